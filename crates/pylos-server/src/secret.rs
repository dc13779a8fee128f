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
    fn a_fingerprint_is_sha_256() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(fingerprint("abc"), expected);
    }
}
