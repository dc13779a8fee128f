//! Time for thinking (P14), as pure data: nothing here looks at a real clock.

mod clock;
mod control;
mod span;

pub use clock::{Clock, MalformedClock, OutOfTime};
pub use control::{MalformedTimeControl, TimeControl};
pub use span::{MalformedSpan, Span};
