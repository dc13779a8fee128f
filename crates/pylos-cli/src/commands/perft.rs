//! `pylos perft`: counting sequences of turns.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use pylos_rules::{Position, perft};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;
use crate::threads_arg::at_least_one;
use pylos_rules::for_game;

/// Count the sequences of turns from a position
///
/// The last line is the count alone; how long it took is said on standard
/// error.
#[derive(clap::Args)]
pub struct Perft {
    #[command(flatten)]
    rules: RulesArg,
    /// How many turns deep
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=15))]
    depth: u32,
    /// How many threads count, 1024 at most
    #[arg(long, short, value_name = "T", default_value = "1", value_parser = at_least_one)]
    threads: NonZeroUsize,
    /// First show how many belong to each turn
    #[arg(long)]
    divide: bool,
    /// The position; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Perft {
    /// Counts, and writes the counts.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| {
            self.count(P::given(rules, self.position.as_deref())?, rules, console)
        })
    }

    fn count<P: TerminalGame>(
        &self,
        position: P,
        rules: P::Rules,
        console: &mut Console,
    ) -> Result<Answer, Failure> {
        let clock = Instant::now();
        let mut divided = Vec::new();
        let count = if self.divide && self.depth > 0 {
            for turn in position.turns(rules) {
                let after = position.play_unchecked(rules, turn);
                divided.push((turn, perft_on(after, rules, self.depth - 1, self.threads)));
            }
            divided.iter().map(|(_, count)| count).sum()
        } else {
            perft_on(position, rules, self.depth, self.threads)
        };
        let seconds = clock.elapsed().as_secs_f64();
        match console.format() {
            Format::Text => {
                for (turn, count) in divided {
                    console.line(format_args!("{turn}\t{count}"))?;
                }
                console.line(count)?;
                let speed = count as f64 / seconds.max(1e-9) / 1e6;
                eprintln!("{seconds:.3} s, {speed:.0} million leaves/s");
            }
            Format::Json => {
                let divided: Vec<_> = divided
                    .iter()
                    .map(|(turn, count)| json!({ "turn": turn.to_string(), "count": count }))
                    .collect();
                let mut answer = json!({
                    "rules": rules.to_string(),
                    "position": position.to_string(),
                    "depth": self.depth,
                    "seconds": seconds,
                    "count": count,
                });
                if self.divide {
                    answer["divide"] = divided.into();
                }
                console.json(&answer)?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// The count, with the work of the second ply shared out among threads.
fn perft_on<P: Position>(position: P, rules: P::Rules, depth: u32, threads: NonZeroUsize) -> u64 {
    if threads.get() == 1 || depth < 3 {
        return perft(&position, rules, depth);
    }
    let mut work = Vec::new();
    for turn in position.turns(rules) {
        let after = position.play_unchecked(rules, turn);
        for reply in after.turns(rules) {
            work.push(after.play_unchecked(rules, reply));
        }
    }
    let next = AtomicUsize::new(0);
    let total = AtomicU64::new(0);
    let count = || {
        while let Some(position) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
            total.fetch_add(perft(position, rules, depth - 2), Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        // This thread counts, too; if the system gives no more of them, fewer do.
        let start = |_: &usize| std::thread::Builder::new().spawn_scoped(scope, count).is_ok();
        let _ = (1..threads.get().min(work.len())).take_while(start).count();
        count();
    });
    total.into_inner()
}
