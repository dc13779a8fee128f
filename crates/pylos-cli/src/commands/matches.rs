//! `pylos match`: engines against each other.

mod check;

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use pylos_engine::arena::{
    self, Contestant, External, MatchScore, Ours, Spec, Sprt, Verdict, random_opening,
    read_openings,
};
use pylos_engine::{Limits, Playable, Strength, SystemClock};
use pylos_rules::{Game, Random, Record, RecordedResult, Side as _, TimeControl};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use crate::rules_arg::RulesArg;
use pylos_rules::for_game;

/// Let engines play against each other and rate them
///
/// Every pair plays the same number of games; each opening is played twice, so
/// that both sides get it. A player is level:1 to level:10, depth:N, nodes:N,
/// time:MILLISECONDS, full, or a command that speaks the engine protocol.
/// Whoever crashes, breaks a rule or runs out of time loses the game. Without a
/// clock a command has ten minutes for a turn. --check says
/// line by line whether a command speaks the protocol (docs/protocol.md).
#[derive(clap::Args)]
pub struct Match {
    /// The players, at least two
    #[arg(required_unless_present = "check", num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    /// Play no match, but say line by line what a program does right and wrong in the protocol
    #[arg(long, value_name = "COMMAND", conflicts_with_all = MATCH_ALONE)]
    check: Option<String>,
    #[command(flatten)]
    rules: RulesArg,
    /// How many games each pair plays
    #[arg(long, short = 'n', value_name = "N", default_value_t = 100)]
    games: usize,
    /// A file of openings, one a line, turns separated by spaces
    #[arg(long, value_name = "FILE", conflicts_with = "random")]
    openings: Option<PathBuf>,
    /// Begin after so many random turns
    #[arg(long, value_name = "PLIES", default_value_t = 4)]
    random: usize,
    /// The clock: none (then levels do their full work, however long it takes), 100ms/move, 30s/move, 1m or 1m+1s
    #[arg(long, value_name = "TIME", default_value = "none")]
    time: TimeControl,
    /// Only players next to each other in the list meet
    #[arg(long)]
    neighbours: bool,
    /// Seed of the random openings; the same seed gives the same ones
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time
    #[arg(long, short = 'j', value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Keep the records of the games here; what is there already counts
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Stop as soon as the first player is known to be LOW or HIGH Elo better
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
}

/// What means nothing where a program is checked.
const MATCH_ALONE: [&str; 9] =
    ["players", "games", "openings", "random", "time", "neighbours", "jobs", "save", "sprt"];

fn sprt(text: &str) -> Result<Sprt, String> {
    let bad = || "two Elo differences, the smaller first, as in 0,30".to_owned();
    let (low, high) = text.split_once(',').ok_or_else(bad)?;
    match (low.trim().parse::<f64>(), high.trim().parse::<f64>()) {
        (Ok(low), Ok(high)) if low < high && low.is_finite() && high.is_finite() => {
            Ok(Sprt { low, high })
        }
        _ => Err(bad()),
    }
}

impl Match {
    /// Plays, and writes the results.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        if let Some(command) = &self.check {
            return check::run(command, self.seed, console);
        }
        for_game!(self.rules.get()?, |P, rules| self.play::<P>(rules, console))
    }

    fn play<P: Playable>(&self, rules: P::Rules, console: &mut Console) -> Result<Answer, Failure> {
        let specs = self.specs()?;
        let openings: Option<Vec<Game<P>>> = match &self.openings {
            Some(path) => Some(openings(rules, path)?),
            None => None,
        };
        let mut results = Results::new(self.pairs(), self.sprt);
        let mut done = HashSet::new();
        if let Some(path) = &self.save
            && path.exists()
        {
            for record in read_records(path)? {
                results.read::<P>(&record, &self.players, &mut done);
            }
        }
        let jobs: Vec<Job> = (0..self.games)
            .flat_map(|game| (0..results.pairs.len()).map(move |pair| Job { pair, game }))
            .filter(|job| !done.contains(job))
            .collect();
        let mut file = self.save.as_deref().map(append_to).transpose()?;
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(results.is_settled()));
        let hall = Hall { specs: &specs, openings, jobs: &jobs, next: &next, stop: &stop };
        let mut progress = Progress::new(console.format());
        std::thread::scope(|scope| {
            let (sender, finished) = channel();
            for _ in 0..self.jobs.clamp(1, 256) {
                let (sender, hall) = (sender.clone(), &hall);
                let pairs = results.pairs.clone();
                scope.spawn(move || self.work::<P>(rules, hall, &pairs, &sender));
            }
            drop(sender);
            for Finished { job, record, forfeit } in finished {
                if let Some(file) = &mut file {
                    let written = writeln!(file, "{record}").and_then(|()| file.flush());
                    if let Err(error) = written {
                        stop.store(true, Ordering::Relaxed);
                        return Err(Failure::new(FailureKind::File, format!("records: {error}")));
                    }
                }
                if let Some(forfeit) = forfeit {
                    progress.warn(&forfeit);
                    results.forfeits.push(forfeit);
                }
                results.count(job, record.score());
                progress.show(&results, &self.players);
                if results.is_settled() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Ok(())
        })?;
        progress.end();
        self.report(&results, console)
    }

    fn specs(&self) -> Result<Vec<Spec>, Failure> {
        let read = |text: &String| {
            let spec = text.parse().map_err(|error| Failure::usage(format!("{error}")))?;
            let endless = spec == Spec::Ours(Strength::Full, Limits::NONE);
            if endless && self.time == TimeControl::Unlimited {
                return Err(Failure::usage(format!(
                    "“{text}” thinks as long as its clock allows, and this match has none: \
                     give it one, as in --time 1m+1s, or play time:1000, depth:8 or nodes:100000"
                )));
            }
            Ok(spec)
        };
        self.players.iter().map(read).collect()
    }

    /// Who meets whom.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let n = self.players.len();
        let all = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        all.filter(|(a, b)| !self.neighbours || a + 1 == *b).collect()
    }

    /// One thread: takes the next game until there is none.
    fn work<P: Playable>(
        &self,
        rules: P::Rules,
        hall: &Hall<'_, P>,
        pairs: &[(usize, usize)],
        finished: &Sender<Finished>,
    ) {
        let mut players: HashMap<(usize, bool), Box<dyn Contestant<P>>> = HashMap::new();
        let clock = SystemClock::default();
        while !hall.stop.load(Ordering::Relaxed) {
            let Some(&job) = hall.jobs.get(hall.next.fetch_add(1, Ordering::Relaxed)) else {
                return;
            };
            let (a, b) = pairs[job.pair];
            let [first, second] = job.sides([a, b]);
            let opening = match &hall.openings {
                Some(openings) => openings[job.game / 2 % openings.len()].clone(),
                None => {
                    let seed = self.seed.wrapping_add((job.game / 2) as u64);
                    random_opening(rules, self.random, seed)
                }
            };
            let mut take = |player: usize, second: bool| {
                // A player may meet itself, so it is there once for each side.
                let made = || self.contestant::<P>(rules, &hall.specs[player]);
                players.remove(&(player, second)).unwrap_or_else(made)
            };
            let (mut one, mut two) = (take(first, false), take(second, true));
            let mut lot =
                Random::new(self.seed ^ (job.game as u64) << 20 ^ (job.pair as u64) << 50);
            let ready = [one.prepare(rules, lot.bits()), two.prepare(rules, lot.bits())];
            let side = |index: usize| P::Side::BOTH[index];
            let played = match ready {
                [Err(why), _] => arena::Played::forfeited(opening, side(0), why),
                [_, Err(why)] => arena::Played::forfeited(opening, side(1), why),
                _ => arena::play(opening, [&mut *one, &mut *two], self.time, &clock),
            };
            players.insert((first, false), one);
            players.insert((second, true), two);
            let mut record = Record::of_game(&played.game);
            let names = [&self.players[first], &self.players[second]];
            for (side, name) in P::Side::BOTH.into_iter().zip(names) {
                let _ = record.set_tag(&tag_of(side), name);
            }
            let _ = record.set_tag("Round", &job.round());
            let forfeit = played.forfeit.map(|(side, why)| {
                let name = names[usize::from(side != P::Side::BOTH[0])];
                format!("game {}: {name} ({side}) {why}", job.round())
            });
            if let Some(forfeit) = &forfeit {
                record.add_comment(forfeit);
            }
            if finished.send(Finished { job, record, forfeit }).is_err() {
                return;
            }
        }
    }

    fn contestant<P: Playable>(&self, rules: P::Rules, spec: &Spec) -> Box<dyn Contestant<P>> {
        match spec {
            Spec::Ours(strength, limits) => {
                let ours = Ours::<P>::new(rules, *strength, *limits);
                // Without a clock only work counts: a busy machine changes
                // nothing, and the same seed gives the same games.
                let timed = self.time != TimeControl::Unlimited || limits.time.is_some();
                Box::new(if timed { ours } else { ours.unhurried() })
            }
            Spec::Command(command) => Box::new(External::new(command.clone())),
        }
    }

    fn report(&self, results: &Results, console: &mut Console) -> Result<Answer, Failure> {
        let rated = arena::ratings(self.players.len(), &results.list());
        let verdict = results.verdict();
        match console.format() {
            Format::Text => {
                for (a, b, score) in results.list() {
                    console.line(format_args!(
                        "{} – {}: {score}, {:.1} %, Elo {}",
                        self.players[a],
                        self.players[b],
                        100.0 * score.score(),
                        score.elo()
                    ))?;
                }
                if self.players.len() > 2 {
                    for (name, elo) in self.players.iter().zip(&rated) {
                        console.line(format_args!("{name}: {elo}"))?;
                    }
                }
                for forfeit in &results.forfeits {
                    console.line(format_args!("forfeit: {forfeit}"))?;
                }
                if let (Some(sprt), Some(verdict)) = (self.sprt, verdict) {
                    let found = match verdict {
                        Verdict::High => format!("at least {:+}", sprt.high),
                        Verdict::Low => format!("at most {:+}", sprt.low),
                        Verdict::Open => "not decided".to_owned(),
                    };
                    console.line(format_args!("sequential test: {found}"))?;
                }
            }
            Format::Json => {
                let pairs: Vec<_> = results
                    .list()
                    .into_iter()
                    .map(|(a, b, score)| {
                        let elo = score.elo();
                        json!({
                            "players": [self.players[a], self.players[b]],
                            "wins": score.wins, "draws": score.draws, "losses": score.losses,
                            "score": score.score(),
                            "elo": elo.difference, "low": elo.low, "high": elo.high,
                        })
                    })
                    .collect();
                let ratings: Vec<_> = self.players.iter().zip(&rated).map(|(name, elo)| {
                    json!({ "player": name, "elo": elo.difference, "low": elo.low, "high": elo.high })
                }).collect();
                let sprt = verdict.map(|verdict| match verdict {
                    Verdict::High => "high",
                    Verdict::Low => "low",
                    Verdict::Open => "open",
                });
                console.json(&json!({
                    "pairs": pairs, "ratings": ratings, "forfeits": results.forfeits, "sprt": sprt,
                }))?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// A game to be played: the pair, and its number among the pair's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Job {
    pair: usize,
    game: usize,
}

impl Job {
    /// The pair as first and second side: the second game of an opening is
    /// played with sides exchanged.
    fn sides<T>(self, [a, b]: [T; 2]) -> [T; 2] {
        if self.game.is_multiple_of(2) { [a, b] } else { [b, a] }
    }

    /// Its number as the records have it, both parts counted from 1.
    fn round(self) -> String {
        format!("{}.{}", self.pair + 1, self.game + 1)
    }
}

/// Where the threads find what they need.
struct Hall<'a, P: Playable> {
    specs: &'a [Spec],
    openings: Option<Vec<Game<P>>>,
    jobs: &'a [Job],
    next: &'a AtomicUsize,
    stop: &'a AtomicBool,
}

struct Finished {
    job: Job,
    record: Record,
    forfeit: Option<String>,
}

/// What has been played so far.
struct Results {
    pairs: Vec<(usize, usize)>,
    scores: Vec<MatchScore>,
    forfeits: Vec<String>,
    sprt: Option<Sprt>,
}

impl Results {
    fn new(pairs: Vec<(usize, usize)>, sprt: Option<Sprt>) -> Results {
        let scores = vec![MatchScore::default(); pairs.len()];
        Results { pairs, scores, forfeits: Vec::new(), sprt }
    }

    fn count(&mut self, job: Job, result: RecordedResult) {
        let score = &mut self.scores[job.pair];
        let first = job.sides([true, false])[0];
        match result {
            RecordedResult::Draw | RecordedResult::Unfinished => score.draws += 1,
            RecordedResult::First if first => score.wins += 1,
            RecordedResult::Second if !first => score.wins += 1,
            RecordedResult::First | RecordedResult::Second => score.losses += 1,
        }
    }

    /// Counts a game of an earlier run, if it belongs to this match.
    fn read<P: Playable>(&mut self, record: &Record, players: &[String], done: &mut HashSet<Job>) {
        let read = || {
            let (pair, game) = record.tags().get("Round")?.split_once('.')?;
            let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
            let job = Job { pair: number(pair)?, game: number(game)? };
            let &(a, b) = self.pairs.get(job.pair)?;
            let expected = job.sides([a, b]);
            let sides = P::Side::BOTH.map(|side| record.tags().get(&tag_of(side)));
            let same = sides == expected.map(|player| Some(players[player].as_str()));
            (same && record.score() != RecordedResult::Unfinished).then_some(job)
        };
        if let Some(job) = read()
            && done.insert(job)
        {
            self.count(job, record.score());
        }
    }

    fn list(&self) -> Vec<(usize, usize, MatchScore)> {
        self.pairs.iter().zip(&self.scores).map(|(&(a, b), &score)| (a, b, score)).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(self.sprt?.verdict(self.scores.first()?))
    }

    fn is_settled(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict != Verdict::Open)
    }
}

/// What the user sees on standard error meanwhile.
struct Progress {
    format: Format,
    shown: Option<Instant>,
}

impl Progress {
    fn new(format: Format) -> Progress {
        Progress { format, shown: None }
    }

    fn show(&mut self, results: &Results, players: &[String]) {
        let pause = Duration::from_secs(2);
        if self.format == Format::Json || self.shown.is_some_and(|shown| shown.elapsed() < pause) {
            return;
        }
        self.shown = Some(Instant::now());
        let games: u32 = results.scores.iter().map(MatchScore::games).sum();
        match results.list().as_slice() {
            [(a, b, score)] => eprint!(
                "\r{games} games: {} – {} {score}, {:.1} %, Elo {}   ",
                players[*a],
                players[*b],
                100.0 * score.score(),
                score.elo()
            ),
            _ => eprint!("\r{games} games   "),
        }
    }

    fn warn(&mut self, text: &str) {
        if self.format == Format::Text {
            eprintln!("\r{text}");
        }
    }

    fn end(&mut self) {
        if self.shown.is_some() {
            eprintln!();
        }
    }
}

/// The tag that names the player of a side: `Light`, `Dark`, `Blue`, `Red`.
fn tag_of(side: impl std::fmt::Display) -> String {
    let name = side.to_string();
    name[..1].to_uppercase() + &name[1..]
}

fn openings<P: Playable>(rules: P::Rules, path: &Path) -> Result<Vec<Game<P>>, Failure> {
    read_openings(rules, &read(path)?).map_err(|error| in_file(path, error))
}

fn read_records(path: &Path) -> Result<Vec<Record>, Failure> {
    Record::read_all(&read(path)?).map_err(|error| in_file(path, error))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| in_file(path, error))
}

fn append_to(path: &Path) -> Result<fs::File, Failure> {
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    file.map_err(|error| in_file(path, error))
}

fn in_file(path: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::new(FailureKind::File, format!("{}: {error}", path.display()))
}
