//! Names and signs over the board: where each of them is written.

use pylos_rules::pyramid::{Cell, Color};

use crate::board::globe::{pawn_height, pawn_radius};
use crate::board::pyramid::{BALL, TOP};
use crate::model::{Model, Rgb};
use crate::sight::Sight;
use crate::{
    Arrangement, Board, EquatorBoard, Mark, Names, Pawn, PawnMark, PyramidBoard, Scene, Station,
    Vec3, Verdict,
};

/// Something written over the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    pub content: Content,
    /// Its middle in the picture.
    pub x: f32,
    pub y: f32,
    /// How high figures are, in pixels.
    pub height: f32,
    /// What it is written on.
    pub ground: Ground,
}

/// What is written.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Name(String),
    Verdict(Verdict),
}

/// What it is written on: ink is dark on what is light, and the other way
/// round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Light,
    Dark,
}

impl Ground {
    /// What something of this colour is.
    fn of(colour: Rgb) -> Ground {
        let [red, green, blue] = colour;
        let bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        if bright > 0.4 { Ground::Light } else { Ground::Dark }
    }
}

/// Everything to be written over a scene.
pub fn notes(scene: &Scene, model: &Model) -> Vec<Note> {
    let sight = Sight::of_model(scene, model);
    let mut notes = Vec::new();
    match &scene.board {
        Board::Pyramid(board) => {
            verdicts(board, model, &mut notes);
            if scene.names == Names::Shown {
                cell_names(board, model, &sight, &mut notes);
            }
        }
        Board::Equator(board) => {
            station_verdicts(board, model, &mut notes);
            if scene.names == Names::Shown {
                station_names(board, model, &mut notes);
            }
        }
    }
    notes
}

/// No name is smaller than this many pixels.
const SMALLEST: f32 = 8.0;

fn verdicts(board: &PyramidBoard, model: &Model, notes: &mut Vec<Note>) {
    for &(cell, mark) in &board.marks {
        let Mark::Value(verdict) = mark else { continue };
        let centre = board.arrangement.centre(cell);
        let lower = if board.at(cell).is_some() { 0.0 } else { 0.3 };
        let spot = model.camera.spot(centre - Vec3::UP * lower);
        notes.push(Note {
            content: Content::Verdict(verdict),
            x: spot.x,
            y: spot.y,
            height: (spot.scale * 0.3).max(SMALLEST),
            ground: Ground::Dark,
        });
    }
}

/// Names lie on the balls and in the hollows, where they can be seen: in the
/// middle, or beside it as far as something nearer is in the way. Names of
/// cells that are hidden are left out.
fn cell_names(board: &PyramidBoard, model: &Model, sight: &Sight, notes: &mut Vec<Note>) {
    let occupied = board.light | board.dark;
    let within = occupied.supported() | occupied;
    for cell in Cell::ALL {
        let plan = matches!(board.arrangement, Arrangement::Plan(_));
        let lifted = matches!(board.arrangement, Arrangement::Lifted(_));
        if !within.contains(cell) && !plan {
            continue;
        }
        let ball = board.at(cell);
        let centre = board.arrangement.centre(cell);
        let carved = plan || cell.below().is_empty();
        let at = match ball {
            Some(_) => centre,
            None if carved => Vec3::new(centre.x, centre.y, TOP),
            None => centre - Vec3::UP * 0.3,
        };
        let distance = (centre - model.camera.eye).length() - BALL;
        let spot = model.camera.spot(at);
        let height = (spot.scale * 0.24).max(SMALLEST);
        let reach = spot.scale * if ball.is_some() { 0.27 } else { 0.16 };
        let free = |x: f32, y: f32| {
            let (wide, high) = (height * 0.75, height * 0.6);
            let corners = [(-wide, 0.0), (wide, 0.0), (0.0, -high), (0.0, high)];
            let seen = corners.iter().all(|(dx, dy)| !sight.is_hidden(x + dx, y + dy, distance));
            let apart =
                notes.iter().all(|n| (n.x - x).abs() > 2.1 * wide || (n.y - y).abs() > 2.1 * high);
            seen && apart
        };
        let places = std::iter::once((0.0, 0.0)).chain((0..12).map(|step| {
            let (sin, cos) = crate::math::sin_cos(90.0 + 30.0 * step as f32);
            (reach * cos, reach * sin)
        }));
        let place = places.map(|(dx, dy)| (spot.x + dx, spot.y + dy)).find(|(x, y)| free(*x, *y));
        if let Some((x, y)) = place {
            let ground = match ball {
                Some(Color::Light) => Ground::Light,
                Some(Color::Dark) => Ground::Dark,
                None if carved => Ground::of(model.base.stuff.kind.mean()),
                // Between dark balls, or in the air before the table.
                None if lifted => Ground::of(model.light.table),
                None => Ground::Dark,
            };
            notes.push(Note { content: Content::Name(cell.to_string()), x, y, height, ground });
        }
    }
}

fn station_verdicts(board: &EquatorBoard, model: &Model, notes: &mut Vec<Note>) {
    for &(station, mark) in &board.marks {
        let PawnMark::Value(verdict) = mark else { continue };
        let (x, y) = station.at();
        let high = board.at(station).map_or(0.0, |pawn| pawn_height(pawn.size()));
        let spot = model.camera.spot(Vec3::new(x, y, high));
        notes.push(Note {
            content: Content::Verdict(verdict),
            x: spot.x,
            y: spot.y,
            height: (spot.scale * 0.26).max(SMALLEST),
            ground: Ground::Dark,
        });
    }
}

/// Names of stations stand before the pawns, on the plate.
fn station_names(board: &EquatorBoard, model: &Model, notes: &mut Vec<Note>) {
    for station in Station::all(board.is_short()) {
        let (x, y) = station.at();
        let radius = board.at(station).map_or(0.09, |pawn: Pawn| pawn_radius(pawn.size()));
        // Towards the eye, and a little aside of the line.
        let near = model.camera.right.cross(Vec3::UP);
        let aside = model.camera.right * 0.17;
        let at = Vec3::new(x, y, 0.0) + near * (radius + 0.13) + aside;
        let spot = model.camera.spot(at);
        notes.push(Note {
            content: Content::Name(station.to_string()),
            x: spot.x,
            y: spot.y,
            height: (spot.scale * 0.17).max(SMALLEST),
            ground: Ground::Light,
        });
    }
}
