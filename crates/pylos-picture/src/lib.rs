//! The boards of both games in real light.
//!
//! A [`Scene`] is plain data: what stands where, what is marked, from where
//! one looks, of what everything is made. [`Painter`] traces rays through it
//! and [`svg`] draws it in lines; both see the same things in the same places,
//! and [`Sight`] tells where those are.
//!
//! ```
//! use pylos_picture::{Board, Painter, PyramidBoard, Scene, Size, Theme};
//! use pylos_rules::pyramid::Position;
//!
//! let position: Position = "LLD.LL........../D......../..../. L".parse().unwrap();
//! let scene = Scene::of(Board::Pyramid(PyramidBoard::of(&position)));
//! let size: Size = "160x120".parse().unwrap();
//! let mut painter = Painter::new(size);
//! painter.paint(&Scene { theme: Theme::Dark, ..scene.clone() });
//! assert_eq!(painter.pixels().len(), 4 * 160 * 120);
//!
//! // Another theme changes everything, the same scene once more nothing.
//! assert!(!painter.paint(&scene).is_empty());
//! assert!(painter.paint(&scene).is_empty());
//! ```
//!
//! Pictures are the same to the byte on every machine, and so are drawings.
//! There is no input, no output, no clock, no thread and no unsafe code here;
//! files are made with the feature `encode`.
#![forbid(unsafe_code)]

mod board;
mod camera;
#[cfg(feature = "encode")]
pub mod encode;
mod error;
mod film;
mod glyph;
mod look;
mod math;
mod model;
mod names;
mod scene;
mod sight;
mod size;
mod svg;
mod trace;

pub use board::globe::{Beside, Station};
pub use board::pyramid::Arrangement;
pub use camera::{Bound, Camera, Outline, Spot, View};
pub use error::PictureError;
pub use film::{Berth, Direction, Journey, Motion, Seat, Shot, film};
pub use look::{Background, Names, Set, Theme};
pub use math::{Turn, Vec3};
pub use scene::{
    AnySeen, BallInFlight, Board, EquatorBoard, Mark, Pawn, PawnInFlight, PawnMark, PyramidBoard,
    Scene, Verdict,
};
pub use sight::Sight;
pub use size::{Area, Size};
pub use svg::svg;
pub use trace::Painter;
