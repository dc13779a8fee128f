//! The JSON shapes of the API. `docs/api.md` explains them.

mod action;
mod analysis;
mod lists;
mod settings;
mod state;
mod view;

pub use action::{Action, Asked, Moment, What};
pub use analysis::{
    Evaluated, Evaluation, Mark, PositionAnswer, PositionQuery, RecordAnswer, RecordGame,
    RecordTurn, Review, ReviewQuery, ReviewedSide, ReviewedTurn, TurnValue, Worth,
};
pub use lists::{Catalog, CatalogGame, GameList, LevelInfo, Summary};
pub use settings::{ClockSetting, Kind, NewGame, SeatWish, SeriesLength, Visibility};
pub use state::{
    Arranging, Claim, ClockState, Offers, PlayedTurn, Player, PlayerKind, RatingShown, ResultShown,
    Seat, SeriesState, State, TakebackOffer,
};
pub use view::{
    Battle, CellView, Deciding, EquatorView, LastTurn, LegalTurn, Pattern, PatternKind, Pawn,
    PointView, PyramidView, StandingPawn, Step, StepKind, View,
};
