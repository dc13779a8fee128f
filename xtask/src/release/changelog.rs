//! What is new gets the number under which it is released.

use super::number::{Day, Number};
use crate::step::Failed;

/// Where what is not released yet is collected.
const HEADING: &str = "\n## Unreleased\n";

/// The CHANGELOG with a heading of its own for the release, and what is under
/// it. What comes next is collected above.
pub fn cut(changelog: &str, number: Number, day: &Day) -> Result<(String, String), Failed> {
    let (before, after) = changelog
        .split_once(HEADING)
        .ok_or_else(|| Failed::new("CHANGELOG.md has no heading “## Unreleased”"))?;
    let heading = format!("\n## {number}");
    if after.lines().any(|line| line.split(',').next() == Some(heading.trim_start())) {
        return Err(Failed::new(format!("CHANGELOG.md has a version {number} already")));
    }
    let end = after.find("\n## ").unwrap_or(after.len());
    let notes = after[..end].trim();
    if notes.is_empty() {
        return Err(Failed::new("CHANGELOG.md tells of nothing new under “## Unreleased”"));
    }
    let rest = &after[end..];
    let cut = format!("{before}{HEADING}{heading}, {day}\n\n{notes}\n{rest}");
    Ok((cut, notes.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "# Changelog\n\nNewest first.\n\n## Unreleased\n\n- Pictures.\n- Films.\n";

    fn cut_now(text: &str, number: &str) -> Result<(String, String), String> {
        let day = "2026-11-18".parse().unwrap();
        cut(text, number.parse().unwrap(), &day).map_err(|why| why.to_string())
    }

    #[test]
    fn what_is_new_moves_under_its_version() {
        let (first, notes) = cut_now(BEFORE, "0.1.0").unwrap();
        assert_eq!(notes, "- Pictures.\n- Films.");
        assert_eq!(
            first,
            "# Changelog\n\nNewest first.\n\n## Unreleased\n\n\
             ## 0.1.0, 2026-11-18\n\n- Pictures.\n- Films.\n"
        );
        let more = first.replace("## Unreleased\n", "## Unreleased\n\n- Sound.\n");
        let (second, notes) = cut_now(&more, "0.2.0").unwrap();
        assert_eq!(notes, "- Sound.");
        assert_eq!(
            second,
            "# Changelog\n\nNewest first.\n\n## Unreleased\n\n\
             ## 0.2.0, 2026-11-18\n\n- Sound.\n\n\
             ## 0.1.0, 2026-11-18\n\n- Pictures.\n- Films.\n"
        );
    }

    #[test]
    fn a_release_of_nothing_is_refused() {
        let (first, _) = cut_now(BEFORE, "0.1.0").unwrap();
        let told = cut_now(&first, "0.2.0").unwrap_err();
        assert_eq!(told, "CHANGELOG.md tells of nothing new under “## Unreleased”");
        let more = first.replace("## Unreleased\n", "## Unreleased\n\n- Sound.\n");
        assert_eq!(
            cut_now(&more, "0.1.0").unwrap_err(),
            "CHANGELOG.md has a version 0.1.0 already"
        );
        assert!(cut_now("# Changelog\n", "0.1.0").is_err());
    }
}
