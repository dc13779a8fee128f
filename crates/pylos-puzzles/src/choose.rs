//! Which puzzle comes next.

use pylos_rules::Random;

use crate::{Date, Entry, Goal, Pack, PuzzleId, Theme};

/// What a puzzle should be like.
#[derive(Clone, Debug, Default)]
pub struct Wish<'a> {
    /// Of these rules alone, by their canonical name.
    pub rules: Option<&'a str>,
    /// About this.
    pub theme: Option<Theme>,
    /// About as hard as this, on the scale of ratings.
    pub rating: f64,
}

/// How many of the nearest ratings a lot is drawn among, so that two who are
/// as strong do not get the same puzzles in the same order.
const NEAREST: usize = 24;

/// Puzzles that come nearest to a wish, at most so many, in random order and
/// each once. `rating` says how hard a puzzle is by now, `is_left_out` which
/// ones are not wanted again. Fewer if there are no more.
pub fn next<'a>(
    pack: &'a Pack,
    wish: &Wish<'_>,
    most: usize,
    rating: impl Fn(&Entry) -> f64,
    is_left_out: impl Fn(PuzzleId) -> bool,
    random: &mut Random,
) -> Vec<&'a Entry> {
    let entries = match wish.rules {
        Some(rules) => pack.of_rules(rules),
        None => pack.entries(),
    };
    let fits = |entry: &&Entry| {
        wish.theme.is_none_or(|theme| entry.themes.contains(theme)) && !is_left_out(entry.id)
    };
    let mut fitting: Vec<&Entry> = entries.iter().filter(fits).collect();
    let distance = |entry: &&Entry| ((rating(entry) - wish.rating).abs() as u64, entry.id);
    fitting.sort_by_cached_key(distance);
    fitting.truncate(NEAREST.max(most));
    random.shuffle(&mut fitting);
    fitting.truncate(most);
    fitting
}

/// Days of a week.
const WEEK: usize = 7;

/// The puzzle of a day for a rule set: the same for everybody. A week begins
/// with the easiest on Monday and ends with the hardest on Sunday, and none
/// comes again before all of its day of the week have come. There is always
/// something to be won or kept: who likes lost positions asks for the theme.
/// `None` if there are no puzzles for these rules.
pub fn daily<'a>(pack: &'a Pack, rules: &str, date: Date) -> Option<&'a Entry> {
    let mut entries: Vec<&Entry> = pack.of_rules(rules).iter().filter(is_worth_a_day).collect();
    // Names look like chance and do not depend on how a pack was put together.
    entries.sort_by_key(|entry| (entry.difficulty.rating, entry.id.number()));
    let (week, weekday) = (date.week() as usize, date.weekday() as usize);
    let (first, end) = (entries.len() * weekday / WEEK, entries.len() * (weekday + 1) / WEEK);
    // Where there are too few for a week, days share them.
    let share = entries.get_mut(first..end.max(first + 1))?;
    share.sort_by_key(|entry| entry.id.number());
    share.get(week.checked_rem(share.len())?).copied()
}

fn is_worth_a_day(entry: &&Entry) -> bool {
    entry.goal != Goal::Resist
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_week_goes_from_the_easiest_to_the_hardest_and_none_comes_twice() {
        let pack = Pack::shipped().unwrap();
        let monday: Date = "2026-11-16".parse().unwrap();
        for (rules, _) in pack.rule_sets() {
            let week =
                |week: u32| (0..7).map(move |day| Date::of_day(monday.day() + 7 * week + day));
            let hardness = |date| daily(&pack, rules, date).unwrap().difficulty.rating;
            for number in 0..5 {
                assert!(week(number).map(hardness).is_sorted(), "{rules}, week {number}");
            }
            let whole = pack.of_rules(rules).iter().filter(is_worth_a_day).count() / WEEK;
            assert!(whole > 0, "{rules}");
            let dates = (0..whole as u32).flat_map(week);
            let days = dates.map(|date| daily(&pack, rules, date).unwrap());
            let seen: HashSet<_> = days
                .inspect(|entry| assert_ne!(entry.goal, Goal::Resist))
                .map(|entry| entry.id)
                .collect();
            assert_eq!(seen.len(), whole * WEEK, "{rules}");
        }
        assert!(daily(&pack, "advanced+raise+nothing", monday).is_none());
    }
}
