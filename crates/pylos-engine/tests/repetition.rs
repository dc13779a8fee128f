//! Positions that keep coming back (P12).

use std::sync::Arc;

use pylos_engine::{Engine, Judged, Limits, Oracle, Source, Strength};
use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{DrawReason, Game, Outcome, Position as _, Repetition, Value};

/// Knows that light wins, wherever the game stands.
struct LightWins;

impl Oracle<Position> for LightWins {
    fn value(&self, position: &Position) -> Option<Value> {
        Some(match position.to_move() {
            Color::Light => Value::Win(39),
            Color::Dark => Value::Loss(40),
        })
    }
}

#[test]
fn a_lost_game_is_saved_by_the_third_occurrence() {
    let mut game = Game::<Position>::new(Rules::STANDARD);
    // Each side completes a square, only to take the same ball back.
    for turn in "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2".split(' ') {
        game.play_text(turn).unwrap();
    }
    let lost = game.clone().with_repetition(Repetition::OFF);
    let mut engine =
        Engine::<Position>::new(Rules::STANDARD, Strength::Full).with_oracle(Arc::new(LightWins));
    assert_eq!(engine.choose(&lost, &Limits::NONE).unwrap().score, Value::Loss(40).into());
    let saved = engine.choose(&game, &Limits::NONE).unwrap();
    assert_eq!((saved.score, saved.source), (Value::Draw.into(), Source::Oracle));
    assert_eq!(saved.line.len(), 1, "the game is over then");
    // Whatever else he plays throws the draw away.
    let other = game.position().read_turn(Rules::STANDARD, "c3").unwrap();
    let review = engine.review(&game, other, &Limits::NONE).unwrap();
    assert_eq!(review.verdict, Judged::ThrewAwayDraw);
    game.play(saved.turn).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}
