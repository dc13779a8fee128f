//! Positions, values and reviews.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use pylos_rules::{Random, Record, Repetition};
use pylos_views::{
    Evaluation, PositionAnswer, PositionQuery, Review, ReviewQuery, WhyAnswer, WhyQuery,
};

use super::body::{Answer, Body};
use super::caller::Caller;
use crate::analysis;
use crate::board::{Board, read_rules};
use crate::error::{ApiError, Code};
use crate::server::Server;

/// How many turns are played through at most.
const TURNS: usize = 1_000;

/// The board and the legal turns of a position.
#[utoipa::path(post, path = "/analysis/position", request_body = PositionQuery, responses(
    (status = 200, body = PositionAnswer), (status = "4XX", body = ApiError)))]
pub async fn position(Body(query): Body<PositionQuery>) -> Answer<PositionAnswer> {
    let board = board(&query.rules, query.position.as_deref(), &query.turns)?;
    let sides = board.kind().sides();
    let movers = (0..board.ply()).filter_map(|ply| board.mover_at(ply));
    Ok(Json(PositionAnswer {
        // Who asks about a position looks at it as the side to move does.
        position: board.view(board.to_move()),
        legal: board.legal(),
        movers: movers.map(|chair| sides[chair as usize]).collect(),
    }))
}

/// Why a click means nothing.
#[utoipa::path(post, path = "/analysis/why", request_body = WhyQuery, responses(
    (status = 200, body = WhyAnswer), (status = "4XX", body = ApiError)))]
pub async fn why(Body(query): Body<WhyQuery>) -> Answer<WhyAnswer> {
    let board = board(&query.rules, Some(&query.position), &[])?;
    let reason = pylos_views::why(board.game(), &query);
    let reason = reason.map_err(|message| ApiError::new(Code::BadRequest, message))?;
    Ok(Json(WhyAnswer { reason }))
}

/// What a position is worth, and every turn.
#[utoipa::path(post, path = "/analysis/evaluate", request_body = PositionQuery, responses(
    (status = 200, body = Evaluation), (status = "4XX", body = ApiError)))]
pub async fn evaluate(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<PositionQuery>,
) -> Answer<Evaluation> {
    let board = board(&query.rules, query.position.as_deref(), &query.turns)?;
    let budget = Duration::from_millis(query.budget.unwrap_or(1_000).clamp(10, 5_000));
    let oracle = server.oracle(&board);
    let asker = caller.address.to_string();
    let think = server
        .pool
        .think(&asker, move |thinker| analysis::evaluate(thinker, &board, budget, oracle));
    Ok(Json(think.await??))
}

/// A whole game, turn by turn.
#[utoipa::path(post, path = "/analysis/review", request_body = ReviewQuery, responses(
    (status = 200, body = Review), (status = "4XX", body = ApiError)))]
pub async fn review(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<ReviewQuery>,
) -> Answer<Review> {
    let board = match query {
        ReviewQuery { game: Some(id), record: None, rules: None, .. } => {
            let table = server.live(&id).await?.table();
            if !table.is_over() {
                let message = "a game can be reviewed once it is over";
                return Err(ApiError::new(Code::NotNow, message));
            }
            table.board().clone()
        }
        ReviewQuery { game: None, record: Some(text), rules: None, .. } => {
            let record: Record =
                text.parse().map_err(|error| ApiError::because(Code::BadRecord, &error))?;
            Board::of_record(&record).map_err(|error| ApiError::because(Code::BadRecord, &error))?
        }
        ReviewQuery { game: None, record: None, rules: Some(rules), position, turns } => {
            board(&rules, position.as_deref(), &turns)?
        }
        _ => {
            let message = "name one of game, record, or rules with turns";
            return Err(ApiError::new(Code::BadRequest, message));
        }
    };
    if board.ply() > TURNS {
        return Err(too_many_turns());
    }
    let oracle = server.oracle(&board);
    let asker = caller.address.to_string();
    Ok(Json(analysis::review(&server.pool, &asker, board.into(), oracle).await?))
}

/// The board after these turns.
fn board(rules: &str, position: Option<&str>, turns: &[String]) -> Result<Board, ApiError> {
    if turns.len() > TURNS {
        return Err(too_many_turns());
    }
    let rules = read_rules(rules)?;
    // Analysis goes on where a live game would be drawn.
    let mut board = Board::begin(
        rules,
        position,
        Some(crate::chair::Chair::First),
        Repetition::OFF,
        &mut Random::new(0),
    )?;
    for turn in turns {
        board.play(turn)?;
    }
    Ok(board)
}

fn too_many_turns() -> ApiError {
    ApiError::new(Code::TooLarge, format!("at most {TURNS} turns are played through"))
}
