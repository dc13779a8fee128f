//! Boards as text.

pub mod equator;
mod picture;
pub mod pyramid;

pub use picture::{Ink, Look, Picture, Scale, Spot};
