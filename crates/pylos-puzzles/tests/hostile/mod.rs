//! What a pack promises, whatever is in it: it opens or is refused with words,
//! and so is every puzzle of it. The fuzz target and the tests feed the same
//! check.

use pylos_puzzles::Pack;

/// Before what the checksum is about.
pub const HEADER: usize = 18;

/// Magic and version of this format, then length and checksum that fit.
pub fn sealed(contents: &[u8]) -> Vec<u8> {
    let length = contents.len() as u32;
    let checksum = crc32fast::hash(contents);
    let (version, length, checksum) =
        (1u16.to_le_bytes(), length.to_le_bytes(), checksum.to_le_bytes());
    [&b"PYLOSPUZ"[..], &version, &length, &checksum, contents].concat()
}

/// A pack of these bytes, and one with these contents. Whether the second one
/// opens, and how many puzzles it has that can be played through.
pub fn puzzle_pack(bytes: &[u8]) -> Option<usize> {
    playable(bytes.to_vec());
    playable(sealed(bytes))
}

fn playable(bytes: Vec<u8>) -> Option<usize> {
    let told = |error: &dyn std::fmt::Display| assert!(!error.to_string().is_empty());
    let pack = Pack::open(bytes).map_err(|error| told(&error)).ok()?;
    let sound = pack.entries().iter().filter(|entry| {
        assert_eq!(pack.entry(entry.id), Some(*entry));
        pack.puzzle(entry).map_err(|error| told(&error)).is_ok()
    });
    Some(sound.count())
}
