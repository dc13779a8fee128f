//! A game at the prompt: one line in, one answer out.

use std::io::{BufRead as _, IsTerminal as _};
use std::time::{Duration, Instant};

use pylos_engine::{Limits, Strength};
use serde_json::json;

use super::order::Order;
use super::{Players, Table, help, no_values, review};
use crate::commands::rules;
use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text, name};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// How long a hint may take.
const HINT: Limits = Limits::time(Duration::from_millis(500));

/// Plays until the players have had enough, or the input ends.
pub fn run<P: TerminalGame>(
    table: Table<P>,
    players: Players<P>,
    console: &mut Console,
) -> Result<Answer, Failure> {
    // Somebody who types needs to be asked; a script does not.
    let asks = console.format() == Format::Text && std::io::stdin().is_terminal();
    if asks {
        console.line(console.language().say(&Text::WelcomePrompt) + "\n")?;
    }
    if let Some(trouble) = &players.trouble {
        match console.format() {
            Format::Text => console.line(trouble.say(console.language()) + "\n")?,
            Format::Json => console.json(&json!({ "warning": trouble.to_string() }))?,
        }
    }
    let language = console.language();
    let mut prompt = Prompt { table, players, begun: Instant::now(), language };
    prompt.show(console)?;
    let mut lines = std::io::stdin().lock().split(b'\n');
    loop {
        prompt.let_computer_play(console)?;
        if asks {
            console.text(format_args!("{}> ", prompt.question()))?;
        }
        console.flush()?;
        let Some(line) = lines.next() else { break };
        let line =
            line.map_err(|error| Failure::new(FailureKind::File, format!("input: {error}")))?;
        match prompt.answer(&String::from_utf8_lossy(&line)) {
            Ok(Reply::Quit) => break,
            Ok(Reply::Nothing) => {}
            Ok(Reply::Changed) => prompt.show(console)?,
            Ok(Reply::Text(text)) => match console.format() {
                Format::Text => console.text(text)?,
                Format::Json => console.json(&json!({ "text": text }))?,
            },
            // At the prompt a mistake is part of the conversation.
            Err(failure) => match console.format() {
                Format::Text => console.line(failure.say(language))?,
                Format::Json => console.json(&failure.to_json())?,
            },
        }
    }
    Ok(Answer::Yes)
}

struct Prompt<P: TerminalGame> {
    table: Table<P>,
    players: Players<P>,
    begun: Instant,
    language: Language,
}

/// What a line is answered with.
#[derive(Debug, PartialEq, Eq)]
enum Reply {
    /// The game has changed: show it.
    Changed,
    /// Something to read.
    Text(String),
    /// Silence.
    Nothing,
    /// The players have had enough.
    Quit,
}

impl<P: TerminalGame> Prompt<P> {
    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    fn say(&self, text: &Text) -> String {
        self.language.say(text)
    }

    /// Who is asked for a turn, or that nobody is.
    fn question(&self) -> String {
        self.say(&match (self.table.handed_over_to(), self.table.seen().to_move()) {
            (Some(side), _) => Text::PromptHere { side: P::side(side).into() },
            (None, Some(side)) => Text::SideToMove { side: P::side(side).into() },
            (None, None) => Text::PromptOver,
        })
    }

    /// Does what a line asks for.
    fn answer(&mut self, line: &str) -> Result<Reply, Failure> {
        let now = self.now();
        let order = Order::read(line).ok_or_else(|| {
            let word = line.split_whitespace().next().unwrap_or_default();
            Failure::at_table(Text::NoOrder { word: word.into() })
        })?;
        if let Some(side) = self.table.handed_over_to() {
            return match order {
                Order::Quit => Ok(Reply::Quit),
                Order::Nothing => {
                    self.table.take_over(now);
                    Ok(Reply::Changed)
                }
                _ => Err(Failure::at_table(Text::HandOverFirst { side: P::side(side).into() })),
            };
        }
        Ok(match order {
            Order::Nothing => Reply::Nothing,
            Order::Quit => Reply::Quit,
            Order::Help => Reply::Text(help::orders(self.language)),
            Order::Position => Reply::Text(format!("{}\n", self.table.seen().position())),
            Order::Rules => Reply::Text(rules::text::<P>(self.table.seen().rules(), self.language)),
            Order::Turns(prefix) => Reply::Text(columns(&self.table.turns(prefix)?)),
            Order::Hint => Reply::Text(self.hint()?),
            Order::Value => Reply::Text(self.value()?),
            Order::Review => {
                let oracle = self.players.oracle.clone();
                let reviewed = self.table.review(&mut self.players.engine, oracle.as_deref())?;
                Reply::Text(review::lines(&reviewed, self.language))
            }
            Order::Save(file) => {
                let said = self.table.save(file)?;
                Reply::Text(self.say(&said) + "\n")
            }
            Order::Show => Reply::Changed,
            Order::Load(file) => self.table.load(file, now).map(|()| Reply::Changed)?,
            Order::Undo => self.table.undo(now).map(|()| Reply::Changed)?,
            Order::Redo => self.table.redo(now).map(|()| Reply::Changed)?,
            Order::Resign => self.table.resign(now).map(|()| Reply::Changed)?,
            Order::Draw => self.table.agree_on_draw(now).map(|()| Reply::Changed)?,
            Order::Turn(turn) => self.table.play_text(turn, now).map(|()| Reply::Changed)?,
            Order::New => {
                self.table.begin_again(now);
                Reply::Changed
            }
        })
    }

    /// What the computer would play.
    fn hint(&mut self) -> Result<String, Failure> {
        self.players.engine.set_strength(Strength::Full);
        match self.table.choose(&mut self.players.engine, &HINT) {
            Some(choice) => {
                let (turn, score) = (name(choice.turn), telling::score(choice.score).into());
                let mut told = self.say(&Text::HintTold { turn, score }) + "\n";
                for why in self.table.why_good(&choice, self.players.oracle.as_deref()) {
                    told += &format!("{}\n", self.language.explain(&why));
                }
                Ok(told)
            }
            None => Err(Failure::at_table(Text::PromptOver)),
        }
    }

    /// What the position is worth with best play.
    fn value(&self) -> Result<String, Failure> {
        let oracle = self.players.oracle.as_deref();
        let value = oracle.and_then(|oracle| self.table.value(oracle));
        let value = value.ok_or_else(|| no_values(self.players.trouble.as_ref()))?;
        let side = P::side(self.table.seen().position().to_move()).into();
        Ok(self.say(&Text::ValueFor { side, value: telling::score(value).into() }) + "\n")
    }

    /// The computer plays for as long as it is to play. What it does in
    /// secret is not told turn by turn.
    fn let_computer_play(&mut self, console: &mut Console) -> Result<(), Failure> {
        let mut untold = false;
        while let Some((strength, limits)) = self.table.task(self.now()) {
            console.flush()?;
            self.players.engine.set_strength(strength);
            let choice = self.table.choose(&mut self.players.engine, &limits);
            let Some(choice) = choice else { break };
            // Too late by the clock is a way to end as well.
            let played = self.table.play(choice.turn, self.now());
            untold = self.table.seen().hides_something();
            if untold {
                continue;
            }
            if let Some(last) = self.table.seen().last()
                && console.format() == Format::Text
                && played.is_ok()
            {
                let (side, turn) = (P::side(last.side).into(), name(last.turn));
                console.line(self.say(&Text::SidePlays { side, turn }) + "\n")?;
            }
            self.show(console)?;
        }
        if untold { self.show(console) } else { Ok(()) }
    }

    fn show(&self, console: &mut Console) -> Result<(), Failure> {
        if let Some(side) = self.table.handed_over_to() {
            return hand_over::<P>(side, console);
        }
        if console.format() == Format::Json {
            return console.json(&self.table.to_json());
        }
        let seen = self.table.seen();
        console.text(seen.position().draw(seen.rules(), console.paint(), self.language))?;
        let Some([verdict, reason]) = self.table.end() else { return console.line("") };
        let verdict = console.paint().bold(&self.say(&verdict));
        console.line(format_args!("\n    {verdict}\n    {}\n", self.say(&reason)))?;
        console.line(self.say(&Text::NextOrders))
    }
}

/// Nothing of what was arranged in secret stays in sight.
fn hand_over<P: TerminalGame>(side: P::Side, console: &mut Console) -> Result<(), Failure> {
    if console.format() == Format::Json {
        return console.json(&json!({ "hand_over": side.to_string() }));
    }
    if std::io::stdout().is_terminal() {
        // The screen, and what has scrolled off it. A terminal that does not
        // understand gets lines enough to scroll all of it away.
        console.text("\n".repeat(100) + "\x1b[2J\x1b[3J\x1b[H")?;
    }
    let language = console.language();
    console.line(language.say(&Text::HandOver { side: P::side(side).into() }) + "\n")
}

/// Names in lines of a readable width.
fn columns(names: &[String]) -> String {
    let width = names.iter().map(String::len).max().unwrap_or(0) + 2;
    let mut text = String::new();
    for row in names.chunks((76 / width).max(1)) {
        let row: String = row.iter().map(|name| format!("{name:<width$}")).collect();
        text += &format!("  {}\n", row.trim_end());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Seat;
    use pylos_rules::pyramid::{Position, Rules};
    use pylos_rules::{Game, Random, TimeControl};

    fn prompt() -> Prompt<Position> {
        let game = Game::new(Rules::STANDARD);
        let control = TimeControl::Unlimited;
        let table = Table::new(game, [Seat::Human; 2], control, Random::new(1));
        let players = Players::new(Rules::STANDARD, 1, Ok(None), Ok(None));
        Prompt { table, players, begun: Instant::now(), language: Language::En }
    }

    #[test]
    fn an_illegal_turn_names_its_clause_and_changes_nothing() {
        let mut prompt = prompt();
        prompt.answer("a1").unwrap();
        let failure = prompt.answer("a1").unwrap_err();
        assert_eq!(failure.to_string(), "a1 is not empty (P4)");
        assert_eq!(prompt.table.game().ply(), 1);
        assert_eq!(prompt.question(), "Dark to move");
    }

    #[test]
    fn turns_can_be_narrowed_down_and_hinted_at() {
        let mut prompt = prompt();
        let turns = prompt.answer("turns a").unwrap();
        assert_eq!(turns, Reply::Text("  a1  a2  a3  a4\n".to_owned()));
        assert!(prompt.answer("turns z").is_err());
        let Ok(Reply::Text(hint)) = prompt.answer("hint") else { panic!("no hint") };
        let turn = hint.split(' ').nth(1).unwrap();
        assert_eq!(prompt.answer(turn).unwrap(), Reply::Changed);
    }

    #[test]
    fn undo_and_redo_say_when_there_is_nothing_to_do() {
        let mut prompt = prompt();
        assert!(prompt.answer("undo").is_err());
        prompt.answer("a1").unwrap();
        prompt.answer("undo").unwrap();
        assert_eq!(prompt.table.game().ply(), 0);
        prompt.answer("redo").unwrap();
        assert_eq!(prompt.table.game().ply(), 1);
        assert!(prompt.answer("redo").is_err());
        assert!(prompt.answer("what is this").is_err());
    }
}
