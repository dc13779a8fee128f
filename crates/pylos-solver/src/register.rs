//! 256 bits of a truth table, and what is done to them.
//!
//! The portable definitions here say what each operation means; the fast twin
//! in [`crate::simd`] must agree with them bit for bit.

/// One register: bit `i` of it is the table's value where the eight variables
/// inside have the bits of `i`.
pub type Register = [u64; 4];

/// No bit set.
pub const NONE: Register = [0; 4];
/// Every bit set.
pub const ALL: Register = [u64::MAX; 4];

/// The bits whose variable `slot` is 1.
pub const fn ones_of(slot: usize) -> Register {
    const WITHIN: [u64; 6] = [
        0xaaaa_aaaa_aaaa_aaaa,
        0xcccc_cccc_cccc_cccc,
        0xf0f0_f0f0_f0f0_f0f0,
        0xff00_ff00_ff00_ff00,
        0xffff_0000_ffff_0000,
        0xffff_ffff_0000_0000,
    ];
    match slot {
        6 => [0, u64::MAX, 0, u64::MAX],
        7 => [0, 0, u64::MAX, u64::MAX],
        _ => [WITHIN[slot]; 4],
    }
}

/// Both.
#[inline(always)]
pub fn and(a: Register, b: Register) -> Register {
    std::array::from_fn(|i| a[i] & b[i])
}

/// Either.
#[inline(always)]
pub fn or(a: Register, b: Register) -> Register {
    std::array::from_fn(|i| a[i] | b[i])
}

/// The first without the second.
#[inline(always)]
pub fn minus(a: Register, b: Register) -> Register {
    std::array::from_fn(|i| a[i] & !b[i])
}

/// Whether no bit is set.
#[inline(always)]
pub fn is_none(a: Register) -> bool {
    (a[0] | a[1] | a[2] | a[3]) == 0
}

/// How many bits are set.
#[inline(always)]
pub fn count(a: Register) -> u32 {
    a.iter().map(|word| word.count_ones()).sum()
}

/// Bit `i` becomes bit `255 - i`: every variable complemented.
#[inline(always)]
pub fn reversed(a: Register) -> Register {
    [a[3].reverse_bits(), a[2].reverse_bits(), a[1].reverse_bits(), a[0].reverse_bits()]
}

/// The table with variable `slot` set to 1: its upper half, in both halves.
#[inline(always)]
pub fn with_one(a: Register, slot: usize) -> Register {
    let upper = and(a, ones_of(slot));
    match slot {
        6 => [upper[1], upper[1], upper[3], upper[3]],
        7 => [upper[2], upper[3], upper[2], upper[3]],
        _ => upper.map(|word| word | word >> (1 << slot)),
    }
}

/// The register whose bit `i` is bit `j` of `a`, where the variable `slot` of
/// `i` is the variable `images[slot]` of `j`.
pub fn permuted(a: Register, images: &[u8; 8]) -> Register {
    let mut result = NONE;
    for i in 0..256usize {
        let j = (0..8).fold(0, |j, slot| j | (i >> slot & 1) << images[slot]);
        result[i / 64] |= (a[j / 64] >> (j % 64) & 1) << (i % 64);
    }
    result
}

/// For a set of slots and a number, the bits with at most that many ones among
/// the variables of those slots.
#[derive(Debug)]
pub struct AtMost {
    masks: [Register; 8],
}

impl AtMost {
    /// The masks for a set of slots.
    pub fn new(slots: u8) -> AtMost {
        AtMost {
            masks: std::array::from_fn(|most| {
                let mut mask = NONE;
                for i in 0..256usize {
                    if (i as u8 & slots).count_ones() as usize <= most {
                        mask[i / 64] |= 1 << (i % 64);
                    }
                }
                mask
            }),
        }
    }

    /// The bits with at most `most` ones; none if it is negative.
    #[inline(always)]
    pub fn mask(&self, most: i32) -> Register {
        match most {
            ..0 => NONE,
            0..8 => self.masks[most as usize],
            _ => ALL,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: Register = [
        0x0123_4567_89ab_cdef,
        0xfedc_ba98_7654_3210,
        0xdead_beef_0bad_f00d,
        0x0f1e_2d3c_4b5a_6978,
    ];

    fn bit(a: Register, i: usize) -> u64 {
        a[i / 64] >> (i % 64) & 1
    }

    #[test]
    fn operations_mean_what_they_say() {
        for i in 0..256 {
            assert_eq!(bit(reversed(SAMPLE), i), bit(SAMPLE, 255 - i));
            for slot in 0..8 {
                assert_eq!(bit(ones_of(slot), i), (i >> slot & 1) as u64);
                assert_eq!(bit(with_one(SAMPLE, slot), i), bit(SAMPLE, i | 1 << slot));
            }
            let most = AtMost::new(0b0101_0110);
            let ones = (i as u8 & 0b0101_0110).count_ones() as i32;
            for n in -1..9 {
                assert_eq!(bit(most.mask(n), i) == 1, ones <= n);
            }
        }
        let swapped = permuted(SAMPLE, &[1, 0, 2, 3, 4, 5, 6, 7]);
        assert_eq!(bit(swapped, 1), bit(SAMPLE, 2));
        assert_eq!(permuted(SAMPLE, &[0, 1, 2, 3, 4, 5, 6, 7]), SAMPLE);
    }
}
