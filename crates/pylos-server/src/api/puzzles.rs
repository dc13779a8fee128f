//! Puzzles: the daily one, the next one, attempts.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, State};
use pylos_host::puzzles::{self, PuzzleRating};
use pylos_host::wire::{
    AttemptQuery, AttemptShown, DailyQuery, NextQuery, PuzzleCatalog, PuzzleList, PuzzleShown,
    SolverRating,
};
use pylos_host::{Refusal, kind_of, read_rules};
use pylos_puzzles::{Date, Entry, Pack, PackError};
use pylos_views::Kind;
use serde::Serialize;
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::{Caller, Scope};
use crate::error::{ApiError, Code};
use crate::secret::SystemLots;
use crate::server::Server;
use crate::store::{Account, Column as _, DecidedAttempt};

/// The puzzles that the program brings along, opened once.
static PACK: LazyLock<Result<Pack, PackError>> = LazyLock::new(Pack::shipped);

fn pack() -> Result<&'static Pack, ApiError> {
    PACK.as_ref().map_err(ApiError::internal)
}

/// What is kept of an account as a solver.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SolverShown {
    /// The ratings, one for each game of which a puzzle was attempted.
    ratings: BTreeMap<Kind, SolverRating>,
    /// How many puzzles were attempted.
    attempted: usize,
    /// How many of them were solved at the first attempt.
    solved: usize,
    /// Puzzles that were missed and not solved since, the latest first, at most
    /// 200: to be tried again.
    missed: Vec<String>,
}

/// How many missed puzzles are named.
const MISSED: usize = 200;

/// The puzzles that there are.
#[utoipa::path(get, path = "/puzzles", operation_id = "puzzles",
    responses((status = 200, body = PuzzleCatalog)))]
pub async fn catalog() -> Answer<PuzzleCatalog> {
    Ok(Json(puzzles::catalog(pack()?)))
}

/// The puzzle of a day, the same for everybody.
#[utoipa::path(post, path = "/puzzles/daily", operation_id = "daily_puzzle",
    request_body = DailyQuery, responses(
    (status = 200, body = PuzzleShown), (status = "4XX", body = Refusal)))]
pub async fn daily(
    State(server): State<Server>,
    Body(query): Body<DailyQuery>,
) -> Answer<PuzzleShown> {
    let today = Date::of_millis(server.time.now());
    show(&server, puzzles::daily(pack()?, &query, today)?).await
}

/// The next puzzles for whoever asks, by theme and rating.
#[utoipa::path(post, path = "/puzzles/next", operation_id = "next_puzzles",
    request_body = NextQuery, responses(
    (status = 200, body = PuzzleList), (status = "4XX", body = Refusal)))]
pub async fn next(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<NextQuery>,
) -> Answer<PuzzleList> {
    let pack = pack()?;
    let (mut solver, mut done) = (SolverRating::default(), HashSet::new());
    if let Some(account) = named(&caller) {
        let rules = read_rules(query.rules.as_deref().unwrap_or("standard"))?;
        solver = server.store.solver(&account.id, kind_of(rules).column()).await?;
        let attempts = server.store.attempts(&account.id).await?;
        done.extend(attempts.into_iter().map(|attempt| attempt.puzzle));
    }
    let rated: HashMap<String, PuzzleRating> =
        server.store.puzzle_ratings().await?.into_iter().collect();
    let rating = |entry: &Entry| {
        let rated = rated.get(&entry.id.to_string()).copied();
        rated.unwrap_or_else(|| PuzzleRating::first(entry))
    };
    let entries = puzzles::next(
        pack,
        &query,
        solver.rating,
        |entry| rating(entry).rating.rating,
        |id| done.contains(&id.to_string()),
        &SystemLots,
    )?;
    Ok(Json(puzzles::list(pack, &entries, rating)?))
}

/// A puzzle.
#[utoipa::path(get, path = "/puzzles/{id}", operation_id = "puzzle",
    params(("id" = String, Path, description = "the puzzle's name")), responses(
    (status = 200, body = PuzzleShown), (status = 404, body = Refusal)))]
pub async fn puzzle(State(server): State<Server>, Path(id): Path<String>) -> Answer<PuzzleShown> {
    show(&server, puzzles::named(pack()?, &id)?).await
}

async fn show(server: &Server, entry: &Entry) -> Answer<PuzzleShown> {
    let rating = server.store.puzzle_rating(&entry.id.to_string()).await?;
    let rating = rating.unwrap_or_else(|| PuzzleRating::first(entry));
    Ok(Json(puzzles::shown(pack()?, entry, rating)?))
}

/// What an attempt has come to: everything that the solver has done, from the
/// beginning. The first attempt of an account counts, once.
#[utoipa::path(post, path = "/puzzles/{id}/attempt", operation_id = "attempt_puzzle",
    params(("id" = String, Path, description = "the puzzle's name")),
    request_body = AttemptQuery, responses(
    (status = 200, body = AttemptShown), (status = "4XX", body = Refusal)))]
pub async fn attempt(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(query): Body<AttemptQuery>,
) -> Answer<AttemptShown> {
    let pack = pack()?;
    let entry = puzzles::named(pack, &id)?;
    let mut shown = puzzles::attempt(pack, entry, &query)?;
    let Some(score) = puzzles::decided_now(&shown) else { return Ok(Json(shown)) };
    let first = PuzzleRating::first(entry);
    if let Some(account) = named(&caller) {
        caller.may(Scope::Puzzles)?;
        let game = kind_of(read_rules(pack.rules(entry))?).column();
        let (player, puzzle) = (account.id.clone(), entry.id.to_string());
        let at = server.time.now();
        let decided = DecidedAttempt { player, puzzle, game, score, first, at };
        shown.counted = Some(server.store.count_attempt(&decided).await?);
    } else if let Some(solver) = query.solver {
        // Somebody else keeps this rating; nothing is stored here.
        let rating = server.store.puzzle_rating(&entry.id.to_string()).await?.unwrap_or(first);
        shown.counted = Some(puzzles::counted(score, solver, rating.rating));
    }
    Ok(Json(shown))
}

/// What is kept of the caller as a solver of puzzles.
#[utoipa::path(get, path = "/me/puzzles", operation_id = "my_puzzles", responses(
    (status = 200, body = SolverShown), (status = 401, body = Refusal)))]
pub async fn solver(State(server): State<Server>, caller: Caller) -> Answer<SolverShown> {
    let Some(account) = named(&caller) else {
        let message = "sign in first: without an account, your device keeps your puzzles";
        return Err(ApiError::new(Code::SignIn, message));
    };
    let attempts = server.store.attempts(&account.id).await?;
    let mut ratings = BTreeMap::new();
    for game in Kind::ALL {
        let rating = server.store.solver(&account.id, game.column()).await?;
        if rating.puzzles > 0 {
            ratings.insert(game, rating);
        }
    }
    let missed = attempts.iter().filter(|attempt| !attempt.solved);
    Ok(Json(SolverShown {
        ratings,
        attempted: attempts.len(),
        solved: attempts.iter().filter(|attempt| attempt.score > 0.0).count(),
        missed: missed.take(MISSED).map(|attempt| attempt.puzzle.clone()).collect(),
    }))
}

/// The caller's account; guests have none.
fn named(caller: &Caller) -> Option<&Account> {
    caller.account.as_ref().filter(|account| account.name.is_some())
}
