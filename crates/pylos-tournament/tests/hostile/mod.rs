//! Files that nobody should have written. Fuzzing runs the same checks
//! (`fuzz/fuzz_targets/tournaments.rs`).

use pylos_tournament::Tournament;

/// Any text is a tournament or is refused with its line; one that is read is
/// printed in one way, and everything can be made of it.
pub fn tournament(text: &str) {
    match text.parse::<Tournament>() {
        Err(error) => {
            assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{error}");
            assert!(!error.to_string().is_empty());
        }
        Ok(tournament) => {
            let printed = tournament.to_string();
            assert_eq!(printed.parse().as_ref(), Ok(&tournament));
            assert_eq!(tournament.standings().rows.len(), tournament.players().len());
            tournament.crosstable();
            tournament.to_trf();
        }
    }
}
