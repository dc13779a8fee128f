//! Dependencies between our crates point one way, as ARCHITECTURE.md draws
//! them. What is not listed here is not allowed.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Which of our crates each crate may use.
const ALLOWED: &[(&str, &[&str])] = &[
    ("pylos-rules", &[]),
    ("pylos-tablebase", &["pylos-rules"]),
    ("pylos-solver", &["pylos-rules", "pylos-tablebase"]),
    ("pylos-judgement", &["pylos-rules"]),
    ("pylos-strategy", &["pylos-rules"]),
    ("pylos-findings", &["pylos-rules"]),
    ("pylos-learn", &["pylos-rules", "pylos-tablebase", "pylos-judgement"]),
    ("pylos-engine", &["pylos-rules", "pylos-tablebase", "pylos-judgement", "pylos-strategy"]),
    ("pylos-views", &["pylos-rules", "pylos-engine"]),
    ("pylos-puzzles", &["pylos-rules", "pylos-engine"]),
    ("pylos-teacher", &["pylos-rules", "pylos-engine", "pylos-views"]),
    (
        "pylos-host",
        &[
            "pylos-rules",
            "pylos-findings",
            "pylos-engine",
            "pylos-views",
            "pylos-puzzles",
            "pylos-teacher",
        ],
    ),
    (
        "pylos-server",
        &[
            "pylos-rules",
            "pylos-tablebase",
            "pylos-engine",
            "pylos-views",
            "pylos-puzzles",
            "pylos-host",
            "pylos-picture",
            "pylos-tournament",
        ],
    ),
    (
        "pylos-browser",
        &[
            "pylos-rules",
            "pylos-tablebase",
            "pylos-engine",
            "pylos-views",
            "pylos-puzzles",
            "pylos-host",
        ],
    ),
    ("pylos-reader", &["pylos-rules", "pylos-views", "pylos-host"]),
    ("pylos-client", &[]),
    ("pylos-tournament", &["pylos-rules", "pylos-findings"]),
    ("pylos-picture", &["pylos-rules"]),
    ("pylos-easel", &["pylos-rules", "pylos-picture"]),
    (
        "pylos-cli",
        &[
            "pylos-rules",
            "pylos-tablebase",
            "pylos-solver",
            "pylos-strategy",
            "pylos-findings",
            "pylos-engine",
            "pylos-views",
            "pylos-puzzles",
            "pylos-teacher",
            "pylos-host",
            "pylos-server",
            "pylos-client",
            "pylos-picture",
            "pylos-tournament",
        ],
    ),
    (
        "pylos-python",
        &[
            "pylos-rules",
            "pylos-tablebase",
            "pylos-solver",
            "pylos-engine",
            "pylos-views",
            "pylos-picture",
        ],
    ),
    ("xtask", &[]),
];

/// Every crate of the workspace with its packages, those for tests left out.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let text = |value: &Value| value.as_str().expect("a name").to_owned();
    metadata["packages"]
        .as_array()
        .expect("packages")
        .iter()
        .map(|package| {
            let needed = package["dependencies"].as_array().expect("dependencies").iter();
            let shipped = needed.filter(|dependency| dependency["kind"] != "dev");
            (text(&package["name"]), shipped.map(|dependency| text(&dependency["name"])).collect())
        })
        .collect()
}

#[test]
fn dependencies_point_one_way() {
    let allowed = ALLOWED.iter().copied().collect::<BTreeMap<_, _>>();
    for (name, needed) in dependencies() {
        let allowed = allowed.get(&*name).unwrap_or_else(|| panic!("{name} is not on the map"));
        let ours = needed.iter().filter(|dependency| dependency.starts_with("pylos-"));
        let strangers: Vec<_> = ours.filter(|ours| !allowed.contains(&ours.as_str())).collect();
        assert!(strangers.is_empty(), "{name} must not use {strangers:?}");
    }
}

#[test]
fn the_rules_depend_on_nothing() {
    assert_eq!(dependencies()["pylos-rules"], BTreeSet::new());
}

/// Only the server knows the network, and only it and the command line JSON.
#[test]
fn libraries_without_a_network_stay_without_one() {
    let dependencies = dependencies();
    for name in [
        "pylos-rules",
        "pylos-tablebase",
        "pylos-solver",
        "pylos-strategy",
        "pylos-findings",
        "pylos-engine",
        "pylos-picture",
        "pylos-puzzles",
        "pylos-tournament",
    ] {
        let Some(needed) = dependencies.get(name) else { continue };
        for foreign in ["axum", "clap", "ratatui", "serde", "serde_json", "sqlx", "tokio"] {
            assert!(!needed.contains(foreign), "{name} must not use {foreign}");
        }
    }
}
