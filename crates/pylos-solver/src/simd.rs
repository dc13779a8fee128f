//! The inner loops: reading registers of another table, permuted and masked.
//!
//! Everything that runs for each of some ten million registers in each of some
//! sixty passes is here, twice: portable, and for AVX2. Both do the same; a
//! test holds them together.

use crate::register::{self, Register};

/// How the bits of a register are renamed by a symmetry (see
/// [`register::permuted`]), prepared for both machines.
///
/// Slots 0 to 3 stay among themselves, and so do slots 4 to 7. The latter
/// number the byte pairs of a register, so permuting them moves whole bytes;
/// the former are permuted by exchanging two variables at most three times.
#[derive(Clone, Debug)]
pub struct Permutation {
    images: [u8; 8],
    /// For each byte of the result, the byte that comes there from the same
    /// 128-bit half, and from the other one; 0x80 where it does not.
    same_half: [u8; 32],
    other_half: [u8; 32],
    /// Exchanges: `(shift, mask)` of a delta swap in 64-bit words.
    swaps: Vec<(u32, u64)>,
}

impl Permutation {
    /// The permutation that renames variable `slot` to `images[slot]`.
    pub fn new(images: [u8; 8]) -> Permutation {
        let mut same_half = [0x80; 32];
        let mut other_half = [0x80; 32];
        for byte in 0..32usize {
            // Bit 0 of a byte's number is slot 3, which the swaps deal with.
            let from = (4..8)
                .fold(byte & 1, |from, slot| from | (byte >> (slot - 3) & 1) << (images[slot] - 3));
            let half = if from / 16 == byte / 16 { &mut same_half } else { &mut other_half };
            half[byte] = (from % 16) as u8;
        }
        // Exchange variables until each is where it should be: after the swaps
        // so far, variable `slot` of the result reads `now[slot]`.
        let mut now = [0u8, 1, 2, 3];
        let mut swaps = Vec::new();
        for (slot, image) in images[..4].iter().enumerate() {
            let from = now.iter().position(|reads| reads == image).unwrap_or(slot);
            if from != slot {
                now.swap(slot, from);
                let (a, b) = (slot.min(from), slot.max(from));
                let mask = register::ones_of(a)[0] & !register::ones_of(b)[0];
                swaps.push(((1 << b) - (1 << a), mask));
            }
        }
        Permutation { images, same_half, other_half, swaps }
    }

    fn is_identity(&self) -> bool {
        self.images == [0, 1, 2, 3, 4, 5, 6, 7]
    }
}

/// What is read for one block: the registers of `table` that `runs` name, each
/// run of `run` registers being (place in the block, number in the table).
#[derive(Clone, Copy)]
pub struct Gather<'a> {
    /// The other table, from the register on that the block begins to read.
    pub table: &'a [Register],
    /// Length of a run.
    pub run: usize,
    /// The runs.
    pub runs: &'a [(u16, u32)],
    /// How the bits are renamed.
    pub permutation: &'a Permutation,
    /// The variable that is then set to 1.
    pub filled: Option<u8>,
    /// The bits that count.
    pub mask: Register,
}

/// Which instructions to use. Only [`Machine::detect`] gives more than every
/// processor has:
///
/// ```compile_fail
/// let forged = pylos_solver::Machine::Avx2;
/// ```
///
/// ```compile_fail
/// use pylos_solver::simd::{Instructions, Machine};
/// let forged = Machine(Instructions::Avx2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine(Instructions);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instructions {
    Portable,
    /// x86-64 with AVX2, found on this processor.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Machine {
    /// Any processor.
    pub const PORTABLE: Machine = Machine(Instructions::Portable);

    /// The best that this processor can do.
    pub fn detect() -> Machine {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            return Machine(Instructions::Avx2);
        }
        Machine::PORTABLE
    }

    /// A name for people.
    pub fn name(self) -> &'static str {
        match self.0 {
            Instructions::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => "AVX2",
        }
    }

    /// Adds (or) what is read to the block.
    #[inline]
    pub fn gather(self, block: &mut [Register], gather: &Gather) {
        match self.0 {
            Instructions::Portable => portable(block, gather),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes this, where the processor has AVX2.
            Instructions::Avx2 => unsafe { avx2::gather(block, gather) },
        }
    }

    /// See `left_reversed`.
    #[inline]
    pub fn left_reversed(
        self,
        set: &[Register],
        unset: &[Register],
        left: &mut [Register],
    ) -> bool {
        match self.0 {
            Instructions::Portable => left_reversed(set, unset, left),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes this, where the processor has AVX2.
            Instructions::Avx2 => unsafe { avx2::left_reversed(set, unset, left) },
        }
    }

    /// See `keep`.
    #[inline]
    pub fn keep(self, left: &mut [Register], reached: &[Register], kept: Kept) -> bool {
        match self.0 {
            Instructions::Portable => keep(left, reached, kept),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: only `detect` makes this, where the processor has AVX2.
            Instructions::Avx2 => unsafe { avx2::keep(left, reached, kept) },
        }
    }
}

/// What is set in the first table and not in the second, last register first
/// and every register reversed: keyed by the other player. Says whether
/// anything is.
#[inline(always)]
fn left_reversed(set: &[Register], unset: &[Register], left: &mut [Register]) -> bool {
    let mut any = register::NONE;
    for (left, (set, unset)) in left.iter_mut().rev().zip(set.iter().zip(unset)) {
        let both = register::minus(*set, *unset);
        any = register::or(any, both);
        *left = register::reversed(both);
    }
    !register::is_none(any)
}

/// Keeps of `left` what is in `reached`, or what is not. Says whether anything
/// is kept.
#[inline(always)]
fn keep(left: &mut [Register], reached: &[Register], kept: Kept) -> bool {
    let mut any = register::NONE;
    for (left, reached) in left.iter_mut().zip(reached) {
        *left = match kept {
            Kept::Reached => register::and(*left, *reached),
            Kept::Unreached => register::minus(*left, *reached),
        };
        any = register::or(any, *left);
    }
    !register::is_none(any)
}

/// Which positions a pass decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Those from which some turn leads into the tables read.
    Reached,
    /// Those from which none does.
    Unreached,
}

fn portable(block: &mut [Register], gather: &Gather) {
    for &(place, number) in gather.runs {
        let from = &gather.table[number as usize..][..gather.run];
        let to = &mut block[usize::from(place)..][..gather.run];
        for (to, from) in to.iter_mut().zip(from) {
            let mut read = *from;
            if !gather.permutation.is_identity() {
                read = register::permuted(read, &gather.permutation.images);
            }
            if let Some(slot) = gather.filled {
                read = register::with_one(read, usize::from(slot));
            }
            *to = register::or(*to, register::and(read, gather.mask));
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::*;

    use super::{Gather, Kept};
    use crate::register::{self, Register};

    /// The portable loop, compiled for wide registers.
    #[target_feature(enable = "avx2")]
    pub fn left_reversed(set: &[Register], unset: &[Register], left: &mut [Register]) -> bool {
        super::left_reversed(set, unset, left)
    }

    /// The portable loop, compiled for wide registers.
    #[target_feature(enable = "avx2")]
    pub fn keep(left: &mut [Register], reached: &[Register], kept: Kept) -> bool {
        super::keep(left, reached, kept)
    }

    /// One loop for each number of swaps, with and without a filled slot: the
    /// choice is made once for a block, not once for a register.
    #[target_feature(enable = "avx2")]
    pub fn gather(block: &mut [Register], gather: &Gather) {
        let plain = gather.permutation.is_identity();
        match (plain, gather.permutation.swaps.len(), gather.filled.is_some()) {
            (true, _, false) => run::<-1, false>(block, gather),
            (true, _, true) => run::<-1, true>(block, gather),
            (_, 0, false) => run::<0, false>(block, gather),
            (_, 0, true) => run::<0, true>(block, gather),
            (_, 1, false) => run::<1, false>(block, gather),
            (_, 1, true) => run::<1, true>(block, gather),
            (_, 2, false) => run::<2, false>(block, gather),
            (_, 2, true) => run::<2, true>(block, gather),
            (_, _, false) => run::<3, false>(block, gather),
            (_, _, true) => run::<3, true>(block, gather),
        }
    }

    /// `SWAPS` variables exchanged after moving bytes; -1: nothing is permuted.
    #[target_feature(enable = "avx2")]
    fn run<const SWAPS: i32, const FILLED: bool>(block: &mut [Register], gather: &Gather) {
        let permutation = gather.permutation;
        let same_half = load_bytes(&permutation.same_half);
        let other_half = load_bytes(&permutation.other_half);
        let mut shifts = [_mm_setzero_si128(); 3];
        let mut masks = [_mm256_setzero_si256(); 3];
        for (i, &(shift, mask)) in permutation.swaps.iter().enumerate() {
            shifts[i] = _mm_cvtsi32_si128(shift as i32);
            masks[i] = _mm256_set1_epi64x(mask as i64);
        }
        let fill = Fill::new(usize::from(gather.filled.unwrap_or(0)));
        let mask = load(&gather.mask);
        for &(place, number) in gather.runs {
            let from = &gather.table[number as usize..][..gather.run];
            let to = &mut block[usize::from(place)..][..gather.run];
            for (to, from) in to.iter_mut().zip(from) {
                let mut read = load(from);
                if SWAPS >= 0 {
                    let swapped = _mm256_permute2x128_si256::<1>(read, read);
                    read = _mm256_or_si256(
                        _mm256_shuffle_epi8(read, same_half),
                        _mm256_shuffle_epi8(swapped, other_half),
                    );
                    for i in 0..SWAPS as usize {
                        let shifted = _mm256_srl_epi64(read, shifts[i]);
                        let differ = _mm256_and_si256(_mm256_xor_si256(read, shifted), masks[i]);
                        let both = _mm256_or_si256(differ, _mm256_sll_epi64(differ, shifts[i]));
                        read = _mm256_xor_si256(read, both);
                    }
                }
                if FILLED {
                    read = fill.apply(read);
                }
                let sum = _mm256_or_si256(load(to), _mm256_and_si256(read, mask));
                store(to, sum);
            }
        }
    }

    /// Sets a variable to 1: keeps the upper half and copies it down, inside
    /// the words or between them.
    struct Fill {
        upper: __m256i,
        shift: __m128i,
        words: __m256i,
    }

    impl Fill {
        #[target_feature(enable = "avx2")]
        fn new(slot: usize) -> Fill {
            let words = match slot {
                6 => [2, 3, 2, 3, 6, 7, 6, 7],
                7 => [4, 5, 6, 7, 4, 5, 6, 7],
                _ => [0, 1, 2, 3, 4, 5, 6, 7],
            };
            Fill {
                upper: load(&register::ones_of(slot)),
                // A shift by 64 or more leaves nothing.
                shift: _mm_cvtsi32_si128(if slot < 6 { 1 << slot } else { 64 }),
                words: _mm256_setr_epi32(
                    words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7],
                ),
            }
        }

        #[target_feature(enable = "avx2")]
        #[inline]
        fn apply(&self, read: __m256i) -> __m256i {
            let upper = _mm256_and_si256(read, self.upper);
            let moved = _mm256_permutevar8x32_epi32(upper, self.words);
            _mm256_or_si256(moved, _mm256_srl_epi64(upper, self.shift))
        }
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(register: &Register) -> __m256i {
        // SAFETY: a register is 32 readable bytes; the load may be unaligned.
        unsafe { _mm256_loadu_si256(register.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load_bytes(bytes: &[u8; 32]) -> __m256i {
        // SAFETY: 32 readable bytes; the load may be unaligned.
        unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn store(register: &mut Register, value: __m256i) {
        // SAFETY: a register is 32 writable bytes; the store may be unaligned.
        unsafe { _mm256_storeu_si256(register.as_mut_ptr().cast(), value) }
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    /// Every way of permuting four and four slots, and every filled slot.
    #[test]
    fn both_machines_read_alike() {
        let mut random = Random::new(3);
        let table: Vec<Register> =
            (0..64).map(|_| std::array::from_fn(|_| random.bits())).collect();
        let runs = [(0, 4), (4, 32), (8, 0), (12, 60)];
        for case in 0..2_000 {
            let mut images = [0, 1, 2, 3, 4, 5, 6, 7];
            random.shuffle(&mut images[..4]);
            random.shuffle(&mut images[4..]);
            let permutation = Permutation::new(images);
            let slot = random.below(9) as u8;
            let gather = Gather {
                table: &table,
                run: 4,
                runs: &runs,
                permutation: &permutation,
                filled: (slot < 8).then_some(slot),
                mask: table[case % 64],
            };
            let mut plain = vec![register::NONE; 16];
            let mut fast = plain.clone();
            Machine::PORTABLE.gather(&mut plain, &gather);
            Machine::detect().gather(&mut fast, &gather);
            assert_eq!(plain, fast, "{images:?} {slot}");
        }
    }
}
