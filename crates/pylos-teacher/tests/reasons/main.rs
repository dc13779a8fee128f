//! A small audit: every reason that the teacher gives is held against the
//! rulebook by somebody who believes nothing. `cargo xtask audit-reasons` does
//! the same with tablebases, a hundred thousand turns at a time.

mod audit;
mod equator;
mod pyramid;
