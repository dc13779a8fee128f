//! The lines of the globe, cut into the plate and filled with ink.

use super::batch::Batch;
use super::occlude::Region;
use crate::board::globe::{EDGE, INNER, Line, OUTER, meridian};
use crate::math::lanes::{clamp, max, min, round, unit};
use crate::model::{Engraving, Model};

/// Half the width of a line.
const THIN: f32 = 0.022;
const THICK: f32 = 0.034;
const HAIR: f32 = 0.009;
/// The two fine circles along the rim.
const RIM: (f32, f32) = (EDGE - 0.24, EDGE - 0.10);

/// Engraves the globe where the plate has one: ink in the lines, and walls
/// that the lamp catches.
pub fn engrave(model: &Model, region: &Region, batch: &mut Batch) {
    let Some(engraving) = &model.base.engraving else { return };
    let middle = (region.low + region.high) * 0.5;
    let around = (region.high - middle).length() + 0.1;
    let (mx, my) = (middle.x, middle.y);
    // Whether anything of the batch may be this far from a point of the
    // equator.
    let near = |centre: f32, radius: f32| {
        let x = mx - centre;
        ((x * x + my * my).sqrt() - radius).abs() < around
    };
    for (radius, half) in [(OUTER, THIN), (INNER, THIN), (RIM.0, HAIR), (RIM.1, HAIR)] {
        if near(0.0, radius) {
            circle(batch, 0.0, radius, half, EDGE);
        }
    }
    for number in 1..=5 {
        match meridian(number) {
            Line::Arc { centre, radius } if near(centre, radius) => {
                circle(batch, centre, radius, THIN, OUTER + 0.14);
            }
            Line::Straight if mx.abs() < around => upright(batch),
            _ => {}
        }
    }
    if my.abs() < around {
        equator(batch);
    }
    if near(0.0, (RIM.0 + RIM.1) * 0.5) {
        graduation(batch);
    }
    dots(batch, engraving, region);
    ways(batch, engraving, region);
    for i in 0..batch.len() {
        let (x, y, z) = (batch.nx[i], batch.ny[i], batch.nz[i]);
        let inverse = 1.0 / (x * x + y * y + z * z).sqrt();
        batch.nx[i] = x * inverse;
        batch.ny[i] = y * inverse;
        batch.nz[i] = z * inverse;
    }
}

/// Cuts a line that is `off` away, in the direction (gx, gy).
#[inline(always)]
fn cut(batch: &mut Batch, i: usize, off: f32, half: f32, gx: f32, gy: f32) {
    let pixel = batch.pixel[i];
    // A line narrower than a pixel is as much paler.
    let wide = max(half, 0.6 * pixel);
    let ink = unit((wide - off.abs()) / pixel + 0.5) * min(half / (0.6 * pixel), 1.0);
    batch.ink[i] = max(batch.ink[i], ink);
    // Beside the ink the wood bends down to it.
    let side = if off < 0.0 { 1.0 } else { -1.0 };
    let tilt = unit(1.0 - (off.abs() - wide) / (0.8 * half + pixel)) * 0.35 * side;
    let tilt = if off.abs() > 0.3 * half { tilt } else { 0.0 };
    batch.nx[i] += gx * tilt;
    batch.ny[i] += gy * tilt;
}

/// A circle about a point of the equator, as far as it is within `reach` of
/// the middle.
fn circle(batch: &mut Batch, centre: f32, radius: f32, half: f32, reach: f32) {
    for i in 0..batch.len() {
        let (x, y) = (batch.px[i] - centre, batch.py[i]);
        let far = max((x * x + y * y).sqrt(), 1e-4);
        let px = batch.px[i];
        let inside = px * px + y * y < reach * reach;
        let off = if inside { far - radius } else { 1e3 };
        cut(batch, i, off, half, x / far, y / far);
    }
}

fn upright(batch: &mut Batch) {
    for i in 0..batch.len() {
        let inside = batch.py[i].abs() < OUTER + 0.14;
        let off = if inside { batch.px[i] } else { 1e3 };
        cut(batch, i, off, THIN, 1.0, 0.0);
    }
}

fn equator(batch: &mut Batch) {
    for i in 0..batch.len() {
        let inside = batch.px[i].abs() < OUTER;
        let off = if inside { batch.py[i] } else { 1e3 };
        cut(batch, i, off, THICK, 0.0, 1.0);
    }
}

/// Degrees along the rim, as on old maps.
fn graduation(batch: &mut Batch) {
    const MARKS: f32 = 180.0;
    for i in 0..batch.len() {
        let (x, y) = (batch.px[i], batch.py[i]);
        let far = (x * x + y * y).sqrt();
        let turns = direction(x, y) * MARKS;
        let off = (turns - round(turns)) * (EDGE * std::f32::consts::TAU / MARKS);
        let inside = far > RIM.0 && far < RIM.1;
        let off = if inside { off } else { 1e3 };
        cut(batch, i, off, HAIR, 0.0, 0.0);
    }
}

/// The direction of a point as a share of a whole turn.
#[inline(always)]
fn direction(x: f32, y: f32) -> f32 {
    let (ax, ay) = (x.abs(), y.abs());
    let (low, high) = (min(ax, ay), max(max(ax, ay), 1e-6));
    let t = low / high;
    let t2 = t * t;
    // An eighth of a turn, from the tangent.
    let eighth = t * (0.159_12 - t2 * (0.052_2 - t2 * (0.026_4 - t2 * 0.008_3)));
    let quarter = if ay > ax { 0.25 - eighth } else { eighth };
    let half = if x < 0.0 { 0.5 - quarter } else { quarter };
    if y < 0.0 { -half } else { half }
}

fn dots(batch: &mut Batch, engraving: &Engraving, region: &Region) {
    for &(dx, dy, radius) in &engraving.dots {
        if region.distance(crate::Vec3::new(dx, dy, region.low.z)) > radius + 0.1 {
            continue;
        }
        for i in 0..batch.len() {
            let (x, y) = (batch.px[i] - dx, batch.py[i] - dy);
            let far = max((x * x + y * y).sqrt(), 1e-4);
            let ink = unit((radius - far) / batch.pixel[i] + 0.5);
            batch.ink[i] = max(batch.ink[i], ink);
            let tilt = unit(1.0 - (far - radius) / 0.03) * 0.4 * (1.0 - ink) / far;
            batch.nx[i] -= x * tilt;
            batch.ny[i] -= y * tilt;
        }
    }
}

/// The ways of slides glow.
fn ways(batch: &mut Batch, engraving: &Engraving, region: &Region) {
    const HALF: f32 = 0.05;
    const HALO: f32 = 0.16;
    let z = region.low.z;
    for way in &engraving.ways {
        for pair in way.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let middle = crate::Vec3::new((a.0 + b.0) * 0.5, (a.1 + b.1) * 0.5, z);
            let (ux, uy) = (b.0 - a.0, b.1 - a.1);
            let length2 = max(ux * ux + uy * uy, 1e-6);
            if region.distance(middle) > HALO + 0.5 * length2.sqrt() {
                continue;
            }
            for i in 0..batch.len() {
                let (x, y) = (batch.px[i] - a.0, batch.py[i] - a.1);
                let t = clamp((x * ux + y * uy) / length2, 0.0, 1.0);
                let (rx, ry) = (x - t * ux, y - t * uy);
                let far = (rx * rx + ry * ry).sqrt();
                let line = unit((HALF - far) / batch.pixel[i] + 0.5);
                let halo = unit(1.0 - far / HALO);
                batch.gilt[i] = max(batch.gilt[i], max(line, 0.55 * halo * halo));
                batch.glow[i] = max(batch.glow[i], 0.3 * line);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_is_nearly_an_angle() {
        for step in -700..700 {
            let angle = f64::from(step) * 0.00448;
            let (x, y) = (angle.cos() as f32 * 3.0, angle.sin() as f32 * 3.0);
            let wanted = angle / std::f64::consts::TAU;
            assert!((f64::from(direction(x, y)) - wanted).abs() < 2e-4, "{angle}");
        }
    }
}
