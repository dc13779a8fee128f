//! Every refusal and every reason can be told in every language: it has a
//! message there that takes exactly its fields.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use pylos_views::{Because, Practice, Reason};

const LANGUAGES: [&str; 5] = ["en", "fr", "ro", "cs", "hu"];

/// The messages of a language with the variables that each mentions.
fn messages(language: &str, files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let read = |file: &&str| std::fs::read_to_string(folder.join(file)).unwrap();
    let text: String = files.iter().map(read).collect();
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let mut variables = BTreeSet::new();
            collect(message.value.as_ref().expect("a value"), &mut variables);
            Some((message.id.name.to_owned(), variables))
        }
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                collect_inline(inline, variables);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        // A space, or nothing.
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("only variables are expected: {other:?}"),
    }
}

/// Holds the messages with this prefix in every language against those that
/// are expected.
fn compare(files: &[&str], prefix: &str, expected: &[(&str, &[&str])]) {
    let expected: BTreeMap<String, BTreeSet<String>> = expected
        .iter()
        .map(|(id, args)| ((*id).to_owned(), args.iter().map(|arg| (*arg).to_owned()).collect()))
        .collect();
    for language in LANGUAGES {
        let found = messages(language, files);
        let ours = found.into_iter().filter(|(id, _)| id.starts_with(prefix));
        assert_eq!(ours.collect::<BTreeMap<_, _>>(), expected, "{language}");
    }
}

#[test]
fn every_refusal_has_its_message_in_every_language() {
    const { assert!(Reason::MESSAGES.len() > 60) };
    compare(&["rules.ftl", "records.ftl"], "why-", Reason::MESSAGES);
}

#[test]
fn every_reason_has_its_message_in_every_language() {
    const { assert!(Because::MESSAGES.len() > 30) };
    compare(&["because.ftl"], "because-", Because::MESSAGES);
}

#[test]
fn every_practice_is_a_habit_to_work_on_in_every_language() {
    let ids: Vec<String> =
        Practice::ALL.iter().map(|practice| format!("habit-{}", practice.name())).collect();
    let expected: Vec<(&str, &[&str])> =
        ids.iter().map(|id| (id.as_str(), [].as_slice())).collect();
    compare(&["because.ftl"], "habit-", &expected);
}

#[test]
fn a_practice_has_the_same_name_everywhere() {
    for practice in Practice::ALL {
        assert_eq!(serde_json::to_value(practice).unwrap(), practice.name());
    }
}

#[test]
fn a_reason_is_told_with_its_fields() {
    let reason = Reason::Blocked {
        at: "i3".to_owned(),
        to: "e2".to_owned(),
        blockers: vec!["o1".to_owned(), "o2".to_owned()],
    };
    assert_eq!(reason.message_id(), "why-blocked");
    let args: Vec<String> =
        reason.args().into_iter().map(|(name, value)| format!("{name} {value:?}")).collect();
    assert_eq!(args, ["at Text(\"i3\")", "to Text(\"e2\")", "blockers Text(\"o1, o2\")"]);
    let json = serde_json::to_value(&reason).unwrap();
    let expected =
        serde_json::json!({ "kind": "blocked", "at": "i3", "to": "e2", "blockers": ["o1", "o2"] });
    assert_eq!(json, expected);
}

#[test]
fn a_record_is_explained_from_its_place_to_the_clause() {
    use pylos_rules::{Clause, Record, pyramid::Position};
    use pylos_views::Explain as _;
    let text = "[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. a1 b1\n2. e1 *\n";
    let record: Record = text.parse().unwrap();
    let error = record.to_game::<Position>().unwrap_err();
    assert_eq!(error.clause(), Some(Clause::P1));
    let unsupported = serde_json::json!({ "kind": "unsupported", "at": "e1", "empty": "a2" });
    let turn = serde_json::json!({
        "kind": "in-turn", "number": 3, "turn": "e1", "why": unsupported
    });
    let expected = serde_json::json!({ "kind": "in-record", "line": 5, "column": 4, "why": turn });
    assert_eq!(serde_json::to_value(error.reason()).unwrap(), expected);
    let read = |text: &str| serde_json::to_value(text.parse::<Record>().unwrap_err().reason());
    let expected = serde_json::json!({ "kind": "in-record", "line": 1, "column": 7,
        "why": { "kind": "tag-form", "expected": "value" } });
    assert_eq!(read("[Game pyramid] *").unwrap(), expected);
    assert_eq!(read(" ").unwrap(), serde_json::json!({ "kind": "no-game" }));
}
