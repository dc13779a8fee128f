//! What the server answers when it refuses.

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use pylos_views::{ClauseName, Explain, Reason};

/// A refusal: a stable code for programs, a sentence for people, and the
/// clause if a rule of the game was broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ApiError {
    /// Stable, for programs and translations.
    pub code: Code,
    /// English, for people.
    #[schema(value_type = String)]
    pub message: Cow<'static, str>,
    /// The clause of the rules that was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<ClauseName>,
    /// What is wrong as data, to be told in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Box<Reason>>,
    /// Seconds to wait, with [`Code::TooMany`].
    #[serde(skip)]
    pub retry_after: Option<u64>,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the table in docs/api.md says what each means
pub enum Code {
    BadRequest,
    BadRules,
    BadPosition,
    BadRecord,
    BadName,
    BadPassword,
    IllegalTurn,
    Stale,
    NotYourTurn,
    NotNow,
    NoSeat,
    Forbidden,
    SignIn,
    WrongPassword,
    NameTaken,
    NotFound,
    TooLarge,
    TooMany,
    Busy,
    Internal,
}

impl Code {
    fn status(self) -> StatusCode {
        match self {
            Code::BadRequest
            | Code::BadRules
            | Code::BadPosition
            | Code::BadRecord
            | Code::BadName
            | Code::BadPassword => StatusCode::BAD_REQUEST,
            Code::IllegalTurn => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Stale | Code::NotYourTurn | Code::NotNow | Code::NameTaken => {
                StatusCode::CONFLICT
            }
            Code::NoSeat | Code::Forbidden => StatusCode::FORBIDDEN,
            Code::SignIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl ApiError {
    /// A refusal with its sentence.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> ApiError {
        ApiError { code, message: message.into(), clause: None, reason: None, retry_after: None }
    }

    /// A refusal that the rules are the reason for.
    pub fn because<E: Explain + std::fmt::Display>(code: Code, error: &E) -> ApiError {
        ApiError {
            clause: error.clause().map(ClauseName),
            reason: Some(Box::new(error.reason())),
            ..ApiError::new(code, error.to_string())
        }
    }

    /// Our fault. The reason goes to the log, never to the caller.
    pub fn internal(reason: impl std::fmt::Display) -> ApiError {
        tracing::error!(%reason, "internal error");
        ApiError::new(Code::Internal, "something went wrong on our side; it has been logged")
    }

    /// There is no such thing.
    pub fn not_found(what: &str) -> ApiError {
        ApiError::new(Code::NotFound, format!("there is no such {what}"))
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}

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
        let mut response = (self.code.status(), Json(&self)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        response
    }
}
