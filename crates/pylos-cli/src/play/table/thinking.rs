//! What the computer thinks of the game. It gets the whole of it, and plays by
//! what its side may know.

use std::time::Duration;

use pylos_engine::{Choice, Engine, Judged, Limits, Oracle, PerfectPlay, Review, Score, Strength};
use pylos_rules::Game;
use pylos_teacher::Expected;
use pylos_views::Explanation;

use super::Table;
use crate::failure::Failure;
use crate::language::Text;
use crate::play::review::Reviewed;
use crate::play::thinker::Thinker;
use crate::terminal_game::TerminalGame;

/// How long each turn of a finished game is looked at.
const REVIEW: Limits = Limits::time(Duration::from_millis(60));

impl<P: TerminalGame> Table<P> {
    /// Lets the engine choose a turn. It gets the whole game, and plays by
    /// what its side may know.
    pub fn choose(&self, engine: &mut Engine<P>, limits: &Limits) -> Option<Choice<P>> {
        engine.choose(&self.game, limits)
    }

    /// Gives the same task to a thread.
    pub fn think(&self, thinker: &mut Thinker<P>, strength: Strength, limits: Limits) {
        thinker.think(&self.game, strength, limits);
    }

    /// What the game is worth to the side to move with best play, its history
    /// included; `None` if it is over or this is not known.
    pub fn value(&self, oracle: &dyn Oracle<P>) -> Option<Score> {
        PerfectPlay::new(oracle, &self.game).score()
    }

    /// Why the engine's choice is good.
    pub fn why_good(&self, choice: &Choice<P>, oracle: Option<&dyn Oracle<P>>) -> Vec<Explanation> {
        let good = Expected { line: &choice.line, score: choice.score };
        P::why_good(self.game.rules(), self.game.position(), good, oracle)
    }

    /// Every turn of the game held against the best one.
    pub fn review(
        &self,
        engine: &mut Engine<P>,
        oracle: Option<&dyn Oracle<P>>,
    ) -> Result<Vec<Reviewed<P>>, Failure> {
        let played = self.seen().played();
        if played.is_empty() {
            return Err(Failure::at_table(Text::ReviewEmptyGame));
        }
        let mut game = Game::from_position(self.game.rules(), *self.game.start());
        let mut reviewed = Vec::new();
        for played in played {
            let review = engine.review(&game, played.turn, &REVIEW);
            reviewed.extend(review.map(|review| {
                let because = why_bad(&game, &review, oracle);
                Reviewed { side: played.side, review, because }
            }));
            // It has been played once.
            let _ = game.play(played.turn);
        }
        Ok(reviewed)
    }
}

/// Why a turn that gave something away is bad.
fn why_bad<P: TerminalGame>(
    game: &Game<P>,
    review: &Review<P>,
    oracle: Option<&dyn Oracle<P>>,
) -> Vec<Explanation> {
    match review.verdict {
        Judged::Best | Judged::SlowerWin(_) | Judged::FasterLoss(_) => Vec::new(),
        Judged::ThrewAwayWin
        | Judged::LostWonGame
        | Judged::ThrewAwayDraw
        | Judged::GaveAway(_)
        | Judged::Worse(_) => {
            let bad = Expected { line: &review.line, score: review.score };
            let better = Expected { line: &review.best_line, score: review.best_score };
            P::why_bad(game.rules(), game.position(), bad, better, oracle)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::samples::{HUMANS, at, table};
    use pylos_rules::pyramid::{Color, Position};

    /// Knows that light wins, wherever the game stands.
    struct LightWins;

    impl Oracle<Position> for LightWins {
        fn value(&self, position: &Position) -> Option<pylos_rules::Value> {
            Some(match position.to_move() {
                Color::Light => pylos_rules::Value::Win(39),
                Color::Dark => pylos_rules::Value::Loss(40),
            })
        }
    }

    #[test]
    fn a_game_that_a_repetition_saves_is_told_to_be_drawn() {
        let mut table = table(HUMANS, "none");
        for turn in "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2".split(' ') {
            assert_ne!(table.value(&LightWins), Some(pylos_rules::Value::Draw.into()));
            table.play_text(turn, at(0)).unwrap();
        }
        assert_eq!(table.value(&LightWins), Some(pylos_rules::Value::Draw.into()));
    }
}
