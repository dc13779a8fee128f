//! Why a text is not a position.

use std::fmt;

use super::{Circle, Color, EquatorPoints, Point, Size};
use crate::{BrokenRule, Clause};

/// What is wrong with a position text, with the place or the clause.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they are: places, sizes, numbers
pub enum PositionError {
    /// A position has six parts.
    Fields { found: usize },
    /// The board has five rows.
    Rows { found: usize },
    /// A row is too short or too long (E1, E2).
    RowLength { row: Row, found: usize, expected: usize },
    /// A letter is no pawn, or a pawn that cannot stand there.
    Pawn { row: Row, place: String, found: char },
    /// A part cannot be read.
    Unreadable { field: Field, found: String },
    /// The battle or the number of turns does not exist (E6).
    NoSuchTurn { battle: u8, played: u8 },
    /// A side has three or more pawns of one size (E3).
    ThirdOfSize { color: Color, size: Size },
    /// A side has the wrong number of pawns in its hemisphere (E5, E6).
    PawnCount { color: Color, found: u32, expected: u32, battle: u8 },
    /// The leader's setup is not the opponent's reflection (E5, `mirror`).
    NotMirrored,
    /// Nothing has been played, set aside or taken yet, or nothing any more.
    NotBetweenBattles { what: Field, battle: u8, played: u8 },
    /// Two pawns of one size are on the equator (E8).
    EqualSizes { size: Size },
    /// The point just played does not exist under these rules (E2).
    NoSuchPoint { point: Point, points: EquatorPoints },
    /// The point just played is missing, or cannot have been it (E7, E8).
    Last { last: Option<Point> },
    /// No turns of this battle leave these pawns on the equator (E8).
    Equator { played: u8 },
    /// Pawns on the board, set aside and taken do not make twenty (E10).
    Total { board: u32, pile: u8, points: u32 },
    /// More, or fewer, pawns are set aside than can be (E8).
    Pile { pile: u8 },
    /// These points cannot have been taken in the battles fought (E10).
    Points { blue: u8, red: u8, battles: u8 },
    /// The points of a finished game have another sum (E12).
    FinalPoints { found: u32, expected: u32 },
}

/// One of the five rows of a board text, from north to south.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Half of a circle, in the hemisphere of a side.
    Circle(Color, Circle),
    /// The equator.
    Equator,
}

impl Row {
    /// All rows in the order of the text.
    pub const ALL: [Row; 5] = [
        Row::Circle(Color::Blue, Circle::Outer),
        Row::Circle(Color::Blue, Circle::Inner),
        Row::Equator,
        Row::Circle(Color::Red, Circle::Inner),
        Row::Circle(Color::Red, Circle::Outer),
    ];
}

/// A part of a position text after the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Who leads.
    Leader,
    /// The battle and the turns taken in it.
    Turns,
    /// The point just played.
    Last,
    /// The pawns set aside.
    Pile,
    /// The points taken.
    Points,
    /// The equator row of the board.
    Equator,
}

impl BrokenRule for PositionError {
    fn clause(&self) -> Option<Clause> {
        use PositionError::*;
        Some(match self {
            Fields { .. } | Rows { .. } | Unreadable { .. } => return None,
            RowLength { row: Row::Equator, .. } | NoSuchPoint { .. } => Clause::E2,
            RowLength { .. } | Pawn { .. } => Clause::E1,
            NoSuchTurn { .. } => Clause::E6,
            ThirdOfSize { .. } => Clause::E3,
            PawnCount { battle: 0, .. } | NotMirrored => Clause::E5,
            PawnCount { .. } => Clause::E6,
            NotBetweenBattles { battle: 0, .. } => Clause::E5,
            NotBetweenBattles { .. } | Total { .. } | Points { .. } => Clause::E10,
            EqualSizes { .. } | Equator { .. } | Pile { .. } => Clause::E8,
            Last { .. } => Clause::E7,
            FinalPoints { .. } => Clause::E12,
        })
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PositionError::*;
        match self {
            Fields { found } => write!(
                f,
                "a position has six parts, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, \
                 separated by single spaces; this has {found}"
            ),
            Rows { found } => {
                write!(f, "a board has five rows joined by “/”; this has {found}")
            }
            RowLength { row, found, expected } => write!(
                f,
                "the {row} row has {expected} places ({}); this has {found}",
                if *row == Row::Equator { Clause::E2 } else { Clause::E1 }
            ),
            Pawn { row, place, found } => write!(
                f,
                "“{found}” cannot stand on {place} of the {row} row (E1): blue pawns are A…E and \
                 start north, red pawns a…e and start south, an empty place is “.”"
            ),
            Unreadable { field, found } => {
                write!(f, "“{found}” is not {}", field.description())
            }
            NoSuchTurn { battle, played } => write!(
                f,
                "{battle}.{played} does not exist (E6): 0.0…0.19 is the setup, 1.0…1.3 to \
                 5.0…5.3 the battles, 6.0 the end"
            ),
            ThirdOfSize { color, size } => {
                write!(f, "{color} has only two pawns of size {size} (E3): this has more")
            }
            PawnCount { color, found, expected, battle } => write!(
                f,
                "{color} must have {expected} pawns in the hemisphere now ({}): this has {found}",
                if *battle == 0 { Clause::E5 } else { Clause::E6 }
            ),
            NotMirrored => f.write_str(
                "under mirror the leader's pawns stand like the opponent's (E5): these do not",
            ),
            NotBetweenBattles { what, battle, played } => write!(
                f,
                "at {battle}.{played} there is no {} ({})",
                match what {
                    Field::Last => "point just played: write “-”",
                    Field::Pile => "pawn set aside: write 0",
                    Field::Points => "point taken: write 0:0",
                    _ => "pawn on the equator",
                },
                if *battle == 0 { Clause::E5 } else { Clause::E10 }
            ),
            EqualSizes { size } => {
                write!(f, "two pawns of size {size} are on the equator (E8): one is set aside")
            }
            NoSuchPoint { point, .. } => {
                write!(
                    f,
                    "{point} does not exist under these rules (E2): the equator has only e1…e5"
                )
            }
            Last { last: Some(point) } => {
                write!(
                    f,
                    "{point} cannot be the point just played (E7): no pawn of the side that played last is there"
                )
            }
            Last { last: None } => f.write_str("the point just played is missing (E7)"),
            Equator { played } => {
                write!(f, "no {played} turns of a battle leave these pawns on the equator (E8)")
            }
            Total { board, pile, points } => write!(
                f,
                "{board} pawns on the board, {pile} set aside and {points} taken do not make 20 (E10)"
            ),
            Pile { pile } => write!(f, "{pile} pawns cannot be set aside by now (E8)"),
            Points { blue, red, battles } => write!(
                f,
                "{blue}:{red} cannot be the points after {battles} battles, the last won by the \
                 leader (E10)"
            ),
            FinalPoints { found, expected } => {
                write!(f, "a finished game has {expected} points in all (E12): this has {found}")
            }
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Row::Circle(color, Circle::Outer) => write!(f, "{color} outer"),
            Row::Circle(color, Circle::Inner) => write!(f, "{color} inner"),
            Row::Equator => f.write_str("equator"),
        }
    }
}

impl Field {
    fn description(self) -> &'static str {
        match self {
            Field::Leader => "B or R, who leads the battle",
            Field::Turns => "BATTLE.PLAYED, as in 1.0",
            Field::Last => "the equator point just played (ol, il, e1…e5, ir, or) or “-”",
            Field::Pile => "the number of pawns set aside",
            Field::Points => "BLUE:RED, the points taken, as in 3:4",
            Field::Equator => "the equator",
        }
    }
}

impl std::error::Error for PositionError {}
