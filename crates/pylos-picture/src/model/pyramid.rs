//! The pyramid board in space.

use pylos_rules::pyramid::{Cell, Cells, Color, Level};

use super::{
    Base, Body, Decal, Ember, Kind, Light, Model, Palette, Presence, Ring, Shape, Sign, Stuff,
    slab_bounds,
};
use crate::board::pyramid::{BALL, LEVEL_HEIGHT};
use crate::math::{Turn, Vec3};
use crate::{Arrangement, Bound, Camera, Mark, PyramidBoard, Scene, Set, Size};

/// How far the eye is from the board: the board fills about 35 degrees.
const DISTANCE: f32 = 18.5;
/// From farther away everything is seen nearly straight from above.
const PLAN_DISTANCE: f32 = 34.0;
/// Of the sixteen rays through a pixel, those that meet a ghost.
const GHOST: u16 = 0b1011_0110_1101_0110;
/// And those that meet a pane of glass, and its rim.
const PANE: u16 = 0b0000_1000_0000_0000;
const PANE_RIM: u16 = 0b0010_0100_1001_0010;

pub fn model(scene: &Scene, board: &PyramidBoard, size: Size) -> Model {
    let view = scene.view.clamped();
    let palette = Palette::of(scene.set, scene.theme);
    let arrangement = board.arrangement;
    let bodies = bodies(board, &palette);
    let slab = arrangement.slab();
    let mut bounds = slab_bounds(&slab);
    bounds.extend(
        Cell::ALL
            .iter()
            .filter(|cell| is_framed(board, **cell))
            .map(|&cell| Bound { centre: arrangement.centre(cell), radius: BALL }),
    );
    let distance = match arrangement {
        Arrangement::Plan(_) => PLAN_DISTANCE,
        _ => DISTANCE,
    };
    Model {
        camera: Camera::framing(view, Vec3::default(), distance, &bounds, size, 0.045),
        light: Light::of(scene.theme, scene.set, view),
        palette,
        base: Base {
            slab,
            stuff: Stuff::upright(palette.board),
            hollows: arrangement.hollows(),
            engraving: None,
        },
        bodies,
        embers: embers(board, &palette, scene.set),
    }
}

/// Whether there must be room for a ball in this cell: in the plan everywhere,
/// lifted apart on all levels that can be played on, on the pyramid as far as
/// it has grown. Balls on
/// their way may leave the picture; the board never jumps because of them.
fn is_framed(board: &PyramidBoard, cell: Cell) -> bool {
    match board.arrangement {
        Arrangement::Stacked => board.at(cell).is_some() || board.room.contains(cell),
        Arrangement::Lifted(_) => cell.level() <= highest(board),
        Arrangement::Plan(_) => true,
    }
}

/// The highest level on which a ball lies or could lie next, or for which there
/// is to be room.
fn highest(board: &PyramidBoard) -> Level {
    let occupied = board.light | board.dark;
    let within = occupied.supported() | occupied | board.room;
    Level::ALL
        .into_iter()
        .rfind(|level| !(within & Cells::on(*level)).is_empty())
        .unwrap_or(Level::One)
}

fn bodies(board: &PyramidBoard, palette: &Palette) -> Vec<Body> {
    let arrangement = board.arrangement;
    let ball = |color: Color, centre: Vec3, radius: f32, number: u32, turn: Turn| Body {
        decal: Decal { outline: palette.outline(color as usize), ..Decal::default() },
        ..Body::solid(
            Shape::Ball { centre, radius },
            Stuff::ball(palette.ball(color), number, turn),
        )
    };
    let mut bodies = Vec::new();
    for cell in Cell::ALL {
        if let Some(color) = board.at(cell) {
            let number = cell.index() as u32;
            let mut body = ball(color, arrangement.centre(cell), BALL, number, Turn::NONE);
            mark(&mut body.decal, board, cell, palette);
            bodies.push(body);
        }
    }
    for (color, count) in Color::BOTH.into_iter().zip(board.reserve) {
        for slot in 0..count.min(15) as usize {
            let (centre, radius) = arrangement.reserve(color, slot);
            let number = 40 + 20 * color as u32 + slot as u32;
            bodies.push(ball(color, centre, radius, number, Turn::NONE));
        }
    }
    for flight in board.flights.iter().filter(|flight| flight.centre.is_near()) {
        let number = flight.grain.index() as u32;
        bodies.push(ball(flight.color, flight.centre, BALL, number, flight.turn));
    }
    for &(cell, mark) in &board.marks {
        if mark == Mark::MayPlay && board.at(cell).is_none() {
            bodies.push(Body {
                presence: Presence::Weightless,
                ..Body::solid(
                    Shape::Ball { centre: glint(board, cell), radius: GLINT },
                    Stuff::upright(Kind::Glowing(palette.mark)),
                )
            });
        }
    }
    if let Arrangement::Lifted(lift) = arrangement {
        bodies.extend(panes(lift, highest(board), palette));
    }
    if let Some((cell, color)) = board.ghost {
        let ghost = ball(color, arrangement.centre(cell), BALL, cell.index() as u32, Turn::NONE);
        bodies.push(Body { presence: Presence::Veil(GHOST), ..ghost });
    }
    bodies
}

/// Radius of the glint where one may play.
const GLINT: f32 = 0.085;

/// Where it lies: at the bottom of the hollow, or in the dip between four
/// balls, high enough to be seen over the nearest of them.
fn glint(board: &PyramidBoard, cell: Cell) -> Vec3 {
    let centre = board.arrangement.centre(cell);
    let carved = cell.level() == Level::One || matches!(board.arrangement, Arrangement::Plan(_));
    let down = match board.arrangement {
        _ if carved => BALL - GLINT,
        Arrangement::Lifted(lift) => LEVEL_HEIGHT - 0.34 - 0.1 * lift,
        _ => LEVEL_HEIGHT - 0.34,
    };
    centre - Vec3::UP * down
}

fn panes(lift: f32, highest: Level, palette: &Palette) -> impl Iterator<Item = Body> {
    let arrangement = Arrangement::Lifted(lift);
    let stuff = Stuff::upright(Kind::Plain(palette.glass, 0.0));
    let levels = [Level::Two, Level::Three, Level::Four];
    levels.into_iter().filter(move |level| lift > 0.05 && *level <= highest).flat_map(
        move |level| {
            let side = f32::from(level.side());
            // The first cell of a level is as high as all of them.
            let first = Cell::at(level, 0, 0).unwrap_or(Cell::APEX);
            let height = arrangement.centre(first).z - BALL - 0.01;
            let half = side / 2.0 + 0.12;
            let pane = |hole, bits| Body {
                presence: Presence::Veil(bits),
                ..Body::solid(Shape::Pane { height, half, hole }, stuff)
            };
            [pane(-1.0, PANE), pane(half - 0.035, PANE_RIM)]
        },
    )
}

fn mark(decal: &mut Decal, board: &PyramidBoard, cell: Cell, palette: &Palette) {
    let ring = |radius, width| Some(Ring { radius, width, colour: palette.ring });
    if board.is_marked(cell, Mark::Raisable) {
        decal.ring = ring(0.72, 0.055);
    }
    if board.is_marked(cell, Mark::MayTakeBack) {
        decal.ring = ring(0.72, 0.06);
        decal.sign = Some(Sign::Minus);
    }
    if board.is_marked(cell, Mark::Chosen) {
        decal.ring = ring(0.72, 0.13);
    }
    if board.is_marked(cell, Mark::Last) {
        decal.glow = 0.45;
    }
    if board.completed.iter().any(|square| square.contains(cell)) {
        decal.glow = 0.5;
    }
}

/// Every glint shines a little on its hollow, and a completed square is lit
/// from its middle.
fn embers(board: &PyramidBoard, palette: &Palette, set: Set) -> Vec<Ember> {
    if set == Set::Paper {
        return Vec::new();
    }
    let mut embers = Vec::new();
    for &(cell, mark) in &board.marks {
        if mark == Mark::MayPlay && board.at(cell).is_none() {
            let colour = palette.mark.map(|c| c * 0.5);
            embers.push(Ember { at: glint(board, cell), colour, reach: 0.42 });
        }
    }
    for &square in &board.completed {
        let at = middle(square, board.arrangement) + Vec3::UP * 0.55;
        embers.push(Ember { at, colour: palette.mark.map(|c| c * 1.1), reach: 1.7 });
    }
    embers
}

fn middle(cells: Cells, arrangement: Arrangement) -> Vec3 {
    let count = cells.len().max(1) as f32;
    let sum = cells.into_iter().fold(Vec3::default(), |sum, cell| sum + arrangement.centre(cell));
    sum * (1.0 / count)
}
