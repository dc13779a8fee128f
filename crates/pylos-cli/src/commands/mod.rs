//! The commands, one file each.

pub mod apply;
pub mod bench;
pub mod completions;
pub mod moves;
pub mod overview;
pub mod perft;
pub mod play;
pub mod playout;
pub mod rules;
pub mod show;
