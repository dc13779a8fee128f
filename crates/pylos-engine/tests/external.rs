//! Other people's engines, good and bad: here they are little shell scripts.
#![cfg(unix)]

use std::time::Duration;

use pylos_engine::arena::{Contestant, External, Forfeit, Ours, Played, play};
use pylos_engine::{Budget, Limits, Strength, SystemClock};
use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Game, Span, TimeControl};

/// An engine that answers `isready`, and `go` with this.
fn script(answer: &str) -> External {
    let script = format!(
        "while read line; do case $line in pylos) echo pylosok;; isready) echo readyok;; \
         go*) {answer};; esac; done"
    );
    External::new(["sh", "-c", &script].map(str::to_owned).to_vec())
}

/// A game that the script plays with the dark balls.
fn against(mut script: External, control: TimeControl) -> Played<Position> {
    let rules = Rules::STANDARD;
    let mut ours = Ours::<Position>::new(rules, Strength::Full, Limits::depth(1));
    let game = Game::<Position>::new(rules);
    if let Err(why) = Contestant::<Position>::prepare(&mut script, rules, 1) {
        return Played::forfeited(game, Color::Dark, why);
    }
    play(game, [&mut ours, &mut script], control, &SystemClock::default())
}

#[test]
fn an_engine_that_repeats_itself_plays_an_illegal_turn_at_last() {
    let played = against(script("echo info hm; echo bestmove d4"), TimeControl::Unlimited);
    let Some((Color::Dark, Forfeit::Illegal { turn, why })) = played.forfeit else {
        panic!("{:?}", played.forfeit);
    };
    assert_eq!((turn.as_str(), why.as_str()), ("d4", "d4 is not empty (P4)"));
    assert!(played.game.ply() >= 3);
}

#[test]
fn an_engine_that_dies_is_reported_with_its_exit_code() {
    let played = against(script("exit 3"), TimeControl::Unlimited);
    assert_eq!(played.forfeit, Some((Color::Dark, Forfeit::Crashed("exit status: 3".to_owned()))));
}

#[test]
fn an_engine_that_says_error_forfeits() {
    let played = against(script("echo error I give up"), TimeControl::Unlimited);
    let nonsense = Forfeit::Nonsense("error I give up".to_owned());
    assert_eq!(played.forfeit, Some((Color::Dark, nonsense)));
}

#[test]
fn an_engine_that_thinks_for_ever_loses_on_time() {
    let control = TimeControl::PerMove(Span::new(Duration::from_millis(300)).unwrap());
    let played = against(script("sleep 60"), control);
    assert_eq!(played.forfeit, Some((Color::Dark, Forfeit::Time)));
}

#[test]
fn a_command_that_does_not_exist_cannot_play() {
    let mut nobody = External::new(vec!["/no/such/engine".to_owned()]);
    let game = Game::<Position>::new(Rules::STANDARD);
    let failed = Contestant::<Position>::choose(&mut nobody, &game, Budget::default());
    assert!(matches!(failed, Err(Forfeit::Crashed(_))), "{failed:?}");
}

#[test]
fn an_engine_without_rules_plays_only_the_usual_ones() {
    let mut plain = script("echo bestmove a1");
    assert_eq!(Contestant::<Position>::prepare(&mut plain, Rules::STANDARD, 1), Ok(()));
    let refused = Contestant::<Position>::prepare(&mut plain, Rules::ADVANCED, 1);
    assert_eq!(refused, Err(Forfeit::OtherRules("advanced".to_owned())));
}

#[test]
fn only_options_that_an_engine_has_are_set() {
    let script = "while read line; do case $line in pylos) echo option name Rules type string; \
                  echo pylosok;; *Seed*) echo error no such option;; \
                  *advanced) rules=1;; isready) [ $rules ] && echo readyok;; esac; done";
    let mut engine = External::new(["sh", "-c", script].map(str::to_owned).to_vec());
    assert_eq!(Contestant::<Position>::prepare(&mut engine, Rules::ADVANCED, 1), Ok(()));
}
