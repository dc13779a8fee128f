//! What is drawn on things: rings, signs, numbers, outlines.

use super::batch::Batch;
use super::shade::Studio;
use crate::Vec3;
use crate::math::lanes::{max, min, mix, root, smooth, unit};
use crate::model::{Body, Model, Rgb, Ring, Shape, Sign};

/// Lays ink on the board, and gold on the ink.
pub fn ink(model: &Model, batch: &mut Batch) {
    let (ink, gold) = (model.palette.ink, model.palette.mark);
    for i in 0..batch.len() {
        lay(batch, i, ink, batch.ink[i]);
        lay(batch, i, gold, batch.gilt[i]);
    }
}

/// A small light of its own: pale in the middle, warm at the edge.
pub fn glint(batch: &mut Batch, colour: Rgb) {
    for i in 0..batch.len() {
        let facing =
            unit(batch.nx[i] * batch.vx[i] + batch.ny[i] * batch.vy[i] + batch.nz[i] * batch.vz[i]);
        let core = facing * facing;
        batch.red[i] = min(mix(colour[0] * 0.75, 1.0, core), 1.0);
        batch.green[i] = min(mix(colour[1] * 0.7, 0.92, core), 1.0);
        batch.blue[i] = min(mix(colour[2] * 0.6, 0.68, core), 1.0);
    }
}

/// The side of a body that is seen: where it is, and which way it faces.
#[derive(Clone, Copy)]
struct Face {
    middle: Vec3,
    right: Vec3,
    up: Vec3,
    radius: f32,
    /// What is lower is not part of it.
    above: f32,
}

impl Face {
    /// Of a ball the half that is seen, of a pawn its dome.
    fn of(studio: &Studio<'_>, body: &Body) -> Face {
        let eye = &studio.eye;
        match body.shape {
            Shape::Pawn { foot, radius, height } => Face {
                middle: foot,
                right: eye.right,
                up: eye.away,
                radius: radius * 0.925,
                above: foot.z + height * 0.875,
            },
            _ => {
                let (middle, radius) = body.bounds();
                let to_eye = (eye.at - middle).unit();
                let right = (eye.right - to_eye * to_eye.dot(eye.right)).unit();
                Face { middle, right, up: to_eye.cross(right), radius, above: f32::MIN }
            }
        }
    }

    /// Where a sample is on it: right and up, 1 at the edge.
    #[inline(always)]
    fn at(&self, batch: &Batch, i: usize) -> (f32, f32) {
        let (x, y, z) =
            (batch.px[i] - self.middle.x, batch.py[i] - self.middle.y, batch.pz[i] - self.middle.z);
        let inverse = 1.0 / self.radius;
        let u = (x * self.right.x + y * self.right.y + z * self.right.z) * inverse;
        let w = (x * self.up.x + y * self.up.y + z * self.up.z) * inverse;
        if batch.pz[i] > self.above { (u, w) } else { (9.0, 9.0) }
    }
}

/// Lays in what is part of the thing itself: the number of a pawn.
pub fn inlay(studio: &Studio<'_>, body: &Body, batch: &mut Batch) {
    let Some(Sign::Number(number, colour)) = body.decal.sign else { return };
    /// Height of a number as a share of the dome's radius.
    const HEIGHT: f32 = 1.22;
    /// Half the width of its strokes as a share of its height.
    const HALF: f32 = 0.085;
    let face = Face::of(studio, body);
    for i in 0..batch.len() {
        let (u, w) = face.at(batch, i);
        let far = studio.numbers.distance(number, u / HEIGHT, w / HEIGHT);
        let pixel = batch.pixel[i] / (face.radius * HEIGHT);
        let t = unit((HALF - far) / pixel + 0.5);
        batch.red[i] = mix(batch.red[i], colour[0], t);
        batch.green[i] = mix(batch.green[i], colour[1], t);
        batch.blue[i] = mix(batch.blue[i], colour[2], t);
    }
}

/// Draws what lies on the thing and has a light of its own.
pub fn draw(studio: &Studio<'_>, body: &Body, batch: &mut Batch) {
    let decal = &body.decal;
    if let Some((colour, width)) = decal.outline {
        outline(batch, body, colour, width);
    }
    if decal.glow > 0.0 {
        glow(studio, batch, decal.glow);
    }
    if let Some(ring) = decal.ring {
        draw_ring(studio, body, batch, ring);
    }
    match decal.sign {
        Some(Sign::Minus) => minus(studio, body, batch),
        Some(Sign::Cross) => cross(studio, body, batch),
        Some(Sign::Number(..)) | None => {}
    }
}

#[inline(always)]
fn lay(batch: &mut Batch, i: usize, colour: Rgb, t: f32) {
    batch.red[i] = mix(batch.red[i], colour[0], t);
    batch.green[i] = mix(batch.green[i], colour[1], t);
    batch.blue[i] = mix(batch.blue[i], colour[2], t);
}

fn outline(batch: &mut Batch, body: &Body, colour: Rgb, width: f32) {
    let radius = body.bounds().1;
    for i in 0..batch.len() {
        let (nx, ny, nz) = (batch.nx[i], batch.ny[i], batch.nz[i]);
        let facing = unit(nx * batch.vx[i] + ny * batch.vy[i] + nz * batch.vz[i]);
        let far = root(1.0 - facing * facing);
        lay(batch, i, colour, unit((far - 1.0 + width) * radius / batch.pixel[i] + 0.5));
    }
}

/// A warm light about the edge.
fn glow(studio: &Studio<'_>, batch: &mut Batch, strength: f32) {
    let mark = studio.model.palette.mark;
    for i in 0..batch.len() {
        let (nx, ny, nz) = (batch.nx[i], batch.ny[i], batch.nz[i]);
        let facing = unit(nx * batch.vx[i] + ny * batch.vy[i] + nz * batch.vz[i]);
        let edge = smooth(0.62, 1.0, root(1.0 - facing * facing));
        lay(batch, i, mark, strength * (0.06 + 0.94 * edge));
    }
}

fn draw_ring(studio: &Studio<'_>, body: &Body, batch: &mut Batch, ring: Ring) {
    let face = Face::of(studio, body);
    let edge = studio.model.palette.ring_edge;
    for i in 0..batch.len() {
        let (u, w) = face.at(batch, i);
        let pixel = batch.pixel[i] / face.radius;
        let off = ((u * u + w * w).sqrt() - ring.radius).abs();
        // A dark seam keeps it apart from pale wood.
        let seam = unit((ring.width * 0.5 + 0.03 - off) / pixel + 0.5);
        lay(batch, i, edge, 0.6 * seam);
        lay(batch, i, ring.colour, unit((ring.width * 0.5 - off) / pixel + 0.5));
    }
}

fn minus(studio: &Studio<'_>, body: &Body, batch: &mut Batch) {
    let face = Face::of(studio, body);
    let palette = &studio.model.palette;
    for i in 0..batch.len() {
        let (u, w) = face.at(batch, i);
        let pixel = batch.pixel[i] / face.radius;
        let disc = unit((0.30 - (u * u + w * w).sqrt()) / pixel + 0.5);
        lay(batch, i, palette.ring_edge, 0.85 * disc);
        let bar = max(u.abs() - 0.16, w.abs() - 0.045);
        lay(batch, i, palette.ring, unit(0.5 - bar / pixel));
    }
}

fn cross(studio: &Studio<'_>, body: &Body, batch: &mut Batch) {
    let face = Face::of(studio, body);
    let palette = &studio.model.palette;
    for i in 0..batch.len() {
        let (u, w) = face.at(batch, i);
        let pixel = batch.pixel[i] / face.radius;
        const HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
        let (a, b) = ((u + w).abs() * HALF, (u - w).abs() * HALF);
        let bars = max(min(a, b) - 0.09, max(a, b) - 0.75);
        lay(batch, i, palette.ring_edge, 0.8 * unit(0.5 - (bars - 0.05) / pixel));
        lay(batch, i, palette.ring, unit(0.5 - bars / pixel));
    }
}
