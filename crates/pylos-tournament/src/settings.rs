//! What is agreed before a tournament begins.

use std::fmt;
use std::str::FromStr;

use pylos_findings::ballots;
use pylos_findings::openings::Opening;
use pylos_rules::{AnyRules, ByGame, TimeControl};

use crate::teams::{Counted, Teams};
use crate::{Refusal, Score, TieBreak};

/// What is agreed before a tournament begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What it is called.
    pub name: String,
    /// Where it is held.
    pub site: Option<String>,
    /// When: any text, `2026-11-18` by habit.
    pub date: Option<String>,
    /// The rules, and so the game.
    pub rules: AnyRules,
    /// The time that players have (P14).
    pub clock: TimeControl,
    /// Who meets whom.
    pub format: Format,
    /// How many games a pairing has; they take turns at beginning.
    pub games: u8,
    /// Where games begin.
    pub openings: Openings,
    /// What is added up.
    pub scoring: Scoring,
    /// How players are ranked before anything is played.
    pub order: Order,
    /// What decides between equal scores, the first first.
    pub tie_breaks: Vec<TieBreak>,
    /// What teams are about, where players belong to some.
    pub teams: Teams,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: "Pylos".to_owned(),
            site: None,
            date: None,
            rules: AnyRules::default(),
            clock: TimeControl::Unlimited,
            format: Format::Swiss { rounds: 5 },
            games: 1,
            openings: Openings::Usual,
            scoring: Scoring::Matches,
            order: Order::Rating,
            tie_breaks: TieBreak::USUAL.to_vec(),
            teams: Teams::default(),
        }
    }
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Everybody meets everybody, once.
    RoundRobin,
    /// Everybody meets everybody twice, once as either side.
    DoubleRoundRobin,
    /// Equal scores meet, nobody twice.
    Swiss {
        /// How many rounds there are.
        rounds: u8,
    },
    /// Whoever is free is paired, until the organiser ends it.
    Arena,
    /// Who loses is out.
    Knockout {
        /// Whether the losers of the semi-finals meet.
        third_place: ThirdPlace,
    },
}

/// Whether the losers of the semi-finals meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThirdPlace {
    /// They do.
    Played,
    /// They share the third place.
    Shared,
}

impl Format {
    /// How many rounds there can be at most; files and tables have two digits.
    pub const MOST_ROUNDS: u8 = 99;
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::RoundRobin => f.write_str("round-robin"),
            Format::DoubleRoundRobin => f.write_str("double-round-robin"),
            Format::Swiss { rounds } => write!(f, "swiss {rounds}"),
            Format::Arena => f.write_str("arena"),
            Format::Knockout { third_place: ThirdPlace::Shared } => f.write_str("knockout"),
            Format::Knockout { third_place: ThirdPlace::Played } => {
                f.write_str("knockout third-place")
            }
        }
    }
}

/// Where games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Openings {
    /// Where games under these rules usually do.
    Usual,
    /// After six plies that are drawn by lot and leave both sides the same
    /// chance; the two games of a pair have the same.
    Balanced,
}

/// What every pairing adds to a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// One point for whoever has won the pairing, half a point if it is level.
    Matches,
    /// The games that were won, drawn ones by half.
    Games,
    /// The points of the equator game (E13).
    Points,
}

/// How players are ranked before anything is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// By rating, those without one last; equal ones as they entered.
    Rating,
    /// As they entered.
    Entry,
    /// By lot.
    Lot,
}

macro_rules! words {
    ($type:ident, $what:literal, $($word:literal = $variant:path),+) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($variant => $word),+ })
            }
        }

        impl FromStr for $type {
            type Err = SettingsProblem;

            fn from_str(text: &str) -> Result<$type, SettingsProblem> {
                match text {
                    $($word => Ok($variant),)+
                    _ => Err(SettingsProblem::Unknown {
                        what: $what,
                        text: shorten(text),
                        known: &[$($word),+],
                    }),
                }
            }
        }
    };
}

words!(
    Scoring,
    "Scoring",
    "matches" = Scoring::Matches,
    "games" = Scoring::Games,
    "points" = Scoring::Points
);
words!(Openings, "Openings", "usual" = Openings::Usual, "balanced" = Openings::Balanced);
words!(Order, "Order", "rating" = Order::Rating, "entry" = Order::Entry, "lot" = Order::Lot);

impl FromStr for Format {
    type Err = SettingsProblem;

    fn from_str(text: &str) -> Result<Format, SettingsProblem> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words.as_slice() {
            ["round-robin"] => Format::RoundRobin,
            ["double-round-robin"] => Format::DoubleRoundRobin,
            ["swiss", rounds] => match rounds.parse() {
                Ok(rounds) => Format::Swiss { rounds },
                Err(_) => return Err(SettingsProblem::Rounds),
            },
            ["arena"] => Format::Arena,
            ["knockout"] => Format::Knockout { third_place: ThirdPlace::Shared },
            ["knockout", "third-place"] => Format::Knockout { third_place: ThirdPlace::Played },
            _ => {
                return Err(SettingsProblem::Unknown {
                    what: "Format",
                    text: shorten(text),
                    known: &["round-robin", "double-round-robin", "swiss 5", "arena", "knockout"],
                });
            }
        })
    }
}

/// What is wrong with what was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsProblem {
    /// There is no such format, scoring, order or tie-break.
    Unknown {
        /// Of what kind; also the name of the tag.
        what: &'static str,
        /// What was asked for.
        text: String,
        /// What there is.
        known: &'static [&'static str],
    },
    /// There are 1 to 99 rounds.
    Rounds,
    /// A pairing has 1 to 99 games.
    Games,
    /// Only the equator game has points to add up (E13).
    Points,
    /// No balanced openings are known for these rules.
    NoBallots(String),
    /// Arena and knockout count matches alone.
    MatchesAlone,
    /// Of a team all count, or the best 1 to 99.
    Teams,
    /// A tie-break comes twice.
    TieBreakTwice(TieBreak),
    /// A tournament has a name, on one line.
    Name,
}

impl fmt::Display for SettingsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsProblem::Unknown { what, text, known } => {
                let (what, known) = (what.to_lowercase(), known.join(", "));
                write!(f, "unknown {what} “{text}”: there are {known}")
            }
            SettingsProblem::Rounds => f.write_str("there are 1 to 99 rounds"),
            SettingsProblem::Games => f.write_str("a pairing has 1 to 99 games"),
            SettingsProblem::Points => {
                f.write_str("only Le Pylos has points to add up (E13): use matches or games")
            }
            SettingsProblem::NoBallots(rules) => {
                write!(f, "no balanced openings are known for {rules}")
            }
            SettingsProblem::MatchesAlone => {
                f.write_str("arena and knockout count matches: leave the scoring at matches")
            }
            SettingsProblem::Teams => f.write_str("of a team all count, or the best 1 to 99"),
            SettingsProblem::TieBreakTwice(tie_break) => {
                write!(f, "the tie-break {tie_break} is there twice")
            }
            SettingsProblem::Name => f.write_str("a tournament needs a name of one line"),
        }
    }
}

impl std::error::Error for SettingsProblem {}

impl Settings {
    /// Checks that it all goes together.
    pub(crate) fn check(&self) -> Result<(), SettingsProblem> {
        let texts = [Some(&self.name), self.site.as_ref(), self.date.as_ref()];
        let one_line = |text: &&String| !text.contains(char::is_control);
        if self.name.trim().is_empty() || !texts.iter().flatten().all(one_line) {
            return Err(SettingsProblem::Name);
        }
        match self.format {
            Format::Swiss { rounds } if rounds == 0 || rounds > Format::MOST_ROUNDS => {
                return Err(SettingsProblem::Rounds);
            }
            Format::Arena | Format::Knockout { .. } if self.scoring != Scoring::Matches => {
                return Err(SettingsProblem::MatchesAlone);
            }
            _ => {}
        }
        if self.games == 0 || self.games > 99 {
            return Err(SettingsProblem::Games);
        }
        if self.scoring == Scoring::Points && matches!(self.rules, ByGame::Pyramid(_)) {
            return Err(SettingsProblem::Points);
        }
        if self.openings == Openings::Balanced && self.ballots().is_empty() {
            return Err(SettingsProblem::NoBallots(self.rules.to_string()));
        }
        if self.teams.counted == Counted::Best(0) {
            return Err(SettingsProblem::Teams);
        }
        for (i, tie_break) in self.tie_breaks.iter().enumerate() {
            if self.tie_breaks[..i].contains(tie_break) {
                return Err(SettingsProblem::TieBreakTwice(*tie_break));
            }
        }
        Ok(())
    }

    /// The balanced openings for these rules.
    fn ballots(&self) -> Vec<Opening> {
        match self.rules {
            ByGame::Pyramid(rules) => ballots::all(rules),
            ByGame::Equator(_) => Vec::new(),
        }
    }

    /// What a pairing that was won without a game counts, or a bye.
    pub fn full_score(&self) -> Score {
        let games = u32::from(self.games);
        match self.scoring {
            Scoring::Matches => Score::whole(1),
            Scoring::Games => Score::whole(games),
            // E12: 11 of 21 points win.
            Scoring::Points => Score::whole(11 * games),
        }
    }

    /// What a bye that was asked for counts: as much as a level score.
    pub fn half_score(&self) -> Score {
        let games = u32::from(self.games);
        match self.scoring {
            Scoring::Matches => Score::halves(1),
            Scoring::Games => Score::halves(games),
            Scoring::Points => Score::halves(21 * games),
        }
    }
}

impl From<SettingsProblem> for Refusal {
    fn from(problem: SettingsProblem) -> Refusal {
        Refusal::Settings(problem)
    }
}

/// As much of a foreign text as is worth quoting.
pub(crate) fn shorten(text: &str) -> String {
    text.chars().take(24).collect()
}
