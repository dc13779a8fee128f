//! What others have written and a release carries: crates in the program and
//! in the engine for the browser, packages of npm in the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde_json::Value;

use super::tree::read;
use super::wheel;
use crate::step::{self, Failed, cargo, root};

/// Our packages that are shipped, compiled: the program, the engine, the
/// pictures and the reader of records for browsers, and the Python package
/// where there is one.
fn ours() -> Vec<&'static str> {
    let mut ours = vec!["pylos-cli", "pylos-browser", "pylos-easel", "pylos-reader"];
    ours.extend(wheel::package().is_dir().then_some("pylos-python"));
    ours
}

/// A package that is part of a release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub from: Registry,
    pub name: String,
    pub version: String,
    /// As its author writes it (SPDX).
    pub license: Option<String>,
    /// SHA-256 of what its registry hands out, where the lock file has it.
    pub sha256: Option<String>,
    /// Where its files are on this machine.
    pub folder: PathBuf,
}

/// Where a package comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Registry {
    /// This workspace.
    Ours,
    Cargo,
    Npm,
}

impl Part {
    /// The name that the whole world knows it by (package URL).
    pub fn purl(&self) -> String {
        let Part { name, version, .. } = self;
        match self.from {
            Registry::Ours | Registry::Cargo => format!("pkg:cargo/{name}@{version}"),
            Registry::Npm => format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
        }
    }
}

/// All of them, sorted by where they come from, name and version.
pub fn all() -> Result<Vec<Part>, Failed> {
    let lock = String::from_utf8_lossy(&read(&root().join("Cargo.lock"))?).into_owned();
    // What other systems need may never have been fetched.
    let mut metadata = cargo(["metadata", "--format-version", "1", "--locked", "--offline"]);
    metadata.args(["--filter-platform", &step::host()?]);
    let metadata = json(step::told(&mut metadata)?.as_bytes())?;
    let mut parts = crates(&metadata, &shipped()?, &sums(&lock))?;
    parts.extend(packages(&json(&read(&root().join("web/package-lock.json"))?)?));
    parts.sort_by_key(|part| (part.from, part.name.clone(), part.version.clone()));
    Ok(parts)
}

fn json(bytes: &[u8]) -> Result<Value, Failed> {
    serde_json::from_slice(bytes).map_err(|error| Failed::new(format!("not JSON: {error}")))
}

/// The crates that are compiled into what is shipped, as name and version.
/// What only builds or tests is not in there.
fn shipped() -> Result<BTreeSet<(String, String)>, Failed> {
    let tree = ["tree", "--locked", "--offline", "--edges", "normal,no-proc-macro"];
    let mut tree = cargo(tree);
    tree.args(["--prefix", "none", "--format", "{p}"]);
    tree.args(ours().iter().flat_map(|package| ["--package", package]));
    Ok(named(&step::told(&mut tree)?))
}

/// The names in cargo's tree: `name v1.2.3 (where)`.
fn named(tree: &str) -> BTreeSet<(String, String)> {
    let word = |line: &str, at: usize| line.split_whitespace().nth(at).map(str::to_owned);
    let lines = tree.lines().filter_map(|line| {
        let version = word(line, 1)?.strip_prefix('v')?.to_owned();
        Some((word(line, 0)?, version))
    });
    lines.collect()
}

fn crates(
    metadata: &Value,
    shipped: &BTreeSet<(String, String)>,
    sums: &BTreeMap<(String, String), String>,
) -> Result<Vec<Part>, Failed> {
    let mut parts = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let text = |what: &str| package[what].as_str().unwrap_or_default().to_owned();
        let key = (text("name"), text("version"));
        if !shipped.contains(&key) {
            continue;
        }
        let mut folder = PathBuf::from(text("manifest_path"));
        folder.pop();
        parts.push(Part {
            from: if package["source"].is_null() { Registry::Ours } else { Registry::Cargo },
            license: package["license"].as_str().map(str::to_owned),
            sha256: sums.get(&key).cloned(),
            folder,
            name: key.0,
            version: key.1,
        });
    }
    let found = parts.iter().map(|part| (part.name.clone(), part.version.clone()));
    let missing: Vec<_> = shipped.difference(&found.collect()).cloned().collect();
    if missing.is_empty() {
        return Ok(parts);
    }
    let missing: Vec<String> = missing.into_iter().map(|(name, _)| name).collect();
    Err(Failed::new(format!("cargo does not say what these crates are: {}", missing.join(", "))))
}

/// The checksums of a lock file of cargo.
fn sums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |package: &str, what: &str| {
        let start = format!("{what} = \"");
        let line = package.lines().find_map(|line| line.strip_prefix(&start))?;
        line.strip_suffix('"').map(str::to_owned)
    };
    let packages = lock.split("[[package]]").filter_map(|package| {
        let key = (value(package, "name")?, value(package, "version")?);
        Some((key, value(package, "checksum")?))
    });
    packages.collect()
}

/// The packages of npm that end up in the pages. Tools that make them do not.
fn packages(lock: &Value) -> Vec<Part> {
    let mut parts = Vec::new();
    for (place, package) in lock["packages"].as_object().into_iter().flatten() {
        let name = place.rsplit("node_modules/").next().unwrap_or_default();
        let is_tool = ["dev", "devOptional", "optional", "peer"]
            .iter()
            .any(|kind| package[*kind].as_bool() == Some(true));
        if name.is_empty() || is_tool {
            continue;
        }
        parts.push(Part {
            from: Registry::Npm,
            name: name.to_owned(),
            version: package["version"].as_str().unwrap_or_default().to_owned(),
            license: package["license"].as_str().map(str::to_owned),
            sha256: None,
            folder: root().join("web").join(place),
        });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_tree_of_cargo_is_read() {
        let tree =
            "pylos-cli v0.1.0 (/src/crates/pylos-cli)\naho-corasick v1.1.3\n\nring v0.17.1 (*)\n";
        let expected = [("aho-corasick", "1.1.3"), ("pylos-cli", "0.1.0"), ("ring", "0.17.1")];
        let expected = expected.map(|(name, version)| (name.to_owned(), version.to_owned()));
        assert_eq!(named(tree), BTreeSet::from(expected));
    }

    #[test]
    fn sums_come_from_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"theirs\"\nversion = \"2.0.0\"\n\
                    source = \"registry\"\nchecksum = \"00ff\"\n";
        let sums = sums(lock);
        assert_eq!(sums.len(), 1);
        assert_eq!(sums[&("theirs".to_owned(), "2.0.0".to_owned())], "00ff");
    }

    #[test]
    fn tools_are_no_part_of_the_pages() {
        let lock = json!({ "packages": {
            "": { "name": "pylos-web" },
            "node_modules/solid-js": { "version": "1.9.0", "license": "MIT" },
            "node_modules/@fluent/bundle": { "version": "0.19.0", "license": "Apache-2.0" },
            "node_modules/vite": { "version": "8.3.5", "dev": true },
        } });
        let parts = packages(&lock);
        // Built with the whole workspace, JSON keeps its order; alone, it is sorted.
        let purls: BTreeSet<String> = parts.iter().map(Part::purl).collect();
        let purls: Vec<String> = purls.into_iter().collect();
        assert_eq!(purls, ["pkg:npm/%40fluent/bundle@0.19.0", "pkg:npm/solid-js@1.9.0"]);
    }

    /// What the program stands on is there, what only tests it is not.
    #[test]
    fn the_parts_of_this_workspace() {
        let parts = all().expect("the parts");
        let has = |name: &str| parts.iter().any(|part| part.name == name);
        for name in [
            "pylos-cli",
            "pylos-reader",
            "pylos-python",
            "clap",
            "sqlx",
            "solid-js",
            "@fluent/bundle",
        ] {
            assert!(has(name), "{name} is part of a release");
        }
        for name in ["xtask", "criterion", "proptest", "vite", "pylos-learn", "vt100"] {
            assert!(!has(name), "{name} is no part of a release");
        }
        for part in parts {
            assert!(part.license.is_some(), "{} has no licence", part.name);
            assert!(part.from != Registry::Cargo || part.sha256.is_some(), "{}", part.name);
        }
    }
}
