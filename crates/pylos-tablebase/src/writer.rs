//! Making a tablebase file: written under another name, synced, renamed.
//!
//! Whoever writes holds a lock on the file until it has its name. A process that
//! was killed in the middle leaves its file behind, but not the lock: so what
//! is abandoned can be told from what is being written, by any process on the
//! machine.

use std::collections::hash_map::RandomState;
use std::fs::{self, File, TryLockError};
use std::hash::BuildHasher as _;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use pylos_rules::pyramid::Rules;

use crate::balls::Balls;
use crate::code::{count, encode};
use crate::format::{EXTENSION, HEADER, Header, Kind, OLD_EXTENSION, STATISTICS, Statistics};

/// A block as it goes into the file.
pub struct Packed {
    bytes: Vec<u8>,
    checksum: u32,
}

impl Packed {
    /// Packs the codes of one block.
    pub fn new(codes: &[u8]) -> Packed {
        Packed::counted(codes, Kind::Distances).0
    }

    /// Packs one block of exact values, and counts how many have each code.
    pub fn counted(codes: &[u8], kind: Kind) -> (Packed, [u32; 256]) {
        let counts = count(codes);
        let bytes = encode(codes, &counts, |code| kind.reduce(code));
        let checksum = crc32fast::hash(&bytes);
        (Packed { bytes, checksum }, counts)
    }
}

/// What a tablebase is about.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// What it tells.
    pub kind: Kind,
    /// The rules.
    pub rules: Rules,
    /// Balls of each side.
    pub balls: Balls,
    /// The greatest distance.
    pub longest: u16,
}

/// A tablebase being written. Dropped before [`finish`](Self::finish), it
/// removes what it has written; a file that was there before stays.
pub struct Writer {
    contents: Contents,
    path: PathBuf,
    temporary: Temporary,
    out: BufWriter<File>,
    at: u64,
    classes: Vec<(u32, u32)>,
    starts: Vec<u64>,
    checksums: Vec<u32>,
}

/// What the name of an unfinished file ends with.
const UNFINISHED: &str = ".tmp";

/// Removes the unfinished tablebases of a directory whose writers are no more,
/// and says how many there were. What somebody is writing stays.
pub fn remove_abandoned(directory: &Path) -> io::Result<usize> {
    let mut removed = 0;
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if !is_unfinished(&path) {
            continue;
        }
        // Only somebody who can lock it may say that nobody else has. On file
        // systems without locks everything stays.
        let Ok(file) = File::open(&path) else { continue };
        if file.try_lock().is_ok() && fs::remove_file(&path).is_ok() {
            removed += 1;
        }
    }
    Ok(removed)
}

/// Whether a file has such a name as [`create_locked`] gives, or gave when
/// tablebases had their old extension.
fn is_unfinished(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let Some(name) = name.strip_suffix(UNFINISHED) else { return false };
    let ending = |extension: &str| {
        let (_, ending) = name.rsplit_once(&format!(".{extension}."))?;
        Some(ending.to_owned())
    };
    let lot = |text: String| text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    let number = |text: String| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
    };
    ending(EXTENSION).is_some_and(lot) || ending(OLD_EXTENSION).is_some_and(number)
}

/// A file that goes when it is dropped.
struct Temporary(Option<PathBuf>);

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Some(path) = self.0.take() {
            // Nothing more can be done about a file that cannot be removed.
            let _ = fs::remove_file(path);
        }
    }
}

impl Writer {
    /// Begins a file that will be `path` once it is finished. What others have
    /// left unfinished in its directory is removed.
    pub fn create(path: &Path, contents: Contents) -> io::Result<Writer> {
        if let Some(directory) = path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
            remove_abandoned(directory)?;
        }
        let (file, guard) = create_locked(path)?;
        let mut out = BufWriter::with_capacity(1 << 20, file);
        out.write_all(&vec![0; HEADER + STATISTICS])?;
        Ok(Writer {
            contents,
            path: path.to_owned(),
            temporary: guard,
            out,
            at: (HEADER + STATISTICS) as u64,
            classes: Vec::new(),
            starts: Vec::new(),
            checksums: Vec::new(),
        })
    }

    /// Adds the blocks of the next class: for every family of positions and
    /// every number of waiting balls, in increasing order, its positions in
    /// blocks of [`crate::BLOCK`].
    pub fn class<'a>(
        &mut self,
        occupied: u32,
        blocks: impl IntoIterator<Item = &'a Packed>,
    ) -> io::Result<()> {
        self.classes.push((occupied, self.starts.len() as u32));
        for block in blocks {
            self.starts.push(self.at);
            self.checksums.push(block.checksum);
            self.out.write_all(&block.bytes)?;
            self.at += block.bytes.len() as u64;
        }
        Ok(())
    }

    /// How many bytes have been written so far.
    pub fn written(&self) -> u64 {
        self.at
    }

    /// Completes the file and gives it its name. Returns its length.
    pub fn finish(mut self, statistics: &Statistics) -> io::Result<u64> {
        let mut directory = Vec::new();
        for (mask, first) in &self.classes {
            directory.extend(mask.to_le_bytes());
            directory.extend(first.to_le_bytes());
        }
        for start in self.starts.iter().chain([&self.at]) {
            directory.extend(start.to_le_bytes());
        }
        for checksum in &self.checksums {
            directory.extend(checksum.to_le_bytes());
        }
        let statistics: Vec<u8> =
            statistics.iter().flatten().flat_map(|count| count.to_le_bytes()).collect();
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&statistics);
        checksum.update(&directory);
        let Contents { kind, rules, balls, longest } = self.contents;
        let header = Header {
            kind,
            rules,
            balls,
            longest,
            classes: self.classes.len() as u32,
            blocks: self.starts.len() as u32,
            directory: self.at,
            length: self.at + directory.len() as u64,
            checksum: checksum.finalize(),
        };
        self.out.write_all(&directory)?;
        self.out.seek(SeekFrom::Start(0))?;
        self.out.write_all(&header.to_bytes())?;
        self.out.write_all(&statistics)?;
        let file = self.out.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        if let Some(temporary) = &self.temporary.0 {
            fs::rename(temporary, &self.path)?;
        }
        self.temporary.0 = None;
        // Only now is the lock given up: what is unlocked under its unfinished
        // name would be taken for abandoned.
        drop(file);
        sync_directory(&self.path);
        Ok(header.length)
    }
}

/// A new file beside `path`, locked. Its name is drawn by lot: containers that
/// share a directory may have the same process ids.
fn create_locked(path: &Path) -> io::Result<(File, Temporary)> {
    const ATTEMPTS: usize = 1000;
    for _ in 0..ATTEMPTS {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{:016x}{UNFINISHED}", RandomState::new().hash_one(0)));
        let temporary = path.with_file_name(name);
        let file = match File::create_new(&temporary) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            created => created?,
        };
        let guard = Temporary(Some(temporary));
        match file.try_lock() {
            Ok(()) => {}
            // Somebody takes it for abandoned and is about to remove it.
            Err(TryLockError::WouldBlock) => continue,
            // No locks here: then nobody removes what others write.
            Err(TryLockError::Error(_)) => return Ok((file, guard)),
        }
        // It may have been removed before it was locked.
        if guard.0.as_deref().is_some_and(Path::exists) {
            return Ok((file, guard));
        }
    }
    Err(io::Error::other("every name for an unfinished file is taken"))
}

/// Makes the new name last through a power cut, where the system can do that.
fn sync_directory(path: &Path) {
    if let Some(directory) = path.parent()
        && let Ok(directory) = File::open(directory)
    {
        let _ = directory.sync_all();
    }
}
