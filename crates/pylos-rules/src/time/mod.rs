//! Time for thinking (P14), as pure data: nothing here looks at a real clock.

mod clock;
mod control;
mod span;

pub use clock::{Clock, ClockError, OutOfTime};
pub use control::{TimeControl, TimeControlError};
pub use span::{Span, SpanError};
