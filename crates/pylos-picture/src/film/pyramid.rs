//! Films of the pyramid game.

use pylos_rules::Game;
use pylos_rules::pyramid::{Cells, Color, Position};

use super::{Berth, Direction, FLIGHT, FRAME, Journey, Motion, PAUSE, Shot, WONDER};
use crate::{Board, Mark, PyramidBoard, View};

/// The film of a game.
pub fn film(game: &Game<Position>, direction: &Direction) -> Vec<Shot> {
    let room = game.positions().fold(Cells::NONE, |room, position| room | position.occupied());
    // One view for all of it, so that the board stands still: from where the
    // pyramid looks best when half of the way to its end is done.
    let board =
        |position: &Position| PyramidBoard { room, ..PyramidBoard::under(game.rules(), position) };
    let views = [game.start(), game.position()]
        .map(|position| View::at_rest(&Board::Pyramid(board(position))));
    let between = |a: f32, b: f32| a + (b - a) * 0.6;
    let view = View {
        yaw: between(views[0].yaw, views[1].yaw),
        pitch: between(views[0].pitch, views[1].pitch),
    };
    let mut reel = Reel { shots: Vec::new(), direction, view };
    reel.show(board(game.start()), PAUSE);
    for played in game.played() {
        let (turn, side) = (played.turn, played.side);
        let mut shown = board(&played.before);
        let from = match turn.from() {
            Some(cell) => {
                remove(&mut shown, side, Berth::Cell(cell));
                Berth::Cell(cell)
            }
            None => {
                let slot = shown.reserve[side as usize].saturating_sub(1);
                shown.reserve[side as usize] = slot;
                Berth::Reserve(slot as usize)
            }
        };
        reel.fly(&shown, side, from, Berth::Cell(turn.to()));
        match side {
            Color::Light => shown.light = shown.light.with(turn.to()),
            Color::Dark => shown.dark = shown.dark.with(turn.to()),
        }
        shown.marks = vec![(turn.to(), Mark::Last)];
        let completed = played.before.completes(game.rules(), turn);
        let takes = turn.taken_back().next().is_some();
        if !completed.is_empty() && takes {
            let completed = completed.iter().map(|pattern| pattern.cells).collect();
            reel.show(PyramidBoard { completed, ..shown.clone() }, WONDER);
        }
        for cell in turn.taken_back() {
            remove(&mut shown, side, Berth::Cell(cell));
            shown.marks.retain(|(marked, _)| *marked != cell);
            let slot = shown.reserve[side as usize] as usize;
            reel.fly(&shown, side, Berth::Cell(cell), Berth::Reserve(slot));
            shown.reserve[side as usize] += 1;
        }
        reel.show(shown, PAUSE);
    }
    reel.shots
}

fn remove(board: &mut PyramidBoard, side: Color, from: Berth) {
    if let Berth::Cell(cell) = from {
        match side {
            Color::Light => board.light = board.light.without(cell),
            Color::Dark => board.dark = board.dark.without(cell),
        }
    }
}

struct Reel<'a> {
    shots: Vec<Shot>,
    direction: &'a Direction,
    view: View,
}

impl Reel<'_> {
    fn show(&mut self, board: PyramidBoard, hundredths: u16) {
        let scene = self.direction.scene(Board::Pyramid(board), self.view);
        self.shots.push(Shot { scene, hundredths });
    }

    fn fly(&mut self, board: &PyramidBoard, side: Color, from: Berth, to: Berth) {
        if self.direction.motion == Motion::Still {
            return;
        }
        let journey = Journey::new(board.arrangement, side, from, to);
        for step in 1..FLIGHT {
            let flight = journey.at(f32::from(step) / f32::from(FLIGHT));
            self.show(PyramidBoard { flights: vec![flight], ..board.clone() }, FRAME);
        }
    }
}
