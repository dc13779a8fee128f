//! What a host answers when it refuses.

use std::borrow::Cow;

use serde::Serialize;

use pylos_views::{ClauseName, Explain, Reason};

/// A refusal: a stable code for programs, a sentence for people, and the
/// clause if a rule of the game was broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = ApiError))]
pub struct Refusal {
    /// Stable, for programs and translations.
    pub code: Code,
    /// English, for people.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub message: Cow<'static, str>,
    /// The clause of the rules that was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<ClauseName>,
    /// What is wrong as data, to be told in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Box<Reason>>,
    /// What went wrong on our side: for the log, never for the caller.
    #[serde(skip)]
    pub fault: Option<String>,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the table in docs/api.md says what each means
pub enum Code {
    BadRequest,
    BadRules,
    BadPosition,
    BadRecord,
    BadTablebase,
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
    WrongCode,
    AccountClosed,
    FairPlay,
    NameTaken,
    NotFound,
    TooLarge,
    TooMany,
    Busy,
    Internal,
}

impl Code {
    /// The status of HTTP that goes with it.
    pub fn status(self) -> u16 {
        match self {
            Code::BadRequest
            | Code::BadRules
            | Code::BadPosition
            | Code::BadRecord
            | Code::BadTablebase
            | Code::BadName
            | Code::BadPassword => 400,
            Code::IllegalTurn => 422,
            Code::Stale | Code::NotYourTurn | Code::NotNow | Code::NameTaken => 409,
            Code::NoSeat | Code::Forbidden | Code::AccountClosed | Code::FairPlay => 403,
            Code::SignIn | Code::WrongPassword | Code::WrongCode => 401,
            Code::NotFound => 404,
            Code::TooLarge => 413,
            Code::TooMany => 429,
            Code::Busy => 503,
            Code::Internal => 500,
        }
    }
}

impl Refusal {
    /// A refusal with its sentence.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal { code, message: message.into(), clause: None, reason: None, fault: None }
    }

    /// A refusal that the rules are the reason for.
    pub fn because<E: Explain + std::fmt::Display>(code: Code, error: &E) -> Refusal {
        Refusal {
            clause: error.clause().map(ClauseName),
            reason: Some(Box::new(error.reason())),
            ..Refusal::new(code, error.to_string())
        }
    }

    /// Our fault.
    pub fn internal(fault: impl std::fmt::Display) -> Refusal {
        let message = "something went wrong on our side; it has been logged";
        Refusal { fault: Some(fault.to_string()), ..Refusal::new(Code::Internal, message) }
    }

    /// There is no such thing.
    pub fn not_found(what: &str) -> Refusal {
        Refusal::new(Code::NotFound, format!("there is no such {what}"))
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
