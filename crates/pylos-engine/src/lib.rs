//! Players of both games called Pylos.
//!
//! An [`Engine`] chooses turns: at one of ten [`Level`]s or at full strength,
//! by search, or perfectly with an [`Oracle`] (a tablebase). Time is injected
//! ([`TimeSource`]) and every search can be stopped ([`Stop`]); there is no global
//! state.
//!
//! ```
//! use pylos_engine::{Engine, Limits, Strength};
//! use pylos_rules::{Game, pyramid::{Position, Rules}};
//!
//! let mut engine = Engine::<Position>::new(Rules::STANDARD, Strength::Full);
//! let choice = engine.choose(&Game::new(Rules::STANDARD), &Limits::depth(4)).unwrap();
//! println!("{} ({})", choice.turn, choice.score);
//! ```
#![forbid(unsafe_code)]

mod accuracy;
pub mod arena;
mod budget;
mod choice;
mod engine;
pub mod equator;
mod fixed_searches;
mod level;
mod limits;
mod perfect_play;
pub mod plan;
pub mod protocol;
pub mod pyramid;
mod review;
mod score;
mod searcher;
pub mod tablebase;
mod time_source;

pub use accuracy::Accuracy;
pub use budget::Budget;
pub use choice::{Choice, Source, Weighed};
pub use engine::Engine;
pub use fixed_searches::{FixedSearches, fixed_equator_searches, fixed_pyramid_searches};
pub use level::{Level, Strength};
pub use limits::{Control, Limits, Stop};
pub use perfect_play::{Oracle, PerfectPlay, Sight, ValuedTurn};
pub use plan::{Advice, Plan};
pub use review::{Judged, Review};
pub use score::Score;
pub use searcher::{MemoryError, Playable, Resources, Searcher};
pub use time_source::{SystemClock, TimeSource};
