//! Chance, handed in: lots to draw, and names that nobody can guess.

/// Somebody who has random bytes to give: the operating system, or a browser.
pub trait Lots: Send + Sync {
    /// Fills this with random bytes.
    fn fill(&self, bytes: &mut [u8]);

    /// A random text of 6 bits per character; 32 of them are a secret.
    fn text(&self, length: usize) -> String {
        let mut bytes = vec![0; length];
        self.fill(&mut bytes);
        bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 64)])).collect()
    }

    /// A random number.
    fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// A name for a new game, which no other has.
    fn game_id(&self) -> String {
        self.text(16)
    }
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
