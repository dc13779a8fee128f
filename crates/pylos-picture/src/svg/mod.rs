//! The same scene drawn in lines and gradients: for papers, for lists, and
//! where the ray tracer cannot run.

mod ball;
mod base;
mod notes;
mod paint;
mod path;
mod pawn;

use std::fmt::Write as _;

use crate::model::{Body, Model, Presence, Shape};
use crate::names::notes as notes_of;
use crate::{Background, Scene, Size};
use paint::Paints;

/// A scene as an SVG picture: in perspective, with shadows where things touch,
/// and nothing in it that is not in the scene.
pub fn svg(scene: &Scene, size: Size) -> String {
    let model = Model::of(scene, size);
    let paints = Paints::of(&model);
    let (width, height) = (size.width(), size.height());
    let mut out = String::new();
    put(
        &mut out,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">"
        ),
    );
    let mut defs = String::new();
    let mut body = String::new();
    if scene.background == Background::Table {
        let table = paint::hex(model.light.table);
        put(&mut body, format_args!("<path fill=\"{table}\" d=\"M0 0H{width}V{height}H0Z\"/>"));
    }
    base::draw(&mut body, &model);
    for (k, one) in far_to_near(&model) {
        match one.shape {
            Shape::Ball { centre, radius } => {
                ball::draw(&mut body, &model, &paints, k, centre, radius);
            }
            Shape::Pawn { .. } => pawn::draw(&mut body, &model, &paints, one),
            // Drawn with its pawn.
            Shape::Crown { .. } => {}
            Shape::Pane { height, half, hole } => {
                if hole < 0.0 {
                    base::pane(&mut body, &model, height, half);
                }
            }
        }
    }
    notes::draw(&mut body, &notes_of(scene, &model));
    paints.define(&mut defs);
    base::define_rims(&mut defs, &model);
    put(&mut out, format_args!("<defs>{defs}</defs>{body}</svg>\n"));
    out
}

/// Writing into a text cannot fail.
fn put(out: &mut String, text: impl std::fmt::Display) {
    let _ = write!(out, "{text}");
}

/// All bodies, the farthest first. For balls of one size that order is exact;
/// what is seen through lies over what is behind it.
fn far_to_near(model: &Model) -> Vec<(usize, &Body)> {
    let mut bodies: Vec<(usize, &Body)> = model.bodies.iter().enumerate().collect();
    let distance = |body: &Body| {
        let (centre, _) = body.bounds();
        let far = (centre - model.camera.eye).length();
        match (body.shape, body.presence) {
            // A pane is beneath all balls that lie on it.
            (Shape::Pane { half, .. }, _) => far + half,
            // A glint is seen before the balls that it lies between.
            (_, Presence::Weightless) => far - 0.5,
            _ => far,
        }
    };
    bodies.sort_by(|a, b| distance(b.1).total_cmp(&distance(a.1)));
    bodies
}

/// A number with one digit behind the point, or none.
struct N(f32);

impl std::fmt::Display for N {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = i64::from((self.0 * 10.0).round() as i32);
        if tenths % 10 == 0 {
            return write!(f, "{}", tenths / 10);
        }
        write!(
            f,
            "{}{}.{}",
            if tenths < 0 { "-" } else { "" },
            tenths.abs() / 10,
            tenths.abs() % 10
        )
    }
}
