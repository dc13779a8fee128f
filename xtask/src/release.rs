//! `cargo xtask release`: a version gets its number, its place in the
//! CHANGELOG, its commit and its tag.
//!
//! Everything is worked out before anything is written, and what cannot be
//! finished is put back as it was.

mod changelog;
mod number;
mod stated;

use std::time::{SystemTime, UNIX_EPOCH};

use crate::dist::tools;
use crate::step::{self, Failed, answers, cannot, cargo, program, root};
use number::{Day, Number};

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Order {
    number: Number,
    /// Today, if it is not said.
    day: Option<Day>,
    /// Whether it is only told what would happen.
    rehearsal: bool,
}

/// `cargo xtask release`.
pub fn asked(args: &[String]) -> Result<(), Failed> {
    let order = read(args)?;
    let day = order.day.clone().map_or_else(today, Ok)?;
    let release = prepare(order.number, &day, |path| {
        let path = root().join(path);
        std::fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))
    })?;
    let tag = order.number.tag();
    let there = ["rev-parse", "--quiet", "--verify", &format!("refs/tags/{tag}")];
    if answers(program("git").args(there)) {
        return Err(Failed::new(format!("there is a tag {tag} already")));
    }
    let changed = step::told(program("git").args(["status", "--porcelain"]))?;
    if order.rehearsal {
        return tell(&order, &release, changed.is_empty());
    }
    if !changed.is_empty() {
        let changed = changed.trim_end();
        return Err(Failed::new(format!("commit or put away these changes first:\n{changed}")));
    }
    let committed = write(&release).and_then(|()| commit(&order, &release));
    if let Err(why) = committed {
        let mut back = program("git");
        back.args(["checkout", "--quiet", "HEAD", "--"]);
        step::run(back.args(release.files.iter().map(|file| file.path)))?;
        return Err(Failed::new(format!("{why}; everything is as it was before")));
    }
    let message = release.message(order.number);
    let tagging = ["tag", "--annotate", "--cleanup=verbatim", "--message", &message, &tag];
    step::run(program("git").args(tagging)).map_err(|why| {
        Failed::new(format!("the release is committed, but has no tag: {why}; git tag -a {tag}"))
    })?;
    println!("{tag} is committed and tagged; cargo xtask dist makes its files");
    Ok(())
}

fn read(args: &[String]) -> Result<Order, Failed> {
    let form = || {
        let asked = args.join(" ");
        let form = "release VERSION [--date YYYY-MM-DD] [--dry-run]";
        Failed::new(format!("“{asked}” is not understood: {form}"))
    };
    let [number, rest @ ..] = args else { return Err(form()) };
    let mut order = Order { number: number.parse()?, day: None, rehearsal: false };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        match flag.as_str() {
            "--dry-run" => order.rehearsal = true,
            "--date" => order.day = Some(rest.next().ok_or_else(form)?.parse()?),
            _ => return Err(form()),
        }
    }
    Ok(order)
}

fn today() -> Result<Day, Failed> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_err(|_| Failed::new("the clock of this machine is wrong: give --date"))?;
    tools::date(now.as_secs(), "%Y-%m-%d")?.parse()
}

/// A file as it will be.
struct Written {
    path: &'static str,
    text: String,
}

/// All that a release changes.
struct Release {
    files: Vec<Written>,
    /// What is new, from the CHANGELOG.
    notes: String,
}

impl Release {
    /// What the tag says.
    fn message(&self, number: Number) -> String {
        format!("Pylos {number}\n\n{}\n", self.notes)
    }
}

/// Works everything out; `text` has the files as they are.
fn prepare(
    number: Number,
    day: &Day,
    text: impl Fn(&str) -> Result<String, Failed>,
) -> Result<Release, Failed> {
    let before = stated::current(&text("Cargo.toml")?)?;
    if number < before {
        return Err(Failed::new(format!("{number} comes before {before}, which this is")));
    }
    let mut files = Vec::new();
    for (path, place) in stated::PLACES {
        let text = stated::restate(place, &text(path)?, before, number)
            .map_err(|why| Failed::new(format!("{path}: {why}")))?;
        files.push(Written { path, text });
    }
    let citation = stated::cite(&text("CITATION.cff")?, number, day)?;
    files.push(Written { path: "CITATION.cff", text: citation });
    let (changelog, notes) = changelog::cut(&text("CHANGELOG.md")?, number, day)?;
    files.push(Written { path: "CHANGELOG.md", text: changelog });
    Ok(Release { files, notes })
}

fn tell(order: &Order, release: &Release, is_clean: bool) -> Result<(), Failed> {
    println!("would be written:");
    for file in &release.files {
        let path = root().join(file.path);
        let before =
            std::fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
        let changes = if before == file.text { "as it is" } else { "changed" };
        println!("  {}: {changes}", file.path);
    }
    if !is_clean {
        println!("not yet: there are changes that are not committed");
    }
    println!("would be tagged {}:\n\n{}", order.number.tag(), release.message(order.number));
    Ok(())
}

fn write(release: &Release) -> Result<(), Failed> {
    for file in &release.files {
        tools::write(&root().join(file.path), file.text.as_bytes())?;
    }
    // Cargo says whether the lock files still belong to what they lock.
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let mut metadata = cargo(["metadata", "--format-version", "1", "--locked", "--offline"]);
        step::told(metadata.args(["--manifest-path", manifest]))?;
    }
    Ok(())
}

fn commit(order: &Order, release: &Release) -> Result<(), Failed> {
    // A version that was counted before it was released changes no numbers.
    let mut commit = program("git");
    commit.args(["commit", "--quiet", "--message", &format!("Pylos {}", order.number), "--"]);
    step::run(commit.args(release.files.iter().map(|file| file.path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn an_order_is_understood_or_refused() {
        let order = read(&words("0.2.0 --date 2026-11-18 --dry-run")).unwrap();
        assert_eq!(order.number.to_string(), "0.2.0");
        assert_eq!(order.day.unwrap().to_string(), "2026-11-18");
        assert!(order.rehearsal);
        for wrong in ["", "0.2.0 --date", "0.2.0 --dry", "--dry-run"] {
            assert!(read(&words(wrong)).is_err(), "{wrong}");
        }
    }

    /// Our own files, as they are: no place is forgotten, none has moved.
    #[test]
    fn every_file_that_states_the_version_states_the_next() {
        let number: Number = "999.0.0".parse().unwrap();
        let day = "2026-11-18".parse().unwrap();
        let read = |path: &str| Ok(std::fs::read_to_string(root().join(path)).unwrap());
        let release = prepare(number, &day, read).unwrap();
        for file in &release.files {
            assert!(file.text.contains("999.0.0"), "{}", file.path);
        }
        assert!(release.message(number).starts_with("Pylos 999.0.0\n\n- "));
        let earlier = prepare("0.0.1".parse().unwrap(), &day, read);
        let told = earlier.err().unwrap().to_string();
        assert!(told.starts_with("0.0.1 comes before "), "{told}");
    }
}
