//! A board of the equator game in bytes.
//!
//! A station is a number: 0 to 9 the intersections of blue's hemisphere, 10 to
//! 19 those of red's, 20 to 28 the points of the equator, each in the order of
//! the notation. A pawn is one too: 0 gone, 1 the singleton, 2 and 3 a hidden
//! blue or red one, 4 to 8 blue's sizes 1 to 5, 9 to 13 red's.
//!
//! ```text
//! points          0 nine, 1 five
//! pawns           list of station and pawn
//! pile            list of pawns
//! captured        blue's list of pawns, red's
//! beside          0 at the sides, 1 at the ends
//! crown           station (255: none)
//! marks           list of station and mark
//! ways            list of lists of stations
//! ghost           station (255: none) and pawn
//! flights         list of pawn and foot (3 f32)
//! room            three numbers of pawns: pile, blue's, red's
//! ```

use pylos_picture::{Beside, EquatorBoard, Pawn, PawnInFlight, PawnMark, Station, Verdict};
use pylos_rules::equator::{Color, EquatorPoints, Size};

use crate::bytes::{Bytes, Unreadable};

/// Marks by their number.
const MARKS: [PawnMark; 8] = [
    PawnMark::Target,
    PawnMark::Movable,
    PawnMark::Chosen,
    PawnMark::Last,
    PawnMark::SetAside,
    PawnMark::Value(Verdict::Win),
    PawnMark::Value(Verdict::Draw),
    PawnMark::Value(Verdict::Loss),
];

pub fn board(bytes: &mut Bytes<'_>) -> Result<EquatorBoard, Unreadable> {
    let points = bytes.one_of(&[EquatorPoints::Nine, EquatorPoints::Five])?;
    let stations = Station::all(false);
    let numbered = |number: u8| stations.get(usize::from(number)).copied();
    let station = |bytes: &mut Bytes<'_>| numbered(bytes.u8()?).ok_or(Unreadable::Unknown);
    let pawns = bytes.list(|bytes| Ok((station(bytes)?, pawn(bytes)?)))?;
    let pile = bytes.list(pawn)?;
    let captured = [bytes.list(pawn)?, bytes.list(pawn)?];
    let beside = bytes.one_of(&[Beside::Sides, Beside::Ends])?;
    let crown = bytes.optional(numbered)?;
    let marks = bytes.list(|bytes| Ok((station(bytes)?, bytes.one_of(&MARKS)?)))?;
    let ways = bytes.list(|bytes| bytes.list(station))?;
    let (ghost, ghostly) = (bytes.optional(numbered)?, pawn(bytes)?);
    let flights =
        bytes.list(|bytes| Ok(PawnInFlight { pawn: pawn(bytes)?, foot: bytes.vec3()? }))?;
    let room = [bytes.u8()?, bytes.u8()?, bytes.u8()?].map(usize::from);
    Ok(EquatorBoard {
        pawns,
        points,
        pile,
        captured,
        beside,
        crown,
        marks,
        ways,
        ghost: ghost.map(|station| (station, ghostly)),
        flights,
        room,
    })
}

fn pawn(bytes: &mut Bytes<'_>) -> Result<Pawn, Unreadable> {
    let number = bytes.u8()?;
    let of = |color, number| {
        Size::new(number).map(|size| Pawn::Numbered(color, size)).ok_or(Unreadable::Unknown)
    };
    match number {
        0 => Ok(Pawn::Gone),
        1 => Ok(Pawn::Singleton),
        2 => Ok(Pawn::Hidden(Color::Blue)),
        3 => Ok(Pawn::Hidden(Color::Red)),
        4..=8 => of(Color::Blue, number - 3),
        _ => of(Color::Red, number.saturating_sub(8)),
    }
}
