//! The globe in space.

use pylos_rules::equator::{self, Color};

use super::{
    Base, Body, Decal, Ember, Engraving, Kind, Light, Model, Palette, Presence, Ring, Shape, Sign,
    Stuff, slab_bounds,
};
use crate::board::globe::{self, Group, pawn_height, pawn_radius};
use crate::math::Vec3;
use crate::{Bound, Camera, EquatorBoard, Pawn, PawnMark, Scene, Set, Size, Station};

/// How far the eye is from the plate.
const DISTANCE: f32 = 17.0;
/// Of the sixteen rays through a pixel, those that meet a ghost.
const GHOST: u16 = 0b1011_0110_1101_0110;
/// Radius of the glint where a pawn may come.
const GLINT: f32 = 0.1;

pub fn model(scene: &Scene, board: &EquatorBoard, size: Size) -> Model {
    let view = scene.view.clamped();
    let palette = Palette::of(scene.set, scene.theme);
    let slab = globe::slab();
    let bodies = bodies(board, &palette);
    let mut bounds = slab_bounds(&slab);
    bounds.extend(pawn_bounds(board));
    let dots = Station::all(board.is_short()).into_iter().map(|station| {
        let (x, y) = station.at();
        (x, y, if matches!(station, Station::Equator(_)) { 0.085 } else { 0.065 })
    });
    Model {
        camera: Camera::framing(view, Vec3::default(), DISTANCE, &bounds, size, 0.03),
        light: Light::of(scene.theme, scene.set, view),
        palette,
        base: Base {
            slab,
            stuff: Stuff::upright(palette.plate),
            hollows: Vec::new(),
            engraving: Some(Engraving {
                dots: dots.collect(),
                ways: board.ways.iter().map(|way| globe::way(way)).collect(),
            }),
        },
        bodies,
        embers: embers(board, &palette, scene.set),
    }
}

/// Where pawns stand, or could: that must be in the picture. What is in the air
/// need not, so that the board never jumps.
fn pawn_bounds(board: &EquatorBoard) -> Vec<Bound> {
    let largest = equator::Size::ALL.last().copied();
    let (radius, height) = (pawn_radius(largest), pawn_height(largest));
    let head = |station: Station| Bound {
        centre: on_plate(station) + Vec3::UP * (height - 0.7 * radius),
        radius: 0.7 * radius,
    };
    let mut bounds: Vec<Bound> = Station::all(board.is_short()).into_iter().map(head).collect();
    for ((group, pawns), room) in groups(board).into_iter().zip(board.room) {
        for n in 0..pawns.len().max(room).min(MOST_BESIDE) {
            let centre = board.beside.place(group, n) + Vec3::UP * (0.5 * height);
            bounds.push(Bound { centre, radius });
        }
    }
    bounds
}

/// No more pawns than this are shown in a group beside the plate.
const MOST_BESIDE: usize = 24;

fn groups(board: &EquatorBoard) -> [(Group, &[Pawn]); 3] {
    [
        (Group::Pile, &board.pile),
        (Group::Captured(Color::Blue), &board.captured[0]),
        (Group::Captured(Color::Red), &board.captured[1]),
    ]
}

fn bodies(board: &EquatorBoard, palette: &Palette) -> Vec<Body> {
    let mut bodies = Vec::new();
    for &(station, pawn) in &board.pawns {
        let mut body = turned(pawn, on_plate(station), palette, bodies.len() as u32);
        mark(&mut body.decal, board, station, palette);
        bodies.push(body);
        if board.crown == Some(station) {
            bodies.push(crown(pawn, on_plate(station), palette));
        }
    }
    for (group, pawns) in groups(board) {
        for (n, &pawn) in pawns.iter().take(MOST_BESIDE).enumerate() {
            let foot = board.beside.place(group, n);
            bodies.push(turned(pawn, foot, palette, 50 + n as u32));
        }
    }
    for flight in board.flights.iter().filter(|flight| flight.foot.is_near()) {
        bodies.push(turned(flight.pawn, flight.foot, palette, 7));
    }
    for &(station, mark) in &board.marks {
        if mark == PawnMark::Target && board.at(station).is_none() {
            let centre = on_plate(station) + Vec3::UP * (GLINT * 0.6);
            bodies.push(Body {
                presence: Presence::Weightless,
                ..Body::solid(
                    Shape::Ball { centre, radius: GLINT },
                    Stuff::upright(Kind::Glowing(palette.mark)),
                )
            });
        }
    }
    if let Some((station, pawn)) = board.ghost {
        let ghost = turned(pawn, on_plate(station), palette, 3);
        bodies.push(Body { presence: Presence::Veil(GHOST), ..ghost });
    }
    bodies
}

fn on_plate(station: Station) -> Vec3 {
    let (x, y) = station.at();
    Vec3::new(x, y, 0.0)
}

/// A pawn fresh from the lathe.
fn turned(pawn: Pawn, foot: Vec3, palette: &Palette, number: u32) -> Body {
    let (radius, height) = (pawn_radius(pawn.size()), pawn_height(pawn.size()));
    let sign = match pawn {
        Pawn::Numbered(color, size) => Some(Sign::Number(size.number(), palette.number(color))),
        Pawn::Hidden(_) | Pawn::Gone | Pawn::Singleton => None,
    };
    // The singleton is slender: it is like no other.
    let (radius, height) = match pawn {
        Pawn::Singleton => (radius * 0.8, height * 1.35),
        _ => (radius, height),
    };
    // Blue is the dark side.
    let dark = matches!(pawn, Pawn::Numbered(Color::Blue, _) | Pawn::Hidden(Color::Blue));
    let outline = palette.outline(usize::from(dark));
    Body {
        decal: Decal { sign, outline, ..Decal::default() },
        ..Body::solid(Shape::Pawn { foot, radius, height }, Stuff::rod(palette.pawn(pawn), number))
    }
}

/// A crown about the head of a pawn, so that its number stays readable.
fn crown(pawn: Pawn, foot: Vec3, palette: &Palette) -> Body {
    let (radius, height) = (pawn_radius(pawn.size()), pawn_height(pawn.size()));
    let foot = foot + Vec3::UP * (height * 0.78);
    let shape = Shape::Crown { foot, radius: radius * 1.04, height: 0.10 + radius * 0.62 };
    Body { presence: Presence::Weightless, ..Body::solid(shape, Stuff::upright(palette.crown)) }
}

fn mark(decal: &mut Decal, board: &EquatorBoard, station: Station, palette: &Palette) {
    let ring = |radius, width| Some(Ring { radius, width, colour: palette.ring });
    if board.is_marked(station, PawnMark::Movable) {
        decal.ring = ring(0.80, 0.07);
    }
    if board.is_marked(station, PawnMark::Chosen) {
        decal.ring = ring(0.80, 0.16);
    }
    if board.is_marked(station, PawnMark::Last) {
        decal.glow = 0.45;
    }
    if board.is_marked(station, PawnMark::SetAside) {
        decal.sign = Some(Sign::Cross);
    }
}

/// Every glint shines a little on the plate.
fn embers(board: &EquatorBoard, palette: &Palette, set: Set) -> Vec<Ember> {
    if set == Set::Paper {
        return Vec::new();
    }
    let targets = board
        .marks
        .iter()
        .filter(|(station, mark)| *mark == PawnMark::Target && board.at(*station).is_none());
    let ember = |&(station, _): &(Station, PawnMark)| {
        let (x, y) = station.at();
        Ember { at: Vec3::new(x, y, GLINT), colour: palette.mark.map(|c| c * 0.4), reach: 0.4 }
    };
    targets.map(ember).collect()
}
