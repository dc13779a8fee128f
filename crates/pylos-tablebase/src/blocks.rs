//! The blocks of a file: read when they are first asked for, checked, and kept.
//!
//! A mapped file would be simpler, and would end the process when somebody cuts
//! the file short. Reading a block is a system call that can fail; what has
//! been read is ours. Blocks asked for again are as near as in a map.

use std::borrow::Cow;
use std::fs::File;
use std::io;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::code::LONGEST_BLOCK;
use crate::format::TablebaseProblem;

/// All blocks of a file.
pub(crate) struct Blocks {
    file: File,
    /// Where each begins, and where the last one ends.
    starts: Vec<u64>,
    checksums: Vec<u32>,
    kept: Vec<OnceLock<Box<[u8]>>>,
    /// How many bytes may still be kept.
    room: AtomicU64,
}

impl Blocks {
    /// The blocks that a directory lists, of which at most so many bytes are
    /// kept once they are read.
    pub fn new(file: File, starts: Vec<u64>, checksums: Vec<u32>, room: u64) -> Blocks {
        let kept = checksums.iter().map(|_| OnceLock::new()).collect();
        Blocks { file, starts, checksums, kept, room: AtomicU64::new(room) }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.checksums.len()
    }

    /// A block that has been read and kept.
    #[inline]
    pub fn kept(&self, number: usize) -> Option<&[u8]> {
        self.kept[number].get().map(|bytes| &**bytes)
    }

    /// A block whose checksum is right, kept from now on if there is room.
    pub fn get(&self, number: usize) -> Result<Cow<'_, [u8]>, TablebaseProblem> {
        if let Some(bytes) = self.kept(number) {
            return Ok(Cow::Borrowed(bytes));
        }
        let bytes = self.read(number)?;
        let room = |room: u64| room.checked_sub(bytes.len() as u64);
        match self.room.try_update(Ordering::Relaxed, Ordering::Relaxed, room) {
            Ok(_) => Ok(Cow::Borrowed(self.kept[number].get_or_init(|| bytes.into_boxed_slice()))),
            Err(_) => Ok(Cow::Owned(bytes)),
        }
    }

    /// Reads a block from the file and compares its checksum.
    pub fn read(&self, number: usize) -> Result<Vec<u8>, TablebaseProblem> {
        const DAMAGED: TablebaseProblem = TablebaseProblem::Damaged("data");
        let [start, end] = [self.starts[number], self.starts[number + 1]];
        let len = end.checked_sub(start).filter(|len| *len <= LONGEST_BLOCK as u64);
        let mut bytes = vec![0; len.ok_or(DAMAGED)? as usize];
        read_exact_at(&self.file, &mut bytes, start)?;
        match crc32fast::hash(&bytes) == self.checksums[number] {
            true => Ok(bytes),
            false => Err(DAMAGED),
        }
    }

    /// How long the file is now.
    pub fn file_length(&self) -> io::Result<u64> {
        self.file.metadata().map(|file| file.len())
    }
}

/// Reads from a place of the file, whatever others read meanwhile.
pub(crate) fn read_exact_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_exact_at(file, bytes, at);
    #[cfg(windows)]
    {
        let mut done = 0;
        while done < bytes.len() {
            use std::os::windows::fs::FileExt as _;
            match file.seek_read(&mut bytes[done..], at + done as u64) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(read) => done += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
    // A browser has no files: there a tablebase comes in parts.
    #[cfg(not(any(unix, windows)))]
    {
        let _ = (file, bytes, at);
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What does not fit into the room is read each time, and the same.
    #[test]
    fn blocks_are_kept_as_long_as_there_is_room() {
        let path = std::env::temp_dir().join(format!("pylos-blocks-{}", std::process::id()));
        let data: Vec<u8> = (0..100).collect();
        std::fs::write(&path, &data).unwrap();
        let file = File::open(&path).unwrap();
        let checksums = data.chunks(10).map(crc32fast::hash).collect();
        let blocks = Blocks::new(file, (0..=100).step_by(10).collect(), checksums, 35);
        for _ in 0..3 {
            for number in 0..blocks.len() {
                assert_eq!(*blocks.get(number).unwrap(), data[10 * number..][..10]);
            }
        }
        let kept = (0..blocks.len()).filter(|block| blocks.kept(*block).is_some()).count();
        assert_eq!(kept, 3);
        std::fs::remove_file(&path).unwrap();
    }
}
