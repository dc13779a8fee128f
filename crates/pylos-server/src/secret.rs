//! Names nobody can guess, and what is stored of them.

use pylos_host::Lots;
use sha2::{Digest, Sha256};

/// The chance of the operating system.
pub struct SystemLots;

impl Lots for SystemLots {
    /// # Panics
    /// If the operating system has no randomness to give: nothing safe could
    /// be done then.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}

/// A random text of 6 bits per character.
pub fn random_text(length: usize) -> String {
    LOTS.text(length)
}

/// A code that people can write down and type in again: four groups of five
/// letters and digits that cannot be taken for one another, 96 bits in all.
pub fn recovery_code() -> String {
    const LETTERS: &[u8; 28] = b"ABCDEFGHJKMNPQRSTVWXYZ234567";
    let mut letters = Vec::new();
    while letters.len() < 20 {
        let mut byte = [0];
        LOTS.fill(&mut byte);
        // 252 = 9 × 28: what is above would favour some letters.
        if byte[0] < 252 {
            letters.push(char::from(LETTERS[usize::from(byte[0] % 28)]));
        }
    }
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// A recovery code as it was shown, however it was typed.
pub fn read_recovery_code(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric).take(40);
    let letters: Vec<char> = letters.map(|c| c.to_ascii_uppercase()).collect();
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Lots for games.
pub const LOTS: &dyn Lots = &SystemLots;

/// What the database keeps of a secret: whoever reads the database cannot use
/// it. Secrets are random and long, so that a plain hash is enough.
pub fn fingerprint(secret: &str) -> String {
    fingerprint_bytes(secret.as_bytes())
}

/// The same of anything.
pub fn fingerprint_bytes(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_long_and_different() {
        let texts: std::collections::HashSet<String> = (0..1000).map(|_| random_text(16)).collect();
        assert_eq!(texts.len(), 1000);
        assert!(texts.iter().all(|text| text.len() == 16));
    }

    #[test]
    fn a_recovery_code_is_read_however_it_is_typed() {
        let code = recovery_code();
        assert_eq!(code.len(), 23);
        assert_eq!(read_recovery_code(&code), code);
        assert_eq!(
            read_recovery_code(&format!(" {} ", code.to_lowercase().replace('-', " "))),
            code
        );
        assert_ne!(recovery_code(), code);
    }

    #[test]
    fn a_fingerprint_is_sha_256() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(fingerprint("abc"), expected);
    }
}
