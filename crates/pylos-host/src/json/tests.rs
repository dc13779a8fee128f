//! Against `serde_json`, which everybody trusts.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::*;

/// The tree as the other makes it.
fn theirs(json: &Json) -> Value {
    match json {
        Json::Null => Value::Null,
        Json::Bool(value) => (*value).into(),
        Json::Whole(value) => (*value).into(),
        Json::Negative(value) => (*value).into(),
        Json::Fraction(value) => (*value).into(),
        Json::Text(text) => text.as_str().into(),
        Json::List(list) => list.iter().map(theirs).collect(),
        Json::Object(members) => {
            let members = members.iter().map(|(name, value)| (name.clone(), theirs(value)));
            Value::Object(members.collect())
        }
    }
}

/// Any value, with the numbers and letters that are most likely to go wrong.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1_000_000i64..1_000_000).prop_map(|n| Value::from(n as f64 / 100.0)),
        any::<String>().prop_map(Value::from),
        "[\"\\\\\n\t\u{0}\u{1f}é𝄞/]{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(any::<String>(), inner, 0..6)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn what_one_writes_both_read_alike(value in any_value()) {
        let plain = value.to_string();
        prop_assert_eq!(theirs(&parse(&plain).unwrap()), value.clone());
        let spaced = serde_json::to_string_pretty(&value).unwrap();
        prop_assert_eq!(theirs(&parse(&spaced).unwrap()), value.clone());
        let ours = write(&value).unwrap();
        prop_assert_eq!(serde_json::from_str::<Value>(&ours).unwrap(), value);
    }

    /// Whatever text comes, both know alike whether it is JSON.
    #[test]
    fn what_is_no_json_is_refused(text in r#"[\[\]{}:,"\\u0-9a-f.eE+\- truenls]{0,12}"#) {
        let (ours, other) = (parse(&text), serde_json::from_str::<Value>(&text));
        match (&ours, &other) {
            (Ok(json), Ok(_)) => { theirs(json); }
            (Err(_), Err(_)) => {}
            _ => prop_assert!(false, "{text}: {ours:?} {other:?}"),
        }
    }

    /// To the last bit or two, as the other does it.
    #[test]
    fn any_number_is_read(number in any::<f64>()) {
        prop_assume!(number.is_normal());
        for text in [format!("{number:?}"), format!("{number:e}"), format!("{number}")] {
            let Json::Fraction(read) = parse(&text).unwrap() else {
                // Without a point it may be a whole one.
                prop_assert_eq!(text.parse::<f64>().unwrap(), number);
                continue;
            };
            prop_assert!((read / number - 1.0).abs() < 1e-14, "{text}: {read:?}");
        }
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    number: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    word: Option<Word>,
    pair: [f64; 2],
    list: Vec<Word>,
    kind: Kind,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Word {
    One,
    Many(u32),
    Both { first: i16, second: bool },
    Pair(u8, u8),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Kind {
    Nothing {},
    Named { name: String },
}

fn shape() -> Shape {
    let list =
        vec![Word::One, Word::Many(7), Word::Both { first: -3, second: true }, Word::Pair(1, 2)];
    let kind = Kind::Named { name: "a \"b\"\n".to_owned() };
    Shape { number: 200, word: Some(Word::Many(1)), pair: [0.5, 2.0], list, kind }
}

#[test]
fn shapes_are_written_and_filled_as_by_the_other() {
    let text = write(&shape()).unwrap();
    assert_eq!(text, serde_json::to_string(&shape()).unwrap());
    assert_eq!(parse(&text).unwrap().shape::<Shape>().unwrap(), shape());
    let short = Shape { word: None, kind: Kind::Nothing {}, list: vec![], ..shape() };
    let text = write(&short).unwrap();
    assert_eq!(text, serde_json::to_string(&short).unwrap());
    assert_eq!(parse(&text).unwrap().shape::<Shape>().unwrap(), short);
}

#[test]
fn what_does_not_fit_is_told() {
    let told = |text: &str| parse(text).and_then(Json::shape::<Shape>).unwrap_err().to_string();
    assert_eq!(told("["), "expected a value at byte 1 of the JSON");
    assert_eq!(told("{}"), "missing field `number`");
    assert_eq!(told("[]"), "invalid type: sequence, expected struct Shape");
    let change = |from: &str, to: &str| told(&write(&shape()).unwrap().replace(from, to));
    assert_eq!(change("200", "256"), "invalid value: integer `256`, expected u8");
    assert_eq!(change("200", "-1"), "invalid value: integer `-1`, expected u8");
    assert_eq!(change("200", "\"x\""), "invalid type: string \"x\", expected u8");
    assert_eq!(change("[0.5,", "[0.5,1,"), "invalid length 3, expected an array of length 2");
    assert_eq!(
        change("\"list\"", "\"lists\""),
        "unknown field `lists`, expected one of `number`, `word`, `pair`, `list`, `kind`"
    );
    assert_eq!(
        change("\"one\"", "\"two\""),
        "unknown variant `two`, expected one of `one`, `many`, `both`, `pair`"
    );
    assert!(change("0.5", "1e309").contains("a smaller number"));
}

#[test]
fn deep_texts_are_refused_and_none_is_read_half() {
    let deep = |n: usize| "[".repeat(n) + &"]".repeat(n);
    assert!(parse(&deep(64)).is_ok());
    assert!(parse(&deep(65)).unwrap_err().to_string().contains("as deep"));
    assert!(parse("[".repeat(100_000).as_str()).is_err());
    assert!(parse("1 2").unwrap_err().to_string().contains("the end"));
    assert_eq!(parse(" \"\\u00e9\\ud834\\udd1e\\/\" ").unwrap(), Json::Text("é𝄞/".to_owned()));
    assert!(parse("\"\\ud834\"").is_err());
    assert_eq!(write(&f64::NAN).unwrap(), "null");
}

#[test]
fn a_member_can_be_taken_out() {
    let mut json = parse(r#"{"a":1,"b":[true]}"#).unwrap();
    assert_eq!(json.get("a"), Some(&Json::Whole(1)));
    assert_eq!(json.take("b"), Some(Json::List(vec![Json::Bool(true)])));
    assert_eq!((json.take("b"), json.get("c")), (None, None));
}
