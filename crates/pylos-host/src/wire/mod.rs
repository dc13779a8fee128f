//! The JSON shapes of live games; those of the games themselves are
//! `pylos_views`. `docs/api.md` explains them.

mod action;
mod explore;
mod lists;
mod pace;
mod puzzles;
mod settings;
mod state;
mod talk;
mod thumb;
mod told;
mod words;

pub use action::{Action, ActionKind, Asked, Moment, What};
pub use explore::{Certain, Certainty, Explored, ExploredTurn, Fared, Played};
pub use lists::{Catalog, CatalogGame, GameList, LevelInfo, RuleText, RulesRead, Summary};
pub use pace::Pace;
pub use puzzles::{
    ActName, AttemptQuery, AttemptShown, AttemptState, Counted, DailyQuery, GoalName, NextQuery,
    PuzzleAct, PuzzleCatalog, PuzzleList, PuzzleSet, PuzzleShown, SolverRating, ThemeCount,
    ThemeName, TryTold,
};
pub use settings::{
    ClockSetting, GameImport, NewGame, Opening, SeatWish, SeriesLength, Visibility,
};
pub use state::{
    Arranging, Claim, ClockState, Offers, PlayedTurn, Player, PlayerKind, RatingShown, Seat,
    SeriesState, State, StateTag, UndoOffer,
};
pub use talk::{Phrase, Said};
pub use thumb::{ThumbAnswer, ThumbCount, ThumbLook, ThumbTerm};
pub use told::Told;
pub use words::{Phase, Wanted};
