//! Things that stand on the board.

use super::{Rgb, Stuff};
use crate::math::Vec3;

/// Something with a place and a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    pub shape: Shape,
    pub stuff: Stuff,
    pub decal: Decal,
    pub presence: Presence,
}

/// What shape it has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Ball {
        centre: Vec3,
        radius: f32,
    },
    /// Turned on a lathe: see [`super::PROFILE`].
    Pawn {
        foot: Vec3,
        radius: f32,
        height: f32,
    },
    /// A ring with points, about the head of a pawn.
    Crown {
        foot: Vec3,
        radius: f32,
        height: f32,
    },
    /// A square pane of glass under a level that is lifted off, or its rim:
    /// half its edge, and half that of the hole in it.
    Pane {
        height: f32,
        half: f32,
        hole: f32,
    },
}

/// How much there is of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It hides what is behind it and casts a shadow.
    Solid,
    /// It hides what is behind it, but takes no light away.
    Weightless,
    /// It is seen through: it meets only those of the sixteen rays through a
    /// pixel whose bits are set.
    Veil(u16),
}

/// What is drawn on it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Decal {
    pub ring: Option<Ring>,
    pub sign: Option<Sign>,
    /// How strongly its edge glows.
    pub glow: f32,
    /// An outline, as wide as this share of its radius.
    pub outline: Option<(Rgb, f32)>,
}

/// A ring on the side that is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// As a share of the radius.
    pub radius: f32,
    pub width: f32,
    pub colour: Rgb,
}

/// Something small in the middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign {
    Minus,
    Cross,
    /// Inlaid in this colour.
    Number(u8, Rgb),
}

impl Body {
    /// Something solid without marks.
    pub fn solid(shape: Shape, stuff: Stuff) -> Body {
        Body { shape, stuff, decal: Decal::default(), presence: Presence::Solid }
    }

    /// A ball about all of it: middle and radius.
    pub fn bounds(&self) -> (Vec3, f32) {
        match self.shape {
            Shape::Ball { centre, radius } => (centre, radius),
            Shape::Pawn { foot, radius, height } | Shape::Crown { foot, radius, height } => {
                let half = height * 0.5;
                (foot + Vec3::UP * half, (radius * radius + half * half).sqrt())
            }
            Shape::Pane { height, half, .. } => (Vec3::new(0.0, 0.0, height), half * 1.415),
        }
    }
}
