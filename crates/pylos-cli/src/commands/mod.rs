//! The commands, one file each.

pub mod analyse;
pub mod apply;
pub mod bench;
pub mod bench_serve;
pub mod bench_solve;
pub mod certify;
pub mod completions;
pub mod engine;
pub mod host;
pub mod matches;
pub mod moves;
pub mod openings;
pub mod perft;
pub mod picture;
pub mod play;
pub mod playout;
pub mod probe;
pub mod puzzles;
pub mod report;
pub mod rules;
pub mod serve;
pub mod show;
pub mod solve;
pub mod stats;
pub mod tournament;
pub mod verify;
