//! For WebAssembly with vectors: 8 sums of the first layer in a register, 4 of
//! the second.

use std::arch::wasm32::*;

use super::{HIDDEN, LAST_ONE, ONE, PAIRS, Row, Stage, Sums, WIDTH};

const FIRST: usize = WIDTH / 8;
const SECOND: usize = HIDDEN / 4;

pub fn exchange(sums: &mut Sums, rows: &[Row], added: &[u16], removed: &[u16]) {
    let at = sums.0.as_mut_ptr().cast::<v128>();
    // SAFETY: the sums are FIRST registers long, and a row FIRST halves.
    unsafe {
        let mut all: [v128; FIRST] = std::array::from_fn(|i| v128_load(at.add(i)));
        for &row in added {
            let row = rows[usize::from(row)].0.as_ptr();
            all =
                std::array::from_fn(|i| i16x8_add(all[i], i16x8_load_extend_i8x8(row.add(8 * i))));
        }
        for &row in removed {
            let row = rows[usize::from(row)].0.as_ptr();
            all =
                std::array::from_fn(|i| i16x8_sub(all[i], i16x8_load_extend_i8x8(row.add(8 * i))));
        }
        for (i, sums) in all.into_iter().enumerate() {
            v128_store(at.add(i), sums);
        }
    }
}

pub fn finish(sums: &Sums, stage: &Stage) -> i32 {
    let mut held = Sums::ZERO;
    // SAFETY: every pointer is to an array of this file's lengths: FIRST
    // registers of sums, starts and inputs, PAIRS pairs of inputs, SECOND
    // registers of starts, weights of a pair and halves of last weights.
    unsafe {
        for i in 0..FIRST {
            let sum = v128_load(sums.0.as_ptr().cast::<v128>().add(i));
            let sum = i16x8_add(sum, v128_load(stage.start.as_ptr().cast::<v128>().add(i)));
            let input = i16x8_min(i16x8_max(sum, i16x8_splat(0)), i16x8_splat(ONE));
            v128_store(held.0.as_mut_ptr().cast::<v128>().add(i), input);
        }
        let start = stage.second_start.as_ptr().cast::<v128>();
        let mut second: [v128; SECOND] = std::array::from_fn(|i| v128_load(start.add(i)));
        for pair in 0..PAIRS {
            let both = v128_load32_splat(held.0.as_ptr().cast::<u32>().add(pair));
            let weights = stage.second[pair].as_ptr().cast::<v128>();
            second = std::array::from_fn(|i| {
                i32x4_add(second[i], i32x4_dot_i16x8(both, v128_load(weights.add(i))))
            });
        }
        let mut odds = i32x4_splat(0);
        for (i, sums) in second.into_iter().enumerate() {
            let held = i32x4_max(i32x4_shr(sums, 7), i32x4_splat(0));
            let held = i32x4_min(held, i32x4_splat(LAST_ONE));
            let weights = i32x4_load_extend_i16x4(stage.last.as_ptr().add(4 * i));
            odds = i32x4_add(odds, i32x4_mul(held, weights));
        }
        let pair = i32x4_add(odds, i64x2_shuffle::<1, 0>(odds, odds));
        stage.last_start + i32x4_extract_lane::<0>(pair) + i32x4_extract_lane::<1>(pair)
    }
}
