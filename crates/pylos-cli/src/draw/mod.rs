//! Boards as text.

pub mod pyramid;
