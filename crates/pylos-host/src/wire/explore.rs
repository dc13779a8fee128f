//! The tree of the pyramid game, a position at a time.

use serde::Serialize;

/// A position of the tree, and where it leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explored {
    /// The position's text.
    pub position: String,
    /// Who says what is certain here.
    pub source: Certainty,
    /// What the position is worth to the side to move, if that is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Certain>,
    /// Where the turns lead: to each position once, turned and mirrored ones
    /// being one. The best first, equals in canonical order.
    pub turns: Vec<ExploredTurn>,
    /// The line that led here as a record.
    pub record: String,
}

/// Turns that lead to one position, however it is turned or mirrored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExploredTurn {
    /// The first of them in canonical order.
    pub turn: String,
    /// The others.
    pub images: Vec<String>,
    /// The position's text after the first.
    pub position: String,
    /// What they are worth to their player, if that is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Certain>,
    /// How many replies the opponent has.
    pub replies: u64,
    /// How many of those keep what he has: his win, else his draw. If he has
    /// lost, all of them do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub good: Option<u64>,
    /// How often they were played here; only a server knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
}

/// Who says what is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// A tablebase: every value is known, with its distance.
    Tablebase,
    /// What is known by heart of positions with few balls, and what a search
    /// has proved: results without distances, and not of every turn.
    Proof,
    /// The rules: the game is over.
    Rules,
}

/// How a game ends with best play: never an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Certain {
    /// Won.
    Win {
        /// In so many plies; absent where the distance is not known.
        #[serde(skip_serializing_if = "Option::is_none")]
        plies: Option<u16>,
    },
    /// Lost.
    Loss {
        /// In so many plies; absent where the distance is not known.
        #[serde(skip_serializing_if = "Option::is_none")]
        plies: Option<u16>,
    },
    /// Nobody can win.
    Draw,
}

/// How often a turn was played, in finished games from the empty board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Played {
    /// By people.
    pub people: Fared,
    /// By levels and other programs.
    pub computers: Fared,
}

/// How whoever played a turn has fared in the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(missing_docs)] // games
pub struct Fared {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}
