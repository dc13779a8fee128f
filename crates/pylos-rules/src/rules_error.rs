//! The answer to a rule string that names no rules.

use std::fmt;

use crate::pyramid::HandicapError;

/// A text that names no rule set, with the nearest name or the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    text: String,
    help: RulesHelp,
}

/// What is wrong with a rule string, or what was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesHelp {
    /// The nearest name.
    Nearest(String),
    /// Rules without take-backs cannot oblige to any (P6).
    NothingToOblige,
    /// Options come once each, in this order.
    Order(&'static str),
    /// An option says what the rule set says anyway.
    SameAsPreset,
    /// What should be a handicap is none (P15).
    Handicap(HandicapError),
}

impl RulesError {
    /// The error that proposes the nearest of the names.
    pub fn nearest(text: &str, names: impl Iterator<Item = String>) -> RulesError {
        let text = shorten(text);
        let nearest = names.min_by_key(|name| distance(&text, name)).unwrap_or_default();
        RulesError { text, help: RulesHelp::Nearest(nearest) }
    }

    /// The error that gives a reason.
    pub fn because(text: &str, help: RulesHelp) -> RulesError {
        RulesError { text: shorten(text), help }
    }

    /// The beginning of the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with it, or what was probably meant.
    pub fn help(&self) -> &RulesHelp {
        &self.help
    }

    /// The name that the writer probably meant.
    pub fn suggestion(&self) -> Option<&str> {
        match &self.help {
            RulesHelp::Nearest(name) => Some(name),
            _ => None,
        }
    }

    /// How far the text is from the suggestion, in single-letter changes.
    pub fn distance(&self) -> usize {
        self.suggestion().map_or(0, |name| distance(&self.text, name))
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let RulesHelp::Nearest(name) = &self.help {
            return write!(f, "unknown rule set “{}”: did you mean “{name}”?", self.text);
        }
        write!(f, "rule set “{}”: ", self.text)?;
        match &self.help {
            RulesHelp::Nearest(_) => Ok(()),
            RulesHelp::NothingToOblige => {
                f.write_str("children has no take-backs, so “must” means nothing (P6)")
            }
            RulesHelp::Order(order) => {
                write!(f, "options come once each, in this order: {order}")
            }
            RulesHelp::Handicap(error) => error.fmt(f),
            RulesHelp::SameAsPreset => f.write_str(
                "only what differs from the preset is written; carpentier already means \
                 slide+old+any, jeux-et-strategie free+new+line",
            ),
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
