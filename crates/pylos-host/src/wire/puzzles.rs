//! The JSON shapes of puzzles.

use serde::{Deserialize, Serialize};

use pylos_puzzles::{Goal, Progress, Theme};
use pylos_views::{Explanation, Kind, LegalTurn, SideName, Step, View, Worth};

use crate::rating::Rating;

/// The same words as a type of `pylos_puzzles`: neither can grow without the
/// other.
macro_rules! words {
    ($name:ident of $domain:ident: $($variant:ident)+) => {
        impl From<$domain> for $name {
            fn from(word: $domain) -> $name {
                match word {
                    $($domain::$variant => $name::$variant,)+
                }
            }
        }

        impl From<$name> for $domain {
            fn from(word: $name) -> $domain {
                match word {
                    $($name::$variant => $domain::$variant,)+
                }
            }
        }
    };
}

/// What a puzzle is about: a predicate on its position and its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// A ball is raised (P5).
    Raise,
    /// A square is completed (P6).
    Square,
    /// A line is completed (P13).
    Line,
    /// Two balls are taken back (P6).
    TwoBack,
    /// Taking back the first frees the second (P7).
    FreeTheSecond,
    /// Fewer balls are taken back than could be (P6).
    DeclineToTakeBack,
    /// The ball goes where the opponent would have completed a square or line.
    BlockASquare,
    /// Whoever is to move loses.
    Zugzwang,
    /// The solver has to choose with one ball left in his reserve (P11).
    LastBall,
    /// Few balls are left, and nobody can complete anything.
    Counting,
    /// The first turn neither raises, completes nor blocks anything.
    QuietTurn,
    /// The longest resistance in a lost position.
    Defence,
    /// A battle won with the middle one of three pawns (E9).
    MakeItThree,
    /// The solver sets a pawn aside (E8).
    SetAside,
    /// The opponent can play nothing and passes (E7).
    ForceAPass,
    /// It begins in the fifth battle.
    FifthBattle,
    /// The pile decides who wins (E11).
    Pile,
}

words! {
    ThemeName of Theme:
    Raise Square Line TwoBack FreeTheSecond DeclineToTakeBack BlockASquare Zugzwang LastBall
    Counting QuietTurn Defence MakeItThree SetAside ForceAPass FifthBattle Pile
}

/// What exactly one resulting position keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GoalName {
    /// The win.
    Win,
    /// The draw.
    Draw,
    /// The points of the equator game.
    Points,
    /// The longest resistance.
    Resist,
}

words!(GoalName of Goal: Win Draw Points Resist);

/// Whether an attempt goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttemptState {
    /// There is something left to find.
    Open,
    /// Everything was found.
    Solved,
    /// The solution was shown.
    Shown,
}

words!(AttemptState of Progress: Open Solved Shown);

/// The puzzles that there are.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleCatalog {
    /// By rule set.
    pub sets: Vec<PuzzleSet>,
}

/// The puzzles of one rule set.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleSet {
    /// The rule string.
    pub rules: String,
    /// Which game.
    pub game: Kind,
    /// How many.
    pub puzzles: usize,
    /// The themes that come up, with how many puzzles each has.
    pub themes: Vec<ThemeCount>,
    /// The first rating of the easiest and of the hardest.
    pub ratings: [u16; 2],
}

/// A theme and how many puzzles have it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThemeCount {
    /// The theme.
    pub theme: ThemeName,
    /// How many.
    pub puzzles: usize,
}

/// A puzzle, without its solution.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleShown {
    /// Its name, which never changes.
    pub id: String,
    /// Which game.
    pub game: Kind,
    /// The rule string.
    pub rules: String,
    /// Who solves it.
    pub side: SideName,
    /// What is to be kept.
    pub goal: GoalName,
    /// How many turns are to be found.
    pub decisions: u8,
    /// What it is about. That is a hint: show it afterwards, or where somebody
    /// has chosen a theme.
    pub themes: Vec<ThemeName>,
    /// How hard it is, on the scale of ratings around 1500.
    pub rating: i64,
    /// How many attempts the rating rests on; 0 if the levels alone have tried.
    pub attempts: i64,
    /// The weakest level from which on all solve it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The board.
    pub position: View,
    /// Every legal turn.
    pub legal: Vec<LegalTurn>,
}

/// Some puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleList {
    /// One after the other; fewer than asked for if there are no more.
    pub puzzles: Vec<PuzzleShown>,
}

/// Which daily puzzle.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyQuery {
    /// The day where the solver is, as `2026-11-17`; today in UTC by default.
    pub date: Option<String>,
    /// A rule string; `standard` by default. Every rule set that there are
    /// puzzles for has a daily one.
    pub rules: Option<String>,
}

/// What the next puzzle should be like.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NextQuery {
    /// A rule string; `standard` by default.
    pub rules: Option<String>,
    /// About this.
    pub theme: Option<ThemeName>,
    /// About as hard as this; the solver's own rating by default, or 1500.
    pub rating: Option<f64>,
    /// Puzzles that are not wanted again, at most 2,000. Those that an account
    /// has attempted are left out in any case.
    #[serde(default)]
    pub seen: Vec<String>,
    /// How many, 1 to 50; 1 by default.
    pub count: Option<usize>,
}

/// An attempt from its beginning: everything that the solver has done.
///
/// The same acts always get the same answer, so that asking twice does no
/// harm; nothing is counted twice.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AttemptQuery {
    /// In order.
    #[serde(default)]
    pub acts: Vec<PuzzleAct>,
    /// The solver's rating, if it is kept where the question comes from: the
    /// answer says what becomes of it. Left out by accounts, and where the
    /// puzzle has been counted before.
    pub solver: Option<SolverRating>,
}

/// Something that a solver does.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum PuzzleAct {
    /// Tries a turn.
    Try {
        /// Its text.
        turn: String,
    },
    /// Asks for a hint: one step of the turn to find, one more each time.
    Hint,
    /// Gives up: the solution is shown.
    Solution,
}

/// A rating with everything that Glicko-2 knows.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SolverRating {
    /// On the usual scale around 1500.
    pub rating: f64,
    /// How sure it is: twice this to either side covers 95 %.
    pub deviation: f64,
    /// How steady the solver is.
    pub volatility: f64,
    /// How many puzzles it rests on.
    pub puzzles: i64,
}

impl Default for SolverRating {
    fn default() -> SolverRating {
        SolverRating::of(Rating::default(), 0)
    }
}

impl SolverRating {
    /// A rating that rests on so many puzzles.
    pub fn of(rating: Rating, puzzles: i64) -> SolverRating {
        let Rating { rating, deviation, volatility } = rating;
        SolverRating { rating, deviation, volatility, puzzles }
    }

    /// The rating alone, brought back onto the scale if somebody has made it
    /// up.
    pub fn rating(self) -> Rating {
        let usual = Rating::default();
        let sane = |number: f64, from: f64, to: f64, usual: f64| {
            if number.is_finite() { number.clamp(from, to) } else { usual }
        };
        Rating {
            rating: sane(self.rating, 0.0, 4_000.0, usual.rating),
            deviation: sane(self.deviation, 45.0, 350.0, usual.deviation),
            volatility: sane(self.volatility, 0.01, 0.2, usual.volatility),
        }
    }
}

/// What an attempt has come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttemptShown {
    /// The puzzle.
    pub id: String,
    /// Whether it goes on.
    pub state: AttemptState,
    /// How many turns have been found.
    pub found: usize,
    /// How many are to be found.
    pub decisions: usize,
    /// What came of each act: the way of an attempt in short, to be shared.
    pub acts: Vec<ActName>,
    /// The turns on the board, the opponent's included.
    pub turns: Vec<String>,
    /// The board after them.
    pub position: View,
    /// Every legal turn; none when the attempt is over.
    pub legal: Vec<LegalTurn>,
    /// What came of the last act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<TryTold>,
    /// What the last act changed in the ratings, if it decided the attempt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<Counted>,
}

/// What came of an act, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ActName {
    /// The turn was right.
    Right,
    /// The turn was wrong.
    Wrong,
    /// A hint was given.
    Hint,
    /// The solution was shown.
    Solution,
}

/// What came of an act.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TryTold {
    /// The turn is right.
    Right {
        /// Its canonical text.
        turn: String,
        /// What the opponent plays then; nothing at the end.
        replies: Vec<String>,
        /// The board before his replies.
        after: Box<View>,
    },
    /// The turn is wrong: it is shown with its refutation, and taken back.
    Wrong {
        /// Its canonical text.
        turn: String,
        /// What the solver could have.
        before: Worth,
        /// What the turn leaves him.
        worth: Worth,
        /// The board after the turn.
        after: Box<View>,
        /// The opponent's best answer; absent if he is not to move: the game is
        /// over, or the solver leads the next battle.
        #[serde(skip_serializing_if = "Option::is_none")]
        reply: Option<String>,
        /// The board after the answer.
        #[serde(skip_serializing_if = "Option::is_none")]
        refuted: Option<Box<View>>,
        /// What the answer does, where the rules alone can tell; it does not
        /// give away what would have been right.
        #[serde(skip_serializing_if = "Option::is_none")]
        because: Option<Explanation>,
    },
    /// The first steps of the turn to find.
    Hint {
        /// One, and one more each time.
        steps: Vec<Step>,
    },
    /// The rest of the solution, the opponent's turns included.
    Solution {
        /// From where the attempt stands.
        turns: Vec<String>,
    },
}

/// What an attempt changed in the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Counted {
    /// 1 if everything was found at the first try and without help, else 0.
    pub score: f64,
    /// By how much the solver's rating changed.
    pub change: f64,
    /// The solver's rating now.
    pub solver: SolverRating,
    /// Whether an earlier attempt at this puzzle was counted, and this one is
    /// practice: then nothing has changed, and the score is that of the first.
    pub earlier: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_spelt_as_the_program_spells_them() {
        for theme in Theme::ALL {
            let word = serde_json::to_value(ThemeName::from(theme)).unwrap();
            assert_eq!(word, theme.name());
        }
        for goal in Goal::ALL {
            assert_eq!(serde_json::to_value(GoalName::from(goal)).unwrap(), goal.name());
        }
    }

    #[test]
    fn a_rating_that_somebody_made_up_is_brought_onto_the_scale() {
        let wild = SolverRating { rating: 1e9, deviation: f64::NAN, volatility: -1.0, puzzles: -4 };
        let rating = wild.rating();
        assert_eq!((rating.rating, rating.deviation, rating.volatility), (4_000.0, 350.0, 0.01));
    }
}
