//! Secret arrangements of the equator game.
#![no_main]

#[allow(dead_code)] // every target uses one of the checks
#[path = "../../crates/pylos-rules/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &str| hostile::arrangements(input));
