//! `pylos rules`: the rules of a rule set, in short.

use serde_json::json;

use crate::console::{Answer, Console, Format, Paint};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::{Chapter, TerminalGame};
use pylos_rules::for_game;

/// Print the rules of a rule set, in short
#[derive(clap::Args)]
pub struct Rules {
    #[command(flatten)]
    rules: RulesArg,
}

impl Rules {
    /// Writes the rules.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| write::<P>(rules, console))
    }
}

/// The rules as plain text, in lines of at most 76 characters.
pub fn text<P: TerminalGame>(rules: P::Rules) -> String {
    painted::<P>(rules, Paint::Plain)
}

fn write<P: TerminalGame>(rules: P::Rules, console: &mut Console) -> Result<Answer, Failure> {
    if console.format() == Format::Json {
        let chapters: Vec<_> = P::summary(rules)
            .into_iter()
            .map(|Chapter { title, clauses }| {
                let clauses: Vec<_> = clauses
                    .iter()
                    .map(|(clause, text)| json!({ "clause": clause, "text": text }))
                    .collect();
                json!({ "title": title, "clauses": clauses })
            })
            .collect();
        console.json(&json!({ "rules": rules.to_string(), "chapters": chapters }))?;
    } else {
        console.text(painted::<P>(rules, console.paint()))?;
    }
    Ok(Answer::Yes)
}

fn painted<P: TerminalGame>(rules: P::Rules, paint: Paint) -> String {
    let mut text = format!("{}\n", paint.bold(&rules.to_string()));
    for Chapter { title, clauses } in P::summary(rules) {
        text += &format!("\n{}\n", paint.bold(title));
        for (clause, sentence) in clauses {
            text += &paragraph(clause, sentence);
        }
    }
    text
}

/// A clause with its number in the margin, in lines of at most 76 characters.
fn paragraph(clause: &str, sentence: &str) -> String {
    const WIDTH: usize = 76;
    let mut text = String::new();
    let mut line = format!("  {clause:<4}");
    for word in sentence.split(' ') {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            text += &line;
            text.push('\n');
            line = " ".repeat(6);
        }
        line.push(' ');
        line += word;
    }
    text + &line + "\n"
}
