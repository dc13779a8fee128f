//! A teacher: says why a turn is good or bad.
//!
//! Every reason is a fact about a line of turns that can be checked: by the
//! rules alone, or with somebody who knows exact values (an
//! [`Oracle`](pylos_engine::Oracle), the solver of the equator game). Nothing is
//! judged by feeling, and no reason is given where none holds.
//!
//! [`pyramid::merits`], [`pyramid::refutations`] and their namesakes in
//! [`equator`] need a line and the rules; [`pyramid::Teacher`] finds the line
//! by exact values, and adds what only they can tell. [`Taught`] is either game,
//! with what an engine has found.
//!
//! ```
//! use pylos_rules::pyramid::{Position, Rules, Turn};
//! use pylos_teacher::pyramid::refutations;
//! use pylos_views::Because;
//! // Light plays elsewhere, and dark completes the square on d2.
//! let position: Position = "LLDD..D........./........./..../. L".parse().unwrap();
//! let line: Vec<Turn> = ["a4", "d2xc1xd2"].map(|turn| turn.parse().unwrap()).into();
//! let better = ["d2".parse().unwrap()];
//! let why = refutations(Rules::STANDARD, &position, &line, &better);
//! let Because::LeavesSquare { cell, stop, taken, .. } = &why[0].because else { panic!() };
//! assert_eq!((cell.as_str(), stop.as_str(), *taken), ("d2", "d2", 2));
//! ```
#![forbid(unsafe_code)]

pub mod equator;
mod lesson;
pub mod pyramid;
mod taught;

pub use lesson::{Judged, Loss, lesson};
pub use taught::{Expected, Taught};
