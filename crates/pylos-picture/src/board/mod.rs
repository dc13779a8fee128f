//! Where things lie on the two boards, whoever draws them.

pub mod globe;
pub mod pyramid;
mod slab;

pub use slab::{Hollow, Slab};
