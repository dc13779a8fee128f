//! Scenes that tests, benches and the gallery share: twelve positions that
//! show everything there is to see.

use pylos_picture::{
    Arrangement, Board, EquatorBoard, Mark, PawnMark, PyramidBoard, Scene, Size, Station, View,
};
use pylos_rules::pyramid::{self, Cell, Cells, Color};
use pylos_rules::{Game, Position as _, Random, equator};

/// A scene with its name.
pub type Named = (&'static str, Scene);

/// A pyramid board as it looks best.
pub fn pyramid(position: &str) -> PyramidBoard {
    let position: pyramid::Position = position.parse().expect("a position");
    PyramidBoard::of(&position)
}

/// All that the side to move may do is marked.
fn with_marks(mut board: PyramidBoard, position: &str, last: &str) -> PyramidBoard {
    let position: pyramid::Position = position.parse().expect("a position");
    board.marks.extend(position.open().into_iter().map(|cell| (cell, Mark::MayPlay)));
    let free = position.free(position.to_move());
    let higher = |cell: Cell| {
        let without = position.occupied().without(cell);
        let open = without.supported() - without;
        !(open & Cells::higher_than(cell.level())).is_empty()
    };
    let raisable = free.into_iter().filter(|cell| higher(*cell));
    board.marks.extend(raisable.map(|cell| (cell, Mark::Raisable)));
    board.marks.push((last.parse().expect("a cell"), Mark::Last));
    board
}

fn scene(board: PyramidBoard) -> Scene {
    Scene::of(Board::Pyramid(board))
}

fn from_dark(scene: Scene) -> Scene {
    Scene { view: scene.view.from_behind(), ..scene }
}

/// A game of the equator after so many random turns.
fn battle(turns: usize) -> Game<equator::Position> {
    let mut random = Random::new(5);
    let mut game = Game::<equator::Position>::new(equator::Rules::CARPENTIER);
    for _ in 0..turns {
        let Some(turn) = game.position().random_turn(game.rules(), &mut random) else { break };
        game.play(turn).expect("a legal turn");
    }
    game
}

fn equator(game: &Game<equator::Position>) -> EquatorBoard {
    EquatorBoard::of_game(game)
}

/// The pawns that may be played, the ways of the first of them, and where it
/// may go.
fn with_ways(mut board: EquatorBoard, game: &Game<equator::Position>) -> EquatorBoard {
    let (position, rules) = (game.position(), game.rules());
    let side = position.to_move();
    let mut chosen = None;
    for turn in position.turns(rules) {
        let equator::Turn::Play { from, to } = turn else { continue };
        let station = Station::Hemisphere(side, from);
        let movable = (station, PawnMark::Movable);
        if !board.marks.contains(&movable) {
            board.marks.push(movable);
        }
        let first = *chosen.get_or_insert(from);
        if first == from {
            board.marks.push((Station::Equator(to), PawnMark::Target));
            if board.ways.is_empty() {
                let passed = position.way(rules, from, to).unwrap_or_default();
                let way = passed.into_iter().map(|at| Station::Hemisphere(side, at));
                board.ways.push(way.chain([Station::Equator(to)]).collect());
            }
        }
    }
    board.marks.extend(chosen.map(|from| (Station::Hemisphere(side, from), PawnMark::Chosen)));
    board
}

/// Empty, light to move.
pub const EMPTY: &str = "................/........./..../. L";
/// A few balls.
pub const OPENING: &str = ".....LD..DL..L../........./..../. D";
/// The middle of a game.
pub const MIDDLE: &str = "LLDDLDLDDLLDLD.D/LDL.DL.../..../. L";
/// Many places to play at.
pub const TEN: &str = "L..DLD..DL...L../........./..../. L";
/// Nothing left to play.
pub const FULL: &str = "LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L";
/// A square has just been completed.
pub const SQUARE: &str = "LLD.LLD..D....../........./..../. D";

/// The twelve.
pub fn twelve() -> Vec<Named> {
    let square = {
        let mut board = pyramid(SQUARE);
        let cells: Cells =
            ["a1", "b1", "a2", "b2"].iter().map(|c| c.parse::<Cell>().unwrap()).collect();
        board.completed.push(cells);
        board.marks.extend(cells.into_iter().map(|cell| (cell, Mark::MayTakeBack)));
        board
    };
    let lifted = PyramidBoard { arrangement: Arrangement::Lifted(1.0), ..pyramid(MIDDLE) };
    let plan = PyramidBoard { arrangement: Arrangement::Plan(Color::Light), ..pyramid(MIDDLE) };
    let (setup, playing, over) = (battle(20), battle(31), battle(60));
    vec![
        ("empty", scene(pyramid(EMPTY))),
        ("opening", scene(pyramid(OPENING))),
        ("middle", scene(with_marks(pyramid(MIDDLE), MIDDLE, "f2"))),
        ("ten-places", scene(with_marks(pyramid(TEN), TEN, "a3"))),
        ("square", scene(square)),
        ("full", scene(pyramid(FULL))),
        ("full-tray-from-dark", from_dark(scene(pyramid(EMPTY)))),
        ("lifted", scene(with_marks(lifted, MIDDLE, "f2"))),
        ("plan", scene(with_marks(plan, MIDDLE, "f2"))),
        ("equator-setup", Scene::of(Board::Equator(equator(&setup)))),
        ("equator-battle", Scene::of(Board::Equator(with_ways(equator(&playing), &playing)))),
        ("equator-end", Scene::of(Board::Equator(equator(&over)))),
    ]
}

/// A scene for a picture of this size.
pub fn suited(mut scene: Scene, size: Size) -> Scene {
    scene.view = scene.view.suited(size);
    if let Board::Equator(board) = &mut scene.board {
        board.beside = pylos_picture::Beside::suited(size);
    }
    scene
}

/// Views at which something could go wrong.
pub fn odd_views() -> [View; 5] {
    [
        View { yaw: f32::NAN, pitch: f32::INFINITY },
        View { yaw: 1e30, pitch: -90.0 },
        View { yaw: 45.0, pitch: 18.0 },
        View { yaw: 90.0, pitch: 90.0 },
        View { yaw: -359.9, pitch: 89.9 },
    ]
}
