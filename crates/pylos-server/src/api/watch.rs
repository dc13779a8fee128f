//! What there is to watch, on one page.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use pylos_host::wire::Summary;
use pylos_host::{Refusal, is_near_end};
use pylos_views::Kind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Params};
use super::caller::Caller;
use super::listed::{Onlooker, shown};
use crate::server::Server;
use crate::store::{Column as _, DEAD, Looking, Part};
use crate::timekeeper::Millis;

/// Which games.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Watching {
    /// Only games of this kind.
    game: Option<Kind>,
}

/// What there is to watch: public games only.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct WatchPage {
    /// The one to be shown large.
    #[serde(skip_serializing_if = "Option::is_none")]
    featured: Option<Summary>,
    /// Games of players whom the caller follows.
    followed: Vec<Summary>,
    /// Games with a day or more for a turn that are close to their end, or
    /// ended a short while ago.
    finals: Vec<Summary>,
    /// Games being played.
    live: Vec<Summary>,
    /// Games that are over.
    finished: Vec<Summary>,
}

/// A game is fresh as long as something has happened in it within this time.
const FRESH: Millis = 10 * 60_000;

/// Correspondence games that have ended are told of for so long.
const RECENT: Millis = 3 * 86_400_000;

/// So many games with days for a turn are shown.
const FINALS: usize = 8;

/// What there is to watch.
#[utoipa::path(get, path = "/watch", params(Watching), responses(
    (status = 200, body = WatchPage), (status = "4XX", body = Refusal)))]
pub async fn watch(
    State(server): State<Server>,
    caller: Caller,
    Params(Watching { game }): Params<Watching>,
) -> Answer<WatchPage> {
    let now = server.time.now();
    let me = caller.id();
    let looking = Looking {
        player: me.clone().unwrap_or_default(),
        kind: game.map(|kind| kind.column().to_owned()),
        fresh: now - FRESH,
        recent: now - RECENT,
        alive: now - DEAD,
    };
    let watched = server.store.watch(&looking).await?;
    let mut damaged = watched.damaged as u64;
    let outages = server.outages();
    let mut page = WatchPage::default();
    for (part, row) in watched.games {
        let (id, here) = (row.id.clone(), server.games.online(&row.id));
        match shown(row, &Onlooker { here, of: me.as_deref(), outages: &outages }) {
            Ok(game) => page.add(part, game),
            Err(error) => {
                tracing::error!(error, game = id, "a game in a list cannot be read");
                damaged += 1;
            }
        }
    }
    server.metrics.damaged.fetch_add(damaged, Ordering::Relaxed);
    Ok(Json(page))
}

impl WatchPage {
    fn add(&mut self, part: Part, game: Summary) {
        let list = match part {
            Part::Featured => {
                self.featured = Some(game);
                return;
            }
            Part::Followed => &mut self.followed,
            Part::Days if !is_near_end(&game.rules, &game.position) => return,
            Part::Days | Part::DaysOver if self.finals.len() >= FINALS => return,
            Part::Days | Part::DaysOver => &mut self.finals,
            Part::Live => &mut self.live,
            Part::Finished => &mut self.finished,
        };
        // Somebody may follow both who play.
        if !list.iter().any(|other| other.id == game.id) {
            list.push(game);
        }
    }
}
