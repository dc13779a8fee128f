//! What a page asks for, and what it is told.

use std::ops::Range;

use pylos_host::analysis::WeighedPosition;
use pylos_host::json::{self, Json, JsonError};
use pylos_host::wire::Summary;
use pylos_host::{Code, Millis, Refusal};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A request of the API, with what a device must be told besides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `GET` or `POST`.
    pub method: String,
    /// The path without `/api/v1` and without a query.
    pub path: String,
    /// The body: JSON, or a record as a JSON string.
    #[serde(skip)]
    pub body: Option<Json>,
    /// The time.
    pub at: Millis,
    /// The game that the path names, as it is stored.
    #[serde(default)]
    pub game: Option<StoredGame>,
    /// The tablebase to look into, by the number that it got.
    #[serde(default)]
    pub table: Option<usize>,
    /// Whether there are others who could weigh positions at the same time.
    #[serde(default)]
    pub shares: bool,
    /// The position of the game that is to be weighed.
    #[serde(default)]
    pub ply: Option<usize>,
    /// All positions of the game, weighed.
    #[serde(default)]
    pub weighed: Option<Vec<WeighedPosition>>,
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
#[derive(Debug)]
pub struct Answer {
    /// As over HTTP.
    pub status: u16,
    /// The answer of the API, or its refusal, as JSON.
    pub body: String,
    /// What must be stored before the answer counts.
    pub write: Option<Write>,
    /// What the game needs next, by itself.
    pub next: Option<Next>,
    /// Bytes of the tablebase, from and up to, that have to be handed in
    /// before the same is asked again; then there is no answer yet.
    pub needs: Vec<[u64; 2]>,
    /// So many positions, from 0 on, have to be weighed, by whomsoever, before
    /// the same is asked again; then there is no answer yet either.
    pub weigh: usize,
}

/// What an answer has beside its body.
#[derive(Serialize)]
struct Beside<'a> {
    status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    write: Option<&'a Write>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Next>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    needs: &'a [[u64; 2]],
    #[serde(skip_serializing_if = "is_zero")]
    weigh: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
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

impl Request {
    /// Reads a request.
    pub(crate) fn read(text: &str) -> Result<Request, JsonError> {
        let mut tree = json::parse(text)?;
        let body = tree.take("body");
        Ok(Request { body, ..tree.shape()? })
    }

    /// The body in its shape.
    pub(crate) fn body<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        let body = self.body.clone().unwrap_or(Json::Null);
        body.shape().map_err(|error| Refusal::new(Code::BadRequest, format!("the body: {error}")))
    }
}

impl Answer {
    /// An answer with a body.
    pub(crate) fn of<T: Serialize>(body: &T) -> Result<Answer, Refusal> {
        let body = json::write(body).map_err(Refusal::internal)?;
        Ok(Answer::bare(200, body))
    }

    /// No answer yet: these bytes of the tablebase are needed first.
    pub(crate) fn later(ranges: &[Range<u64>]) -> Answer {
        let needs = ranges.iter().map(|range| [range.start, range.end]).collect();
        Answer { needs, ..Answer::bare(202, nothing()) }
    }

    /// No answer yet: so many positions are to be weighed first.
    pub(crate) fn shared(positions: usize) -> Answer {
        Answer { weigh: positions, ..Answer::bare(202, nothing()) }
    }

    pub(crate) fn refused(refusal: &Refusal) -> Answer {
        // What went wrong here is told: there is no log that anybody reads.
        let told = match &refusal.fault {
            Some(fault) => Refusal::new(refusal.code, fault.clone()),
            None => refusal.clone(),
        };
        let body = json::write(&told).unwrap_or_else(|_| nothing());
        Answer::bare(told.code.status(), body)
    }

    fn bare(status: u16, body: String) -> Answer {
        Answer { status, body, write: None, next: None, needs: Vec::new(), weigh: 0 }
    }

    /// The answer as it is handed to the page. The body is JSON already.
    pub fn to_json(&self) -> Result<String, JsonError> {
        let Answer { status, body, write, next, needs, weigh } = self;
        let (status, write, next, weigh) = (*status, write.as_ref(), *next, *weigh);
        let beside = json::write(&Beside { status, write, next, needs, weigh })?;
        Ok(format!("{{\"body\":{body},{}", &beside[1..]))
    }
}

fn nothing() -> String {
    "null".to_owned()
}
