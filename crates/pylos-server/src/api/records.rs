//! Records that are uploaded.

use axum::Json;
use axum::extract::{Request, State};
use pylos_rules::Record;
use pylos_views::{Reason, RecordAnswer, RecordGame, RecordTurn};

use super::body::{Answer, read as read_body};
use crate::board::Board;
use crate::error::{ApiError, Code};
use crate::server::Server;

/// How many games of a record are read at a time.
const GAMES: usize = 200;

/// Reads a record and plays its games through.
#[utoipa::path(post, path = "/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = RecordAnswer), (status = 400, body = ApiError)))]
pub async fn upload(State(server): State<Server>, request: Request) -> Answer<RecordAnswer> {
    let body = read_body(request, &server).await?;
    let text = String::from_utf8(body.into()).map_err(|_| ApiError {
        reason: Some(Box::new(Reason::NotText {})),
        ..ApiError::new(Code::BadRecord, "a record is text in UTF-8")
    })?;
    // Reading a long record takes its time: not on the threads of live games.
    let read = server.pool.think("records", move |_| read(&text)).await?;
    Ok(Json(RecordAnswer { games: read? }))
}

fn read(text: &str) -> Result<Vec<RecordGame>, ApiError> {
    let records =
        Record::read_all(text).map_err(|error| ApiError::because(Code::BadRecord, &error))?;
    if records.len() > GAMES {
        let message = format!("at most {GAMES} games are read at a time");
        return Err(ApiError::new(Code::TooLarge, message));
    }
    let game = |record: &Record| {
        let board = Board::of_record(record);
        Ok(show(record, &board.map_err(|error| ApiError::because(Code::BadRecord, &error))?))
    };
    records.iter().map(game).collect()
}

fn show(record: &Record, board: &Board) -> RecordGame {
    let sides = board.kind().sides();
    let turns = board.turns().into_iter().enumerate().zip(record.turns());
    RecordGame {
        kind: board.kind(),
        rules: board.rules(),
        tags: record
            .tags()
            .iter()
            .map(|(name, value)| [name.to_owned(), value.to_owned()])
            .collect(),
        position: board.position_at(0).unwrap_or_default(),
        turns: turns
            .map(|((ply, turn), recorded)| RecordTurn {
                ply: ply + 1,
                side: board.mover_at(ply).map_or(sides[0], |chair| sides[chair as usize]),
                turn,
                comment: Some(recorded.comment().to_owned()).filter(|text| !text.is_empty()),
                position: board.position_at(ply + 1).unwrap_or_default(),
            })
            .collect(),
        result: board.result(),
    }
}
