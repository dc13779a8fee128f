//! The slab, what is carved out of it, and the table.

use std::ops::Range;

use super::{CHUNK, EVERYWHERE, Extent, Eye, FAR, HOLLOW, Ray, Rays, SIDE, TABLE, TOP};
use crate::board::Hollow;
use crate::math::Vec3;
use crate::math::lanes::{clamp, max, min, root};
use crate::model::Model;

/// The distance to the edge of a rectangle with round corners, negative
/// inside.
#[inline(always)]
pub fn edge_distance(x: f32, y: f32, half: (f32, f32), corner: f32) -> f32 {
    let qx = x.abs() - (half.0 - corner);
    let qy = y.abs() - (half.1 - corner);
    let (ox, oy) = (max(qx, 0.0), max(qy, 0.0));
    (ox * ox + oy * oy).sqrt() + min(max(qx, qy), 0.0) - corner
}

/// The direction to the nearest edge from inside, of length 1.
#[inline(always)]
pub fn outward(x: f32, y: f32, half: (f32, f32), corner: f32) -> (f32, f32) {
    let (qx, qy) = (x.abs() - (half.0 - corner), y.abs() - (half.1 - corner));
    let (ox, oy) = (max(qx, 0.0), max(qy, 0.0));
    let far = (ox * ox + oy * oy).sqrt();
    let round = far > 1e-5;
    let flat = if qx > qy { 1.0 } else { 0.0 };
    let gx = if round { ox / max(far, 1e-5) } else { flat };
    let gy = if round { oy / max(far, 1e-5) } else { 1.0 - flat };
    (if x < 0.0 { -gx } else { gx }, if y < 0.0 { -gy } else { gy })
}

/// Where a ray meets the side of the slab, if it does.
#[inline(always)]
pub fn side_depth(e: (f32, f32), d: (f32, f32), half: (f32, f32), corner: f32) -> f32 {
    let dx = if d.0.abs() < 1e-6 { 1e-6 } else { d.0 };
    let dy = if d.1.abs() < 1e-6 { 1e-6 } else { d.1 };
    // First as if it had no round corners …
    let (ix, iy) = (1.0 / dx, 1.0 / dy);
    let (ax, bx) = ((-half.0 - e.0) * ix, (half.0 - e.0) * ix);
    let (ay, by) = ((-half.1 - e.1) * iy, (half.1 - e.1) * iy);
    let enter = max(min(ax, bx), min(ay, by));
    let leave = min(max(ax, bx), max(ay, by));
    // … and where the ray enters near a corner, as a circle.
    let (x, y) = (e.0 + enter * dx, e.1 + enter * dy);
    let (cx, cy) = (half.0 - corner, half.1 - corner);
    let in_corner = x.abs() > cx && y.abs() > cy;
    let (ox, oy) = (e.0 - if x < 0.0 { -cx } else { cx }, e.1 - if y < 0.0 { -cy } else { cy });
    let a = dx * dx + dy * dy;
    let b = ox * dx + oy * dy;
    let disc = b * b - a * (ox * ox + oy * oy - corner * corner);
    let round = if disc < 0.0 { FAR } else { (-b - root(disc)) / a };
    let met = if in_corner { round } else { enter };
    if enter < leave { met } else { FAR }
}

/// The slab and the table beneath it.
pub fn see_slab(eye: &Eye, model: &Model, rays: &mut Rays) {
    let slab = &model.base.slab;
    let (ex, ey) = (eye.at.x, eye.at.y);
    let (above, beneath) = (slab.top - eye.at.z, slab.bottom - eye.at.z);
    let all = 0..rays.x.len();
    rays.each_chunk(all, &EVERYWHERE, |x, y, depth, what| {
        let mut off = 0;
        for i in 0..CHUNK {
            let (dx, dy, dz) = eye.ray(x[i], y[i]);
            let top = above / dz;
            let on_top = edge_distance(ex + top * dx, ey + top * dy, slab.half, slab.corner) < 0.0;
            depth[i] = top;
            what[i] = if on_top { TOP } else { TABLE };
            off |= what[i] ^ TOP;
        }
        if off == 0 {
            return;
        }
        for i in 0..CHUNK {
            let (dx, dy, dz) = eye.ray(x[i], y[i]);
            let table = beneath / dz;
            let side = side_depth((ex, ey), (dx, dy), slab.half, slab.corner);
            let on_side = side > depth[i] && side < table;
            let (below, beside) = if on_side { (side, SIDE) } else { (table, TABLE) };
            depth[i] = if what[i] == TOP { depth[i] } else { below };
            what[i] = if what[i] == TOP { TOP } else { beside };
        }
    });
}

/// Where a ray that comes in through the opening meets the hollow.
#[inline(always)]
pub fn hollow_depth(e: Vec3, d: Ray, hollow: &Hollow) -> f32 {
    let (ox, oy, oz) = (e.x - hollow.from.x, e.y - hollow.from.y, e.z - hollow.from.z);
    let (ax, ay) = hollow.along;
    // First as a cylinder without ends: where along it? …
    let (os, ds) = (ox * ax + oy * ay, d.0 * ax + d.1 * ay);
    let dd = d.0 * d.0 + d.1 * d.1 + d.2 * d.2;
    let od = ox * d.0 + oy * d.1 + oz * d.2;
    let oo = ox * ox + oy * oy + oz * oz;
    let r2 = hollow.radius * hollow.radius;
    let (a, b, c) = (dd - ds * ds, od - os * ds, oo - os * os - r2);
    let far = (-b + root(b * b - a * c)) / a;
    let s = clamp(os + far * ds, 0.0, hollow.length);
    // … and then as the sphere there, which touches the cylinder in just that
    // point, and beyond an end is the surface itself.
    let b = od - s * ds;
    let c = oo - 2.0 * s * os + s * s - r2;
    (-b + root(b * b - dd * c)) / dd
}

/// A hollow in the slab's upper face, among the rays of this range.
pub fn see_hollow(
    eye: &Eye,
    model: &Model,
    k: usize,
    rays: &mut Rays,
    range: Range<usize>,
    extent: &Extent,
) {
    let hollow = model.base.hollows[k];
    let above = model.base.slab.top - eye.at.z;
    let (ax, ay) = hollow.along;
    let (ex, ey) = (eye.at.x - hollow.from.x, eye.at.y - hollow.from.y);
    let id = HOLLOW + k as u32;
    rays.each_chunk(range, extent, |x, y, depth, what| {
        let mut inside = [0_u32; CHUNK];
        for i in 0..CHUNK {
            let (dx, dy, dz) = eye.ray(x[i], y[i]);
            let top = above / dz;
            let (qx, qy) = (ex + top * dx, ey + top * dy);
            let s = clamp(qx * ax + qy * ay, 0.0, hollow.length);
            let (rx, ry) = (qx - s * ax, qy - s * ay);
            let within = rx * rx + ry * ry < hollow.opening * hollow.opening;
            inside[i] = if within & (what[i] == TOP) { 1 } else { 0 };
        }
        if inside.iter().fold(0, |any, one| any | one) == 0 {
            return;
        }
        // All of them first: a loop that could leave some out would not be
        // done with vectors.
        let mut far = [0.0; CHUNK];
        for i in 0..CHUNK {
            far[i] = hollow_depth(eye.at, eye.ray(x[i], y[i]), &hollow);
        }
        for i in 0..CHUNK {
            depth[i] = if inside[i] == 1 { far[i] } else { depth[i] };
            what[i] = if inside[i] == 1 { id } else { what[i] };
        }
    });
}
