//! `pylos engine`: the line protocol on standard input and output.

use std::io;

use pylos_engine::protocol::{self, Surroundings};

use crate::console::{Answer, Console};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::tablebases;

/// Speak the engine protocol, in the manner of UCI, on standard input and output
///
/// Say `pylos` to be told its options, `position start moves a1 b2`, `go movetime 1000`,
/// `stop` and `quit`. The protocol is described in docs/protocol.md.
#[derive(clap::Args)]
pub struct Engine {}

impl Engine {
    /// Answers until `quit` or the end of the input.
    pub fn run(&self, console: &mut Console, data: &DataDir) -> Result<Answer, Failure> {
        // The engine writes from more than one thread, so not through the
        // console, which must have nothing left to say.
        console.flush()?;
        let surroundings = Surroundings {
            tablebases: Some(tablebases::directory(data)).filter(|path| path.is_dir()),
            memory: tablebases::available_memory(),
        };
        protocol::serve(io::stdin().lock(), io::stdout(), surroundings).map_err(Failure::output)?;
        Ok(Answer::Yes)
    }
}
