//! Files that are written whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::file_error::FileError;

/// The same, in a folder that is made if it is missing.
pub fn write_in_new_folder(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        let failure = |error| Failure::in_file(path, &FileError::Io(error));
        fs::create_dir_all(folder).map_err(failure)?;
    }
    write(path, contents)
}

/// Writes a file: first under another name beside it, then under its own. If
/// that does not work, what was there before is still there, and nothing else.
pub fn write(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    write_with(path, |file| file.write_all(contents))
}

/// The same for contents that are written bit by bit.
pub fn write_with(
    path: &Path,
    contents: impl FnOnce(&mut fs::File) -> io::Result<()>,
) -> Result<(), Failure> {
    let failure = |error| Failure::in_file(path, &error);
    let mut name = path.file_name().ok_or_else(|| failure(FileError::NoName))?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary: PathBuf = path.with_file_name(name);
    let written = fs::File::create(&temporary).and_then(|mut file| {
        contents(&mut file)?;
        // On the disk before its name is: a power cut leaves one or the other.
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&temporary, path)).map_err(|error| {
        // What is half written is of no use to anybody.
        let _ = fs::remove_file(&temporary);
        failure(FileError::Io(error))
    })
}
