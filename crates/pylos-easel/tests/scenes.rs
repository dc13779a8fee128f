//! Scenes in bytes, as the pages write them: `web/tests/unit/painted.test.ts`
//! writes the same ones, and `web/tests/wasm/easel.mjs` draws them as
//! WebAssembly. After a change that is meant, `PYLOS_BLESS=1 cargo test -p
//! pylos-easel` writes the hashes of their pictures anew; the bytes are the
//! pages' word.

use std::path::Path;

use pylos_easel::read;
use pylos_picture::{
    Arrangement, Background, BallInFlight, Board, EquatorBoard, Mark, Names, Painter, Pawn,
    PawnInFlight, PawnMark, PyramidBoard, Scene, Set, Size, Station, Theme, Turn, Vec3, Verdict,
    View,
};
use pylos_rules::equator::{self, Color as Side, EquatorPoints};
use pylos_rules::pyramid::{Cell, Cells, Color, Position};

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn cells(names: &str) -> Cells {
    names.split(' ').map(cell).collect()
}

fn scene(board: Board, view: View, theme: Theme, set: Set) -> Scene {
    let (background, names) = (Background::Transparent, Names::Hidden);
    Scene { board, view, theme, set, background, names }
}

fn pyramid(position: &str) -> PyramidBoard {
    let position: Position = position.parse().expect("a position");
    PyramidBoard { room: Cells::ALL, ..PyramidBoard::of(&position) }
}

/// What each scene of the file should say.
fn expected(name: &str) -> Scene {
    let standing = View { yaw: -24.5, pitch: 43.25 };
    match name {
        "marks" => {
            let mut board = pyramid("LLDDLDLDDLLDLD.D/LDL.DL.../..../. L");
            board.marks = vec![
                (cell("c4"), Mark::MayPlay),
                (cell("i1"), Mark::MayPlay),
                (cell("e1"), Mark::Raisable),
                (cell("a4"), Mark::Chosen),
                (cell("g2"), Mark::MayTakeBack),
                (cell("f2"), Mark::Last),
            ];
            board.completed = vec![cells("a1 b1 a2 b2")];
            board.ghost = Some((cell("c4"), Color::Light));
            scene(Board::Pyramid(board), standing, Theme::Dark, Set::Wood)
        }
        "flight" => {
            let mut board = pyramid(".....LD..DL..L../........./..../. D");
            board.arrangement = Arrangement::Lifted(0.5);
            board.reserve = [12, 11];
            board.flights = vec![BallInFlight {
                color: Color::Dark,
                centre: Vec3::new(0.5, -1.5, 1.25),
                turn: Turn::about(Vec3::new(0.0, 1.0, 0.0), 45.0),
                grain: cell("j1"),
            }];
            scene(
                Board::Pyramid(board),
                View { yaw: 156.0, pitch: 30.0 },
                Theme::Light,
                Set::Marble,
            )
        }
        "plan" => {
            let mut board = pyramid("LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L");
            board.arrangement = Arrangement::Plan(Color::Dark);
            scene(Board::Pyramid(board), View { yaw: 0.0, pitch: 90.0 }, Theme::Light, Set::Paper)
        }
        "globe" => scene(
            Board::Equator(globe()),
            View { yaw: 0.0, pitch: 56.0 },
            Theme::Dark,
            Set::HighContrast,
        ),
        other => panic!("no scene “{other}”"),
    }
}

fn globe() -> EquatorBoard {
    let red = |name: &str| Station::Hemisphere(Side::Red, name.parse().expect("a name"));
    let blue = |name: &str| Station::Hemisphere(Side::Blue, name.parse().expect("a name"));
    let point = |name: &str| Station::Equator(name.parse().expect("a point"));
    let pawn = |side, size| Pawn::Numbered(side, equator::Size::new(size).expect("a size"));
    EquatorBoard {
        pawns: vec![
            (blue("i1"), pawn(Side::Blue, 5)),
            (red("o5"), pawn(Side::Red, 1)),
            (point("e3"), Pawn::Hidden(Side::Red)),
        ],
        points: EquatorPoints::Nine,
        pile: vec![Pawn::Singleton, Pawn::Gone],
        captured: [vec![pawn(Side::Red, 3)], vec![]],
        beside: pylos_picture::Beside::Ends,
        crown: Some(point("e3")),
        marks: vec![(point("ol"), PawnMark::Target), (blue("i1"), PawnMark::Value(Verdict::Draw))],
        ways: vec![vec![red("o1"), point("ol")]],
        ghost: Some((point("ol"), pawn(Side::Red, 2))),
        flights: vec![PawnInFlight { pawn: pawn(Side::Blue, 4), foot: Vec3::new(1.0, -2.0, 0.5) }],
        room: [4, 9, 9],
    }
}

/// FNV-1a with 32 bits, over the picture at 160 × 120.
fn hash(scene: &Scene) -> u32 {
    let mut painter = Painter::new(Size::new(160, 120).expect("a size"));
    painter.paint(scene);
    painter
        .pixels()
        .iter()
        .fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[test]
fn what_the_pages_write_is_what_is_meant() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenes.txt");
    let text = std::fs::read_to_string(&path).expect("tests/scenes.txt");
    let mut found = String::new();
    for line in text.lines() {
        let [name, _, hex] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let byte = |i: usize| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("two digits");
        let bytes: Vec<u8> = (0..hex.len() / 2).map(byte).collect();
        let scene = read(&bytes).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(scene, expected(name), "{name}");
        found.push_str(&format!("{name} {:08x} {hex}\n", hash(&scene)));
    }
    if std::env::var_os("PYLOS_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
        return;
    }
    assert_eq!(found, text);
    assert_eq!(found.lines().count(), 4);
}
