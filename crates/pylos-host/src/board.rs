//! A game of either kind: what the server needs of the rules, without knowing
//! which game it is.

use pylos_rules::equator::{self, Arrangement, ArrangementError, Color, SetupMode};
use pylos_rules::{
    AnyGame, AnyReplayError, AnyRules, ByGame, Game, PlayError, Position as _, Random, Record,
    Repetition, RulesError, Side as _, Viewer, for_game, pyramid,
};
use pylos_views::{Kind, LegalTurn, ResultShown, View, Viewed, legal_turns};

use crate::chair::Chair;
use crate::refusal::{Code, Refusal};

/// A game of either kind.
#[derive(Clone, Debug)]
pub struct Board(AnyGame);

/// How a game ends otherwise than by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side gives up.
    Resigned(Chair),
    /// This side's time ran out.
    OutOfTime(Chair),
    /// This side went away.
    Abandoned(Chair),
    /// Both agreed on a draw.
    Agreed,
}

/// Reads a rule string of either game.
pub fn read_rules(text: &str) -> Result<AnyRules, Refusal> {
    text.parse().map_err(|error: RulesError| Refusal::because(Code::BadRules, &error))
}

/// Which game rules belong to.
pub fn kind_of(rules: AnyRules) -> Kind {
    for_game!(rules, |P, _| P::KIND)
}

/// E6: who leads is drawn by lot, unless a match says it.
fn start_of(
    rules: equator::Rules,
    leader: Option<Chair>,
    random: &mut Random,
) -> equator::Position {
    let leader = leader.map_or(Color::BOTH[random.below(2) as usize], Chair::side);
    let start = equator::Position::start_led_by(rules, leader);
    match rules.setup() {
        SetupMode::Random => start.with_random_setup(rules, random),
        _ => start,
    }
}

/// A game from a position that somebody has written, or from the usual one.
fn from<P: Viewed>(
    rules: P::Rules,
    text: Option<&str>,
    usual: impl FnOnce() -> P,
) -> Result<Game<P>, Refusal> {
    let start = match text {
        Some(text) => {
            P::parse(rules, text).map_err(|error| Refusal::because(Code::BadPosition, &error))?
        }
        None => usual(),
    };
    Ok(Game::from_position(rules, start))
}

impl Board {
    /// A game from a position, or from where games usually begin; what the
    /// rules leave to chance is then drawn with `random`.
    pub fn begin(
        rules: AnyRules,
        start: Option<&str>,
        leader: Option<Chair>,
        repetition: Repetition,
        random: &mut Random,
    ) -> Result<Board, Refusal> {
        Ok(Board(match rules {
            ByGame::Pyramid(rules) => {
                let usual = || pyramid::Position::start(rules); // P3: light always begins
                ByGame::Pyramid(from(rules, start, usual)?.with_repetition(repetition))
            }
            ByGame::Equator(rules) => {
                let usual = || start_of(rules, leader, random);
                ByGame::Equator(from(rules, start, usual)?.with_repetition(repetition))
            }
        }))
    }

    /// Plays a record of either game through.
    pub fn of_record(record: &Record) -> Result<Board, AnyReplayError> {
        AnyGame::of_record(record).map(Board)
    }

    /// The game itself, for those who must know which it is.
    pub fn game(&self) -> &AnyGame {
        &self.0
    }

    /// Which game.
    pub fn kind(&self) -> Kind {
        kind_of(self.0.rules())
    }

    /// The canonical rule string.
    pub fn rules(&self) -> String {
        self.0.rules().to_string()
    }

    /// At which occurrence of a position the game is drawn (P12).
    pub fn repetition(&self) -> Repetition {
        for_game!(&self.0, |P, game| game.repetition())
    }

    /// Turns played.
    pub fn ply(&self) -> usize {
        for_game!(&self.0, |P, game| game.ply())
    }

    /// Who is to move; `None` once the game is over.
    pub fn to_move(&self) -> Option<Chair> {
        for_game!(&self.0, |P, game| game.to_move().map(Chair::of))
    }

    /// The position's text.
    pub fn position(&self) -> String {
        for_game!(&self.0, |P, game| game.position().to_string())
    }

    /// The text of the position after so many turns.
    pub fn position_at(&self, ply: usize) -> Option<String> {
        for_game!(&self.0, |P, game| game.position_at(ply).map(ToString::to_string))
    }

    /// The canonical texts of the turns.
    pub fn turns(&self) -> Vec<String> {
        for_game!(&self.0, |P, game| game.turns().map(|turn| turn.to_string()).collect())
    }

    /// The canonical text of the turn after this ply.
    pub fn turn_at(&self, ply: usize) -> Option<String> {
        for_game!(&self.0, |P, game| game.turns().nth(ply).map(|turn| turn.to_string()))
    }

    /// Who played the turn after this ply.
    pub fn mover_at(&self, ply: usize) -> Option<Chair> {
        for_game!(&self.0, |P, game| game.played().nth(ply).map(|played| Chair::of(played.side)))
    }

    /// The side that is not to move, be the game over or not.
    pub fn last_mover(&self) -> Chair {
        for_game!(&self.0, |P, game| Chair::of(game.position().to_move()).other())
    }

    /// The canonical text of a turn that is legal after so many turns.
    pub fn read_turn(&self, ply: usize, text: &str) -> Result<String, Refusal> {
        for_game!(&self.0, |P, game| {
            let Some(position) = game.position_at(ply) else {
                return Err(Refusal::new(Code::Stale, "the game has not come that far"));
            };
            let turn = position.read_turn(game.rules(), text);
            let turn = turn.map_err(|illegal| Refusal::because(Code::IllegalTurn, &illegal))?;
            Ok(turn.to_string())
        })
    }

    /// Plays a turn; the answer is its canonical text.
    pub fn play(&mut self, text: &str) -> Result<String, Refusal> {
        for_game!(&mut self.0, |P, game| match game.play_text(text) {
            Ok(turn) => Ok(turn.to_string()),
            Err(refused) => Err(refuse(&refused)),
        })
    }

    /// Undoes turns until so many are left.
    pub fn undo_to(&mut self, ply: usize) {
        for_game!(&mut self.0, |P, game| while game.ply() > ply {
            game.undo();
        });
    }

    /// Ends the game otherwise than by the rules.
    pub fn end(&mut self, ending: Ending) -> Result<(), Refusal> {
        for_game!(&mut self.0, |P, game| {
            let ended = match ending {
                Ending::Resigned(chair) => game.resign(chair.side()),
                Ending::OutOfTime(chair) => game.lose_on_time(chair.side()),
                Ending::Abandoned(chair) => game.abandon(chair.side()),
                Ending::Agreed => game.agree_on_draw(),
            };
            ended.map_err(|refused| refuse(&refused))
        })
    }

    /// How the game ended.
    pub fn result(&self) -> Option<ResultShown> {
        for_game!(&self.0, |P, game| {
            game.outcome().map(|outcome| pylos_views::result(game.position(), outcome))
        })
    }

    /// Who won, of a game that is over and not drawn.
    pub fn winner(&self) -> Option<Chair> {
        for_game!(&self.0, |P, game| game.outcome()?.winner().map(Chair::of))
    }

    /// The board as whoever sits on a chair may see it, or somebody who sits
    /// on none.
    pub fn view(&self, chair: Option<Chair>) -> View {
        for_game!(&self.0, |P, game| {
            let viewer = chair.map_or(Viewer::Watcher, |chair| Viewer::Player(chair.side()));
            P::view(&game.seen_by(viewer))
        })
    }

    /// Every legal turn, for whoever is to move.
    pub fn legal(&self) -> Vec<LegalTurn> {
        for_game!(&self.0, |P, game| legal_turns(game))
    }

    /// The points of a game that is played for points.
    pub fn points(&self) -> Option<[u8; 2]> {
        for_game!(&self.0, |P, game| Viewed::points(game.position()))
    }

    /// Who leads the next game of a match (E6).
    pub fn next_leader(&self) -> Option<Chair> {
        match &self.0 {
            ByGame::Pyramid(_) => None,
            ByGame::Equator(game) => Some(Chair::of(game.position().leader())),
        }
    }

    /// Whether pawns are being arranged in secret now (E5, `hidden`).
    pub fn is_arranging(&self) -> bool {
        match &self.0 {
            ByGame::Pyramid(_) => false,
            ByGame::Equator(game) => {
                let hidden = game.rules().setup() == SetupMode::Hidden;
                hidden && game.outcome().is_none() && game.position().in_setup()
            }
        }
    }

    /// Reads a secret arrangement as the placements that make it; `None` if
    /// the rules know no secret setup, or it is over.
    pub fn arrangement(&self, text: &str) -> Option<Result<Vec<String>, Refusal>> {
        self.is_arranging().then(|| match text.parse::<Arrangement>() {
            Ok(arrangement) => Ok(arrangement.placements().map(|turn| turn.to_string()).collect()),
            Err(error) => {
                let error: ArrangementError = error;
                Err(Refusal::because(Code::IllegalTurn, &error))
            }
        })
    }

    /// The game as a record.
    pub fn record(&self) -> Record {
        for_game!(&self.0, |P, game| Record::of_game(game))
    }
}

fn refuse<P: Viewed>(refused: &PlayError<P>) -> Refusal {
    let code = match refused {
        PlayError::Illegal(_) => Code::IllegalTurn,
        PlayError::Finished(_) => Code::NotNow,
    };
    Refusal::because(code, refused)
}
