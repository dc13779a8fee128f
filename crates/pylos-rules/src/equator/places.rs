//! Sets of places.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

use super::{Intersection, Place, Point};

/// A set of places of one kind: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Places<T> {
    bits: u16,
    kind: PhantomData<T>,
}

/// A set of intersections of one hemisphere.
pub type Intersections = Places<Intersection>;

/// A set of equator points.
pub type Points = Places<Point>;

impl Intersections {
    /// All ten.
    pub const ALL: Intersections = Places::from_bits(0x3ff);
}

impl Points {
    /// All nine.
    pub const ALL: Points = Places::from_bits(0x1ff);
}

impl<T> Places<T> {
    /// No place.
    pub const NONE: Places<T> = Places::from_bits(0);

    pub(super) const fn from_bits(bits: u16) -> Places<T> {
        Places { bits, kind: PhantomData }
    }

    /// One bit for each place, by its number.
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// How many places.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there is no place in it.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Place> Places<T> {
    /// Whether a place is in it.
    #[inline]
    pub fn contains(self, place: T) -> bool {
        self.bits >> place.index() & 1 == 1
    }

    /// The set with one place more.
    #[must_use]
    pub fn with(self, place: T) -> Places<T> {
        Places::from_bits(self.bits | 1 << place.index())
    }

    /// The first place.
    pub fn first(self) -> Option<T> {
        T::from_index(self.bits.trailing_zeros() as usize)
    }
}

impl<T: Place> FromIterator<T> for Places<T> {
    fn from_iter<I: IntoIterator<Item = T>>(places: I) -> Places<T> {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

/// The places of a set, in order.
pub struct PlacesIter<T>(Places<T>);

impl<T: Place> Iterator for PlacesIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }
}

impl<T: Place> IntoIterator for Places<T> {
    type Item = T;
    type IntoIter = PlacesIter<T>;

    fn into_iter(self) -> PlacesIter<T> {
        PlacesIter(self)
    }
}

impl<T> BitAnd for Places<T> {
    type Output = Places<T>;
    fn bitand(self, other: Places<T>) -> Places<T> {
        Places::from_bits(self.bits & other.bits)
    }
}

impl<T> BitOr for Places<T> {
    type Output = Places<T>;
    fn bitor(self, other: Places<T>) -> Places<T> {
        Places::from_bits(self.bits | other.bits)
    }
}

impl<T> Sub for Places<T> {
    type Output = Places<T>;
    fn sub(self, other: Places<T>) -> Places<T> {
        Places::from_bits(self.bits & !other.bits)
    }
}

impl<T: Place> fmt::Display for Places<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, place) in self.into_iter().enumerate() {
            write!(f, "{}{place}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl<T: Place> fmt::Debug for Places<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
