//! A scene as bodies in space: what the ray tracer sees.

mod body;
mod equator;
mod light;
mod palette;
mod pawn;
mod pyramid;
mod stuff;

pub use body::{Body, Decal, Presence, Ring, Shape, Sign};
pub use light::{Ember, Light, Rgb, rgb};
pub use palette::Palette;
pub use pawn::{PROFILE, crown_edge};
pub use stuff::{Kind, Marble, Stuff, Wood};

use crate::board::{Hollow, Slab};
use crate::{Board, Bound, Camera, Scene, Size, Vec3};

/// Everything in space.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub camera: Camera,
    pub light: Light,
    pub palette: Palette,
    pub base: Base,
    pub bodies: Vec<Body>,
    pub embers: Vec<Ember>,
}

/// The board itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Base {
    pub slab: Slab,
    pub stuff: Stuff,
    pub hollows: Vec<Hollow>,
    pub engraving: Option<Engraving>,
}

/// The lines of the globe.
#[derive(Clone, Debug, PartialEq)]
pub struct Engraving {
    /// Where dots are drilled, and how large they are.
    pub dots: Vec<(f32, f32, f32)>,
    /// Ways that light up: chains of points.
    pub ways: Vec<Vec<(f32, f32)>>,
}

impl Model {
    /// What a scene shows in a picture of this size.
    pub fn of(scene: &Scene, size: Size) -> Model {
        match &scene.board {
            Board::Pyramid(board) => pyramid::model(scene, board, size),
            Board::Equator(board) => equator::model(scene, board, size),
        }
    }
}

/// What must be in the picture of a slab.
fn slab_bounds(slab: &Slab) -> Vec<Bound> {
    let at = |(x, y): (f32, f32), z| Bound { centre: Vec3::new(x, y, z), radius: 0.0 };
    let outline = slab.outline(6);
    [slab.top, slab.bottom]
        .into_iter()
        .flat_map(|z| outline.iter().map(move |p| at(*p, z)))
        .collect()
}
