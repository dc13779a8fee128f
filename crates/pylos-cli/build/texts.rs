//! Makes a type of the texts in `locales`: one that does not exist, that lacks
//! a variable, or that a language does not have, does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The files that the terminal reads.
const FILES: [&str; 6] =
    ["game.ftl", "terminal.ftl", "puzzles.ftl", "themes.ftl", "tournaments.ftl", "mail.ftl"];
const LANGUAGES: [&str; 5] = ["en", "fr", "ro", "cs", "hu"];

/// The variables of every message.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Writes the type.
pub fn make() {
    let locales = Path::new("../../locales");
    println!("cargo::rerun-if-changed=build/texts.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let english = read(&locales.join("en"));
    for language in &LANGUAGES[1..] {
        compare(&english, &read(&locales.join(language)), language);
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("text.rs"), type_of(&english)).expect("the build directory can be written");
}

fn read(folder: &Path) -> Messages {
    let mut messages = Messages::new();
    for file in FILES {
        let path = folder.join(file);
        let shown = path.display();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{shown}: {error}"));
        let resource = parser::parse(&*text)
            .unwrap_or_else(|(_, errors)| panic!("{shown} is not Fluent: {:?}", errors[0]));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let Some(value) = message.value else { panic!("{shown}: {id} has no text") };
            let mut found = BTreeSet::new();
            variables(&value, &mut found);
            if messages.insert(id.to_owned(), found).is_some() {
                panic!("{shown}: {id} is there twice");
            }
        }
    }
    messages
}

fn variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                variables(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        _ => {}
    }
}

fn compare(english: &Messages, other: &Messages, language: &str) {
    for (id, variables) in english {
        match other.get(id) {
            None => panic!("locales/{language}: {id} is missing"),
            Some(others) if others != variables => {
                panic!("locales/{language}: {id} has {others:?}, in English it has {variables:?}")
            }
            Some(_) => {}
        }
    }
    if let Some(id) = other.keys().find(|id| !english.contains_key(*id)) {
        panic!("locales/{language}: {id} is not there in English");
    }
}

/// The Rust of the type.
fn type_of(messages: &Messages) -> String {
    let mut variants = String::new();
    let mut ids = String::new();
    let mut words = String::new();
    let mut all = String::new();
    for (id, variables) in messages {
        let name = camel_case(id);
        let any = if variables.is_empty() { "" } else { " { .. }" };
        let _ = writeln!(ids, "            Text::{name}{any} => {id:?},");
        if variables.is_empty() {
            let _ = writeln!(variants, "    {name},");
            let _ = writeln!(words, "            Text::{name} => vec![],");
            let _ = writeln!(all, "            Text::{name},");
            continue;
        }
        let fields: Vec<&str> = variables.iter().map(String::as_str).collect();
        let declared: Vec<String> = fields.iter().map(|field| format!("{field}: Word")).collect();
        let given: Vec<String> =
            fields.iter().map(|field| format!("({field:?}, {field})")).collect();
        let same: Vec<String> =
            fields.iter().map(|field| format!("{field}: word({field:?})")).collect();
        let _ = writeln!(variants, "    {name} {{ {} }},", declared.join(", "));
        let _ = writeln!(
            words,
            "            Text::{name} {{ {} }} => vec![{}],",
            fields.join(", "),
            given.join(", ")
        );
        let _ = writeln!(all, "            Text::{name} {{ {} }},", same.join(", "));
    }
    format!(
        "/// A text in every language, with what it is about. Made from `locales`.
#[derive(Clone, Debug, PartialEq)]
// Some texts are for other faces; what they say, and how they are called, is
// in `locales`.
#[allow(dead_code, missing_docs, clippy::enum_variant_names)]
pub enum Text {{
{variants}}}

impl Text {{
    /// Its name in the Fluent files.
    pub(super) fn id(&self) -> &'static str {{
        match self {{
{ids}        }}
    }}

    /// Its variables.
    pub(super) fn words(&self) -> Vec<(&'static str, &Word)> {{
        match self {{
{words}        }}
    }}

    /// Every text there is, with these words.
    #[cfg(test)]
    pub(super) fn all(word: impl Fn(&str) -> Word) -> Vec<Text> {{
        vec![
{all}        ]
    }}
}}
"
    )
}

/// `won-empty-reserve` as `WonEmptyReserve`.
fn camel_case(id: &str) -> String {
    id.split(['-', '_'])
        .map(|part| {
            let (first, rest) = part.split_at(1);
            first.to_uppercase() + rest
        })
        .collect()
}
