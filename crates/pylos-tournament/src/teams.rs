//! Teams: players who belong together, and what they come to.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use crate::settings::{SettingsProblem, shorten};
use crate::tournament::folded;
use crate::{Entrant, Score, Tournament};

/// What is agreed about teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Teams {
    /// Whose points count for a team.
    pub counted: Counted,
    /// Whether team mates are paired with each other.
    pub mates: Mates,
}

/// Whose points count for a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counted {
    /// Everybody's.
    #[default]
    All,
    /// Those of so many, the best.
    Best(u8),
}

/// Whether team mates are paired with each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mates {
    /// Like everybody else.
    #[default]
    Meet,
    /// Not while it can be avoided, in a Swiss tournament or an arena.
    Apart,
}

/// `all`, `best 4`, `best 4 apart`.
impl fmt::Display for Teams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.counted {
            Counted::All => f.write_str("all")?,
            Counted::Best(many) => write!(f, "best {many}")?,
        }
        match self.mates {
            Mates::Meet => Ok(()),
            Mates::Apart => f.write_str(" apart"),
        }
    }
}

impl FromStr for Teams {
    type Err = SettingsProblem;

    fn from_str(text: &str) -> Result<Teams, SettingsProblem> {
        let (counted, mates) = match text.strip_suffix(" apart") {
            Some(counted) => (counted, Mates::Apart),
            None => (text, Mates::Meet),
        };
        let many = |many: &str| {
            let number = many.parse::<u8>().ok().filter(|it| (1..=99).contains(it));
            number.filter(|number| number.to_string() == many).ok_or(SettingsProblem::Teams)
        };
        let counted = match counted.split_once(' ') {
            None if counted == "all" => Counted::All,
            Some(("best", number)) => Counted::Best(many(number)?),
            _ => {
                return Err(SettingsProblem::Unknown {
                    what: "Teams",
                    text: shorten(text),
                    known: &["all", "best 4", "all apart", "best 4 apart"],
                });
            }
        };
        Ok(Teams { counted, mates })
    }
}

/// A row of the team table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// The place, shared by those whom nothing tells apart.
    pub rank: usize,
    /// What the team is called, as it was written first.
    pub team: String,
    /// The points that count.
    pub score: Score,
    /// Its players, the best first; the first `counted` count.
    pub players: Vec<Entrant>,
    /// How many of them count.
    pub counted: usize,
}

impl Tournament {
    /// The teams, the best first: by the points of those who count, then by
    /// the place of the best of them. Whoever belongs to none is left out.
    pub fn team_standings(&self) -> Vec<TeamStanding> {
        let table = self.standings();
        // Everybody's place and points, in the order of the table.
        let mut rows: Vec<(TeamStanding, usize)> = Vec::new();
        let mut known: HashMap<usize, usize> = HashMap::new();
        let numbers = self.team_numbers();
        for row in &table.rows {
            let Some(number) = numbers[row.who.index()] else { continue };
            let at = *known.entry(number).or_insert_with(|| {
                let (team, score) = (self.team_name(number), Score::ZERO);
                let team = TeamStanding { rank: 0, team, score, players: Vec::new(), counted: 0 };
                rows.push((team, row.rank));
                rows.len() - 1
            });
            let team = &mut rows[at].0;
            let counts = match self.settings().teams.counted {
                Counted::All => true,
                Counted::Best(many) => team.counted < many.into(),
            };
            if counts {
                team.score = team.score + row.score;
                team.counted += 1;
            }
            team.players.push(row.who);
        }
        let key = |(team, best): &(TeamStanding, usize)| (Reverse(team.score), *best);
        rows.sort_by_key(key);
        for i in 0..rows.len() {
            let same = i > 0 && key(&rows[i]) == key(&rows[i - 1]);
            rows[i].0.rank = if same { rows[i - 1].0.rank } else { i + 1 };
        }
        rows.into_iter().map(|(team, _)| team).collect()
    }

    /// Everybody's team as a number: upper and lower case are the same.
    pub(crate) fn team_numbers(&self) -> Vec<Option<usize>> {
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let mut number = |team: &String| {
            let next = numbers.len();
            *numbers.entry(folded(team)).or_insert(next)
        };
        self.players.iter().map(|player| player.team.as_ref().map(&mut number)).collect()
    }

    /// The same where team mates are to be kept apart; else nobody has one.
    pub(crate) fn teams_apart(&self) -> Vec<Option<usize>> {
        match self.settings().teams.mates {
            Mates::Meet => vec![None; self.players.len()],
            Mates::Apart => self.team_numbers(),
        }
    }

    /// The name of a team as it was written first.
    fn team_name(&self, number: usize) -> String {
        let at = self.team_numbers().iter().position(|it| *it == Some(number));
        at.and_then(|at| self.players[at].team.clone()).unwrap_or_default()
    }
}
