//! Pawns, as slices from the foot to the dome.

use super::base::ellipse;
use super::paint::{Paints, hex, lit};
use super::path::{path, project};
use super::{N, put};
use crate::Vec3;
use crate::math::lanes::max;
use crate::model::{Body, Model, PROFILE, Presence, Shape, Sign, crown_edge};

/// Slices that a pawn is drawn from.
const SLICES: usize = 14;

/// Draws a pawn, and its crown if it wears one.
pub fn draw(out: &mut String, model: &Model, paints: &Paints, body: &Body) {
    let Shape::Pawn { foot, radius, height } = body.shape else { return };
    let albedo = body.stuff.kind.mean();
    let squash = -model.camera.forward.z;
    let opacity = match body.presence {
        Presence::Veil(bits) => format!(" opacity=\"{:.2}\"", bits.count_ones() as f32 / 16.0),
        Presence::Solid | Presence::Weightless => String::new(),
    };
    put(out, format_args!("<g{opacity}>"));
    for slice in 0..SLICES {
        let z = 0.88 * slice as f32 / (SLICES - 1) as f32;
        let spot = model.camera.spot(foot + Vec3::UP * (z * height));
        let r = radius * radius_at(z) * spot.scale;
        // The waist is in the shade, foot and cup are in the light.
        let open = max(radius_at(z) - 0.55, 0.0) * 2.0;
        let colour = hex(lit(albedo, &model.light, 0.18 + 0.5 * open, 0.4 + 0.2 * open));
        if let (0, Some((line, width))) = (slice, body.decal.outline) {
            let wide = r + 0.5 * width * r;
            put(out, ellipse(spot.x, spot.y, wide, wide * squash, &hex(line)));
        }
        put(out, ellipse(spot.x, spot.y, r, r * squash, &colour));
    }
    crown(out, model, foot, Half::Back);
    let spot = model.camera.spot(foot + Vec3::UP * (0.95 * height));
    let r = radius * 0.925 * spot.scale;
    let kind = paints.name(&body.stuff.kind);
    put(out, ellipse(spot.x, spot.y, r, r * squash, &format!("url(#k{kind})")));
    decals(out, model, body, (spot.x, spot.y), r, squash);
    crown(out, model, foot, Half::Front);
    put(out, "</g>");
}

/// The radius at a height, both as shares.
fn radius_at(z: f32) -> f32 {
    let part = PROFILE.iter().find(|part| z <= part.to).unwrap_or(&PROFILE[4]);
    part.radius2(z).max(0.0).sqrt()
}

fn decals(out: &mut String, model: &Model, body: &Body, at: (f32, f32), r: f32, squash: f32) {
    let palette = &model.palette;
    let (x, y) = at;
    let ring = |out: &mut String, share: f32, width: f32, colour: &str| {
        put(
            out,
            format_args!(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"none\" \
                 stroke=\"{colour}\" stroke-width=\"{}\"/>",
                N(x),
                N(y),
                N(r * share),
                N(r * share * squash),
                N(width * r)
            ),
        );
    };
    if body.decal.glow > 0.0 {
        ring(out, 0.95, 0.16, &hex(palette.mark));
    }
    if let Some((colour, width)) = body.decal.outline {
        ring(out, 1.0 - width / 2.0, width, &hex(colour));
    }
    if let Some(one) = body.decal.ring {
        ring(out, one.radius, one.width + 0.08, &hex(palette.ring_edge));
        ring(out, one.radius, one.width, &hex(one.colour));
    }
    match body.decal.sign {
        Some(Sign::Number(number, colour)) => put(
            out,
            format_args!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"700\" text-anchor=\"middle\" \
                 font-family=\"sans-serif\" fill=\"{}\">{number}</text>",
                N(x),
                N(y + 0.5 * r),
                N(1.45 * r),
                hex(colour)
            ),
        ),
        Some(Sign::Cross) => put(
            out,
            format_args!(
                "<path d=\"M{0} {1}L{2} {3}M{0} {3}L{2} {1}\" stroke=\"{4}\" stroke-width=\"{5}\"/>",
                N(x - 0.5 * r),
                N(y - 0.5 * r * squash),
                N(x + 0.5 * r),
                N(y + 0.5 * r * squash),
                hex(palette.ring),
                N(0.2 * r)
            ),
        ),
        Some(Sign::Minus) | None => {}
    }
}

/// Which half of a crown: what is before the dome, or behind it.
#[derive(Clone, Copy, PartialEq)]
enum Half {
    Back,
    Front,
}

fn crown(out: &mut String, model: &Model, foot: Vec3, half: Half) {
    let worn = model.bodies.iter().find_map(|body| match body.shape {
        Shape::Crown { foot: at, radius, height: high }
            if (at.x - foot.x).abs() < 0.01 && (at.y - foot.y).abs() < 0.01 =>
        {
            Some((at, radius, high, body.stuff.kind))
        }
        _ => None,
    });
    let Some((at, radius, high, kind)) = worn else { return };
    let towards = Vec3::UP.cross(model.camera.right);
    // From one side round the front (or the back) to the other.
    let ring = |step: i32| {
        let (sin, cos) = crate::math::sin_cos(7.5 * step as f32);
        let side = if half == Half::Front { -1.0 } else { 1.0 };
        model.camera.right * cos + towards * (side * sin)
    };
    let edge = |out: Vec3| {
        let x2 = out.x * out.x;
        high * crown_edge(out.x * (5.0 + x2 * (16.0 * x2 - 20.0)))
    };
    let upper = (0..=24).map(|step| at + ring(step) * radius + Vec3::UP * edge(ring(step)));
    let lower = (0..=24).rev().map(|step| at + ring(step) * radius);
    let d = path(&project(&model.camera, upper.chain(lower)), true);
    let (lamp, above) = if half == Half::Front { (0.75, 0.6) } else { (0.2, 0.3) };
    let colour = hex(lit(kind.mean(), &model.light, lamp, above));
    put(out, format_args!("<path d=\"{d}\" fill=\"{colour}\"/>"));
}
