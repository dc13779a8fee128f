//! Planes of the equator game. Places are the ten intersections of whoever
//! sees the position, the ten of the other side, and the nine points.

use pylos_rules::equator::{
    Color, EquatorPoints, Intersection, Place as _, Point, Position, PositionError, Rules, Size,
};
use pylos_rules::{Position as _, Side as _};

use super::{NotPlanes, Planes, Reader, fill_plane};
use crate::actions::NothingBegun;

const HEMISPHERE: usize = Intersection::ALL.len();
const EQUATOR: usize = 2 * HEMISPHERE;
const SIZES: usize = Size::ALL.len();

const LAST: usize = 2 * SIZES;
const TO_MOVE: usize = LAST + 1;
const IS_BLUE: usize = LAST + 2;
const LEADS: usize = LAST + 3;
const BATTLE: usize = LAST + 4;
const TURNS: usize = LAST + 5;
const PILE: usize = LAST + 6;
const OWN_POINTS: usize = LAST + 7;
const OTHERS_POINTS: usize = LAST + 8;

/// What counts are divided by.
const BATTLES: f32 = 6.0;
const PAWNS: f32 = 20.0;
const POINTS: f32 = 21.0;

impl Planes for Position {
    const PLANES: usize = OTHERS_POINTS + 1;
    const PLACES: usize = EQUATOR + Point::ALL.len();

    fn fill(&self, _: Rules, _: NothingBegun, side: Color, planes: &mut [f32]) {
        let mut set = |plane: usize, place: usize| planes[plane * Self::PLACES + place] = 1.0;
        // The pawns of whoever looks come first.
        let plane = |color: Color, size: Size| {
            usize::from(color != side) * SIZES + usize::from(size.number()) - 1
        };
        for color in Color::BOTH {
            let first = usize::from(color != side) * HEMISPHERE;
            for (at, size) in self.hemisphere(color).iter() {
                set(plane(color, size), first + at.index());
            }
        }
        for (point, color, size) in self.equator().iter() {
            set(plane(color, size), EQUATOR + point.index());
        }
        if let Some(last) = self.last() {
            set(LAST, EQUATOR + last.index());
        }
        let flag = |it: bool| f32::from(u8::from(it));
        for (plane, number) in [
            (TO_MOVE, flag(self.to_move() == side)),
            (IS_BLUE, flag(side == Color::Blue)),
            (LEADS, flag(self.leader() == side)),
            (BATTLE, f32::from(self.battle()) / BATTLES),
            (TURNS, f32::from(self.played()) / PAWNS),
            (PILE, f32::from(self.pile()) / PAWNS),
            (OWN_POINTS, f32::from(self.points(side)) / POINTS),
            (OTHERS_POINTS, f32::from(self.points(side.other())) / POINTS),
        ] {
            fill_plane(planes, Self::PLACES, plane, number);
        }
    }

    /// By way of the text of the position, which is checked as any other.
    fn read(
        rules: Rules,
        planes: &[f32],
    ) -> Result<(Position, NothingBegun), NotPlanes<PositionError>> {
        let reader = Reader { planes, places: Self::PLACES };
        let side = if reader.is_set(IS_BLUE, 0)? { Color::Blue } else { Color::Red };
        let leader = if reader.is_set(LEADS, 0)? { side } else { side.other() };
        let mut letters = ['.'; Self::PLACES];
        for (number, color) in [side, side.other()].into_iter().enumerate() {
            for size in Size::ALL {
                let plane = number * SIZES + usize::from(size.number()) - 1;
                for place in reader.set(plane)? {
                    if letters[place] != '.' {
                        return Err(NotPlanes::Number { plane, place, found: 1.0 });
                    }
                    letters[place] = size.letter(color);
                }
            }
        }
        let (own, others) = letters[..EQUATOR].split_at(HEMISPHERE);
        let (blue, red) = if side == Color::Blue { (own, others) } else { (others, own) };
        let text = |letters: &[char]| letters.iter().collect::<String>();
        let (blue_inner, blue_outer) = blue.split_at(HEMISPHERE / 2);
        let (red_inner, red_outer) = red.split_at(HEMISPHERE / 2);
        let equator: String = Point::ALL
            .into_iter()
            .filter(|point| rules.points() == EquatorPoints::Nine || point.meridian().is_some())
            .map(|point| letters[EQUATOR + point.index()])
            .collect();
        let last = match *reader.set(LAST)? {
            [] => "-".to_owned(),
            [place, ..] => match place.checked_sub(EQUATOR).and_then(|i| Point::ALL.get(i)) {
                Some(point) => point.to_string(),
                None => return Err(NotPlanes::Number { plane: LAST, place, found: 1.0 }),
            },
        };
        let points = [reader.count(OWN_POINTS, POINTS)?, reader.count(OTHERS_POINTS, POINTS)?];
        let [blue_points, red_points] =
            if side == Color::Blue { points } else { [points[1], points[0]] };
        let text = format!(
            "{}/{}/{equator}/{}/{} {} {}.{} {last} {} {blue_points}:{red_points}",
            text(blue_outer),
            text(blue_inner),
            text(red_inner),
            text(red_outer),
            leader.letter(),
            reader.count(BATTLE, BATTLES)?,
            reader.count(TURNS, PAWNS)?,
            reader.count(PILE, PAWNS)?,
        );
        let position = Position::parse(rules, &text).map_err(NotPlanes::Refused)?;
        // Whose turn it is follows from the rest, and must not contradict it.
        match (position.to_move() == side) == reader.is_set(TO_MOVE, 0)? {
            true => Ok((position, NothingBegun)),
            false => {
                let found = reader.at(TO_MOVE, 0)?;
                Err(NotPlanes::Number { plane: TO_MOVE, place: 0, found })
            }
        }
    }
}
