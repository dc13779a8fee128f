//! One game between two players.

use pylos_rules::{Clock, Game, Position, Side as _, TimeControl};

use super::{Contestant, Forfeit};
use crate::Budget;

/// A game that has been played to its end.
#[derive(Clone, Debug)]
pub struct Played<P: Position> {
    /// The game with its outcome.
    pub game: Game<P>,
    /// Who lost without having lost on the board, and why.
    pub forfeit: Option<(P::Side, Forfeit)>,
}

impl<P: Position> Played<P> {
    /// A game that ends before its next turn because this side cannot play.
    pub fn forfeited(mut game: Game<P>, side: P::Side, why: Forfeit) -> Played<P> {
        let _ = match why {
            Forfeit::Time => game.lose_on_time(side),
            _ => game.abandon(side),
        };
        Played { game, forfeit: Some((side, why)) }
    }
}

/// A game that goes on for this long is drawn by agreement: nobody makes
/// progress.
const LONGEST: usize = 600;

/// Plays a game from where `game` stands to its end. `players` are the first
/// and the second side; whoever crashes, breaks a rule or runs out of time
/// loses.
pub fn play<P: Position>(
    mut game: Game<P>,
    players: [&mut dyn Contestant<P>; 2],
    control: TimeControl,
    time: &dyn crate::TimeSource,
) -> Played<P> {
    let mut clock = Clock::<P::Side>::new(control);
    while game.outcome().is_none() {
        if game.ply() >= LONGEST {
            let _ = game.agree_on_draw();
            break;
        }
        let side = game.position().to_move();
        let index = usize::from(side != P::Side::BOTH[0]);
        clock.start(side, time.now());
        let budget = Budget::of(&clock, side, time.now());
        let answer = players[index].choose(&game, budget);
        let now = time.now();
        let result = match answer {
            Err(failed) => Err(failed),
            Ok(_) if clock.out_of_time(now).is_some() => Err(Forfeit::Time),
            Ok(text) => game
                .play_text(&text)
                .map(|_| ())
                .map_err(|refused| Forfeit::Illegal { turn: text, why: refused.to_string() }),
        };
        // In time, as was just seen; the same side may be to move again (E6).
        let _ = clock.finish_turn(game.position().to_move(), now);
        if let Err(why) = result {
            return Played::forfeited(game, side, why);
        }
    }
    Played { game, forfeit: None }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use pylos_rules::pyramid::{Color, Position, Rules};
    use pylos_rules::{Decision, Position as _, Random, Span};

    use super::*;

    /// Plays at random, or does what it is told at some ply.
    struct Scripted {
        random: Random,
        at: usize,
        then: Result<&'static str, Forfeit>,
        clock: &'static Ticking,
        takes: Duration,
    }

    #[derive(Default)]
    struct Ticking(AtomicU64);

    impl crate::TimeSource for Ticking {
        fn now(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::Relaxed))
        }
    }

    impl Contestant<Position> for Scripted {
        fn prepare(&mut self, _: Rules, seed: u64) -> Result<(), Forfeit> {
            self.random = Random::new(seed);
            Ok(())
        }

        fn choose(&mut self, game: &Game<Position>, _: Budget) -> Result<String, Forfeit> {
            self.clock.0.fetch_add(self.takes.as_millis() as u64, Ordering::Relaxed);
            if game.ply() >= self.at {
                return self.then.clone().map(str::to_owned);
            }
            let turn = game.position().random_turn(game.rules(), &mut self.random);
            Ok(turn.map(|turn| turn.to_string()).unwrap_or_default())
        }
    }

    fn duel(
        then: Result<&'static str, Forfeit>,
        takes: u64,
        control: TimeControl,
    ) -> Played<Position> {
        let clock: &'static Ticking = Box::leak(Box::default());
        let player = |at, takes| Scripted {
            random: Random::new(4),
            at,
            then: then.clone(),
            clock,
            takes: Duration::from_millis(takes),
        };
        let (mut steady, mut wild) = (player(usize::MAX, 1), player(3, takes));
        play(Game::new(Rules::STANDARD), [&mut steady, &mut wild], control, clock)
    }

    #[test]
    fn an_illegal_turn_forfeits_and_names_the_clause() {
        let played = duel(Ok("j1"), 1, TimeControl::Unlimited);
        let (side, why) = played.forfeit.unwrap();
        assert_eq!(side, Color::Dark);
        assert_eq!(why.to_string(), "played “j1”: j1 is not supported (P1): h1 is empty");
        assert_eq!(played.game.outcome().unwrap().winner(), Some(Color::Light));
    }

    #[test]
    fn a_crash_forfeits() {
        let crash = Forfeit::Crashed("exit status 3".to_owned());
        let played = duel(Err(crash.clone()), 1, TimeControl::Unlimited);
        assert_eq!(played.forfeit, Some((Color::Dark, crash)));
    }

    #[test]
    fn both_kinds_of_clock_run_out() {
        let second = Span::seconds(1).unwrap();
        for control in
            [TimeControl::PerMove(second), TimeControl::PerGame { time: second, increment: None }]
        {
            let played = duel(Ok("a1"), 1_500, control);
            assert_eq!(played.forfeit, Some((Color::Dark, Forfeit::Time)));
            let outcome = played.game.outcome().unwrap();
            assert_eq!(outcome, pylos_rules::Outcome::win(Color::Light, Decision::Time));
        }
    }
}
