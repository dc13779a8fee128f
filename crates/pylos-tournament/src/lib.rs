//! Tournaments of both games, without input or output: who takes part, who
//! meets whom, what the results come to. `docs/tournaments.md` describes the
//! formats, the pairing rules, the tie-breaks and the file format.
//!
//! What happens is an [`Event`]; a [`Tournament`] is what its events have made
//! of it. [`decide`](Tournament::decide) says what an [`Action`] leads to, or
//! why it is refused; [`advance`](Tournament::advance) lets it happen on a
//! copy. Chance is handed in.
//!
//! ```
//! use pylos_rules::Random;
//! use pylos_tournament::{Action, Settings, Tournament};
//! let mut tournament = Tournament::new(Settings::default()).unwrap();
//! let mut chance = Random::new(7);
//! for name in ["Ada", "Charles", "Dora"] {
//!     let action = Action::Enter { name: name.to_owned(), rating: None, team: None };
//!     let events = tournament.decide(&action, &mut chance).unwrap();
//!     tournament = tournament.advance(events).unwrap();
//! }
//! let events = tournament.decide(&Action::Pair, &mut chance).unwrap();
//! tournament = tournament.advance(events).unwrap();
//! assert_eq!(tournament.rounds()[0].boards().len(), 1);
//! assert_eq!(tournament.to_string().parse(), Ok(tournament));
//! ```
#![forbid(unsafe_code)]

mod arena;
mod ballot;
mod berger;
mod colour;
mod crosstable;
mod decide;
mod event;
mod history;
mod knockout;
pub mod matching;
mod outcome;
mod refusal;
mod round;
mod score;
mod settings;
mod standings;
mod swiss;
mod teams;
mod text;
mod tie_break;
mod tournament;
mod trf;

pub use ballot::Ballot;
pub use colour::{Colour, Preference, Strength};
pub use crosstable::{Cell, Crosstable, Meeting};
pub use event::{Action, Bye, Entrant, Event, Place};
pub use history::{Float, History};
pub use outcome::{Outcome, OutcomeError};
pub use refusal::Refusal;
pub use round::{Board, Round};
pub use score::{Score, ScoreError};
pub use settings::{Format, Openings, Order, Scoring, Settings, SettingsProblem, ThirdPlace};
pub use standings::{Standing, Standings};
pub use teams::{Counted, Mates, TeamStanding, Teams};
pub use text::{FileError, FileProblem};
pub use tie_break::{Share, Term, TieBreak, TieValue};
pub use tournament::{MOST, Phase, Player, Tournament};
