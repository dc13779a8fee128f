//! Tablebases read by ranges: header, directory and blocks of any bytes.
#![no_main]

#[path = "../../crates/pylos-tablebase/tests/hostile/mod.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    hostile::tablebase_in_parts(input);
});
