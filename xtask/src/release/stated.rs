//! Where the number of the version is stated.

use super::number::{Day, Number};
use crate::step::Failed;

/// How a file states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The workspace's own, and that of the libraries that stand on each other.
    Workspace,
    /// Our packages in a lock file of cargo: those that come from nowhere else.
    CargoLock,
    /// The first one in a file of npm.
    Npm,
    /// The first two in npm's lock file, which says it twice.
    NpmLock,
    /// The engine says who it is.
    Introduction,
}

/// Every file that does, except the CHANGELOG and the citation, which have the
/// day as well. The manual, the program and the Python package take it from
/// cargo.
pub const PLACES: [(&str, Place); 6] = [
    ("Cargo.toml", Place::Workspace),
    ("Cargo.lock", Place::CargoLock),
    ("fuzz/Cargo.lock", Place::CargoLock),
    ("web/package.json", Place::Npm),
    ("web/package-lock.json", Place::NpmLock),
    ("crates/pylos-engine/tests/transcripts/introduction.txt", Place::Introduction),
];

/// The version of the workspace.
pub fn current(manifest: &str) -> Result<Number, Failed> {
    let (_, package) = manifest.split_once("[workspace.package]\n").unwrap_or_default();
    let line = package.lines().find_map(|line| line.strip_prefix("version = \""));
    let number = line.and_then(|line| line.strip_suffix('"'));
    number.ok_or_else(|| Failed::new("Cargo.toml does not state the version"))?.parse()
}

/// A file with the new number in the place of the old.
pub fn restate(place: Place, text: &str, before: Number, after: Number) -> Result<String, Failed> {
    let (is_ours, times): (fn(&str) -> bool, Option<usize>) = match place {
        Place::Workspace => {
            (|line| line.starts_with("version = ") || line.starts_with("pylos-"), None)
        }
        Place::CargoLock => return restate_lock(text, before, after),
        Place::Npm => (|line| line.trim_start().starts_with("\"version\": "), Some(1)),
        Place::NpmLock => (|line| line.trim_start().starts_with("\"version\": "), Some(2)),
        Place::Introduction => (|line| line.starts_with("id name Pylos "), None),
    };
    let (old, new) = (before.to_string(), after.to_string());
    let mut found = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        let more = times.is_none_or(|times| found < times);
        if !more || !is_ours(line) || !line.contains(&old) {
            return line.to_owned();
        }
        found += 1;
        line.replacen(&old, &new, 1)
    });
    let restated: String = lines.collect();
    match times {
        _ if found == 0 => Err(Failed::new(format!("version {before} is not where it used to be"))),
        Some(times) if found != times => {
            Err(Failed::new(format!("version {before} is stated {found} times, not {times}")))
        }
        _ => Ok(restated),
    }
}

fn restate_lock(lock: &str, before: Number, after: Number) -> Result<String, Failed> {
    let old = format!("\nversion = \"{before}\"\n");
    let new = format!("\nversion = \"{after}\"\n");
    const PACKAGE: &str = "[[package]]";
    let mut found = 0;
    let packages = lock.split(PACKAGE).map(|package| {
        let is_ours =
            ["\nname = \"pylos-", "\nname = \"xtask\""].iter().any(|it| package.starts_with(it));
        if !is_ours || package.contains("\nsource = ") || !package.contains(&old) {
            return package.to_owned();
        }
        found += 1;
        package.replacen(&old, &new, 1)
    });
    let restated = packages.collect::<Vec<_>>().join(PACKAGE);
    if found == 0 {
        return Err(Failed::new(format!("no package of ours has version {before}")));
    }
    Ok(restated)
}

/// How to cite this version: its number and its day.
pub fn cite(citation: &str, number: Number, day: &Day) -> Result<String, Failed> {
    let mut cited = String::new();
    let mut is_stated = false;
    for line in citation.lines().filter(|line| !line.starts_with("date-released:")) {
        if line.starts_with("version:") {
            is_stated = true;
            cited += &format!("version: {number}\ndate-released: \"{day}\"\n");
        } else {
            cited += &format!("{line}\n");
        }
    }
    if is_stated { Ok(cited) } else { Err(Failed::new("CITATION.cff states no version")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number {
        text.parse().unwrap()
    }

    fn next(place: Place, text: &str) -> Result<String, Failed> {
        restate(place, text, number("0.1.0"), number("0.2.0"))
    }

    #[test]
    fn the_workspace_and_its_libraries_go_together() {
        let manifest = "[workspace.package]\nversion = \"0.1.0\"\n\n[workspace.dependencies]\n\
                        pylos-rules = { path = \"crates/pylos-rules\", version = \"0.1.0\" }\n\
                        other = { version = \"0.1.0\" }\n";
        assert_eq!(current(manifest).unwrap(), number("0.1.0"));
        let restated = next(Place::Workspace, manifest).unwrap();
        assert_eq!(restated.matches("0.2.0").count(), 2);
        assert!(restated.contains("other = { version = \"0.1.0\" }"));
        assert!(current("[package]\nversion = \"0.1.0\"\n").is_err());
    }

    #[test]
    fn a_lock_keeps_what_others_have_written() {
        let lock = "version = 4\n\n[[package]]\nname = \"pylos-rules\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"fdeflate\"\nversion = \"0.1.0\"\nsource = \"registry\"\n\n\
                    [[package]]\nname = \"pylos-fuzz\"\nversion = \"0.0.0\"\n";
        let restated = next(Place::CargoLock, lock).unwrap();
        assert_eq!(restated, lock.replacen("0.1.0", "0.2.0", 1));
        assert!(next(Place::CargoLock, "version = 4\n").is_err());
    }

    #[test]
    fn npm_states_it_once_or_twice() {
        let lock = "{\n  \"version\": \"0.1.0\",\n  \"packages\": { \"\": {\n    \
                    \"version\": \"0.1.0\" },\n  \"a\": {\n    \"version\": \"0.1.0\"\n} } }\n";
        let restated = next(Place::NpmLock, lock).unwrap();
        assert_eq!(restated, lock.replacen("0.1.0", "0.2.0", 2));
        let once = "{\n  \"version\": \"0.1.0\"\n}\n";
        let told = next(Place::NpmLock, once).unwrap_err().to_string();
        assert_eq!(told, "version 0.1.0 is stated 1 times, not 2");
        assert!(next(Place::Npm, once).is_ok());
        assert!(next(Place::Npm, "{}").is_err());
    }

    #[test]
    fn a_citation_has_the_number_and_the_day() {
        let day = "2026-11-18".parse().unwrap();
        let first = cite("title: Pylos\nversion: 0.1.0\nlicense: MIT\n", number("0.2.0"), &day);
        let first = first.unwrap();
        let expected =
            "title: Pylos\nversion: 0.2.0\ndate-released: \"2026-11-18\"\nlicense: MIT\n";
        assert_eq!(first, expected);
        assert_eq!(cite(&first, number("0.2.0"), &day).unwrap(), expected);
        assert!(cite("title: Pylos\n", number("0.2.0"), &day).is_err());
    }
}
