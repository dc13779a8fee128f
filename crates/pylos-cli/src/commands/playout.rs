//! `pylos playout`: what happens when chance plays.

use std::collections::BTreeMap;

use pylos_rules::Random;
use serde_json::{Map, Value, json};

use crate::census::{Census, Figure, Quantity};
use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;
use pylos_rules::for_game;

/// Play games at random and print what happened
///
/// Every legal turn is as likely as any other. The same seed plays the same
/// games.
#[derive(clap::Args)]
pub struct Playout {
    #[command(flatten)]
    rules: RulesArg,
    /// How many games
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Seed of the random games
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// The position to play from; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Playout {
    /// Plays, and writes the statistics.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| {
            let start = P::given(rules, self.position.as_deref())?;
            self.play(start, rules, console)
        })
    }

    fn play<P: TerminalGame>(
        &self,
        start: P,
        rules: P::Rules,
        console: &mut Console,
    ) -> Result<Answer, Failure> {
        let mut random = Random::new(self.seed);
        let mut lengths = Lengths::default();
        let mut choices = 0;
        let mut results: BTreeMap<String, u64> = BTreeMap::new();
        let mut census = P::Census::default();
        for _ in 0..self.games {
            let mut position = start;
            let mut plies = 0;
            while let Some(turn) = position.random_turn(rules, &mut random) {
                choices += position.count(rules);
                let after = position.play_unchecked(rules, turn);
                census.turn(rules, &position, turn, &after);
                position = after;
                plies += 1;
            }
            lengths.add(plies);
            census.game(rules, &start, &position);
            if let Some(outcome) = position.outcome(rules) {
                *results.entry(outcome.to_string()).or_default() += 1;
            }
        }
        let mut figures = vec![
            Figure::mean("turns in a game", lengths.sum, self.games),
            Figure::mean("turns to choose from", choices, lengths.sum),
        ];
        figures.extend(census.figures());
        match console.format() {
            Format::Text => {
                let (shortest, longest) = (lengths.shortest, lengths.longest);
                console
                    .line(format_args!("{} games of {rules}, seed {}", self.games, self.seed))?;
                for figure in figures {
                    console.line(format_args!("  {:<34} {}", figure.name, figure.value))?;
                }
                console.line(format_args!(
                    "  {:<34} {shortest} to {longest}",
                    "shortest and longest"
                ))?;
                for (result, count) in results {
                    let share = Figure::share(result, count, self.games);
                    console.line(format_args!(
                        "  {:>9}  {}",
                        share.value.to_string(),
                        share.name
                    ))?;
                }
            }
            Format::Json => {
                let entry = |figure: Figure| (figure.name.replace(' ', "_"), figure.value.into());
                let figures: Map<String, Value> = figures.into_iter().map(entry).collect();
                console.json(&json!({
                    "rules": rules.to_string(),
                    "position": start.to_string(),
                    "games": self.games,
                    "seed": self.seed,
                    "shortest": lengths.shortest,
                    "longest": lengths.longest,
                    "results": results,
                    "figures": figures,
                }))?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// How long games were.
#[derive(Default)]
struct Lengths {
    sum: u64,
    shortest: u64,
    longest: u64,
    games: u64,
}

impl Lengths {
    fn add(&mut self, plies: u64) {
        self.shortest = if self.games == 0 { plies } else { self.shortest.min(plies) };
        self.longest = self.longest.max(plies);
        self.sum += plies;
        self.games += 1;
    }
}

impl std::fmt::Display for Quantity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Quantity::Share(share) => write!(f, "{:.2} %", 100.0 * share),
            Quantity::Mean(mean) => write!(f, "{mean:.3}"),
        }
    }
}

impl From<Quantity> for Value {
    fn from(quantity: Quantity) -> Value {
        let (Quantity::Share(number) | Quantity::Mean(number)) = quantity;
        number.into()
    }
}
