//! The lamp, the sky and the table.

use crate::math::{Vec3, sin_cos, tone::light_of};
use crate::{Set, Theme, View};

/// An amount of light, red, green and blue.
pub type Rgb = [f32; 3];

/// The light of 0xRRGGBB.
pub const fn rgb(hex: u32) -> Rgb {
    [light_of((hex >> 16) as u8), light_of((hex >> 8) as u8), light_of(hex as u8)]
}

/// Tables by day and by night, and those of printed paper.
const DAY_TABLE: Rgb = rgb(0xece4d6);
const NIGHT_TABLE: Rgb = rgb(0x272d37);
const WHITE: Rgb = rgb(0xffffff);
const INK_TABLE: Rgb = rgb(0x20242b);

/// One warm lamp, a soft sky, and what the board gives back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Light {
    /// The direction to the lamp.
    pub lamp: Vec3,
    /// How large the lamp is: the tangent of half the angle that it fills.
    pub size: f32,
    /// What comes from the lamp.
    pub key: Rgb,
    /// What comes from above.
    pub sky: Rgb,
    /// What comes from below.
    pub bounce: Rgb,
    /// The colour of the table.
    pub table: Rgb,
    /// How dark shadows on the table are.
    pub depth: f32,
    /// How glossy everything is.
    pub gloss: f32,
}

/// A small warm light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ember {
    pub at: Vec3,
    pub colour: Rgb,
    /// How far it shines.
    pub reach: f32,
}

impl Light {
    /// The light of a theme. The lamp stands still while the board turns: it
    /// is always at the upper left of whoever looks.
    pub fn of(theme: Theme, set: Set, view: View) -> Light {
        let (sin, cos) = sin_cos(view.yaw);
        let right = Vec3::new(cos, -sin, 0.0);
        let away = Vec3::new(sin, cos, 0.0);
        let lamp = (right * -0.72 + away * 0.10 + Vec3::UP * 0.86).unit();
        let warm = [1.3, 1.2025, 1.027];
        let wood = Light {
            lamp,
            size: 0.16,
            key: warm,
            sky: [0.46, 0.435, 0.405],
            bounce: [0.29, 0.19, 0.115],
            table: DAY_TABLE,
            depth: 0.55,
            gloss: 1.0,
        };
        let room = match theme {
            Theme::Light => wood,
            Theme::Dark => {
                Light { sky: [0.42, 0.405, 0.39], table: NIGHT_TABLE, depth: 0.75, ..wood }
            }
        };
        match set {
            Set::Wood => room,
            Set::Marble => Light { bounce: [0.22, 0.22, 0.23], gloss: 1.7, ..room },
            Set::HighContrast => Light {
                key: [0.75; 3],
                sky: [0.85; 3],
                bounce: [0.6; 3],
                table: match theme {
                    Theme::Light => WHITE,
                    Theme::Dark => [0.0; 3],
                },
                gloss: 0.35,
                ..room
            },
            Set::Paper => Light {
                key: [0.42; 3],
                sky: [0.95; 3],
                bounce: [0.8; 3],
                table: match theme {
                    Theme::Light => WHITE,
                    Theme::Dark => INK_TABLE,
                },
                depth: 0.28,
                gloss: 0.0,
                ..room
            },
        }
    }
}
