//! The shapes of boards, turns and results: a face needs no rules.

use serde::{Deserialize, Serialize};

use crate::{Decides, EndedBy, EquatorSide, PyramidSide, SideName};

/// The board of either game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum View {
    /// Pylos (Gigamic).
    Pyramid(PyramidView),
    /// Le Pylos (Les Elfes, 1986).
    Equator(EquatorView),
}

/// The pyramid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PyramidView {
    /// The rule string.
    pub rules: String,
    /// The position's text.
    pub text: String,
    /// Who is to move; of a finished game, who would be.
    pub to_move: PyramidSide,
    /// All thirty cells in cell order.
    pub cells: Vec<CellView>,
    /// What both sides have left to place.
    pub reserve: [u32; 2],
    /// The turn that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastTurn>,
    /// How the game ended, if the rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultShown>,
}

/// A cell of the pyramid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CellView {
    /// Its name.
    pub cell: String,
    /// From 1, the ground.
    pub level: u8,
    /// From 1.
    pub file: u8,
    /// From 1.
    pub rank: u8,
    /// Whose ball lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<PyramidSide>,
    /// Empty and supported (P1).
    #[serde(skip_serializing_if = "is_false")]
    pub open: bool,
    /// The ball carries no other.
    #[serde(skip_serializing_if = "is_false")]
    pub free: bool,
    /// The side to move can raise the ball.
    #[serde(skip_serializing_if = "is_false")]
    pub raisable: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// The equator and its hemispheres.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EquatorView {
    /// The rule string.
    pub rules: String,
    /// The position's text.
    pub text: String,
    /// Who is to move; of a finished game, who would be.
    pub to_move: EquatorSide,
    /// Who leads this battle.
    pub leader: EquatorSide,
    /// 0 in the setup, 1 to 5 in the battles, 6 at the end.
    pub battle: u8,
    /// Turns taken in this battle, or placements in the setup.
    pub played: u8,
    /// All places: blue's hemisphere, the equator, red's hemisphere.
    pub points: Vec<PointView>,
    /// Pawns not yet placed, by size 1 to 5.
    pub stock: [[u8; 5]; 2],
    /// Pawns set aside.
    pub pile: u8,
    /// The pawns that have left the board, as far as the turns tell which.
    pub beside: Beside,
    /// Points taken.
    pub score: [u8; 2],
    /// Whether the singleton is played for.
    pub singleton: bool,
    /// What decides the battle now (E9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deciding: Option<Deciding>,
    /// The battles that are over.
    pub battles: Vec<Battle>,
    /// The turn that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastTurn>,
    /// How the game ended, if the rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultShown>,
}

/// Pawns beside the board of the equator game. There may be more than these:
/// a position alone tells how many there are, not which.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Beside {
    /// Those set aside (E8), in the order in which they were.
    pub pile: Vec<Pawn>,
    /// What each side has captured (E10).
    pub captured: [Vec<Pawn>; 2],
}

/// A place of the equator game's board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointView {
    /// Its name.
    pub point: String,
    /// The hemisphere that it belongs to; none on the equator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<EquatorSide>,
    /// The pawn that stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Pawn>,
}

/// A pawn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pawn {
    /// Whose.
    pub owner: EquatorSide,
    /// 1 to 5.
    pub size: u8,
}

/// A pawn and where it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandingPawn {
    /// Where.
    pub point: String,
    /// Which.
    pub pawn: Pawn,
}

/// What decides the battle as it stands (E9).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Deciding {
    /// How many pawns are on the equator.
    pub left: u32,
    /// Which of them decides.
    pub decides: Decides,
    /// The pawn that would win.
    pub pawn: Pawn,
    /// Where it stands.
    pub point: String,
}

/// A battle that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Battle {
    /// 1 to 5.
    pub battle: u8,
    /// Who led it.
    pub leader: EquatorSide,
    /// Who won it.
    pub winner: EquatorSide,
    /// How many pawns were left.
    pub left: u32,
    /// Which of them decided.
    pub decides: Decides,
    /// The pawn that won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Pawn>,
    /// Points taken; after the fifth, pile and singleton included.
    pub captured: u32,
    /// Pawns set aside during the battle.
    pub set_aside: u32,
}

/// The turn that led to a position, and what it did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastTurn {
    /// Its text.
    pub turn: String,
    /// Who played it.
    pub side: SideName,
    /// Its parts.
    pub steps: Vec<Step>,
    /// The squares and lines that it completed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub completed: Vec<Pattern>,
    /// The pawn that it set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_aside: Option<StandingPawn>,
    /// The battle that it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<u8>,
}

/// A square or a line of one colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pattern {
    /// Which of the two.
    pub kind: PatternKind,
    /// Its cells.
    pub cells: Vec<String>,
}

/// What gives take-backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PatternKind {
    /// Two by two (P6).
    Square,
    /// Four in a row of level 1, three of level 2 (P13).
    Line,
}

/// A legal turn and every way to carry it out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalTurn {
    /// Its text.
    pub turn: String,
    /// The orders of its steps, the canonical one first.
    pub ways: Vec<Vec<Step>>,
    /// The squares and lines that it completes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub completes: Vec<Pattern>,
    /// The pawn that it sets aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets_aside: Option<StandingPawn>,
}

/// One part of a turn: one click.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is done.
    #[serde(rename = "do")]
    pub kind: StepKind,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The size of the pawn taken from the stock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u8>,
    /// The places that a sliding pawn passes, the first and last included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
}

impl Step {
    /// A step at a place.
    pub fn at(kind: StepKind, place: impl ToString) -> Step {
        Step { kind, at: Some(place.to_string()), size: None, path: Vec::new() }
    }
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// Takes up a ball to raise it, or a pawn to play it.
    Lift,
    /// Puts down a ball, or a pawn in the setup.
    Place,
    /// Returns a ball to the reserve.
    TakeBack,
    /// Takes a pawn from the stock.
    Take,
    /// Moves the lifted pawn to the equator.
    Slide,
    /// Does nothing, since nothing can be done.
    Pass,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultShown {
    /// Who won; nobody in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<SideName>,
    /// What decided it.
    pub by: EndedBy,
    /// The same in English.
    pub text: String,
    /// The points of the equator game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<[u8; 2]>,
    /// What the ratings gained and lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_changes: Option<[f64; 2]>,
}
