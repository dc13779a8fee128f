//! One's own games: what waits, what runs, what is over.

use axum::Json;
use axum::extract::State;
use pylos_host::wire::GameList;
use pylos_host::{Refusal, read_rules};
use pylos_views::Kind;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Params};
use super::caller::Caller;
use super::games::{part_of, read_page};
use crate::server::Server;
use crate::store::{Against, DEAD, Mine, Score, Search};

/// Which of one's own games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum MineName {
    /// Those in which the caller is to act.
    Waiting,
    /// The others that are not over.
    Running,
    /// Those that are over.
    Finished,
}

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AgainstName {
    /// Somebody.
    People,
    /// A computer player.
    Computer,
}

/// How a game ended for the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ScoreName {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
    /// It ended before it began.
    Aborted,
}

/// Which of one's own games.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// `waiting` by default.
    #[param(inline)]
    list: Option<MineName>,
    /// Only games of this kind.
    game: Option<Kind>,
    /// Only against somebody whose name has this in it.
    opponent: Option<String>,
    /// Only against people, or computers.
    #[param(inline)]
    against: Option<AgainstName>,
    /// Only under these rules, whatever options are appended to them.
    rules: Option<String>,
    /// Only with this end.
    #[param(inline)]
    result: Option<ScoreName>,
    /// What the last part of the list has named.
    before: Option<String>,
    /// How many, at most 100.
    limit: Option<i64>,
}

/// The caller's own games, the newest first.
#[utoipa::path(get, path = "/me/games", operation_id = "my_games", params(Wanted), responses(
    (status = 200, body = GameList), (status = "4XX", body = Refusal)))]
pub async fn mine(
    State(server): State<Server>,
    caller: Caller,
    Params(wanted): Params<Wanted>,
) -> Answer<GameList> {
    let page = read_page(wanted.game, wanted.before.as_deref(), wanted.limit)?;
    let Some(id) = caller.id() else {
        return Ok(Json(GameList { games: Vec::new(), before: None }));
    };
    let list = match wanted.list {
        None | Some(MineName::Waiting) => Mine::Waiting,
        Some(MineName::Running) => Mine::Running,
        Some(MineName::Finished) => Mine::Finished,
    };
    let search = Search {
        opponent: wanted.opponent,
        against: wanted.against.map(|against| match against {
            AgainstName::People => Against::People,
            AgainstName::Computer => Against::Computer,
        }),
        rules: wanted
            .rules
            .map(|text| read_rules(&text).map(|rules| rules.to_string()))
            .transpose()?,
        score: wanted.result.map(|result| match result {
            ScoreName::Won => Score::Won,
            ScoreName::Lost => Score::Lost,
            ScoreName::Drawn => Score::Drawn,
            ScoreName::Aborted => Score::Aborted,
        }),
    };
    let alive = server.time.now() - DEAD;
    let listed = server.store.list_mine(&id, list, &search, &page, alive).await?;
    Ok(Json(part_of(&server, listed, Some(&id))))
}
