//! On the board, in its hollows, at its side, and on the table.

use super::super::batch::Batch;
use super::super::see::{Eye, edge_distance, hollow_depth, outward, side_depth};
use super::{face, meet};
use crate::math::lanes::{clamp, max, min, smooth, unit};
use crate::model::Model;

/// How wide the slab's edges are rounded off, and those of its hollows.
const BEVEL: f32 = 0.075;
const RIM: f32 = 0.045;

/// On the upper face.
pub fn on_top(batch: &mut Batch, eye: &Eye, model: &Model) {
    let slab = &model.base.slab;
    let line = model.palette.edge;
    for i in 0..batch.len() {
        let ray = eye.ray(batch.x[i], batch.y[i]);
        meet(batch, eye, i, (slab.top - eye.at.z) / ray.2, ray);
        let (x, y) = (batch.px[i], batch.py[i]);
        let inside = -edge_distance(x, y, slab.half, slab.corner);
        let bevel = unit(1.0 - inside / BEVEL);
        let tilt = bevel * bevel * 0.8;
        let (gx, gy) = outward(x, y, slab.half, slab.corner);
        batch.nx[i] = gx * tilt;
        batch.ny[i] = gy * tilt;
        batch.nz[i] = 1.0;
        batch.ink[i] = unit((line - inside) / batch.pixel[i] + 0.5) * unit(line * 1e3);
    }
    rims(batch, model);
    for i in 0..batch.len() {
        face(batch, i, batch.nx[i], batch.ny[i], batch.nz[i]);
    }
}

/// Rounds off the edges of the hollows near the batch.
fn rims(batch: &mut Batch, model: &Model) {
    let line = model.palette.edge;
    let (low, high) = batch.corners();
    let middle = (low + high) * 0.5;
    let around = (high - middle).length();
    for hollow in &model.base.hollows {
        let (ax, ay) = hollow.along;
        let (mx, my) = (middle.x - hollow.from.x, middle.y - hollow.from.y);
        let s = clamp(mx * ax + my * ay, 0.0, hollow.length);
        let (rx, ry) = (mx - s * ax, my - s * ay);
        if (rx * rx + ry * ry).sqrt() > hollow.opening + RIM + around {
            continue;
        }
        for i in 0..batch.len() {
            let (qx, qy) = (batch.px[i] - hollow.from.x, batch.py[i] - hollow.from.y);
            let s = clamp(qx * ax + qy * ay, 0.0, hollow.length);
            let (rx, ry) = (qx - s * ax, qy - s * ay);
            let far = max((rx * rx + ry * ry).sqrt(), 1e-4);
            let beyond = far - hollow.opening;
            let rim = unit(1.0 - beyond / RIM);
            let tilt = rim * rim * 0.75 / far;
            batch.nx[i] -= rx * tilt;
            batch.ny[i] -= ry * tilt;
            let ink = unit((0.7 * line - beyond) / batch.pixel[i] + 0.5) * unit(line * 1e3);
            batch.ink[i] = max(batch.ink[i], ink);
        }
    }
}

/// On the side.
pub fn on_side(batch: &mut Batch, eye: &Eye, model: &Model) {
    let slab = &model.base.slab;
    let line = model.palette.edge;
    for i in 0..batch.len() {
        let ray = eye.ray(batch.x[i], batch.y[i]);
        let side = side_depth((eye.at.x, eye.at.y), (ray.0, ray.1), slab.half, slab.corner);
        let (top, table) = ((slab.top - eye.at.z) / ray.2, (slab.bottom - eye.at.z) / ray.2);
        meet(batch, eye, i, clamp(side, top, table), ray);
        let (gx, gy) = outward(batch.px[i], batch.py[i], slab.half, slab.corner);
        let (down, up) = (slab.top - batch.pz[i], batch.pz[i] - slab.bottom);
        let bevel = unit(1.0 - down / BEVEL);
        let foot = unit(1.0 - up / BEVEL);
        face(batch, i, gx, gy, bevel * bevel * 0.9 - foot * foot * 0.5);
        // The table hides half of the sky, and less of it higher up.
        batch.sky[i] = 0.45 + 0.55 * unit(up / (up + 0.35));
        let edge = min(down, up);
        batch.ink[i] = unit((line - edge) / batch.pixel[i] + 0.5) * unit(line * 1e3);
    }
}

/// In a hollow.
pub fn on_hollow(batch: &mut Batch, eye: &Eye, model: &Model, k: usize) {
    let hollow = model.base.hollows[k];
    let (ax, ay) = hollow.along;
    let (top, lamp) = (model.base.slab.top, model.light.lamp);
    // In a sphere every point sees the opening alike.
    let sky = 0.5 * (1.0 + (hollow.from.z - top) / hollow.radius);
    for i in 0..batch.len() {
        let ray = eye.ray(batch.x[i], batch.y[i]);
        meet(batch, eye, i, hollow_depth(eye.at, ray, &hollow), ray);
        let (qx, qy) = (batch.px[i] - hollow.from.x, batch.py[i] - hollow.from.y);
        let s = clamp(qx * ax + qy * ay, 0.0, hollow.length);
        face(batch, i, s * ax - qx, s * ay - qy, hollow.from.z - batch.pz[i]);
        // The lamp shines in through the opening.
        let up = max(top - batch.pz[i], 0.0) / lamp.z;
        let (qx, qy) = (qx + up * lamp.x, qy + up * lamp.y);
        let s = clamp(qx * ax + qy * ay, 0.0, hollow.length);
        let (rx, ry) = (qx - s * ax, qy - s * ay);
        let beyond = (rx * rx + ry * ry).sqrt() - hollow.opening;
        let wide = up * model.light.size + 0.012;
        batch.lamp[i] = 1.0 - smooth(-wide, wide, beyond);
        batch.sky[i] = sky;
    }
}

/// On the table.
pub fn on_table(batch: &mut Batch, eye: &Eye, model: &Model) {
    let slab = &model.base.slab;
    let lamp = model.light.lamp;
    let high = slab.top - slab.bottom;
    for i in 0..batch.len() {
        let ray = eye.ray(batch.x[i], batch.y[i]);
        meet(batch, eye, i, (slab.bottom - eye.at.z) / ray.2, ray);
        (batch.nx[i], batch.ny[i], batch.nz[i]) = (0.0, 0.0, 1.0);
        let far = max(edge_distance(batch.px[i], batch.py[i], slab.half, slab.corner), 0.0);
        // A long wall hides this much of the sky.
        batch.sky[i] = 1.0 - 0.5 * (1.0 - far / (far * far + high * high).sqrt());
    }
    let (low, top) = batch.corners();
    let middle = (low + top) * 0.5;
    let around = (top - middle).length();
    // The slab is before the lamp if any of its heights is; the higher, the
    // softer.
    for height in [0.03, 0.2, 0.4, 0.6, 0.8, 1.0] {
        let wide = 0.02 + height * high * model.light.size * 1.6;
        let (sx, sy) = (lamp.x / lamp.z * high * height, lamp.y / lamp.z * high * height);
        let beyond = |x, y| edge_distance(x + sx, y + sy, slab.half, slab.corner);
        if beyond(middle.x, middle.y) > wide + around {
            continue;
        }
        for i in 0..batch.len() {
            let lit = smooth(-wide, wide, beyond(batch.px[i], batch.py[i]));
            batch.lamp[i] = min(batch.lamp[i], lit);
        }
    }
}
