//! For aarch64, where NEON is always there: 8 sums of the first layer in a
//! register, 4 of the second.

use std::arch::aarch64::*;

use super::{HIDDEN, LAST_ONE, ONE, PAIRS, Row, Stage, Sums, WIDTH};

const FIRST: usize = WIDTH / 8;
const SECOND: usize = HIDDEN / 4;

pub fn exchange(sums: &mut Sums, rows: &[Row], added: &[u16], removed: &[u16]) {
    let at = sums.0.as_mut_ptr();
    // SAFETY: the sums are FIRST registers long, and a row FIRST halves.
    unsafe {
        let mut all: [int16x8_t; FIRST] = std::array::from_fn(|i| vld1q_s16(at.add(8 * i)));
        for &row in added {
            let row = rows[usize::from(row)].0.as_ptr();
            all = std::array::from_fn(|i| vaddw_s8(all[i], vld1_s8(row.add(8 * i))));
        }
        for &row in removed {
            let row = rows[usize::from(row)].0.as_ptr();
            all = std::array::from_fn(|i| vsubw_s8(all[i], vld1_s8(row.add(8 * i))));
        }
        for (i, sums) in all.into_iter().enumerate() {
            vst1q_s16(at.add(8 * i), sums);
        }
    }
}

pub fn finish(sums: &Sums, stage: &Stage) -> i32 {
    let mut held = [0i16; WIDTH];
    // SAFETY: every pointer is to an array of this file's lengths: FIRST
    // registers of sums, starts and inputs, SECOND of starts and halves of last
    // weights, and for every pair SECOND pairs of registers, which `vld2q`
    // takes apart into first and second inputs.
    unsafe {
        for i in 0..FIRST {
            let sum = vld1q_s16(sums.0.as_ptr().add(8 * i));
            let sum = vaddq_s16(sum, vld1q_s16(stage.start.as_ptr().add(8 * i)));
            let input = vminq_s16(vmaxq_s16(sum, vdupq_n_s16(0)), vdupq_n_s16(ONE));
            vst1q_s16(held.as_mut_ptr().add(8 * i), input);
        }
        let start = stage.second_start.as_ptr();
        let mut second: [int32x4_t; SECOND] = std::array::from_fn(|i| vld1q_s32(start.add(4 * i)));
        for pair in 0..PAIRS {
            let [a, b] = [held[2 * pair], held[2 * pair + 1]];
            let weights = stage.second[pair].as_ptr().cast::<i16>();
            for i in 0..SECOND {
                let both = vld2_s16(weights.add(8 * i));
                second[i] = vmlal_n_s16(vmlal_n_s16(second[i], both.0, a), both.1, b);
            }
        }
        let mut odds = vdupq_n_s32(0);
        for (i, sums) in second.into_iter().enumerate() {
            let held = vmaxq_s32(vshrq_n_s32::<7>(sums), vdupq_n_s32(0));
            let held = vminq_s32(held, vdupq_n_s32(LAST_ONE));
            let weights = vmovl_s16(vld1_s16(stage.last.as_ptr().add(4 * i)));
            odds = vmlaq_s32(odds, held, weights);
        }
        stage.last_start + vaddvq_s32(odds)
    }
}
