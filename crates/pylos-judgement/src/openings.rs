//! Who wins with up to seven balls on the board, by heart.
//!
//! Most first turns lose, but only in forty plies and more: no search sees
//! that, and a network sees it better than a search does. So the outcomes of
//! all such positions are stored. Occupied cells are taken up to the board's
//! symmetries (a *class*, as in a tablebase), in order of their number, then of
//! their cells; within a class, whose cells are numbered in cell order, the
//! balls of the side to move are the bits of a number. That makes some 280,000
//! outcomes: one bit each where nothing is drawn, else five in a byte.

use std::collections::{BTreeSet, HashMap};

use pylos_rules::pyramid::Cells;

use crate::smallest_image;

/// How a position ends with best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Lost.
    Loss,
    /// Neither side can win.
    Draw,
    /// Won.
    Win,
}

impl Outcome {
    /// What a turn that leads here is worth to the player who makes it.
    #[must_use]
    pub fn before(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }
}

/// The outcomes of every position with few balls.
#[derive(Clone, Debug)]
pub struct Openings {
    /// Where each class begins.
    places: HashMap<Cells, u32>,
    outcomes: Vec<Outcome>,
}

impl Openings {
    /// With how many balls on the board positions are known.
    pub const BALLS: u32 = 7;

    /// Asks for the outcome of every such position: the balls of the side to
    /// move, then those of the other.
    pub fn new<E>(
        mut outcome: impl FnMut(Cells, Cells) -> Result<Outcome, E>,
    ) -> Result<Openings, E> {
        let (classes, places) = numbered();
        let mut outcomes = Vec::new();
        for class in classes {
            for own in 0..1u32 << class.len() {
                let own: Cells = class
                    .into_iter()
                    .enumerate()
                    .filter(|(i, _)| own >> i & 1 == 1)
                    .map(|(_, cell)| cell)
                    .collect();
                outcomes.push(outcome(own, class - own)?);
            }
        }
        Ok(Openings { places, outcomes })
    }

    /// The outcome of a position for the side to move, whose balls are `own`;
    /// `None` with more balls than are known.
    pub fn outcome(&self, own: Cells, other: Cells) -> Option<Outcome> {
        if (own | other).len() > Openings::BALLS {
            return None;
        }
        // Any image whose occupied cells are the class will do: they are
        // worth the same.
        let [class, own] = smallest_image(own | other, own);
        let colours = class.into_iter().enumerate().filter(|(_, cell)| own.contains(*cell));
        let place = self.places.get(&class)? + colours.map(|(i, _)| 1 << i).sum::<u32>();
        self.outcomes.get(place as usize).copied()
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        let drawn = self.outcomes.contains(&Outcome::Draw);
        bytes.push(u8::from(drawn));
        if drawn {
            let five = |five: &[Outcome]| five.iter().rev().fold(0, |all, &o| all * 3 + o as u8);
            bytes.extend(self.outcomes.chunks(5).map(five));
        } else {
            let eight = |eight: &[Outcome]| {
                eight.iter().rev().fold(0, |all, &o| all << 1 | u8::from(o == Outcome::Win))
            };
            bytes.extend(self.outcomes.chunks(8).map(eight));
        }
    }

    /// `None` if the bytes are not what was written.
    pub(crate) fn read(bytes: &[u8]) -> Option<Openings> {
        let (drawn, bytes) = bytes.split_first()?;
        let (classes, places) = numbered();
        let count: usize = classes.iter().map(|class| 1 << class.len()).sum();
        let (each, base) = if *drawn == 0 { (8, 2) } else { (5, 3) };
        if bytes.len() != count.div_ceil(each) {
            return None;
        }
        let mut outcomes = Vec::with_capacity(bytes.len() * each);
        for &byte in bytes {
            let mut rest = byte;
            for _ in 0..each {
                outcomes.push(match (rest % base, base) {
                    (0, _) => Outcome::Loss,
                    (1, 3) => Outcome::Draw,
                    _ => Outcome::Win,
                });
                rest /= base;
            }
        }
        outcomes.truncate(count);
        Some(Openings { places, outcomes })
    }
}

/// The classes in their order, and where the outcomes of each begin.
fn numbered() -> (Vec<Cells>, HashMap<Cells, u32>) {
    let mut classes: Vec<Cells> = Vec::new();
    // With one ball more: every set of cells that carry each other comes from
    // one with a ball less (P1).
    let mut with_so_many = BTreeSet::from([Cells::NONE]);
    for _ in 0..=Openings::BALLS {
        classes.extend(&with_so_many);
        let open = |cells: Cells| (cells.supported() - cells).into_iter();
        with_so_many = with_so_many
            .into_iter()
            .flat_map(|cells| open(cells).map(move |cell| cells.with(cell)))
            .map(|cells| smallest_image(cells, Cells::NONE)[0])
            .collect();
    }
    let mut next = 0;
    let places = classes.iter().map(|&class| {
        let place = next;
        next += 1 << class.len();
        (class, place)
    });
    let places = places.collect();
    (classes, places)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use pylos_rules::pyramid::{Position, Rules, Symmetry};
    use pylos_rules::{Position as _, Random};

    use super::*;

    /// An outcome by lot that all images of a position share.
    fn made_up(own: Cells, other: Cells, drawn: bool) -> Outcome {
        let [own, other] = smallest_image(own, other).map(Cells::bits);
        match (own.wrapping_mul(0x9e37_79b9) ^ other.wrapping_mul(0x85eb_ca6b)) % 7 {
            0..3 => Outcome::Loss,
            3 if drawn => Outcome::Draw,
            _ => Outcome::Win,
        }
    }

    #[test]
    fn what_was_written_is_found_again_in_every_image() {
        for drawn in [false, true] {
            let Ok(openings) =
                Openings::new(|own, other| Ok::<_, Infallible>(made_up(own, other, drawn)));
            assert!((270_000..290_000).contains(&openings.outcomes.len()));
            let mut bytes = Vec::new();
            openings.write(&mut bytes);
            assert!(bytes.len() < if drawn { 58_000 } else { 36_500 });
            assert!(Openings::read(&bytes[..bytes.len() - 1]).is_none());
            let read = Openings::read(&bytes).unwrap();
            let mut random = Random::new(3);
            let mut position = Position::START;
            for _ in 0..4_000 {
                for image in Symmetry::ALL.map(|symmetry| symmetry.position(&position)) {
                    let (own, other) = (image.own(), image.others());
                    let few = position.occupied().len() <= Openings::BALLS;
                    let expected = few.then(|| made_up(own, other, drawn));
                    assert_eq!(read.outcome(own, other), expected);
                }
                position = match position.random_turn(Rules::ADVANCED, &mut random) {
                    Some(turn) if position.occupied().len() < 9 => {
                        position.play_unchecked(Rules::ADVANCED, turn)
                    }
                    _ => Position::START,
                };
            }
        }
    }
}
