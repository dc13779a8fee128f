//! `pylos tournament play`: engines play a tournament to its end.

use std::collections::HashMap;
use std::io::Write as _;
use std::path::PathBuf;

use pylos_engine::arena::{self, Contestant, External, Ours, Spec, random_opening};
use pylos_engine::{Limits, Playable, Strength, SystemClock};
use pylos_rules::{
    ByGame, Game, Position, Random, Record, Side as _, TimeControl, equator, for_game, pyramid,
};
use pylos_tournament::{
    Action, Ballot, Entrant, Format, Outcome, Phase, Place, Score, Scoring, Tournament,
};

use super::file::TournamentFile;
use super::{FileArg, show};
use crate::console::{Answer, Console, Format as Wanted};
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;

/// Let engines play what is left of a tournament
///
/// A player whose name is level:1 to level:10, depth:N, nodes:N, time:N or full
/// is ours; others are named with --engine. The file is written after every
/// pairing, so that play goes on where it was stopped. Every game begins after
/// a few random turns, or as the tournament's balanced openings say; the two
/// games of a pair of games have the same.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    file: FileArg,
    /// Another engine: the player's name and the command that starts it
    #[arg(long = "engine", value_name = "NAME=COMMAND")]
    engines: Vec<String>,
    /// Stop when so many rounds are played; an arena needs it
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,
    /// Begin after so many random turns
    #[arg(long, value_name = "PLIES", default_value_t = 4)]
    random: usize,
    /// Seed of lots and openings; the same seed gives the same ones
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Add the records of the games to this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// A level knockout match goes on, but not for ever.
const MOST_GAMES: usize = 200;

/// What a game says about points of its own (E13).
trait Counted: Playable {
    /// The points of both sides; nothing where games are won or lost.
    fn points(&self) -> Option<[u32; 2]>;
}

impl Counted for pyramid::Position {
    fn points(&self) -> Option<[u32; 2]> {
        None
    }
}

impl Counted for equator::Position {
    fn points(&self) -> Option<[u32; 2]> {
        let [first, second] = <equator::Position as Position>::Side::BOTH;
        Some([first, second].map(|color| self.points(color).into()))
    }
}

impl Play {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut file = TournamentFile::open(&self.file.file)?;
        let format = file.tournament.settings().format;
        if format == Format::Arena && self.rounds.is_none() {
            return Err(Failure::usage("an arena has no end of its own: give --rounds N"));
        }
        for_game!(file.tournament.settings().rules, |P, rules| {
            self.play::<P>(rules, &mut file, console)?
        });
        show::crosstable(&file.tournament, console)
    }

    fn play<P: Counted>(
        &self,
        rules: P::Rules,
        file: &mut TournamentFile,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let specs = self.specs(&file.tournament)?;
        let time = file.tournament.settings().clock;
        let mut players: HashMap<(Entrant, bool), Box<dyn Contestant<P>>> = HashMap::new();
        loop {
            while let Some(place) = file.tournament.missing_result() {
                let Some(board) = file.tournament.board(place) else { break };
                let [first, second] = board.players;
                let mut take = |who: Entrant, second: bool| {
                    let made = || contestant::<P>(rules, &specs[who.0 as usize], time);
                    players.remove(&(who, second)).unwrap_or_else(made)
                };
                let mut pair = [take(first, false), take(second, true)];
                let outcome = self.series(rules, &file.tournament, place, &mut pair)?;
                let [one, two] = pair;
                players.insert((first, false), one);
                players.insert((second, true), two);
                file.act(&Action::Report { place, outcome }, &mut Random::new(0))?;
                file.save()?;
                if console.format() == Wanted::Text {
                    let [first, second] = [first, second].map(|who| file.tournament.player(who));
                    let (first, second) = (&first.name, &second.name);
                    console.line(format_args!("{place}  {first} – {second}  {outcome}"))?;
                    console.flush()?;
                }
            }
            let enough = self.rounds.is_some_and(|most| file.tournament.rounds().len() >= most);
            if enough || file.tournament.phase() == Phase::Over {
                return Ok(());
            }
            let round = file.tournament.rounds().len() as u64;
            file.act(&Action::Pair, &mut Random::new(self.seed ^ round << 40))?;
            file.save()?;
        }
    }

    /// Plays all games of a pairing.
    fn series<P: Counted>(
        &self,
        rules: P::Rules,
        tournament: &Tournament,
        place: Place,
        players: &mut [Box<dyn Contestant<P>>; 2],
    ) -> Result<Outcome, Failure> {
        let settings = tournament.settings();
        let games = usize::from(settings.games);
        let knockout = matches!(settings.format, Format::Knockout { .. });
        let by_points =
            matches!(settings.rules, ByGame::Equator(_)) && settings.scoring != Scoring::Games;
        let mut halves = [0; 2];
        for number in 0..MOST_GAMES {
            let level = halves[0] == halves[1];
            if number >= games && !(knockout && level) {
                break;
            }
            // They take turns at beginning.
            let turned = number % 2 == 1;
            let (ending, points, record) =
                self.game(rules, tournament, place, number, turned, players);
            self.keep(&record)?;
            let won = match (ending, points.filter(|_| by_points)) {
                (Some(_), Some(points)) => points.map(|points| 2 * points),
                (Some(first), None) => first,
                (None, _) => [1, 1],
            };
            let order = if turned { [won[1], won[0]] } else { won };
            halves = [halves[0] + order[0], halves[1] + order[1]];
        }
        Ok(Outcome::Played(Score::halves(halves[0]), Score::halves(halves[1])))
    }

    /// Plays one game: half points for first and second side if somebody won,
    /// points of the game's own, and its record.
    fn game<P: Counted>(
        &self,
        rules: P::Rules,
        tournament: &Tournament,
        place: Place,
        number: usize,
        turned: bool,
        players: &mut [Box<dyn Contestant<P>>; 2],
    ) -> (Option<[u32; 2]>, Option<[u32; 2]>, Record) {
        let seed = self.seed ^ (place.round as u64) << 40 ^ (place.board as u64) << 20;
        let opening: Game<P> = match tournament.ballot(place, number as u32 + 1) {
            Some(ballot) => opened(rules, &ballot),
            None => random_opening(rules, self.random, seed ^ (number / 2) as u64),
        };
        let mut lot = Random::new(seed ^ (number as u64) << 8);
        let [one, two] = players;
        let (first, second) = if turned { (two, one) } else { (one, two) };
        let ready = [first.prepare(rules, lot.bits()), second.prepare(rules, lot.bits())];
        let side = |index: usize| P::Side::BOTH[index];
        let clock = SystemClock::default();
        let time = tournament.settings().clock;
        let played = match ready {
            [Err(why), _] => arena::Played::forfeited(opening, side(0), why),
            [_, Err(why)] => arena::Played::forfeited(opening, side(1), why),
            _ => arena::play(opening, [&mut **first, &mut **second], time, &clock),
        };
        let mut record = Record::of_game(&played.game);
        let names = tournament.board(place).map(|board| board.players);
        let names = names.unwrap_or([Entrant(0); 2]).map(|who| &tournament.player(who).name);
        let names = if turned { [names[1], names[0]] } else { names };
        let _ = record.set_tag("Event", &tournament.settings().name);
        let _ = record.set_tag("Round", &format!("{place}.{}", number + 1));
        for (side, name) in P::Side::BOTH.into_iter().zip(names) {
            let tag = side.to_string();
            let _ = record.set_tag(&(tag[..1].to_uppercase() + &tag[1..]), name);
        }
        if let Some((side, why)) = &played.forfeit {
            record.add_comment(&format!("{side} {why}"));
        }
        let winner = played.game.outcome().and_then(|ending| ending.winner());
        let halves = winner.map(|side| if side == P::Side::BOTH[0] { [2, 0] } else { [0, 2] });
        let points = match (&played.forfeit, halves) {
            // E12: 11 points win; what was on the board does not count then.
            (Some(_), Some(halves)) => {
                played.game.position().points().map(|_| halves.map(|won| won / 2 * 11))
            }
            _ => played.game.position().points(),
        };
        (halves, points, record)
    }

    /// Adds a record to the file for them.
    fn keep(&self, record: &Record) -> Result<(), Failure> {
        let Some(path) = &self.save else { return Ok(()) };
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        let written = file.and_then(|mut file| writeln!(file, "{record}"));
        written.map_err(|error| Failure::in_file(path, &FileError::Io(error)))
    }

    /// Who plays for every player. A name is never run as a command unless it
    /// was given as one.
    fn specs(&self, tournament: &Tournament) -> Result<Vec<Spec>, Failure> {
        let mut named: HashMap<Entrant, Spec> = HashMap::new();
        for engine in &self.engines {
            let form = || Failure::usage(format!("“{engine}” is not NAME=COMMAND"));
            let (name, command) = engine.split_once('=').ok_or_else(form)?;
            let who = tournament.find(name).map_err(|why| super::words::refused(&why))?;
            let spec = command.parse().map_err(|error| Failure::usage(format!("{error}")))?;
            named.insert(who, spec);
        }
        let endless = |spec: &Spec| {
            *spec == Spec::Ours(Strength::Full, Limits::NONE)
                && tournament.settings().clock == TimeControl::Unlimited
        };
        tournament
            .entrants()
            .map(|who| {
                let name = &tournament.player(who).name;
                let spec = named
                    .get(&who)
                    .cloned()
                    .or_else(|| name.parse().ok().filter(|spec| matches!(spec, Spec::Ours(..))));
                match spec {
                    Some(spec) if endless(&spec) => Err(Failure::new(
                        FailureKind::Usage,
                        format!("“{name}” thinks as long as its clock allows, and there is none"),
                    )),
                    Some(spec) => Ok(spec),
                    None => Err(Failure::new(
                        FailureKind::Usage,
                        format!(
                            "“{name}” is no engine of ours (level:1…10, depth:N, nodes:N, time:N, \
                             full): say which it is with --engine \"{name}=COMMAND\""
                        ),
                    )),
                }
            })
            .collect()
    }
}

/// A game after the turns of a ballot.
fn opened<P: Position>(rules: P::Rules, ballot: &Ballot) -> Game<P> {
    let mut game = Game::new(rules);
    for turn in &ballot.turns {
        // They are legal under the rules that they were drawn for.
        if game.play_text(&turn.to_string()).is_err() {
            break;
        }
    }
    game
}

fn contestant<P: Playable>(
    rules: P::Rules,
    spec: &Spec,
    time: TimeControl,
) -> Box<dyn Contestant<P>> {
    match spec {
        Spec::Ours(strength, limits) => {
            let ours = Ours::<P>::new(rules, *strength, *limits);
            // Without a clock only work counts, and the same seed gives the
            // same games.
            let timed = time != TimeControl::Unlimited || limits.time.is_some();
            Box::new(if timed { ours } else { ours.unhurried() })
        }
        Spec::Command(command) => Box::new(External::new(command.clone())),
    }
}
