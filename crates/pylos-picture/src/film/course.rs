//! What a turn of the equator game does to the board, step by step.

use pylos_rules::Played;
use pylos_rules::equator::{Equator, Position, Rules, Turn};

use crate::board::globe::Group;
use crate::{EquatorBoard, Pawn, PawnMark, Station};

/// A turn in two steps: a pawn comes, and then perhaps some leave.
pub struct Course {
    /// The board before the pawn has come.
    pub before: EquatorBoard,
    /// How it comes.
    pub movement: Movement,
    /// The board when it has come and nobody has left yet.
    pub arrived: EquatorBoard,
    /// Who leaves.
    pub leaving: Vec<Leaving>,
    /// The board in the end.
    pub after: EquatorBoard,
}

/// How a pawn comes to its place.
pub enum Movement {
    /// Nobody comes.
    None,
    /// It is put down.
    Drop(Pawn, Station),
    /// It slides from station to station.
    Slide(Pawn, Vec<Station>),
}

/// A pawn that leaves the board: from where, and to which group.
pub struct Leaving {
    pub from: Station,
    pub pawn: Pawn,
    pub group: Group,
}

impl Course {
    /// The course of a turn on this board.
    pub fn of(board: &EquatorBoard, played: &Played<Position>, rules: Rules) -> Course {
        let mut before = EquatorBoard { marks: Vec::new(), ..board.clone() };
        let side = played.side;
        let movement = match played.turn {
            Turn::Pass => Movement::None,
            Turn::Place { size, at } => {
                Movement::Drop(Pawn::Numbered(side, size), Station::Hemisphere(side, at))
            }
            Turn::Play { from, to } => {
                let start = Station::Hemisphere(side, from);
                let pawn = board.at(start).unwrap_or(Pawn::Hidden(side));
                before.pawns.retain(|(at, _)| *at != start);
                let passed = played.before.way(rules, from, to).unwrap_or_else(|| vec![from]);
                let mut way: Vec<Station> =
                    passed.into_iter().map(|at| Station::Hemisphere(side, at)).collect();
                way.push(Station::Equator(to));
                Movement::Slide(pawn, way)
            }
        };
        let mut arrived = before.clone();
        let (equator, _) = played.before.arrival(rules, played.turn);
        arrived.crown = equator.deciding().map(Station::Equator);
        match &movement {
            Movement::None => {}
            Movement::Drop(pawn, station) => arrived.pawns.push((*station, *pawn)),
            Movement::Slide(pawn, way) => {
                let end = way.last().copied().into_iter();
                arrived.pawns.extend(end.clone().map(|station| (station, *pawn)));
                arrived.marks.extend(end.map(|station| (station, PawnMark::Last)));
            }
        }
        let leaving = leaving(&arrived, played, &equator);
        let after = after(&arrived, &leaving, played);
        Course { before, movement, arrived, leaving, after }
    }
}

/// Who must leave after a turn: a pawn of equal size (E8), and at the end of a
/// battle everybody (E10).
fn leaving(board: &EquatorBoard, played: &Played<Position>, equator: &Equator) -> Vec<Leaving> {
    // From the setup to battle 1 nobody leaves: the equator is empty.
    let over = played.position.battle() != played.before.battle();
    let winner = equator.winner().unwrap_or(played.before.leader());
    let mut leaving = Vec::new();
    for &(from, pawn) in &board.pawns {
        let Station::Equator(point) = from else { continue };
        let stays =
            equator.at(point).is_some_and(|(color, size)| pawn == Pawn::Numbered(color, size));
        if !stays {
            leaving.push(Leaving { from, pawn, group: Group::Pile });
        } else if over {
            leaving.push(Leaving { from, pawn, group: Group::Captured(winner) });
        }
    }
    leaving
}

fn after(arrived: &EquatorBoard, leaving: &[Leaving], played: &Played<Position>) -> EquatorBoard {
    let mut board = arrived.clone();
    let gone = |at: Station, pawn: Pawn| leaving.iter().any(|l| l.from == at && l.pawn == pawn);
    board.pawns.retain(|(at, pawn)| !gone(*at, *pawn));
    let left: Vec<Station> = board.pawns.iter().map(|(at, _)| *at).collect();
    board.marks.retain(|(at, _)| left.contains(at));
    board.crown = played.position.equator().deciding().map(Station::Equator);
    for leaving in leaving {
        match leaving.group {
            Group::Pile => board.pile.push(leaving.pawn),
            Group::Captured(color) => board.captured[color as usize].push(leaving.pawn),
        }
    }
    // E11: the winner of the last battle takes the pile and the singleton.
    if played.position.is_over() && !played.before.is_over() {
        let winner = played.position.leader();
        let pile = std::mem::take(&mut board.pile);
        board.captured[winner as usize].extend(pile);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::{Game, Position as _, Random};

    /// Whatever is played: nobody is lost on the way, and points and pile are
    /// as the rules count them.
    #[test]
    fn every_pawn_is_somewhere() {
        let mut random = Random::new(3);
        for rules in Rules::all().step_by(7) {
            let mut game = Game::from_position(rules, Position::dealt(rules, &mut random));
            while let Some(turn) = game.position().random_turn(rules, &mut random) {
                game.play(turn).unwrap();
                let board = EquatorBoard::of_game(&game);
                let position = game.position();
                let plain = EquatorBoard::of(position, rules);
                assert_eq!(board.pile.len(), plain.pile.len(), "{rules} {position}");
                for side in 0..2 {
                    assert_eq!(board.captured[side].len(), plain.captured[side].len());
                }
                let sorted = |board: &EquatorBoard| {
                    let mut pawns: Vec<_> =
                        board.pawns.iter().map(|(at, pawn)| format!("{at:?} {pawn:?}")).collect();
                    pawns.sort();
                    pawns
                };
                assert_eq!(sorted(&board), sorted(&plain), "{rules} {position}");
                assert_eq!(board.crown, plain.crown);
            }
        }
    }
}
