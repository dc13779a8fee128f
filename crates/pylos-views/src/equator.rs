//! The equator and its hemispheres as faces see them.

use pylos_rules::equator::{
    Color, Equator, EquatorPoints, Intersection, Point, Position, Rules, Singleton, Size, Turn,
};
use pylos_rules::{Played, SeenGame, equator};

use crate::{
    Battle, Beside, Decides, Deciding, EquatorView, Kind, LastTurn, LegalTurn, Pawn, PointView,
    StandingPawn, Step, StepKind, View, Viewed, result,
};

impl Viewed for Position {
    const KIND: Kind = Kind::Equator;

    fn view(seen: &SeenGame<'_, Position>) -> View {
        let (rules, position) = (seen.rules(), seen.position());
        View::Equator(EquatorView {
            rules: rules.to_string(),
            text: position.to_string(),
            to_move: position.to_move().into(),
            leader: position.leader().into(),
            battle: position.battle(),
            played: position.played(),
            points: places(position, rules),
            stock: Color::BOTH
                .map(|color| Size::ALL.map(|size| position.in_hand(color, size) as u8)),
            pile: position.pile(),
            beside: beside(rules, &seen.played()),
            score: Color::BOTH.map(|color| position.points(color)),
            singleton: rules.singleton() == Singleton::On,
            deciding: deciding(position.equator()),
            battles: battles(rules, &seen.played()),
            last: seen.last().map(|played| last(rules, played)),
            outcome: seen.outcome().map(|outcome| result(position, outcome)),
        })
    }

    fn legal(&self, rules: Rules, turn: Turn) -> LegalTurn {
        LegalTurn {
            turn: turn.to_string(),
            ways: vec![steps(self, rules, turn)],
            completes: Vec::new(),
            sets_aside: set_aside(self, rules, turn),
        }
    }

    fn points(&self) -> Option<[u8; 2]> {
        Some(Color::BOTH.map(|color| Position::points(self, color)))
    }

    fn read_step(step: &Step) -> Option<equator::Step> {
        let at = step.at.as_ref();
        Some(match step.kind {
            StepKind::Take => equator::Step::Take(Size::new(step.size?)?),
            StepKind::Place => equator::Step::Place(at?.parse().ok()?),
            StepKind::Lift => equator::Step::Lift(at?.parse().ok()?),
            StepKind::Slide => equator::Step::Slide(at?.parse().ok()?),
            StepKind::Pass => equator::Step::Pass,
            StepKind::TakeBack => return None,
        })
    }
}

fn pawn(owner: Color, size: Size) -> Pawn {
    Pawn { owner: owner.into(), size: size.number() }
}

/// Blue's hemisphere, the equator, red's hemisphere.
fn places(position: &Position, rules: Rules) -> Vec<PointView> {
    let hemisphere = |color: Color| {
        let pawns = position.hemisphere(color);
        Intersection::ALL.map(|at| PointView {
            point: at.to_string(),
            side: Some(color.into()),
            pawn: pawns.at(at).map(|size| pawn(color, size)),
        })
    };
    let five = rules.points() == EquatorPoints::Five;
    let on_five = |point: &Point| !five || point.to_string().starts_with('e');
    let equator = Point::ALL.into_iter().filter(on_five).map(|point| PointView {
        point: point.to_string(),
        side: None,
        pawn: position.equator().at(point).map(|(color, size)| pawn(color, size)),
    });
    let mut places = hemisphere(Color::Blue).to_vec();
    places.extend(equator);
    places.extend(hemisphere(Color::Red));
    places
}

fn deciding(equator: Equator) -> Option<Deciding> {
    let point = equator.deciding()?;
    let (color, size) = equator.at(point)?;
    let left = equator.occupied().len();
    Some(Deciding {
        left,
        decides: Decides::of(left),
        pawn: pawn(color, size),
        point: point.to_string(),
    })
}

/// The pawn that a turn sets aside (E8): the one of the same size that it
/// meets, or the one played itself.
fn set_aside(before: &Position, rules: Rules, turn: Turn) -> Option<StandingPawn> {
    let Turn::Play { from, to } = turn else { return None };
    let size = before.hemisphere(before.to_move()).at(from)?;
    let (met, owner, _) = before.equator().iter().find(|(_, _, other)| *other == size)?;
    let (point, owner) = match rules.set_aside() {
        equator::SetAside::Old => (met, owner),
        equator::SetAside::New => (to, before.to_move()),
    };
    Some(StandingPawn { point: point.to_string(), pawn: pawn(owner, size) })
}

/// The equator as the last turn of a battle left it, before it was cleared.
fn final_equator(before: &Position, rules: Rules, turn: Turn) -> Equator {
    let Turn::Play { from, to } = turn else { return before.equator() };
    let Some(size) = before.hemisphere(before.to_move()).at(from) else { return before.equator() };
    before.equator().arrive(to, before.to_move(), size, rules.set_aside()).0
}

fn battles(rules: Rules, played: &[Played<Position>]) -> Vec<Battle> {
    let mut battles = Vec::new();
    let mut pile = played.first().map_or(0, |first| first.before.pile());
    for Played { turn, before, position: after, .. } in played {
        if before.in_setup() || after.battle() == before.battle() {
            continue;
        }
        let equator = final_equator(before, rules, *turn);
        let aside_now = u8::from(set_aside(before, rules, *turn).is_some());
        let piled = before.pile() + aside_now;
        let left = equator.occupied().len();
        let winner = after.leader();
        let captured = after.points(winner) - before.points(winner);
        let winning = equator.deciding().and_then(|point| equator.at(point));
        battles.push(Battle {
            battle: before.battle(),
            leader: before.leader().into(),
            winner: winner.into(),
            left,
            decides: Decides::of(left),
            pawn: winning.map(|(color, size)| pawn(color, size)),
            captured: captured.into(),
            set_aside: (piled - pile).into(),
        });
        pile = piled;
    }
    battles
}

/// Which pawns have left the board.
fn beside(rules: Rules, played: &[Played<Position>]) -> Beside {
    let mut beside = Beside::default();
    for Played { turn, before, position: after, .. } in played {
        beside.pile.extend(set_aside(before, rules, *turn).map(|standing| standing.pawn));
        if before.in_setup() || after.battle() == before.battle() {
            continue;
        }
        let captured = &mut beside.captured[after.leader() as usize];
        let equator = final_equator(before, rules, *turn);
        captured.extend(equator.iter().map(|(_, color, size)| pawn(color, size)));
        // E11: the winner of the last battle takes the pile.
        if after.is_over() {
            captured.append(&mut beside.pile);
        }
    }
    beside
}

fn show_step(step: equator::Step) -> Step {
    match step {
        equator::Step::Take(size) => {
            Step { kind: StepKind::Take, at: None, size: Some(size.number()), path: Vec::new() }
        }
        equator::Step::Place(at) => Step::at(StepKind::Place, at),
        equator::Step::Lift(from) => Step::at(StepKind::Lift, from),
        equator::Step::Slide(to) => Step::at(StepKind::Slide, to),
        equator::Step::Pass => {
            Step { kind: StepKind::Pass, at: None, size: None, path: Vec::new() }
        }
    }
}

/// The steps of a turn, with the way that a pawn takes.
fn steps(before: &Position, rules: Rules, turn: Turn) -> Vec<Step> {
    let mut steps: Vec<Step> = turn.steps().map(show_step).collect();
    if let Turn::Play { from, to } = turn
        && let Some(way) = before.way(rules, from, to)
        && let Some(slide) = steps.last_mut()
    {
        slide.path = way.iter().map(ToString::to_string).collect();
        slide.path.push(to.to_string());
    }
    steps
}

fn last(rules: Rules, played: Played<Position>) -> LastTurn {
    let Played { side, turn, before, position } = played;
    let finished = !before.in_setup() && position.battle() > before.battle();
    LastTurn {
        turn: turn.to_string(),
        side: side.into(),
        steps: steps(&before, rules, turn),
        completed: Vec::new(),
        set_aside: set_aside(&before, rules, turn),
        battle: finished.then_some(before.battle()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::{Game, Position as _, Random, Viewer};

    /// Whatever is played, the battles add up to the points of the game.
    #[test]
    fn battles_tell_the_whole_story() {
        let mut random = Random::new(3);
        for rules in Rules::all().step_by(7) {
            let start = Position::dealt(rules, &mut random);
            let mut game = Game::from_position(rules, start);
            while let Some(turn) = game.position().random_turn(rules, &mut random) {
                let expected = set_aside(game.position(), rules, turn).is_some();
                let pile = game.position().pile();
                game.play(turn).unwrap();
                let beside = beside(rules, &game.played().collect::<Vec<_>>());
                if !game.position().is_over() {
                    assert_eq!(game.position().pile() > pile, expected, "{rules} {turn}");
                    assert_eq!(beside.pile.len(), usize::from(game.position().pile()), "{rules}");
                }
                // All twenty are somewhere, and nobody is anywhere twice.
                let position = game.position();
                let hemispheres =
                    Color::BOTH.map(|color| position.hemisphere(color).iter().count());
                let left = Color::BOTH
                    .into_iter()
                    .flat_map(|color| Size::ALL.map(|size| position.in_hand(color, size) as usize));
                let off = beside.pile.len() + beside.captured.iter().map(Vec::len).sum::<usize>();
                let on = hemispheres.iter().sum::<usize>() + position.equator().iter().count();
                assert_eq!(on + off + left.sum::<usize>(), 20, "{rules} {turn}");
            }
            let View::Equator(view) = Position::view(&game.seen_by(Viewer::Watcher)) else {
                panic!()
            };
            assert_eq!(view.battles.len(), 5, "{rules}");
            for color in Color::BOTH {
                let won = view.battles.iter().filter(|battle| battle.winner == color.into());
                let sum: u32 = won.map(|battle| battle.captured).sum();
                assert_eq!(sum, u32::from(game.position().points(color)), "{rules}");
            }
            for battle in &view.battles[..4] {
                assert_eq!(battle.captured, battle.left);
                if let Some(pawn) = battle.pawn {
                    assert_eq!(pawn.owner, battle.winner);
                }
            }
        }
    }
}
