//! The options that choose puzzles.

use pylos_host::Lots;
use pylos_host::puzzles::{self, PuzzleRating};
use pylos_host::wire::NextQuery;
use pylos_puzzles::{Entry, Pack, PuzzleId, Theme};

use crate::failure::Failure;
use crate::rules_arg::RulesArg;

/// The options that choose puzzles.
#[derive(clap::Args)]
pub struct Wish {
    #[command(flatten)]
    pub rules: RulesArg,
    /// What they are about: raise, square, zugzwang, …
    #[arg(long, value_name = "THEME")]
    theme: Option<Theme>,
    /// How hard they are, about: 1500 is middling
    #[arg(long, value_name = "RATING", value_parser = clap::value_parser!(u16).range(0..=4000))]
    rating: Option<u16>,
    /// Seed of the lots drawn among them; by the clock if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Lots from a seed.
struct Seeded(u64);

impl Lots for Seeded {
    fn fill(&self, bytes: &mut [u8]) {
        let seed = self.0.to_le_bytes();
        bytes.iter_mut().zip(seed.iter().cycle()).for_each(|(byte, seed)| *byte = *seed);
    }
}

impl Wish {
    /// Puzzles as wished, at most so many, for somebody of this strength.
    pub fn choose<'a>(
        &self,
        pack: &'a Pack,
        count: usize,
        strength: f64,
        is_done: impl Fn(PuzzleId) -> bool,
    ) -> Result<Vec<&'a Entry>, Failure> {
        let query = NextQuery {
            rules: Some(self.rules.get()?.to_string()),
            theme: self.theme.map(Into::into),
            rating: self.rating.map(f64::from),
            seen: Vec::new(),
            count: Some(count),
        };
        let clock = || {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            now.map_or(0, |now| now.as_nanos() as u64)
        };
        let lots = Seeded(self.seed.unwrap_or_else(clock));
        let hardness = |entry: &Entry| PuzzleRating::first(entry).rating.rating;
        puzzles::next(pack, &query, strength, hardness, is_done, &lots)
            .map_err(|refusal| Failure::usage(refusal.to_string()))
    }
}
