//! What things are made of.

use super::Rgb;
use crate::math::{Turn, Vec3, noise::chance};

/// A piece of some material, cut in its own way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stuff {
    pub kind: Kind,
    /// How it is turned against the tree (or the rock) that it was cut from.
    pub turn: Turn,
    /// From where in the tree it was cut.
    pub cut: Vec3,
}

/// The material itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Wood(Wood),
    Marble(Marble),
    /// One colour, and how glossy it is.
    Plain(Rgb, f32),
    /// Ink in stripes round the ball, on paper.
    Hatched {
        paper: Rgb,
        ink: Rgb,
    },
    /// A light of its own.
    Glowing(Rgb),
}

impl Kind {
    /// Its mean colour.
    pub fn mean(&self) -> Rgb {
        let between = |a: Rgb, b: Rgb, t: f32| [0, 1, 2].map(|c| a[c] + (b[c] - a[c]) * t);
        match self {
            Kind::Wood(wood) => between(wood.early, wood.late, 0.35),
            Kind::Marble(marble) => between(marble.ground, marble.cloud, 0.4),
            Kind::Plain(colour, _) | Kind::Glowing(colour) => *colour,
            Kind::Hatched { paper, ink } => between(*paper, *ink, 0.7),
        }
    }
}

/// Rings, fibres and pores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wood {
    /// What has grown in spring.
    pub early: Rgb,
    /// What has grown in summer.
    pub late: Rgb,
    /// Rings for every ball's width.
    pub rings: f32,
    /// How strongly fibres show.
    pub fibre: f32,
    /// How strongly pores show.
    pub pores: f32,
    /// How much of the room it mirrors.
    pub gloss: f32,
}

/// A ground with veins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marble {
    pub ground: Rgb,
    pub cloud: Rgb,
    pub vein: Rgb,
    /// How sharp the veins are.
    pub sharp: f32,
    pub gloss: f32,
}

impl Stuff {
    /// A piece that stands as it grew, cut from the middle.
    pub fn upright(kind: Kind) -> Stuff {
        Stuff { kind, turn: Turn::NONE, cut: Vec3::default() }
    }

    /// A ball turned from its own piece of the tree, and rolled since.
    pub fn ball(kind: Kind, number: u32, rolled: Turn) -> Stuff {
        let random = |purpose| chance(number, purpose);
        let turn = Turn::about(Vec3::UP, 360.0 * random(1))
            .then(Turn::about(Vec3::new(1.0, 0.0, 0.0), 25.0 + 65.0 * random(2)))
            .then(Turn::about(Vec3::UP, 360.0 * random(3)))
            .then(rolled);
        let cut = Vec3::new(0.25 + 1.2 * random(4), 0.3 * random(5), 40.0 * random(6));
        Stuff { kind, turn, cut }
    }

    /// A pawn turned from a rod, along the grain.
    pub fn rod(kind: Kind, number: u32) -> Stuff {
        let random = |purpose| chance(number, purpose);
        let turn = Turn::about(Vec3::UP, 360.0 * random(1));
        let cut = Vec3::new(0.25 + 0.5 * random(4), 0.2 * random(5), 40.0 * random(6));
        Stuff { kind, turn, cut }
    }

    /// How much of the room it mirrors.
    pub fn gloss(&self) -> f32 {
        match self.kind {
            Kind::Wood(wood) => wood.gloss,
            Kind::Marble(marble) => marble.gloss,
            Kind::Plain(_, gloss) => gloss,
            Kind::Hatched { .. } | Kind::Glowing(_) => 0.0,
        }
    }
}
