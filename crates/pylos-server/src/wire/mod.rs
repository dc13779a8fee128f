//! The JSON shapes of the API. `docs/api.md` explains them.

mod action;
mod analysis;
mod lists;
mod reason;
mod settings;
mod state;
mod view;
mod words;

pub use action::{Action, ActionKind, Asked, Moment, What};
pub use analysis::{
    Evaluated, Evaluation, Mark, PositionAnswer, PositionQuery, RecordAnswer, RecordGame,
    RecordTurn, Review, ReviewQuery, ReviewedSide, ReviewedTurn, TurnValue, Worth,
};
pub use lists::{Catalog, CatalogGame, GameList, LevelInfo, Summary};
pub use reason::{Reason, WhyAnswer, WhyQuery};
pub use settings::{ClockSetting, Kind, NewGame, SeatWish, SeriesLength, Visibility};
pub use state::{
    Arranging, Claim, ClockState, Offers, PlayedTurn, Player, PlayerKind, RatingShown, ResultShown,
    Seat, SeriesState, State, StateTag, UndoOffer,
};
pub use view::{
    Battle, CellView, Deciding, EquatorView, LastTurn, LegalTurn, Pattern, PatternKind, Pawn,
    PointView, PyramidView, StandingPawn, Step, StepKind, View,
};
pub use words::{
    ClauseName, Decides, EndedBy, EquatorSide, Phase, PyramidSide, RuleOption, SideName, Wanted,
};
