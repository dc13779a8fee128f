//! Holds what the teacher asserts against the rulebook and exact values.
//!
//! Nothing here shares a predicate with the teacher: positions are those of the
//! naive implementations that the tests of the rules are made with, everything
//! is tried out, and exact values are asked for one position at a time. What
//! each reason asserts is written in `docs/teaching.md`.

pub mod equator;
pub mod pyramid;

/// Why a reason is false.
pub type False = String;

/// Something that a reason asserts.
pub fn hold(what: &str, holds: bool) -> Result<(), False> {
    if holds { Ok(()) } else { Err(format!("not so: {what}")) }
}
