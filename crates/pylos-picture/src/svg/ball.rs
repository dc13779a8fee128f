//! Balls and glints.

use super::paint::{Paints, hex};
use super::{N, put};
use crate::Vec3;
use crate::math::lanes::max;
use crate::model::{Body, Kind, Model, Presence, Shape, Sign};

/// Draws a ball, number `k` of the model.
pub fn draw(out: &mut String, model: &Model, paints: &Paints, k: usize, centre: Vec3, radius: f32) {
    let body = &model.bodies[k];
    let outline = model.camera.outline(centre, radius);
    if let Kind::Glowing(colour) = body.stuff.kind {
        return glint(out, outline.x, outline.y, outline.long, colour);
    }
    let rim = super::base::hollow_under(model, centre);
    if let Some(k) = rim {
        put(out, format_args!("<g clip-path=\"url(#h{k})\">"));
    }
    let opacity = match body.presence {
        Presence::Veil(bits) => format!(" opacity=\"{:.2}\"", bits.count_ones() as f32 / 16.0),
        Presence::Solid | Presence::Weightless => String::new(),
    };
    // An outline is so nearly a circle that the gradient's may be one; its
    // longer axis points to the middle of the picture.
    let (wide, high) = outline_size(&outline);
    put(
        out,
        format_args!(
            "<g transform=\"translate({} {}) scale({wide:.2} {high:.2})\" clip-path=\"url(#c)\"{opacity}>",
            N(outline.x),
            N(outline.y)
        ),
    );
    put(out, format_args!("<circle r=\"1\" fill=\"url(#k{})\"/>", paints.name(&body.stuff.kind)));
    grain(out, model, body);
    if body.presence == Presence::Solid {
        touch(out, model, k, centre, radius);
    }
    if body.stuff.gloss() > 0.2 {
        let (x, y) = paints.bright;
        put(
            out,
            format_args!(
                "<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\".3\" ry=\".22\" fill=\"url(#w)\"/>"
            ),
        );
    }
    decals(out, model, body);
    put(out, if rim.is_some() { "</g></g>" } else { "</g>" });
}

/// Half the width and half the height of an outline.
fn outline_size(outline: &crate::Outline) -> (f32, f32) {
    let (low, high) = outline.extent();
    ((high.0 - low.0) / 2.0, (high.1 - low.1) / 2.0)
}

/// Two rings of the tree, where they are on the side that is seen.
fn grain(out: &mut String, model: &Model, body: &Body) {
    let (colour, strength) = match body.stuff.kind {
        Kind::Wood(wood) => (wood.late, 0.35),
        Kind::Marble(marble) => (marble.vein, 0.35),
        Kind::Hatched { paper, .. } => (paper, 0.9),
        Kind::Plain(..) | Kind::Glowing(_) => return,
    };
    let [across, up, axis] = body.stuff.turn.axes;
    let camera = &model.camera;
    let mut d = String::new();
    for (along, wide) in [(-0.45, 0.893), (0.0, 1.0), (0.5, 0.866)] {
        let mut seen: Vec<(f32, f32)> = Vec::new();
        for step in 0..=18 {
            let (sin, cos) = crate::math::sin_cos(20.0 * step as f32);
            let point = axis * along + (across * cos + up * sin) * wide;
            if point.dot(camera.forward) < 0.0 {
                seen.push((point.dot(camera.right), -point.dot(camera.up)));
            } else if seen.len() > 1 {
                d.push_str(&fine(&seen));
                seen.clear();
            }
        }
        if seen.len() > 1 {
            d.push_str(&fine(&seen));
        }
    }
    put(
        out,
        format_args!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{}\" stroke-width=\".05\" opacity=\"{strength}\"/>",
            hex(colour)
        ),
    );
}

/// A path in hundredths: balls are 1 wide before they are scaled.
fn fine(places: &[(f32, f32)]) -> String {
    let mut d = String::new();
    for (i, (x, y)) in places.iter().enumerate() {
        let letter = if i == 0 { 'M' } else { 'L' };
        d.push_str(&format!("{letter}{x:.2} {y:.2}"));
    }
    d
}

/// Where others touch the ball or stand in its light, it is dark.
fn touch(out: &mut String, model: &Model, k: usize, centre: Vec3, radius: f32) {
    let camera = &model.camera;
    let lamp = model.light.lamp;
    for (j, other) in model.bodies.iter().enumerate() {
        let Shape::Ball { centre: there, radius: its } = other.shape else { continue };
        if j == k || other.presence != Presence::Solid {
            continue;
        }
        let to = there - centre;
        let far = to.length();
        if far > (radius + its) * 1.7 {
            continue;
        }
        let to = to * (1.0 / far);
        // Where it touches, or where its shadow falls: between the two.
        let towards_lamp = max(to.dot(lamp), 0.0);
        let at = (to + lamp * (0.35 * towards_lamp)).unit();
        if at.dot(camera.forward) > 0.45 {
            continue;
        }
        let near = max(1.0 - (far - radius - its) / (0.7 * (radius + its)), 0.0);
        let (x, y) = (at.dot(camera.right) * 0.92, -at.dot(camera.up) * 0.92);
        let wide = 0.38 + 0.42 * towards_lamp;
        put(
            out,
            format_args!(
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{wide:.2}\" fill=\"url(#s)\" \
                 opacity=\"{:.2}\"/>",
                near * (0.35 + 0.6 * towards_lamp)
            ),
        );
    }
    // The part that lies in a hollow.
    let sunk = (model.base.slab.top - centre.z) / radius;
    if (-0.9..0.5).contains(&sunk) {
        let y = 1.25 - 0.2 * sunk;
        put(
            out,
            format_args!("<ellipse cx=\".15\" cy=\"{y:.2}\" rx=\"1\" ry=\".6\" fill=\"url(#s)\"/>"),
        );
    }
}

fn decals(out: &mut String, model: &Model, body: &Body) {
    let decal = &body.decal;
    let palette = &model.palette;
    if decal.glow > 0.0 {
        let (colour, strength) = (hex(palette.mark), 0.9 * decal.glow + 0.1);
        put(
            out,
            format_args!(
                "<circle r=\".93\" fill=\"none\" stroke=\"{colour}\" stroke-width=\".16\" \
                 opacity=\"{strength:.2}\"/>"
            ),
        );
    }
    if let Some((colour, width)) = decal.outline {
        put(
            out,
            format_args!(
                "<circle r=\"{:.3}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width:.3}\"/>",
                1.0 - width / 2.0,
                hex(colour)
            ),
        );
    }
    if let Some(ring) = decal.ring {
        let edge = hex(palette.ring_edge);
        for (width, colour, opacity) in
            [(ring.width + 0.06, &edge, 0.6), (ring.width, &hex(ring.colour), 1.0)]
        {
            put(
                out,
                format_args!(
                    "<circle r=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.3}\" \
                     opacity=\"{opacity}\"/>",
                    ring.radius
                ),
            );
        }
    }
    if decal.sign == Some(Sign::Minus) {
        put(
            out,
            format_args!(
                "<circle r=\".3\" fill=\"{}\" opacity=\".85\"/>\
                 <path d=\"M-.16 0H.16\" stroke=\"{}\" stroke-width=\".09\"/>",
                hex(palette.ring_edge),
                hex(palette.ring)
            ),
        );
    }
}

/// A small warm light.
fn glint(out: &mut String, x: f32, y: f32, radius: f32, colour: crate::model::Rgb) {
    let (warm, place) = (hex(colour), format!("cx=\"{}\" cy=\"{}\"", N(x), N(y)));
    put(
        out,
        format_args!(
            "<circle {place} r=\"{}\" fill=\"{warm}\" opacity=\".28\"/>\
             <circle {place} r=\"{}\" fill=\"{warm}\"/><circle {place} r=\"{}\" fill=\"#fff3d2\"/>",
            N(radius * 1.6),
            N(radius),
            N(radius * 0.55)
        ),
    );
}
