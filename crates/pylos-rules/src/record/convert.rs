//! Between records and games: here the rules come in.

use super::{Record, RecordError, RecordedResult, ReplayError, ReplayProblem, shorten};
use crate::{Decision, Game, Position, Repetition, Side as _};

impl Record {
    /// Writes a game down: its name and rules, where it began if not at the
    /// usual start, its turns, how it ended. Names of players and the like can
    /// be added as tags.
    ///
    /// ```
    /// use pylos_rules::{Game, Record, pyramid::{Color, Position, Rules}};
    /// let mut game = Game::<Position>::new(Rules::ADVANCED);
    /// game.play_text("b2").unwrap();
    /// game.resign(Color::Dark).unwrap();
    /// let mut record = Record::of_game(&game);
    /// record.set_tag("Light", "Ada").unwrap();
    /// assert_eq!(record.to_string(), r#"[Game "pyramid"]
    /// [Rules "advanced"]
    /// [Light "Ada"]
    /// [Reason "resignation"]
    ///
    /// 1. b2
    /// 1-0
    /// "#);
    /// assert_eq!(record.to_game(), Ok(game));
    /// ```
    pub fn of_game<P: Position>(game: &Game<P>) -> Record {
        let mut record = Record::default();
        let mut tag = |name, value: &str| {
            let set = record.set_tag(name, value);
            debug_assert!(set.is_ok(), "{name} is a good name");
        };
        tag("Game", P::NAME);
        tag("Rules", &game.rules().to_string());
        if *game.start() != P::start(game.rules()) {
            tag("Position", &game.start().to_string());
        }
        if game.repetition() != Repetition::default() {
            tag("Repetition", &game.repetition().to_string());
        }
        if let Some(outcome) = game.outcome() {
            tag("Reason", outcome.reason());
        }
        for turn in game.turns() {
            let pushed = record.push_turn(&turn.to_string());
            debug_assert!(pushed.is_ok(), "turns are single words");
        }
        record.score = RecordedResult::of(game.outcome());
        record
    }

    /// Plays the record through, under its own rules. The first turn that is
    /// refused is reported with its place in the text.
    ///
    /// ```
    /// use pylos_rules::{Record, pyramid::Position};
    /// let text = "[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. a1 b1\n2. e1 *\n";
    /// let record: Record = text.parse().unwrap();
    /// assert_eq!(
    ///     record.to_game::<Position>().unwrap_err().to_string(),
    ///     "line 5, column 4: turn 3, e1: e1 is not supported (P1): a2 is empty"
    /// );
    /// ```
    pub fn to_game<P: Position>(&self) -> Result<Game<P>, ReplayError<P>> {
        let name = self.needed("Game")?;
        if name != P::NAME {
            return Err(self.in_tag(ReplayProblem::OtherGame(shorten(name))));
        }
        let rules: P::Rules = self
            .needed("Rules")?
            .parse()
            .map_err(|error| self.in_tag(ReplayProblem::Rules(error)))?;
        let start = match self.tags.get("Position") {
            Some(text) => {
                P::parse(rules, text).map_err(|error| self.in_tag(ReplayProblem::Start(error)))?
            }
            None => P::start(rules),
        };
        let repetition = match self.tags.get("Repetition") {
            Some(text) => {
                text.parse().map_err(|error| self.in_tag(ReplayProblem::Repetition(error)))?
            }
            None => Repetition::default(),
        };
        let mut game = Game::from_position(rules, start).with_repetition(repetition);
        for (i, turn) in self.turns.iter().enumerate() {
            game.play_text(&turn.text).map_err(|why| {
                let text = shorten(&turn.text);
                RecordError::at(turn.place(), ReplayProblem::Turn { number: i + 1, text, why })
            })?;
        }
        self.end(&mut game)?;
        Ok(game)
    }

    /// Ends the game as the record says, which must not contradict the board.
    fn end<P: Position>(&self, game: &mut Game<P>) -> Result<(), ReplayError<P>> {
        let reason = self.tags.get("Reason");
        if game.outcome().is_none() {
            match self.score {
                RecordedResult::Unfinished => {}
                RecordedResult::First => self.declare(game, P::Side::BOTH[1], reason)?,
                RecordedResult::Second => self.declare(game, P::Side::BOTH[0], reason)?,
                RecordedResult::Draw => match reason {
                    Some("agreement") => {
                        let _ = game.agree_on_draw();
                    }
                    _ => return Err(self.at_result(ReplayProblem::NobodyAgreed)),
                },
            }
        }
        let outcome = game.outcome();
        if self.score != RecordedResult::of(outcome) {
            return Err(self.at_result(ReplayProblem::Result { found: self.score, outcome }));
        }
        match reason {
            Some(given) if Some(given) != outcome.map(|outcome| outcome.reason()) => {
                Err(self.in_tag(ReplayProblem::Reason { found: shorten(given), outcome }))
            }
            _ => Ok(()),
        }
    }

    /// The loser loses for a reason that is not on the board.
    fn declare<P: Position>(
        &self,
        game: &mut Game<P>,
        loser: P::Side,
        reason: Option<&str>,
    ) -> Result<(), ReplayError<P>> {
        let given = ReplayProblem::<P>::declared().find(|given| Some(given.name()) == reason);
        let _ = match given {
            Some(Decision::Resignation) => game.resign(loser),
            Some(Decision::Time) => game.lose_on_time(loser),
            Some(Decision::Abandonment) => game.abandon(loser),
            _ => return Err(self.at_result(ReplayProblem::NobodyGaveUp(self.score))),
        };
        Ok(())
    }

    fn needed<P: Position>(&self, name: &'static str) -> Result<&str, ReplayError<P>> {
        let missing = || RecordError::at(self.begins.0, ReplayProblem::MissingTag(name));
        self.tags.get(name).ok_or_else(missing)
    }

    fn in_tag<P: Position>(&self, problem: ReplayProblem<P>) -> ReplayError<P> {
        RecordError::at(problem.tag().and_then(|tag| self.tags.place(tag)), problem)
    }

    fn at_result<P: Position>(&self, problem: ReplayProblem<P>) -> ReplayError<P> {
        RecordError::at(self.ends.0, problem)
    }
}
