//! From a position to what is to be seen of it.

use pylos_picture::{
    Arrangement, Beside, Board, EquatorBoard, Mark, PawnMark, PictureError, PyramidBoard, Scene,
    Seat, Size, Station, View,
};
use pylos_rules::pyramid::Color;
use pylos_rules::{ByGame, Position as _, equator, pyramid};

use super::PictureArgs;
use crate::failure::Failure;

/// A position of either game, with its rules.
pub type AnyPosition =
    ByGame<(pyramid::Position, pyramid::Rules), (equator::Position, equator::Rules)>;

/// A board with everything marked that the one to move may do.
pub fn marked(board: &mut Board, position: &AnyPosition) {
    match (board, position) {
        (Board::Pyramid(board), ByGame::Pyramid((position, rules))) => {
            mark_pyramid(board, position, *rules);
        }
        (Board::Equator(board), ByGame::Equator((position, rules))) => {
            mark_equator(board, position, *rules);
        }
        _ => {}
    }
}

fn mark_pyramid(board: &mut PyramidBoard, position: &pyramid::Position, rules: pyramid::Rules) {
    for turn in position.turns(rules) {
        let mark = match turn.from() {
            None => (turn.to(), Mark::MayPlay),
            Some(from) => (from, Mark::Raisable),
        };
        if !board.marks.contains(&mark) {
            board.marks.push(mark);
        }
    }
}

fn mark_equator(board: &mut EquatorBoard, position: &equator::Position, rules: equator::Rules) {
    let side = position.to_move();
    for turn in position.turns(rules) {
        let mark = match turn {
            equator::Turn::Place { at, .. } => (Station::Hemisphere(side, at), PawnMark::Target),
            equator::Turn::Play { from, .. } => {
                (Station::Hemisphere(side, from), PawnMark::Movable)
            }
            equator::Turn::Pass => continue,
        };
        if !board.marks.contains(&mark) {
            board.marks.push(mark);
        }
    }
    let last = position.last().map(|point| (Station::Equator(point), PawnMark::Last));
    board.marks.extend(last.filter(|mark| !board.marks.contains(mark)));
}

/// A board as the options want it to be seen, and on which side one sits.
pub fn viewed(mut board: Board, args: &PictureArgs, size: Size) -> Result<(Scene, Seat), Failure> {
    let seat = match &mut board {
        Board::Pyramid(board) => {
            let (arrangement, seat) = match args.view.as_deref() {
                None | Some("light") => (Arrangement::Stacked, Seat::Near),
                Some("dark") => (Arrangement::Stacked, Seat::Far),
                Some("lifted") => (Arrangement::Lifted(1.0), Seat::Near),
                Some("plan") => (Arrangement::Plan(Color::Light), Seat::Near),
                Some(other) => return Err(unknown(other, &["light", "dark", "lifted", "plan"])),
            };
            board.arrangement = arrangement;
            seat
        }
        Board::Equator(board) => {
            board.beside = Beside::suited(size);
            match args.view.as_deref() {
                None | Some("red") => Seat::Near,
                Some("blue") => Seat::Far,
                Some(other) => return Err(unknown(other, &["red", "blue"])),
            }
        }
    };
    let view = View::at_rest(&board).suited(size);
    let view = match seat {
        Seat::Near => view,
        Seat::Far => view.from_behind(),
    };
    let scene = Scene {
        board,
        view,
        theme: args.theme,
        set: args.set,
        background: args.background(),
        names: args.names(),
    };
    Ok((scene, seat))
}

fn unknown(name: &str, known: &[&'static str]) -> Failure {
    let name = name.chars().take(24).collect();
    PictureError::UnknownName { what: "view", name, known: known.to_vec() }.into()
}
