//! Things that stand on the board.

use std::ops::Range;

use super::{CHUNK, Extent, Eye, FAR, Ray, Rays, edge_distance};
use crate::math::Vec3;
use crate::math::lanes::{max, root};
use crate::model::{Body, PROFILE, Presence, Shape, crown_edge};

/// Where a ray meets a ball; `o` is the eye as seen from its centre.
#[inline(always)]
pub fn ball_depth(o: Vec3, radius: f32, d: Ray) -> f32 {
    let c = o.x * o.x + o.y * o.y + o.z * o.z - radius * radius;
    let a = d.0 * d.0 + d.1 * d.1 + d.2 * d.2;
    let b = o.x * d.0 + o.y * d.1 + o.z * d.2;
    let disc = b * b - a * c;
    if disc > 0.0 { (-b - root(disc)) / a } else { FAR }
}

/// Where a ray meets a pawn; `o` is the eye as seen from its foot. The second
/// answer is the slope of the wood there: what is to be taken off the normal's
/// upright part.
#[inline(always)]
pub fn pawn_depth(o: Vec3, radius: f32, height: f32, d: Ray) -> (f32, f32) {
    // In a space where radius and height are 1.
    let (ir, ih) = (1.0 / radius, 1.0 / height);
    let (ox, oy, oz) = (o.x * ir, o.y * ir, o.z * ih);
    let (dx, dy, dz) = (d.0 * ir, d.1 * ir, d.2 * ih);
    let (dd, od, oo) = (dx * dx + dy * dy, ox * dx + oy * dy, ox * ox + oy * oy);
    let (mut best, mut slope) = (FAR, 0.0);
    for part in &PROFILE {
        let a = dd - part.c * dz * dz;
        let b = od - dz * (0.5 * part.b + part.c * oz);
        let c = oo - part.a - (part.b + part.c * oz) * oz;
        let disc = b * b - a * c;
        let s = root(disc);
        let inverse = 1.0 / a;
        for t in [(-b - s) * inverse, (-b + s) * inverse] {
            let z = oz + t * dz;
            let met = disc > 0.0 && z >= part.from && z <= part.to && t > 0.0 && t < best;
            best = if met { t } else { best };
            slope = if met { 0.5 * part.b + part.c * z } else { slope };
        }
    }
    (best, slope)
}

/// Where a ray meets a crown, and whether it is its outer (1) or its inner
/// side (−1).
#[inline(always)]
pub fn crown_depth(o: Vec3, radius: f32, height: f32, d: Ray) -> (f32, f32) {
    let (ir, ih) = (1.0 / radius, 1.0 / height);
    let (ox, oy, oz) = (o.x * ir, o.y * ir, o.z * ih);
    let (dx, dy, dz) = (d.0 * ir, d.1 * ir, d.2 * ih);
    let (a, b, c) = (dx * dx + dy * dy, ox * dx + oy * dy, ox * ox + oy * oy - 1.0);
    let disc = b * b - a * c;
    let s = root(disc);
    let (mut best, mut side) = (FAR, 1.0);
    for (t, which) in [((-b - s) / a, 1.0), ((-b + s) / a, -1.0)] {
        let (x, z) = (ox + t * dx, oz + t * dz);
        let x2 = x * x;
        let cos5 = x * (5.0 + x2 * (16.0 * x2 - 20.0));
        let met = disc > 0.0 && z >= 0.0 && z <= crown_edge(cos5) && t > 0.0 && t < best;
        best = if met { t } else { best };
        side = if met { which } else { side };
    }
    (best, side)
}

/// Radius of the corners of a pane.
const PANE_CORNER: f32 = 0.3;

/// Where a ray meets a pane.
#[inline(always)]
pub fn pane_depth(e: Vec3, height: f32, half: f32, hole: f32, d: Ray) -> f32 {
    let t = (height - e.z) / d.2;
    let edge = edge_distance(e.x + t * d.0, e.y + t * d.1, (half, half), PANE_CORNER);
    if edge < 0.0 && edge > hole - half && t > 0.0 { t } else { FAR }
}

/// Runs a loop written once for the shape of a body.
macro_rules! by_shape {
    ($eye:expr, $body:expr, |$depth:ident| $loop:expr) => {
        match $body.shape {
            Shape::Ball { centre, radius } => {
                let o = $eye.at - centre;
                let $depth = |ray: Ray| ball_depth(o, radius, ray);
                $loop
            }
            Shape::Pawn { foot, radius, height } => {
                let o = $eye.at - foot;
                let $depth = |ray: Ray| pawn_depth(o, radius, height, ray).0;
                $loop
            }
            Shape::Crown { foot, radius, height } => {
                let o = $eye.at - foot;
                let $depth = |ray: Ray| crown_depth(o, radius, height, ray).0;
                $loop
            }
            Shape::Pane { height, half, hole } => {
                let o = $eye.at;
                let $depth = |ray: Ray| pane_depth(o, height, half, hole, ray);
                $loop
            }
        }
    };
}

/// A body among the rays of this range. Of sixteen rays that follow each
/// other, a veil meets only its own.
pub fn see_body(
    eye: &Eye,
    body: &Body,
    id: u32,
    rays: &mut Rays,
    range: Range<usize>,
    extent: &Extent,
) {
    let bits = match body.presence {
        Presence::Veil(bits) => bits,
        Presence::Solid | Presence::Weightless => u16::MAX,
    };
    let mut beyond = [0.0; CHUNK];
    for (i, beyond) in beyond.iter_mut().enumerate() {
        *beyond = if bits >> i & 1 == 1 { 0.0 } else { FAR };
    }
    by_shape!(eye, body, |at| rays.each_chunk(range, extent, |x, y, depth, what| {
        for i in 0..CHUNK {
            let t = max(at(eye.ray(x[i], y[i])), beyond[i]);
            let seen = t < depth[i];
            what[i] = if seen { id } else { what[i] };
            depth[i] = if seen { t } else { depth[i] };
        }
    }));
}

/// Where a veil is before what is seen.
pub fn veil_body(eye: &Eye, body: &Body, rays: &mut Rays, range: Range<usize>) {
    let n = range.len();
    let (x, y) = (&rays.x[range.clone()], &rays.y[range.clone()]);
    let (depth, veiled) = (&rays.depth[range.clone()], &mut rays.veiled[range]);
    let (x, y, depth, veiled) = (&x[..n], &y[..n], &depth[..n], &mut veiled[..n]);
    by_shape!(eye, body, |at| {
        for i in 0..n {
            let before = at(eye.ray(x[i], y[i])) < depth[i];
            veiled[i] |= u32::from(before);
        }
    });
}
