//! A board of the pyramid game in bytes.
//!
//! ```text
//! light, dark     sets of cells: an u32 with a bit for each, in cell order
//! reserve         light's, dark's
//! arrangement     0 stacked, 1 lifted, 2 and 3 plan with light or dark near;
//!                 then an f32: how far it is lifted
//! room            a set of cells
//! marks           list of cell and mark
//! completed       list of sets
//! ghost           cell (255: none) and colour
//! flights         list of colour, centre (3 f32), axis (3 f32), degrees (f32), cell
//! ```

use pylos_picture::{Arrangement, BallInFlight, Mark, PyramidBoard, Turn, Verdict};
use pylos_rules::pyramid::{Cell, Cells, Color};

use crate::bytes::{Bytes, Unreadable};

/// Marks by their number.
const MARKS: [Mark; 8] = [
    Mark::MayPlay,
    Mark::Raisable,
    Mark::Chosen,
    Mark::MayTakeBack,
    Mark::Last,
    Mark::Value(Verdict::Win),
    Mark::Value(Verdict::Draw),
    Mark::Value(Verdict::Loss),
];

pub fn board(bytes: &mut Bytes<'_>) -> Result<PyramidBoard, Unreadable> {
    let (light, dark) = (cells(bytes)?, cells(bytes)?);
    let reserve = [u32::from(bytes.u8()?), u32::from(bytes.u8()?)];
    let (kind, lift) = (bytes.u8()?, bytes.f32()?);
    let arrangement = match kind {
        0 => Arrangement::Stacked,
        1 => Arrangement::Lifted(lift),
        2 => Arrangement::Plan(Color::Light),
        3 => Arrangement::Plan(Color::Dark),
        _ => return Err(Unreadable::Unknown),
    };
    let room = cells(bytes)?;
    let marks = bytes.list(|bytes| Ok((cell(bytes)?, bytes.one_of(&MARKS)?)))?;
    let completed = bytes.list(cells)?;
    let ghost = bytes.optional(|number| Cell::from_index(usize::from(number)))?;
    let color = bytes.one_of(&Color::BOTH)?;
    let flights = bytes.list(|bytes| {
        Ok(BallInFlight {
            color: bytes.one_of(&Color::BOTH)?,
            centre: bytes.vec3()?,
            turn: Turn::about(bytes.vec3()?, bytes.f32()?),
            grain: cell(bytes)?,
        })
    })?;
    Ok(PyramidBoard {
        light,
        dark,
        reserve,
        arrangement,
        marks,
        completed,
        ghost: ghost.map(|cell| (cell, color)),
        flights,
        room,
    })
}

fn cell(bytes: &mut Bytes<'_>) -> Result<Cell, Unreadable> {
    Cell::from_index(usize::from(bytes.u8()?)).ok_or(Unreadable::Unknown)
}

fn cells(bytes: &mut Bytes<'_>) -> Result<Cells, Unreadable> {
    let bits = bytes.u32()?;
    let all = Cell::ALL.into_iter();
    Ok(all.filter(|cell| bits >> cell.index() & 1 == 1).fold(Cells::NONE, Cells::with))
}
