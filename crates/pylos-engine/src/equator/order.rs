//! In which order turns are tried: good ones first, so that the rest can be
//! cut off.

use pylos_rules::equator::{Intersection, Position, Size, Turn};

use super::plays::Plays;

/// Merits stay below this, and one more still fits a rank.
const MOST: u32 = (1 << 24) - 2;

/// How often a size has proved right, by the turn of the battle and the sizes
/// on the equator.
pub(super) struct Order {
    merits: Box<[[[u32; 6]; 32]; 4]>,
}

impl Order {
    pub fn new() -> Order {
        Order { merits: Box::new([[[0; 6]; 32]; 4]) }
    }

    pub fn forget(&mut self) {
        *self = Order::new();
    }

    /// A turn was good enough to cut the others off.
    pub fn reward(&mut self, position: &Position, turn: Turn) {
        if let Turn::Play { from, .. } = turn
            && let Some(size) = position.hemisphere(position.to_move()).at(from)
        {
            let battles_left = u32::from(Position::BATTLES - position.battle());
            let merit = &mut self.merit(position)[usize::from(size.number())];
            *merit += 1 << (2 * battles_left);
            if *merit >= MOST {
                // Old merits fade.
                self.merits.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|m| *m /= 2);
            }
        }
    }

    fn merit(&mut self, position: &Position) -> &mut [u32; 6] {
        let on_equator = position.equator().pawns();
        let mut sizes = 0;
        for size in Size::ALL {
            let there = !on_equator.of_size(size).is_empty();
            sizes |= usize::from(there) << (size.number() - 1);
        }
        &mut self.merits[usize::from(position.played())][sizes]
    }

    /// Ranks turns: the pawn that was best before, then by merit.
    #[inline]
    pub fn rank(&mut self, position: &Position, best: Option<Intersection>, plays: &mut Plays) {
        let pawns = position.hemisphere(position.to_move());
        let merits = *self.merit(position);
        plays.rank(|from| match pawns.at(from) {
            _ if Some(from) == best => MOST + 1,
            Some(size) => merits[usize::from(size.number())],
            None => 0,
        });
    }
}
