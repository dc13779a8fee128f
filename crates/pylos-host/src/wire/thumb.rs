//! What rules of thumb say of a position.

use pylos_views::PyramidSide;
use serde::Serialize;

/// What rules of thumb say, where there are any.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThumbAnswer {
    /// The count. Absent in the equator game, with a handicap, and once a game
    /// is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thumb: Option<ThumbCount>,
}

/// The points of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThumbCount {
    /// The rule set that these rules of thumb were found for.
    pub rules: String,
    /// The side to move, whose points these are.
    pub side: PyramidSide,
    /// What each rule comes to.
    pub terms: Vec<ThumbTerm>,
    /// All of it together.
    pub points: i32,
    /// With more than so many the side to move is said to win.
    pub needed: i32,
    /// Who is said to win.
    pub wins: PyramidSide,
    /// How often such a word is right, of 100 positions of games that are won
    /// or lost, under the rule set named.
    pub right: f64,
    /// The same of all positions, each as likely as any other.
    pub right_of_all: f64,
}

/// What one rule comes to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThumbTerm {
    /// What it looks at.
    pub looks: ThumbLook,
    /// Of which side.
    pub of: PyramidSide,
    /// The number that the rule names, if it names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub many: Option<i8>,
    /// What the rule gives: once, or for each.
    pub gives: i8,
    /// How many there are here of what it looks at.
    pub count: i8,
    /// What comes of it here.
    pub points: i32,
    /// Where on the board that is.
    pub cells: Vec<String>,
}

/// What a rule of thumb looks at, of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ThumbLook {
    /// Each ball more in reserve than the other has.
    Lead,
    /// That the other does not have so many balls more in reserve.
    NotBehind,
    /// Each cell on which something can be completed.
    Completions,
    /// That something can be completed on so many cells.
    Completes,
    /// That so many balls can be raised.
    Raises,
    /// That so many balls carry nothing.
    CarryNothing,
}
