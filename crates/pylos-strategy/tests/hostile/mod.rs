//! What a strategy file promises, whatever is in it: it is read or refused with
//! words, and what is read is written as it was. The fuzz target and the tests
//! feed the same check.

use pylos_rules::pyramid::Position;
use pylos_strategy::Strategy;

/// Where the length of the file stands.
const LENGTH: std::ops::Range<usize> = 72..80;

/// Magic and version of this format before these bytes, then length and
/// checksum made to fit.
pub fn sealed(contents: &[u8]) -> Vec<u8> {
    let mut bytes = [&b"PylosST\n\x01\0\0\0"[..], contents].concat();
    bytes.resize(bytes.len().max(LENGTH.end), 0);
    let length = bytes.len() as u64 + 4;
    bytes[LENGTH].copy_from_slice(&length.to_le_bytes());
    let checksum = !bytes.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
        })
    });
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// A file of these bytes, and one with these contents. Whether the second one
/// can be read.
pub fn strategy_file(bytes: &[u8]) -> bool {
    read(bytes);
    read(&sealed(bytes))
}

fn read(bytes: &[u8]) -> bool {
    match Strategy::from_bytes(bytes) {
        Ok(strategy) => {
            assert_eq!(Strategy::from_bytes(&strategy.to_bytes()).as_ref(), Ok(&strategy));
            let counted: usize = strategy.counts().iter().map(|(_, count)| count).sum();
            assert_eq!(counted, strategy.len());
            let _ = (strategy.rank(&Position::START), strategy.turns(&strategy.terms().root));
            true
        }
        Err(problem) => {
            assert!(!problem.to_string().is_empty());
            false
        }
    }
}
