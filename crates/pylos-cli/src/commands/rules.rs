//! `pylos rules`: the rules of a rule set, in short.

use serde_json::json;

use crate::console::{Answer, Console, Format, Paint};
use crate::failure::Failure;
use crate::language::Language;
use crate::rules_arg::RulesArg;
use crate::terminal_game::{Chapter, TerminalGame};
use crate::wrap::beside;
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
pub fn text<P: TerminalGame>(rules: P::Rules, language: Language) -> String {
    painted::<P>(rules, Paint::Plain, language)
}

fn write<P: TerminalGame>(rules: P::Rules, console: &mut Console) -> Result<Answer, Failure> {
    let language = console.language();
    if console.format() == Format::Json {
        let chapters: Vec<_> = P::summary(rules)
            .into_iter()
            .map(|Chapter { title, clauses }| {
                let clauses: Vec<_> = clauses
                    .iter()
                    .map(|(clause, text)| {
                        json!({ "clause": clause.to_string(), "text": language.say(text) })
                    })
                    .collect();
                json!({ "title": language.say(&title), "clauses": clauses })
            })
            .collect();
        console.json(&json!({ "rules": rules.to_string(), "chapters": chapters }))?;
    } else {
        console.text(painted::<P>(rules, console.paint(), language))?;
    }
    Ok(Answer::Yes)
}

fn painted<P: TerminalGame>(rules: P::Rules, paint: Paint, language: Language) -> String {
    let mut text = format!("{}\n", paint.bold(&rules.to_string()));
    for Chapter { title, clauses } in P::summary(rules) {
        text += &format!("\n{}\n", paint.bold(&language.say(&title)));
        for (clause, sentence) in clauses {
            text += &beside(&format!("  {clause}"), 7, &language.say(&sentence));
        }
    }
    text
}
