//! Who goes best with whom: maximum weight perfect matching.

mod blossom;
#[cfg(test)]
mod tests;
mod weight;

pub use weight::{Criteria, Weight};

use blossom::Search;

/// Matches an even number of vertices, everybody with somebody, so that the
/// sum of the weights is as large as it can be. Every two may be matched;
/// those that should not be get a weight that says so. Answers with everybody's
/// partner.
///
/// ```
/// use pylos_tournament::matching::perfect_matching;
/// // 0–1 is the heaviest pair, and would leave 2–3, which is worth nothing.
/// let weights = [[0, 9, 8, 1], [9, 0, 1, 8], [8, 1, 0, 0], [1, 8, 0, 0]];
/// assert_eq!(perfect_matching(4, |u, v| weights[u][v]), [2, 3, 0, 1]);
/// ```
///
/// # Panics
/// If the number is odd: nobody can be left over.
pub fn perfect_matching<W: Weight>(n: usize, weight: impl Fn(usize, usize) -> W) -> Vec<usize> {
    assert!(n.is_multiple_of(2), "an odd number cannot be matched");
    let mut search = Search::new(n, weight);
    while search.grow() {}
    search.partners()
}
