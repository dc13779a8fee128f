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
    pub fn nearest(text: &str, names: impl Iterator<Item = impl AsRef<str>>) -> RulesError {
        let text = shorten(text);
        let letters = Letters::of(&text);
        let nearest = names.min_by_key(|name| letters.distance(name.as_ref()));
        let nearest = nearest.map(|name| name.as_ref().to_owned()).unwrap_or_default();
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
        self.suggestion().map_or(0, |name| Letters::of(&self.text).distance(name))
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

/// How much of a text is told, and compared with names.
const LONGEST: usize = 40;

fn shorten(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}

/// The letters of a short text, to be compared with many names.
///
/// How many letters must be added, dropped or changed (Levenshtein) is usually
/// found in a table with a row for each letter of the one and a column for each
/// letter of the other. Neighbours in it differ by one at most, so that two
/// bits say how a place differs from the one above it, and a whole column fits
/// into two words: one step for each letter of the name (Myers 1999).
struct Letters {
    count: usize,
    /// A bit for each place where a letter stands, by its number in ASCII.
    ascii: [u64; 128],
    /// The letters that are not in ASCII, each with its place.
    others: Vec<(char, u64)>,
}

impl Letters {
    fn of(text: &str) -> Letters {
        let mut letters = Letters { count: 0, ascii: [0; 128], others: Vec::new() };
        for letter in text.chars().take(LONGEST) {
            let place = 1 << letters.count;
            match letters.ascii.get_mut(letter as usize) {
                Some(places) => *places |= place,
                None => letters.others.push((letter, place)),
            }
            letters.count += 1;
        }
        letters
    }

    /// A bit for each place where the letter stands.
    fn places(&self, letter: char) -> u64 {
        let others = || self.others.iter().filter(|(other, _)| *other == letter);
        match self.ascii.get(letter as usize) {
            Some(places) => *places,
            None => others().fold(0, |places, (_, place)| places | place),
        }
    }

    fn distance(&self, name: &str) -> usize {
        let Some(last) = self.count.checked_sub(1) else { return name.chars().count() };
        let mut distance = self.count;
        // Where the column rises and falls, from above to below.
        let (mut up, mut down) = (u64::MAX, 0);
        for letter in name.chars() {
            let equal = self.places(letter);
            let diagonal = ((equal & up).wrapping_add(up) ^ up) | equal | down;
            // The same from left to right, which the next column follows from.
            let (rise, fall) = (down | !(diagonal | up), up & diagonal);
            distance = distance + (rise >> last & 1) as usize - (fall >> last & 1) as usize;
            let rise = rise << 1 | 1;
            (up, down) = (fall << 1 | !(diagonal | rise), rise & diagonal);
        }
        distance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    /// The table itself, row by row.
    fn slow_distance(a: &str, b: &str) -> usize {
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

    #[test]
    fn distance_counts_single_letter_changes() {
        let distance = |a, b| Letters::of(a).distance(b);
        assert_eq!(distance("standart", "standard"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn distances_are_those_of_the_whole_table() {
        let mut random = Random::new(7);
        let mut word = |most| {
            let length = random.below(most as u64 + 1);
            (0..length).map(|_| ['a', 'b', '+', 'ă'][random.below(4) as usize]).collect::<String>()
        };
        for _ in 0..2_000 {
            let (a, b) = (word(LONGEST), word(50));
            assert_eq!(Letters::of(&a).distance(&b), slow_distance(&a, &b), "{a} {b}");
        }
    }

    #[test]
    fn of_names_equally_near_the_first_is_proposed() {
        let error = RulesError::nearest("abx", ["xyz", "abc", "abd"].into_iter());
        assert_eq!(error.suggestion(), Some("abc"));
        assert_eq!(error.distance(), 1);
    }
}
