//! What happens on the equator: equal sizes, and who wins a battle.

use super::{Color, Pawns, Place as _, Point, Points, SetAside, Size};

/// The size that decides a battle, for every set of sizes (E9); 0 for none. A
/// battle leaves four at most.
const DECIDING: [u8; 32] = {
    let mut table = [0; 32];
    let mut sizes: u32 = 0;
    while sizes < 32 {
        let smaller = match sizes.count_ones() {
            3 => sizes & (sizes - 1),
            4 | 5 => 1 << sizes.ilog2(),
            _ => sizes,
        };
        table[sizes as usize] = if sizes == 0 { 0 } else { smaller.trailing_zeros() as u8 + 1 };
        sizes += 1;
    }
    table
};

/// The pawns on the equator. Their sizes are all different (E8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Equator {
    pawns: Pawns<Point>,
    red: Points,
}

impl Equator {
    /// Nobody on the equator.
    pub const EMPTY: Equator = Equator { pawns: Pawns::NONE, red: Points::NONE };

    /// The sizes of the pawns, by point.
    pub const fn pawns(self) -> Pawns<Point> {
        self.pawns
    }

    /// The points that hold a pawn.
    pub const fn occupied(self) -> Points {
        self.pawns.occupied()
    }

    /// The points that hold a pawn of this colour.
    pub fn of_color(self, color: Color) -> Points {
        match color {
            Color::Blue => self.occupied() - self.red,
            Color::Red => self.red,
        }
    }

    /// The pawn on a point.
    pub fn at(self, point: Point) -> Option<(Color, Size)> {
        let color = if self.red.contains(point) { Color::Red } else { Color::Blue };
        Some((color, self.pawns.at(point)?))
    }

    /// The pawns with their points, from left to right.
    pub fn iter(self) -> impl Iterator<Item = (Point, Color, Size)> {
        self.occupied().into_iter().filter_map(move |point| {
            let (color, size) = self.at(point)?;
            Some((point, color, size))
        })
    }

    /// The equator with a pawn put on an empty point, whatever its size.
    #[must_use]
    pub(super) fn with(self, point: Point, color: Color, size: Size) -> Equator {
        let red = u16::from(color == Color::Red) << point.index();
        Equator { pawns: self.pawns.with(point, size), red: self.red | Points::from_bits(red) }
    }

    /// A pawn arrives. The second answer is how many are set aside, 0 or 1
    /// (E8).
    #[inline]
    pub fn arrive(
        self,
        point: Point,
        color: Color,
        size: Size,
        set_aside: SetAside,
    ) -> (Equator, u8) {
        let equal = self.pawns.of_size(size);
        if equal.is_empty() {
            return (self.with(point, color, size), 0);
        }
        match set_aside {
            SetAside::New => (self, 1),
            SetAside::Old => {
                let left = Equator { pawns: self.pawns.without_all(equal), red: self.red - equal };
                (left.with(point, color, size), 1)
            }
        }
    }

    /// Which point decides the battle if it ends now: with four pawns left the
    /// one of the largest, with three the middle, with two the smallest, with
    /// one that one (E9). `None` on an empty equator.
    #[inline]
    pub fn deciding(self) -> Option<Point> {
        let mut sizes = 0;
        for size in Size::ALL {
            sizes |= usize::from(!self.pawns.of_size(size).is_empty()) << (size.number() - 1);
        }
        let size = Size::new(DECIDING[sizes])?;
        self.pawns.of_size(size).first()
    }

    /// Who wins the battle if it ends now; `None` on an empty equator.
    #[inline]
    pub fn winner(self) -> Option<Color> {
        let point = self.deciding()?;
        Some(if self.red.contains(point) { Color::Red } else { Color::Blue })
    }

    /// The image when left and right are exchanged.
    #[must_use]
    pub fn mirrored(self) -> Equator {
        self.iter().fold(Equator::EMPTY, |image, (point, color, size)| {
            image.with(point.mirrored(), color, size)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_pawns_left_says_which_one_wins() {
        let equator = |pawns: &[(Color, u8)]| {
            pawns.iter().zip(Point::ALL).fold(Equator::EMPTY, |equator, ((color, size), point)| {
                equator.with(point, *color, Size::new(*size).unwrap())
            })
        };
        use Color::{Blue, Red};
        assert_eq!(Equator::EMPTY.winner(), None);
        assert_eq!(equator(&[(Red, 3)]).winner(), Some(Red));
        assert_eq!(equator(&[(Red, 3), (Blue, 2)]).winner(), Some(Blue));
        assert_eq!(equator(&[(Red, 3), (Blue, 2), (Blue, 5)]).winner(), Some(Red));
        assert_eq!(equator(&[(Red, 3), (Blue, 2), (Blue, 5), (Red, 1)]).winner(), Some(Blue));
    }

    /// E8, by exhaustion: whatever the four sizes, in whatever order, one to
    /// four pawns of different sizes are left, as many as there were different
    /// sizes, and every pawn is either there or set aside.
    #[test]
    fn one_to_four_pawns_are_left_after_every_battle() {
        let mut seen = [0; 5];
        for set_aside in [SetAside::Old, SetAside::New] {
            for n in 0..625usize {
                let sizes = [n % 5, n / 5 % 5, n / 25 % 5, n / 125].map(|i| Size::ALL[i]);
                let (mut equator, mut aside) = (Equator::EMPTY, 0);
                for (i, size) in sizes.into_iter().enumerate() {
                    let arrived;
                    (equator, arrived) =
                        equator.arrive(Point::ALL[i], Color::BOTH[i % 2], size, set_aside);
                    aside += u32::from(arrived);
                }
                let left = equator.pawns().len();
                let different: std::collections::BTreeSet<_> = sizes.into_iter().collect();
                assert_eq!(left as usize, different.len(), "{sizes:?}");
                assert_eq!(left + aside, 4);
                assert!(equator.winner().is_some());
                seen[left as usize] += 1;
            }
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|n| *n > 0));
    }
}
