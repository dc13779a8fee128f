//! Letters to players, where the host has a mail server.
//!
//! Whoever has something to say hands a [`Letter`] to [`Mailer::post`], which
//! returns at once: it is sent, and sent again if the mail server is away, by
//! a task of its own. What is in a letter ([`Note`]) is told by the program in
//! the reader's language ([`NoteTeller`]): the server has no texts of its own.

mod address;
mod sender;

pub use address::Address;
pub use sender::{Delivery, Mailer};

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use std::time::Duration;

/// What a letter is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The code that shows that an address is the account's owner's.
    Confirm {
        /// The account's name.
        name: String,
        /// The code.
        code: String,
    },
    /// The code that leads back in without a password.
    Recover {
        /// The account's name.
        name: String,
        /// The code.
        code: String,
    },
    /// It is somebody's turn: a short message for his browser.
    Turn {
        /// The opponent's name, if he has one.
        opponent: Option<String>,
    },
    /// The daily letter about games that wait.
    Digest {
        /// The account's name.
        name: String,
        /// The games, the longest waiting first.
        games: Vec<WaitingNote>,
        /// The link that stops such letters.
        stop: String,
    },
}

/// A game that waits, as a letter names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingNote {
    /// The opponent's name, if he has one.
    pub opponent: Option<String>,
    /// Where it is played.
    pub link: String,
}

/// What a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteWords {
    /// Its subject, one line.
    pub subject: String,
    /// Its text.
    pub text: String,
}

/// Tells what a letter says; the text is what the reader's browser says about
/// languages (`Accept-Language`), which may be nothing.
pub type NoteTeller = fn(&Note, &str) -> NoteWords;

/// A letter to one player.
#[derive(Clone, Debug)]
pub struct Letter {
    /// To whom.
    pub to: Address,
    /// What it says.
    pub words: NoteWords,
    /// Where mail programs say that such letters should stop (RFC 8058).
    pub stop: Option<String>,
}

/// How letters are sent.
#[derive(Clone)]
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    teller: NoteTeller,
}

/// The longest that a mail server may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);

impl Mail {
    /// By the mail server at `smtps://USER:PASSWORD@HOST` (encrypted from the
    /// first byte) or `smtp://USER:PASSWORD@HOST?tls=required` (STARTTLS), from
    /// an address such as `Pylos <pylos@example.org>`.
    pub fn new(smtp: &str, from: &str, teller: NoteTeller) -> Result<Mail, BadMail> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp)
            .map_err(|error| BadMail::Server(error.to_string()))?
            .timeout(Some(PATIENCE))
            .build();
        let from = from.parse::<Mailbox>().map_err(|_| BadMail::From(from.to_owned()))?;
        Ok(Mail { transport, from, teller })
    }
}

impl std::fmt::Debug for Mail {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why letters cannot be sent like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMail {
    /// The mail server's address says nothing.
    Server(String),
    /// This is not an address to send from.
    From(String),
}

impl std::fmt::Display for BadMail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadMail::Server(error) => {
                write!(f, "the mail server is not smtps://USER:PASSWORD@HOST: {error}")
            }
            BadMail::From(from) => write!(f, "“{from}” is not an address to send mail from"),
        }
    }
}

impl std::error::Error for BadMail {}

#[cfg(test)]
mod tests {
    use super::*;

    fn silent(_: &Note, _: &str) -> NoteWords {
        NoteWords { subject: String::new(), text: String::new() }
    }

    #[test]
    fn what_cannot_send_is_refused_and_a_password_is_not_shown() {
        let bad = |smtp, from| Mail::new(smtp, from, silent).unwrap_err();
        let from = "Pylos <pylos@example.org>";
        assert!(matches!(bad("mail.example.org", from), BadMail::Server(_)));
        assert!(matches!(bad("https://mail.example.org", from), BadMail::Server(_)));
        let smtp = "smtps://pylos:secret@mail.example.org";
        assert_eq!(bad(smtp, "Pylos"), BadMail::From("Pylos".to_owned()));
        let shown = format!("{:?}", Mail::new(smtp, from, silent).unwrap());
        assert!(shown.contains("example.org") && !shown.contains("secret"), "{shown}");
    }
}
