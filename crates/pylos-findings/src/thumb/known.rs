//! The rules of thumb that were found, and how often they are right; the table
//! for readers is `docs/solved/thumb.md`, and a test holds it to this one.

use std::borrow::Cow;

use pylos_rules::pyramid::{RuleSet, Rules};

use super::{Fact, Rule, Thumb, When};

/// How often a rule of thumb is right, of a thousand positions that are won or
/// lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitRate {
    /// Of games in which every other turn keeps the result and the others are
    /// random.
    pub games: u16,
    /// Of all, each as likely as any other.
    pub all: u16,
}

/// The rules of thumb of a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What they were found for.
    pub rules: Rules,
    /// They themselves.
    pub thumb: Thumb,
    /// How often they are right there.
    pub right: HitRate,
}

/// The rules of thumb for a reading: those of its plain rule set. With a
/// handicap nobody has looked for any.
pub fn known(rules: Rules) -> Option<&'static Known> {
    (rules == rules.plain()).then(|| match rules.set() {
        RuleSet::Children => &CHILDREN,
        RuleSet::Standard => &STANDARD,
        RuleSet::Advanced => &ADVANCED,
    })
}

const fn each(points: i8, fact: Fact) -> Rule {
    Rule { when: When::Each(fact), points }
}

const fn at_least(points: i8, many: i8, fact: Fact) -> Rule {
    Rule { when: When::AtLeast(fact, many), points }
}

const fn found(rules: Rules, table: &'static [Rule], needed: i32, right: [u16; 2]) -> Known {
    let right = HitRate { games: right[0], all: right[1] };
    Known { rules, thumb: Thumb { rules: Cow::Borrowed(table), needed }, right }
}

static CHILDREN: Known = found(
    Rules::CHILDREN,
    &[
        each(1, Fact::Lead),
        at_least(1, 2, Fact::Raisers),
        at_least(-1, 4, Fact::OtherRaisers),
        at_least(1, 5, Fact::Raisers),
        at_least(2, 7, Fact::Free),
        at_least(2, -1, Fact::Lead),
    ],
    2,
    [893, 958],
);

static STANDARD: Known = found(
    Rules::STANDARD,
    &[
        each(1, Fact::Lead),
        each(2, Fact::Completions),
        each(-1, Fact::OtherCompletions),
        at_least(1, 2, Fact::Raisers),
        at_least(-1, 3, Fact::OtherRaisers),
        at_least(1, 4, Fact::Raisers),
        at_least(1, 6, Fact::Free),
    ],
    0,
    [836, 870],
);

static ADVANCED: Known = found(
    Rules::ADVANCED,
    &[
        each(1, Fact::Lead),
        at_least(-3, 5, Fact::OtherFree),
        each(-1, Fact::OtherCompletions),
        at_least(1, 1, Fact::Completions),
        at_least(1, 3, Fact::Free),
        at_least(2, 4, Fact::Free),
        at_least(3, 6, Fact::Free),
    ],
    0,
    [778, 822],
);

#[cfg(test)]
mod tests {
    use pylos_rules::Position as _;
    use pylos_rules::pyramid::{Handicap, Position};

    use super::*;
    use crate::thumb::MOST;

    const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/solved/thumb.md");

    /// A row of the page's table, its figures without what is in brackets.
    fn row(page: &str, rules: Rules) -> Option<[u16; 2]> {
        let head = format!("| `{rules}` |");
        let line = page.lines().find(|line| line.starts_with(&head))?;
        let mut cells = line[head.len()..].split('|').map(|cell| {
            let figure = cell.trim().split(' ').next().unwrap_or_default();
            figure.replace('.', "").parse().expect("a share with one decimal")
        });
        Some([cells.next()?, cells.next()?])
    }

    #[test]
    fn the_page_tells_these_rules_and_these_figures() {
        let page = std::fs::read_to_string(PAGE).expect("docs/solved/thumb.md can be read");
        for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
            let known = known(rules).expect("rules that are known");
            assert_eq!(known.rules, rules);
            assert!(known.thumb.rules.len() <= MOST);
            let told = format!("## `{rules}`\n\n```text\n{}```\n", known.thumb);
            assert!(page.contains(&told), "{told}");
            let right = [known.right.games, known.right.all];
            assert_eq!(row(&page, rules), Some(right), "{rules}");
        }
    }

    #[test]
    fn every_reading_has_those_of_its_rule_set_and_handicaps_have_none() {
        for rules in Rules::ALL {
            assert_eq!(known(rules).map(|known| known.rules.set()), Some(rules.set()), "{rules}");
            let handicap = Handicap::new(13, 15).expect("a handicap");
            assert_eq!(known(rules.with_handicap(handicap)), None);
        }
    }

    /// ```text
    /// level 1    level 2
    /// L L D .    . . .
    /// L . . .    . . .
    /// D . . .    . . .
    /// . . . D    . . .
    /// ```
    /// Light needs b2 for a square; each side has placed three balls.
    #[test]
    fn terms_say_what_each_rule_comes_to() {
        let rules = Rules::STANDARD;
        let position: Position =
            Position::parse(rules, "LLD.L...D......D/........./..../. L").expect("a position");
        let known = known(rules).expect("rules that are known");
        let terms = known.thumb.terms(rules, &position);
        let points: Vec<i32> = terms.iter().map(|term| term.points).collect();
        assert_eq!(points, [0, 2, 0, 0, 0, 0, 0]);
        assert_eq!(terms[1].cells.to_string(), "b2");
        let facts = crate::thumb::Facts::of(rules, &position);
        assert!(known.thumb.says_won(&facts));
        assert_eq!(points.iter().sum::<i32>(), known.thumb.score(&facts));
    }
}
