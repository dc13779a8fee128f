//! What goes wrong, for people and for programs.

use std::fmt;
use std::io;
use std::path::Path;

use pylos_picture::PictureError;
use pylos_rules::{BrokenRule, Clause, PlayError, RulesError};
use pylos_views::{Explain, Reason};
use serde_json::{Value, json};

use crate::language::{Language, Text, Word};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// Why a command could not answer.
#[derive(Clone, Debug)]
pub struct Failure {
    kind: FailureKind,
    /// For programs and for those who speak English.
    message: String,
    /// For everybody, where it is known in every language.
    text: Option<Box<Text>>,
    /// The clause of the rules that was broken.
    clause: Option<Clause>,
    /// The same as data, to be told in any language.
    reason: Option<Box<Reason>>,
    /// What was given, with a mark under what is wrong in it.
    marked: String,
}

/// What sort of failure it is; its name is part of the JSON answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
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
    /// The tournament does not allow it.
    Tournament,
    /// There is no round to pair, or nobody for it. Also an answer: "no".
    NothingToPair,
    /// A server elsewhere cannot be reached, or refuses.
    Server,
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

impl FailureKind {
    fn name(self) -> &'static str {
        match self {
            FailureKind::Usage => "usage",
            FailureKind::UnknownRules => "unknown-rules",
            FailureKind::MalformedPosition => "malformed-position",
            FailureKind::MalformedTurn => "malformed-turn",
            FailureKind::IllegalTurn => "illegal-turn",
            FailureKind::GameOver => "game-over",
            FailureKind::Picture => "picture",
            FailureKind::File => "file",
            FailureKind::Tournament => "tournament",
            FailureKind::NothingToPair => "nothing-to-pair",
            FailureKind::Server => "server",
            FailureKind::NoTablebase => "no-tablebase",
            FailureKind::Resources => "resources",
            FailureKind::Interrupted => "interrupted",
            FailureKind::Output => "output",
            FailureKind::ClosedPipe => "closed-pipe",
        }
    }
}

impl Failure {
    /// A failure with nothing more to say than its message.
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Failure {
        let (message, marked) = (message.into(), String::new());
        Failure { kind, message, text: None, clause: None, reason: None, marked }
    }

    /// A failure that is told in every language.
    pub fn told(kind: FailureKind, text: Text) -> Failure {
        Failure::new(kind, Language::En.say(&text)).with_text(text)
    }

    /// The same failure, told to people in every language.
    #[must_use]
    pub fn with_text(self, text: Text) -> Failure {
        Failure { text: Some(Box::new(text)), ..self }
    }

    /// Something at the table does not work.
    pub fn at_table(text: Text) -> Failure {
        Failure::told(FailureKind::Usage, text)
    }

    /// The failure for a reader of this language.
    pub fn say(&self, language: Language) -> String {
        let said = match (&self.text, &self.reason) {
            (Some(text), _) => language.say(text),
            // English has the message, which programs read as well.
            (None, Some(reason)) if language != Language::En => {
                language.refuse(reason, self.clause)
            }
            (None, _) => self.message.clone(),
        };
        said + &self.marked
    }

    /// What an error of the rules, or of reading, comes to.
    fn because<E: Explain + fmt::Display>(kind: FailureKind, error: &E) -> Failure {
        Failure {
            clause: error.clause(),
            reason: Some(Box::new(error.reason())),
            ..Failure::new(kind, error.to_string())
        }
    }

    /// A file cannot be read or written, or not what stands in it.
    pub fn in_file<E: Explain + fmt::Display>(path: &Path, error: &E) -> Failure {
        let file = path.display().to_string();
        let mut failure = Failure::because(FailureKind::File, error);
        failure.message = format!("{file}: {}", failure.message);
        failure.reason = failure.reason.map(|why| Box::new(Reason::InFile { file, why }));
        failure
    }

    /// The same failure, of this turn among several.
    #[must_use]
    pub fn in_turn(mut self, number: usize, turn: &str) -> Failure {
        self.message = format!("turn {number}: {}", self.message);
        let turn = turn.chars().take(24).collect();
        let number = number as u32;
        self.reason = self.reason.map(|why| Box::new(Reason::InTurn { number, turn, why }));
        self
    }

    /// The arguments make no sense.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure::new(FailureKind::Usage, message)
    }

    /// The text is not a position; a mark shows where it goes wrong.
    pub fn position<P: TerminalGame>(text: &str, error: &P::PositionError) -> Failure {
        // Only a text that fits a line and is fit to be shown.
        let short = (1..=80).contains(&text.chars().count());
        let shown = short && !text.contains(char::is_control);
        let marked = match error.character().filter(|_| shown) {
            Some(place) => format!("\n  {text}\n  {:>place$}", "^"),
            None => String::new(),
        };
        Failure { marked, ..Failure::because(FailureKind::MalformedPosition, error) }
    }

    /// The turn is not legal, or no turn at all.
    pub fn turn<P: TerminalGame>(error: &P::Illegal) -> Failure {
        let clause = BrokenRule::clause(error);
        let kind =
            if clause.is_some() { FailureKind::IllegalTurn } else { FailureKind::MalformedTurn };
        Failure::because(kind, error)
    }

    /// The game, which stands here, does not take the turn.
    pub fn refused<P: TerminalGame>(refused: &PlayError<P>, position: &P) -> Failure {
        match refused {
            PlayError::Finished(outcome) => {
                let result = telling::result(*outcome, position).into();
                Failure::because(FailureKind::GameOver, refused)
                    .with_text(Text::GameOver { result })
            }
            PlayError::Illegal(error) => Failure::turn::<P>(error),
        }
    }

    /// A text that is no turn is perhaps a word that was mistyped.
    #[must_use]
    pub fn or_help(self) -> Failure {
        match &self.reason {
            Some(reason) if self.kind == FailureKind::MalformedTurn => {
                let (reason, english) = (reason.clone(), self.message.clone());
                self.with_text(Text::OrHelp { error: Word::Refusal { reason, english } })
            }
            _ => self,
        }
    }

    /// Standard output cannot be written.
    pub fn output(error: io::Error) -> Failure {
        let kind = match error.kind() {
            io::ErrorKind::BrokenPipe => FailureKind::ClosedPipe,
            _ => FailureKind::Output,
        };
        Failure::new(kind, format!("cannot write the answer: {error}"))
    }

    /// Whether nobody reads the output any more: no reason to complain.
    pub fn is_closed_pipe(&self) -> bool {
        self.kind == FailureKind::ClosedPipe
    }

    /// What the process says with its exit code.
    pub fn exit_code(&self) -> u8 {
        match self.kind {
            FailureKind::ClosedPipe => 0,
            FailureKind::IllegalTurn | FailureKind::NothingToPair => 1,
            _ => 2,
        }
    }

    /// The failure as a JSON document.
    pub fn to_json(&self) -> Value {
        let mut error = json!({ "kind": self.kind.name(), "message": self.to_string() });
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
        write!(f, "{}{}", self.message, self.marked)
    }
}

impl From<PictureError> for Failure {
    fn from(error: PictureError) -> Failure {
        Failure::new(FailureKind::Picture, error.to_string())
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Failure {
        Failure::because(FailureKind::UnknownRules, &error)
    }
}
