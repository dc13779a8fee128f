//! What is published can be: every library says what a registry asks for, and
//! stands on nothing that stays here.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The packages of the workspace.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    metadata["packages"].take().as_array().expect("packages").clone()
}

fn text<'a>(value: &'a Value, what: &str) -> &'a str {
    value[what].as_str().unwrap_or_else(|| panic!("{}: no {what}", value["name"]))
}

/// `publish = false` is an empty list of registries.
fn stays_here(package: &Value) -> bool {
    package["publish"].as_array().is_some_and(Vec::is_empty)
}

/// Programs, and what only our own pages are made of, come with a release.
const AT_HOME: [&str; 7] = [
    "pylos-browser",
    "pylos-cli",
    "pylos-easel",
    "pylos-learn",
    "pylos-python",
    "pylos-reader",
    "xtask",
];

#[test]
fn what_is_no_library_is_not_published() {
    let at_home: BTreeSet<String> = packages()
        .iter()
        .filter(|package| stays_here(package))
        .map(|package| text(package, "name").to_owned())
        .collect();
    for name in AT_HOME {
        assert!(at_home.contains(name), "{name} needs publish = false");
    }
    assert!(!at_home.contains("pylos-rules"), "{at_home:?}");
}

#[test]
fn libraries_say_what_a_registry_asks_for() {
    for package in packages().iter().filter(|package| !stays_here(package)) {
        let name = text(package, "name");
        assert_eq!(text(package, "license"), "MIT OR Apache-2.0", "{name}");
        assert!(text(package, "description").len() > 20, "{name} says what it is");
        // The registry takes one to five of each.
        for list in ["keywords", "categories"] {
            let words = package[list].as_array().expect("a list");
            assert!((1..=5).contains(&words.len()), "{name}: {list} {words:?}");
        }
        let folder = Path::new(text(package, "manifest_path")).parent().expect("a folder");
        for file in [text(package, "readme"), "LICENSE-MIT", "LICENSE-APACHE"] {
            let there = std::fs::read_to_string(folder.join(file)).unwrap_or_default();
            assert!(there.len() > 100, "{name} has no {file}");
        }
        let readme = std::fs::read_to_string(folder.join(text(package, "readme"))).expect("read");
        assert!(readme.starts_with(&format!("# {name}\n")), "{name}: its README is its own");
    }
}

/// A registry takes no dependency without a version; cargo leaves out those
/// for tests that have none.
#[test]
fn libraries_stand_on_published_ones_of_the_same_version() {
    let packages = packages();
    let published: Vec<&Value> = packages.iter().filter(|package| !stays_here(package)).collect();
    let versions: BTreeSet<&str> =
        published.iter().map(|package| text(package, "version")).collect();
    assert_eq!(versions.len(), 1, "the libraries go together: {versions:?}");
    let needed_version = format!("^{}", versions.first().expect("one"));
    let names: BTreeSet<&str> = published.iter().map(|package| text(package, "name")).collect();
    for package in published {
        for needed in package["dependencies"].as_array().expect("dependencies") {
            let (ours, needs) = (text(package, "name"), text(needed, "name"));
            if !needs.starts_with("pylos-") {
                continue;
            }
            let is_for_tests = needed["kind"] == "dev";
            if names.contains(needs) {
                assert_eq!(text(needed, "req"), needed_version, "{ours} on {needs}");
            } else {
                assert!(is_for_tests, "{ours} must not stand on {needs}, which is not published");
                assert_eq!(text(needed, "req"), "*", "{ours}: {needs} is left out of packages");
            }
        }
    }
}
