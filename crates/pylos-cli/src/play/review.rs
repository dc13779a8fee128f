//! A game looked at again, turn by turn.

use pylos_engine::{Judged, Review};
use pylos_views::Explanation;

use crate::language::{Language, Text, Word, name};
use crate::terminal_game::TerminalGame;
use crate::wrap::beside;

/// A turn that was played, and what the engine thinks of it.
pub struct Reviewed<P: TerminalGame> {
    /// Who played it.
    pub side: P::Side,
    /// What it did to the game.
    pub review: Review<P>,
    /// Why, if it gave something away.
    pub because: Vec<Explanation>,
}

/// One line for every turn, with its number.
pub fn lines<P: TerminalGame>(turns: &[Reviewed<P>], language: Language) -> String {
    let said: Vec<[String; 3]> = turns
        .iter()
        .map(|Reviewed { side, review, because }| {
            let why = because.iter().map(|why| language.explain(why));
            let judged = [language.say(&judged(review))].into_iter().chain(why);
            let judged = judged.collect::<Vec<_>>().join(" · ");
            [language.say(&P::side(*side)), review.turn.to_string(), judged]
        })
        .collect();
    let width = |column: usize| said.iter().map(|row| row[column].chars().count()).max();
    let (sides, names) = (width(0).unwrap_or(0), width(1).unwrap_or(0));
    let row = |(number, [side, turn, judged]): (usize, &[String; 3])| {
        let label = format!("{number:>3}. {side:<sides$} {turn}");
        beside(&label, sides + names + 8, judged)
    };
    (1..).zip(&said).map(row).collect()
}

fn judged<P: TerminalGame>(review: &Review<P>) -> Text {
    let best = name(review.best);
    match review.verdict {
        Judged::Best => Text::ReviewBest,
        Judged::SlowerWin(_) => Text::ReviewSlower { best },
        Judged::FasterLoss(_) => Text::ReviewSooner { best },
        Judged::ThrewAwayWin => Text::ReviewWinDrawn { best },
        Judged::LostWonGame => Text::ReviewWinLost { best },
        Judged::ThrewAwayDraw => Text::ReviewDrawLost { best },
        Judged::GaveAway(points) => Text::ReviewPoints { points: points.into(), best },
        Judged::Worse(worth) => Text::ReviewWorse { worth: Word::Hundredths(worth.into()), best },
    }
}
