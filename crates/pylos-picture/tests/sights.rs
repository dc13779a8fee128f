//! Where things lie in pictures, as figures in a file: the pages know the same
//! arithmetic in TypeScript, for their buttons and drawings, and
//! `web/tests/unit/camera.test.ts` holds it to this file. After a change that
//! is meant, `PYLOS_BLESS=1 cargo test -p pylos-picture --test sights` writes it
//! anew.

use std::fmt::Write as _;
use std::path::Path;

use pylos_picture::{
    Arrangement, Berth, Beside, Board, EquatorBoard, Journey, PyramidBoard, Scene, Sight, Size,
    Station, Vec3, View,
};
use pylos_rules::Position as _;
use pylos_rules::equator::{self, Rules};
use pylos_rules::pyramid::{Cell, Cells, Color, Position};

const SIZES: [(u32, u32); 3] = [(900, 700), (360, 400), (640, 320)];

fn arrangements() -> [(&'static str, Arrangement); 5] {
    [
        ("stacked", Arrangement::Stacked),
        ("lifted:0.5", Arrangement::Lifted(0.5)),
        ("lifted:1", Arrangement::Lifted(1.0)),
        ("plan:light", Arrangement::Plan(Color::Light)),
        ("plan:dark", Arrangement::Plan(Color::Dark)),
    ]
}

fn board(position: &str, arrangement: Arrangement) -> PyramidBoard {
    let position: Position = position.parse().expect("a position");
    PyramidBoard { arrangement, room: Cells::ALL, ..PyramidBoard::of(&position) }
}

const POSITIONS: [&str; 3] = [
    "................/........./..../. L",
    "LLDDLDLDDLLDLD.D/LDL.DL.../..../. L",
    "LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L",
];

fn figures() -> String {
    let mut text = String::new();
    for (name, arrangement) in arrangements() {
        cells(&mut text, name, arrangement);
        for color in Color::BOTH {
            for slot in [0, 4, 7, 14] {
                let (Vec3 { x, y, z }, radius) = arrangement.reserve(color, slot);
                line(&mut text, format_args!("reserve {name} {color} {slot}"), &[x, y, z, radius]);
            }
        }
    }
    for position in POSITIONS {
        for (width, height) in SIZES {
            let size = Size::new(width, height).expect("a size");
            let board = Board::Pyramid(board(position, Arrangement::Stacked));
            let View { yaw, pitch } = View::at_rest(&board).suited(size);
            let text_of = position.replace(' ', "+");
            line(&mut text, format_args!("view {text_of} {width} {height}"), &[yaw, pitch]);
        }
    }
    flights(&mut text);
    stations(&mut text);
    text
}

fn cells(text: &mut String, name: &str, arrangement: Arrangement) {
    let plan = matches!(arrangement, Arrangement::Plan(_));
    let views: &[(f32, f32)] =
        if plan { &[(0.0, 90.0)] } else { &[(-24.0, 43.0), (156.0, 32.0), (37.5, 70.0)] };
    for (yaw, pitch) in views.iter().copied() {
        for (width, height) in SIZES {
            let board = Board::Pyramid(board(POSITIONS[0], arrangement));
            let scene = Scene { view: View { yaw, pitch }, ..Scene::of(board) };
            let sight = Sight::of(&scene, Size::new(width, height).expect("a size"));
            for cell in ["a1", "d4", "f2", "h1", "j1"] {
                let cell: Cell = cell.parse().expect("a cell");
                let (spot, outline) = (sight.cell(cell), sight.outline(cell));
                let what = format_args!("cell {name} {yaw} {pitch} {width} {height} {cell}");
                let figures =
                    [spot.x, spot.y, spot.scale, outline.x, outline.y, outline.long, outline.short];
                line(text, what, &figures);
            }
        }
    }
}

fn flights(text: &mut String) {
    let cell = |name: &str| Berth::Cell(name.parse().expect("a cell"));
    for (from, to, color) in [
        (Berth::Reserve(3), cell("b2"), Color::Light),
        (cell("d4"), cell("e1"), Color::Dark),
        (cell("a1"), Berth::Reserve(12), Color::Dark),
    ] {
        let journey = Journey::new(Arrangement::Stacked, color, from, to);
        let named = |berth| match berth {
            Berth::Cell(cell) => cell.to_string(),
            Berth::Reserve(slot) => slot.to_string(),
        };
        for time in [0.0, 0.2, 0.5, 0.8, 0.95, 1.0] {
            let flight = journey.at(time);
            let (at, up) = (flight.centre, flight.turn.apply(Vec3::UP));
            let what = format_args!("flight {color} {} {} {time}", named(from), named(to));
            line(text, what, &[at.x, at.y, at.z, up.x, up.y, up.z]);
        }
    }
}

fn stations(text: &mut String) {
    let position = equator::Position::start(Rules::CARPENTIER);
    for (width, height) in SIZES {
        let size = Size::new(width, height).expect("a size");
        let beside = Beside::suited(size);
        let board = EquatorBoard {
            beside,
            room: [4, 9, 9],
            ..EquatorBoard::of(&position, Rules::CARPENTIER)
        };
        for yaw in [0.0, 180.0] {
            let view = View { yaw, pitch: 56.0 };
            let scene = Scene { view, ..Scene::of(Board::Equator(board.clone())) };
            let sight = Sight::of(&scene, size);
            for station in Station::all(false).into_iter().step_by(4) {
                let spot = sight.station(station);
                let side = match station {
                    Station::Hemisphere(color, _) => color.to_string(),
                    Station::Equator(_) => "equator".to_owned(),
                };
                let what = format_args!("station {yaw} {width} {height} {side} {station}");
                line(text, what, &[spot.x, spot.y, spot.scale]);
            }
        }
    }
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>, figures: &[f32]) {
    write!(text, "{what}:").expect("a text");
    for figure in figures {
        // Nothing is rounded to minus nothing.
        write!(text, " {:.3}", figure + 0.0).expect("a text");
    }
    text.push('\n');
}

#[test]
fn things_lie_where_the_pages_think_they_do() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/sights.txt");
    let found = figures().replace(" -0.000", " 0.000");
    if std::env::var_os("PYLOS_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("tests/golden/sights.txt");
    for (found, kept) in found.lines().zip(kept.lines()) {
        assert_eq!(found, kept);
    }
    assert_eq!(found.lines().count(), kept.lines().count());
}
