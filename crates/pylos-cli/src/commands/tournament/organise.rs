//! What an organiser does: begins, lets people in and out, pairs, reports.

use pylos_rules::{Random, TimeControl};
use pylos_tournament::{
    Action, Counted, Format, Mates, Openings, Order, Outcome, Place, Refusal, Scoring, Settings,
    Teams, ThirdPlace, TieBreak, Tournament,
};
use serde_json::json;

use super::file::TournamentFile;
use super::{FileArg, show, words};
use crate::commands::play::any_seed;
use crate::console::{Answer, Console, Format as Wanted};
use crate::failure::{Failure, FailureKind};
use crate::language::{Text, name};
use crate::rules_arg::RulesArg;

/// Begin a tournament
#[derive(clap::Args)]
pub struct New {
    #[command(flatten)]
    file: FileArg,
    /// What it is called
    #[arg(long, value_name = "NAME", default_value = "Pylos")]
    name: String,
    /// Where it is held
    #[arg(long, value_name = "PLACE")]
    site: Option<String>,
    /// When it is held
    #[arg(long, value_name = "DATE")]
    date: Option<String>,
    #[command(flatten)]
    rules: RulesArg,
    /// The clock: none, 30s/move, 10m or 5m+3s
    #[arg(long, value_name = "TIME", default_value = "none")]
    time: TimeControl,
    /// Who meets whom
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "swiss")]
    format: Kind,
    /// How many rounds a Swiss tournament has; 5 if left out
    #[arg(long, value_name = "N")]
    rounds: Option<u8>,
    /// The losers of the semi-finals of a knockout meet
    #[arg(long)]
    third_place: bool,
    /// How many games a pairing has
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u8,
    /// Where games begin: usual, or balanced, after six plies that are drawn by lot
    #[arg(long, value_name = "WHERE", default_value = "usual")]
    openings: Openings,
    /// What is added up: matches, games, or the points of Le Pylos (E13)
    #[arg(long, value_name = "WHAT", default_value = "matches")]
    scoring: Scoring,
    /// The start list: by rating, entry or lot
    #[arg(long, value_name = "ORDER", default_value = "rating")]
    order: Order,
    /// What decides between equal scores, in order: buchholz-cut-1, buchholz, sonneborn-berger, direct, wins
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    tie_breaks: Option<Vec<TieBreak>>,
    /// How many players of a team count, the best ones; all if left out
    #[arg(long, value_name = "N")]
    team_counts: Option<u8>,
    /// Do not pair team mates with each other while that can be avoided
    #[arg(long)]
    mates_apart: bool,
    /// Players to begin with, as NAME or NAME=RATING
    #[arg(long = "player", short, value_name = "NAME")]
    players: Vec<String>,
}

/// The formats on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    /// Everybody meets everybody
    RoundRobin,
    /// Everybody meets everybody twice
    DoubleRoundRobin,
    /// Equal scores meet, nobody twice
    Swiss,
    /// Whoever is free is paired
    Arena,
    /// Who loses is out
    Knockout,
}

impl New {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        if self.rounds.is_some() && self.format != Kind::Swiss {
            return Err(Failure::told(FailureKind::Usage, Text::TournamentRoundsSwiss));
        }
        let third_place = if self.third_place { ThirdPlace::Played } else { ThirdPlace::Shared };
        let settings = Settings {
            name: self.name.clone(),
            site: self.site.clone(),
            date: self.date.clone(),
            rules: self.rules.get()?,
            clock: self.time,
            format: match self.format {
                Kind::RoundRobin => Format::RoundRobin,
                Kind::DoubleRoundRobin => Format::DoubleRoundRobin,
                Kind::Swiss => Format::Swiss { rounds: self.rounds.unwrap_or(5) },
                Kind::Arena => Format::Arena,
                Kind::Knockout => Format::Knockout { third_place },
            },
            games: self.games,
            openings: self.openings,
            scoring: self.scoring,
            order: self.order,
            tie_breaks: self.tie_breaks.clone().unwrap_or_else(|| TieBreak::USUAL.to_vec()),
            teams: Teams {
                counted: self.team_counts.map_or(Counted::All, Counted::Best),
                mates: if self.mates_apart { Mates::Apart } else { Mates::Meet },
            },
        };
        let tournament = Tournament::new(settings).map_err(|why| words::refused(&why))?;
        let mut file = TournamentFile::create(&self.file.file, tournament)?;
        enter(&mut file, &self.players, None)?;
        file.save()?;
        tell_players(&file.tournament, console)
    }
}

fn enter(
    file: &mut TournamentFile,
    players: &[String],
    team: Option<&String>,
) -> Result<(), Failure> {
    for player in players {
        // Only what is a number after the last sign is a rating.
        let parts = player
            .rsplit_once('=')
            .and_then(|(name, rating)| Some((name.to_owned(), rating.trim().parse::<u16>().ok()?)));
        let team = team.cloned();
        let action = match parts {
            Some((name, rating)) => Action::Enter { name, rating: Some(rating), team },
            None => Action::Enter { name: player.clone(), rating: None, team },
        };
        file.act(&action, &mut Random::new(0))?;
    }
    Ok(())
}

fn tell_players(tournament: &Tournament, console: &mut Console) -> Result<Answer, Failure> {
    match console.format() {
        Wanted::Text => {
            let count = tournament.players().len().into();
            console.line(console.language().say(&Text::TournamentPlayers { count }))?;
        }
        Wanted::Json => {
            let players: Vec<_> = tournament
                .players()
                .iter()
                .map(|it| {
                    let mut shown =
                        json!({ "name": it.name, "rating": it.rating, "left": it.withdrawn });
                    if let Some(team) = &it.team {
                        shown["team"] = json!(team);
                    }
                    shown
                })
                .collect();
            console.json(&json!({ "players": players }))?;
        }
    }
    Ok(Answer::Yes)
}

/// Let people in
#[derive(clap::Args)]
pub struct Add {
    #[command(flatten)]
    file: FileArg,
    /// Their names, as NAME or NAME=RATING
    #[arg(value_name = "NAME", required = true)]
    players: Vec<String>,
    /// The team that they belong to
    #[arg(long, value_name = "TEAM")]
    team: Option<String>,
}

impl Add {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut file = TournamentFile::open(&self.file.file)?;
        enter(&mut file, &self.players, self.team.as_ref())?;
        file.save()?;
        tell_players(&file.tournament, console)
    }
}

/// Opens a file, lets something happen, and writes it.
fn change(file: &FileArg, actions: &[Action], console: &mut Console) -> Result<Answer, Failure> {
    let mut file = TournamentFile::open(&file.file)?;
    for action in actions {
        file.act(action, &mut Random::new(0))?;
    }
    file.save()?;
    tell_players(&file.tournament, console)
}

/// Mend a name
#[derive(clap::Args)]
pub struct Rename {
    #[command(flatten)]
    file: FileArg,
    /// The name as it is
    #[arg(value_name = "BEFORE")]
    player: String,
    /// The name as it should be
    #[arg(value_name = "NAME")]
    name: String,
}

impl Rename {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let (player, name) = (self.player.clone(), self.name.clone());
        change(&self.file, &[Action::Rename { player, name }], console)
    }
}

/// Say which team somebody belongs to
#[derive(clap::Args)]
pub struct Team {
    #[command(flatten)]
    file: FileArg,
    /// The name of the player
    #[arg(value_name = "NAME")]
    player: String,
    /// The team; none if left out
    #[arg(value_name = "TEAM")]
    team: Option<String>,
}

impl Team {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let (player, team) = (self.player.clone(), self.team.clone());
        change(&self.file, &[Action::Join { player, team }], console)
    }
}

/// Let people go: they are not paired any more
#[derive(clap::Args)]
pub struct Withdraw {
    #[command(flatten)]
    file: FileArg,
    /// Their names
    #[arg(value_name = "NAME", required = true)]
    players: Vec<String>,
}

impl Withdraw {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let leave = |player: &String| Action::Withdraw { player: player.clone() };
        let actions: Vec<Action> = self.players.iter().map(leave).collect();
        change(&self.file, &actions, console)
    }
}

/// Let people who had left play again
#[derive(clap::Args)]
pub struct Return {
    #[command(flatten)]
    file: FileArg,
    /// Their names
    #[arg(value_name = "NAME", required = true)]
    players: Vec<String>,
}

impl Return {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let come = |player: &String| Action::Return { player: player.clone() };
        let actions: Vec<Action> = self.players.iter().map(come).collect();
        change(&self.file, &actions, console)
    }
}

/// Excuse somebody from a Swiss round to come, for half a point
#[derive(clap::Args)]
pub struct Excuse {
    #[command(flatten)]
    file: FileArg,
    /// The name
    #[arg(value_name = "NAME")]
    player: String,
    /// The round
    #[arg(value_name = "ROUND")]
    round: usize,
}

impl Excuse {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let action = Action::Excuse { player: self.player.clone(), round: self.round };
        change(&self.file, &[action], console)
    }
}

/// End the tournament, whatever was still to come
#[derive(clap::Args)]
pub struct Close {
    #[command(flatten)]
    file: FileArg,
}

impl Close {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut file = TournamentFile::open(&self.file.file)?;
        file.act(&Action::Close, &mut Random::new(0))?;
        file.save()?;
        show::table(&file.tournament, console)
    }
}

/// Pair the next round
///
/// Exit code 1 if there is nothing to pair: the tournament is over, or nobody
/// is free.
#[derive(clap::Args)]
pub struct Pair {
    #[command(flatten)]
    file: FileArg,
    /// Seed of the lots; the same seed gives the same ones
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl Pair {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut file = TournamentFile::open(&self.file.file)?;
        let mut chance = Random::new(self.seed.unwrap_or_else(any_seed));
        file.act(&Action::Pair, &mut chance)?;
        file.save()?;
        show::pairings(&file.tournament, file.tournament.rounds().len(), console)
    }
}

/// Report a result, or correct one
///
/// As `result FILE 2.1 1-0` (round 2, board 1) or `result FILE Ada Charles 1-0`,
/// Ada's score first. Results are 1-0, 1/2-1/2, 2.5-1.5, 12-9, or +/-, -/+ and
/// -/- where somebody did not come; before those that begin with a dash goes
/// `--`, as in `result FILE 2.1 -- -/+`.
#[derive(clap::Args)]
pub struct ResultCommand {
    #[command(flatten)]
    file: FileArg,
    /// The board, as ROUND.BOARD, or the name of a player
    #[arg(value_name = "BOARD|NAME")]
    first: String,
    /// The result, or the name of the opponent
    #[arg(value_name = "RESULT|NAME")]
    second: String,
    /// The result, after two names
    #[arg(value_name = "RESULT")]
    third: Option<String>,
    /// The result that is there was wrong; `none` takes it back
    #[arg(long)]
    correct: bool,
}

impl ResultCommand {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut file = TournamentFile::open(&self.file.file)?;
        let (place, turned, text) = self.place(&file.tournament)?;
        let turn = |outcome: Outcome| if turned { outcome.turned() } else { outcome };
        let outcome = match text {
            "none" if self.correct => None,
            _ => match text.parse() {
                Ok(outcome) => Some(turn(outcome)),
                Err(_) => {
                    let text = name(text.chars().take(24).collect::<String>());
                    let why = Text::TournamentNotAResult { text };
                    return Err(Failure::told(FailureKind::Usage, why));
                }
            },
        };
        let action = match outcome {
            Some(outcome) if !self.correct => Action::Report { place, outcome },
            outcome => Action::Correct { place, outcome },
        };
        file.act(&action, &mut Random::new(0))?;
        file.save()?;
        show::pairings(&file.tournament, place.round, console)
    }

    /// The pairing that is meant, whether its sides stand the other way round,
    /// and the result.
    fn place(&self, tournament: &Tournament) -> Result<(Place, bool, &str), Failure> {
        let Some(result) = &self.third else {
            let numbers = self.first.split_once('.').and_then(|(round, board)| {
                Some(Place { round: round.parse().ok()?, board: board.parse().ok()? })
            });
            let form = || {
                let form = name("FILE 2.1 1-0");
                Failure::told(FailureKind::Usage, Text::TournamentLineForm { form })
            };
            return Ok((numbers.ok_or_else(form)?, false, &self.second));
        };
        let find = |name: &str| tournament.find(name).map_err(|why| words::refused(&why));
        let found = tournament.find_pairing(find(&self.first)?, find(&self.second)?);
        let strangers = || Refusal::NotOpponents(self.first.clone(), self.second.clone());
        let (place, turned) = found.ok_or_else(|| words::refused(&strangers()))?;
        Ok((place, turned, result))
    }
}
