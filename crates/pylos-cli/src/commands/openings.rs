//! `pylos openings`: fair ways to begin.

use pylos_findings::openings::{self, LONGEST, Opening};
use pylos_rules::pyramid::Rules;
use pylos_tablebase::{Kind, Tablebase};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::rules_arg::RulesArg;
use crate::tablebases;

/// List fair ways to begin, as ballots for tournaments
///
/// Those that leave the balance nearest come first: drawn, else decided latest;
/// among equals, those after which the fewest replies make the result worse.
/// The percentages say how many do, for the side to move and for the other one
/// after the replies that do not. Openings that are images of one another are
/// one.
///
/// With the tablebase they are found anew; without it those that the program
/// knows are told.
#[derive(clap::Args)]
pub struct Openings {
    #[command(flatten)]
    rules: RulesArg,
    /// How many plies are given, 6 at most
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=LONGEST as i64))]
    plies: u8,
    /// How many openings to list
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
}

/// Where openings come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Tablebase,
    Known,
}

impl Openings {
    /// Finds them, or tells those that are known.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let (plies, count) = (usize::from(self.plies), usize::from(self.count));
        let directory = tablebases::directory(data);
        let tablebase = Tablebase::find(&directory, rules, Kind::Distances);
        let (openings, source) = match tablebase.map_err(tablebases::unreadable)? {
            Some(tablebase) => {
                let values = |position: &_| tablebase.probe(position);
                let found = openings::find(rules, plies, count, &values);
                (found.map_err(tablebases::unreadable)?, Source::Tablebase)
            }
            None => {
                let mut known = openings::known(rules, plies);
                known.truncate(count);
                (known, Source::Known)
            }
        };
        if openings.is_empty() {
            return Err(Failure::new(
                FailureKind::NoTablebase,
                format!(
                    "no openings of {rules} are known without its tablebase: \
                     make it with `pylos solve --rules {rules}`"
                ),
            ));
        }
        match console.format() {
            Format::Text => openings.iter().try_for_each(|opening| console.line(opening))?,
            Format::Json => console.json(&json!({
                "rules": rules.to_string(),
                "plies": plies,
                "from": match source {
                    Source::Tablebase => "tablebase",
                    Source::Known => "program",
                },
                "openings": openings.iter().map(|opening| shape(rules, opening)).collect::<Vec<_>>(),
            }))?,
        }
        Ok(Answer::Yes)
    }
}

fn shape(rules: Rules, opening: &Opening) -> Value {
    json!({
        "turns": opening.turns.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "position": opening.position(rules).map(|position| position.to_string()),
        "value": opening.value.to_string(),
        "slips_percent": opening.slips,
        "answering_slips_percent": opening.answering_slips,
    })
}
