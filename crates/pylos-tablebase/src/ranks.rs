//! Sets of cells as numbers: the colexicographic rank.
//!
//! Of the sets with `k` members, all those without the `i`th cell or a later
//! one come before those with it, so the rank of a set is the sum, over its
//! members, of the number of ways to choose as many from the cells before:
//! `C(place of the first, 1) + C(place of the second, 2) + …`.

use crate::index::OrderMask;

/// `BINOMIALS[n][k]`: in how many ways `k` of `n` cells can be chosen.
pub const BINOMIALS: [[u32; 31]; 31] = {
    let mut table = [[0; 31]; 31];
    let mut n = 0;
    while n < 31 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// Cells in one part of a set: three parts make thirty.
const PART: usize = 10;

/// Ranks by tables.
pub struct Ranks {
    /// By a byte of the occupancy and a byte of a set within it: the set with
    /// the gaps closed.
    closed: Box<[[u8; 256]; 256]>,
    /// What a part of a set adds to the rank: first by how many members come
    /// before it, then by the part.
    parts: [Vec<[u32; 1 << PART]>; 3],
}

impl Ranks {
    /// Makes the tables.
    pub fn new() -> Ranks {
        let mut closed = Box::new([[0; 256]; 256]);
        for (occupied, row) in closed.iter_mut().enumerate() {
            for (set, entry) in row.iter_mut().enumerate() {
                let members = (0..8).filter(|bit| occupied >> bit & 1 == 1);
                *entry =
                    members.enumerate().fold(0, |all, (i, bit)| all | (set as u8 >> bit & 1) << i);
            }
        }
        let part = |number: usize| {
            let sum = |before: usize, set: usize| {
                let members = (0..PART).filter(|bit| set >> bit & 1 == 1);
                let ways =
                    |(i, bit): (usize, usize)| BINOMIALS[number * PART + bit][before + i + 1];
                members.enumerate().map(ways).sum()
            };
            let table = |before| std::array::from_fn(|set| sum(before, set));
            (0..=number * PART).map(table).collect()
        };
        Ranks { closed, parts: [part(0), part(1), part(2)] }
    }

    /// The rank of a set among those of an occupancy with as many members.
    #[inline]
    pub fn rank(&self, occupied: OrderMask, set: OrderMask) -> u32 {
        let [o, s] = [occupied, set].map(u32::to_le_bytes);
        let (mut packed, mut at) = (0, 0);
        for i in 0..4 {
            packed |= u32::from(self.closed[usize::from(o[i])][usize::from(s[i])]) << at;
            at += o[i].count_ones();
        }
        let part = |i: usize| (packed as usize >> (i * PART)) & ((1 << PART) - 1);
        let [a, b, c] = [part(0), part(1), part(2)];
        let before_b = a.count_ones() as usize;
        let before_c = before_b + b.count_ones() as usize;
        self.parts[0][0][a] + self.parts[1][before_b][b] + self.parts[2][before_c][c]
    }
}

/// The set of `k` out of `n` cells with this rank, without gaps; `None` if
/// there are not so many.
pub fn unrank(n: usize, k: usize, rank: u32) -> Option<u32> {
    if rank >= BINOMIALS[n][k] {
        return None;
    }
    let (mut rest, mut set) = (rank, 0);
    let mut end = n;
    for k in (1..=k).rev() {
        end = (0..end).rev().find(|at| BINOMIALS[*at][k] <= rest)?;
        rest -= BINOMIALS[end][k];
        set |= 1 << end;
    }
    Some(set)
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    /// The definition, member by member.
    fn rank(occupied: u32, set: u32) -> u32 {
        let members = (0..30).filter(|bit| set >> bit & 1 == 1);
        let before = |bit: &u32| (occupied & ((1 << bit) - 1)).count_ones() as usize;
        members.enumerate().map(|(i, bit)| BINOMIALS[before(&bit)][i + 1]).sum()
    }

    #[test]
    fn tables_give_the_rank_that_the_definition_gives() {
        let ranks = Ranks::new();
        let mut random = Random::new(8);
        for _ in 0..20_000 {
            let occupied = (random.bits() | random.bits()) as u32 & ((1 << 30) - 1);
            let set = random.bits() as u32 & occupied;
            assert_eq!(ranks.rank(occupied, set), rank(occupied, set), "{occupied:b} {set:b}");
        }
        assert_eq!(ranks.rank((1 << 30) - 1, (1 << 30) - 1), 0);
    }

    #[test]
    fn unrank_undoes_rank() {
        for (n, k) in (0..=12).flat_map(|n| (0..=n).map(move |k| (n, k))) {
            for number in 0..BINOMIALS[n][k] {
                let set = unrank(n, k, number).unwrap();
                assert_eq!(set.count_ones() as usize, k);
                assert_eq!(rank((1 << n) - 1, set), number);
            }
            assert_eq!(unrank(n, k, BINOMIALS[n][k]), None);
        }
    }
}
