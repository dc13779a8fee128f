//! JSON in, JSON out, with our own refusals.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::{ApiError, Code};

/// A JSON body. What is wrong with it is said in our own shape.
pub struct Body<T>(pub T);

/// A larger body is not read on the threads of live games.
const LARGE: usize = 16 << 10;

impl<S: Send + Sync, T: DeserializeOwned + Send + 'static> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let bytes = read(request, state).await?;
        let bytes_len = bytes.len();
        let read = move || {
            let bytes = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
            serde_json::from_slice(bytes)
        };
        let body = if bytes_len > LARGE {
            tokio::task::spawn_blocking(read).await.map_err(ApiError::internal)?
        } else {
            read()
        };
        body.map(Body).map_err(|error| ApiError::new(Code::BadRequest, error.to_string()))
    }
}

/// A whole body takes no longer than this to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// The bytes of a body that is neither too large nor too slow.
pub async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    match tokio::time::timeout(PATIENCE, Bytes::from_request(request, state)).await {
        Ok(read) => read.map_err(refuse),
        Err(_) => Err(ApiError::new(Code::BadRequest, "the body took too long to arrive")),
    }
}

fn refuse(rejection: BytesRejection) -> ApiError {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        ApiError::new(Code::TooLarge, "the body is too large")
    } else {
        ApiError::new(Code::BadRequest, "the body could not be read")
    }
}

/// The parameters after the question mark.
pub struct Params<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        let query = Query::from_request_parts(parts, state).await;
        query
            .map(|Query(params)| Params(params))
            .map_err(|error| ApiError::new(Code::BadRequest, error.body_text()))
    }
}

/// A JSON answer, or a refusal.
pub type Answer<T> = Result<Json<T>, ApiError>;
