//! The rules of both games in short, as each rule set reads them.

pub mod equator;
pub mod pyramid;
