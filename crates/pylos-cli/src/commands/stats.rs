//! `pylos stats`: what a solved game looks like as a whole.

use pylos_rules::Value;
use pylos_tablebase::{Statistics, code};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, SolveArg};

/// Count the wins, draws and losses of a solved game
///
/// Every position counts, images too, for its side to move.
#[derive(clap::Args)]
pub struct Stats {
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    solve: SolveArg,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Default)]
struct Count {
    wins: u64,
    draws: u64,
    losses: u64,
}

impl Count {
    fn add(&mut self, value: Value, positions: u64) {
        match value {
            Value::Win(_) => self.wins += positions,
            Value::Draw => self.draws += positions,
            Value::Loss(_) => self.losses += positions,
        }
    }

    fn total(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn to_json(self) -> serde_json::Value {
        let Count { wins, draws, losses } = self;
        json!({ "wins": wins, "draws": draws, "losses": losses, "total": self.total() })
    }
}

impl Stats {
    /// Reads the counts that the tablebase was made with.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let tablebase = self.solve.open(rules, data, console)?;
        let statistics = tablebase.statistics();
        let mut all = Count::default();
        let mut by_balls = Vec::new();
        for codes in statistics.iter() {
            let mut count = Count::default();
            for (value, positions) in values(codes) {
                count.add(value, positions);
                all.add(value, positions);
            }
            by_balls.push(count);
        }
        let by_value = by_value(statistics);
        match console.format() {
            Format::Text => {
                console.line(format_args!("{rules}, {} positions", all.total()))?;
                console.line(format_args!("  wins   {:>14}", all.wins))?;
                console.line(format_args!("  draws  {:>14}", all.draws))?;
                console.line(format_args!("  losses {:>14}", all.losses))?;
                console.line("\nby distance in plies")?;
                let most = by_value.iter().map(|(_, n)| *n).max().unwrap_or(1);
                for (value, positions) in &by_value {
                    let bar = "█".repeat((positions * 40).div_ceil(most) as usize);
                    console
                        .line(format_args!("  {:<8} {positions:>14} {bar}", value.to_string()))?;
                }
                console.line("\nby balls on the board       wins          draws         losses")?;
                for (balls, count) in by_balls.iter().enumerate() {
                    console.line(format_args!(
                        "  {balls:>2} {:>28} {:>14} {:>14}",
                        count.wins, count.draws, count.losses
                    ))?;
                }
            }
            Format::Json => {
                let histogram: Vec<_> = by_value
                    .iter()
                    .map(|(value, n)| json!({ "value": value.to_string(), "positions": n }))
                    .collect();
                let by_balls: Vec<_> = by_balls.into_iter().map(Count::to_json).collect();
                console.json(&json!({
                    "rules": rules.to_string(),
                    "all": all.to_json(),
                    "longest": tablebase.longest(),
                    "by_value": histogram,
                    "by_balls": by_balls,
                }))?;
            }
        }
        Ok(Answer::Yes)
    }
}

fn values(codes: &[u64; 256]) -> impl Iterator<Item = (Value, u64)> {
    let counted = (0..=255).zip(*codes).filter(|(_, positions)| *positions > 0);
    counted.map(|(code, positions)| (code::value(code), positions))
}

/// How many positions have each value, the shortest first, draws last.
fn by_value(statistics: &Statistics) -> Vec<(Value, u64)> {
    let mut sums = [0; 256];
    for codes in statistics.iter() {
        for (sum, positions) in sums.iter_mut().zip(codes) {
            *sum += positions;
        }
    }
    let mut values: Vec<_> = values(&sums).collect();
    values.sort_by_key(|(value, _)| value.plies().unwrap_or(u16::MAX));
    values
}
