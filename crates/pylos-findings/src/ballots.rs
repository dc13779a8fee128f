//! Ballots: the first plies of a game, given by lot instead of played.
//!
//! Both sides get the same chance from them: they are drawn with best play, or,
//! where too few such openings are known, decided as late as can be. Two games
//! that follow each other have the same ballot, so that players who change
//! sides between them have had either side of it.

use pylos_rules::pyramid::Rules;
use pylos_rules::{Random, Value};

use crate::openings::{self, LONGEST, Opening};

/// From so many drawn openings on, only drawn ones are ballots: with fewer the
/// same ones would come too often.
const ENOUGH: usize = 8;

/// All ballots under these rules; none where no openings are known.
pub fn all(rules: Rules) -> Vec<Opening> {
    let mut ballots = openings::known(rules, LONGEST);
    // The fairest come first.
    let drawn = ballots.iter().take_while(|ballot| ballot.value == Value::Draw).count();
    if drawn >= ENOUGH {
        ballots.truncate(drawn);
    }
    ballots
}

/// The ballot of a game, counted from 1, of those that share a seed: always the
/// same, and the same for the first and the second game, the third and the
/// fourth, and so on.
pub fn draw(rules: Rules, seed: u32, game: u32) -> Option<Opening> {
    let mut ballots = all(rules);
    let pair = u64::from(game.saturating_sub(1) / 2);
    let mut lot = Random::new(u64::from(seed) | pair << 32);
    let drawn = lot.below(ballots.len().max(1) as u64) as usize;
    (drawn < ballots.len()).then(|| ballots.swap_remove(drawn))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_reading_has_ballots_of_one_worth() {
        for name in ["children", "standard", "standard+must+raise", "advanced", "advanced+must"] {
            let rules: Rules = name.parse().unwrap();
            let ballots = all(rules);
            assert!(ballots.len() >= ENOUGH, "{name}");
            assert!(ballots.iter().all(|ballot| ballot.position(rules).is_some()), "{name}");
            assert!(ballots.iter().all(|ballot| ballot.turns.len() == LONGEST), "{name}");
        }
        let drawn = |rules| all(rules).iter().all(|ballot| ballot.value == Value::Draw);
        assert!(drawn(Rules::STANDARD) && drawn(Rules::ADVANCED));
        assert!(!drawn(Rules::CHILDREN), "nothing is drawn there");
        assert!(all("standard+13-15".parse().unwrap()).is_empty());
        assert_eq!(draw("standard+13-15".parse().unwrap(), 1, 1), None);
    }

    #[test]
    fn two_games_share_a_ballot_and_every_ballot_comes() {
        let rules = Rules::ADVANCED;
        let text = |seed, game| draw(rules, seed, game).unwrap().to_string();
        let mut seen = BTreeSet::new();
        for seed in 0..200 {
            assert_eq!(text(seed, 1), text(seed, 2));
            assert_eq!(text(seed, 3), text(seed, 4));
            assert_eq!(text(seed, 0), text(seed, 1), "there is no game before the first");
            seen.insert(text(seed, 1));
        }
        assert_eq!(seen.len(), all(rules).len());
        assert!((0..20).any(|seed| text(seed, 2) != text(seed, 3)), "a new pair, a new lot");
    }
}
