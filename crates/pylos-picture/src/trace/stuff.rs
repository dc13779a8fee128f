//! The colours of wood, marble and paper.

use super::batch::{Batch, Lane, MOST};
use crate::math::Vec3;
use crate::math::lanes::{clamp, max, mix, round, smooth, unit, wave};
use crate::math::noise::{noise2, noise3};
use crate::model::{Kind, Marble, Rgb, Stuff, Wood};

/// Places in the tree, or in the rock.
type Places = [Lane; 3];

/// Colours something that was cut from one piece; `middle` is its middle.
pub fn colour_piece(batch: &mut Batch, middle: Vec3, stuff: &Stuff) {
    let [ax, ay, az] = stuff.turn.axes;
    let mut places = [[0.0; MOST]; 3];
    for i in 0..batch.len() {
        let (x, y, z) = (batch.px[i] - middle.x, batch.py[i] - middle.y, batch.pz[i] - middle.z);
        places[0][i] = x * ax.x + y * ax.y + z * ax.z + stuff.cut.x;
        places[1][i] = x * ay.x + y * ay.y + z * ay.z + stuff.cut.y;
        places[2][i] = x * az.x + y * az.y + z * az.z + stuff.cut.z;
    }
    match &stuff.kind {
        Kind::Wood(wood) => grow(batch, &places, wood),
        Kind::Marble(marble) => vein(batch, &places, marble),
        Kind::Plain(colour, _) | Kind::Glowing(colour) => fill(batch, *colour),
        Kind::Hatched { paper, ink } => hatch(batch, &places, *paper, *ink),
    }
}

/// Width of the planks that a board is glued from.
const PLANK: f32 = 1.49;

/// Colours a board: of planks along y, or of one stone.
pub fn colour_board(batch: &mut Batch, stuff: &Stuff) {
    let mut places = [[0.0; MOST]; 3];
    match &stuff.kind {
        Kind::Wood(wood) => {
            for i in 0..batch.len() {
                // Every plank is from another place in the tree, every second
                // one upside down.
                let k = round(batch.px[i] / PLANK);
                places[0][i] = batch.px[i] - k * PLANK + 0.45 * wave(k * 0.618 + 0.1);
                places[1][i] = wave(k * 0.5 + 0.25) * batch.pz[i] + 2.3 + 0.8 * wave(k * 0.377);
                places[2][i] = batch.py[i] * 0.8 + k * 13.7 + 30.0;
            }
            grow(batch, &places, wood);
            joints(batch);
        }
        Kind::Marble(marble) => {
            for i in 0..batch.len() {
                places[0][i] = batch.px[i] * 0.6 + 9.0;
                places[1][i] = batch.py[i] * 0.6 - 4.0;
                places[2][i] = batch.pz[i] * 0.6;
            }
            vein(batch, &places, marble);
        }
        Kind::Plain(colour, _) | Kind::Glowing(colour) | Kind::Hatched { paper: colour, .. } => {
            fill(batch, *colour);
        }
    }
}

/// The joints between planks: thin and dark.
fn joints(batch: &mut Batch) {
    for i in 0..batch.len() {
        let k = batch.px[i] / PLANK + 0.5;
        let off = (k - round(k)).abs() * PLANK;
        let wide = max(batch.pixel[i], 0.008);
        let line = 1.0 - 0.28 * unit(1.2 - off / wide) * unit(0.012 / wide);
        batch.red[i] *= line;
        batch.green[i] *= line;
        batch.blue[i] *= line;
    }
}

fn fill(batch: &mut Batch, colour: Rgb) {
    let n = batch.len();
    batch.red[..n].fill(colour[0]);
    batch.green[..n].fill(colour[1]);
    batch.blue[..n].fill(colour[2]);
}

/// Rings about the heart of a tree, which is the z axis, and fibres along it.
fn grow(batch: &mut Batch, places: &Places, wood: &Wood) {
    for i in 0..batch.len() {
        let (x, y, z) = (places[0][i], places[1][i], places[2][i]);
        let pixel = batch.pixel[i];
        // The heart is not quite straight, and the rings are not quite round.
        let bend = noise3(x * 1.1, y * 1.1, z * 0.55) - 0.5;
        let hx = x + 0.10 * wave(z * 0.21) + 0.16 * bend;
        let hy = y + 0.10 * wave(z * 0.17 + 0.3) - 0.12 * bend;
        let out = (hx * hx + hy * hy).sqrt();
        let year = out * wood.rings + 0.35 * wave(out * wood.rings * 0.23) + 0.5 * bend;
        let season = year - round(year - 0.5);
        // Slowly darker through the summer, quickly pale again in spring;
        // rings too fine for the pixels are their mean.
        let late = season * season * (1.0 - smooth(0.84, 1.0, season));
        let late = mix(late, 0.28, smooth(0.22, 0.6, pixel * wood.rings));
        // Fibres run along the tree, and pores are short dark strokes in them.
        let fibre = noise3(x * 21.0, y * 21.0, z * 1.7) - 0.5;
        let fibre = fibre * (1.0 - smooth(0.02, 0.06, pixel)) * wood.fibre;
        let pore = unit((noise3(x * 38.0 + 7.0, y * 38.0, z * 3.1) - 0.66) * 5.0);
        let pore = pore * (1.0 - smooth(0.012, 0.035, pixel)) * wood.pores;
        let broad = noise2(z * 0.35 + 3.0, out * 1.3) - 0.5;
        let t = clamp(late * 1.1 + fibre * 2.0 + 0.3 * broad, 0.0, 1.2);
        let dark = (1.0 - pore) * (1.0 + fibre);
        batch.red[i] = mix(wood.early[0], wood.late[0], t) * dark;
        batch.green[i] = mix(wood.early[1], wood.late[1], t) * dark;
        batch.blue[i] = mix(wood.early[2], wood.late[2], t) * dark;
    }
}

/// Clouds, and veins where two kinds of stone were folded together.
fn vein(batch: &mut Batch, places: &Places, marble: &Marble) {
    for i in 0..batch.len() {
        let (x, y, z) = (places[0][i], places[1][i], places[2][i]);
        let slow = noise3(x * 1.7, y * 1.7, z * 1.7);
        let quick = noise3(x * 4.3 + 5.0, y * 4.3, z * 4.3);
        let fine = noise3(x * 11.0, y * 11.0 + 3.0, z * 11.0);
        let fold = wave(0.55 * x + 0.4 * y + 0.3 * z + 1.0 * slow + 0.35 * quick + 0.10 * fine);
        // Veins are broad and faint in one place, thin and strong in another.
        let ridge = unit(1.0 - fold.abs() * marble.sharp * (0.5 + 1.6 * quick));
        let vein = ridge * ridge * unit(1.9 * slow - 0.25);
        let cloud = unit(0.35 + 1.1 * (quick - 0.5) + 0.5 * (slow - 0.5));
        let channel = |c: usize| {
            mix(mix(marble.ground[c], marble.cloud[c], cloud), marble.vein[c], 0.85 * vein)
        };
        (batch.red[i], batch.green[i], batch.blue[i]) = (channel(0), channel(1), channel(2));
    }
}

/// Stripes of ink, as engravers shade what is dark.
fn hatch(batch: &mut Batch, places: &Places, paper: Rgb, ink: Rgb) {
    const STRIPES: f32 = 11.0;
    for i in 0..batch.len() {
        let z = places[2][i] * STRIPES;
        let off = (z - round(z)).abs();
        let soft = max(batch.pixel[i] * STRIPES, 0.02);
        // Where stripes are finer than pixels, grey.
        let stripe = unit((0.36 - off) / soft + 0.5);
        let t = mix(stripe, 0.72, smooth(0.3, 0.8, soft));
        batch.red[i] = mix(paper[0], ink[0], t);
        batch.green[i] = mix(paper[1], ink[1], t);
        batch.blue[i] = mix(paper[2], ink[2], t);
    }
}
