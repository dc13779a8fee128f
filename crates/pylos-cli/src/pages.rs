//! The web pages that were there when the program was built: none, unless
//! `npm run build` or `cargo xtask` has made them.
#![forbid(unsafe_code)]

include!(concat!(env!("OUT_DIR"), "/pages.rs"));
