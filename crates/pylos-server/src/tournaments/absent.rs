//! Players who do not come to their game: after the time that the organiser has
//! set they lose without one, once, on whichever node looks first. What counts
//! is the playing time, so that nobody loses because a server was away.

use std::sync::Arc;
use std::time::Duration;

use pylos_host::Seen;
use pylos_tournament::{Action, Outcome};

use super::act::Done;
use super::games::is_turned;
use super::{Loaded, place};
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::RoundGame;
use crate::timekeeper::Millis;

/// After an outage everybody has so long to come back.
const COME_BACK: Millis = 60_000;

/// Whoever is there and does not play yet is looked at again after so long.
const AGAIN: Millis = 5_000;

/// What a look at the games of a round has shown.
pub(super) enum Attendance {
    /// Somebody has lost without a game; there is more to do.
    Forfeited,
    /// Nobody has to be waited for before this moment; or at all.
    Wait(Option<Millis>),
}

impl Server {
    /// Lets those lose who have not come, and calls their games off.
    pub(super) async fn see_who_has_come(
        &self,
        loaded: &Arc<Loaded>,
    ) -> Result<Attendance, ApiError> {
        let Some(patience) = loaded.row.new.no_show else { return Ok(Attendance::Wait(None)) };
        let now = self.time.now();
        let mut next: Option<Millis> = None;
        let mut look_again = |at: Millis| next = Some(next.map_or(at, |next| next.min(at)));
        let (mut forfeits, mut games) = (Vec::new(), Vec::new());
        for (at, created) in self.store.first_round_games(&loaded.row.new.id).await? {
            let until = self.waits_until(created, patience, now);
            if until > now {
                look_again(until);
                continue;
            }
            match self.outcome_without_game(loaded, &at).await {
                Ok(Some(outcome)) => {
                    forfeits.push(Action::Report { place: place(at.round, at.board), outcome });
                    games.push(at.game);
                }
                Ok(None) => look_again(now + AGAIN),
                Err(error) if error.code() == Code::Busy => return Err(error),
                // A game that cannot be read is the organiser's to decide.
                Err(error) => tracing::warn!(%error, game = at.game, "cannot see who has come"),
            }
        }
        if forfeits.is_empty() {
            return Ok(Attendance::Wait(next));
        }
        if self.let_happen(loaded, forfeits, None).await? == Done::Stored {
            for game in games {
                // The result counts; a game that stays open does no harm.
                if let Err(error) = self.end_without_result(&game).await {
                    tracing::warn!(%error, game, "a game without players stays open");
                }
            }
        }
        Ok(Attendance::Forfeited)
    }

    /// Until when somebody is waited for, outages not counted.
    fn waits_until(&self, created: Millis, patience: Millis, now: Millis) -> Millis {
        let outages = self.outages();
        let patience = Duration::from_millis(u64::try_from(patience).unwrap_or(0));
        let until = outages.moment(outages.playing_time(created) + patience);
        match outages.last_end(now) {
            Some(ended) if ended > created => until.max(ended + COME_BACK),
            _ => until,
        }
    }

    /// How a pairing ends because somebody has not come; nothing if all have.
    async fn outcome_without_game(
        &self,
        loaded: &Loaded,
        at: &RoundGame,
    ) -> Result<Option<Outcome>, ApiError> {
        // On a server by itself nobody is connected to a game that is not in
        // memory; several ask each other.
        let unknown = !self.store.is_shared() && self.games.get(&at.game).is_none();
        let live = self.live(&at.game).await?;
        self.refresh_company(&live).await?;
        let table = live.table();
        if table.has_begun() {
            return Ok(None);
        }
        let mut now = self.now(&live, self.time.now());
        if unknown {
            now.presence = [Seen::Never; 2];
        }
        let [mut first, mut second] = table.missing(&now);
        let kind = pylos_host::kind_of(loaded.tournament.settings().rules);
        if is_turned(kind, at.number) {
            (first, second) = (second, first);
        }
        Ok(match (first, second) {
            (false, false) => None,
            (false, true) => Some(Outcome::FirstByForfeit),
            (true, false) => Some(Outcome::SecondByForfeit),
            (true, true) => Some(Outcome::BothAbsent),
        })
    }
}
