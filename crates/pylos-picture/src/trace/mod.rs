//! The ray tracer.
//!
//! A picture is drawn tile by tile. For each tile, one ray through the middle
//! of every pixel finds out what is seen there ([`see`]); pixels at an edge
//! are looked at again with sixteen rays, and each thing seen in them counts
//! by its share. Then everything that is seen is shaded, surface by surface
//! ([`shade`]), in batches of samples ([`batch`]): where the ray meets it,
//! what takes light away from it ([`occlude`]), what it is made of
//! ([`stuff`]), what is drawn on it ([`decal`]). Nothing is left to chance,
//! so there is no noise, and nothing depends on the machine.

// Loops here run over several lists side by side, of equal length; an index
// says that best.
#![allow(clippy::needless_range_loop)]

mod batch;
mod decal;
mod engrave;
mod occlude;
mod painter;
mod see;
mod shade;
mod sketch;
mod stuff;
mod surface;
mod tile;
mod write;

pub use painter::Painter;
