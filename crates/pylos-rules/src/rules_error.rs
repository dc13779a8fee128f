//! The answer to a rule string that names no rules.

use std::fmt;

/// A text that names no rule set, with the nearest name or the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    text: String,
    help: Help,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Help {
    Nearest(String),
    Because(&'static str),
}

impl RulesError {
    /// The error that proposes the nearest of the names.
    pub fn nearest(text: &str, names: impl Iterator<Item = String>) -> RulesError {
        let text = shorten(text);
        let nearest = names.min_by_key(|name| distance(&text, name)).unwrap_or_default();
        RulesError { text, help: Help::Nearest(nearest) }
    }

    /// The error that gives a reason.
    pub fn because(text: &str, reason: &'static str) -> RulesError {
        RulesError { text: shorten(text), help: Help::Because(reason) }
    }

    /// The name that the writer probably meant.
    pub fn suggestion(&self) -> Option<&str> {
        match &self.help {
            Help::Nearest(name) => Some(name),
            Help::Because(_) => None,
        }
    }

    /// How far the text is from the suggestion, in single-letter changes.
    pub fn distance(&self) -> usize {
        self.suggestion().map_or(0, |name| distance(&self.text, name))
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.help {
            Help::Nearest(name) => {
                write!(f, "unknown rule set “{}”: did you mean “{name}”?", self.text)
            }
            Help::Because(reason) => write!(f, "rule set “{}”: {reason}", self.text),
        }
    }
}

impl std::error::Error for RulesError {}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// How many letters must be added, dropped or changed (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distance_counts_single_letter_changes() {
        assert_eq!(distance("standart", "standard"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
