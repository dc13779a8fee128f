//! Positions, values and reviews.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use pylos_host::analysis::{self, Reviewing};
use pylos_host::fair_play::would_help;
use pylos_host::queries::{self, Reviewed};
use pylos_host::wire::ThumbAnswer;
use pylos_host::{Board, Refusal, Thinker};
use pylos_views::{
    Evaluation, PositionAnswer, PositionQuery, Review, ReviewQuery, WhyAnswer, WhyQuery,
};

use super::body::{Answer, Body};
use super::caller::Caller;
use crate::error::{ApiError, Code};
use crate::pool::Asker;
use crate::server::Server;
use crate::store::kind_in;

/// The longest that an engine thinks about one position.
const LONGEST: Duration = Duration::from_secs(5);

/// The board and the legal turns of a position.
#[utoipa::path(post, path = "/analysis/position", request_body = PositionQuery, responses(
    (status = 200, body = PositionAnswer), (status = "4XX", body = Refusal)))]
pub async fn position(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    Ok(Json(apart(query.turns.len(), move || queries::position(&query)).await?))
}

/// Why a click means nothing.
#[utoipa::path(post, path = "/analysis/why", request_body = WhyQuery, responses(
    (status = 200, body = WhyAnswer), (status = "4XX", body = Refusal)))]
pub async fn why(Body(query): Body<WhyQuery>) -> Answer<WhyAnswer> {
    Ok(Json(queries::why(&query)?))
}

/// So many turns are played through in no time.
const SHORT: usize = 60;

/// Plays turns through. Many take their time: not on the threads of live games.
pub(super) async fn apart<T: Send + 'static>(
    turns: usize,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, ApiError> {
    if turns <= SHORT {
        return Ok(work()?);
    }
    Ok(tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)??)
}

/// Whoever plays a rated game is not helped with it. All of his are looked at,
/// however many others he has begun since; their rows say what they have come
/// to, so that none is played through.
pub(super) async fn check_fair_play(
    server: &Server,
    caller: &Caller,
    asked: Board,
) -> Result<Board, ApiError> {
    let Some(account) = caller.account.as_ref().filter(|account| account.name.is_some()) else {
        return Ok(asked); // rated games need an account
    };
    let played = server.store.rated_positions_of(&account.id).await?;
    apart(asked.ply() * played.len(), move || {
        let helps = |(kind, position): &(String, String)| {
            kind_in(kind).is_some_and(|kind| would_help(&asked, kind, position))
        };
        if played.iter().any(helps) {
            let message = "a rated game of yours is at this position, or near it";
            return Err(Refusal::new(Code::FairPlay, message));
        }
        Ok(asked)
    })
    .await
}

/// What a position is worth, and every turn.
#[utoipa::path(post, path = "/analysis/evaluate", request_body = PositionQuery, responses(
    (status = 200, body = Evaluation), (status = "4XX", body = Refusal)))]
pub async fn evaluate(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<PositionQuery>,
) -> Answer<Evaluation> {
    let budget = queries::budget(&query, LONGEST);
    let board = apart(query.turns.len(), move || queries::board(&query)).await?;
    let board = check_fair_play(&server, &caller, board).await?;
    let oracle = server.oracle(&board);
    let asker = Asker::at(caller.address);
    let think = move |thinker: &mut Thinker| {
        analysis::evaluate(thinker, &board, budget, oracle, &mut |_, _| ())
    };
    Ok(Json(server.pool.think(&asker, think).await??))
}

/// What rules of thumb say of a position of the pyramid game.
#[utoipa::path(post, path = "/analysis/thumb", request_body = PositionQuery, responses(
    (status = 200, body = ThumbAnswer), (status = "4XX", body = Refusal)))]
pub async fn thumb(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<PositionQuery>,
) -> Answer<ThumbAnswer> {
    let board = apart(query.turns.len(), move || queries::board(&query)).await?;
    let board = check_fair_play(&server, &caller, board).await?;
    Ok(Json(analysis::thumb(&board)?))
}

/// A whole game, turn by turn.
#[utoipa::path(post, path = "/analysis/review", request_body = ReviewQuery, responses(
    (status = 200, body = Review), (status = "4XX", body = Refusal)))]
pub async fn review(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<ReviewQuery>,
) -> Answer<Review> {
    // Nobody knows how long a record is before it is read.
    let length = if query.record.is_some() { usize::MAX } else { query.turns.len() };
    let (board, game) = match apart(length, move || queries::reviewed(query)).await? {
        Reviewed::Board(board) => (check_fair_play(&server, &caller, *board).await?, None),
        Reviewed::Game(id) => {
            let table = server.live(&id).await?.table();
            if !table.is_over() {
                let message = "a game can be reviewed once it is over";
                return Err(ApiError::new(Code::NotNow, message));
            }
            (table.board().clone(), Some(id))
        }
    };
    let review = weighed(&server, Asker::at(caller.address), board).await?;
    if let Some(game) = game.filter(|_| review.exact) {
        let of = |side: usize| review.sides.get(side).and_then(|side| side.accuracy);
        server.store.set_accuracy(&game, [of(0), of(1)]).await?;
    }
    Ok(Json(review))
}

/// All turns of a game, weighed.
async fn weighed(server: &Server, asker: Asker, board: Board) -> Result<Review, ApiError> {
    let oracle = server.oracle(&board);
    let mut reviewing = Reviewing::new(board);
    if let Some(oracle) = oracle {
        let look_up = move |_: &mut Thinker| (reviewing.look_up(&*oracle), reviewing);
        let (known, unknown) = server.pool.think(&asker, look_up).await?;
        if let Some(review) = known {
            return Ok(review);
        }
        reviewing = unknown;
    }
    // The pool is asked for one position after the other, so that games are
    // not kept waiting by a long review.
    loop {
        let step = move |thinker: &mut Thinker| (reviewing.step(thinker), reviewing);
        let (found, rest) = server.pool.think(&asker, step).await?;
        if let Some(review) = found? {
            return Ok(review);
        }
        reviewing = rest;
    }
}
