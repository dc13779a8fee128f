//! What goes wrong, for people and for programs.

use std::fmt;
use std::io;

use pylos_picture::PictureError;
use pylos_rules::{BrokenRule, Clause, PlayError, RulesError};
use pylos_views::{Explain as _, Reason};
use serde_json::{Value, json};

use crate::language::{Language, Text, Word};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// Why a command could not answer.
#[derive(Debug)]
pub struct Failure {
    kind: Kind,
    /// For programs and for those who speak English.
    message: String,
    /// For everybody, where it is known in every language.
    text: Option<Box<Text>>,
    /// The clause of the rules that was broken.
    clause: Option<Clause>,
    /// The same as data, to be told in any language.
    reason: Option<Box<Reason>>,
}

/// What sort of failure it is; its name is part of the JSON answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The arguments make no sense.
    Usage,
    /// No rule set has this name.
    UnknownRules,
    /// The text is not a position.
    MalformedPosition,
    /// The text is not a turn.
    MalformedTurn,
    /// The turn breaks a rule. The one failure that is an answer: "no".
    IllegalTurn,
    /// The game has ended already.
    GameOver,
    /// There is no such picture.
    Picture,
    /// A file cannot be read or written.
    File,
    /// The tablebase is missing or damaged.
    NoTablebase,
    /// There is not enough memory or room on the disk.
    Resources,
    /// The user stopped the work.
    Interrupted,
    /// Standard output cannot be written.
    Output,
    /// The reader of standard output has gone, as `head` does.
    ClosedPipe,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Usage => "usage",
            Kind::UnknownRules => "unknown-rules",
            Kind::MalformedPosition => "malformed-position",
            Kind::MalformedTurn => "malformed-turn",
            Kind::IllegalTurn => "illegal-turn",
            Kind::GameOver => "game-over",
            Kind::Picture => "picture",
            Kind::File => "file",
            Kind::NoTablebase => "no-tablebase",
            Kind::Resources => "resources",
            Kind::Interrupted => "interrupted",
            Kind::Output => "output",
            Kind::ClosedPipe => "closed-pipe",
        }
    }
}

impl Failure {
    /// A failure with nothing more to say than its message.
    pub fn new(kind: Kind, message: impl Into<String>) -> Failure {
        Failure { kind, message: message.into(), text: None, clause: None, reason: None }
    }

    /// A failure that is told in every language.
    pub fn told(kind: Kind, text: Text) -> Failure {
        let message = Language::En.say(&text);
        Failure { kind, message, text: Some(Box::new(text)), clause: None, reason: None }
    }

    /// Something at the table does not work.
    pub fn at_table(text: Text) -> Failure {
        Failure::told(Kind::Usage, text)
    }

    /// The failure for a reader of this language.
    pub fn say(&self, language: Language) -> String {
        match (&self.text, &self.reason) {
            (Some(text), _) => language.say(text),
            // English has the message, which programs read as well.
            (None, Some(reason)) if language != Language::En => {
                language.refuse(reason, self.clause)
            }
            (None, _) => self.message.clone(),
        }
    }

    /// The arguments make no sense.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure::new(Kind::Usage, message)
    }

    /// The text is not a position; a mark shows where it goes wrong.
    pub fn position<P: TerminalGame>(text: &str, error: &P::PositionError) -> Failure {
        // Only a text that fits a line and is fit to be shown.
        let short = (1..=80).contains(&text.chars().count());
        let shown = short && !text.contains(char::is_control);
        let mark = match error.character().filter(|_| shown) {
            Some(place) => format!("\n  {text}\n  {:>place$}", "^"),
            None => String::new(),
        };
        Failure {
            reason: Some(Box::new(error.reason())),
            ..Failure::new(Kind::MalformedPosition, format!("{error}{mark}"))
        }
    }

    /// The turn is not legal, or no turn at all.
    pub fn turn<P: TerminalGame>(error: &P::Illegal) -> Failure {
        let clause = BrokenRule::clause(error);
        let kind = if clause.is_some() { Kind::IllegalTurn } else { Kind::MalformedTurn };
        let reason = Some(Box::new(error.reason()));
        Failure { kind, message: error.to_string(), text: None, clause, reason }
    }

    /// The game, which stands here, does not take the turn.
    pub fn refused<P: TerminalGame>(refused: &PlayError<P>, position: &P) -> Failure {
        match refused {
            PlayError::Finished(outcome) => {
                let result = telling::result(*outcome, position).into();
                let text = Some(Box::new(Text::GameOver { result }));
                let message = refused.to_string();
                let reason = Some(Box::new(refused.reason()));
                Failure { kind: Kind::GameOver, message, text, clause: None, reason }
            }
            PlayError::Illegal(error) => Failure::turn::<P>(error),
        }
    }

    /// A text that is no turn is perhaps a word that was mistyped.
    #[must_use]
    pub fn or_help(mut self) -> Failure {
        if self.kind == Kind::MalformedTurn {
            let english = self.message;
            let error = match self.reason {
                Some(reason) => Word::Refusal { reason, english },
                None => english.into(),
            };
            self = Failure::at_table(Text::OrHelp { error });
        }
        self
    }

    /// Standard output cannot be written.
    pub fn output(error: io::Error) -> Failure {
        let kind = match error.kind() {
            io::ErrorKind::BrokenPipe => Kind::ClosedPipe,
            _ => Kind::Output,
        };
        Failure::new(kind, format!("cannot write the answer: {error}"))
    }

    /// Puts what was being done before the message.
    #[must_use]
    pub fn context(mut self, context: impl fmt::Display) -> Failure {
        self.message = format!("{context}: {}", self.message);
        self.text = None;
        self
    }

    /// Whether nobody reads the output any more: no reason to complain.
    pub fn is_closed_pipe(&self) -> bool {
        self.kind == Kind::ClosedPipe
    }

    /// What the process says with its exit code.
    pub fn exit_code(&self) -> u8 {
        match self.kind {
            Kind::ClosedPipe => 0,
            Kind::IllegalTurn => 1,
            _ => 2,
        }
    }

    /// The failure as a JSON document.
    pub fn to_json(&self) -> Value {
        let mut error = json!({ "kind": self.kind.name(), "message": self.message });
        if let Some(clause) = self.clause {
            error["clause"] = clause.to_string().into();
        }
        if let Some(reason) = &self.reason {
            error["reason"] = json!(reason);
        }
        json!({ "error": error })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<PictureError> for Failure {
    fn from(error: PictureError) -> Failure {
        Failure::new(Kind::Picture, error.to_string())
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Failure {
        Failure {
            reason: Some(Box::new(error.reason())),
            ..Failure::new(Kind::UnknownRules, error.to_string())
        }
    }
}
