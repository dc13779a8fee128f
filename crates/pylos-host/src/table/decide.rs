//! Who may do what, and what happens then.

use std::time::Duration;

use pylos_rules::Side as _;
use pylos_views::SideName;

use super::{Event, Sitting, Table};
use crate::Millis;
use crate::Seen;
use crate::chair::Chair;
use crate::refusal::{Code, Refusal};
use crate::wire::{Action, Moment, Phase, Wanted, What};

/// Somebody who acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, by id.
    Person(String),
    /// The computer player of a seat.
    Engine(Chair),
}

/// The present, as far as a decision depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The time.
    pub at: Millis,
    /// The playing time: it stands still while no server runs.
    pub time: Duration,
    /// Who is connected.
    pub presence: [Seen; 2],
    /// How long whatever is decided about was on its way to the player and
    /// back, as far as a server has measured it.
    pub lag: Duration,
}

/// What an action leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// What happens; nothing if it has already happened.
    pub events: Vec<Event>,
    /// Whether both want another game.
    pub rematch: bool,
}

impl From<Event> for Decided {
    fn from(event: Event) -> Decided {
        Decided { events: vec![event], rematch: false }
    }
}

/// How long somebody must have been away before the game can be claimed.
pub const PATIENCE: Millis = 60_000;

/// The same in a rated game: without a clock nobody has promised to stay, and
/// a train in a tunnel should cost nobody his rating.
pub const RATED_PATIENCE: Millis = 24 * 3_600_000;

impl Table {
    /// What an action leads to, or why it is refused. Nothing changes yet.
    pub fn decide(&self, actor: &Actor, action: &Action, now: Now) -> Result<Decided, Refusal> {
        let chairs = match actor {
            Actor::Person(id) => self.chairs_of(id),
            Actor::Engine(chair) => vec![*chair],
        };
        if chairs.is_empty() {
            return Err(Refusal::new(Code::NoSeat, "you hold no seat of this game"));
        }
        let moment = action.moment();
        match action {
            Action::Turn { turn, .. } => self.decide_turn(&chairs, moment, turn, now),
            Action::Arrange { arrangement, side, .. } => {
                self.decide_arrangement(&chairs, *side, arrangement)
            }
            // Resigning means the game, whatever was played meanwhile.
            Action::Resign { side, .. } => self.decide_resignation(&chairs, *side, now),
            Action::Offer { what, .. } => {
                if self.stands(*what).is_some_and(|by| chairs == [by]) {
                    return Ok(Decided::default()); // it has been offered already
                }
                self.now_is(moment)?;
                self.decide_offer(&chairs, *what)
            }
            Action::Decline { what, .. } => match self.stands(*what) {
                Some(_) => Ok(Event::Declined { what: *what }.into()),
                None => Ok(Decided::default()), // it is off the table already
            },
            Action::Claim { .. } => {
                self.now_is(moment)?;
                self.decide_claim(&chairs, now)
            }
            Action::Abort { .. } => self.decide_abort(&chairs, moment),
        }
    }

    /// What happens when the side to move is out of time.
    pub fn flag(&self, time: Duration) -> Option<Event> {
        if self.phase() != Phase::Playing || self.clock_stands() {
            return None;
        }
        self.clock.out_of_time(time).map(|chair| Event::OutOfTime { chair })
    }

    /// How a game ends that nobody has touched for long: whoever was to act has
    /// gone away, unless it had not really begun. Who is on vacation comes back.
    pub fn end_of_untouched(&self) -> Option<Event> {
        if self.is_over() || Chair::BOTH.into_iter().any(|chair| self.is_paused(chair)) {
            return None;
        }
        Some(match *self.awaited() {
            [chair] if self.both_have_played() && self.engine(chair).is_none() => {
                Event::Abandoned { chair }
            }
            _ => Event::Aborted,
        })
    }

    /// The seat that somebody who comes now would get.
    pub fn free_seat(&self, invite: Option<&str>) -> Result<Chair, Refusal> {
        if self.is_over() {
            return Err(not_now("the game is over"));
        }
        let free = |wanted| {
            Chair::BOTH.into_iter().find(|&chair| match self.seats[chair as usize] {
                Sitting::Free(free) => free == wanted,
                _ => false,
            })
        };
        if let Some(chair) = free(Wanted::Friend)
            && invite == Some(&*self.settings.invite)
        {
            return Ok(chair);
        }
        if let Some(chair) = free(Wanted::Anyone) {
            return Ok(chair);
        }
        match free(Wanted::Friend) {
            Some(_) => Err(Refusal::new(Code::NoSeat, "this seat needs its invitation")),
            None => Err(Refusal::new(Code::NoSeat, "both seats are taken")),
        }
    }

    /// From when on the game may be claimed by one of these seats.
    pub(super) fn claimable(&self, chairs: &[Chair], presence: [Seen; 2]) -> Option<Millis> {
        let [chair] = chairs else { return None };
        let waited_for = match self.to_move() {
            Some(to_move) => to_move == chair.other(),
            None => self.arranging().any(|missing| missing == chair.other()),
        };
        // Whose clock runs will lose by it; there is nothing to claim.
        let comes_back = self.is_paused(chair.other()) || self.engine(chair.other()).is_some();
        if !waited_for || self.deadline().is_some() || comes_back {
            return None;
        }
        // Before both have played, a rated game is aborted, not won.
        if self.settings.rated && !self.both_have_played() {
            return None;
        }
        let since = match presence[chair.other() as usize] {
            Seen::Online => return None,
            Seen::Left(at) => at,
            Seen::Never => self.created,
        };
        let last = self.turns.last().map_or(self.created, |turn| turn.at);
        Some(since.max(last) + if self.settings.rated { RATED_PATIENCE } else { PATIENCE })
    }

    /// Who has offered something that still stands.
    fn stands(&self, what: What) -> Option<Chair> {
        self.offers.by(what)
    }

    fn moment(&self) -> Moment {
        Moment { ply: self.board.ply(), undos: self.undos }
    }

    fn now_is(&self, moment: Moment) -> Result<(), Refusal> {
        if moment == self.moment() { Ok(()) } else { Err(self.stale()) }
    }

    fn stale(&self) -> Refusal {
        let Moment { ply, undos } = self.moment();
        Refusal::new(Code::Stale, format!("the game is at ply {ply} after {undos} undone turns"))
    }

    fn decide_turn(
        &self,
        chairs: &[Chair],
        moment: Moment,
        text: &str,
        now: Now,
    ) -> Result<Decided, Refusal> {
        if moment.undos == self.undos && moment.ply < self.board.ply() {
            return self.decide_repeated(chairs, moment.ply, text);
        }
        self.now_is(moment)?;
        match self.phase() {
            Phase::Waiting => return Err(not_now("the opponent is not there yet")),
            Phase::Finished => return Err(not_now("the game is over")),
            Phase::Playing => {}
        }
        let Some(chair) = self.to_move() else {
            return Err(not_now("the pawns are being arranged in secret (E5)"));
        };
        if !chairs.contains(&chair) {
            return Err(Refusal::new(Code::NotYourTurn, "the other side is to move"));
        }
        let lag = self.forgiven(now.lag) as u64;
        if let Some(flag) = self.flag(now.time.saturating_sub(Duration::from_millis(lag))) {
            return Ok(flag.into());
        }
        let turn = self.board.read_turn(moment.ply, text)?;
        Ok(Event::Turn { turn, lag }.into())
    }

    /// The same turn sent again is no error, and is not played again.
    fn decide_repeated(
        &self,
        chairs: &[Chair],
        ply: usize,
        text: &str,
    ) -> Result<Decided, Refusal> {
        let own = self.board.mover_at(ply).is_some_and(|mover| chairs.contains(&mover));
        let played = self.board.turn_at(ply);
        let same = || self.board.read_turn(ply, text).is_ok_and(|turn| Some(turn) == played);
        if own && same() { Ok(Decided::default()) } else { Err(self.stale()) }
    }

    fn decide_arrangement(
        &self,
        chairs: &[Chair],
        side: Option<SideName>,
        text: &str,
    ) -> Result<Decided, Refusal> {
        let chair = self.meant(chairs, side, || self.arranging().find(|c| chairs.contains(c)))?;
        let repeated = self.arranged[chair as usize].as_deref() == Some(text);
        if repeated {
            return Ok(Decided::default());
        }
        if self.phase() != Phase::Playing || self.arranged[chair as usize].is_some() {
            return Err(not_now("there is nothing to arrange now (E5)"));
        }
        let Some(placements) = self.board.arrangement(text) else {
            return Err(not_now("these rules know no secret setup, or it is over (E5)"));
        };
        let placements = placements?;
        let mut events = vec![Event::Arranged { chair, arrangement: text.to_owned() }];
        if let Some(other) = &self.arranged[chair.other() as usize]
            && let Some(others) = self.board.arrangement(other)
        {
            events.extend(self.reveal(chair, placements, others?)?);
        }
        Ok(Decided { events, rematch: false })
    }

    /// E5: when both are ready, all pawns are placed at once.
    fn reveal(
        &self,
        chair: Chair,
        own: Vec<String>,
        others: Vec<String>,
    ) -> Result<Vec<Event>, Refusal> {
        let mut board = self.board.clone();
        let (mut own, mut others) = (own.into_iter(), others.into_iter());
        let mut events = Vec::new();
        while board.is_arranging() {
            let mine = board.to_move() == Some(chair);
            let next = if mine { own.next() } else { others.next() };
            let turn = next.ok_or_else(|| Refusal::internal("an arrangement is too short"))?;
            board.play(&turn)?;
            events.push(Event::Turn { turn, lag: 0 });
        }
        Ok(events)
    }

    /// The seat that is meant: the one named, or the only one it can be.
    fn meant(
        &self,
        chairs: &[Chair],
        side: Option<SideName>,
        or: impl Fn() -> Option<Chair>,
    ) -> Result<Chair, Refusal> {
        let sides = self.board.kind().sides();
        let named = match side {
            Some(name) => match Chair::BOTH.into_iter().find(|&c| sides[c as usize] == name) {
                Some(chair) => Some(chair),
                None => {
                    let message = format!("the sides are {} and {}", sides[0], sides[1]);
                    return Err(Refusal::new(Code::BadRequest, message));
                }
            },
            None => None,
        };
        let chair = named.or_else(or).unwrap_or(chairs[0]);
        if chairs.contains(&chair) {
            Ok(chair)
        } else {
            Err(Refusal::new(Code::NoSeat, "you do not hold that seat"))
        }
    }

    fn decide_resignation(
        &self,
        chairs: &[Chair],
        side: Option<SideName>,
        now: Now,
    ) -> Result<Decided, Refusal> {
        let to_move = || self.to_move().filter(|chair| chairs.contains(chair));
        let chair = self.meant(chairs, side, to_move)?;
        match self.phase() {
            Phase::Waiting => Err(not_now("nobody is there to win; abort the game instead")),
            Phase::Finished if self.board.winner() == Some(chair.other()) => Ok(Decided::default()),
            Phase::Finished => Err(not_now("the game is over")),
            Phase::Playing => Ok(self.flag(now.time).unwrap_or(Event::Resigned { chair }).into()),
        }
    }

    fn decide_offer(&self, chairs: &[Chair], what: What) -> Result<Decided, Refusal> {
        let (chair, alone) = match chairs {
            [chair] => (*chair, false),
            _ => (self.board.to_move().unwrap_or(Chair::First), true),
        };
        let agreed = alone || self.stands(what) == Some(chair.other());
        match (what, self.phase()) {
            (What::Draw, Phase::Playing) => Ok(if agreed {
                Event::Agreed.into()
            } else {
                Event::Offered { what, chair }.into()
            }),
            (What::Undo, Phase::Playing) => {
                let other = [chair.other()];
                let by = if agreed && !alone { &other } else { chairs };
                let to = self.undo_to(by).ok_or_else(|| not_now("there is no turn to undo"))?;
                // A computer player is patient, unless it counts.
                let patient = self.engine(chair.other()).is_some();
                Ok(if agreed || patient {
                    Event::Undone { to }.into()
                } else {
                    Event::Offered { what, chair }.into()
                })
            }
            (What::Rematch, Phase::Finished) => {
                if self.next.is_some() {
                    return Ok(Decided::default()); // it has begun already
                }
                let willing = agreed || self.engine(chair.other()).is_some();
                Ok(if willing {
                    Decided { events: Vec::new(), rematch: true }
                } else {
                    Event::Offered { what, chair }.into()
                })
            }
            (What::Rematch, _) => Err(not_now("the game is not over")),
            (_, Phase::Waiting) => Err(not_now("the opponent is not there yet")),
            (_, _) => Err(not_now("the game is over")),
        }
    }

    /// The ply before the last turn of whoever holds these seats, unless it
    /// cannot be undone: what was revealed stays revealed (E5).
    pub(super) fn undo_to(&self, chairs: &[Chair]) -> Option<usize> {
        let first = if self.arranged.iter().any(Option::is_some) { 20 } else { 0 };
        let to = self.turns.iter().rposition(|turn| chairs.contains(&turn.chair));
        to.filter(|&to| to >= first && self.phase() == Phase::Playing)
    }

    fn decide_claim(&self, chairs: &[Chair], now: Now) -> Result<Decided, Refusal> {
        match (chairs, self.claimable(chairs, now.presence)) {
            ([chair], Some(from)) if now.at >= from => {
                Ok(Event::Abandoned { chair: chair.other() }.into())
            }
            (_, Some(_)) => Err(not_now("the opponent has not been away for long enough")),
            (_, None) => Err(not_now("there is nothing to claim")),
        }
    }

    fn decide_abort(&self, chairs: &[Chair], moment: Moment) -> Result<Decided, Refusal> {
        if self.aborted {
            return Ok(Decided::default());
        }
        self.now_is(moment)?;
        match self.phase() {
            Phase::Finished => Err(not_now("the game is over")),
            Phase::Playing if self.both_have_played() => {
                Err(not_now("both sides have played; one can only resign now"))
            }
            // Whoever has seen how the other begins does not choose any more
            // whether it counts.
            Phase::Playing
                if self.settings.rated
                    && self.turns.iter().any(|turn| !chairs.contains(&turn.chair)) =>
            {
                Err(not_now("the opponent has played; in a rated game one can only resign now"))
            }
            _ => Ok(Event::Aborted.into()),
        }
    }
}

fn not_now(message: &'static str) -> Refusal {
    Refusal::new(Code::NotNow, message)
}
