//! One game as it is being played: seats, turns, clocks and offers, without
//! any input or output. What happens is an [`Event`]; a table is what its
//! events have made of it, on this node, on any other, and after a restart.

mod advance;
mod attendance;
mod decide;
mod event;
pub mod lag;
mod pause;
mod record;
mod settings;
mod show;
mod talk;
#[cfg(test)]
mod tests;

use std::time::Duration;

use pylos_engine::Budget;
use pylos_rules::{Clock, Random, Repetition, Side as _, TimeControl};

pub use advance::{Advance, NextGame};
pub use decide::{Actor, Decided, Now};
pub use event::{Event, Stamped};
pub use settings::{Ballot, Series, Settings, Swap};
pub(crate) use settings::{check_levels, check_repetition};
pub use show::Viewer;

use crate::Millis;
use crate::board::{Board, Ending, read_rules};
use crate::chair::Chair;
use crate::refusal::Refusal;
use crate::wire::{Phase, Player, PlayerKind, SeatWish, Wanted, What};

/// A game that is played, or was.
#[derive(Clone)]
pub struct Table {
    /// The game's id.
    pub id: String,
    /// What was agreed before.
    pub settings: Settings,
    /// How many events have happened.
    pub revision: i64,
    /// Who sits where.
    pub seats: [Sitting; 2],
    /// How many times turns were undone.
    pub undos: u32,
    /// The game that follows.
    pub next: Option<String>,
    /// What the ratings gained and lost.
    pub rating_changes: Option<[f64; 2]>,
    /// When it was created.
    pub created: Millis,
    board: Board,
    /// When each turn was received, and what it was charged.
    turns: Vec<TurnTime>,
    clock: Clock<Chair>,
    /// What each side may still be forgiven of the way that its turns take.
    quotas: [lag::Quota; 2],
    /// Standing offers. A draw offer and a request to undo lapse with the
    /// next turn.
    offers: Standing,
    arranged: [Option<String>; 2],
    /// Since when, in playing time, each side is away.
    paused: [Option<Duration>; 2],
    /// A game that was left before it began: over, without a result.
    aborted: bool,
    ended: Option<Millis>,
}

/// Who has offered what. An array, because a map for three words is a lot of
/// code to carry.
#[derive(Clone, Copy, Debug, Default)]
struct Standing([Option<Chair>; What::ALL.len()]);

impl Standing {
    fn by(self, what: What) -> Option<Chair> {
        self.0[what as usize]
    }

    fn set(&mut self, what: What, by: Option<Chair>) {
        self.0[what as usize] = by;
    }
}

#[derive(Clone, Copy, Debug)]
struct TurnTime {
    at: Millis,
    spent: Duration,
    chair: Chair,
    /// What both sides had left when the turn began; nothing without a limit.
    left: Option<[Duration; 2]>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Sitting {
    /// A person.
    Person(Player),
    /// A computer player of this level.
    Engine(u8),
    /// Nobody yet.
    Free(Wanted),
}

impl Table {
    /// A game before anything has happened. `people` are the players of seats
    /// that were taken when it was created, or later.
    pub fn new(
        id: String,
        settings: Settings,
        people: [Option<Player>; 2],
        created: Millis,
    ) -> Result<Table, Refusal> {
        let rules = read_rules(&settings.rules)?;
        let repetition = match settings.repetition {
            Some(limit) => Repetition::at(limit).unwrap_or_default(),
            None => Repetition::OFF,
        };
        let start = Some(settings.start.as_str());
        let board = Board::begin(rules, start, None, repetition, &mut Random::new(0))?;
        let control = settings.clock.control()?;
        let mut people = people.into_iter();
        let seats = settings.seats.map(|wish| match (people.next().flatten(), wish) {
            (Some(person), _) => Sitting::Person(person),
            (None, SeatWish::Engine { level }) => Sitting::Engine(level),
            (None, SeatWish::Anyone {}) => Sitting::Free(Wanted::Anyone),
            (None, SeatWish::Friend {} | SeatWish::Me {}) => Sitting::Free(Wanted::Friend),
        });
        Ok(Table {
            id,
            settings,
            revision: 0,
            seats,
            undos: 0,
            next: None,
            rating_changes: None,
            created,
            board,
            turns: Vec::new(),
            clock: Clock::new(control),
            quotas: [lag::Quota::default(); 2],
            offers: Standing::default(),
            arranged: [None, None],
            paused: [None, None],
            aborted: false,
            ended: None,
        })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where the game is in its life.
    pub fn phase(&self) -> Phase {
        if self.is_over() {
            Phase::Finished
        } else if self.seats.iter().any(|seat| matches!(seat, Sitting::Free(_))) {
            Phase::Waiting
        } else {
            Phase::Playing
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.aborted || self.board.to_move().is_none()
    }

    /// When it ended.
    pub fn ended(&self) -> Option<Millis> {
        self.ended
    }

    /// Whether it ended before it began.
    pub fn is_aborted(&self) -> bool {
        self.aborted
    }

    /// Who is to move in a game that is being played. Nobody while pawns are
    /// arranged in secret.
    pub fn to_move(&self) -> Option<Chair> {
        (self.phase() == Phase::Playing && !self.board.is_arranging())
            .then(|| self.board.to_move())
            .flatten()
    }

    /// The sides that still have to arrange their pawns in secret.
    pub fn arranging(&self) -> impl Iterator<Item = Chair> {
        let open = self.phase() == Phase::Playing && self.board.is_arranging();
        Chair::BOTH
            .into_iter()
            .filter(move |&chair| open && self.arranged[chair as usize].is_none())
    }

    /// Whom the game waits for: both as long as both arrange in secret.
    pub fn awaited(&self) -> Vec<Chair> {
        self.to_move().into_iter().chain(self.arranging()).collect()
    }

    /// The level of the computer player on this seat.
    pub fn engine(&self, chair: Chair) -> Option<u8> {
        match self.seats[chair as usize] {
            Sitting::Engine(level) => Some(level),
            _ => None,
        }
    }

    /// Whether a computer sits on every seat.
    pub fn is_between_engines(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat, Sitting::Engine(_)))
    }

    /// The id of the person on this seat.
    pub fn person(&self, chair: Chair) -> Option<&str> {
        match &self.seats[chair as usize] {
            Sitting::Person(player) => player.id.as_deref(),
            _ => None,
        }
    }

    /// The seats that this player holds.
    pub fn chairs_of(&self, player: &str) -> Vec<Chair> {
        Chair::BOTH.into_iter().filter(|&chair| self.person(chair) == Some(player)).collect()
    }

    /// The playing time at which the side to move will be out of time; there
    /// is none while that side is away.
    pub fn deadline(&self) -> Option<Duration> {
        if self.is_over() || self.clock_stands() { None } else { self.clock.deadline() }
    }

    /// How much of a way that was measured is not charged to whoever is to
    /// move, in milliseconds: nothing while no clock runs.
    pub fn forgiven(&self, measured: Duration) -> Millis {
        match (self.deadline(), self.clock.running()) {
            (Some(_), Some((chair, _))) => self.quotas[chair as usize].of(measured),
            _ => 0,
        }
    }

    /// The time that an engine on this chair has for a turn.
    pub fn budget(&self, chair: Chair, time: Duration) -> Budget {
        Budget::of(&self.clock, chair, time)
    }

    /// The offer that an engine has to answer.
    pub fn asks_engine(&self) -> Option<(What, Chair)> {
        What::ALL.into_iter().find_map(|what| {
            let asked = self.offers.by(what)?.other();
            self.engine(asked)?;
            Some((what, asked))
        })
    }

    /// Lets an event happen. Events come in order from the store, where only
    /// what [`decide`](Table::decide) allowed has been written; one that does
    /// not fit means that the store is damaged.
    pub fn apply(&mut self, at: Millis, stamped: &Stamped) -> Result<(), Refusal> {
        let now = Duration::from_millis(stamped.time);
        match &stamped.event {
            Event::Joined { .. } => {} // who it is stands in the game's row
            Event::Turn { turn, lag } => {
                self.turn_played(at, now, turn, Duration::from_millis(*lag))?;
            }
            Event::Arranged { chair, arrangement } => {
                self.arranged[*chair as usize] = Some(arrangement.clone());
            }
            Event::Offered { what, chair } => {
                self.offers.set(*what, Some(*chair));
            }
            Event::Declined { what } => {
                self.offers.set(*what, None);
            }
            Event::Undone { to } => self.undone(now, *to),
            Event::Resigned { chair } => self.over(at, now, Ending::Resigned(*chair))?,
            Event::OutOfTime { chair } => self.over(at, now, Ending::OutOfTime(*chair))?,
            Event::Abandoned { chair } => self.over(at, now, Ending::Abandoned(*chair))?,
            Event::Paused { chair } => self.paused[*chair as usize] = Some(now),
            Event::Resumed { chair } => self.go_on(*chair, now),
            Event::Agreed => self.over(at, now, Ending::Agreed)?,
            Event::Aborted => {
                self.aborted = true;
                self.ended = Some(at);
                self.clock.stop(now);
            }
            Event::Followed { game } => {
                self.next = Some(game.clone());
                self.offers = Standing::default();
            }
        }
        self.revision += 1;
        Ok(())
    }

    fn turn_played(
        &mut self,
        at: Millis,
        now: Duration,
        turn: &str,
        lag: Duration,
    ) -> Result<(), Refusal> {
        let chair = self.board.to_move().unwrap_or(Chair::First);
        let arranging = self.board.is_arranging();
        self.board.play(turn)?;
        self.offers = Standing::default();
        self.go_on(chair, now);
        if self.clock.running().is_some() {
            self.clock.forgive(lag, now);
            self.quotas[chair as usize].turn_played(lag);
        }
        let begun = self.clock.running().map_or(now, |(_, since)| since);
        let left = self.times_left(begun);
        self.turns.push(TurnTime { at, spent: now.saturating_sub(begun), chair, left });
        match self.board.to_move() {
            None => {
                self.clock.stop(now);
                self.ended = Some(at);
            }
            // Arranging in secret takes no time; the first battle does.
            Some(next) if arranging => {
                if !self.board.is_arranging() {
                    self.clock.start(next, now);
                }
            }
            // Every side's first turn is free: the clocks start when both have
            // played one, or have arranged their pawns.
            Some(next) if self.both_have_played() => {
                let late = self.clock.finish_turn(next, now).is_err();
                debug_assert!(!late, "a late turn is never written");
            }
            Some(_) => {}
        }
        Ok(())
    }

    fn both_have_played(&self) -> bool {
        Chair::BOTH.into_iter().all(|chair| self.has_played(chair))
    }

    fn has_played(&self, chair: Chair) -> bool {
        self.turns.iter().any(|turn| turn.chair == chair)
    }

    /// What both sides have left; `None` without a limit.
    fn times_left(&self, now: Duration) -> Option<[Duration; 2]> {
        let [first, second] = Chair::BOTH.map(|chair| self.clock.left(chair, now));
        Some([first?, second?])
    }

    fn undone(&mut self, now: Duration, to: usize) {
        let then = self.turns.get(to).and_then(|turn| turn.left);
        self.board.undo_to(to);
        self.turns.truncate(to);
        self.undos += 1;
        self.offers = Standing::default();
        match (self.board.to_move(), self.clock.control()) {
            (Some(_), _) if !self.both_have_played() => self.clock.stop(now),
            // A new turn, a new measure of time.
            (Some(next), TimeControl::PerMove(_)) => {
                let late = self.clock.finish_turn(next, now).is_err();
                debug_assert!(!late, "nothing is undone too late");
            }
            (Some(next), _) => {
                // Nobody has more time than at that moment: increments go with
                // the turns that earned them.
                if let (Some(left), Some(then)) = (self.times_left(now), then) {
                    let [first, second] = [0, 1].map(|side| left[side].min(then[side]).as_millis());
                    let text = format!("{first} {second}");
                    if let Ok(clock) = Clock::parse(self.clock.control(), &text) {
                        self.clock = clock;
                    }
                }
                self.clock.start(next, now);
            }
            (None, _) => self.clock.stop(now),
        }
    }

    fn over(&mut self, at: Millis, now: Duration, ending: Ending) -> Result<(), Refusal> {
        self.board.end(ending)?;
        self.clock.stop(now);
        self.offers = Standing::default();
        self.ended = Some(at);
        Ok(())
    }
}

/// A computer player as it is shown.
fn engine_player(level: u8) -> Player {
    Player {
        id: None,
        name: None,
        kind: PlayerKind::Engine,
        level: Some(level),
        ratings: Vec::new(),
    }
}
