//! Tablebases: header, directory and blocks of any bytes.
#![no_main]

#[path = "../../crates/pylos-tablebase/tests/hostile/mod.rs"]
mod hostile;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A file of this process; in memory, where Linux has that, so that millions of
/// files are no work for a disk.
static FILE: LazyLock<PathBuf> = LazyLock::new(|| {
    let in_memory = Path::new("/dev/shm");
    let folder = if in_memory.is_dir() { in_memory.to_owned() } else { std::env::temp_dir() };
    folder.join(format!("pylos-fuzz-{}.pylostable", std::process::id()))
});

libfuzzer_sys::fuzz_target!(|input: &[u8]| hostile::tablebase_file(&FILE, input));
