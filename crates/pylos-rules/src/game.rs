//! A game as it is played: its turns, its positions and how it ended.

use std::collections::HashMap;
use std::fmt;

use crate::{Decision, DrawReason, Outcome, Position, Repetition};

/// A live game with its history. Turns are checked, whole turns can be taken
/// back and played again, positions that keep coming back make a draw (P12),
/// and the players can end the game themselves.
///
/// ```
/// use pylos_rules::{Game, pyramid::{Position, Rules}};
/// let mut game = Game::<Position>::new(Rules::STANDARD);
/// game.play_text("a1").unwrap();
/// game.play_text("b1").unwrap();
/// let error = game.play_text("e1").unwrap_err();
/// assert_eq!(error.to_string(), "e1 is not supported (P1): a2 is empty");
/// assert_eq!(game.ply(), 2);
/// game.undo();
/// assert_eq!(game.position().to_string(), "L.............../........./..../. D");
/// ```
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    rules: P::Rules,
    repetition: Repetition,
    start: P,
    /// Every turn with the position that it led to.
    played: Vec<(P::Turn, P)>,
    /// Turns taken back, the one to play again next at the end.
    undone: Vec<P::Turn>,
    /// How often each position of the history has occurred.
    seen: HashMap<P, u32>,
    outcome: Option<Outcome<P::Side>>,
}

/// Two games are the same if the same was played under the same rules and
/// they ended alike; what was taken back does not count.
impl<P: Position> PartialEq for Game<P> {
    fn eq(&self, other: &Game<P>) -> bool {
        self.rules == other.rules
            && self.repetition == other.repetition
            && self.start == other.start
            && self.played == other.played
            && self.outcome == other.outcome
    }
}

impl<P: Position> Eq for Game<P> {}

impl<P: Position> Game<P> {
    /// A game from the usual start.
    pub fn new(rules: P::Rules) -> Game<P> {
        Game::from_position(rules, P::start(rules))
    }

    /// A game from any position.
    pub fn from_position(rules: P::Rules, start: P) -> Game<P> {
        Game {
            rules,
            repetition: Repetition::default(),
            start,
            played: Vec::new(),
            undone: Vec::new(),
            seen: HashMap::from([(start, 1)]),
            outcome: start.outcome(rules),
        }
    }

    /// The same game with another limit for repeated positions (P12). One that
    /// the history has already reached at the present position ends the game.
    #[must_use]
    pub fn with_repetition(mut self, repetition: Repetition) -> Game<P> {
        self.repetition = repetition;
        if !self.outcome.is_some_and(|outcome| outcome.is_declared()) {
            self.outcome = self.outcome_on_the_board();
        }
        self
    }

    /// The rules.
    pub fn rules(&self) -> P::Rules {
        self.rules
    }

    /// The limit for repeated positions.
    pub fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// Where the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &P {
        self.played.last().map_or(&self.start, |(_, position)| position)
    }

    /// How many turns have been played.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// The position after this many turns; `None` if there were fewer.
    pub fn position_at(&self, ply: usize) -> Option<&P> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.played.get(last).map(|(_, position)| position),
        }
    }

    /// Who is to move; `None` once the game is over.
    pub fn to_move(&self) -> Option<P::Side> {
        self.outcome.is_none().then(|| self.position().to_move())
    }

    /// Every turn with who played it and where it led. Sides need not
    /// alternate: the winner of a battle leads the next one (E6).
    pub fn played(&self) -> impl ExactSizeIterator<Item = Played<P>> + DoubleEndedIterator {
        (0..self.played.len()).map(|ply| {
            let (turn, position) = self.played[ply];
            let before = if ply == 0 { self.start } else { self.played[ply - 1].1 };
            Played { side: before.to_move(), turn, before, position }
        })
    }

    /// The turns played, in order.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = P::Turn> + DoubleEndedIterator {
        self.played.iter().map(|(turn, _)| *turn)
    }

    /// Every position so far, the start first.
    pub fn positions(&self) -> impl Iterator<Item = &P> {
        std::iter::once(&self.start).chain(self.played.iter().map(|(_, position)| position))
    }

    /// How often the present position has occurred, this time included.
    pub fn occurrences(&self) -> u32 {
        self.seen.get(self.position()).copied().unwrap_or(0)
    }

    /// The positions that are spent: they have come back so often that their
    /// next occurrence is a draw (P12). In no order.
    pub fn spent(&self) -> impl Iterator<Item = &P> {
        let limit = self.repetition.limit();
        let is_spent = move |times: u32| limit.is_some_and(|limit| times + 1 >= limit);
        self.seen.iter().filter(move |(_, times)| is_spent(**times)).map(|(position, _)| position)
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<P::Side>> {
        self.outcome
    }

    /// Plays a turn. One that is illegal or comes too late changes nothing.
    pub fn play(&mut self, turn: P::Turn) -> Result<(), PlayError<P>> {
        self.go_on()?;
        let position = *self.position();
        let next = position.play(self.rules, turn).map_err(PlayError::Illegal)?;
        self.enter(position.canonical(self.rules, turn), next);
        self.undone.clear();
        Ok(())
    }

    /// Reads the text of a turn and plays it; the answer is its canonical form.
    pub fn play_text(&mut self, text: &str) -> Result<P::Turn, PlayError<P>> {
        self.go_on()?;
        let turn = self.position().read_turn(self.rules, text).map_err(PlayError::Illegal)?;
        self.play(turn)?;
        Ok(turn)
    }

    /// Takes back the last turn, and with it whatever ended the game since.
    pub fn undo(&mut self) -> Option<P::Turn> {
        let (turn, position) = self.played.pop()?;
        if let Some(times) = self.seen.get_mut(&position) {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&position);
            }
        }
        self.undone.push(turn);
        self.outcome = self.outcome_on_the_board();
        Some(turn)
    }

    /// Plays the turn again that was taken back last; `None` if there is none,
    /// or if the game was ended meanwhile.
    pub fn redo(&mut self) -> Option<P::Turn> {
        if self.outcome.is_some() {
            return None;
        }
        let turn = self.undone.pop()?;
        let next = self.position().play_unchecked(self.rules, turn);
        self.enter(turn, next);
        Some(turn)
    }

    /// This side gives up.
    pub fn resign(&mut self, side: P::Side) -> Result<(), PlayError<P>> {
        self.lose(side, Decision::Resignation)
    }

    /// This side's time has run out (P14).
    pub fn lose_on_time(&mut self, side: P::Side) -> Result<(), PlayError<P>> {
        self.lose(side, Decision::Time)
    }

    /// This side has left the game.
    pub fn abandon(&mut self, side: P::Side) -> Result<(), PlayError<P>> {
        self.lose(side, Decision::Abandonment)
    }

    /// Both sides have agreed on a draw.
    pub fn agree_on_draw(&mut self) -> Result<(), PlayError<P>> {
        self.end(Outcome::Draw(DrawReason::Agreement))
    }

    fn lose(&mut self, side: P::Side, by: Decision) -> Result<(), PlayError<P>> {
        use crate::Side as _;
        self.end(Outcome::win(side.other(), by))
    }

    fn end(&mut self, outcome: Outcome<P::Side>) -> Result<(), PlayError<P>> {
        self.go_on()?;
        self.outcome = Some(outcome);
        Ok(())
    }

    fn go_on(&self) -> Result<(), PlayError<P>> {
        self.outcome.map_or(Ok(()), |outcome| Err(PlayError::Finished(outcome)))
    }

    fn enter(&mut self, turn: P::Turn, next: P) {
        self.played.push((turn, next));
        *self.seen.entry(next).or_insert(0) += 1;
        self.outcome = self.outcome_on_the_board();
    }

    /// The result by the rules alone: by the position, or by repetition.
    fn outcome_on_the_board(&self) -> Option<Outcome<P::Side>> {
        self.position().outcome(self.rules).or_else(|| {
            let limit = self.repetition.limit()?;
            // P12: the position with the side to move has come back too often.
            (self.occurrences() >= limit).then_some(Outcome::Draw(DrawReason::Repetition))
        })
    }
}

/// A turn of a game, with who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<P: Position> {
    /// Who played it.
    pub side: P::Side,
    /// The turn.
    pub turn: P::Turn,
    /// Where it was played.
    pub before: P,
    /// Where it led.
    pub position: P,
}

/// Why a game does not take a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<P: Position> {
    /// The game has ended.
    Finished(Outcome<P::Side>),
    /// The turn breaks a rule.
    Illegal(P::Illegal),
}

impl<P: Position> fmt::Display for PlayError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Finished(outcome) => write!(f, "the game is over: {outcome}"),
            PlayError::Illegal(error) => error.fmt(f),
        }
    }
}

impl<P: Position> std::error::Error for PlayError<P> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramid::{self, Color, Rules};

    fn game(turns: &str) -> Game<pyramid::Position> {
        let mut game = Game::new(Rules::STANDARD);
        for turn in turns.split_whitespace() {
            game.play_text(turn).unwrap();
        }
        game
    }

    #[test]
    fn turns_are_taken_back_and_played_again() {
        let mut game = game("a1 b1 a2");
        let third = *game.position();
        assert_eq!(game.undo().unwrap().to_string(), "a2");
        assert_eq!(game.undo().unwrap().to_string(), "b1");
        assert_eq!(game.redo().unwrap().to_string(), "b1");
        assert_eq!(game.redo().unwrap().to_string(), "a2");
        assert_eq!(*game.position(), third);
        assert_eq!(game.redo(), None);
        game.undo();
        game.play_text("d4").unwrap();
        assert_eq!(game.redo(), None, "another turn was played instead");
    }

    #[test]
    fn a_finished_game_refuses_turns_with_the_reason() {
        let mut game = game("a1");
        game.resign(Color::Dark).unwrap();
        let error = game.play_text("b1").unwrap_err().to_string();
        assert_eq!(error, "the game is over: light wins: the opponent resigned");
        assert!(game.agree_on_draw().is_err());
        assert_eq!(game.undo().unwrap().to_string(), "a1");
        assert_eq!(game.outcome(), None, "the resignation goes with the turn");
    }

    #[test]
    fn a_position_that_occurs_for_the_third_time_is_a_draw() {
        // Each side owns three corners of a square and fills the fourth, only
        // to take the same ball back: nothing but the side to move changes.
        let mut game = game("a1 d4 b1 c4 a2 d3");
        for turn in ["b2xb2", "c3xc3", "b2xb2"] {
            game.play_text(turn).unwrap();
            assert_eq!(game.outcome(), None, "{turn}");
        }
        game.play_text("c3xc3").unwrap();
        assert_eq!(game.occurrences(), 3);
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
        let mut endless = game.clone().with_repetition(Repetition::OFF);
        assert_eq!(endless.outcome(), None);
        assert!(endless.play_text("b2xb2").is_ok());
        game.undo();
        assert_eq!((game.outcome(), game.occurrences()), (None, 2));
        // Both have stood there twice.
        assert_eq!(game.spent().count(), 2);
        assert!(game.spent().any(|spent| spent == game.position()));
        assert_eq!(game.with_repetition(Repetition::OFF).spent().count(), 0);
    }
}
