//! How many ranges of a tablebase, and how many bytes, best play needs from a
//! distance:
//!
//! ```text
//! cargo run --release -p pylos-tablebase --example ranges -- FILE [GAMES]
//! ```
//!
//! Games begin with a few random plies and go on with best play, chance choosing
//! among equals. What is counted is what all turns of a position need, for every
//! gap that ranges are merged across.

use std::collections::HashSet;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;
use std::process::ExitCode;
use std::time::Instant;

use pylos_rules::pyramid::Position;
use pylos_rules::{Position as _, Random};
use pylos_tablebase::{Asked, PartialTablebase, Tablebase};

type Problem = Box<dyn std::error::Error>;

const GAPS: [u64; 8] = [0, 64, 256, 512, 1024, 2048, 4096, 16_384];

/// What a question should need at most.
const RANGES: usize = 40;
const BYTES: u64 = 100_000;

/// How many ranges one request may name.
const NAMED: usize = 100;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (path, games) = (arguments.next(), arguments.next().map_or(Ok(100), |n| n.parse()));
    let (Some(path), Ok(games)) = (path, games) else {
        eprintln!("usage: ranges FILE [GAMES]");
        return ExitCode::from(2);
    };
    match count(path, games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn count(path: String, games: usize) -> Result<(), Problem> {
    let games = best_play(&Tablebase::open(&path)?, games)?;
    let host = Host { file: File::open(&path)?, path };
    let began = Instant::now();
    let directory = host.begin(0)?.directory();
    println!("{}: begun in {:.0} ms", host.path, began.elapsed().as_secs_f64() * 1000.0);
    println!("directory: {:.1} MB", length(&directory) as f64 / 1e6);
    println!("games: {}, positions: {}", games.len(), games.iter().map(Vec::len).sum::<usize>());
    for gap in GAPS {
        let cold = cold(&host, &games, gap)?;
        let later = later(&host, &games, gap)?;
        println!("\nranges at most {gap} bytes apart are one");
        println!("                     ranges             kB                 requests  within");
        println!("                     mean   90%   max   mean   90%   max   mean max  40, 100 kB");
        row("nothing at hand", &cold);
        row("next turn", &later);
        let blocks = |cost: &Cost| Cost(cost.0.iter().skip(1).cloned().collect());
        row("directory at hand", &cold.iter().map(blocks).collect::<Vec<_>>());
    }
    Ok(())
}

/// The positions of games of best play from random openings.
fn best_play(tablebase: &Tablebase, games: usize) -> Result<Vec<Vec<Position>>, Problem> {
    let (rules, mut random) = (tablebase.rules(), Random::new(1));
    let mut played = Vec::new();
    for _ in 0..games {
        let mut position = Position::START;
        for _ in 0..random.below(11) {
            let turn = position.random_turn(rules, &mut random).ok_or("a game of ten plies")?;
            position = position.play_unchecked(rules, turn);
        }
        // Draws come back to where they were.
        let (mut game, mut seen) = (Vec::new(), HashSet::new());
        while seen.insert(position) {
            let moves = tablebase.best_moves(&position)?;
            let Some((_, best)) = moves.first() else { break };
            let equals = moves.iter().filter(|(_, value)| value == best).count();
            game.push(position);
            let (turn, _) = moves[random.below(equals as u64) as usize];
            position = position.play_unchecked(rules, turn);
        }
        played.push(game);
    }
    Ok(played)
}

/// What every position needs if nothing is at hand.
fn cold(host: &Host, games: &[Vec<Position>], gap: u64) -> Result<Vec<Cost>, Problem> {
    let forgetful = host.begin(gap)?.keeping(0);
    let ask = |position| {
        let cost = host.ask(&forgetful, position);
        // Without room, another question drives out all that the last one used.
        host.ask(&forgetful, &Position::START)?;
        cost
    };
    games.iter().flatten().map(ask).collect()
}

/// What a player needs at his later turns, with what he has from earlier ones.
fn later(host: &Host, games: &[Vec<Position>], gap: u64) -> Result<Vec<Cost>, Problem> {
    let mut costs = Vec::new();
    for game in games {
        let tablebase = host.begin(gap)?;
        for (turn, position) in game.iter().step_by(2).enumerate() {
            let cost = host.ask(&tablebase, position)?;
            if turn > 0 {
                costs.push(cost);
            }
        }
    }
    Ok(costs)
}

/// A file that is read by ranges.
struct Host {
    file: File,
    path: String,
}

impl Host {
    fn begin(&self, gap: u64) -> Result<PartialTablebase, Problem> {
        let header = self.fetch(&(0..PartialTablebase::HEADER as u64))?;
        let length = self.file.metadata()?.len();
        Ok(PartialTablebase::new(&self.path, &header, Some(length))?.merging(gap))
    }

    fn fetch(&self, range: &Range<u64>) -> Result<Vec<u8>, Problem> {
        let mut bytes = vec![0; length(range) as usize];
        (&self.file).seek(SeekFrom::Start(range.start))?;
        (&self.file).read_exact(&mut bytes)?;
        Ok(bytes)
    }

    fn ask(&self, tablebase: &PartialTablebase, position: &Position) -> Result<Cost, Problem> {
        let mut rounds = Vec::new();
        while let Asked::Needs(ranges) = tablebase.best_moves(position)? {
            for range in &ranges {
                tablebase.supply(range.start, &self.fetch(range)?)?;
            }
            rounds.push(ranges);
        }
        Ok(Cost(rounds))
    }
}

fn length(range: &Range<u64>) -> u64 {
    range.end - range.start
}

/// What was fetched for a question, round by round.
struct Cost(Vec<Vec<Range<u64>>>);

impl Cost {
    fn ranges(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    fn bytes(&self) -> u64 {
        self.0.iter().flatten().map(length).sum()
    }

    /// How often a host is asked that takes many ranges at a time.
    fn requests(&self) -> usize {
        self.0.iter().map(|round| round.len().div_ceil(NAMED)).sum()
    }
}

fn row(name: &str, costs: &[Cost]) {
    let [ranges, kilobytes, requests] = [
        Spread::of(costs.iter().map(|cost| cost.ranges() as f64)),
        Spread::of(costs.iter().map(|cost| cost.bytes() as f64 / 1000.0)),
        Spread::of(costs.iter().map(|cost| cost.requests() as f64)),
    ];
    let within = |cost: &&Cost| cost.ranges() <= RANGES && cost.bytes() <= BYTES;
    let within = costs.iter().filter(within).count() as f64 / costs.len() as f64;
    println!(
        "{name:<19} {:5.1} {:5.0} {:5.0}  {:5.1} {:5.1} {:5.0}   {:4.2} {:3.0}  {:5.1} %",
        ranges.mean,
        ranges.most,
        ranges.max,
        kilobytes.mean,
        kilobytes.most,
        kilobytes.max,
        requests.mean,
        requests.max,
        100.0 * within
    );
}

/// Mean, what nine in ten stay within, and the greatest.
struct Spread {
    mean: f64,
    most: f64,
    max: f64,
}

impl Spread {
    fn of(figures: impl Iterator<Item = f64>) -> Spread {
        let mut figures: Vec<f64> = figures.collect();
        figures.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| figures[((figures.len() - 1) as f64 * share) as usize];
        let mean = figures.iter().sum::<f64>() / figures.len() as f64;
        Spread { mean, most: at(0.9), max: at(1.0) }
    }
}
