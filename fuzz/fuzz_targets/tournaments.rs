//! Files of tournaments.
#![no_main]

#[path = "../../crates/pylos-tournament/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &str| hostile::tournament(input));
