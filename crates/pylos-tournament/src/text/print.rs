//! The canonical text of a tournament.

use std::fmt;

use super::line::quote;
use crate::{Bye, Entrant, Event, Openings, Outcome, Teams, Tournament};

impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.print_tags(f)?;
        if !self.events().is_empty() {
            writeln!(f)?;
        }
        let mut printer = Printer { names: Vec::new(), rounds: 0 };
        self.events().iter().try_for_each(|event| printer.print(f, event))
    }
}

impl Tournament {
    /// The tags alone: what was agreed, as a file begins.
    pub fn tags(&self) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = self.print_tags(&mut text);
        text
    }

    /// The lines of every event after the first `known` ones, as they stand in
    /// a file, a text for each event. [`read_on`](Tournament::read_on) reads
    /// them.
    pub fn lines_after(&self, known: usize) -> Vec<String> {
        let mut printer = Printer { names: Vec::new(), rounds: 0 };
        let text = |event| {
            let mut text = String::new();
            let _ = printer.print(&mut text, event);
            text
        };
        let mut lines: Vec<String> = self.events().iter().map(text).collect();
        lines.drain(..known.min(lines.len()));
        lines
    }

    fn print_tags(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let settings = self.settings();
        let tie_breaks: Vec<&str> = settings.tie_breaks.iter().map(|it| it.name()).collect();
        let tags = [
            ("Tournament", Some(settings.name.clone())),
            ("Site", settings.site.clone()),
            ("Date", settings.date.clone()),
            ("Rules", Some(settings.rules.to_string())),
            ("TimeControl", Some(settings.clock.to_string())),
            ("Format", Some(settings.format.to_string())),
            ("Games", Some(settings.games.to_string())),
            // Most tournaments begin as usual, and older files say nothing.
            (
                "Openings",
                (settings.openings != Openings::Usual).then(|| settings.openings.to_string()),
            ),
            ("Scoring", Some(settings.scoring.to_string())),
            ("Order", Some(settings.order.to_string())),
            ("TieBreaks", Some(tie_breaks.join(" "))),
            ("Teams", (settings.teams != Teams::default()).then(|| settings.teams.to_string())),
        ];
        for (name, value) in tags {
            if let Some(value) = value {
                writeln!(f, "[{name} {}]", quote(&value))?;
            }
        }
        Ok(())
    }
}

/// The names as they were when something happened.
struct Printer {
    names: Vec<String>,
    rounds: usize,
}

impl Printer {
    fn name(&self, who: Entrant) -> &str {
        &self.names[who.index()]
    }

    fn print(&mut self, f: &mut impl fmt::Write, event: &Event) -> fmt::Result {
        match event {
            Event::Entered { name, rating, team } => {
                self.names.push(quote(name));
                write!(f, "enter {}", quote(name))?;
                rating.map_or(Ok(()), |rating| write!(f, " {rating}"))?;
                team.as_ref().map_or(Ok(()), |team| write!(f, " team {}", quote(team)))?;
                writeln!(f)
            }
            Event::Joined { who, team } => {
                write!(f, "team {}", self.name(*who))?;
                team.as_ref().map_or(Ok(()), |team| write!(f, " {}", quote(team)))?;
                writeln!(f)
            }
            Event::Renamed { who, name } => {
                writeln!(f, "rename {} {}", self.name(*who), quote(name))?;
                self.names[who.index()] = quote(name);
                Ok(())
            }
            Event::Withdrawn { who } => writeln!(f, "withdraw {}", self.name(*who)),
            Event::Returned { who } => writeln!(f, "return {}", self.name(*who)),
            Event::Excused { who, round } => writeln!(f, "excuse {} {round}", self.name(*who)),
            Event::Started { order, colour } => {
                writeln!(f, "start {colour}")?;
                (1..).zip(order).try_for_each(|(number, who): (usize, _)| {
                    writeln!(f, "  {number}. {}", self.name(*who))
                })
            }
            Event::Paired { boards, byes } => {
                self.rounds += 1;
                writeln!(f, "round {}", self.rounds)?;
                for (number, [first, second]) in (1..).zip(boards) {
                    let number: usize = number;
                    writeln!(f, "  {number}. {} - {}", self.name(*first), self.name(*second))?;
                }
                byes.iter().try_for_each(|(who, bye)| {
                    let word = match bye {
                        Bye::Full => "bye",
                        Bye::Half => "half",
                    };
                    writeln!(f, "  {word} {}", self.name(*who))
                })
            }
            Event::Reported { place, outcome } => writeln!(f, "result {place} {outcome}"),
            Event::Corrected { place, outcome } => {
                let outcome = outcome.as_ref().map_or("none".to_owned(), Outcome::to_string);
                writeln!(f, "correct {place} {outcome}")
            }
            Event::Closed => writeln!(f, "close"),
        }
    }
}
