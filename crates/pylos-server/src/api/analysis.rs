//! Positions, values and reviews.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use pylos_host::analysis::{self, Reviewing};
use pylos_host::fair_play::would_help;
use pylos_host::queries::{self, Reviewed};
use pylos_host::wire::{Phase, ThumbAnswer};
use pylos_host::{Board, Refusal, Thinker};
use pylos_views::{
    Evaluation, PositionAnswer, PositionQuery, Review, ReviewQuery, WhyAnswer, WhyQuery,
};

use super::body::{Answer, Body};
use super::caller::Caller;
use crate::error::{ApiError, Code};
use crate::server::Server;

/// The longest that an engine thinks about one position.
const LONGEST: Duration = Duration::from_secs(5);

/// The board and the legal turns of a position.
#[utoipa::path(post, path = "/analysis/position", request_body = PositionQuery, responses(
    (status = 200, body = PositionAnswer), (status = "4XX", body = Refusal)))]
pub async fn position(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    Ok(Json(queries::position(&query)?))
}

/// Why a click means nothing.
#[utoipa::path(post, path = "/analysis/why", request_body = WhyQuery, responses(
    (status = 200, body = WhyAnswer), (status = "4XX", body = Refusal)))]
pub async fn why(Body(query): Body<WhyQuery>) -> Answer<WhyAnswer> {
    Ok(Json(queries::why(&query)?))
}

/// Whoever plays a rated game is not helped with it.
async fn check_fair_play(server: &Server, caller: &Caller, asked: &Board) -> Result<(), ApiError> {
    let Some(account) = caller.account.as_ref().filter(|account| account.name.is_some()) else {
        return Ok(()); // rated games need an account
    };
    for game in server.store.games_played_by(&account.id).await? {
        let table = server.live(&game).await?.table();
        let running = table.settings.rated && table.phase() == Phase::Playing;
        if running && would_help(asked, table.board()) {
            let message = "a rated game of yours is at this position, or near it";
            return Err(ApiError::new(Code::FairPlay, message));
        }
    }
    Ok(())
}

/// What a position is worth, and every turn.
#[utoipa::path(post, path = "/analysis/evaluate", request_body = PositionQuery, responses(
    (status = 200, body = Evaluation), (status = "4XX", body = Refusal)))]
pub async fn evaluate(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<PositionQuery>,
) -> Answer<Evaluation> {
    let board = queries::board(&query)?;
    check_fair_play(&server, &caller, &board).await?;
    let budget = queries::budget(&query, LONGEST);
    let oracle = server.oracle(&board);
    let asker = caller.address.to_string();
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
    let board = queries::board(&query)?;
    check_fair_play(&server, &caller, &board).await?;
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
    let (board, game) = match queries::reviewed(query)? {
        Reviewed::Board(board) => {
            check_fair_play(&server, &caller, &board).await?;
            (*board, None)
        }
        Reviewed::Game(id) => {
            let table = server.live(&id).await?.table();
            if !table.is_over() {
                let message = "a game can be reviewed once it is over";
                return Err(ApiError::new(Code::NotNow, message));
            }
            (table.board().clone(), Some(id))
        }
    };
    let review = weighed(&server, caller.address.to_string(), board).await?;
    if let Some(game) = game.filter(|_| review.exact) {
        let of = |side: usize| review.sides.get(side).and_then(|side| side.accuracy);
        server.store.set_accuracy(&game, [of(0), of(1)]).await?;
    }
    Ok(Json(review))
}

/// All turns of a game, weighed.
async fn weighed(server: &Server, asker: String, board: Board) -> Result<Review, ApiError> {
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
