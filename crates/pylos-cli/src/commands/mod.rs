//! The commands, one file each.

pub mod analyse;
pub mod apply;
pub mod bench;
pub mod bench_serve;
pub mod bench_solve;
pub mod completions;
pub mod engine;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod picture;
pub mod play;
pub mod playout;
pub mod probe;
pub mod rules;
pub mod serve;
pub mod show;
pub mod solve;
pub mod stats;
pub mod verify;
