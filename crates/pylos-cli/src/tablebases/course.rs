//! How far a solve has come, and how long the rest of it will take.

use pylos_rules::pyramid::{RuleSet, Rules};

/// What solving and writing take, as measured on two idle cores. Only the
/// proportions matter: how long it really takes shows as it goes.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Seconds of solving and of writing.
    solving: f64,
    writing: f64,
    /// About how many passes there will be.
    passes: f64,
    /// How much of the solving is done after pass 0, the first tenth of the
    /// passes, the second tenth, …
    curve: [f64; 11],
}

/// Where the work stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// How much of it is done, from 0 to 1.
    pub done: f64,
    /// Seconds until the end, as far as can be told.
    pub left: Option<f64>,
}

impl Course {
    /// What is to be expected of these rules.
    pub fn of(rules: Rules) -> Course {
        match rules.set() {
            RuleSet::Children => Course { solving: 6.0, writing: 18.0, passes: 40.0, curve: PLAIN },
            RuleSet::Standard => {
                Course { solving: 22.0, writing: 26.0, passes: 64.0, curve: WITH_TAKE_BACKS }
            }
            RuleSet::Advanced => {
                Course { solving: 31.0, writing: 23.0, passes: 77.0, curve: WITH_TAKE_BACKS }
            }
        }
    }

    /// Seconds in all, on two idle cores.
    pub fn seconds(self) -> f64 {
        self.solving + self.writing
    }

    /// After so many passes, which took so many seconds.
    pub fn solving(self, pass: u16, seconds: f64) -> Standing {
        let part = self.solved_after(f64::from(pass) / self.passes);
        // What has been measured says how fast this machine is.
        let pace = seconds / (part * self.solving);
        let left = pace * ((1.0 - part) * self.solving + self.writing);
        Standing { done: part * self.solving / self.seconds(), left: (part > 0.02).then_some(left) }
    }

    /// When a part of the file is written, after so many seconds, and solving
    /// took so many.
    pub fn writing(self, part: f64, seconds: f64, solving: f64) -> Standing {
        let expected = solving * self.writing / self.solving;
        // The more is written, the more its own pace counts.
        let all = if part > 0.0 { seconds / part } else { expected };
        let left = (1.0 - part) * (part * all + (1.0 - part) * expected);
        Standing { done: (self.solving + part * self.writing) / self.seconds(), left: Some(left) }
    }

    /// How much of the solving is done after this part of the passes. There may
    /// be more of them than expected.
    fn solved_after(self, part: f64) -> f64 {
        let tenths = (10.0 * part).min(10.0);
        let before = (tenths as usize).min(9);
        let [from, to] = [self.curve[before], self.curve[before + 1]];
        from + (tenths - before as f64) * (to - from)
    }
}

// How solving went on in measured runs: the first passes have most to do.
const PLAIN: [f64; 11] = [0.22, 0.49, 0.71, 0.85, 0.93, 0.96, 0.97, 0.98, 0.99, 1.0, 1.0];
const WITH_TAKE_BACKS: [f64; 11] =
    [0.09, 0.44, 0.57, 0.68, 0.77, 0.85, 0.91, 0.95, 0.98, 0.99, 1.0];

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds of solving and writing on two idle cores (docs/solver.md).
    const MEASURED: [(Rules, f64, f64); 3] = [
        (Rules::CHILDREN, 6.2, 18.0),
        (Rules::STANDARD, 22.0, 26.0),
        (Rules::ADVANCED, 31.0, 23.0),
    ];

    fn near(told: Option<f64>, truth: f64) -> bool {
        told.is_some_and(|told| (told - truth).abs() < 0.1 * truth + 0.1)
    }

    /// On machines slower and faster than that, the time left is told right when
    /// solving ends and while the file is written.
    #[test]
    fn the_time_left_fits_what_solving_and_writing_take() {
        for (rules, solving, writing) in MEASURED {
            for slower in [0.2, 1.0, 30.0] {
                let (solving, writing) = (solving * slower, writing * slower);
                let course = Course::of(rules);
                let solved = course.solving(course.passes as u16, solving);
                assert!(near(solved.left, writing), "{rules}: {solved:?}");
                for part in [0.0, 0.25, 0.5, 1.0] {
                    let written = course.writing(part, part * writing, solving);
                    assert!(near(written.left, (1.0 - part) * writing), "{rules}: {written:?}");
                }
            }
        }
    }

    /// A disk slower than expected shows while the file is written.
    #[test]
    fn slow_writing_is_seen() {
        let course = Course::of(Rules::STANDARD);
        let half = course.writing(0.5, 100.0, 22.0);
        assert!(half.left.unwrap() > 50.0, "{half:?}");
    }

    #[test]
    fn progress_only_grows_and_ends_at_one() {
        for (rules, solving, writing) in MEASURED {
            let course = Course::of(rules);
            let solving_part = solving / (solving + writing);
            let passes = 0..=course.passes as u16 + 5;
            let passes: Vec<f64> = passes.map(|pass| course.solving(pass, 1.0).done).collect();
            let parts = (0..=20).map(|part| course.writing(f64::from(part) / 20.0, 1.0, 1.0).done);
            let all: Vec<f64> = passes.iter().copied().chain(parts).collect();
            assert!(all.is_sorted(), "{rules}: {all:?}");
            assert!((passes.last().unwrap() - solving_part).abs() < 0.02, "{rules}");
            assert_eq!(all.last(), Some(&1.0), "{rules}");
        }
    }
}
