//! Why a turn is good or bad: facts about a line of turns, as data, so that
//! every face can tell them in the reader's language. `locales/*/because.ftl`
//! has the sentences; `docs/teaching.md` says exactly what each asserts, and an
//! audit holds it against the rules and the tablebases.

use serde::Serialize;

use crate::told::told;
use crate::{Decides, EndedBy, SideName};

told! {
    /// What a line of turns shows. Its message is called `because-` and the
    /// kind, and takes the fields. `turn` is the first turn of the line, `side`
    /// plays it; `answer` is the second, and `other` answers.
    Because "because-";

    // The pyramid game: what the turn does.
    /// It ends the game, and `side` has won (P10, P11).
    WinsNow "wins-now" { turn: String, side: SideName, by: EndedBy }
    /// It completes something and takes so many balls back (P6); the reserves
    /// are then `own` and `others`.
    Completes "completes" {
        turn: String, side: SideName, other: SideName, shape: Shape, taken: u32, own: u32, others: u32
    }
    /// It takes back `second`, which carried `first` and nothing else (P7).
    FreesSecond "frees-second" { turn: String, first: String, second: String }
    /// It completes something and takes back only so many: with the same ball,
    /// every way to take back more gives the result away.
    KeepsBalls "keeps-balls" { turn: String, shape: Shape, taken: u32, kept: Kept }
    /// It raises a ball and takes none back; the reserves are then `own` and
    /// `others`.
    Raises "raises" { turn: String, side: SideName, other: SideName, own: u32, others: u32 }
    /// No other turn keeps `other` from completing something on the cell.
    OnlyStop "only-stop" { turn: String, other: SideName, cell: String, shape: Shape }
    /// `other` could complete something on the cell, and no longer can.
    Stops "stops" { turn: String, other: SideName, cell: String, shape: Shape }
    /// `side` could then complete something on each of the cells, and whatever
    /// `other` plays, can do so on one of them.
    Threatens "threatens" { turn: String, side: SideName, other: SideName, cells: Vec<String> }
    /// Whoever is to move then loses, and it is `other`.
    Zugzwang "zugzwang" { turn: String, other: SideName }
    /// No other turn leads anywhere else.
    OnlyTurn "only-turn" { turn: String }
    /// No other turn keeps the result.
    OnlyKeeps "only-keeps" { turn: String, kept: Kept }
    /// Everything loses, and nothing later than this.
    HoldsOut "holds-out" { turn: String, plies: u32 }

    // The pyramid game: what is wrong with the turn.
    /// The same ball with other balls taken back keeps the result; the turn
    /// does not.
    OtherTakeBack "other-take-back" { turn: String, best: String, kept: Kept }
    /// The answer ends the game, and `other` has won.
    AnswerWins "answer-wins" { answer: String, other: SideName, by: EndedBy }
    /// `other` could complete something on the cell before the turn already,
    /// still can, and takes so many balls back; `stop` would have stopped it.
    LeavesSquare "leaves-square" {
        answer: String, other: SideName, cell: String, shape: Shape, taken: u32, stop: String
    }
    /// Before the turn `other` could complete nothing on the cell; now it can,
    /// and takes so many balls back.
    OpensSquare "opens-square" {
        turn: String, answer: String, other: SideName, shape: Shape, taken: u32
    }
    /// The answer completes something and takes so many balls back; the
    /// reserves of `side` and `other` are then `own` and `others`.
    AnswerCompletes "answer-completes" {
        answer: String, side: SideName, other: SideName, shape: Shape, taken: u32, own: u32, others: u32
    }
    /// After the answer `other` could complete something on each of the cells,
    /// and whatever `side` plays, can do so on one of them.
    AnswerThreatens "answer-threatens" {
        answer: String, side: SideName, other: SideName, cells: Vec<String>
    }
    /// The answer raises a ball to a cell that was not open before the turn.
    OpensRaise "opens-raise" { turn: String, answer: String, other: SideName, to: String }
    /// The answer raises a ball and takes none back; the reserves of `side` and
    /// `other` are then `own` and `others`.
    AnswerRaises "answer-raises" {
        answer: String, side: SideName, other: SideName, own: u32, others: u32
    }
    /// After the answer whoever is to move loses, and it is `side`.
    AnswerZugzwang "answer-zugzwang" { answer: String, side: SideName, other: SideName }
    /// The answer takes from `side` the cell on which it could complete
    /// something after the turn.
    AnswerStops "answer-stops" { answer: String, side: SideName, other: SideName, cell: String, shape: Shape }
    /// On the best line, `later` completes something for `other` and takes so
    /// many balls back, before `side` completes anything.
    LaterCompletes "later-completes" {
        other: SideName, later: String, number: u32, shape: Shape, taken: u32
    }
    /// After the turn the reserves of `side` and `other` are `own` and
    /// `others`; on the best line from there, which ends the game, `side` saves
    /// `saved` balls by raises and take-backs and `other` `saves`, and `loser`
    /// runs out.
    RunsOut "runs-out" {
        turn: String, side: SideName, other: SideName, own: u32, others: u32, saved: u32, saves: u32,
        loser: SideName
    }

    // The equator game.
    /// The turn sets a pawn aside: one of this size, of `owner` (E8).
    SetsAside "sets-aside" { turn: String, size: u32, owner: SideName }
    /// The answer sets a pawn aside.
    AnswerSetsAside "answer-sets-aside" { answer: String, other: SideName, size: u32, owner: SideName }
    /// On the best line the battle ends with so many pawns left; the one of
    /// this size decides it (E9).
    BattleGoes "battle-goes" { battle: u32, winner: SideName, left: u32, decides: Decides, size: u32 }
    /// The same of the last battle, whose winner takes the pile too, and the
    /// singleton where there is one (1, else 0): so many points in all (E11).
    LastBattle "last-battle" {
        winner: SideName, left: u32, decides: Decides, size: u32, pile: u32, singleton: u32, points: u32
    }
    /// Only pawns on these points may answer the turn (E14).
    Designates "designates" { turn: String, other: SideName, cells: Vec<String> }
    /// `other` must pass after the turn (E7).
    ForcesPass "forces-pass" { turn: String, other: SideName }
    /// No other pawn or point keeps as many points.
    OnlyPoints "only-points" { turn: String }
}

/// What gives balls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A square (P6).
    Square,
    /// A line (P13).
    Line,
    /// More than one square or line at once.
    Several,
}

impl Shape {
    /// Its name in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Square => "square",
            Shape::Line => "line",
            Shape::Several => "several",
        }
    }
}

/// A result that can be kept or given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// The win.
    Win,
    /// The draw.
    Draw,
}

impl Kept {
    /// Its name in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Kept::Win => "win",
            Kept::Draw => "draw",
        }
    }
}

/// A reason that can be shown: on the board, and in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// What the line shows.
    pub because: Because,
    /// The turns that show it, from the position before the turn in question.
    pub line: Vec<String>,
    /// The places that it is about.
    pub places: Vec<String>,
}

impl Because {
    /// Whether it says more than that nothing else is as good.
    pub const fn is_specific(&self) -> bool {
        !matches!(
            self,
            Because::OnlyKeeps { .. } | Because::HoldsOut { .. } | Because::OnlyPoints { .. }
        )
    }
}
