//! What a page asks for, and what it is told.

use std::ops::Range;

use pylos_host::wire::Summary;
use pylos_host::{Code, Millis, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A request of the API, with what a device must be told besides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `GET` or `POST`.
    pub method: String,
    /// The path without `/api/v1` and without a query.
    pub path: String,
    /// The body: JSON, or a record as a JSON string.
    #[serde(default)]
    pub body: Option<Box<RawValue>>,
    /// The time.
    pub at: Millis,
    /// The game that the path names, as it is stored.
    #[serde(default)]
    pub game: Option<StoredGame>,
    /// The tablebase to look into, by the number that it got.
    #[serde(default)]
    pub table: Option<usize>,
}

/// A game as a device keeps it.
#[derive(Clone, Debug, Deserialize)]
pub struct StoredGame {
    /// Its id.
    pub id: String,
    /// What was agreed, in the shape of [`pylos_host::stored`].
    pub settings: String,
    /// When it was created.
    pub created: Millis,
    /// How long it has been played: time on which clocks run, which stands
    /// still while no page shows the game.
    pub played: u64,
    /// What has happened, in order.
    pub events: Vec<StoredEvent>,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEvent {
    /// When.
    pub at: Millis,
    /// What, in the shape of [`pylos_host::stored`].
    pub body: String,
}

/// An answer.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// As over HTTP.
    pub status: u16,
    /// The answer of the API, or its refusal.
    pub body: Box<RawValue>,
    /// What must be stored before the answer counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub write: Option<Write>,
    /// What the game needs next, by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Next>,
    /// Bytes of the tablebase, from and up to, that have to be handed in
    /// before the same is asked again; then there is no answer yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<[u64; 2]>,
}

/// Something to be stored at once or not at all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Write {
    /// The game.
    pub game: String,
    /// The number of the first of these events, from 1. If there is one with
    /// that number already, somebody else was faster, and all is refused.
    pub revision: i64,
    /// What happened.
    pub events: Vec<StoredEvent>,
    /// How lists show it afterwards.
    pub summary: Summary,
    /// A game that begins: this one, or the one that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begins: Option<GameRow>,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// What is agreed.
    pub settings: String,
    /// When.
    pub created: Millis,
    /// How lists show it.
    pub summary: Summary,
}

/// What a game needs next, by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Next {
    /// Whether a computer player has something to do.
    pub engine: bool,
    /// The playing time, in milliseconds, at which somebody loses by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
}

impl Answer {
    /// An answer with a body.
    pub(crate) fn of<T: Serialize>(body: &T) -> Result<Answer, Refusal> {
        let body = serde_json::value::to_raw_value(body).map_err(Refusal::internal)?;
        Ok(Answer { status: 200, body, write: None, next: None, needs: Vec::new() })
    }

    /// No answer yet: these bytes of the tablebase are needed first.
    pub(crate) fn later(ranges: &[Range<u64>]) -> Answer {
        let needs = ranges.iter().map(|range| [range.start, range.end]).collect();
        Answer { status: 202, body: nothing(), write: None, next: None, needs }
    }

    pub(crate) fn refused(refusal: &Refusal) -> Answer {
        // What went wrong here is told: there is no log that anybody reads.
        let told = match &refusal.fault {
            Some(fault) => Refusal::new(refusal.code, fault.clone()),
            None => refusal.clone(),
        };
        let body = serde_json::value::to_raw_value(&told).unwrap_or_else(|_| nothing());
        Answer { status: told.code.status(), body, write: None, next: None, needs: Vec::new() }
    }
}

fn nothing() -> Box<RawValue> {
    RawValue::NULL.to_owned()
}

/// The body of a request in its shape.
pub(crate) fn body<'a, T: Deserialize<'a>>(request: &'a Request) -> Result<T, Refusal> {
    let text = request.body.as_ref().map_or("null", |body| body.get());
    serde_json::from_str(text)
        .map_err(|error| Refusal::new(Code::BadRequest, format!("the body: {error}")))
}
