//! `pylos tournament teams`: what the teams come to.

use pylos_tournament::{TeamStanding, Tournament};
use serde_json::{Value, json};

use super::file::TournamentFile;
use super::{FileArg, show};
use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text};

/// Show the table of the teams
///
/// A team has the points of its players, or of its best ones where that is
/// agreed (`--team-counts`). Equal teams stand by the place of their best
/// player.
#[derive(clap::Args)]
pub struct Teams {
    #[command(flatten)]
    file: FileArg,
    /// For spreadsheets
    #[arg(long)]
    csv: bool,
}

impl Teams {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let tournament = TournamentFile::open(&self.file.file)?.tournament;
        let teams = tournament.team_standings();
        if teams.is_empty() {
            return Err(Failure::told(FailureKind::Tournament, Text::TournamentNoTeams));
        }
        match console.format() {
            Format::Json => {
                let teams: Vec<Value> = teams.iter().map(|team| shape(&tournament, team)).collect();
                console.json(&json!({ "teams": teams }))?;
            }
            Format::Text if self.csv => console.text(show::csv(&rows(&tournament, None)))?,
            Format::Text => {
                let rows = rows(&tournament, Some(console.language()));
                show::lines(&rows, &[0, 2], console)?;
            }
        }
        Ok(Answer::Yes)
    }
}

fn shape(tournament: &Tournament, team: &TeamStanding) -> Value {
    let player = |who: &pylos_tournament::Entrant| tournament.player(*who).name.clone();
    json!({
        "rank": team.rank, "team": team.team, "points": team.score.to_string(),
        "players": team.players.iter().map(player).collect::<Vec<_>>(), "counted": team.counted,
    })
}

/// The table as rows of words, headings first; without a language for
/// spreadsheets. Players who do not count stand in brackets.
pub fn rows(tournament: &Tournament, language: Option<Language>) -> Vec<Vec<String>> {
    let say = |text: Text, word: &str| match language {
        Some(language) => language.say(&text),
        None => word.to_owned(),
    };
    let mut rows = vec![vec![
        say(Text::TournamentRank, "rank"),
        say(Text::TournamentTeam, "team"),
        say(Text::TournamentPoints, "points"),
        say(Text::TournamentTeamPlayers, "players"),
    ]];
    for team in tournament.team_standings() {
        let names: Vec<String> = (0..)
            .zip(&team.players)
            .map(|(at, who)| {
                let name = &tournament.player(*who).name;
                if at < team.counted { name.clone() } else { format!("({name})") }
            })
            .collect();
        rows.push(vec![team.rank.to_string(), team.team, team.score.to_string(), names.join(", ")]);
    }
    rows
}
