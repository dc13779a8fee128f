//! The description of the API is sound, and `docs/api.md` says the same.

use std::collections::BTreeSet;

use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/api.md");
/// The page about reasons, which the other one points to.
const REASONS: &str = include_str!("../../../docs/teaching.md");

type Words = BTreeSet<String>;

fn description() -> Value {
    serde_json::to_value(pylos_server::openapi()).unwrap()
}

/// Every operation: its method and path, and what is said about it.
fn operations(description: &Value) -> Vec<(String, Value)> {
    let paths = description["paths"].as_object().unwrap();
    let each = paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(move |(method, operation)| {
            (format!("{} {path}", method.to_uppercase()), operation.clone())
        })
    });
    each.collect()
}

/// Every object in a JSON document, whatever it is inside of.
fn objects<'a>(value: &'a Value, found: &mut Vec<&'a serde_json::Map<String, Value>>) {
    match value {
        Value::Object(object) => {
            found.push(object);
            object.values().for_each(|inner| objects(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| objects(inner, found)),
        _ => {}
    }
}

#[test]
fn every_operation_has_a_name_of_its_own_and_describes_its_path() {
    let description = description();
    let mut names = Words::new();
    for (place, operation) in operations(&description) {
        let name = operation["operationId"].as_str().unwrap();
        assert!(names.insert(name.to_owned()), "{place}: {name} is taken");
        assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{place}");
        let none = Vec::new();
        let given: Words = operation["parameters"]
            .as_array()
            .unwrap_or(&none)
            .iter()
            .filter(|parameter| parameter["in"] == "path")
            .map(|parameter| parameter["name"].as_str().unwrap().to_owned())
            .collect();
        let wanted: Words = place
            .split('{')
            .skip(1)
            .map(|rest| rest.split('}').next().unwrap().to_owned())
            .collect();
        assert_eq!(given, wanted, "{place}");
    }
}

#[test]
fn everything_that_is_referred_to_is_there() {
    let description = description();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    let mut found = Vec::new();
    objects(&description, &mut found);
    let mut references = 0;
    for reference in found.iter().filter_map(|object| object.get("$ref")?.as_str()) {
        let name = reference.strip_prefix("#/components/schemas/").unwrap();
        assert!(schemas.contains_key(name), "{name}");
        references += 1;
    }
    assert!(references > 100, "{references}");
}

/// Texts that can say anything, or follow a grammar of their own. Whatever is
/// one of a few words does not belong here: it is an enum.
const FREE: &str = "above address answer arrangement at auth ballot before best blockers cell cells code comment \
    date default designated detail empty endpoint error file first found game host id images invite \
    label language last later letter line lines mail message missed name nearest new next note \
    old opponent order organiser p256dh password path pending place places plan player point \
    position push_key puzzle record recovery replies reply report reporter result rules second \
    seen site stage start stop subject tag tags taken team text to token tokens turn turns \
    waiting words";

/// Whether a schema, or what it is a list of, is a text without a list of its
/// values.
fn is_free_text(schema: &Value) -> bool {
    let types = &schema["type"];
    let text = types == "string" || types.as_array().is_some_and(|t| t.contains(&"string".into()));
    (text && schema["enum"].is_null()) || schema.get("items").is_some_and(is_free_text)
}

#[test]
fn whatever_is_one_of_a_few_words_is_an_enum() {
    let description = description();
    let mut found = Vec::new();
    objects(&description, &mut found);
    let mut free = Words::new();
    for object in &found {
        for (name, schema) in
            object.get("properties").and_then(Value::as_object).into_iter().flatten()
        {
            if is_free_text(schema) {
                free.insert(name.clone());
            }
        }
        if object.get("in") == Some(&"query".into()) && is_free_text(&object["schema"]) {
            free.insert(object["name"].as_str().unwrap().to_owned());
        }
    }
    let expected: Words = FREE.split_whitespace().map(str::to_owned).collect();
    assert_eq!(free, expected, "an enum has become a text, or a new text is not known as one");
}

#[test]
fn every_reason_has_the_name_of_its_message() {
    let description = description();
    let compare = |schema: &str, prefix: &str, messages: &[(&str, &[&str])]| {
        let reasons = description["components"]["schemas"][schema]["oneOf"].as_array().unwrap();
        let described: Words = reasons
            .iter()
            .map(|reason| reason["properties"]["kind"]["enum"][0].as_str().unwrap().to_owned())
            .collect();
        let names = messages.iter().map(|(id, _)| id.strip_prefix(prefix).unwrap().to_owned());
        assert_eq!(described, names.collect::<Words>());
    };
    compare("Reason", "why-", pylos_views::Reason::MESSAGES);
    compare("Because", "because-", pylos_views::Because::MESSAGES);
}

/// What each reason asserts is written down.
#[test]
fn every_reason_is_explained_on_its_page() {
    for (id, _) in pylos_views::Because::MESSAGES {
        let kind = id.trim_start_matches("because-");
        assert!(REASONS.contains(&format!("`{kind}`")), "{kind} is not in docs/teaching.md");
    }
}

/// What stands between backticks in the page.
fn quoted() -> Vec<String> {
    let mut prose = String::new();
    for (number, part) in PAGE.split("```").enumerate() {
        if number % 2 == 0 {
            prose.push_str(part);
        }
    }
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_page_names_the_same_routes() {
    let described: Words = operations(&description())
        .into_iter()
        .map(|(place, _)| place.replace("/api/v1", ""))
        .collect();
    let told: Words = quoted()
        .into_iter()
        .filter(|text| ["GET /", "POST /", "PUT /", "DELETE /"].iter().any(|m| text.starts_with(m)))
        .map(|text| text.split('?').next().unwrap().to_owned())
        .collect();
    let for_machines = ["GET /healthz", "GET /readyz", "GET /metrics", "GET /api/openapi.json"];
    let expected: Words = described.into_iter().chain(for_machines.map(str::to_owned)).collect();
    assert_eq!(told, expected);
}

#[test]
fn the_page_names_the_same_refusals() {
    let description = description();
    let codes = &description["components"]["schemas"]["Code"]["enum"];
    let codes: Words =
        codes.as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect();
    let table = PAGE.split("| code | status | meaning |").nth(1).unwrap();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let told: Words = rows
        .flat_map(|row| row.split('|').nth(1).unwrap().split(','))
        .map(|code| code.trim().trim_matches('`').to_owned())
        .collect();
    assert_eq!(told, codes);
}

/// The words of the page and of the one about reasons: whatever could be the name of a field or of one of
/// its values, which may be no words at all (`1/2-1/2`).
fn words() -> Words {
    let words = |joins: &'static str| {
        let name = move |c: char| c.is_ascii_alphanumeric() || joins.contains(c);
        let pages = PAGE.split(move |c| !name(c)).chain(REASONS.split(move |c| !name(c)));
        pages.filter(|word| !word.is_empty()).map(str::to_owned)
    };
    words("_").chain(words("-")).chain(quoted()).collect()
}

#[test]
fn the_page_explains_every_field_and_every_word() {
    let description = description();
    let words = words();
    let mut found = Vec::new();
    objects(&description["components"]["schemas"], &mut found);
    let mut checked = 0;
    for object in found {
        let fields = object.get("properties").and_then(Value::as_object);
        let fields = fields.into_iter().flat_map(|fields| fields.keys().cloned());
        let values = object.get("enum").and_then(Value::as_array).into_iter().flatten();
        let values = values.filter_map(|value| value.as_str().map(str::to_owned));
        for name in fields.chain(values) {
            assert!(words.contains(&name), "docs/api.md does not mention {name}");
            checked += 1;
        }
    }
    assert!(checked > 300, "{checked}");
}

#[test]
fn the_page_has_no_field_that_is_not_there() {
    let description = description();
    let mut found = Vec::new();
    objects(&description["components"]["schemas"], &mut found);
    let mut known = Words::new();
    for object in found {
        let fields = object.get("properties").and_then(Value::as_object).into_iter();
        known.extend(fields.flat_map(|fields| fields.keys().cloned()));
    }
    // The ratings of a player are named after the games.
    known.extend(["pyramid", "equator"].map(str::to_owned));
    // "name": in an example is a field.
    let fields = PAGE.split('"').collect::<Vec<_>>();
    let fields = fields.windows(2).filter(|pair| pair[1].starts_with(':')).map(|pair| pair[0]);
    let mut checked = 0;
    for field in fields {
        assert!(known.contains(field), "docs/api.md invents {field}");
        checked += 1;
    }
    assert!(checked > 150, "{checked}");
}

/// The names of the fields of an example, without those of what is inside.
fn outer_fields(example: &str) -> Words {
    let mut fields = Words::new();
    let mut depth = 0;
    let mut parts = example.split('"');
    while let Some(between) = parts.next() {
        for c in between.chars() {
            depth += i32::from("{[".contains(c)) - i32::from("}]".contains(c));
        }
        let Some(text) = parts.next() else { break };
        let rest = parts.clone().next().unwrap_or_default();
        if depth == 1 && rest.trim_start().starts_with(':') {
            fields.insert(text.to_owned());
        }
    }
    fields
}

#[test]
fn the_examples_show_every_field() {
    let description = description();
    // The beginning of each example, and what it is an example of.
    let examples = [
        ("{ \"code\": \"illegal_turn\"", "ApiError", &[] as &[&str]),
        ("{ \"id\": \"p_8sJ2", "Player", &["level"]),
        ("{ \"games\": [\n    { \"game\": \"pyramid\"", "Catalog", &[]),
        ("{ \"rules\": \"standard\",\n  \"seats\"", "NewGame", &[]),
        ("{ \"id\": \"Zk3f", "Summary", &[]),
        ("{ \"type\": \"state\"", "State", &[]),
        ("{ \"game\": \"pyramid\", \"rules\"", "PyramidView", &[]),
        ("{ \"game\": \"equator\", \"rules\"", "EquatorView", &[]),
        ("{ \"source\": \"tablebase\"", "Evaluation", &["depth"]),
        ("{ \"rules\": \"standard\", \"source\"", "Review", &[]),
        ("{ \"id\": \"0m2kq8zt4w\", \"game\"", "PuzzleShown", &[]),
        ("{ \"id\": \"0m2kq8zt4w\", \"state\"", "AttemptShown", &[]),
    ];
    for (beginning, name, elsewhere) in examples {
        let blocks: Vec<&str> = PAGE.split("```").skip(1).step_by(2).collect();
        let block = blocks
            .iter()
            .find_map(|block| block.strip_prefix("json\n").filter(|b| b.starts_with(beginning)))
            .unwrap_or_else(|| panic!("no example of {name}"));
        let schema = &description["components"]["schemas"][name];
        let mut fields: Words = schema["properties"].as_object().unwrap().keys().cloned().collect();
        if name.ends_with("View") {
            fields.insert("game".to_owned()); // it tells the two apart
        }
        fields.retain(|field| !elsewhere.contains(&field.as_str()));
        assert_eq!(outer_fields(block), fields, "{name}");
    }
}
