//! What a teacher would say at the end of a game.

use pylos_views::{Explanation, Habit, Lesson, Practice, SideName};

/// How many turns are said to have decided a game, at most.
const DECIDED: usize = 3;

/// How much a turn gave away; greater is worse.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Loss(pub f64);

/// A turn that gave something away, and why that was wrong.
#[derive(Clone, Copy, Debug)]
pub struct Judged<'a> {
    /// The ply that it led to.
    pub ply: usize,
    /// Who played it.
    pub side: SideName,
    /// How much it gave away.
    pub loss: Loss,
    /// Why.
    pub because: &'a [Explanation],
}

/// The turns that decided a game, and what each side should work on: what it
/// overlooked most often, and among equals what cost it most.
pub fn lesson(mistakes: &[Judged<'_>], sides: [SideName; 2]) -> Lesson {
    let mut worst: Vec<&Judged<'_>> = mistakes.iter().collect();
    // What was given away last could not be made up for any more.
    worst.sort_by(|a, b| b.loss.0.total_cmp(&a.loss.0).then(b.ply.cmp(&a.ply)));
    let mut decided: Vec<usize> = worst.iter().take(DECIDED).map(|turn| turn.ply).collect();
    decided.sort_unstable();
    let habits = sides.into_iter().filter_map(|side| {
        let own: Vec<&Judged<'_>> = mistakes.iter().filter(|turn| turn.side == side).collect();
        habit(&own)
    });
    Lesson { decided, habits: habits.collect() }
}

fn habit(mistakes: &[&Judged<'_>]) -> Option<Habit> {
    let of = |practice: Practice| {
        let about = mistakes.iter().filter(|turn| practice_of(turn.because) == Some(practice));
        about.fold((0, 0.0), |(times, loss), turn| (times + 1, loss + turn.loss.0))
    };
    let counted = Practice::ALL.iter().map(|&practice| (practice, of(practice)));
    let (practice, (times, _)) = counted
        .filter(|(_, (times, _))| *times > 0)
        .max_by(|(_, a), (_, b)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)))?;
    Some(Habit { side: mistakes.first()?.side, practice, times })
}

/// What a turn shows there is to practise: the first thing that is more than
/// counting.
fn practice_of(because: &[Explanation]) -> Option<Practice> {
    let mut practices = because.iter().map(|reason| reason.because.practice());
    let first = practices.clone().next()?;
    let vague = |practice: &Practice| matches!(practice, Practice::Counting | Practice::QuietTurn);
    Some(practices.find(|practice| !vague(practice)).unwrap_or(first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_views::Because;

    fn because(because: Because) -> Vec<Explanation> {
        vec![Explanation { because, line: Vec::new(), places: Vec::new() }]
    }

    #[test]
    fn the_worst_turns_decide_and_what_is_overlooked_most_is_the_habit() {
        let raise = because(Because::OpensRaise {
            turn: "a1".to_owned(),
            answer: "b1-e1".to_owned(),
            other: SideName::Dark,
            to: "e1".to_owned(),
        });
        let zugzwang = because(Because::Zugzwang { turn: "a1".to_owned(), other: SideName::Dark });
        let turn = |ply, side, loss, because| Judged { ply, side, loss: Loss(loss), because };
        let mistakes = [
            turn(3, SideName::Light, 1.0, &*raise),
            turn(5, SideName::Light, 2.0, &*zugzwang),
            turn(8, SideName::Dark, 1.0, &*zugzwang),
            turn(9, SideName::Light, 1.0, &*raise),
        ];
        let lesson = lesson(&mistakes, [SideName::Light, SideName::Dark]);
        assert_eq!(lesson.decided, [5, 8, 9]);
        let light = Habit { side: SideName::Light, practice: Practice::Raise, times: 2 };
        let dark = Habit { side: SideName::Dark, practice: Practice::Zugzwang, times: 1 };
        assert_eq!(lesson.habits, [light, dark]);
    }

    #[test]
    fn a_game_without_mistakes_teaches_nothing() {
        assert_eq!(lesson(&[], [SideName::Blue, SideName::Red]), Lesson::default());
    }
}
