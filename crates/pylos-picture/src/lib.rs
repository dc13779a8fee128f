//! Pictures.
#![forbid(unsafe_code)]
#![allow(dead_code)]

mod board;
mod camera;
mod error;
mod glyph;
mod look;
mod math;
mod model;
mod names;
mod scene;
mod sight;
mod size;
mod trace;

pub use board::globe::{Beside, Station};
pub use board::pyramid::Arrangement;
pub use camera::{Bound, Camera, Outline, Spot, View};
pub use error::PictureError;
pub use look::{Background, Names, Set, Theme};
pub use math::{Turn, Vec3};
pub use scene::{
    BallInFlight, Board, EquatorBoard, Mark, Pawn, PawnInFlight, PawnMark, PyramidBoard, Scene,
    Verdict,
};
pub use sight::Sight;
pub use size::{Area, Size};
pub use trace::Painter;
