//! Colours of things in the light, as gradients.

use super::put;
use crate::math::Vec3;
use crate::math::lanes::max;
use crate::math::tone::Tones;
use crate::model::{Kind, Light, Model, Rgb};

/// The gradients of a drawing: one for every material that balls and pawns
/// are made of.
pub struct Paints {
    kinds: Vec<Kind>,
    stops: Vec<[String; 4]>,
    /// The colour of shadows on the board: warm on wood.
    shadow: &'static str,
    /// How soft the shadow on the table is, in pixels.
    soft: f32,
    /// Where on a ball the light is brightest: right and down of its middle,
    /// in radii.
    pub bright: (f32, f32),
}

impl Paints {
    /// The gradients that a model needs.
    pub fn of(model: &Model) -> Paints {
        let mut kinds: Vec<Kind> = Vec::new();
        for body in &model.bodies {
            if !kinds.contains(&body.stuff.kind) {
                kinds.push(body.stuff.kind);
            }
        }
        let lamp = model.light.lamp;
        let camera = &model.camera;
        let bright = (lamp.dot(camera.right) * 0.62, -lamp.dot(camera.up) * 0.62);
        let stops = kinds.iter().map(|kind| ball_stops(kind, &model.light)).collect();
        let soft = camera.spot(Vec3::default()).scale * 0.09;
        let shadow = match model.base.stuff.kind {
            Kind::Wood(_) => "#2a1003",
            _ => "#000",
        };
        Paints { kinds, stops, shadow, soft, bright }
    }

    /// The name of a material's gradient.
    pub fn name(&self, kind: &Kind) -> usize {
        self.kinds.iter().position(|one| one == kind).unwrap_or(0)
    }

    /// Writes all gradients, and the shapes that clip.
    pub fn define(&self, out: &mut String) {
        let share = |x: f32| 0.5 + 0.5 * x;
        let (x, y) = (share(self.bright.0), share(self.bright.1));
        for (i, [first, second, third, last]) in self.stops.iter().enumerate() {
            put(
                out,
                format_args!(
                    "<radialGradient id=\"k{i}\" cx=\"{x:.2}\" cy=\"{y:.2}\" r=\".84\">\
                     <stop stop-color=\"{first}\"/><stop offset=\".35\" stop-color=\"{second}\"/>\
                     <stop offset=\".75\" stop-color=\"{third}\"/>\
                     <stop offset=\"1\" stop-color=\"{last}\"/></radialGradient>"
                ),
            );
        }
        for (name, colour, strength) in [("s", self.shadow, 0.6), ("w", "#fff", 0.55)] {
            put(
                out,
                format_args!(
                    "<radialGradient id=\"{name}\"><stop stop-color=\"{colour}\" \
                     stop-opacity=\"{strength}\"/><stop offset=\".5\" stop-color=\"{colour}\" \
                     stop-opacity=\"{:.2}\"/><stop offset=\"1\" stop-color=\"{colour}\" \
                     stop-opacity=\"0\"/></radialGradient>",
                    strength * 0.45
                ),
            );
        }
        put(
            out,
            format_args!(
                "<filter id=\"f\" x=\"-.2\" y=\"-.2\" width=\"1.4\" height=\"1.4\">\
                 <feGaussianBlur stdDeviation=\"{}\"/></filter>",
                super::N(self.soft)
            ),
        );
        put(out, format_args!("<clipPath id=\"c\"><circle r=\"1\"/></clipPath>"));
    }
}

/// A colour in the light: so much of the lamp, so much of the sky.
pub fn lit(albedo: Rgb, light: &Light, lamp: f32, above: f32) -> Rgb {
    [0, 1, 2].map(|c| {
        let soft = light.sky[c] * above + light.bounce[c] * (1.0 - above);
        let sum = albedo[c] * (light.key[c] * lamp + soft);
        1.06 * sum / (1.1236 + sum * sum).sqrt()
    })
}

/// The colours of a ball from where it is brightest to its farthest edge.
fn ball_stops(kind: &Kind, light: &Light) -> [String; 4] {
    let albedo = kind.mean();
    let at = |cos: f32| {
        // From facing the lamp to facing away from it.
        let sin = (1.0 - cos * cos).max(0.0).sqrt();
        let away = Vec3::new(0.6, -0.2, -0.75).unit();
        let normal = light.lamp * cos + away * sin;
        hex(lit(albedo, light, max(cos, 0.0), 0.5 + 0.5 * normal.z))
    };
    [at(1.0), at(0.8), at(0.2), at(-0.35)]
}

/// `#rrggbb` of an amount of light.
pub fn hex(light: Rgb) -> String {
    let [red, green, blue] = Tones::shared().numbers(light);
    format!("#{red:02x}{green:02x}{blue:02x}")
}
