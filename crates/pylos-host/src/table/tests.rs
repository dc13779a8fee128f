//! Clocks against a model, and games rebuilt from their events.

use std::time::Duration;

use proptest::prelude::*;
use pylos_rules::{Position as _, Random, Side as _, pyramid};

use super::*;
use crate::outages::{Outage, Outages};
use crate::wire::{Action, ClockSetting, NewGame, Opening, Visibility};
use crate::{Lots, Seen};

/// No chance at all.
struct Counted;

impl Lots for Counted {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

fn person(id: &str) -> Option<Player> {
    Some(Player {
        id: Some(id.to_owned()),
        name: None,
        kind: PlayerKind::Guest,
        level: None,
        ratings: Vec::new(),
    })
}

pub(super) fn table(clock: ClockSetting) -> Table {
    let wish = NewGame {
        rules: "standard".to_owned(),
        seats: [SeatWish::Me {}, SeatWish::Friend {}],
        lot: false,
        clock,
        repetition: Some(3),
        visibility: Visibility::Private,
        rated: false,
        series: None,
        start: None,
        opening: Opening::Usual,
        opponent: None,
    };
    let settings = Settings::new(wish, "g", "p1", &Counted).unwrap();
    Table::new("g".to_owned(), settings, [person("p1"), person("p2")], 0).unwrap()
}

/// Plays a turn in an hour of playing time.
pub(super) fn play(table: &mut Table, hour: u64, turn: &str) {
    let event = Event::Turn { turn: turn.to_owned(), lag: 0 };
    table.apply(0, &Stamped { time: hour * 3_600_000, event }).unwrap();
}

fn now(at: Millis, outages: &Outages) -> Now {
    Now { at, time: outages.playing_time(at), presence: [Seen::Online; 2], lag: Duration::ZERO }
}

fn turn(table: &Table, random: &mut Random) -> Action {
    let rules = pyramid::Rules::STANDARD;
    let position: pyramid::Position = table.board().position().parse().unwrap();
    let turn = position.random_turn(rules, random).unwrap();
    Action::Turn { ply: table.board().ply(), undos: table.undos, turn: turn.to_string() }
}

fn mover(table: &Table) -> Actor {
    let chair = table.to_move().unwrap();
    Actor::Person(table.person(chair).unwrap().to_owned())
}

/// Both clocks, counted in the plainest way: one millisecond at a time.
struct Model {
    left: [i64; 2],
    setting: ClockSetting,
    turns: usize,
    running: Option<usize>,
}

impl Model {
    fn new(setting: ClockSetting) -> Model {
        let seconds = match setting {
            ClockSetting::None {} => 0,
            ClockSetting::PerMove { seconds } | ClockSetting::PerGame { seconds, .. } => seconds,
        };
        Model { left: [i64::from(seconds) * 1000; 2], setting, turns: 0, running: None }
    }

    /// A millisecond passes; whether it is charged depends on the servers.
    fn tick(&mut self, served: bool) {
        if let Some(side) = self.running.filter(|_| served) {
            self.left[side] -= 1;
        }
    }

    fn turn(&mut self) {
        let side = self.turns % 2;
        if self.running.is_some() {
            match self.setting {
                ClockSetting::None {} => {}
                ClockSetting::PerMove { seconds } => self.left[side] = i64::from(seconds) * 1000,
                ClockSetting::PerGame { increment, .. } => {
                    self.left[side] += i64::from(increment) * 1000;
                }
            }
        }
        self.turns += 1;
        // Both first turns are free.
        self.running = (self.turns >= 2).then_some(self.turns % 2);
    }
}

fn settings() -> impl Strategy<Value = ClockSetting> {
    prop_oneof![
        (1u32..4).prop_map(|seconds| ClockSetting::PerMove { seconds }),
        (1u32..6, 0u32..3)
            .prop_map(|(seconds, increment)| ClockSetting::PerGame { seconds, increment }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_clock_agrees_with_a_model_through_outages_and_restarts(
        setting in settings(),
        thoughts in prop::collection::vec(1i64..2_500, 3..14),
        downtimes in prop::collection::vec((0i64..12_000, 1i64..3_000), 0..3),
        seed in any::<u64>(),
    ) {
        let mut downtimes: Vec<_> = downtimes.into_iter().map(|(s, n)| (s, s + n)).collect();
        downtimes.sort_unstable();
        let outages = Outages::new(
            downtimes.iter().map(|&(started, ended)| Outage { started, ended }),
        );
        let served = |at: i64| !downtimes.iter().any(|(s, e)| (s..e).contains(&&at));
        let mut random = Random::new(seed);
        let (mut table, mut model) = (table(setting), Model::new(setting));
        let mut log = Vec::new();
        let mut at = 0;
        for thought in thoughts {
            for _ in 0..thought {
                model.tick(served(at));
                at += 1;
            }
            let here = now(at, &outages);
            // What clients are shown is what the model says, at any moment.
            let state = table.state(&Viewer::default(), here);
            let shown = state.clock.unwrap().remaining;
            prop_assert_eq!(shown.map(|left| left as i64), model.left.map(|left| left.max(0)));
            let action = turn(&table, &mut random);
            let decided = table.decide(&mover(&table), &action, here).unwrap();
            let late = model.running.is_some_and(|side| model.left[side] < 0);
            let flagged = matches!(decided.events[0], Event::OutOfTime { .. });
            prop_assert_eq!(flagged, late, "too late and flagged are the same");
            let advance = table.advance(at, here.time, decided, &Counted).unwrap();
            log.extend(advance.events.iter().map(|event| (at, event.clone())));
            table = advance.table;
            // A server that is started now makes the same of what was written.
            let mut again = self::table(setting);
            for (at, event) in &log {
                again.apply(*at, event).unwrap();
            }
            prop_assert_eq!(again.clock, table.clock);
            prop_assert_eq!(again.board().position(), table.board().position());
            if flagged {
                return Ok(());
            }
            model.turn();
        }
    }
}

#[test]
fn a_late_turn_ends_the_game_and_is_not_recorded() {
    let none = Outages::default();
    let mut random = Random::new(1);
    let mut table = table(ClockSetting::PerMove { seconds: 1 });
    for at in [0, 10] {
        let decided = table.decide(&mover(&table), &turn(&table, &mut random), now(at, &none));
        table = table.advance(at, now(at, &none).time, decided.unwrap(), &Counted).unwrap().table;
    }
    let late = now(1_011, &none);
    let decided = table.decide(&mover(&table), &turn(&table, &mut random), late).unwrap();
    assert_eq!(decided.events, [Event::OutOfTime { chair: Chair::First }]);
    let table = table.advance(late.at, late.time, decided, &Counted).unwrap().table;
    assert_eq!((table.board().ply(), table.board().winner()), (2, Some(Chair::Second)));
    assert_eq!(table.flag(Duration::from_secs(100)), None, "a flag falls once");
}

#[test]
fn the_last_moment_is_in_time() {
    let none = Outages::default();
    let mut random = Random::new(1);
    let mut table = table(ClockSetting::PerMove { seconds: 1 });
    for at in [0, 10] {
        let decided = table.decide(&mover(&table), &turn(&table, &mut random), now(at, &none));
        table = table.advance(at, now(at, &none).time, decided.unwrap(), &Counted).unwrap().table;
    }
    assert_eq!(table.flag(Duration::from_millis(1_010)), None);
    let decided = table.decide(&mover(&table), &turn(&table, &mut random), now(1_010, &none));
    assert!(matches!(decided.unwrap().events[0], Event::Turn { .. }));
    assert_eq!(
        table.flag(Duration::from_millis(1_011)),
        Some(Event::OutOfTime { chair: Chair::First })
    );
    assert_eq!(Chair::First.other(), Chair::Second);
}

#[test]
fn nobody_gains_time_by_undoing() {
    let none = Outages::default();
    let mut table = table(ClockSetting::PerGame { seconds: 10, increment: 5 });
    let step = |table: &Table, at: Millis, by: &str, action: Action| {
        let here = now(at, &none);
        let decided = table.decide(&Actor::Person(by.to_owned()), &action, here).unwrap();
        table.advance(at, here.time, decided, &Counted).unwrap().table
    };
    let left = |table: &Table, at: Millis| {
        table.state(&Viewer::default(), now(at, &none)).clock.unwrap().remaining
    };
    let turn = |table: &Table, turn: &str| Action::Turn {
        ply: table.board().ply(),
        undos: table.undos,
        turn: turn.to_owned(),
    };
    table = step(&table, 0, "p1", turn(&table, "a1"));
    table = step(&table, 0, "p2", turn(&table, "b1"));
    let mut at = 0;
    for _ in 0..5 {
        at += 1_000;
        table = step(&table, at, "p1", turn(&table, "c1"));
        for player in ["p1", "p2"] {
            let (ply, undos) = (table.board().ply(), table.undos);
            let offer = Action::Offer { ply, undos, what: What::Undo };
            table = step(&table, at, player, offer);
        }
        assert_eq!((table.board().ply(), left(&table, at)), (2, [10_000, 10_000]));
    }
    // What was really spent is not given back either.
    table = step(&table, at + 8_000, "p1", turn(&table, "c1"));
    assert_eq!(left(&table, at + 8_000), [7_000, 10_000]);
    for player in ["p1", "p2"] {
        let (ply, undos) = (table.board().ply(), table.undos);
        let offer = Action::Offer { ply, undos, what: What::Undo };
        table = step(&table, at + 8_500, player, offer);
    }
    assert_eq!(left(&table, at + 8_500), [7_000, 9_500]);
}

/// What was on its way is not charged, up to half a second: neither to whoever
/// moves, nor to the other.
#[test]
fn the_way_of_a_turn_is_not_charged() {
    let none = Outages::default();
    let mut table = table(ClockSetting::PerGame { seconds: 10, increment: 0 });
    let step = |table: &Table, at: Millis, lag: u64, turn: &str| {
        let here = Now { lag: Duration::from_millis(lag), ..now(at, &none) };
        let (ply, undos) = (table.board().ply(), table.undos);
        let action = Action::Turn { ply, undos, turn: turn.to_owned() };
        let decided = table.decide(&mover(table), &action, here).unwrap();
        let advance = table.advance(at, here.time, decided, &Counted).unwrap();
        // Whoever reads the events knows the same.
        let mut read = table.clone();
        for event in &advance.events {
            let stored = crate::stored::write_event(event).unwrap();
            read.apply(at, &crate::stored::read_event(&stored).unwrap()).unwrap();
        }
        assert_eq!((read.clock, read.quotas), (advance.table.clock, advance.table.quotas));
        advance.table
    };
    let left = |table: &Table, at: Millis| {
        table.state(&Viewer::default(), now(at, &none)).clock.unwrap().remaining
    };
    table = step(&table, 0, 400, "a1");
    table = step(&table, 0, 400, "b1");
    // First turns are free; there was nothing to forgive.
    table = step(&table, 1_000, 300, "c1");
    assert_eq!(left(&table, 1_000), [9_300, 10_000]);
    table = step(&table, 2_000, 60_000, "d1");
    assert_eq!(left(&table, 2_000), [9_300, 9_500]);
    // A turn that was sent in time is in time, and one that was not is not.
    assert_eq!(table.forgiven(Duration::from_millis(200)), 200);
    let late = Now { lag: Duration::from_millis(200), ..now(11_501, &none) };
    let turn = Action::Turn { ply: 4, undos: 0, turn: "a2".to_owned() };
    let decided = table.decide(&mover(&table), &turn, late).unwrap();
    assert_eq!(decided.events, [Event::OutOfTime { chair: Chair::First }]);
    table = step(&table, 11_500, 200, "a2");
    assert_eq!(left(&table, 11_500), [0, 9_500]);
    // Nothing is charged less than nothing.
    table = step(&table, 11_501, 400, "b2");
    assert_eq!(left(&table, 11_501), [0, 9_500]);
}
