//! A refusal as an answer over HTTP.

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

pub use pylos_host::Code;
use pylos_host::Refusal;
use serde::Serialize;

use crate::tournaments::TournamentProblem;

/// What the server answers when it refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    refusal: Refusal,
    /// Seconds to wait, with [`Code::TooMany`].
    retry_after: Option<u64>,
    /// What is wrong with a tournament, as data.
    problem: Option<Box<TournamentProblem>>,
}

/// A refusal as it is sent.
#[derive(Serialize)]
struct Sent<'a> {
    #[serde(flatten)]
    refusal: &'a Refusal,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<&'a TournamentProblem>,
}

impl ApiError {
    /// A refusal with its sentence.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> ApiError {
        Refusal::new(code, message).into()
    }

    /// Our fault. The reason goes to the log, never to the caller.
    pub fn internal(fault: impl std::fmt::Display) -> ApiError {
        Refusal::internal(fault).into()
    }

    /// There is no such thing.
    pub fn not_found(what: &str) -> ApiError {
        Refusal::not_found(what).into()
    }

    /// The same, to be asked again after so many seconds.
    pub fn after(self, seconds: u64) -> ApiError {
        ApiError { retry_after: Some(seconds), ..self }
    }

    /// The same, with what is wrong with a tournament.
    pub(crate) fn with_problem(self, problem: TournamentProblem) -> ApiError {
        ApiError { problem: Some(Box::new(problem)), ..self }
    }

    /// Seconds after which it may be asked again.
    pub fn retry_after(&self) -> Option<u64> {
        self.retry_after
    }

    /// Whether it answers a good question in the negative: there is no such
    /// player, or it makes no sense now.
    pub fn is_negative(&self) -> bool {
        matches!(self.code(), Code::NotFound | Code::NotNow | Code::NameTaken | Code::Forbidden)
    }

    /// What kind of refusal it is.
    pub fn code(&self) -> Code {
        self.refusal.code
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.refusal.fmt(f)
    }
}

impl std::error::Error for ApiError {}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        if let Some(reason) = &refusal.fault {
            tracing::error!(%reason, "internal error");
        }
        ApiError { refusal, retry_after: None, problem: None }
    }
}

impl From<ApiError> for Refusal {
    fn from(error: ApiError) -> Refusal {
        error.refusal
    }
}

impl From<sqlx::Error> for ApiError {
    fn from(error: sqlx::Error) -> ApiError {
        if crate::store::is_full(&error) {
            tracing::error!(%error, "the disk is full");
            ApiError::new(Code::Busy, "the server's disk is full; try again")
        } else if crate::store::is_passing(&error) {
            tracing::warn!(%error, "the database does not answer");
            ApiError::new(Code::Busy, "the database does not answer; try again")
        } else {
            ApiError::internal(error)
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.refusal.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let sent = Sent { refusal: &self.refusal, problem: self.problem.as_deref() };
        let mut response = (status, Json(sent)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        response
    }
}
