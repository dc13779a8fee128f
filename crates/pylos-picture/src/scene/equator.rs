//! A board of the equator game, as it is to be seen.

use pylos_rules::equator::{Color, EquatorPoints, Position, Rules, Singleton, Size};

use crate::math::Vec3;
use crate::{Beside, Station};

/// What stands where in the equator game, and what is marked.
#[derive(Clone, Debug, PartialEq)]
pub struct EquatorBoard {
    /// The pawns on the board.
    pub pawns: Vec<(Station, Pawn)>,
    /// Whether the equator has nine points or five.
    pub points: EquatorPoints,
    /// Pawns set aside, and the singleton while nobody has it.
    pub pile: Vec<Pawn>,
    /// What each side has captured, blue's first.
    pub captured: [Vec<Pawn>; 2],
    /// Where those stand.
    pub beside: Beside,
    /// The pawn that decides the battle as it stands.
    pub crown: Option<Station>,
    /// What is marked.
    pub marks: Vec<(Station, PawnMark)>,
    /// Ways of slides: from station to station.
    pub ways: Vec<Vec<Station>>,
    /// A pawn that is not there but could be.
    pub ghost: Option<(Station, Pawn)>,
    /// Pawns on their way.
    pub flights: Vec<PawnInFlight>,
    /// For how many pawns beside the board there must be room in the picture:
    /// the pile, blue's and red's. So the board stands still while they come.
    pub room: [usize; 3],
}

/// A pawn, as far as it may be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pawn {
    /// A pawn with its number.
    Numbered(Color, Size),
    /// A pawn of this side whose number is a secret.
    Hidden(Color),
    /// One of those that have left the board: nobody remembers which.
    Gone,
    /// The one that belongs to nobody (E3).
    Singleton,
}

impl Pawn {
    /// Its number, if it is known.
    pub fn size(self) -> Option<Size> {
        match self {
            Pawn::Numbered(_, size) => Some(size),
            Pawn::Hidden(_) | Pawn::Gone | Pawn::Singleton => None,
        }
    }
}

/// What can be said about a station without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PawnMark {
    /// A pawn may come here: a glint.
    Target,
    /// The pawn may be played: a thin ring.
    Movable,
    /// The pawn has been chosen: a bright ring.
    Chosen,
    /// The pawn was played last: a soft glow.
    Last,
    /// The pawn would be set aside: a cross.
    SetAside,
    /// What a turn here is worth for the one to move.
    Value(crate::Verdict),
}

/// A pawn on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PawnInFlight {
    /// Which pawn.
    pub pawn: Pawn,
    /// Where its foot is.
    pub foot: Vec3,
}

impl EquatorBoard {
    /// The board of a position, with nothing marked. Which pawns were
    /// captured a position does not tell, only how many.
    pub fn of(position: &Position, rules: Rules) -> EquatorBoard {
        let mut pawns = Vec::new();
        for color in Color::BOTH {
            for (at, size) in position.hemisphere(color).iter() {
                pawns.push((Station::Hemisphere(color, at), Pawn::Numbered(color, size)));
            }
        }
        for (point, color, size) in position.equator().iter() {
            pawns.push((Station::Equator(point), Pawn::Numbered(color, size)));
        }
        let mut pile = Vec::new();
        if rules.singleton() == Singleton::On && !position.is_over() {
            pile.push(Pawn::Singleton);
        }
        pile.extend((0..position.pile()).map(|_| Pawn::Gone));
        EquatorBoard {
            pawns,
            points: rules.points(),
            pile,
            captured: Color::BOTH
                .map(|color| vec![Pawn::Gone; usize::from(position.points(color))]),
            beside: Beside::default(),
            crown: position.equator().deciding().map(Station::Equator),
            marks: Vec::new(),
            ways: Vec::new(),
            ghost: None,
            flights: Vec::new(),
            room: [0; 3],
        }
    }

    /// Whether the circles do not cut the equator.
    pub(crate) fn is_short(&self) -> bool {
        self.points == EquatorPoints::Five
    }

    /// The pawn at a station.
    pub fn at(&self, station: Station) -> Option<Pawn> {
        self.pawns.iter().find(|(at, _)| *at == station).map(|(_, pawn)| *pawn)
    }

    /// Whether a station is marked so.
    pub fn is_marked(&self, station: Station, mark: PawnMark) -> bool {
        self.marks.contains(&(station, mark))
    }
}

/// The points of the equator have names, intersections too.
impl std::fmt::Display for Station {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Station::Hemisphere(_, at) => at.fmt(f),
            Station::Equator(point) => point.fmt(f),
        }
    }
}
