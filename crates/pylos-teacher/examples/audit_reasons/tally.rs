//! What an audit has found.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use pylos_views::{Because, Explanation};

/// Counts, and the first few reasons that were false.
#[derive(Default)]
pub struct Tally {
    pub turns: u64,
    pub mistakes: u64,
    /// Mistakes that were given more than a general reason.
    pub explained: u64,
    /// Mistakes that were given more than the count of the reserves.
    pub shown: u64,
    pub reasons: u64,
    pub wrong: Vec<String>,
    pub wrongs: u64,
    /// How long the teacher took, without the audit.
    pub taught: Duration,
    kinds: BTreeMap<&'static str, [u64; 2]>,
}

/// So many false reasons are shown.
const SHOWN: usize = 20;

impl Tally {
    /// A mistake, and the reasons that were given.
    pub fn mistake(&mut self, because: &[Explanation]) {
        self.mistakes += 1;
        self.explained += u64::from(because.iter().any(|why| why.because.is_specific()));
        let shows = |why: &Explanation| {
            why.because.is_specific() && !matches!(why.because, Because::RunsOut { .. })
        };
        self.shown += u64::from(because.iter().any(shows));
        if let Some(first) = because.first() {
            self.kinds.entry(first.because.message_id()).or_default()[0] += 1;
        }
    }

    /// A reason, and whether it holds.
    pub fn reason(&mut self, at: &str, why: &Explanation, held: Result<(), String>) {
        self.reasons += 1;
        self.kinds.entry(why.because.message_id()).or_default()[1] += 1;
        if let Err(problem) = held {
            self.wrongs += 1;
            if self.wrong.len() < SHOWN {
                self.wrong.push(format!("{at}: {:?} by {:?}: {problem}", why.because, why.line));
            }
        }
    }

    /// Whether nothing false was said, and enough of what could be.
    pub fn is_clean(&self) -> bool {
        self.wrongs == 0 && self.explained * 10 >= self.mistakes * 9
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for wrong in &self.wrong {
            writeln!(f, "FALSE {wrong}")?;
        }
        writeln!(f, "reason\tfirst of a mistake\tgiven")?;
        for (kind, [first, all]) in &self.kinds {
            writeln!(f, "{}\t{first}\t{all}", kind.trim_start_matches("because-"))?;
        }
        let share = self.explained as f64 / self.mistakes.max(1) as f64 * 100.0;
        let each = self.taught.as_secs_f64() * 1e3 / self.turns.max(1) as f64;
        let more = self.shown as f64 / self.mistakes.max(1) as f64 * 100.0;
        writeln!(f, "turns reviewed: {}", self.turns)?;
        writeln!(f, "mistakes and blunders: {}", self.mistakes)?;
        writeln!(f, "with a specific reason: {} ({share:.1} %)", self.explained)?;
        writeln!(f, "with more than the count of the reserves: {} ({more:.1} %)", self.shown)?;
        writeln!(f, "time per turn: {each:.2} ms")?;
        write!(f, "reasons: {}, false: {}", self.reasons, self.wrongs)
    }
}
