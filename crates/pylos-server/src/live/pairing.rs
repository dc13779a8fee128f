//! Quick pairing: whoever looks for a game like one that waits for anyone gets
//! that seat, and else waits with a seat of his own. All of it is in the
//! database: a seat is taken once, whichever nodes try, so that no node has to
//! be asked to pair.
//!
//! Two who wait for each other must not both sit down at the other's board.
//! The one who came later goes over to the other; he first calls off his own
//! game, which fails if somebody has sat down there meanwhile: then that is
//! his game.

use std::sync::Arc;

use pylos_host::stored::read_settings;
use pylos_host::wire::{ClockSetting, NewGame, Opening, Pace, Player, SeatWish, Visibility};
use pylos_host::{kind_of, read_rules};

use super::Live;
use super::act::TRIES;
use crate::error::{ApiError, Code};
use crate::rated;
use crate::server::Server;
use crate::store::{DEAD, List, ListedGame, Page};
use crate::timekeeper::Millis;

/// What game is looked for.
#[derive(Clone, Debug)]
pub struct Sought {
    /// A rule string.
    pub rules: String,
    /// The clock.
    pub clock: ClockSetting,
    /// Whether it counts.
    pub rated: bool,
    /// The game in which one waits already.
    pub waiting: Option<String>,
}

/// How many of the games that wait are looked at.
const SOME: i64 = 100;
/// Whoever has no rating yet counts as one of these.
const USUAL: f64 = 1_500.0;
/// Opponents are at most so far apart at first, and so much more for each
/// second that one of them has waited.
const RANGE: f64 = 150.0;
const WIDER: f64 = 15.0;

impl Server {
    /// A game like the one that is looked for: with whoever waits, or a seat
    /// of one's own. Asking again is how one waits: it finds who has come, and
    /// reaches further.
    pub async fn pair(&self, player: &Player, sought: Sought) -> Result<Arc<Live>, ApiError> {
        let rules = read_rules(&sought.rules)?;
        let sought = Sought { rules: rules.to_string(), ..sought };
        let me = player.id.as_deref().unwrap_or_default();
        let rated_as = rated::column(kind_of(rules), Pace::of(sought.clock));
        let ratings = self.store.ratings(me).await?;
        let mine = ratings.into_iter().find(|(column, _)| column == rated_as);
        let strength = mine.map_or(USUAL, |(_, rating)| rating.rating);
        for _ in 0..TRIES {
            let now = self.time.now();
            let page = Page { kind: None, before: None, limit: SOME };
            let open = self.store.list(&List::Open, &page, now - DEAD).await?.games;
            let (own, others): (Vec<_>, Vec<_>) = open
                .into_iter()
                .filter(|game| is_like(game, &sought))
                .partition(|game| holds(game, me));
            let own = own.into_iter().next_back();
            // A seat that does not wait any more is taken, or called off.
            if own.is_none()
                && let Some(waiting) = &sought.waiting
                && self.store.plays_in(me, waiting).await?
            {
                return self.live(waiting).await;
            }
            // Those who have waited longest come first.
            let found = others.into_iter().rev().find(|game| {
                own.as_ref().is_none_or(|own| (game.created, &game.id) < (own.created, &own.id))
                    && is_in_reach(game, own.as_ref(), strength, now)
            });
            let Some(found) = found else {
                return match own {
                    Some(own) => self.live(&own.id).await,
                    None => self.create(player, None, wish_of(sought)).await,
                };
            };
            if let Some(own) = own {
                let own = self.live(&own.id).await?;
                match self.call_off(&own).await {
                    Ok(()) => {}
                    Err(error) if error.code() == Code::NotNow => return Ok(own),
                    Err(error) => return Err(error),
                }
            }
            match self.join(&found.id, player, None).await {
                Err(error) if matches!(error.code(), Code::NoSeat | Code::NotNow) => {}
                joined => return joined,
            }
        }
        self.create(player, None, wish_of(sought)).await
    }
}

/// Whether a game that waits is like the one that is looked for.
fn is_like(game: &ListedGame, sought: &Sought) -> bool {
    let Ok(settings) = read_settings(&game.settings) else { return false };
    settings.rules == sought.rules
        && settings.clock == sought.clock
        && settings.rated == sought.rated
        && settings.series.is_none()
        && settings.usual_start
        && settings.repetition == Some(3)
}

fn holds(game: &ListedGame, player: &str) -> bool {
    game.seats.iter().any(|seat| seat.player.as_deref() == Some(player))
}

/// Whether the two are near enough to each other, after so long.
fn is_in_reach(game: &ListedGame, own: Option<&ListedGame>, strength: f64, now: Millis) -> bool {
    let theirs = game.seats.iter().find(|seat| seat.player.is_some());
    let theirs = theirs.and_then(|seat| seat.rating).unwrap_or(USUAL);
    let since = own.map_or(game.created, |own| own.created.min(game.created));
    let waited = (now - since).max(0) as f64 / 1_000.0;
    (theirs - strength).abs() <= RANGE + WIDER * waited
}

fn wish_of(Sought { rules, clock, rated, .. }: Sought) -> NewGame {
    NewGame {
        rules,
        seats: [SeatWish::Me {}, SeatWish::Anyone {}],
        lot: true,
        clock,
        repetition: Some(3),
        visibility: Visibility::Public,
        rated,
        series: None,
        start: None,
        opening: Opening::Usual,
        opponent: None,
    }
}
