//! The engine's options.

use std::path::PathBuf;
use std::sync::Arc;

use pylos_rules::{AnyRules, ByGame, RulesError, equator, pyramid};

use super::desk::{Desk, GameDesk, Knowledge};
use super::request::quote;
use crate::pyramid::Judgement;
use crate::{Level, MemoryError, Playable, Resources, Strength, plan, tablebase};

#[derive(Clone)]
pub(super) struct Options {
    rules: AnyRules,
    pub strength: Strength,
    resources: Resources,
    pub seed: u64,
    judges: Judges,
    surroundings: Surroundings,
}

/// What the pyramid game is judged by.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Judges {
    /// What is built in, if anything is.
    BuiltIn,
    /// Counts.
    Counts,
    /// What was learnt, from a file.
    File(PathBuf),
}

/// What the engine finds where it runs.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Where tablebases and strategies are looked for, unless the user says
    /// otherwise.
    pub tablebases: Option<PathBuf>,
    /// How many bytes of memory there are to spare, if that is known.
    pub memory: Option<u64>,
}

/// A desk, and what of its engine's knowledge cannot be used although it is
/// there: a sentence each.
pub(super) type DeskAndTrouble = (Box<dyn Desk>, Vec<String>);

/// What an option changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Changed {
    /// How the engine plays from now on.
    Play,
    /// The engine must be set up anew.
    Everything,
}

const MOST_THREADS: usize = 256;
const MOST_MEGABYTES: usize = 1 << 16;

impl Options {
    pub fn new(surroundings: Surroundings) -> Options {
        Options {
            rules: AnyRules::default(),
            strength: Strength::Full,
            resources: Resources { threads: 1, memory: 64 << 20 },
            seed: 0,
            judges: Judges::BuiltIn,
            surroundings,
        }
    }

    /// One line for each option, as the protocol describes them.
    pub fn describe(&self) -> Vec<String> {
        let tablebases =
            self.surroundings.tablebases.as_ref().map(|path| path.display().to_string());
        vec![
            "option name Rules type string default standard".to_owned(),
            "option name Level type string default full".to_owned(),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            format!("option name Memory type spin default 64 min 1 max {MOST_MEGABYTES}"),
            "option name Seed type string default 0".to_owned(),
            format!(
                "option name Tablebases type string default {}",
                tablebases.unwrap_or_default()
            ),
            "option name Judgement type string default built-in".to_owned(),
        ]
    }

    pub fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let spin = |most: usize| match value.parse() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(format!("{name} is a number from 1 to {most}, found “{}”", quote(value))),
        };
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = value.parse().map_err(|error: RulesError| error.to_string())?;
                Ok(Changed::Everything)
            }
            "level" => {
                self.strength = match value {
                    "full" => Strength::Full,
                    _ => {
                        let level = value.parse::<Level>();
                        Strength::Level(level.map_err(|error| format!("{error}, or full"))?)
                    }
                };
                Ok(Changed::Play)
            }
            "threads" => {
                self.resources.threads = spin(MOST_THREADS)?;
                Ok(Changed::Everything)
            }
            "memory" => {
                let megabytes = spin(MOST_MEGABYTES)?;
                let to_spare = self.surroundings.memory.map_or(u64::MAX, |bytes| bytes >> 20);
                if megabytes as u64 > to_spare {
                    return Err(format!(
                        "Memory: this machine has {to_spare} MB to spare, not {megabytes}"
                    ));
                }
                self.resources.memory = megabytes << 20;
                Ok(Changed::Everything)
            }
            "seed" => {
                let seed = value.parse();
                self.seed =
                    seed.map_err(|_| format!("Seed is a number, found “{}”", quote(value)))?;
                Ok(Changed::Play)
            }
            "tablebases" => {
                let path = PathBuf::from(value);
                if !value.is_empty() && !path.is_dir() {
                    return Err(format!("Tablebases: “{}” is not a directory", quote(value)));
                }
                self.surroundings.tablebases = (!value.is_empty()).then_some(path);
                Ok(Changed::Everything)
            }
            "judgement" => {
                self.judges = match value {
                    "" | "built-in" => Judges::BuiltIn,
                    "counts" => Judges::Counts,
                    path => Judges::File(PathBuf::from(path)),
                };
                Ok(Changed::Everything)
            }
            _ => Err(format!("unknown option “{}”", quote(name))),
        }
    }

    /// A desk for the game that is chosen.
    pub fn desk(&self) -> Result<DeskAndTrouble, MemoryError> {
        match self.rules {
            ByGame::Pyramid(rules) => {
                let find = |directory| tablebase::find(directory, rules);
                let found = self.surroundings.tablebases.as_deref().map_or(Ok(None), find);
                let mut trouble = Vec::new();
                let oracle = found.unwrap_or_else(|error| {
                    trouble.push(format!("{error}; remove it and solve the game again"));
                    None
                });
                let find = |directory| plan::find(directory, rules);
                let found = self.surroundings.tablebases.as_deref().map_or(Ok(None), find);
                let plan = found.unwrap_or_else(|error| {
                    trouble.push(format!("{error}; remove it and make it again"));
                    None
                });
                let judgement = self.judgement(rules).unwrap_or_else(|error| {
                    trouble.push(format!("{error}; the engine judges by counts"));
                    None
                });
                let knowledge = Knowledge { oracle, plan, judgement };
                Ok((self.desk_of::<pyramid::Position>(rules, knowledge)?, trouble))
            }
            ByGame::Equator(rules) => {
                let nothing = Knowledge { oracle: None, plan: None, judgement: None };
                Ok((self.desk_of::<equator::Position>(rules, nothing)?, Vec::new()))
            }
        }
    }

    /// What was learnt of these rules, or why it cannot be used.
    fn judgement(&self, rules: pyramid::Rules) -> Result<Option<Arc<Judgement>>, String> {
        let path = match &self.judges {
            Judges::BuiltIn => return Ok(pyramid::Position::built_in(rules)),
            Judges::Counts => return Ok(None),
            Judges::File(path) => path,
        };
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let read = Judgement::read(&bytes, rules);
        let read = read.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Some(Arc::new(read)))
    }

    fn desk_of<P: Playable>(
        &self,
        rules: P::Rules,
        knowledge: Knowledge<P>,
    ) -> Result<Box<dyn Desk>, MemoryError> {
        let Options { strength, resources, seed, .. } = *self;
        Ok(Box::new(GameDesk::<P>::new(rules, strength, resources, seed, knowledge)?))
    }
}
