//! The rules of the equator game, held against a second implementation,
//! against exhaustive search, against published figures and against the
//! rulebook.

mod bad_input;
mod facts;
mod games;
mod naive;
mod proofs;
mod readings;
