//! Pictures of boards: what is asked for, and where it goes.

mod args;
mod scene;
mod target;

pub use args::PictureArgs;
pub use scene::{AnyPosition, marked, viewed};
pub use target::{Targets, Written, still};
