//! How well a side played, held against chance.
//!
//! Counting the turns that kept the result flatters everybody: most turns of a
//! game cannot change it, so that even random play keeps it nineteen times in
//! twenty. Here only choices count, positions in which one legal turn gives
//! away something that another keeps, and each counts by how much a player who
//! draws his turn by lot would have given away there on average. With a win
//! worth one, a draw a half and a loss nothing,
//!
//! ```text
//! accuracy = 1 − given away / given away by chance, at least 0,
//! ```
//!
//! both summed over the choices of a side. Whoever gives nothing away has 1.
//! Random play gives away what chance does, and has about 0: the more choices
//! a game holds, the nearer. A choice in which nearly every turn throws the
//! game away weighs much, one that nobody gets wrong next to nothing. Where
//! chance would hardly have given anything away there is nothing to measure,
//! and no figure: a side that was lost from the first turn to the last made no
//! choice at all.

use pylos_rules::Value;

use crate::Score;

/// The choices of a side, and what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    choices: usize,
    kept: usize,
    lost: f64,
    by_chance: f64,
}

/// A difference in the expected result that is worth speaking of; exact values
/// differ by a half at least.
const MATTERS: f64 = 0.05;

/// Chance must give away this much in all before a figure says anything.
const ENOUGH: f64 = 0.5;

impl Accuracy {
    /// Takes a turn into account: what it was worth, and what every legal turn
    /// was worth, itself among them.
    pub fn count(&mut self, played: Score, all: &[Score]) {
        let results = || all.iter().map(|&score| result(score));
        let best = results().fold(result(played), f64::max);
        let worst = results().fold(result(played), f64::min);
        if best - worst < MATTERS {
            return;
        }
        let lost = best - result(played);
        self.choices += 1;
        self.kept += usize::from(lost < MATTERS);
        self.lost += lost;
        self.by_chance += results().map(|result| best - result).sum::<f64>() / all.len() as f64;
    }

    /// How many turns were choices.
    pub fn choices(&self) -> usize {
        self.choices
    }

    /// How many of them kept what there was to keep.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// 1 for play that gave nothing away, 0 for play no better than chance;
    /// `None` where there was too little to choose.
    pub fn share(&self) -> Option<f64> {
        (self.by_chance >= ENOUGH).then(|| (1.0 - self.lost / self.by_chance).max(0.0))
    }
}

/// The expected result: 1 for a win, 0 for a loss. An estimate of two balls or
/// points is taken to win about three games in four.
fn result(score: Score) -> f64 {
    match score {
        Score::Exact(Value::Win(_)) => 1.0,
        Score::Exact(Value::Draw) => 0.5,
        Score::Exact(Value::Loss(_)) => 0.0,
        Score::Points(points) => 0.5 + 0.5 * f64::from(points.signum()),
        Score::Estimate(worth) => 1.0 / (1.0 + (-f64::from(worth) / 200.0).exp()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(plies: u16) -> Score {
        Value::Win(plies).into()
    }

    fn lost(plies: u16) -> Score {
        Value::Loss(plies).into()
    }

    #[test]
    fn turns_without_a_choice_say_nothing() {
        let mut accuracy = Accuracy::default();
        accuracy.count(won(9), &[won(9), won(3), won(5)]);
        accuracy.count(lost(4), &[lost(4), lost(12)]);
        accuracy.count(won(1), &[won(1)]);
        assert_eq!((accuracy.choices(), accuracy.share()), (0, None));
    }

    #[test]
    fn a_hard_choice_weighs_more_than_an_easy_one() {
        // One turn of four keeps the win; then three of four do.
        let (hard, easy) = ([won(3), lost(2), lost(2), lost(2)], [won(3), won(3), won(3), lost(2)]);
        let share = |hard_one, easy_one| {
            let mut accuracy = Accuracy::default();
            accuracy.count(hard_one, &hard);
            accuracy.count(easy_one, &easy);
            accuracy.share().unwrap()
        };
        assert_eq!(share(won(3), won(3)), 1.0);
        assert_eq!(share(lost(2), lost(2)), 0.0);
        // Chance gives away 3/4 + 1/4: one slip is what chance would do.
        assert_eq!(share(lost(2), won(3)), 0.0);
        let mut long = Accuracy::default();
        for _ in 0..3 {
            long.count(won(3), &hard);
        }
        long.count(lost(2), &easy);
        assert_eq!((long.choices(), long.kept()), (4, 3));
        assert!((long.share().unwrap() - (1.0 - 1.0 / 2.5)).abs() < 1e-9);
    }

    #[test]
    fn half_a_result_is_half_a_mistake() {
        let all = [won(3), Value::Draw.into(), lost(2)];
        let mut accuracy = Accuracy::default();
        accuracy.count(Value::Draw.into(), &all);
        accuracy.count(won(3), &all);
        assert!((accuracy.share().unwrap() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn points_count_by_who_wins() {
        let mut accuracy = Accuracy::default();
        accuracy.count(Score::Points(1), &[Score::Points(9), Score::Points(1)]);
        assert_eq!(accuracy.choices(), 0, "won by nine or by one");
        accuracy.count(Score::Points(-1), &[Score::Points(1), Score::Points(-1)]);
        assert_eq!((accuracy.choices(), accuracy.kept()), (1, 0));
    }
}
