//! A refusal as an answer over HTTP.

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

pub use pylos_host::Code;
use pylos_host::Refusal;

/// What the server answers when it refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    refusal: Refusal,
    /// Seconds to wait, with [`Code::TooMany`].
    retry_after: Option<u64>,
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

    /// Seconds after which it may be asked again.
    pub fn retry_after(&self) -> Option<u64> {
        self.retry_after
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
        ApiError { refusal, retry_after: None }
    }
}

impl From<ApiError> for Refusal {
    fn from(error: ApiError) -> Refusal {
        error.refusal
    }
}

impl From<sqlx::Error> for ApiError {
    fn from(error: sqlx::Error) -> ApiError {
        match error {
            sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Io(_) => {
                tracing::warn!(%error, "the database does not answer");
                ApiError::new(Code::Busy, "the database does not answer; try again")
            }
            error => ApiError::internal(error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.refusal.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(&self.refusal)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        response
    }
}
