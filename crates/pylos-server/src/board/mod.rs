//! A game of either kind behind one face: what the server needs of the rules,
//! without knowing which game it is.

mod equator;
mod pyramid;
mod why;

pub use why::why;

use pylos_rules::{
    AnyGame, AnyRules, BrokenRule as _, ByGame, Decision, Game, Outcome, PlayError, Position,
    Random, Record, RecordError, Repetition, RulesError, Steps, equator as equator_rules, for_game,
    pyramid as pyramid_rules,
};

use crate::chair::Chair;
use crate::error::{ApiError, Code};
use crate::wire::{Kind, LegalTurn, ResultShown, SideName, View};

/// A position whose game can be shown to clients.
pub trait Face: Position<Side: Into<SideName>> + Steps {
    /// Which game it belongs to.
    const KIND: Kind;

    /// The game itself, for those who must know which it is.
    fn any(game: &Game<Self>) -> GameRef<'_>;

    /// The board after the turns so far.
    fn view(game: &Game<Self>) -> View;

    /// Every legal turn, as a client can compose it.
    fn legal(&self, rules: Self::Rules) -> Vec<LegalTurn>;

    /// Where a new game begins; chance decides what the rules leave to it.
    fn begin(rules: Self::Rules, leader: Option<Chair>, random: &mut Random) -> Self;

    /// The points of a game that is played for points.
    fn points(&self) -> Option<[u8; 2]>;

    /// Who leads the next game of a match, after this one (E6).
    fn next_leader(&self) -> Option<Chair>;

    /// Reads a secret arrangement as the placements that make it; `None` if
    /// the rules know no secret setup, or it is over (E5, `hidden`).
    fn arrangement(&self, rules: Self::Rules, text: &str) -> Option<Result<Vec<String>, ApiError>>;

    /// Whether pawns are being arranged in secret now.
    fn is_arranging(&self, rules: Self::Rules) -> bool;
}

/// A game of either kind.
pub trait Board: Send + Sync {
    /// Which game.
    fn kind(&self) -> Kind;
    /// The canonical rule string.
    fn rules(&self) -> String;
    /// Turns played.
    fn ply(&self) -> usize;
    /// Whose turn it is; `None` once the game is over.
    fn to_move(&self) -> Option<Chair>;
    /// The position's text.
    fn position(&self) -> String;
    /// The text of the position after so many turns.
    fn position_at(&self, ply: usize) -> Option<String>;
    /// The canonical texts of the turns.
    fn turns(&self) -> Vec<String>;
    /// The canonical text of the turn after this ply.
    fn turn_at(&self, ply: usize) -> Option<String>;
    /// Who played the turn after this ply.
    fn mover_at(&self, ply: usize) -> Option<Chair>;
    /// The side that is not to move, be the game over or not.
    fn last_mover(&self) -> Chair;
    /// The canonical text of a turn that is legal after so many turns.
    fn read_turn(&self, ply: usize, text: &str) -> Result<String, ApiError>;
    /// Plays a turn; the answer is its canonical text.
    fn play(&mut self, text: &str) -> Result<String, ApiError>;
    /// Undoes turns until so many are left.
    fn undo_to(&mut self, ply: usize);
    /// Ends the game otherwise than by the rules.
    fn end(&mut self, ending: Ending) -> Result<(), ApiError>;
    /// How the game ended.
    fn result(&self) -> Option<ResultShown>;
    /// Who won, of a game that is over and not drawn.
    fn winner(&self) -> Option<Chair>;
    /// The board.
    fn view(&self) -> View;
    /// Every legal turn.
    fn legal(&self) -> Vec<LegalTurn>;
    /// The points of a game that is played for points.
    fn points(&self) -> Option<[u8; 2]>;
    /// Who leads the next game of a match (E6).
    fn next_leader(&self) -> Option<Chair>;
    /// Whether pawns are being arranged in secret now.
    fn is_arranging(&self) -> bool;
    /// Reads a secret arrangement as the placements that make it.
    fn arrangement(&self, text: &str) -> Option<Result<Vec<String>, ApiError>>;
    /// The game as a record.
    fn record(&self) -> Record;
    /// A copy.
    fn copy(&self) -> Box<dyn Board>;
    /// The game itself, for those who must know which it is.
    fn any(&self) -> GameRef<'_>;
}

/// A game of a known kind.
pub type GameRef<'a> = ByGame<&'a Game<pyramid_rules::Position>, &'a Game<equator_rules::Position>>;

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
pub fn read_rules(text: &str) -> Result<AnyRules, ApiError> {
    text.parse().map_err(|error: RulesError| ApiError::new(Code::BadRules, error.to_string()))
}

/// Which game rules belong to.
pub fn kind_of(rules: AnyRules) -> Kind {
    for_game!(rules, |P, _| P::KIND)
}

/// A game from a position, or from where games usually begin; what the rules
/// leave to chance is then drawn with `random`.
pub fn begin(
    rules: AnyRules,
    start: Option<&str>,
    leader: Option<Chair>,
    repetition: Repetition,
    random: &mut Random,
) -> Result<Box<dyn Board>, ApiError> {
    for_game!(rules, |P, rules| {
        let position = match start {
            Some(text) => P::parse(rules, text)
                .map_err(|error| ApiError::new(Code::BadPosition, error.to_string()))?,
            None => P::begin(rules, leader, random),
        };
        Ok(Box::new(Game::from_position(rules, position).with_repetition(repetition)))
    })
}

/// Plays a record of either game through.
pub fn board_of_record(record: &Record) -> Result<Box<dyn Board>, RecordError> {
    for_game!(AnyGame::of_record(record)?, |P, game| Ok(Box::new(game)))
}

impl<P: Face> Board for Game<P> {
    fn kind(&self) -> Kind {
        P::KIND
    }

    fn rules(&self) -> String {
        Game::rules(self).to_string()
    }

    fn ply(&self) -> usize {
        Game::ply(self)
    }

    fn to_move(&self) -> Option<Chair> {
        self.outcome().is_none().then(|| Chair::of(Game::position(self).to_move()))
    }

    fn position(&self) -> String {
        Game::position(self).to_string()
    }

    fn position_at(&self, ply: usize) -> Option<String> {
        Game::position_at(self, ply).map(P::to_string)
    }

    fn turns(&self) -> Vec<String> {
        Game::turns(self).map(|turn| turn.to_string()).collect()
    }

    fn turn_at(&self, ply: usize) -> Option<String> {
        Game::turns(self).nth(ply).map(|turn| turn.to_string())
    }

    fn mover_at(&self, ply: usize) -> Option<Chair> {
        (ply < Game::ply(self)).then_some(())?;
        Game::position_at(self, ply).map(|position| Chair::of(position.to_move()))
    }

    fn last_mover(&self) -> Chair {
        use pylos_rules::Side as _;
        Chair::of(Game::position(self).to_move()).other()
    }

    fn read_turn(&self, ply: usize, text: &str) -> Result<String, ApiError> {
        let Some(position) = Game::position_at(self, ply) else {
            return Err(ApiError::new(Code::Stale, "the game has not come that far"));
        };
        match position.read_turn(Game::rules(self), text) {
            Ok(turn) => Ok(turn.to_string()),
            Err(illegal) => Err(illegal_turn::<P>(&illegal)),
        }
    }

    fn play(&mut self, text: &str) -> Result<String, ApiError> {
        match self.play_text(text) {
            Ok(turn) => Ok(turn.to_string()),
            Err(refused) => Err(refuse(&refused)),
        }
    }

    fn undo_to(&mut self, ply: usize) {
        while Game::ply(self) > ply {
            self.undo();
        }
    }

    fn end(&mut self, ending: Ending) -> Result<(), ApiError> {
        let ended = match ending {
            Ending::Resigned(chair) => self.resign(chair.side()),
            Ending::OutOfTime(chair) => self.lose_on_time(chair.side()),
            Ending::Abandoned(chair) => self.abandon(chair.side()),
            Ending::Agreed => self.agree_on_draw(),
        };
        ended.map_err(|refused| refuse(&refused))
    }

    fn result(&self) -> Option<ResultShown> {
        let outcome = self.outcome()?;
        Some(show_outcome::<P>(outcome, P::points(Game::position(self))))
    }

    fn winner(&self) -> Option<Chair> {
        self.outcome()?.winner().map(Chair::of)
    }

    fn view(&self) -> View {
        P::view(self)
    }

    fn legal(&self) -> Vec<LegalTurn> {
        match self.outcome() {
            None => Game::position(self).legal(Game::rules(self)),
            Some(_) => Vec::new(),
        }
    }

    fn points(&self) -> Option<[u8; 2]> {
        Game::position(self).points()
    }

    fn next_leader(&self) -> Option<Chair> {
        Game::position(self).next_leader()
    }

    fn is_arranging(&self) -> bool {
        self.outcome().is_none() && Game::position(self).is_arranging(Game::rules(self))
    }

    fn arrangement(&self, text: &str) -> Option<Result<Vec<String>, ApiError>> {
        Game::position(self).arrangement(Game::rules(self), text)
    }

    fn record(&self) -> Record {
        Record::of_game(self)
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }

    fn any(&self) -> GameRef<'_> {
        P::any(self)
    }
}

fn illegal_turn<P: Face>(illegal: &P::Illegal) -> ApiError {
    ApiError::new(Code::IllegalTurn, illegal.to_string()).clause(illegal.clause())
}

fn refuse<P: Face>(refused: &PlayError<P>) -> ApiError {
    match refused {
        PlayError::Illegal(illegal) => illegal_turn::<P>(illegal),
        PlayError::Finished(_) => ApiError::new(Code::NotNow, refused.to_string()),
    }
}

fn show_outcome<P: Face>(outcome: Outcome<P::Side>, points: Option<[u8; 2]>) -> ResultShown {
    ResultShown {
        winner: outcome.winner().map(Into::into),
        by: outcome.into(),
        text: outcome.to_string(),
        score: points.filter(|_| matches!(outcome, Outcome::Win { by: Decision::Points, .. })),
        rating_changes: None,
    }
}

/// The turn that led here and the position before it, if there was one.
fn last_turn<P: Face>(game: &Game<P>) -> Option<(P::Turn, P)> {
    let turn = game.turns().next_back()?;
    let before = *game.position_at(game.ply().checked_sub(1)?)?;
    Some((turn, before))
}
