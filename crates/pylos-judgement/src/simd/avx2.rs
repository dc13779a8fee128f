//! For x86-64 with AVX2: 16 sums of the first layer in a register, 8 of the
//! second.

use std::arch::x86_64::*;

use super::{HIDDEN, LAST_ONE, ONE, PAIRS, Row, Stage, Sums, WIDTH};

/// Registers of the first layer, and of the second.
const FIRST: usize = WIDTH / 16;
const SECOND: usize = HIDDEN / 8;

#[target_feature(enable = "avx2")]
pub fn exchange(sums: &mut Sums, rows: &[Row], added: &[u16], removed: &[u16]) {
    let at = sums.0.as_mut_ptr().cast::<__m256i>();
    // SAFETY: the sums are FIRST registers long, and aligned.
    let mut all: [__m256i; FIRST] =
        std::array::from_fn(|i| unsafe { _mm256_load_si256(at.add(i)) });
    for &row in added {
        let row = widened(&rows[usize::from(row)]);
        all = std::array::from_fn(|i| _mm256_add_epi16(all[i], row[i]));
    }
    for &row in removed {
        let row = widened(&rows[usize::from(row)]);
        all = std::array::from_fn(|i| _mm256_sub_epi16(all[i], row[i]));
    }
    for (i, sums) in all.into_iter().enumerate() {
        // SAFETY: as above.
        unsafe { _mm256_store_si256(at.add(i), sums) };
    }
}

#[target_feature(enable = "avx2")]
fn widened(row: &Row) -> [__m256i; FIRST] {
    let at = row.0.as_ptr().cast::<__m128i>();
    // SAFETY: a row is FIRST half registers long, and aligned.
    std::array::from_fn(|i| unsafe { _mm256_cvtepi8_epi16(_mm_load_si128(at.add(i))) })
}

#[target_feature(enable = "avx2")]
pub fn finish(sums: &Sums, stage: &Stage) -> i32 {
    let held = held(sums, stage);
    let start = stage.second_start.as_ptr().cast::<__m256i>();
    // SAFETY: the starts are SECOND registers long.
    let mut second: [__m256i; SECOND] =
        std::array::from_fn(|i| unsafe { _mm256_loadu_si256(start.add(i)) });
    let inputs = held.0.as_ptr().cast::<i32>();
    for (pair, weights) in stage.second.iter().enumerate() {
        // SAFETY: there are PAIRS pairs of inputs, aligned.
        let both = _mm256_set1_epi32(unsafe { *inputs.add(pair) });
        let weights = weights.as_ptr().cast::<__m256i>();
        second = std::array::from_fn(|i| {
            // SAFETY: the weights of a pair are SECOND registers long.
            let weights = unsafe { _mm256_loadu_si256(weights.add(i)) };
            _mm256_add_epi32(second[i], _mm256_madd_epi16(both, weights))
        });
    }
    let [zero, one] = [_mm256_setzero_si256(), _mm256_set1_epi32(LAST_ONE)];
    let last = stage.last.as_ptr().cast::<__m128i>();
    let mut odds = zero;
    for (i, sums) in second.into_iter().enumerate() {
        let held = _mm256_min_epi32(_mm256_max_epi32(_mm256_srai_epi32::<7>(sums), zero), one);
        // SAFETY: there are SECOND half registers of them.
        let weights = unsafe { _mm256_cvtepi16_epi32(_mm_loadu_si128(last.add(i))) };
        odds = _mm256_add_epi32(odds, _mm256_mullo_epi32(held, weights));
    }
    let half = _mm_add_epi32(_mm256_castsi256_si128(odds), _mm256_extracti128_si256::<1>(odds));
    let half = _mm_add_epi32(half, _mm_shuffle_epi32::<0b01_00_11_10>(half));
    let half = _mm_add_epi32(half, _mm_shuffle_epi32::<0b10_11_00_01>(half));
    stage.last_start + _mm_cvtsi128_si32(half)
}

/// The inputs of the second layer.
#[target_feature(enable = "avx2")]
fn held(sums: &Sums, stage: &Stage) -> Sums {
    let [zero, one] = [_mm256_setzero_si256(), _mm256_set1_epi16(ONE)];
    let mut held = Sums::ZERO;
    for i in 0..FIRST {
        // SAFETY: sums, starts and inputs are FIRST registers long; only the
        // starts need not be aligned.
        unsafe {
            let sum = _mm256_load_si256(sums.0.as_ptr().cast::<__m256i>().add(i));
            let start = _mm256_loadu_si256(stage.start.as_ptr().cast::<__m256i>().add(i));
            let sum = _mm256_add_epi16(sum, start);
            let input = _mm256_min_epi16(_mm256_max_epi16(sum, zero), one);
            _mm256_store_si256(held.0.as_mut_ptr().cast::<__m256i>().add(i), input);
        }
    }
    held
}

const _: () = assert!(PAIRS * 2 == WIDTH && WIDTH.is_multiple_of(16) && HIDDEN.is_multiple_of(8));
