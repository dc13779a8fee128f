//! The places of the board: the intersections of a hemisphere and the points
//! of the equator.
//!
//! ```text
//!           o1    o2    o3    o4    o5          outer half-circle, from ol to or
//!
//!              i1   i2   i3   i4   i5           inner half-circle, from il to ir
//!
//!    ol    il  e1   e2   e3   e4   e5  ir    or     the equator
//! ```
//!
//! Meridian N runs through `oN`, `iN` and `eN`. The drawing is blue's
//! hemisphere, the northern one; red's is its reflection in the equator, with
//! the same names: both sides count meridians from left to right (E1, E2).

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

/// A place that belongs to a small, ordered family of places.
pub trait Place: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + 'static {
    /// How many places the family has, at most ten.
    const COUNT: usize;

    /// The place with this number, counted from 0.
    fn from_index(index: usize) -> Option<Self>;

    /// The place's number.
    fn index(self) -> usize;
}

/// One of the ten intersections of a hemisphere, where a side's pawns stand
/// before they are played (E1).
///
/// The order is `i1 i2 i3 i4 i5 o1 o2 o3 o4 o5`.
///
/// ```
/// use pylos_rules::equator::{Circle, Intersection};
/// let i3: Intersection = "i3".parse().unwrap();
/// assert_eq!((i3.circle(), i3.meridian()), (Circle::Inner, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Intersection(u8);

/// One of the two concentric circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Circle {
    /// The smaller circle, `i`.
    Inner,
    /// The larger circle, `o`.
    Outer,
}

impl Intersection {
    /// All intersections of a hemisphere in order.
    pub const ALL: [Intersection; 10] = {
        let mut all = [Intersection(0); 10];
        let mut i = 0;
        while i < 10 {
            all[i] = Intersection(i as u8);
            i += 1;
        }
        all
    };

    /// The intersection of a circle with a meridian, 1 to 5.
    pub fn at(circle: Circle, meridian: u8) -> Option<Intersection> {
        (1..=5).contains(&meridian).then(|| Intersection(circle as u8 * 5 + meridian - 1))
    }

    /// The circle that it lies on.
    pub fn circle(self) -> Circle {
        if self.0 < 5 { Circle::Inner } else { Circle::Outer }
    }

    /// The meridian that it lies on, 1 to 5.
    pub fn meridian(self) -> u8 {
        self.0 % 5 + 1
    }

    /// Its image when left and right are exchanged.
    #[must_use]
    pub fn mirrored(self) -> Intersection {
        Intersection(self.0 / 5 * 5 + 4 - self.0 % 5)
    }
}

impl Place for Intersection {
    const COUNT: usize = 10;

    fn from_index(index: usize) -> Option<Intersection> {
        Intersection::ALL.get(index).copied()
    }

    fn index(self) -> usize {
        self.0.into()
    }
}

/// One of the nine points of the equator, from left to right
/// `ol il e1 e2 e3 e4 e5 ir or` (E2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// All points from left to right.
    pub const ALL: [Point; 9] = {
        let mut all = [Point(0); 9];
        let mut i = 0;
        while i < 9 {
            all[i] = Point(i as u8);
            i += 1;
        }
        all
    };

    const NAMES: [&'static str; 9] = ["ol", "il", "e1", "e2", "e3", "e4", "e5", "ir", "or"];

    /// The meridian that crosses the equator here, 1 to 5; `None` where a
    /// circle does.
    pub fn meridian(self) -> Option<u8> {
        (2..7).contains(&self.0).then(|| self.0 - 1)
    }

    /// The intersection next to it in either hemisphere, which every pawn that
    /// slides here comes from or passes last.
    pub fn gate(self) -> Intersection {
        Intersection(self.gate_bit())
    }

    pub(super) const fn gate_bit(self) -> u8 {
        const GATES: [u8; 9] = [5, 0, 0, 1, 2, 3, 4, 4, 9];
        GATES[self.0 as usize]
    }

    /// Its image when left and right are exchanged.
    #[must_use]
    pub fn mirrored(self) -> Point {
        Point(8 - self.0)
    }
}

impl Place for Point {
    const COUNT: usize = 9;

    fn from_index(index: usize) -> Option<Point> {
        Point::ALL.get(index).copied()
    }

    fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let circle = match self.circle() {
            Circle::Inner => 'i',
            Circle::Outer => 'o',
        };
        write!(f, "{circle}{}", self.meridian())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Point::NAMES[self.index()])
    }
}

impl fmt::Debug for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no place of the kind that was wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// It should have been an intersection of a hemisphere.
    Intersection(String),
    /// It should have been a point of the equator.
    Point(String),
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlaceError::Intersection(text) => {
                write!(f, "“{text}” is not an intersection: they are i1…i5 and o1…o5 (E1)")
            }
            PlaceError::Point(text) => write!(
                f,
                "“{text}” is not a point of the equator: they are ol, il, e1…e5, ir and or (E2)"
            ),
        }
    }
}

impl std::error::Error for PlaceError {}

fn shorten(text: &str) -> String {
    text.chars().take(12).collect()
}

impl FromStr for Intersection {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Intersection, PlaceError> {
        let (circle, meridian) = match *text.as_bytes() {
            [b'i', meridian] => (Circle::Inner, meridian),
            [b'o', meridian] => (Circle::Outer, meridian),
            _ => return Err(PlaceError::Intersection(shorten(text))),
        };
        Intersection::at(circle, meridian.wrapping_sub(b'0'))
            .ok_or_else(|| PlaceError::Intersection(shorten(text)))
    }
}

impl FromStr for Point {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Point, PlaceError> {
        let index = Point::NAMES.iter().position(|name| *name == text);
        index.and_then(Point::from_index).ok_or_else(|| PlaceError::Point(shorten(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_mirroring_is_its_own_inverse() {
        for place in Intersection::ALL {
            assert_eq!(place.to_string().parse(), Ok(place));
            assert_eq!(place.mirrored().mirrored(), place);
            assert_eq!(place.mirrored().circle(), place.circle());
        }
        for point in Point::ALL {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.mirrored().gate(), point.gate().mirrored());
        }
        for text in ["", "i0", "i6", "o9", "e1", "i11", "ï1", "o/"] {
            assert!(text.parse::<Intersection>().is_err(), "{text}");
        }
        for text in ["", "e0", "e6", "i1", "oo", "OL", "é1"] {
            assert!(text.parse::<Point>().is_err(), "{text}");
        }
    }
}
