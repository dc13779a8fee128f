//! What belongs to an account: its name, its sessions, and everything that is
//! kept of it, to be taken along.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use pylos_host::Refusal;
use pylos_host::wire::{Phase, Phrase, Summary};
use pylos_views::Kind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::accounts::{Who, confirmed};
use super::body::{Answer, Body, Params};
use super::caller::Caller;
use super::games::{part_of, read_page};
use crate::error::{ApiError, Code};
use crate::hosting::ReportReason;
use crate::limiter::Limited;
use crate::metrics::Metrics;
use crate::names::read_name;
use crate::rated;
use crate::server::Server;
use crate::store::{DEAD, List, StoredEvent, StoredSession, StoredTie, Tie};
use crate::timekeeper::Millis;

/// Another name.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 2 to 24 letters, digits, `-` or `_`.
    name: String,
    /// The account's password.
    password: String,
}

/// Changes the name of the account.
#[utoipa::path(put, path = "/me/name", request_body = NewName, responses(
    (status = 200, body = Who), (status = "4XX", body = Refusal)))]
pub async fn rename(
    State(server): State<Server>,
    caller: Caller,
    Body(NewName { name, password }): Body<NewName>,
) -> Answer<Who> {
    let name = read_name(&name)?;
    let account = confirmed(&server, &caller, password).await?;
    let taken = || ApiError::new(Code::NameTaken, "somebody else has that name");
    // One's own name in another case, or one that looks like it, is free.
    if server.store.account(&name).await?.is_some_and(|other| other.id != account.id) {
        return Err(taken());
    }
    server.store.rename(&account.id, &name).await?.map_err(|_| taken())?;
    server.look_again_at_games_of(&account.id).await?;
    Ok(Json(Who::is(server.player(&account.id).await?)))
}

/// A session of the account.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionShown {
    /// When it was opened.
    created: Millis,
    /// When it was last used, to the day.
    used: Millis,
    /// Whether it is the one that asks.
    here: bool,
}

/// All sessions of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionList {
    /// The latest used first.
    sessions: Vec<SessionShown>,
}

/// Where the account is signed in.
#[utoipa::path(get, path = "/me/sessions", operation_id = "list_sessions", responses(
    (status = 200, body = SessionList), (status = "4XX", body = Refusal)))]
pub async fn sessions(State(server): State<Server>, caller: Caller) -> Answer<SessionList> {
    let account = caller.in_person()?;
    let here = caller.session().unwrap_or_default();
    let show = |StoredSession { token, created, used }: StoredSession| SessionShown {
        created,
        used,
        here: token == here,
    };
    let sessions = server.store.sessions_of(&account.id).await?;
    Ok(Json(SessionList { sessions: sessions.into_iter().map(show).collect() }))
}

/// Signs out everywhere else.
#[utoipa::path(delete, path = "/me/sessions", operation_id = "end_other_sessions", responses(
    (status = 204), (status = "4XX", body = Refusal)))]
pub async fn end_others(
    State(server): State<Server>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let account = caller.in_person()?;
    let here = caller.session().unwrap_or_default();
    server.store.end_other_sessions(&account.id, here).await?;
    server.dismiss_ended().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which part of the games.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// What the last part has named.
    before: Option<String>,
}

/// Everything that is kept of somebody: himself in the first part, his games
/// in as many as it takes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Belongings {
    /// Himself; in the first part alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<AccountBelongings>,
    /// Some of his games, the newest first.
    games: Vec<OwnGame>,
    /// Pass this on to get more.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
}

/// What is kept of somebody beside his games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AccountBelongings {
    /// His id.
    id: String,
    /// His name, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// His e-mail address, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<String>,
    /// Whether the daily letter goes there.
    letter: bool,
    /// When he came.
    since: Millis,
    /// His ratings in full.
    ratings: Vec<OwnRating>,
    /// Where he is signed in.
    sessions: Vec<SessionShown>,
    /// What programs sign in with in his name: what he calls it.
    tokens: Vec<String>,
    /// The puzzles that he has tried.
    puzzles: Vec<OwnAttempt>,
    /// What he has told the hosts.
    reports: Vec<OwnReport>,
    /// Whom he follows.
    following: Vec<OwnTie>,
    /// Whose words he does not want to see.
    muted: Vec<OwnTie>,
    /// What he has said to others of late.
    talk: Vec<OwnTalk>,
}

/// A rating with everything that Glicko-2 knows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnRating {
    /// Which game.
    game: Kind,
    /// How fast.
    pace: pylos_host::wire::Pace,
    /// Around 1500.
    rating: f64,
    /// How sure it is.
    deviation: f64,
    /// How steady the player is.
    volatility: f64,
    /// Rated games.
    games: i64,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnAttempt {
    /// Which.
    puzzle: String,
    /// 1 or 0.
    score: f64,
    /// When.
    at: Millis,
}

/// A report to the hosts.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnReport {
    /// When.
    at: Millis,
    /// About what.
    reason: ReportReason,
    /// In which words.
    text: String,
}

/// Another player, as somebody's own list has him.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnTie {
    /// His id.
    id: String,
    /// His name; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Since when.
    at: Millis,
}

impl OwnTie {
    fn of(StoredTie { id, name, at, .. }: StoredTie) -> OwnTie {
        OwnTie { id, name, at }
    }
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnTalk {
    /// At which game.
    game: String,
    /// What.
    phrase: Phrase,
    /// When.
    at: Millis,
}

/// A game with all that happened in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnGame {
    /// The game as lists show it.
    summary: Summary,
    /// What happened, as it is stored; nothing yet of a game that is not over,
    /// in which the opponent may have secrets.
    #[schema(value_type = Vec<Object>)]
    events: Vec<serde_json::Value>,
    /// His conditional turns in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    plan: Vec<Vec<String>>,
}

/// Everything that is kept of the caller, as a guest too.
#[utoipa::path(get, path = "/me/export", operation_id = "export", params(From), responses(
    (status = 200, body = Belongings), (status = "4XX", body = Refusal)))]
pub async fn export(
    State(server): State<Server>,
    caller: Caller,
    Params(From { before }): Params<From>,
) -> Answer<Belongings> {
    server.limiter.check(Limited::Offer, caller.address)?;
    let id = caller.id().ok_or_else(|| ApiError::new(Code::SignIn, "nothing is kept of you"))?;
    let page = read_page(None, before.as_deref(), Some(100))?;
    let alive = server.time.now() - DEAD;
    let listed = server.store.list(&List::Of(id.clone()), &page, alive).await?;
    let part = part_of(&server, listed, Some(&id));
    let mut games = Vec::with_capacity(part.games.len());
    for summary in part.games {
        let events = match summary.phase {
            Phase::Finished => server.store.events(&summary.id, 0).await?,
            Phase::Waiting | Phase::Playing => Vec::new(),
        };
        let plan = match summary.phase {
            Phase::Playing => own_plan(&server, &summary.id, &id).await?,
            Phase::Waiting | Phase::Finished => Vec::new(),
        };
        games.push(OwnGame { summary, events: events.into_iter().map(told).collect(), plan });
    }
    let account = match before {
        None => Some(account(&server, &caller, id).await?),
        Some(_) => None,
    };
    Ok(Json(Belongings { account, games, before: part.before }))
}

/// A player's conditional turns in a game. One that cannot be played through
/// has none that could be told, and takes nothing else along.
async fn own_plan(server: &Server, game: &str, player: &str) -> Result<Vec<Vec<String>>, ApiError> {
    let table = match server.live(game).await {
        Ok(live) => live.table(),
        Err(error) if error.code() == Code::Busy => return Err(error),
        Err(error) => {
            tracing::error!(%error, game, "a game cannot be read");
            Metrics::count(&server.metrics.damaged);
            return Ok(Vec::new());
        }
    };
    match *table.chairs_of(player) {
        [chair] => server.plan_of(&table, chair).await,
        _ => Ok(Vec::new()),
    }
}

/// An event as it is stored, with when it happened.
fn told(StoredEvent { revision, at, body }: StoredEvent) -> serde_json::Value {
    let event = serde_json::from_str(&body).unwrap_or(serde_json::Value::String(body));
    serde_json::json!({ "revision": revision, "at": at, "event": event })
}

async fn account(
    server: &Server,
    caller: &Caller,
    id: String,
) -> Result<AccountBelongings, ApiError> {
    let store = &server.store;
    let here = caller.session().unwrap_or_default();
    let sessions = store.sessions_of(&id).await?.into_iter().map(|session| SessionShown {
        here: session.token == here,
        created: session.created,
        used: session.used,
    });
    let ratings = store.ratings(&id).await?.into_iter().filter_map(|(column, stored)| {
        let (game, pace) = rated::read(&column)?;
        let crate::store::StoredRating { rating, deviation, volatility, games } = stored;
        Some(OwnRating { game, pace, rating, deviation, volatility, games })
    });
    let tokens = store.tokens_of(&id).await?.into_iter().map(|token| token.label);
    let attempts = store.attempts_of(&id).await?.into_iter();
    let reports = store.reports_of(&id).await?.into_iter();
    let talk = store.talk_of(&id).await?.into_iter();
    Ok(AccountBelongings {
        name: caller.account.as_ref().and_then(|account| account.name.clone()),
        mail: store.mail(&id).await?.address,
        letter: store.digest_wish(&id).await?.wanted,
        since: store.came(&id).await?.unwrap_or_default(),
        ratings: ratings.collect(),
        sessions: sessions.collect(),
        tokens: tokens.collect(),
        puzzles: attempts.map(|(puzzle, score, at)| OwnAttempt { puzzle, score, at }).collect(),
        reports: reports
            .map(|(at, reason, text)| OwnReport { at, reason: ReportReason::read(&reason), text })
            .collect(),
        following: store.ties(Tie::Follows, &id).await?.into_iter().map(OwnTie::of).collect(),
        muted: store.ties(Tie::Mutes, &id).await?.into_iter().map(OwnTie::of).collect(),
        talk: talk.map(|(game, phrase, at)| OwnTalk { game, phrase, at }).collect(),
        id,
    })
}
