//! Real numbers to whole ones.

use pylos_judgement::patterns::ROWS;
use pylos_judgement::{HIDDEN, Row, STAGES, Stage, WIDTH, Weights};

use crate::model::{LAST, LAST_START, Model, SECOND, SECOND_START, STAGE, STAGES_FROM, START};

/// One, in the sums of the first layer.
const FIRST: f32 = 128.0;
/// One, as a weight of the second layer and of the last sum.
const LATER: f32 = 1024.0;

/// The largest number that a row can have.
pub const LARGEST: f32 = 127.0 / FIRST;

/// The network, rounded.
pub fn quantised(model: &Model) -> Weights {
    let rows = model.numbers[..ROWS * WIDTH].as_chunks::<WIDTH>().0.iter();
    let rows = rows.map(|row| Row(row.map(|n| (n * FIRST).round() as i8))).collect();
    let stages = (0..STAGES).map(|stage| {
        let numbers = &model.numbers[STAGES_FROM + stage * STAGE..][..STAGE];
        let whole = |at: usize, one: f32| (numbers[at] * one).round();
        let mut stage = Stage::ZERO;
        for i in 0..WIDTH {
            stage.start[i] = whole(START + i, FIRST) as i16;
            for j in 0..HIDDEN {
                stage.second[i / 2][j][i % 2] = whole(SECOND + i * HIDDEN + j, LATER) as i16;
            }
        }
        for j in 0..HIDDEN {
            stage.second_start[j] = whole(SECOND_START + j, FIRST * LATER) as i32;
            stage.last[j] = whole(LAST + j, LATER) as i16;
        }
        stage.last_start = whole(LAST_START, LATER * LATER) as i32;
        stage
    });
    Weights { rows, stages: stages.collect() }
}
