//! What matchings are weighed with.

use std::ops::{Add, Sub};

/// A weight: anything that can be added, compared and, where it is even,
/// halved. Numbers are, and so are rows of numbers that are compared like
/// words in a dictionary. That is how [`Criteria`] of falling importance
/// become one weight, without factors that might be too small or overflow.
pub trait Weight: Copy + Ord + Add<Output = Self> + Sub<Output = Self> {
    /// Nothing.
    const ZERO: Self;

    /// Half of an even weight.
    fn half(self) -> Self;
}

impl Weight for i64 {
    const ZERO: i64 = 0;

    fn half(self) -> i64 {
        debug_assert!(self % 2 == 0, "only even weights are halved");
        self / 2
    }
}

/// Criteria in falling importance: the first in which two differ decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Criteria<const N: usize>(pub [i32; N]);

impl<const N: usize> Add for Criteria<N> {
    type Output = Criteria<N>;

    fn add(self, other: Criteria<N>) -> Criteria<N> {
        Criteria(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl<const N: usize> Sub for Criteria<N> {
    type Output = Criteria<N>;

    fn sub(self, other: Criteria<N>) -> Criteria<N> {
        Criteria(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }
}

impl<const N: usize> Weight for Criteria<N> {
    const ZERO: Criteria<N> = Criteria([0; N]);

    fn half(self) -> Criteria<N> {
        debug_assert!(self.0.iter().all(|n| n % 2 == 0), "only even weights are halved");
        Criteria(self.0.map(|n| n / 2))
    }
}
