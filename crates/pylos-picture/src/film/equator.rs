//! Films of the equator game.

use pylos_rules::Game;
use pylos_rules::equator::{Position, Turn};

use super::course::{Course, Leaving, Movement};
use super::{Direction, FLIGHT, FRAME, Motion, PAUSE, Shot, WONDER};
use crate::board::globe::{self, Group};
use crate::math::lanes::mix;
use crate::{Beside, Board, EquatorBoard, Pawn, PawnInFlight, Station, Vec3, View};

/// The film of a game.
pub fn film(game: &Game<Position>, direction: &Direction) -> Vec<Shot> {
    let rules = game.rules();
    let mut board = EquatorBoard::of(game.start(), rules);
    board.beside = Beside::suited(direction.size);
    board.room = room(game, &board);
    let view = View::at_rest(&Board::Equator(board.clone()));
    let mut reel = Reel { shots: Vec::new(), direction, view };
    reel.show(board.clone(), PAUSE);
    for played in game.played() {
        let course = Course::of(&board, &played, rules);
        reel.come(&course.before, &course.movement);
        if !course.leaving.is_empty() {
            reel.show(course.arrived.clone(), WONDER);
            reel.leave(&course.arrived, &course.leaving);
        }
        board = course.after;
        // Twenty placements need no pause each.
        let setup = matches!(played.turn, Turn::Place { .. });
        reel.show(board.clone(), if setup { PAUSE / 4 } else { PAUSE });
    }
    reel.shots
}

/// How many pawns are beside the board at most: the pile, blue's, red's.
fn room(game: &Game<Position>, start: &EquatorBoard) -> [usize; 3] {
    let mut board = start.clone();
    let count =
        |board: &EquatorBoard| [board.pile.len(), board.captured[0].len(), board.captured[1].len()];
    let mut room = count(&board);
    for played in game.played() {
        board = Course::of(&board, &played, game.rules()).after;
        for (most, now) in room.iter_mut().zip(count(&board)) {
            *most = (*most).max(now);
        }
    }
    room
}

struct Reel<'a> {
    shots: Vec<Shot>,
    direction: &'a Direction,
    view: View,
}

impl Reel<'_> {
    fn show(&mut self, board: EquatorBoard, hundredths: u16) {
        let scene = self.direction.scene(Board::Equator(board), self.view);
        self.shots.push(Shot { scene, hundredths });
    }

    /// Shows pawns on their way; `place` says where each is at a time.
    fn fly(&mut self, board: &EquatorBoard, shots: u16, place: impl Fn(f32) -> Vec<PawnInFlight>) {
        if self.direction.motion == Motion::Still {
            return;
        }
        for step in 1..shots {
            let flights = place(f32::from(step) / f32::from(shots));
            self.show(EquatorBoard { flights, ..board.clone() }, FRAME);
        }
    }

    fn come(&mut self, board: &EquatorBoard, movement: &Movement) {
        match movement {
            Movement::None => {}
            Movement::Drop(pawn, station) => {
                let end = on_plate(*station);
                self.fly(board, FLIGHT / 3, |time| {
                    let foot = end + Vec3::UP * (0.9 * (1.0 - time * time));
                    vec![PawnInFlight { pawn: *pawn, foot }]
                });
            }
            Movement::Slide(pawn, way) => {
                let points = globe::way(way);
                self.fly(board, FLIGHT, |time| {
                    let (x, y) = along(&points, time * time * (3.0 - 2.0 * time));
                    vec![PawnInFlight { pawn: *pawn, foot: Vec3::new(x, y, 0.0) }]
                });
            }
        }
    }

    /// Pawns go to the pile or to the winner, all at once.
    fn leave(&mut self, arrived: &EquatorBoard, leaving: &[Leaving]) {
        let mut board = arrived.clone();
        board.crown = None;
        board.marks.clear();
        let gone = |at: Station, pawn: Pawn| leaving.iter().any(|l| l.from == at && l.pawn == pawn);
        board.pawns.retain(|(at, pawn)| !gone(*at, *pawn));
        let mut counts = [board.pile.len(), board.captured[0].len(), board.captured[1].len()];
        let ways: Vec<(Pawn, Vec3, Vec3)> = leaving
            .iter()
            .map(|leaving| {
                let count = match leaving.group {
                    Group::Pile => &mut counts[0],
                    Group::Captured(color) => &mut counts[1 + color as usize],
                };
                let end = board.beside.place(leaving.group, *count);
                *count += 1;
                (leaving.pawn, on_plate(leaving.from), end)
            })
            .collect();
        self.fly(&board, FLIGHT, |time| {
            let eased = time * time * (3.0 - 2.0 * time);
            let flight = |&(pawn, from, to): &(Pawn, Vec3, Vec3)| {
                let arc = Vec3::UP * (4.0 * eased * (1.0 - eased));
                PawnInFlight { pawn, foot: from + (to - from) * eased + arc }
            };
            ways.iter().map(flight).collect()
        });
    }
}

fn on_plate(station: Station) -> Vec3 {
    let (x, y) = station.at();
    Vec3::new(x, y, 0.0)
}

/// The place at a share of a chain's length.
fn along(points: &[(f32, f32)], share: f32) -> (f32, f32) {
    let lengths: Vec<f32> = points
        .windows(2)
        .map(|p| Vec3::new(p[1].0 - p[0].0, p[1].1 - p[0].1, 0.0).length())
        .collect();
    let mut left = share * lengths.iter().sum::<f32>();
    for (pair, length) in points.windows(2).zip(lengths) {
        if left <= length {
            let t = left / length.max(1e-6);
            return (mix(pair[0].0, pair[1].0, t), mix(pair[0].1, pair[1].1, t));
        }
        left -= length;
    }
    points.last().copied().unwrap_or((0.0, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_way_is_half_of_its_length() {
        let points = [(0.0, 0.0), (1.0, 0.0), (1.0, 3.0)];
        assert_eq!(along(&points, 0.0), (0.0, 0.0));
        assert_eq!(along(&points, 0.5), (1.0, 1.0));
        assert_eq!(along(&points, 1.0), (1.0, 3.0));
        assert_eq!(along(&[], 0.5), (0.0, 0.0));
    }
}
