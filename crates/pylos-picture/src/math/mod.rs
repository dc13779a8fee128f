//! Arithmetic that gives the same bits everywhere.
//!
//! Only `+ - * /`, square roots and integers are used, all of which IEEE 754
//! rounds in one way. The sine, the powers and the noise that pictures need
//! are made of those here, because the ones of a platform's mathematical
//! library may differ in their last bit.

mod angle;
pub mod lanes;
pub mod noise;
pub mod tone;
mod vec3;

pub use angle::sin_cos;
pub use vec3::{Turn, Vec3};
