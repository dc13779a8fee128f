//! For any processor.

use super::{HIDDEN, LAST_ONE, ONE, PAIRS, Row, Stage, Sums};

pub fn exchange(sums: &mut Sums, rows: &[Row], added: &[u16], removed: &[u16]) {
    for &row in added {
        let row = &rows[usize::from(row)].0;
        sums.0.iter_mut().zip(row).for_each(|(sum, &n)| *sum += i16::from(n));
    }
    for &row in removed {
        let row = &rows[usize::from(row)].0;
        sums.0.iter_mut().zip(row).for_each(|(sum, &n)| *sum -= i16::from(n));
    }
}

pub fn finish(sums: &Sums, stage: &Stage) -> i32 {
    let held = |i: usize| i32::from((sums.0[i] + stage.start[i]).clamp(0, ONE));
    let mut second = stage.second_start;
    for (pair, weights) in stage.second.iter().enumerate().take(PAIRS) {
        let (a, b) = (held(2 * pair), held(2 * pair + 1));
        for (sum, [m, n]) in second.iter_mut().zip(weights) {
            *sum += a * i32::from(*m) + b * i32::from(*n);
        }
    }
    let last = |j: usize| (second[j] >> 7).clamp(0, LAST_ONE) * i32::from(stage.last[j]);
    stage.last_start + (0..HIDDEN).map(last).sum::<i32>()
}
