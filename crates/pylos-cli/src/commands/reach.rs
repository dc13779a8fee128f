//! `pylos reach`: the positions that play can lead to.

use std::sync::atomic::Ordering;

use pylos_rules::pyramid::{Cells, Position, Rules};
use pylos_solver::{Balls, Reached, SolveError, Spread, Task, Verdict};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Reporter, StageProgress, interrupt_flag};
use crate::terminal_game::TerminalGame as _;
use crate::threads_arg::ThreadsArg;

/// Count the positions of the pyramid game that play can lead to
///
/// Not every position that the board and the balls allow can arise in a game.
/// Those that can are found exactly, from the empty board onwards, in seconds
/// and without a tablebase; it takes up to 2 GB of memory, or twice that with a
/// handicap. Images count. Where both sides have as many balls, positions count
/// as the side to move sees them, whichever colour that is.
///
/// With a position the answer is whether play can lead there; exit code 1 if it
/// cannot.
#[derive(clap::Args)]
pub struct Reach {
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
    /// The position to ask about, `start` for the empty board
    #[arg(value_name = "POS", allow_hyphen_values = true)]
    position: Option<String>,
}

impl Reach {
    /// Goes forwards, and says where that leads.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let asked = self.position.as_deref();
        let position = asked.map(|text| Position::given(rules, Some(text))).transpose()?;
        tablebases::check_memory(memory(rules))?;
        let found = self.find(rules, console)?;
        match position {
            Some(position) => answer(&found, &position, console),
            None => count(rules, &found, console).map(|()| Answer::Yes),
        }
    }

    fn find(&self, rules: Rules, console: &mut Console) -> Result<Reached, Failure> {
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let interrupted = interrupt_flag();
        let mut failed = None;
        let found = find(rules, self.threads.get(), |done, spread| {
            let Spread { round, balls, reached, total } = spread;
            let million = |n: u64| n as f64 / 1e6;
            let step = StageProgress {
                stage: "reaching",
                done,
                left: None,
                detail: &format!(
                    "round {round}, {balls} balls: {:.0} of {:.0} million positions",
                    million(reached),
                    million(total)
                ),
                fields: json!({
                    "round": round,
                    "balls": balls,
                    "reached": reached,
                    "total": total,
                }),
            };
            failed = failed.take().or(reporter.tell(step, console).err());
            match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                true => Verdict::Stop,
                false => Verdict::GoOn,
            }
        });
        reporter.finish();
        match failed {
            Some(failure) => Err(failure),
            None => found.map_err(tablebases::unsolved),
        }
    }
}

/// Bytes of memory that it takes, in round figures: one table of all positions
/// for children, three where balls are taken back; with unequal numbers of balls
/// (P15) those of both sides to move.
pub fn memory(rules: Rules) -> u64 {
    let tables = if rules.gives_take_backs() { 3 } else { 1 };
    let families = Balls::of(rules).families() as u64;
    100_000_000 + 560_000_000 * tables * families
}

/// Finds all positions that play can lead to. `watch` is also told how much of
/// the work seems to be done, from 0 to 1.
pub fn find(
    rules: Rules,
    threads: usize,
    mut watch: impl FnMut(f64, Spread) -> Verdict,
) -> Result<Reached, SolveError> {
    let task = Task { threads, ..Task::full(rules) };
    pylos_solver::reach(task, |spread| {
        // Nobody knows how many rounds there will be, but each takes less time
        // than the one before; without take-backs there is only one.
        let round = spread.balls as f64 / 30.0;
        let left = 0.6_f64.powi(i32::from(spread.round) - 1);
        let share = if rules.gives_take_backs() { 0.4 } else { 1.0 };
        watch(1.0 - left * (1.0 - share * round), spread)
    })
}

fn answer(found: &Reached, position: &Position, console: &mut Console) -> Result<Answer, Failure> {
    let mask = |cells: Cells| cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index());
    let (own, others) = (mask(position.own()), mask(position.others()));
    let reached = found.contains(position.to_move(), own, others);
    match console.format() {
        Format::Text => console.line(match reached {
            true => "play can lead there",
            false => "play cannot lead there",
        })?,
        Format::Json => {
            console.json(&json!({ "position": position.to_string(), "reached": reached }))?;
        }
    }
    Ok(if reached { Answer::Yes } else { Answer::No })
}

fn count(rules: Rules, found: &Reached, console: &mut Console) -> Result<(), Failure> {
    let (reached, possible) = (found.by_balls(), found.possible());
    let all: u64 = possible.iter().sum();
    match console.format() {
        Format::Text => {
            let share = |part: u64, all: u64| 100.0 * part as f64 / all.max(1) as f64;
            console.line(format_args!(
                "{rules}: play leads to {} of {all} positions, {:.4} %",
                found.positions(),
                share(found.positions(), all)
            ))?;
            console.line("\nballs  play leads to             of")?;
            for (balls, (part, all)) in reached.iter().zip(possible).enumerate() {
                let share = share(*part, *all);
                console.line(format_args!("{balls:>5} {part:>14} {all:>14} {share:>9.4} %"))?;
            }
            Ok(())
        }
        Format::Json => console.json(&json!({
            "stage": "done",
            "done": 1.0,
            "rules": rules.to_string(),
            "reached": found.positions(),
            "positions": all,
            "rounds": found.rounds(),
            "by_balls": reached.iter().zip(possible).map(|(reached, positions)| {
                json!({ "reached": reached, "positions": positions })
            }).collect::<Vec<_>>(),
        })),
    }
}
