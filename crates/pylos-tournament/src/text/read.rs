//! Reading a tournament: every line happens again, under the same rules.

use std::str::FromStr;

use super::line::{Word, words};
use super::{FileError, FileProblem};
use crate::settings::shorten;
use crate::{
    Bye, Colour, Entrant, Event, Outcome, Place, Settings, SettingsProblem, TieBreak, Tournament,
};

impl FromStr for Tournament {
    type Err = FileError;

    fn from_str(text: &str) -> Result<Tournament, FileError> {
        Reader { tags: Vec::new(), tournament: None, block: None }.read(text)
    }
}

impl Tournament {
    /// The tournament after further lines of its file.
    pub fn read_on(self, lines: &str) -> Result<Tournament, FileError> {
        Reader { tags: Vec::new(), tournament: Some(self), block: None }.read(lines)
    }
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Tournament, FileError> {
        let reader = &mut self;
        let mut last = 1;
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            last = number;
            let read = if line.starts_with('[') {
                reader.tag(line).map_err(|problem| (number, problem))
            } else {
                words(line)
                    .map_err(|problem| (number, problem))
                    .and_then(|words| reader.line(number, &words))
            };
            read.map_err(|(line, problem)| FileError { line, problem })?;
        }
        let ended = reader.end_block().and_then(|()| {
            reader.begin().map_err(|problem| (last, problem))?;
            Ok(())
        });
        ended.map_err(|(line, problem)| FileError { line, problem })?;
        // `begin` has made it.
        self.tournament.ok_or(FileError { line: last, problem: FileProblem::MissingTag(NEEDED[0]) })
    }
}

/// The tags, in canonical order.
const TAGS: [&str; 12] = [
    "Tournament",
    "Site",
    "Date",
    "Rules",
    "TimeControl",
    "Format",
    "Games",
    "Openings",
    "Scoring",
    "Order",
    "TieBreaks",
    "Teams",
];

/// Those without which there is no tournament.
const NEEDED: [&str; 3] = ["Tournament", "Rules", "Format"];

const TAG_FORM: &str = "[Name \"value\"]";

struct Reader {
    tags: Vec<(&'static str, String)>,
    tournament: Option<Tournament>,
    /// A start list or a round whose lines are still to come, and where it
    /// began.
    block: Option<(usize, Event)>,
}

type Placed = (usize, FileProblem);

impl Reader {
    fn tag(&mut self, line: &str) -> Result<(), FileProblem> {
        if self.tournament.is_some() {
            return Err(FileProblem::LateTag);
        }
        let form = || FileProblem::Form(TAG_FORM);
        let inside = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')).ok_or_else(form)?;
        let parts = words(inside)?;
        let [Word::Plain(name), Word::Quoted(value)] = parts.as_slice() else {
            return Err(form());
        };
        let known = TAGS.into_iter().find(|tag| tag == name);
        let name = known.ok_or_else(|| FileProblem::UnknownTag(shorten(name)))?;
        if self.tags.iter().any(|(tag, _)| *tag == name) {
            return Err(FileProblem::TagTwice(name));
        }
        // Here, so that the error is told of this line.
        let mut settings = Settings::default();
        set(&mut settings, name, value)?;
        self.tags.push((name, value.clone()));
        Ok(())
    }

    /// The tournament, made of the tags when the first line comes.
    fn begin(&mut self) -> Result<&mut Tournament, FileProblem> {
        if self.tournament.is_none() {
            for needed in NEEDED {
                if !self.tags.iter().any(|(tag, _)| *tag == needed) {
                    return Err(FileProblem::MissingTag(needed));
                }
            }
            let mut settings = Settings::default();
            for (name, value) in &self.tags {
                set(&mut settings, name, value)?;
            }
            self.tournament = Some(Tournament::new(settings)?);
        }
        self.tournament.as_mut().ok_or(FileProblem::MissingTag(NEEDED[0]))
    }

    fn line(&mut self, number: usize, words: &[Word]) -> Result<(), Placed> {
        let here = |problem| (number, problem);
        self.begin().map_err(here)?;
        if self.in_block(words).map_err(here)? {
            return Ok(());
        }
        self.end_block()?;
        let event = self.event(words).map_err(here)?;
        if matches!(event, Event::Started { .. } | Event::Paired { .. }) {
            self.block = Some((number, event));
            return Ok(());
        }
        self.happen(event).map_err(here)
    }

    fn happen(&mut self, event: Event) -> Result<(), FileProblem> {
        Ok(self.begin()?.apply(event)?)
    }

    fn end_block(&mut self) -> Result<(), Placed> {
        match self.block.take() {
            Some((line, event)) => self.happen(event).map_err(|problem| (line, problem)),
            None => Ok(()),
        }
    }

    fn find(&mut self, name: &str) -> Result<Entrant, FileProblem> {
        Ok(self.begin()?.find(name)?)
    }

    /// A line of a start list or of a round, if it is one.
    fn in_block(&mut self, words: &[Word]) -> Result<bool, FileProblem> {
        let Some((_, mut event)) = self.block.clone() else { return Ok(false) };
        let Some(first) = words.first().and_then(Word::plain) else { return Ok(false) };
        let numbered = first.strip_suffix('.');
        let names: Vec<&Word> = words[1..].iter().collect();
        match &mut event {
            Event::Started { order, .. } => {
                let Some(found) = numbered else { return Ok(false) };
                let [Word::Quoted(name)] = names.as_slice() else {
                    return Err(FileProblem::Form("1. \"NAME\""));
                };
                check_number(found, order.len() + 1)?;
                order.push(self.find(name)?);
            }
            Event::Paired { boards, byes } => match (first, numbered, names.as_slice()) {
                ("bye", _, [Word::Quoted(name)]) => byes.push((self.find(name)?, Bye::Full)),
                ("half", _, [Word::Quoted(name)]) => byes.push((self.find(name)?, Bye::Half)),
                (_, Some(found), [Word::Quoted(one), Word::Plain(dash), Word::Quoted(other)])
                    if dash == "-" =>
                {
                    check_number(found, boards.len() + 1)?;
                    boards.push([self.find(one)?, self.find(other)?]);
                }
                ("bye" | "half", ..) => return Err(FileProblem::Form("bye \"NAME\"")),
                (_, Some(_), _) => return Err(FileProblem::Form("1. \"FIRST\" - \"SECOND\"")),
                _ => return Ok(false),
            },
            _ => return Ok(false),
        }
        if let Some((_, open)) = &mut self.block {
            *open = event;
        }
        Ok(true)
    }

    fn event(&mut self, words: &[Word]) -> Result<Event, FileProblem> {
        let first = words.first().and_then(Word::plain).ok_or(FileProblem::Quote)?;
        let rest = &words[1..];
        let form = |form| Err(FileProblem::Form(form));
        Ok(match (first, rest) {
            ("enter", [Word::Quoted(name), about @ ..]) => {
                let (rating, team) = match about {
                    [Word::Plain(word), Word::Quoted(team)] if word == "team" => (None, Some(team)),
                    [Word::Plain(rating), Word::Plain(word), Word::Quoted(team)]
                        if word == "team" =>
                    {
                        (Some(rating), Some(team))
                    }
                    [Word::Plain(rating)] => (Some(rating), None),
                    [] => (None, None),
                    _ => return form(ENTER),
                };
                let rating = match rating.map(|rating| number(rating)) {
                    Some(None) => return form(ENTER),
                    Some(rating) => rating,
                    None => None,
                };
                Event::Entered { name: name.clone(), rating, team: team.cloned() }
            }
            ("enter", _) => return form(ENTER),
            ("team", [Word::Quoted(name)]) => Event::Joined { who: self.find(name)?, team: None },
            ("team", [Word::Quoted(name), Word::Quoted(team)]) => {
                Event::Joined { who: self.find(name)?, team: Some(team.clone()) }
            }
            ("team", _) => return form("team \"NAME\" \"TEAM\""),
            ("rename", [Word::Quoted(before), Word::Quoted(name)]) => {
                Event::Renamed { who: self.find(before)?, name: name.clone() }
            }
            ("rename", _) => return form("rename \"BEFORE\" \"NAME\""),
            ("withdraw", [Word::Quoted(name)]) => Event::Withdrawn { who: self.find(name)? },
            ("withdraw", _) => return form("withdraw \"NAME\""),
            ("return", [Word::Quoted(name)]) => Event::Returned { who: self.find(name)? },
            ("return", _) => return form("return \"NAME\""),
            ("excuse", [Word::Quoted(name), Word::Plain(round)]) => match number::<u16>(round) {
                Some(round) => Event::Excused { who: self.find(name)?, round: round.into() },
                None => return form(EXCUSE),
            },
            ("excuse", _) => return form(EXCUSE),
            ("start", [Word::Plain(side)]) => {
                let colour = match side.as_str() {
                    "first" => Colour::First,
                    "second" => Colour::Second,
                    _ => return form(START),
                };
                Event::Started { order: Vec::new(), colour }
            }
            ("start", _) => return form(START),
            ("round", [Word::Plain(found)]) => {
                check_number(found, self.begin()?.rounds().len() + 1)?;
                Event::Paired { boards: Vec::new(), byes: Vec::new() }
            }
            ("round", _) => return form("round 1"),
            ("result", [Word::Plain(at), Word::Plain(result)]) => {
                Event::Reported { place: place(at)?, outcome: outcome(result)? }
            }
            ("result", _) => return form("result 1.1 1-0"),
            ("correct", [Word::Plain(at), Word::Plain(result)]) => {
                let none = result == "none";
                let outcome = if none { None } else { Some(outcome(result)?) };
                Event::Corrected { place: place(at)?, outcome }
            }
            ("correct", _) => return form("correct 1.1 1-0"),
            ("close", []) => Event::Closed,
            ("close", _) => return form("close"),
            (word, _) => return Err(FileProblem::UnknownLine(shorten(word))),
        })
    }
}

const ENTER: &str = "enter \"NAME\" RATING team \"TEAM\"";
const EXCUSE: &str = "excuse \"NAME\" ROUND";
const START: &str = "start first";

/// Sets what a tag says.
fn set(settings: &mut Settings, tag: &str, value: &str) -> Result<(), FileProblem> {
    match tag {
        "Tournament" => settings.name = value.to_owned(),
        "Site" => settings.site = Some(value.to_owned()),
        "Date" => settings.date = Some(value.to_owned()),
        "Rules" => settings.rules = value.parse().map_err(FileProblem::Rules)?,
        "TimeControl" => settings.clock = value.parse().map_err(FileProblem::Clock)?,
        "Format" => settings.format = value.parse::<crate::Format>()?,
        "Games" => settings.games = number(value).ok_or(SettingsProblem::Games)?,
        "Openings" => settings.openings = value.parse::<crate::Openings>()?,
        "Scoring" => settings.scoring = value.parse::<crate::Scoring>()?,
        "Teams" => settings.teams = value.parse::<crate::Teams>()?,
        "Order" => settings.order = value.parse::<crate::Order>()?,
        _ => {
            let names = value.split(' ').filter(|name| !name.is_empty());
            let read: Result<Vec<TieBreak>, SettingsProblem> = names.map(str::parse).collect();
            settings.tie_breaks = read?;
        }
    }
    Ok(())
}

/// A number as we write it: digits alone, without zeros before them.
fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse::<N>().ok().filter(|number| number.to_string() == text)
}

fn check_number(found: &str, expected: usize) -> Result<(), FileProblem> {
    let right = number(found) == Some(expected);
    let wrong = || FileProblem::Number { found: shorten(found), expected };
    if right { Ok(()) } else { Err(wrong()) }
}

fn place(text: &str) -> Result<Place, FileProblem> {
    let numbers = text.split_once('.').and_then(|(round, board)| {
        Some(Place { round: number::<u16>(round)?.into(), board: number::<u16>(board)?.into() })
    });
    numbers.ok_or(FileProblem::Form("result 1.1 1-0"))
}

fn outcome(text: &str) -> Result<Outcome, FileProblem> {
    text.parse().map_err(FileProblem::Outcome)
}
