//! Planes of the pyramid game, with a place for each cell in cell order.

use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cell, Cells, Color, Position, PositionError, Rules, Setup, Turn};

use super::{NotPlanes, Planes, Reader, begins, fill_plane};
use crate::actions::Begun;

const OWN: usize = 0;
const OTHERS: usize = 1;
const LIFTED: usize = 2;
const PLAYED: usize = 3;
const TAKEN: usize = 4;
const TO_MOVE: usize = 5;
const IS_LIGHT: usize = 6;
const RESERVE: usize = 7;
const OTHERS_RESERVE: usize = 8;

impl Planes for Position {
    const PLANES: usize = 9;
    const PLACES: usize = Cell::COUNT;

    fn fill(&self, rules: Rules, begun: Begun, side: Color, planes: &mut [f32]) {
        let mut set = |plane: usize, cell: Cell| planes[plane * Self::PLACES + cell.index()] = 1.0;
        for (plane, color) in [(OWN, side), (OTHERS, side.other())] {
            self.balls(color).into_iter().for_each(|cell| set(plane, cell));
        }
        match begun {
            Begun::Nothing => {}
            Begun::Lifted(from) => set(LIFTED, from),
            Begun::Played(turn) => {
                turn.from().into_iter().for_each(|cell| set(LIFTED, cell));
                set(PLAYED, turn.to());
                turn.taken_back().for_each(|cell| set(TAKEN, cell));
            }
        }
        let reserve = |color| self.reserve(rules, color) as f32 / Position::BALLS as f32;
        for (plane, number) in [
            (TO_MOVE, f32::from(u8::from(self.to_move() == side))),
            (IS_LIGHT, f32::from(u8::from(side == Color::Light))),
            (RESERVE, reserve(side)),
            (OTHERS_RESERVE, reserve(side.other())),
        ] {
            fill_plane(planes, Self::PLACES, plane, number);
        }
    }

    fn read(rules: Rules, planes: &[f32]) -> Result<(Position, Begun), NotPlanes<PositionError>> {
        let reader = Reader { planes, places: Self::PLACES };
        let cells = |plane| -> Result<Cells, NotPlanes<PositionError>> {
            Ok(reader.set(plane)?.into_iter().filter_map(Cell::from_index).collect())
        };
        let only = |plane| -> Result<Option<Cell>, NotPlanes<PositionError>> {
            let cells = cells(plane)?;
            if cells.len() > 1 { Err(NotPlanes::Begun) } else { Ok(cells.first()) }
        };
        let (own, others) = (cells(OWN)?, cells(OTHERS)?);
        let side = if reader.is_set(IS_LIGHT, 0)? { Color::Light } else { Color::Dark };
        let to_move = if reader.is_set(TO_MOVE, 0)? { side } else { side.other() };
        let (light, dark) = if side == Color::Light { (own, others) } else { (others, own) };
        let position = Position::try_from(Setup { light, dark, to_move });
        let position = position.map_err(NotPlanes::Refused)?;
        position.check_balls(rules).map_err(NotPlanes::Refused)?;
        let begun = match (only(LIFTED)?, only(PLAYED)?, only(TAKEN)?) {
            (None, None, None) => Begun::Nothing,
            (Some(from), None, None) => Begun::Lifted(from),
            (from, Some(to), taken) => {
                let turn = from.map_or(Turn::place(to), |from| Turn::raise(from, to));
                Begun::Played(taken.map_or(turn, |taken| turn.taking(taken)))
            }
            (_, None, Some(_)) => return Err(NotPlanes::Begun),
        };
        if begins(&position, rules, begun) { Ok((position, begun)) } else { Err(NotPlanes::Begun) }
    }
}
