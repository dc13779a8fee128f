//! The points that rules of thumb give a position.

use pylos_findings::thumb::{Fact, Known, Term, When, known};
use pylos_rules::{ByGame, Side as _, pyramid};

use crate::board::Board;
use crate::refusal::Refusal;
use crate::wire::{ThumbAnswer, ThumbCount, ThumbLook, ThumbTerm};

/// What rules of thumb say of a position, where there are any.
pub fn thumb(board: &Board) -> Result<ThumbAnswer, Refusal> {
    let ByGame::Pyramid(game) = board.game() else { return Ok(ThumbAnswer { thumb: None }) };
    let known = known(game.rules()).filter(|_| game.outcome().is_none());
    let thumb = known.map(|known| count(known, game.rules(), game.position())).transpose()?;
    Ok(ThumbAnswer { thumb })
}

fn count(
    known: &Known,
    rules: pyramid::Rules,
    position: &pyramid::Position,
) -> Result<ThumbCount, Refusal> {
    let mover = position.to_move();
    let terms = known.thumb.terms(rules, position);
    let points = terms.iter().map(|term| term.points).sum();
    let needed = known.thumb.needed();
    let wins = if points > needed { mover } else { mover.other() };
    Ok(ThumbCount {
        rules: known.rules.to_string(),
        side: mover.into(),
        terms: terms.iter().map(|term| shown(term, mover)).collect::<Result<_, _>>()?,
        points,
        needed,
        wins: wins.into(),
        right: f64::from(known.right.games) / 10.0,
        right_of_all: f64::from(known.right.all) / 10.0,
    })
}

fn shown(term: &Term, mover: pyramid::Color) -> Result<ThumbTerm, Refusal> {
    let Some((looks, of, many)) = told(term.rule.when, mover) else {
        return Err(Refusal::internal("there are no words for a rule of thumb"));
    };
    Ok(ThumbTerm {
        looks,
        of: of.into(),
        many,
        gives: term.rule.points,
        count: term.count,
        points: term.points,
        cells: term.cells.into_iter().map(|cell| cell.to_string()).collect(),
    })
}

/// A rule as it is told, with whose it is; `None` if there are no words for
/// it. A test holds that there are for all that are known.
fn told(when: When, mover: pyramid::Color) -> Option<(ThumbLook, pyramid::Color, Option<i8>)> {
    let other = mover.other();
    Some(match when {
        When::Each(Fact::Lead) => (ThumbLook::Lead, mover, None),
        When::AtLeast(Fact::Lead, many @ ..=0) => (ThumbLook::NotBehind, mover, Some(1 - many)),
        When::Each(Fact::Completions) => (ThumbLook::Completions, mover, None),
        When::Each(Fact::OtherCompletions) => (ThumbLook::Completions, other, None),
        When::AtLeast(Fact::Completions, many) => (ThumbLook::Completes, mover, Some(many)),
        When::AtLeast(Fact::Raisers, many) => (ThumbLook::Raises, mover, Some(many)),
        When::AtLeast(Fact::OtherRaisers, many) => (ThumbLook::Raises, other, Some(many)),
        When::AtLeast(Fact::Free, many) => (ThumbLook::CarryNothing, mover, Some(many)),
        When::AtLeast(Fact::OtherFree, many) => (ThumbLook::CarryNothing, other, Some(many)),
        When::Each(_) | When::AtLeast(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use pylos_views::{PositionQuery, PyramidSide};

    use super::*;
    use crate::queries;

    fn asked(rules: &str, position: Option<&str>, turns: &[&str]) -> Option<ThumbCount> {
        let query = PositionQuery {
            rules: rules.to_owned(),
            position: position.map(str::to_owned),
            turns: turns.iter().map(ToString::to_string).collect(),
            budget: None,
        };
        let board = queries::board(&query).expect("a position");
        thumb(&board).expect("a count").thumb
    }

    #[test]
    fn every_reading_has_its_count_and_every_rule_its_words() {
        for rules in pyramid::Rules::ALL {
            let count = asked(&rules.to_string(), None, &["b2", "c3"]).expect("a count");
            assert!(!count.terms.is_empty());
            assert_eq!(Some(count.rules.as_str()), rules.to_string().split('+').next());
        }
    }

    /// Dark is to move: what is said of a side follows it, and points are the
    /// mover's.
    #[test]
    fn sides_are_named_and_points_are_the_movers() {
        let count = asked("standard", Some("DDL.D...L......L/........./..../. D"), &[]);
        let count = count.expect("a count");
        assert_eq!(count.side, PyramidSide::Dark);
        let completions: Vec<_> =
            count.terms.iter().filter(|term| term.looks == ThumbLook::Completions).collect();
        let [own, others] = completions[..] else { panic!("two rules: {completions:?}") };
        assert_eq!((own.of, own.count, own.points), (PyramidSide::Dark, 1, 2));
        assert_eq!(own.cells, ["b2"]);
        assert_eq!((others.of, others.count, others.points), (PyramidSide::Light, 0, 0));
        assert_eq!(count.points, count.terms.iter().map(|term| term.points).sum::<i32>());
        assert_eq!(count.wins, PyramidSide::Dark);
    }

    #[test]
    fn there_is_none_for_the_other_game_for_handicaps_and_at_the_end() {
        assert_eq!(asked("carpentier", None, &[]), None);
        assert_eq!(asked("standard+13-15", None, &[]), None);
        let over = "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/L D";
        assert_eq!(asked("standard", Some(over), &[]), None);
    }
}
