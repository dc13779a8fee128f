//! One name for all positions between battles that are the same to the search.
//!
//! Points already taken do not matter to what is still to come, nor does which
//! colour leads, nor do left and right. Where any pawn may be played to any
//! point, it does not even matter where a pawn stands.

use pylos_rules::Side as _;
use pylos_rules::equator::{
    Designation, Hemisphere, Intersection, Movement, Place as _, Position, Rules, Size,
};

/// A position at the start of a battle, up to what makes no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// Both hemispheres (the leader's first) and the battle.
    pub pawns: u64,
    /// The pawns set aside.
    pub pile: u8,
}

/// Whether the key names the position itself or its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Image {
    Itself,
    Mirrored,
}

impl Key {
    #[inline]
    pub fn of(position: &Position, rules: Rules) -> (Key, Image) {
        let leader = position.to_move();
        let mut own = position.hemisphere(leader);
        let mut others = position.hemisphere(leader.other());
        if rules.movement() == Movement::Free && rules.designation() == Designation::Any {
            (own, others) = (in_order(own), in_order(others));
        }
        let itself = pack(own, others);
        let mirrored = pack(own.mirrored(), others.mirrored());
        let (pawns, image) =
            if mirrored < itself { (mirrored, Image::Mirrored) } else { (itself, Image::Itself) };
        (Key { pawns: pawns | u64::from(position.battle()) << 60, pile: position.pile() }, image)
    }
}

const fn pack(own: Hemisphere, others: Hemisphere) -> u64 {
    own.bits() as u64 | (others.bits() as u64) << 30
}

/// The same pawns on the first intersections, the smallest first.
fn in_order(hemisphere: Hemisphere) -> Hemisphere {
    let mut ordered = Hemisphere::NONE;
    for size in Size::ALL {
        for _ in hemisphere.of_size(size) {
            if let Some(place) = Intersection::from_index(ordered.len() as usize) {
                ordered = ordered.with(place, size);
            }
        }
    }
    ordered
}
