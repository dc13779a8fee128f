//! Ranges of bytes, fit to be fetched.

use std::ops::Range;

/// The ranges sorted, those that overlap or lie at most `gap` bytes apart made
/// one: a few bytes too many are cheaper than one more request.
pub fn merged(mut ranges: Vec<Range<u64>>, gap: u64) -> Vec<Range<u64>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut merged: Vec<Range<u64>> = Vec::with_capacity(ranges.len());
    for range in ranges {
        match merged.last_mut() {
            Some(last) if range.start <= last.end.saturating_add(gap) => {
                last.end = last.end.max(range.end);
            }
            _ => merged.push(range),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_ranges_become_one() {
        let ranges = || vec![50..60, 0..10, 10..12, 5..8, 70..80];
        assert_eq!(merged(ranges(), 0), [0..12, 50..60, 70..80]);
        assert_eq!(merged(ranges(), 9), [0..12, 50..60, 70..80]);
        assert_eq!(merged(ranges(), 10), [0..12, 50..80]);
        assert_eq!(merged(ranges(), u64::MAX), [Range { start: 0, end: 80 }]);
        assert_eq!(merged(Vec::new(), 10), []);
    }
}
