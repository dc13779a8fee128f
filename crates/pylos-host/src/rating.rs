//! Glicko-2 (Glickman 2013): a rating, how sure it is, and how steady the
//! player is. Every game, and every attempt at a puzzle, is a rating period of
//! its own; a puzzle is rated as a player is.

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// On the usual scale around 1500.
    pub rating: f64,
    /// How sure it is.
    pub deviation: f64,
    /// How steady the player is.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// From the usual scale to Glicko-2's own.
const SCALE: f64 = 173.717_792_8;

/// How much the volatility may change: small, as skill here shows slowly.
const TAU: f64 = 0.5;

/// The player's rating after scoring 1, ½ or 0 against an opponent.
#[must_use]
pub fn rate(player: Rating, opponent: Rating, score: f64) -> Rating {
    rate_period(player, &[(opponent, score)])
}

/// The player's rating after a period of games.
fn rate_period(player: Rating, games: &[(Rating, f64)]) -> Rating {
    let mu = (player.rating - 1500.0) / SCALE;
    let phi = player.deviation / SCALE;
    let (mut information, mut surprise) = (0.0, 0.0);
    for (opponent, score) in games {
        let phi = opponent.deviation / SCALE;
        let weight = 1.0 / (1.0 + 3.0 * phi * phi / std::f64::consts::PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-weight * (mu - (opponent.rating - 1500.0) / SCALE)).exp());
        information += weight * weight * expected * (1.0 - expected);
        surprise += weight * (score - expected);
    }
    let variance = 1.0 / information;
    let volatility = new_volatility(player.volatility, phi, variance, variance * surprise);
    let widened = (phi * phi + volatility * volatility).sqrt();
    let phi = 1.0 / (1.0 / (widened * widened) + 1.0 / variance).sqrt();
    let mu = mu + phi * phi * surprise;
    // Nobody is ever quite certain: below 45, old results would weigh forever.
    let deviation = (phi * SCALE).clamp(45.0, 350.0);
    Rating { rating: mu * SCALE + 1500.0, deviation, volatility }
}

/// Step 5 of the paper: the root of f by the Illinois method.
fn new_volatility(volatility: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let f = |x: f64| {
        let e = x.exp();
        let total = phi * phi + variance + e;
        e * (delta * delta - total) / (2.0 * total * total) - (x - start) / (TAU * TAU)
    };
    let mut a = start;
    let mut b = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let below = (1..100).map(|k| start - f64::from(k) * TAU).find(|&x| f(x) >= 0.0);
        below.unwrap_or(start - TAU)
    };
    let (mut fa, mut fb) = (f(a), f(b));
    for _ in 0..100 {
        if (b - a).abs() <= 1e-6 {
            break;
        }
        let c = a + (a - b) * fa / (fb - fa);
        let fc = f(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let opponent = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let games = [
            (opponent(1400.0, 30.0), 1.0),
            (opponent(1550.0, 100.0), 0.0),
            (opponent(1700.0, 300.0), 0.0),
        ];
        let after = rate_period(player, &games);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_first_win_is_worth_what_the_other_loses() {
        let (up, down) = (
            rate(Rating::default(), Rating::default(), 1.0),
            rate(Rating::default(), Rating::default(), 0.0),
        );
        assert!((up.rating - 1662.0).abs() < 1.0, "{up:?}");
        assert!((up.rating - 1500.0 - (1500.0 - down.rating)).abs() < 1e-6);
        assert!(up.deviation < 350.0);
    }
}
