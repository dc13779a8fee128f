//! Two players who choose at the same time, each from a short list: the best
//! mixes of both, exactly.
//!
//! By the simplex method on whole numbers (after Edmonds and Bareiss): all
//! entries of the tableau share one denominator, the last pivot, and every
//! division comes out even.

/// The best mixes and what they come to.
pub struct Solution {
    /// How often each row is chosen, as whole numbers without a common divisor.
    pub rows: Vec<i128>,
    /// How often each column is chosen.
    pub columns: Vec<i128>,
}

/// Solves a game in which the first player chooses a row and gets the entry,
/// which the second, who chooses a column, pays.
pub fn solve(payoffs: &[Vec<i128>]) -> Solution {
    let (rows, columns) = (payoffs.len(), payoffs[0].len());
    let least = payoffs.iter().flatten().min().expect("an entry");
    // With entries of at least 1 the second player looks for the largest sum
    // of weights by which no row gets more than 1.
    let mut tableau: Vec<Vec<i128>> = payoffs
        .iter()
        .enumerate()
        .map(|(i, row)| {
            let entries = row.iter().map(|entry| entry - least + 1);
            let slack = (0..rows).map(|j| i128::from(i == j));
            entries.chain(slack).chain([1]).collect()
        })
        .collect();
    tableau.push((0..columns + rows + 1).map(|j| if j < columns { -1 } else { 0 }).collect());
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    let (last, mut denominator) = (columns + rows, 1);
    // Bland's rule, the first that helps, ends for certain.
    while let Some(enters) = (0..last).find(|&j| tableau[rows][j] < 0) {
        let leaves = (0..rows)
            .filter(|&i| tableau[i][enters] > 0)
            .min_by(|&i, &j| {
                let (a, b) = (&tableau[i], &tableau[j]);
                let ratios = (a[last] * b[enters]).cmp(&(b[last] * a[enters]));
                ratios.then(basis[i].cmp(&basis[j]))
            })
            .expect("no mix is worth infinitely much");
        let pivot = tableau[leaves].clone();
        for (_, row) in tableau.iter_mut().enumerate().filter(|(i, _)| *i != leaves) {
            let factor = row[enters];
            for (entry, of_pivot) in row.iter_mut().zip(&pivot) {
                let product = entry.checked_mul(pivot[enters]);
                let part = factor.checked_mul(*of_pivot).expect("small numbers");
                *entry = (product.expect("small numbers") - part) / denominator;
            }
        }
        denominator = pivot[enters];
        basis[leaves] = enters;
    }
    let of_column = |j| basis.iter().position(|b| *b == j).map_or(0, |i| tableau[i][last]);
    Solution {
        rows: lowest(tableau[rows][columns..last].to_vec()),
        columns: lowest((0..columns).map(of_column).collect()),
    }
}

/// The same weights without a common divisor.
fn lowest(weights: Vec<i128>) -> Vec<i128> {
    let divisor = weights.iter().fold(0, |a, b| {
        let (mut a, mut b) = (a, *b);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    });
    weights.iter().map(|weight| weight / divisor).collect()
}
