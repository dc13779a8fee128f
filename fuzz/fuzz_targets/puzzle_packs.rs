//! Packs of puzzles: any bytes, and any contents behind a header that fits.
#![no_main]

#[path = "../../crates/pylos-puzzles/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    hostile::puzzle_pack(input);
});
