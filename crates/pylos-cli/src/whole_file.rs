//! Files that are written whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Kind};
use crate::language::{Text, name};

/// Writes a file: first under another name beside it, then under its own. If
/// that does not work, what was there before is still there, and nothing else.
pub fn write(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    let no_name = || Failure::told(Kind::File, Text::FileNoName { file: name(path.display()) });
    let mut other = path.file_name().ok_or_else(no_name)?.to_owned();
    other.push(format!(".{}.tmp", std::process::id()));
    let temporary: PathBuf = path.with_file_name(other);
    fs::write(&temporary, contents).and_then(|()| fs::rename(&temporary, path)).map_err(|error| {
        // What is half written is of no use to anybody.
        let _ = fs::remove_file(&temporary);
        Failure::new(Kind::File, format!("{}: {error}", path.display()))
    })
}
