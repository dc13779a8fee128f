//! Boards as text.

pub mod equator;
mod picture;
pub mod pyramid;

pub use picture::{Ink, Picture, Scale, Spot};
