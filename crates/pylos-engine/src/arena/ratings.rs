//! Ratings of many players from the games between them.
//!
//! The Bradley–Terry model: whoever is rated `d` Elo higher scores
//! `1 / (1 + 10^(-d / 400))` on average; draws count one half to each side.
//! The ratings that make the results likeliest are found by Newton's method;
//! the curvature at that point gives the error bars.

use super::{Elo, MatchScore};

/// The ratings of `players` players, their mean being 0, from the results of
/// pairs: `(a, b, results of a against b)`. Players without a link to the rest
/// through games keep wide error bars.
pub fn ratings(players: usize, results: &[(usize, usize, MatchScore)]) -> Vec<Elo> {
    // In natural units: 400 / ln 10 Elo each. A very weak belief that all are
    // equal keeps players who won or lost everything finite.
    const BELIEF: f64 = 0.01;
    let mut strength = vec![0.0; players];
    let mut information = Vec::new();
    for _ in 0..50 {
        let mut gradient: Vec<f64> = strength.iter().map(|s| -BELIEF * s).collect();
        information = vec![vec![0.0; players]; players];
        (0..players).for_each(|i| information[i][i] = BELIEF);
        for &(a, b, score) in results {
            let games = f64::from(score.games());
            let expected = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
            let surprise = games * (score.score() - expected);
            gradient[a] += surprise;
            gradient[b] -= surprise;
            let weight = games * expected * (1.0 - expected);
            information[a][a] += weight;
            information[b][b] += weight;
            information[a][b] -= weight;
            information[b][a] -= weight;
        }
        let step = solve(&information, &gradient);
        let largest = step.iter().fold(0.0f64, |most, s| most.max(s.abs()));
        // Far from the goal Newton's steps may be too long.
        let scale = if largest > 1.0 { 1.0 / largest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(s, step)| *s += scale * step);
        if largest < 1e-9 {
            break;
        }
    }
    let mean = strength.iter().sum::<f64>() / players.max(1) as f64;
    let elo = 400.0 / 10f64.ln();
    (0..players)
        .map(|i| {
            // The variance of a rating less the mean of all of them.
            let unit: Vec<f64> =
                (0..players).map(|j| f64::from(i == j) - 1.0 / players as f64).collect();
            let column = solve(&information, &unit);
            let variance: f64 = unit.iter().zip(&column).map(|(u, c)| u * c).sum();
            let (difference, error) = (elo * (strength[i] - mean), 1.96 * elo * variance.sqrt());
            Elo { difference, low: difference - error, high: difference + error }
        })
        .collect()
}

/// The solution of a small system of linear equations (Gauss, with pivots).
pub fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let n = right.len();
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .zip(right)
        .map(|(row, r)| row.iter().copied().chain([*r]).collect())
        .collect();
    for i in 0..n {
        let pivot = (i..n).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs()));
        rows.swap(i, pivot.unwrap_or(i));
        let (above, below) = rows.split_at_mut(i + 1);
        let row = &above[i];
        for other in below {
            let factor = other[i] / row[i];
            other.iter_mut().zip(row).skip(i).for_each(|(x, y)| *x -= factor * y);
        }
    }
    let mut solution = vec![0.0; n];
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| rows[i][j] * solution[j]).sum();
        solution[i] = (rows[i][n] - known) / rows[i][i];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_get_the_difference_of_their_match() {
        let results = MatchScore { wins: 640, draws: 0, losses: 360 };
        let rated = ratings(2, &[(0, 1, results)]);
        let difference = rated[0].difference - rated[1].difference;
        assert!((difference - results.elo().difference).abs() < 0.1, "{difference}");
        let (error, expected) = (rated[0].high - rated[1].difference - difference, 11.0);
        assert!((error - expected).abs() < 1.0, "{error}");
    }

    #[test]
    fn a_chain_of_matches_adds_up() {
        let results = MatchScore { wins: 70, draws: 10, losses: 20 };
        let rated = ratings(3, &[(0, 1, results), (1, 2, results)]);
        let difference = rated[0].difference - rated[2].difference;
        assert!((difference - 2.0 * results.elo().difference).abs() < 1.0, "{difference}");
        assert!(rated.iter().map(|elo| elo.difference).sum::<f64>().abs() < 1e-6);
    }

    #[test]
    fn a_clean_sweep_stays_finite() {
        let rated = ratings(2, &[(0, 1, MatchScore { wins: 10, draws: 0, losses: 0 })]);
        assert!(rated.iter().all(|elo| elo.difference.is_finite() && elo.high.is_finite()));
    }
}
