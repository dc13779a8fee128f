//! Writes names and signs over a picture.

use crate::glyph::{Piece, distance, pieces};
use crate::math::lanes::{max, min, mix, unit};
use crate::model::{Rgb, rgb};
use crate::names::{Content, Ground, Note};
use crate::{Area, Verdict};

/// Half the width of a stroke, and of the halo about it, as shares of the
/// height.
const STROKE: f32 = 0.075;
const HALO: f32 = 0.2;

/// A note ready to be written.
pub struct Writing {
    shape: Shape,
    x: f32,
    y: f32,
    height: f32,
    ink: Rgb,
    halo: Rgb,
}

enum Shape {
    /// Strokes about the origin, 1 high.
    Strokes(Vec<Piece>),
    Sign(Verdict),
}

impl Writing {
    pub fn of(note: &Note) -> Writing {
        let (dark, light) = (rgb(0x24170c), rgb(0xfff6e2));
        let (ink, halo) = match (&note.content, note.ground) {
            (Content::Verdict(Verdict::Win), _) => (rgb(0x58b4f2), dark),
            (Content::Verdict(Verdict::Draw), _) => (rgb(0xd9d0bd), dark),
            (Content::Verdict(Verdict::Loss), _) => (rgb(0xf08a4b), dark),
            (Content::Name(_), Ground::Light) => (dark, light),
            (Content::Name(_), Ground::Dark) => (light, dark),
        };
        let shape = match &note.content {
            Content::Verdict(verdict) => Shape::Sign(*verdict),
            Content::Name(name) => {
                let (pieces, width) = pieces(name);
                let shift = |(x, y): (f32, f32)| (x - width / 2.0, y - 0.42);
                Shape::Strokes(pieces.into_iter().map(|(a, b)| (shift(a), shift(b))).collect())
            }
        };
        Writing { shape, x: note.x, y: note.y, height: note.height, ink, halo }
    }

    /// The pixels that it can touch: least and greatest x and y.
    pub fn extent(&self) -> ((f32, f32), (f32, f32)) {
        let (wide, high) = (self.height * 1.1 + 1.0, self.height * 1.0 + 1.0);
        ((self.x - wide, self.y - high), (self.x + wide, self.y + high))
    }

    /// Writes what of it lies in an area, whose light is given row by row.
    pub fn write(&self, area: Area, across: usize, light: &mut [[f32; 4]]) {
        let (low, high) = self.extent();
        let columns = range(low.0 - area.x as f32, high.0 - area.x as f32, area.width);
        for row in range(low.1 - area.y as f32, high.1 - area.y as f32, area.height) {
            for column in columns.clone() {
                let x = area.x as f32 + column as f32 + 0.5 - self.x;
                let y = area.y as f32 + row as f32 + 0.5 - self.y;
                let (inside, halo) = self.cover(x, y);
                let pixel = &mut light[row * across + column];
                lay(pixel, self.halo, 0.55 * halo);
                lay(pixel, self.ink, inside);
            }
        }
    }

    /// How much of a pixel is covered, by the ink and by the halo.
    fn cover(&self, x: f32, y: f32) -> (f32, f32) {
        let (u, w) = (x / self.height, -y / self.height);
        let far = match &self.shape {
            Shape::Strokes(pieces) => distance(pieces, u, w) - STROKE,
            Shape::Sign(verdict) => sign(*verdict, u, w),
        };
        let pixels = far * self.height;
        let halo = unit(1.0 - (far / HALO));
        (unit(0.5 - pixels), halo * halo)
    }
}

/// The distance to a sign: up for a win, down for a loss, level for a draw.
fn sign(verdict: Verdict, x: f32, y: f32) -> f32 {
    let triangle = |y: f32| {
        let side = x.abs() * 0.866 + (y - 0.05) * 0.5 - 0.2;
        max(side, -0.33 - y)
    };
    match verdict {
        Verdict::Win => triangle(y),
        Verdict::Loss => triangle(-y),
        Verdict::Draw => {
            let (dx, dy) = (max(x.abs() - 0.3, 0.0), max(y.abs() - 0.02, 0.0));
            (dx * dx + dy * dy).sqrt() - 0.13
        }
    }
}

fn lay(pixel: &mut [f32; 4], colour: Rgb, t: f32) {
    for (c, value) in colour.into_iter().enumerate() {
        pixel[c] = mix(pixel[c], value, t);
    }
    pixel[3] = mix(pixel[3], 1.0, t);
}

/// The whole numbers from `low` to `high` that are below `end`.
fn range(low: f32, high: f32, end: u32) -> std::ops::Range<usize> {
    let whole = |x: f32| min(max(x, 0.0), end as f32) as usize;
    whole(low)..whole(high + 1.0)
}
