//! One name for all positions between battles that are the same to the search.
//!
//! Points already taken do not matter to what is still to come, nor does which
//! colour leads, nor do left and right. Where any pawn may be played to any
//! point, more is the same. If any pawn may answer, it does not even matter
//! where a pawn stands; nor does it where pawns slide, once none can be stopped
//! any more (`open`). If the point played designates who may answer (E14),
//! what matters is which pawns share a meridian and which share a circle: the
//! five meridians can change places, on both sides of the equator at once, and
//! so can the two circles, which makes 240 images.

use pylos_rules::Side as _;
use pylos_rules::equator::{
    Designation, Hemisphere, Intersection, Movement, Place as _, Position, Rules, Size,
};

use super::open::is_open;

/// A position at the start of a battle, up to what makes no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// Both hemispheres (the leader's first) and the battle.
    pub pawns: u64,
    /// The pawns set aside.
    pub pile: u8,
}

/// Which images of a position share what is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Likeness {
    /// Left and right alone. Levels keep to it: what they see in the positions
    /// that they may look at has been measured that way.
    Mirrored,
    /// All images that the rules allow.
    Full,
}

/// The image that a key names: where each of its meridians is on the board,
/// and whether the circles have changed places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Image {
    meridians: [u8; 5],
    circles_exchanged: bool,
}

impl Image {
    const ITSELF: Image = Image { meridians: [0, 1, 2, 3, 4], circles_exchanged: false };
    const MIRRORED: Image = Image { meridians: [4, 3, 2, 1, 0], circles_exchanged: false };

    /// An intersection of the image, given by number, as it lies on the board.
    pub fn on_board(self, number: u8) -> Option<Intersection> {
        let meridian = self.meridians[usize::from(number % 5)];
        Intersection::from_index(self.circle(number) + usize::from(meridian))
    }

    /// The number of an intersection of the board on the image.
    pub fn on_image(self, place: Intersection) -> u8 {
        let number = place.index() as u8;
        let meridian = self.meridians.iter().position(|m| *m == number % 5).unwrap_or(0);
        (self.circle(number) + meridian) as u8
    }

    /// Where the numbers of an intersection's circle begin, seen from the
    /// other side.
    fn circle(self, number: u8) -> usize {
        if (number >= 5) == self.circles_exchanged { 0 } else { 5 }
    }
}

impl Key {
    #[inline]
    pub fn of(position: &Position, rules: Rules, likeness: Likeness) -> (Key, Image) {
        let (battle, pile) = (u64::from(position.battle()) << 60, position.pile());
        let leader = position.to_move();
        let mut own = position.hemisphere(leader);
        let mut others = position.hemisphere(leader.other());
        let free = rules.movement() == Movement::Free;
        let (pawns, image) = match rules.designation() {
            Designation::Line if free && likeness == Likeness::Full => {
                smallest_of_240([own, others].map(Hemisphere::bits))
            }
            designation => {
                if free && designation == Designation::Any {
                    (own, others) = (in_order(own), in_order(others));
                } else if likeness == Likeness::Full && is_open(position, rules) {
                    let pawns = pack([own, others].map(|pawns| in_order(pawns).bits()));
                    return (Key { pawns: pawns | OPEN | battle, pile }, Image::ITSELF);
                }
                let itself = pack([own, others].map(Hemisphere::bits));
                let mirrored = pack([own.mirrored(), others.mirrored()].map(Hemisphere::bits));
                match mirrored < itself {
                    true => (mirrored, Image::MIRRORED),
                    false => (itself, Image::ITSELF),
                }
            }
        };
        (Key { pawns: pawns | battle, pile }, image)
    }
}

/// Tells the pawns of an open position from others that stand where these were
/// put in order.
const OPEN: u64 = 1 << 63;

const fn pack([own, others]: [u32; 2]) -> u64 {
    own as u64 | (others as u64) << 30
}

/// The bits of the first meridian: three digits of a size on either circle.
const MERIDIAN: u32 = 0x0210_8421;
/// The bits of the inner circle; those of the outer lie five places higher.
const INNER: u32 = 0x01f0_7c1f;

/// Of the images with meridians and circles in any order, the one that has its
/// meridians in ascending order, as numbers; with the circles whichever way is
/// smaller.
#[inline]
fn smallest_of_240(sides: [u32; 2]) -> (u64, Image) {
    let exchanged = sides.map(|pawns| (pawns & INNER) << 5 | pawns >> 5 & INNER);
    let (itself, meridians) = in_order_of_meridians(sides);
    let (other, others_meridians) = in_order_of_meridians(exchanged);
    match other < itself {
        true => (other, Image { meridians: others_meridians, circles_exchanged: true }),
        false => (itself, Image { meridians, circles_exchanged: false }),
    }
}

#[inline]
fn in_order_of_meridians([own, others]: [u32; 2]) -> (u64, [u8; 5]) {
    // Five places lie between the bits of a meridian, so the two sides fit
    // into one number, and its place on the board below them.
    let mut sorted: [u32; 5] = std::array::from_fn(|m| {
        ((own >> m & MERIDIAN) | (others >> m & MERIDIAN) << 1) << 3 | m as u32
    });
    // Nine comparisons sort five numbers.
    for (i, j) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
        let (a, b) = (sorted[i], sorted[j]);
        (sorted[i], sorted[j]) = (a.min(b), a.max(b));
    }
    let mut sides = [0, 0];
    for (m, number) in sorted.into_iter().enumerate() {
        sides[0] |= (number >> 3 & MERIDIAN) << m;
        sides[1] |= (number >> 4 & MERIDIAN) << m;
    }
    (pack(sides), sorted.map(|number| (number & 7) as u8))
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

#[cfg(test)]
mod tests {
    use pylos_rules::equator::Color;
    use pylos_rules::{Position as _, Random};

    use super::*;

    /// The pawns of both sides, given by the number of their intersection on
    /// the board, as they lie with meridians and circles in another order.
    fn image(pawns: Hemisphere, meridians: &[usize], circles_exchanged: bool) -> Hemisphere {
        pawns.iter().fold(Hemisphere::NONE, |image, (place, size)| {
            let (circle, meridian) = (place.index() / 5, place.index() % 5);
            let circle = if circles_exchanged { 1 - circle } else { circle };
            let to = Intersection::from_index(circle * 5 + meridians[meridian]);
            image.with(to.unwrap(), size)
        })
    }

    #[test]
    fn all_240_images_have_one_key_and_places_are_found_again() {
        let rules = Rules::JEUX_ET_STRATEGIE;
        let mut random = Random::new(4);
        for _ in 0..300 {
            let mut position = Position::start_led_by(rules, Color::Blue);
            while position.in_setup() {
                let turn = position.random_turn(rules, &mut random).unwrap();
                position = position.play_unchecked(rules, turn);
            }
            let sides = [Color::Blue, Color::Red].map(|color| position.hemisphere(color));
            let (key, _) = smallest_of_240(sides.map(Hemisphere::bits));
            let mut meridians = [0, 1, 2, 3, 4];
            random.shuffle(&mut meridians);
            for exchanged in [false, true] {
                let images = sides.map(|pawns| image(pawns, &meridians, exchanged));
                let (same, of) = smallest_of_240(images.map(Hemisphere::bits));
                assert_eq!(same, key);
                for place in Intersection::ALL {
                    assert_eq!(of.on_board(of.on_image(place)), Some(place));
                    let shown = images[0].at(place).map_or(0, |size| u64::from(size.number()));
                    let at = key >> of.on_image(place);
                    assert_eq!(at & 1 | at >> 9 & 2 | at >> 18 & 4, shown, "{position}");
                }
            }
            // Another pawn somewhere is another position.
            let fewer = sides[1].without(Intersection::ALL[random.below(10) as usize]);
            assert_ne!(smallest_of_240([sides[0].bits(), fewer.bits()]).0, key);
        }
    }
}
