//! The board, what is carved into it, and the shadows on it.

use super::paint::{hex, lit};
use super::path::{Place, flat_circle, hull, path, project};
use super::{N, put};
use crate::board::Hollow;
use crate::board::globe::{EDGE, INNER, Line, OUTER, meridian};
use crate::model::{Engraving, Model, Presence, Shape};
use crate::{Camera, Vec3};

/// Draws the table's shadow, the slab, its hollows or its lines, and the
/// shadows of all that stands on it.
pub fn draw(out: &mut String, model: &Model) {
    let slab = &model.base.slab;
    let (camera, light) = (&model.camera, &model.light);
    // As round as the corners are.
    let outline = slab.outline(if slab.corner > 1.0 { 18 } else { 6 });
    let at = |z: f32, dx: f32, dy: f32| {
        let points = outline.iter().map(move |(x, y)| Vec3::new(x + dx, y + dy, z));
        project(camera, points)
    };
    // The shadow on the table: the slab's outline, moved away from the lamp.
    let high = slab.top - slab.bottom;
    let far = high / light.lamp.z;
    let mut places = at(slab.bottom, -light.lamp.x * far, -light.lamp.y * far);
    places.extend(at(slab.bottom, 0.0, 0.0));
    let d = path(&hull(places), true);
    put(
        out,
        format_args!("<path d=\"{d}\" opacity=\"{:.2}\" filter=\"url(#f)\"/>", 0.7 * light.depth),
    );
    let albedo = model.base.stuff.kind.mean();
    let top = lit(albedo, light, light.lamp.z, 1.0);
    let side = lit(albedo, light, 0.12, 0.35);
    let mut places = at(slab.top, 0.0, 0.0);
    places.extend(at(slab.bottom, 0.0, 0.0));
    let stroke = edge_stroke(model);
    put(
        out,
        format_args!("<path d=\"{}\" fill=\"{}\"{stroke}/>", path(&hull(places), true), hex(side)),
    );
    put(
        out,
        format_args!(
            "<path d=\"{}\" fill=\"{}\"{stroke}/>",
            path(&at(slab.top, 0.0, 0.0), true),
            hex(top)
        ),
    );
    for hollow in &model.base.hollows {
        carve(out, model, hollow, &stroke);
    }
    if let Some(engraving) = &model.base.engraving {
        engrave(out, model, engraving);
    }
    shadows(out, model);
}

/// The hollow that a ball lies in so deep that the near rim hides its foot.
pub fn hollow_under(model: &Model, centre: Vec3) -> Option<usize> {
    let deep = |hollow: &Hollow| hollow.from.z - model.base.slab.top < 0.3 * hollow.radius;
    model.base.hollows.iter().position(|hollow| {
        let (dx, dy) = (centre.x - hollow.from.x, centre.y - hollow.from.y);
        let along = dx * hollow.along.0 + dy * hollow.along.1;
        let aside = (dx * hollow.along.1 - dy * hollow.along.0).abs();
        let height = (centre.z - hollow.from.z).abs();
        let along = (-0.05..hollow.length + 0.05).contains(&along);
        deep(hollow) && along && aside < 0.05 && height < 0.05
    })
}

/// What can be seen of things that lie in hollows: all that is inside the rim
/// or above it. The near rim hides the rest.
pub fn define_rims(out: &mut String, model: &Model) {
    let used = |k: &usize| {
        model.bodies.iter().any(|body| match body.shape {
            Shape::Ball { centre, .. } => hollow_under(model, centre) == Some(*k),
            _ => false,
        })
    };
    for k in (0..model.base.hollows.len()).filter(used) {
        let hollow = &model.base.hollows[k];
        let rim =
            stadium(&model.camera, hollow, hollow.opening, model.base.slab.top, Vec3::default());
        let up = 1.5 * model.camera.spot(hollow.from).scale;
        let wide = 0.3 * up;
        let mut places: Vec<Place> = rim.iter().map(|(x, y)| (x - wide, y - up)).collect();
        places.extend(rim.iter().map(|(x, y)| (x + wide, y - up)));
        places.extend(rim);
        let d = path(&hull(places), true);
        put(out, format_args!("<clipPath id=\"h{k}\"><path d=\"{d}\"/></clipPath>"));
    }
}

/// The lines of sets that have outlines.
fn edge_stroke(model: &Model) -> String {
    if model.palette.edge == 0.0 {
        return String::new();
    }
    let scale = model.camera.spot(Vec3::default()).scale;
    let width = N((model.palette.edge * scale).max(0.8));
    format!(" stroke=\"{}\" stroke-width=\"{width}\"", hex(model.palette.ink))
}

fn stadium(camera: &Camera, hollow: &Hollow, radius: f32, z: f32, shift: Vec3) -> Vec<Place> {
    let ends = [hollow.from, hollow.to()];
    let round = ends
        .into_iter()
        .flat_map(|end| flat_circle(Vec3::new(end.x, end.y, z) + shift, radius, 16));
    hull(project(camera, round))
}

/// A hollow: its shady wall towards the lamp, and its lit floor.
fn carve(out: &mut String, model: &Model, hollow: &Hollow, stroke: &str) {
    let (top, light) = (model.base.slab.top, &model.light);
    let albedo = model.base.stuff.kind.mean();
    let depth = hollow.radius - (hollow.from.z - top);
    let wall = hex(lit(albedo, light, 0.05, 0.35));
    let floor = hex(lit(albedo, light, 0.62, 0.75));
    let rim = stadium(&model.camera, hollow, hollow.opening, top, Vec3::default());
    // Light falls on the side that is away from the lamp.
    let shift = Vec3::new(-light.lamp.x, -light.lamp.y, 0.0) * (0.3 * hollow.opening);
    let lit_part = stadium(&model.camera, hollow, hollow.opening * 0.72, top - 0.12 * depth, shift);
    put(out, format_args!("<path d=\"{}\" fill=\"{wall}\"{stroke}/>", path(&rim, true)));
    put(
        out,
        format_args!("<path d=\"{}\" fill=\"{floor}\" opacity=\".8\"/>", path(&lit_part, true)),
    );
}

fn engrave(out: &mut String, model: &Model, engraving: &Engraving) {
    let camera = &model.camera;
    let z = model.base.slab.top;
    let scale = camera.spot(Vec3::default()).scale;
    let ink = hex(model.palette.ink);
    let stroke = |out: &mut String, points: Vec<Vec3>, width: f32| {
        let d = path(&project(camera, points), false);
        let width = N((width * scale).max(0.6));
        put(out, format_args!("<path d=\"{d}\" stroke-width=\"{width}\"/>"));
    };
    put(out, format_args!("<g fill=\"none\" stroke=\"{ink}\" stroke-linecap=\"round\">"));
    for (radius, width) in
        [(OUTER, 0.044), (INNER, 0.044), (EDGE - 0.24, 0.016), (EDGE - 0.1, 0.016)]
    {
        let mut points: Vec<Vec3> = flat_circle(Vec3::new(0.0, 0.0, z), radius, 90).collect();
        points.extend(points.first().copied());
        stroke(out, points, width);
    }
    for number in 1..=5 {
        match meridian(number) {
            Line::Arc { centre, radius } => {
                stroke(out, arc(centre, radius, OUTER + 0.14, z), 0.044);
            }
            Line::Straight => {
                let end = OUTER + 0.14;
                stroke(out, vec![Vec3::new(0.0, -end, z), Vec3::new(0.0, end, z)], 0.044);
            }
        }
    }
    stroke(out, vec![Vec3::new(-OUTER, 0.0, z), Vec3::new(OUTER, 0.0, z)], 0.068);
    put(out, format_args!("</g>"));
    for &(x, y, radius) in &engraving.dots {
        let spot = camera.spot(Vec3::new(x, y, z));
        let (rx, ry) = (radius * spot.scale, radius * spot.scale * -camera.forward.z);
        put(out, ellipse(spot.x, spot.y, rx, ry, &ink));
    }
    let gold = hex(model.palette.mark);
    for way in &engraving.ways {
        let points = way.iter().map(|(x, y)| Vec3::new(*x, *y, z));
        let d = path(&project(camera, points), false);
        let width = N(0.1 * scale);
        put(
            out,
            format_args!(
                "<path d=\"{d}\" fill=\"none\" stroke=\"{gold}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            ),
        );
    }
}

/// The part of a circle about a point of the equator that lies within `reach`
/// of the middle.
fn arc(centre: f32, radius: f32, reach: f32, z: f32) -> Vec<Vec3> {
    // At height y the circle is at x; it leaves the plate where x² + y² is
    // reach².
    let x = (reach * reach - radius * radius + centre * centre) / (2.0 * centre);
    let end = (reach * reach - x * x).max(0.0).sqrt();
    let side = if centre > 0.0 { -1.0 } else { 1.0 };
    (-12..=12)
        .map(|step| {
            let y = end * step as f32 / 12.0;
            let across = (radius * radius - y * y).max(0.0).sqrt();
            Vec3::new(centre + side * across, y, z)
        })
        .collect()
}

/// A soft dark spot under everything that stands on the board or beside it.
fn shadows(out: &mut String, model: &Model) {
    let (slab, lamp) = (&model.base.slab, model.light.lamp);
    let squash = -model.camera.forward.z;
    for body in model.bodies.iter().filter(|body| body.presence == Presence::Solid) {
        let (centre, radius, floor) = match body.shape {
            Shape::Ball { centre, radius } => (centre, radius, slab.top),
            Shape::Pawn { foot, radius, height } => {
                let middle = foot + Vec3::UP * (0.45 * height);
                (middle, radius, if foot.z < -0.05 { slab.bottom } else { slab.top })
            }
            Shape::Crown { .. } | Shape::Pane { .. } => continue,
        };
        let above = centre.z - floor;
        // Balls in their grooves are half below the face; high ones throw
        // their shadow on the balls beneath them.
        if !(-0.2..=1.0).contains(&above) {
            continue;
        }
        let away = Vec3::new(-lamp.x, -lamp.y, 0.0) * (above.max(0.0) * 0.8 / lamp.z);
        let spot = model.camera.spot(Vec3::new(centre.x, centre.y, floor) + away);
        let wide = radius * 1.25 * spot.scale;
        put(out, ellipse(spot.x, spot.y, wide, wide * squash.max(0.3), "url(#s)"));
    }
}

/// A pane of glass.
pub fn pane(out: &mut String, model: &Model, height: f32, half: f32) {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| Vec3::new(x * half, y * half, height));
    let d = path(&project(&model.camera, corners), true);
    let glass = hex(model.palette.glass);
    put(
        out,
        format_args!(
            "<path d=\"{d}\" fill=\"{glass}\" fill-opacity=\".1\" stroke=\"{glass}\" \
             stroke-opacity=\".5\"/>"
        ),
    );
}

/// An ellipse.
pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32, fill: &str) -> String {
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{fill}\"/>",
        N(x),
        N(y),
        N(rx),
        N(ry)
    )
}
