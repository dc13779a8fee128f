//! Which opening a game begins with, where openings are balanced.
//!
//! Everything that stands in the file before the first round is the lot: who
//! entered, in which order, under what rules. So the file alone says which
//! ballot every game of every round has, on whatever machine, and two evenings
//! of a club do not have the same ones.

use pylos_findings::ballots;
use pylos_rules::{ByGame, pyramid};

use crate::{Openings, Place, Tournament};

/// The opening of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// The turns, light's first.
    pub turns: Vec<pyramid::Turn>,
    /// The position after them.
    pub position: pyramid::Position,
}

impl Tournament {
    /// What game `number` (from 1) of a pairing begins with; nothing where
    /// games begin as usual.
    pub fn ballot(&self, place: Place, number: u32) -> Option<Ballot> {
        let ByGame::Pyramid(rules) = self.settings().rules else { return None };
        let opening = ballots::draw(rules, self.lot_of(place)?, number)?;
        let position = opening.position(rules)?;
        Some(Ballot { turns: opening.turns, position })
    }

    /// The openings that a pairing is agreed to have: one for every two games.
    pub fn ballots(&self, place: Place) -> Vec<Ballot> {
        let pairs = u32::from(self.settings().games).div_ceil(2);
        (0..pairs).filter_map(|pair| self.ballot(place, 2 * pair + 1)).collect()
    }

    /// What the ballots of a pairing are drawn with.
    pub fn lot_of(&self, place: Place) -> Option<u32> {
        let balanced = self.settings().openings == Openings::Balanced;
        balanced.then(|| {
            let lot = hash(self.lot, format!("{}.{}", place.round, place.board).as_bytes());
            (lot ^ lot >> 32) as u32
        })
    }

    /// The lot of a tournament that is about to begin.
    pub(crate) fn draw_lot(&self) -> u64 {
        match self.settings().openings {
            Openings::Usual => 0,
            Openings::Balanced => hash(OFFSET, self.to_string().as_bytes()),
        }
    }
}

/// `a1 d4 b2 c3 a4 d1`.
impl std::fmt::Display for Ballot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(ToString::to_string).collect();
        f.pad(&turns.join(" "))
    }
}

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a: the same on every machine, and for ever.
fn hash(before: u64, bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(before, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
