//! What the terminal needs to know of a game beyond its rules.

use pylos_rules::{Position, pyramid};

use crate::console::Paint;
use crate::draw;
use crate::failure::Failure;

/// A game that can be drawn and talked about in a terminal.
pub trait TerminalGame: Position {
    /// The clause that an illegal turn breaks; `None` if the text was no turn.
    fn clause(illegal: &Self::Illegal) -> Option<&'static str>;

    /// Which character of a position text is wrong, counted from 1.
    fn place(malformed: &Self::Malformed) -> Option<usize>;

    /// The board in several lines, each with its line end.
    fn draw(&self, rules: Self::Rules, paint: Paint) -> String;

    /// The rules in short: titles with their clauses.
    fn summary(rules: Self::Rules) -> Vec<Chapter>;

    /// Reads a position that the user gave, or starts from the beginning.
    fn given(rules: Self::Rules, text: Option<&str>) -> Result<Self, Failure> {
        match text {
            None | Some("start") => Ok(Self::start(rules)),
            Some(text) => {
                Self::parse(rules, text).map_err(|error| Failure::position::<Self>(text, &error))
            }
        }
    }
}

/// A few sentences of the rules under one title.
pub struct Chapter {
    /// What they are about.
    pub title: &'static str,
    /// The clauses by number and text.
    pub clauses: Vec<(&'static str, &'static str)>,
}

impl TerminalGame for pyramid::Position {
    fn clause(illegal: &pyramid::Illegal) -> Option<&'static str> {
        illegal.clause()
    }

    fn place(malformed: &pyramid::InvalidSetup) -> Option<usize> {
        match malformed {
            pyramid::InvalidSetup::Character { place, .. } => Some(*place),
            _ => None,
        }
    }

    fn draw(&self, _: pyramid::Rules, paint: Paint) -> String {
        draw::pyramid::draw(self, paint)
    }

    fn summary(rules: pyramid::Rules) -> Vec<Chapter> {
        crate::commands::rules::pyramid(rules)
    }
}
