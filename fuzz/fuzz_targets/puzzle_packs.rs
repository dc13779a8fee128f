//! Packs of puzzles: any bytes, and any contents behind a header that fits.
#![no_main]

#[allow(dead_code)] // the tests of the crate use the rest
#[path = "../../crates/pylos-puzzles/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    hostile::puzzle_pack(input);
});
