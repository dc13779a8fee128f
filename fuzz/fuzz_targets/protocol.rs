//! Lines of the engine protocol.
#![no_main]

#[allow(dead_code)] // every target uses one of the checks
#[path = "../../crates/pylos-engine/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &str| hostile::protocol(input));
