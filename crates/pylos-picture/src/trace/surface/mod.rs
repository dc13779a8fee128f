//! Where rays meet each kind of surface, and how it faces.

mod body;
mod slab;

pub use body::on_body;
pub use slab::{on_hollow, on_side, on_table, on_top};

use super::batch::Batch;
use super::see::{Eye, Ray};

/// Sets sample `i` where its ray is at this depth, in full light.
#[inline(always)]
fn meet(batch: &mut Batch, eye: &Eye, i: usize, depth: f32, (dx, dy, dz): Ray) {
    batch.px[i] = eye.at.x + depth * dx;
    batch.py[i] = eye.at.y + depth * dy;
    batch.pz[i] = eye.at.z + depth * dz;
    let back = -1.0 / (dx * dx + dy * dy + dz * dz).sqrt();
    batch.vx[i] = dx * back;
    batch.vy[i] = dy * back;
    batch.vz[i] = dz * back;
    batch.pixel[i] = depth * eye.pixel;
    batch.lamp[i] = 1.0;
    batch.sky[i] = 1.0;
    batch.ink[i] = 0.0;
    batch.gilt[i] = 0.0;
    batch.glow[i] = 0.0;
    batch.alpha[i] = 1.0;
}

/// Makes the normals of sample `i` one long.
#[inline(always)]
fn face(batch: &mut Batch, i: usize, x: f32, y: f32, z: f32) {
    let inverse = 1.0 / (x * x + y * y + z * z).sqrt();
    batch.nx[i] = x * inverse;
    batch.ny[i] = y * inverse;
    batch.nz[i] = z * inverse;
}
