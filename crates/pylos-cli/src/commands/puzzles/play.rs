//! `pylos puzzles play`: puzzles at the prompt.

use std::io::{BufRead as _, IsTerminal as _};

use pylos_host::puzzles::{attempt, decided_now, named};
use pylos_host::wire::{
    ActName, AttemptQuery, AttemptShown, AttemptState, PuzzleAct, PuzzleShown, TryTold,
};
use pylos_host::{Refusal, kind_of};
use pylos_puzzles::{Date, Entry, Pack};

use super::daily::{of_day, show, today};
use super::progress::Progress;
use super::wish::Wish;
use super::{shipped, words};
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text, name};

/// Solve puzzles in the terminal
///
/// Type a turn, “hint”, “solution”, “next” or “quit”. A wrong turn is answered
/// by its refutation and can be tried again. Your rating is kept in the data
/// directory. Exit code 1: the last puzzle was not solved.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    wish: Wish,
    /// The puzzle with this name
    #[arg(long, value_name = "ID", conflicts_with = "daily")]
    id: Option<String>,
    /// The puzzle of the day
    #[arg(long)]
    daily: bool,
    /// The day of the daily puzzle, as in 2026-11-17; today if left out
    #[arg(long, value_name = "DATE", requires = "daily")]
    date: Option<Date>,
}

impl Play {
    /// Plays until the solver has had enough, or the input ends.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let pack = shipped()?;
        let mut progress = Progress::open(data)?;
        let mut lines = std::io::stdin().lock().split(b'\n');
        let asks = console.format() == Format::Text && std::io::stdin().is_terminal();
        let Some(entry) = self.first(&pack, &progress)? else {
            return Err(Failure::told(FailureKind::Usage, Text::PuzzleNoMore));
        };
        let mut sitting = Sitting::begin(&pack, entry, console)?;
        loop {
            if asks {
                console.text("> ")?;
            }
            console.flush()?;
            let Some(line) = lines.next() else { break };
            let line =
                line.map_err(|error| Failure::new(FailureKind::File, format!("input: {error}")))?;
            match String::from_utf8_lossy(&line).trim() {
                "" => {}
                "quit" => break,
                "next" => match self.next(&pack, &progress)? {
                    Some(entry) => sitting = Sitting::begin(&pack, entry, console)?,
                    None => tell(console, &self.no_next())?,
                },
                word => {
                    let date = self.daily.then(|| self.date.unwrap_or_else(today));
                    sitting.act(word, &mut progress, date, console)?;
                }
            }
        }
        Ok(if sitting.state == AttemptState::Solved { Answer::Yes } else { Answer::No })
    }

    fn first<'a>(&self, pack: &'a Pack, progress: &Progress) -> Result<Option<&'a Entry>, Failure> {
        if let Some(id) = &self.id {
            let entry = named(pack, id).map_err(|error| Failure::usage(error.to_string()))?;
            return Ok(Some(entry));
        }
        if self.daily {
            let date = self.date.unwrap_or_else(today);
            return of_day(pack, &self.wish.rules, date).map(Some);
        }
        self.next(pack, progress)
    }

    fn next<'a>(&self, pack: &'a Pack, progress: &Progress) -> Result<Option<&'a Entry>, Failure> {
        if self.daily || self.id.is_some() {
            return Ok(None);
        }
        let game = game_name(&self.wish.rules.get()?.to_string())?;
        let strength = progress.rating(&game).rating;
        let chosen = self.wish.choose(pack, 1, strength, |id| progress.is_done(id))?;
        Ok(chosen.first().copied())
    }

    fn no_next(&self) -> Text {
        if self.daily || self.id.is_some() { Text::PuzzleNoNext } else { Text::PuzzleNoMore }
    }
}

/// The name of the game that rules belong to, as progress keeps it.
fn game_name(rules: &str) -> Result<String, Failure> {
    let kind = words::json(&kind_of(rules.parse()?))?;
    Ok(kind.as_str().unwrap_or_default().to_owned())
}

fn tell(console: &mut Console, text: &Text) -> Result<(), Failure> {
    match console.format() {
        Format::Text => console.line(console.language().say(text)),
        Format::Json => console.json(&serde_json::json!({ "text": Language::En.say(text) })),
    }
}

/// One puzzle, being solved.
struct Sitting<'a> {
    pack: &'a Pack,
    entry: &'a Entry,
    puzzle: PuzzleShown,
    acts: Vec<PuzzleAct>,
    state: AttemptState,
}

impl<'a> Sitting<'a> {
    fn begin(
        pack: &'a Pack,
        entry: &'a Entry,
        console: &mut Console,
    ) -> Result<Sitting<'a>, Failure> {
        let puzzle = show(pack, entry)?;
        match console.format() {
            Format::Json => console.json(&words::json(&puzzle)?)?,
            Format::Text => {
                let language = console.language();
                console.line(format_args!("{}\n", words::heading(&puzzle, language)))?;
                console.text(words::board(&puzzle.position, console.paint(), language)?)?;
                console.line(language.say(&Text::PuzzleOrders))?;
            }
        }
        Ok(Sitting { pack, entry, puzzle, acts: Vec::new(), state: AttemptState::Open })
    }

    fn act(
        &mut self,
        word: &str,
        progress: &mut Progress,
        date: Option<Date>,
        console: &mut Console,
    ) -> Result<(), Failure> {
        // Programs get the refusal of the API, people a way on.
        if self.state != AttemptState::Open && console.format() == Format::Text {
            return tell(console, &Text::PuzzleOver);
        }
        self.acts.push(match word {
            "hint" => PuzzleAct::Hint,
            "solution" => PuzzleAct::Solution,
            turn => PuzzleAct::Try { turn: turn.to_owned() },
        });
        let query = AttemptQuery { acts: self.acts.clone(), solver: None };
        let mut shown = match attempt(self.pack, self.entry, &query) {
            Ok(shown) => shown,
            Err(refusal) => {
                // At the prompt a mistake is part of the conversation.
                self.acts.pop();
                return refuse(&refusal, console);
            }
        };
        self.state = shown.state;
        if let Some(score) = decided_now(&shown) {
            let game = game_name(&self.puzzle.rules)?;
            shown.counted = progress.count(&game, self.entry, score)?;
        }
        match console.format() {
            Format::Json => console.json(&words::json(&shown)?),
            Format::Text => self.say(&shown, date, console),
        }
    }

    fn say(
        &self,
        shown: &AttemptShown,
        date: Option<Date>,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let (language, paint) = (console.language(), console.paint());
        let solver = self.puzzle.side;
        let mut lines: Vec<Text> = Vec::new();
        let (mut board, mut why) = (None, None);
        match &shown.told {
            None => {}
            Some(TryTold::Right { turn, replies, .. }) => {
                lines.push(Text::PuzzleRight { turn: name(turn) });
                let side = words::side(words::opponent(solver));
                lines.extend(
                    replies.iter().map(|reply| Text::SidePlays {
                        side: side.clone().into(),
                        turn: name(reply),
                    }),
                );
                board = Some(&shown.position);
            }
            Some(TryTold::Wrong { turn, worth, reply, refuted, because, .. }) => {
                let turn = name(turn);
                lines.push(match reply {
                    Some(reply) => Text::PuzzleWrongReply {
                        turn,
                        side: words::side(words::opponent(solver)).into(),
                        reply: name(reply),
                    },
                    None => Text::PuzzleWrong { turn },
                });
                board = refuted.as_deref();
                why = because.as_ref();
                let value = words::worth(*worth).into();
                lines.push(Text::PuzzleLeft { side: words::side(solver).into(), value });
            }
            Some(TryTold::Hint { steps }) => {
                let steps: Vec<String> = steps.iter().filter_map(|step| step.at.clone()).collect();
                lines.push(Text::PuzzleHint { steps: name(steps.join(" ")) });
            }
            Some(TryTold::Solution { turns }) => {
                lines.push(Text::PuzzleSolution { line: name(turns.join(" ")) });
            }
        }
        if let Some(board) = board {
            console.text(words::board(board, paint, language)?)?;
        }
        for line in lines {
            console.line(language.say(&line))?;
            // What the answer does follows the answer.
            if let Some(why) = why.take() {
                console.line(language.explain(why))?;
            }
        }
        if shown.state != AttemptState::Open {
            self.conclude(shown, date, console)?;
        }
        if let Some(counted) = &shown.counted {
            let (rating, change) = (counted.solver.rating.round(), counted.change.round());
            let text =
                Text::PuzzleRating { rating: name(rating), change: name(format!("{change:+}")) };
            console.line(language.say(&text))?;
        }
        Ok(())
    }

    fn conclude(
        &self,
        shown: &AttemptShown,
        date: Option<Date>,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let language = console.language();
        if shown.state == AttemptState::Solved {
            let clean = shown.acts.iter().all(|act| *act == ActName::Right);
            let text = if clean { Text::PuzzleSolved } else { Text::PuzzleSolvedWithHelp };
            console.line(language.say(&text))?;
        }
        let themes = name(words::themes(self.entry.themes, language));
        console.line(language.say(&Text::PuzzleAbout { themes }))?;
        if let Some(date) = date {
            let marks = name(marks(&shown.acts));
            console.line(language.say(&Text::PuzzleShared { date: name(date), marks }))?;
        }
        Ok(())
    }
}

/// The way of an attempt, to be shared without giving anything away.
fn marks(acts: &[ActName]) -> String {
    let mark = |act: &ActName| match act {
        ActName::Right => '●',
        ActName::Wrong => '×',
        ActName::Hint => '?',
        ActName::Solution => '–',
    };
    acts.iter().map(mark).collect()
}

fn refuse(refusal: &Refusal, console: &mut Console) -> Result<(), Failure> {
    match (console.format(), &refusal.reason) {
        (Format::Json, _) => console.json(&words::json(refusal)?),
        (Format::Text, Some(reason)) if console.language() != Language::En => {
            let clause = refusal.clause.map(|clause| clause.0);
            console.line(console.language().refuse(reason, clause))
        }
        (Format::Text, _) => console.line(&refusal.message),
    }
}
