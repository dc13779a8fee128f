//! From a decision to the next state, with whatever follows by itself.

use std::time::Duration;

use pylos_rules::Side as _;
use pylos_views::{EndedBy, Kind};

use super::{Decided, Event, Settings, Stamped, Swap, Table};
use crate::Millis;
use crate::chair::Chair;
use crate::lots::Lots;
use crate::refusal::Refusal;
use crate::wire::SeriesLength;

/// A table after something has happened, not yet written down.
pub struct Advance {
    /// The table afterwards.
    pub table: Table,
    /// What happened, in order.
    pub events: Vec<Stamped>,
    /// The game that follows this one.
    pub next: Option<NextGame>,
}

/// A game that follows another.
#[derive(Clone, Debug)]
pub struct NextGame {
    /// Its id.
    pub id: String,
    /// What is agreed.
    pub settings: Settings,
    /// Who sits where, people only.
    pub people: [Option<String>; 2],
}

impl Table {
    /// The table after a decision, on a copy.
    pub fn advance(
        &self,
        at: Millis,
        time: Duration,
        decided: Decided,
        lots: &dyn Lots,
    ) -> Result<Advance, Refusal> {
        let mut advance = Advance { table: self.clone(), events: Vec::new(), next: None };
        let stamp = |event| Stamped { time: time.as_millis() as u64, event };
        for event in decided.events {
            advance.happen(at, stamp(event))?;
        }
        let ended = advance.table.is_over() && !self.is_over();
        let follows = if decided.rematch {
            Some(advance.table.rematch(lots)?)
        } else if ended {
            advance.table.next_of_series(lots)?
        } else {
            None
        };
        if let Some(next) = follows {
            advance.happen(at, stamp(Event::Followed { game: next.id.clone() }))?;
            advance.next = Some(next);
        }
        Ok(advance)
    }

    /// This game's score by the rules of a series: the points of the equator
    /// game (E13), else 1, ½ or 0.
    ///
    /// Whoever wins the equator game without playing it out gets all points
    /// that the other has not taken.
    pub fn series_score(&self) -> Option<[f64; 2]> {
        if self.is_aborted() || !self.is_over() {
            return None;
        }
        let winner = self.board.winner();
        let Some(mut points) = self.board.points() else {
            return Some(match winner {
                Some(Chair::First) => [1.0, 0.0],
                Some(Chair::Second) => [0.0, 1.0],
                None => [0.5, 0.5],
            });
        };
        let total: u8 = 21;
        if let Some(winner) = winner
            && self.board.result().is_some_and(|result| result.by != EndedBy::Points)
        {
            points[winner as usize] = total.saturating_sub(points[winner.other() as usize]);
        }
        Some(points.map(f64::from))
    }

    fn people(&self) -> [Option<String>; 2] {
        Chair::BOTH.map(|chair| self.person(chair).map(str::to_owned))
    }

    fn rematch(&self, lots: &dyn Lots) -> Result<NextGame, Refusal> {
        let id = lots.game_id();
        let mut settings = self.settings.following(None, Swap::Seats, lots)?;
        if let Some(series) = &mut settings.series {
            *series =
                super::Series { id: id.clone(), number: 1, before: [0.0; 2], ..series.clone() };
        }
        let [first, second] = self.people();
        Ok(NextGame { id, settings, people: [second, first] })
    }

    fn next_of_series(&self, lots: &dyn Lots) -> Result<Option<NextGame>, Refusal> {
        let Some(series) = &self.settings.series else { return Ok(None) };
        let Some(score) = self.series_score() else { return Ok(None) };
        let mut after = [series.before[0] + score[0], series.before[1] + score[1]];
        if series.length.is_over(series.number, after) {
            return Ok(None);
        }
        // Colours alternate in the pyramid game; in the equator game it is the
        // lead that changes (E6).
        let (swap, leader) = match self.board.kind() {
            Kind::Pyramid => (Swap::Seats, None),
            Kind::Equator => (Swap::Nothing, self.board.next_leader()),
        };
        let mut people = self.people();
        if swap == Swap::Seats {
            after.swap(0, 1);
            people.swap(0, 1);
        }
        let mut settings = self.settings.following(leader, swap, lots)?;
        settings.series =
            Some(super::Series { number: series.number + 1, before: after, ..series.clone() });
        Ok(Some(NextGame { id: lots.game_id(), settings, people }))
    }

    /// Whether the series that this game belongs to is over.
    pub(super) fn series_is_over(
        &self,
        length: SeriesLength,
        number: u32,
        score: [f64; 2],
    ) -> bool {
        self.is_over()
            && self.next.is_none()
            && (self.is_aborted() || length.is_over(number, score))
    }
}

impl Advance {
    fn happen(&mut self, at: Millis, event: Stamped) -> Result<(), Refusal> {
        self.table.apply(at, &event)?;
        self.events.push(event);
        Ok(())
    }
}
