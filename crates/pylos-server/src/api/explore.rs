//! The tree of the pyramid game.

use axum::Json;
use axum::extract::State;
use pylos_host::explore::{self, class};
use pylos_host::wire::Explored;
use pylos_host::{Refusal, Thinker};
use pylos_rules::ByGame;
use pylos_views::PositionQuery;

use super::analysis::{apart, check_fair_play};
use super::body::{Answer, Body};
use super::caller::Caller;
use crate::pool::Asker;
use crate::server::Server;

/// Every turn of a position up to symmetry: what is certain of it, how many good
/// replies it leaves, and how often it was played here.
#[utoipa::path(post, path = "/analysis/explore", request_body = PositionQuery, responses(
    (status = 200, body = Explored), (status = "4XX", body = Refusal)))]
pub async fn explore(
    State(server): State<Server>,
    caller: Caller,
    Body(query): Body<PositionQuery>,
) -> Answer<Explored> {
    let asked = query.clone();
    let board = apart(query.turns.len(), move || explore::board(&asked)).await?;
    let board = check_fair_play(&server, &caller, board).await?;
    let mut played = match board.game() {
        ByGame::Pyramid(game) => {
            let rules = game.rules().to_string();
            server.store.played_from(&rules, class(game.position())).await?
        }
        ByGame::Equator(_) => Default::default(),
    };
    let oracle = server.oracle(&board);
    let asker = Asker::at(caller.address);
    let think = move |thinker: &mut Thinker| explore::explore(thinker, &board, &query, oracle);
    let mut explored = server.pool.think(&asker, think).await??;
    explored.add_played(|after| played.remove(&after).unwrap_or_default());
    Ok(Json(explored))
}
