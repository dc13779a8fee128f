//! On things that stand on the board.

use super::super::batch::Batch;
use super::super::see::{Eye, ball_depth, crown_depth, pawn_depth};
use super::{face, meet};
use crate::math::lanes::{min, smooth, unit};
use crate::model::{Model, Shape};

/// On a body.
pub fn on_body(batch: &mut Batch, eye: &Eye, model: &Model, shape: Shape) {
    let top = model.base.slab.top;
    match shape {
        Shape::Ball { centre, radius } => {
            let o = eye.at - centre;
            // A ray past the ball, as edges have them, meets it at its edge.
            let edge = o.length();
            for i in 0..batch.len() {
                let ray = eye.ray(batch.x[i], batch.y[i]);
                meet(batch, eye, i, min(ball_depth(o, radius, ray), edge), ray);
                let (x, y, z) =
                    (batch.px[i] - centre.x, batch.py[i] - centre.y, batch.pz[i] - centre.z);
                face(batch, i, x, y, z);
                // What lies below the board's face is in its hollow.
                let below = unit((top + 0.08 - batch.pz[i]) * 3.0);
                batch.sky[i] = 1.0 - 0.75 * below;
                batch.lamp[i] = 1.0 - below;
            }
        }
        Shape::Pawn { foot, radius, height } => {
            let o = eye.at - foot;
            let edge = o.length();
            for i in 0..batch.len() {
                let ray = eye.ray(batch.x[i], batch.y[i]);
                let (depth, slope) = pawn_depth(o, radius, height, ray);
                meet(batch, eye, i, min(depth, edge), ray);
                let (x, y) = (batch.px[i] - foot.x, batch.py[i] - foot.y);
                let up = -slope * radius * radius / height;
                face(batch, i, x, y, if depth < edge { up } else { radius });
                // The waist is in the shade of head and foot.
                let z = (batch.pz[i] - foot.z) / height;
                let waist = smooth(0.0, 0.2, z) * (1.0 - smooth(0.55, 0.85, z));
                batch.sky[i] = (0.55 + 0.45 * unit(z * 2.2)) * (1.0 - 0.35 * waist);
                batch.lamp[i] = 1.0 - 0.25 * waist;
            }
        }
        Shape::Crown { foot, radius, height } => {
            let o = eye.at - foot;
            let edge = o.length();
            for i in 0..batch.len() {
                let ray = eye.ray(batch.x[i], batch.y[i]);
                let (depth, side) = crown_depth(o, radius, height, ray);
                meet(batch, eye, i, min(depth, edge), ray);
                let (x, y) = (batch.px[i] - foot.x, batch.py[i] - foot.y);
                face(batch, i, side * x, side * y, radius * 0.25);
                batch.sky[i] = if side > 0.0 { 0.9 } else { 0.6 };
            }
        }
        Shape::Pane { height, .. } => {
            for i in 0..batch.len() {
                let ray = eye.ray(batch.x[i], batch.y[i]);
                meet(batch, eye, i, (height - eye.at.z) / ray.2, ray);
                face(batch, i, 0.0, 0.0, 1.0);
            }
        }
    }
}
