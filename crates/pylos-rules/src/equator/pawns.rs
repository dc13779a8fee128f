//! Pawns standing on places: which place holds which size.

use std::marker::PhantomData;

use super::{Intersection, Place, Places, Point, Size};

/// The sizes of the pawns on up to ten places.
///
/// The three binary digits of the size lie in three planes of ten bits each,
/// so that the places of one size, or all occupied places, are found with a
/// few operations, whatever the number of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pawns<T> {
    planes: u32,
    kind: PhantomData<T>,
}

/// The pawns of one side that have not been played yet.
pub type Hemisphere = Pawns<Intersection>;

const PLANE: u32 = 0x3ff;

/// The digits of a size, one in each plane, for place 0.
const fn digits(size: Size) -> u32 {
    let size = size.number() as u32;
    size & 1 | (size & 2) << 9 | (size & 4) << 18
}

impl<T> Pawns<T> {
    /// No pawn anywhere.
    pub const NONE: Pawns<T> = Pawns::from_planes(0);

    const fn from_planes(planes: u32) -> Pawns<T> {
        Pawns { planes, kind: PhantomData }
    }

    /// The places that hold a pawn.
    #[inline]
    pub const fn occupied(self) -> Places<T> {
        let any = self.planes | self.planes >> 10 | self.planes >> 20;
        Places::from_bits((any & PLANE) as u16)
    }

    /// The places that hold a pawn of this size.
    #[inline]
    pub const fn of_size(self, size: Size) -> Places<T> {
        // Every plane holds the digit wanted, or its opposite.
        let differing = self.planes ^ (digits(size) * PLANE);
        let differs = differing | differing >> 10 | differing >> 20;
        Places::from_bits((!differs & PLANE) as u16)
    }

    /// How many pawns.
    pub const fn len(self) -> u32 {
        self.occupied().len()
    }

    /// Whether there is no pawn.
    pub const fn is_empty(self) -> bool {
        self.planes == 0
    }

    /// All of it in 30 bits: equal numbers, equal pawns. For hashing.
    pub const fn bits(self) -> u32 {
        self.planes
    }
}

impl<T: Place> Pawns<T> {
    /// The size of the pawn on a place.
    #[inline]
    pub fn at(self, place: T) -> Option<Size> {
        let digits = self.planes >> place.index();
        let size = digits & 1 | digits >> 9 & 2 | digits >> 18 & 4;
        (size > 0).then(|| Size::from_bits(size as u8))
    }

    /// With a pawn on a place that was empty.
    #[inline]
    #[must_use]
    pub fn with(self, place: T, size: Size) -> Pawns<T> {
        Pawns::from_planes(self.without(place).planes | digits(size) << place.index())
    }

    /// Without the pawn on a place.
    #[inline]
    #[must_use]
    pub fn without(self, place: T) -> Pawns<T> {
        Pawns::from_planes(self.planes & !(0x0010_0401 << place.index()))
    }

    /// Without the pawns on these places.
    #[inline]
    #[must_use]
    pub fn without_all(self, places: Places<T>) -> Pawns<T> {
        Pawns::from_planes(self.planes & !(0x0010_0401 * u32::from(places.bits())))
    }

    /// The pawns with their places, in the order of the places.
    pub fn iter(self) -> impl Iterator<Item = (T, Size)> {
        self.occupied().into_iter().filter_map(move |place| Some((place, self.at(place)?)))
    }
}

impl Hemisphere {
    /// The image when left and right are exchanged.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Hemisphere {
        // Six half-circles of five bits: two circles in three planes. The ends
        // change places, then their neighbours; the middle stays.
        const ENDS: u32 = 0x0210_8421;
        let p = self.planes;
        let ends = (p & ENDS) << 4 | p >> 4 & ENDS;
        let next = (p & ENDS << 1) << 2 | p >> 2 & ENDS << 1;
        Pawns::from_planes(ends | next | p & ENDS << 2)
    }
}

impl Pawns<Point> {
    /// The image when left and right are exchanged.
    #[must_use]
    pub fn mirrored(self) -> Pawns<Point> {
        self.iter().fold(Pawns::NONE, |image, (point, size)| image.with(point.mirrored(), size))
    }
}

impl<T: Place> std::fmt::Debug for Pawns<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_are_found_where_they_were_put() {
        let mut pawns = Hemisphere::NONE;
        for (i, place) in Intersection::ALL.into_iter().enumerate() {
            pawns = pawns.with(place, Size::ALL[i % 5]);
        }
        assert_eq!(pawns.len(), 10);
        for size in Size::ALL {
            assert_eq!(pawns.of_size(size).len(), 2);
            assert!(pawns.of_size(size).into_iter().all(|place| pawns.at(place) == Some(size)));
        }
        for (place, size) in pawns.iter() {
            assert_eq!(pawns.mirrored().at(place.mirrored()), Some(size));
            let without = pawns.without(place);
            assert_eq!((without.at(place), without.len()), (None, 9));
            assert_eq!(without.with(place, size), pawns);
        }
        let circle = pawns.occupied() - Places::from_bits(31);
        assert_eq!(pawns.without_all(circle).occupied().bits(), 31);
    }
}
