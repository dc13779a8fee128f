//! Records that are uploaded.

use axum::extract::{Request, State};
use axum::{Extension, Json};
use pylos_host::{Refusal, queries};
use pylos_views::{Reason, RecordAnswer};

use super::body::{Answer, read as read_body};
use super::caller::Address;
use crate::error::Code;
use crate::pool::Asker;
use crate::server::Server;

/// Reads a record and plays its games through.
#[utoipa::path(post, path = "/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = RecordAnswer), (status = 400, body = Refusal)))]
pub async fn upload(
    State(server): State<Server>,
    Extension(Address(address)): Extension<Address>,
    request: Request,
) -> Answer<RecordAnswer> {
    let body = read_body(request, &server).await?;
    let text = String::from_utf8(body.into()).map_err(|_| Refusal {
        reason: Some(Box::new(Reason::NotText {})),
        ..Refusal::new(Code::BadRecord, "a record is text in UTF-8")
    })?;
    // Reading a long record takes its time: not on the threads of live games.
    Ok(Json(server.pool.think(&Asker::at(address), move |_| queries::records(&text)).await??))
}
