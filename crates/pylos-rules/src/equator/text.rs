//! Positions as text: `BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED`.

use std::fmt;

use super::position_error::{Field, Row};
use super::{
    Circle, Color, Equator, EquatorPoints, Intersection, Place, Point, Position, PositionError,
    Rules, Size, lines, setup, validate,
};
use crate::Side as _;

/// Reads and checks a position text.
pub(super) fn parse(rules: Rules, text: &str) -> Result<Position, PositionError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, leader, turns, last, pile, points] = fields[..] else {
        return Err(PositionError::Fields { found: fields.len() });
    };
    let unreadable = |field, text: &str| PositionError::Unreadable {
        field,
        found: text.chars().take(12).collect(),
    };
    let mut position = read_board(rules, board)?;
    position.leader = match leader {
        "B" => Color::Blue,
        "R" => Color::Red,
        _ => return Err(unreadable(Field::Leader, leader)),
    };
    (position.battle, position.played) = turns
        .split_once('.')
        .and_then(|(battle, played)| Some((number(battle)?, number(played)?)))
        .ok_or_else(|| unreadable(Field::Turns, turns))?;
    position.last = match last {
        "-" => None,
        _ => Some(last.parse().map_err(|_| unreadable(Field::Last, last))?),
    };
    position.pile = number(pile).ok_or_else(|| unreadable(Field::Pile, pile))?;
    position.points = points
        .split_once(':')
        .and_then(|(blue, red)| Some([number(blue)?, number(red)?]))
        .ok_or_else(|| unreadable(Field::Points, points))?;
    position.to_move = if position.in_setup() {
        setup::to_move(rules.setup, position.leader, position.played.into())
    } else if position.played % 2 == 0 {
        position.leader
    } else {
        position.leader.other()
    };
    validate::check(rules, &position)?;
    Ok(position)
}

/// See `Display` of [`Position`].
pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for row in Row::ALL {
        match row {
            Row::Circle(color, circle) => {
                let pawns = position.hemisphere(color);
                for place in on_circle(circle) {
                    write_pawn(f, pawns.at(place).map(|size| (color, size)))?;
                }
            }
            Row::Equator => {
                for point in written_points(position.equator_points) {
                    write_pawn(f, position.equator.at(point))?;
                }
            }
        }
        f.write_str(if row == Row::ALL[4] { " " } else { "/" })?;
    }
    let Position { leader, battle, played, pile, .. } = position;
    write!(f, "{} {battle}.{played} ", leader.letter())?;
    match position.last {
        Some(point) => write!(f, "{point}")?,
        None => f.write_str("-")?,
    }
    let [blue, red] = position.points;
    write!(f, " {pile} {blue}:{red}")
}

fn write_pawn(f: &mut fmt::Formatter<'_>, pawn: Option<(Color, Size)>) -> fmt::Result {
    write!(f, "{}", pawn.map_or('.', |(color, size)| size.letter(color)))
}

fn on_circle(circle: Circle) -> impl Iterator<Item = Intersection> {
    Intersection::ALL.into_iter().filter(move |place| place.circle() == circle)
}

fn written_points(points: EquatorPoints) -> impl Iterator<Item = Point> {
    let written = lines::points(Rules { points, ..Rules::CARPENTIER });
    written.into_iter()
}

fn read_board(rules: Rules, board: &str) -> Result<Position, PositionError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != Row::ALL.len() {
        return Err(PositionError::Rows { found: rows.len() });
    }
    let mut position = Position::start_led_by(rules, Color::Blue);
    for (row, text) in Row::ALL.into_iter().zip(rows) {
        match row {
            Row::Circle(color, circle) => {
                let hemisphere = &mut position.hemispheres[color as usize];
                read_row(row, on_circle(circle), text, |place, (owner, size)| {
                    let fits = owner == color;
                    *hemisphere = hemisphere.with(place, size);
                    fits.then_some(())
                })?;
            }
            Row::Equator => {
                let equator: &mut Equator = &mut position.equator;
                read_row(row, written_points(rules.points), text, |point, (owner, size)| {
                    *equator = equator.with(point, owner, size);
                    Some(())
                })?;
            }
        }
    }
    Ok(position)
}

/// Reads one row; `put` answers `None` if the pawn does not belong there.
fn read_row<T: Place>(
    row: Row,
    places: impl Iterator<Item = T>,
    text: &str,
    mut put: impl FnMut(T, (Color, Size)) -> Option<()>,
) -> Result<(), PositionError> {
    let places: Vec<T> = places.collect();
    let found = text.chars().count();
    if found != places.len() {
        return Err(PositionError::RowLength { row, found, expected: places.len() });
    }
    for (place, found) in places.into_iter().zip(text.chars()) {
        if found != '.' {
            pawn(found).and_then(|pawn| put(place, pawn)).ok_or_else(|| PositionError::Pawn {
                row,
                place: place.to_string(),
                found,
            })?;
        }
    }
    Ok(())
}

/// The pawn that a letter stands for.
fn pawn(letter: char) -> Option<(Color, Size)> {
    Color::BOTH
        .into_iter()
        .flat_map(|color| Size::ALL.map(|size| (color, size)))
        .find(|(color, size)| size.letter(*color) == letter)
}

/// A number as we write it: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
