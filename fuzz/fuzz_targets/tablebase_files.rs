//! Tablebases: header, directory and blocks of any bytes.
#![no_main]

#[path = "../../crates/pylos-tablebase/tests/hostile/mod.rs"]
mod hostile;

use std::path::PathBuf;
use std::sync::LazyLock;

/// A file of this process.
static FILE: LazyLock<PathBuf> = LazyLock::new(|| {
    std::env::temp_dir().join(format!("pylos-fuzz-{}.pylostable", std::process::id()))
});

libfuzzer_sys::fuzz_target!(|input: &[u8]| hostile::tablebase_file(&FILE, input));
