//! What the results of many games say about strength.
//!
//! An expected score `s` corresponds to a difference of `400 log10(s / (1 - s))`
//! Elo points. The error bar is that of the mean of the results, 95 %.

use std::fmt;

/// Results of one engine against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// A difference in strength with its error bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest difference.
    pub difference: f64,
    /// With 95 % probability it is not below this…
    pub low: f64,
    /// …and not above this.
    pub high: f64,
}

impl MatchScore {
    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points won, 0 to 1; one half before the first game.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }

    /// The standard error of the score.
    pub fn error(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        (self.variance() / games).sqrt()
    }

    /// The variance of one game's result.
    fn variance(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let mean = self.score();
        let part = |count: u32, points: f64| f64::from(count) / games * (points - mean).powi(2);
        part(self.wins, 1.0) + part(self.draws, 0.5) + part(self.losses, 0.0)
    }

    /// The difference in strength.
    pub fn elo(&self) -> Elo {
        // Somebody who has won or lost everything could still lose or win
        // three games in so many (the rule of three).
        let games = f64::from(self.games().max(1));
        let error = if self.variance() == 0.0 { 3.0 / games } else { 1.96 * self.error() };
        let score = self.score();
        Elo { difference: elo(score), low: elo(score - error), high: elo(score + error) }
    }

    /// The same results seen by the opponent.
    #[must_use]
    pub fn reversed(&self) -> MatchScore {
        MatchScore { wins: self.losses, draws: self.draws, losses: self.wins }
    }
}

impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = (self.high - self.low) / 2.0;
        write!(f, "{:+.0} ± {:.0}", self.difference, half)
    }
}

/// The difference that makes this score the expected one; scores at the very
/// ends count as just short of them.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test between two claims: "the difference is `low` Elo" and "it
/// is `high` Elo". It ends a match as soon as one of them is proven with 95 %
/// certainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference.
    pub low: f64,
    /// The larger difference.
    pub high: f64,
}

/// What a sequential test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is the larger one, or more.
    High,
    /// The difference is the smaller one, or less.
    Low,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The logarithm of how much likelier the results are under the larger
    /// difference (normal approximation).
    pub fn log_likelihood_ratio(&self, results: &MatchScore) -> f64 {
        let variance = results.variance();
        if results.games() < 2 || variance == 0.0 {
            return 0.0;
        }
        let (low, high) = (expected(self.low), expected(self.high));
        let games = f64::from(results.games());
        games * (high - low) * (2.0 * results.score() - low - high) / (2.0 * variance)
    }

    /// Where the test stands.
    pub fn verdict(&self, results: &MatchScore) -> Verdict {
        // Both kinds of error 5 %.
        let bound = (0.95f64 / 0.05).ln();
        match self.log_likelihood_ratio(results) {
            ratio if ratio >= bound => Verdict::High,
            ratio if ratio <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: u32, draws: u32, losses: u32) -> MatchScore {
        MatchScore { wins, draws, losses }
    }

    #[test]
    fn elo_follows_the_logistic_curve() {
        assert_eq!(results(50, 0, 50).elo().difference, 0.0);
        assert!((results(75, 0, 25).elo().difference - 190.8).abs() < 0.1);
        assert!((results(64, 0, 36).elo().difference - 100.0).abs() < 0.1);
        assert!((results(25, 0, 75).elo().difference + 190.8).abs() < 0.1);
        assert!((expected(190.848) - 0.75).abs() < 1e-4);
    }

    #[test]
    fn error_bars_shrink_with_games_and_with_draws() {
        let width = |t: MatchScore| t.elo().high - t.elo().low;
        assert!(width(results(500, 0, 500)) < width(results(50, 0, 50)) / 3.0);
        assert!(width(results(100, 800, 100)) < width(results(500, 0, 500)));
        // 100 even games: 1.96 × 0.05 of the score, 68 Elo either way.
        assert!((width(results(50, 0, 50)) / 2.0 - 68.8).abs() < 0.5);
    }

    #[test]
    fn hopeless_results_stay_finite() {
        let sweep = results(10, 0, 0).elo();
        assert!(sweep.difference.is_finite() && sweep.low < 200.0, "{sweep}");
        assert!(results(0, 0, 0).elo().difference == 0.0);
    }

    #[test]
    fn a_sequential_test_accepts_what_the_results_show() {
        let test = Sprt { low: 0.0, high: 50.0 };
        assert_eq!(test.verdict(&results(5, 5, 5)), Verdict::Open);
        assert_eq!(test.verdict(&results(700, 100, 500)), Verdict::High);
        assert_eq!(test.verdict(&results(500, 100, 520)), Verdict::Low);
        assert_eq!(test.verdict(&results(0, 0, 0)), Verdict::Open);
    }
}
