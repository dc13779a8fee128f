//! Playing in a terminal.

pub mod prompt;
pub mod record_file;
