//! Does a program speak the engine protocol? An examiner who asks for
//! everything that `docs/protocol.md` demands, one thing after the other, and
//! names what is right and what is wrong.
//!
//! Each demand is examined by itself: after a fault the program is started
//! anew, so that one mistake does not look like many.

mod examiner;
mod fault;

use std::fmt;
use std::time::Duration;

use examiner::Examiner;
pub use fault::Fault;
use pylos_rules::{AnyRules, for_game};

/// Something that the protocol demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// It starts, and introduces itself when it hears `pylos`.
    Introduction,
    /// It answers `isready`.
    Ready,
    /// It plays under some rules, and refuses those that it does not know.
    Rules,
    /// Under these rules all its turns are legal.
    Turns(AnyRules),
    /// Under these rules it knows when a game is over.
    Ending(AnyRules),
    /// It obeys `depth` and `nodes`.
    Limits,
    /// It answers within `movetime`.
    MoveTime,
    /// Its answer leaves time on its `clock`.
    Clock,
    /// With `infinite` it thinks until `stop`, and is ready meanwhile.
    Stop,
    /// What it does not know is answered with `error`.
    Unknown,
    /// Bytes that mean nothing do not end it.
    Garbage,
    /// A position that cannot be is refused, and changes nothing.
    Refusal,
    /// `newgame` returns to the start.
    NewGame,
    /// `quit` ends it, even while it thinks.
    Quit,
    /// So does the end of its input.
    EndOfInput,
}

impl Demand {
    /// Its name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Demand::Introduction => "introduction",
            Demand::Ready => "ready",
            Demand::Rules => "rules",
            Demand::Turns(_) => "turns",
            Demand::Ending(_) => "ending",
            Demand::Limits => "limits",
            Demand::MoveTime => "movetime",
            Demand::Clock => "clock",
            Demand::Stop => "stop",
            Demand::Unknown => "unknown",
            Demand::Garbage => "garbage",
            Demand::Refusal => "refusal",
            Demand::NewGame => "newgame",
            Demand::Quit => "quit",
            Demand::EndOfInput => "end-of-input",
        }
    }

    /// The rules that it is about, if it is about some.
    pub fn rules(self) -> Option<AnyRules> {
        match self {
            Demand::Turns(rules) | Demand::Ending(rules) => Some(rules),
            _ => None,
        }
    }
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Demand::Introduction => f.write_str("introduces itself"),
            Demand::Ready => f.write_str("is ready when asked"),
            Demand::Rules => f.write_str("says which rules it plays"),
            Demand::Turns(rules) => write!(f, "plays {rules}"),
            Demand::Ending(rules) => write!(f, "knows when {rules} is over"),
            Demand::Limits => f.write_str("obeys depth and nodes"),
            Demand::MoveTime => f.write_str("keeps to movetime"),
            Demand::Clock => f.write_str("keeps to its clock"),
            Demand::Stop => f.write_str("thinks until it is stopped"),
            Demand::Unknown => f.write_str("refuses what it does not know"),
            Demand::Garbage => f.write_str("survives garbage"),
            Demand::Refusal => f.write_str("refuses impossible positions"),
            Demand::NewGame => f.write_str("begins a new game"),
            Demand::Quit => f.write_str("quits"),
            Demand::EndOfInput => f.write_str("ends with its input"),
        }
    }
}

/// How a program meets a demand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was demanded.
    pub demand: Demand,
    /// What was seen, or what is wrong.
    pub seen: Result<String, Fault>,
}

/// How closely to look.
#[derive(Clone, Copy, Debug)]
pub struct Examination {
    /// In how many positions of each rule set a turn is asked for.
    pub positions: u32,
    /// Where the chance that makes these positions begins.
    pub seed: u64,
    /// How long the program may say nothing.
    pub patience: Duration,
}

impl Default for Examination {
    fn default() -> Examination {
        Examination { positions: 60, seed: 1, patience: Duration::from_secs(20) }
    }
}

/// Rules to ask a program about: the usual ones of both games, and readings
/// that are easily forgotten.
const RULES: [&str; 11] = [
    "children",
    "standard",
    "standard+must",
    "standard+raise",
    "standard+13-15",
    "advanced",
    "advanced+must+raise",
    "carpentier",
    "carpentier+5+new+nosingleton",
    "carpentier+straight",
    "jeux-et-strategie",
];

/// Examines the program that this command starts. Every finding is shown as
/// soon as it is made; the answer is whether all demands are met. A program
/// that cannot introduce itself, is never ready or plays nothing is asked
/// nothing more.
pub fn examine(
    command: Vec<String>,
    examination: Examination,
    mut show: impl FnMut(&Finding),
) -> bool {
    let mut examiner = Examiner::new(command, examination);
    let mut conforms = true;
    let mut found = |demand, seen: Result<String, Fault>| {
        let met = seen.is_ok();
        conforms &= met;
        show(&Finding { demand, seen });
        met
    };
    if !found(Demand::Introduction, examiner.introduction())
        || !found(Demand::Ready, examiner.ready())
    {
        return false;
    }
    let rules: Vec<AnyRules> = RULES.iter().filter_map(|text| text.parse().ok()).collect();
    let played = examiner.played(&rules);
    let said = match &played {
        Ok(played) => {
            let names: Vec<String> = played.iter().map(ToString::to_string).collect();
            Ok(names.join(", "))
        }
        Err(fault) => Err(fault.clone()),
    };
    found(Demand::Rules, said);
    let Ok(played) = played else { return false };
    for &rules in &played {
        for demand in [Demand::Turns(rules), Demand::Ending(rules)] {
            let seen = for_game!(rules, |P, rules| examiner.behaviour::<P>(demand, rules));
            found(demand, seen);
        }
    }
    let Some(&rules) = played.first() else { return false };
    for demand in [
        Demand::Limits,
        Demand::MoveTime,
        Demand::Clock,
        Demand::Stop,
        Demand::Unknown,
        Demand::Garbage,
        Demand::Refusal,
        Demand::NewGame,
        Demand::Quit,
        Demand::EndOfInput,
    ] {
        let seen = for_game!(rules, |P, rules| examiner.behaviour::<P>(demand, rules));
        found(demand, seen);
    }
    conforms
}
