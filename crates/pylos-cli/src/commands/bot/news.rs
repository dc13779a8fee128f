//! What a bot tells while it plays: one line for each thing that happens.

use std::sync::mpsc::Sender;

use serde_json::json;

use crate::console::{Console, Format};
use crate::failure::Failure;

/// What happens to a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// It is there, under this name.
    Ready,
    /// A challenge is accepted, or a seat is taken.
    Accepted,
    /// A challenge is declined.
    Declined,
    /// It plays, or plays on.
    Plays,
    /// A game is over.
    Over,
    /// It resigns.
    Resigns,
    /// The engine failed.
    EngineFailed,
    /// The server cannot be reached, or refuses something.
    Trouble,
    /// It stops.
    Stops,
}

impl What {
    fn word(self) -> &'static str {
        match self {
            What::Ready => "ready",
            What::Accepted => "accepted",
            What::Declined => "declined",
            What::Plays => "plays",
            What::Over => "over",
            What::Resigns => "resigns",
            What::EngineFailed => "engine failed",
            What::Trouble => "trouble",
            What::Stops => "stops",
        }
    }
}

/// Something that has happened.
#[derive(Clone, Debug)]
pub struct Event {
    what: What,
    game: Option<String>,
    told: String,
}

impl Event {
    /// Writes it on a line, where it can be read at once.
    pub fn write(&self, console: &mut Console) -> Result<(), Failure> {
        let Event { what, game, told } = self;
        let what = what.word();
        match (console.format(), game) {
            (Format::Json, _) => {
                console.json(&json!({ "event": what, "game": game, "told": told }))?;
            }
            (Format::Text, Some(game)) => console.line(format_args!("{game} {what}: {told}"))?,
            (Format::Text, None) => console.line(format_args!("{what}: {told}"))?,
        }
        console.flush()
    }
}

/// What the working part of a bot says to the one that writes.
pub enum Said {
    /// Something has happened.
    Event(Event),
    /// There is nothing more to do, or something cannot go on.
    Done(Result<(), String>),
}

/// Where events are told.
#[derive(Clone)]
pub struct News(Sender<Said>);

impl News {
    /// They are told there.
    pub fn new(sender: Sender<Said>) -> News {
        News(sender)
    }

    /// About the bot.
    pub fn tell(&self, what: What, told: impl Into<String>) {
        let _ = self.0.send(Said::Event(Event { what, game: None, told: told.into() }));
    }

    /// About a game.
    pub fn of(&self, game: &str, what: What, told: impl Into<String>) {
        let event = Event { what, game: Some(game.to_owned()), told: told.into() };
        let _ = self.0.send(Said::Event(event));
    }
}
