//! Round robins by the tables of Johann Berger.
//!
//! Of n players (n even; an odd number is filled up with nobody) i and j meet
//! in the round that i + j − 1 leaves when it is divided by n − 1; the last
//! player meets i in the round of 2i − 1. If i + j is odd the lower number
//! begins, otherwise the higher one. Everybody's sides then alternate, but for
//! one round.

use crate::{Entrant, Format, Tournament};

/// How many rounds so many players need.
pub(crate) fn rounds(players: usize) -> usize {
    match players {
        0 | 1 => 0,
        n => n + n % 2 - 1,
    }
}

/// The pairings of the next round.
pub(crate) fn pairings(tournament: &Tournament) -> Vec<[Entrant; 2]> {
    let list = tournament.start_list();
    let (n, cycle) = (list.len() + list.len() % 2, rounds(list.len()));
    if cycle == 0 {
        return Vec::new();
    }
    let (lap, round) = (tournament.rounds.len() / cycle, tournament.rounds.len() % cycle);
    // Twice round: the last two rounds of the first lap change places, so that
    // nobody has the same side three times in a row when the second begins.
    let double = tournament.settings().format == Format::DoubleRoundRobin;
    let round = match cycle - round {
        back @ (1 | 2) if double && lap == 0 && cycle > 2 => cycle - 3 + back,
        _ => round,
    };
    let pairs = table(n, round + 1).into_iter().filter_map(|[first, second]| {
        let players = [*list.get(first - 1)?, *list.get(second - 1)?];
        Some(if lap % 2 == 1 { [players[1], players[0]] } else { players })
    });
    pairs.collect()
}

/// Round `round` (from 1) of the table for n players, n even.
fn table(n: usize, round: usize) -> Vec<[usize; 2]> {
    let cycle = n - 1;
    let in_round = |sum: usize| (sum + cycle - 1) % cycle == round % cycle;
    let mut pairs = Vec::new();
    for i in 1..n {
        if in_round(2 * i) {
            pairs.insert(0, if i <= n / 2 { [i, n] } else { [n, i] });
        }
        for j in i + 1..n {
            if in_round(i + j) {
                pairs.push(if (i + j) % 2 == 1 { [i, j] } else { [j, i] });
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As printed in every handbook.
    #[test]
    fn the_table_for_six_players() {
        let printed = [
            [[1, 6], [2, 5], [3, 4]],
            [[6, 4], [5, 3], [1, 2]],
            [[2, 6], [3, 1], [4, 5]],
            [[6, 5], [1, 4], [2, 3]],
            [[3, 6], [4, 2], [5, 1]],
        ];
        for (round, mut expected) in (1..).zip(printed) {
            let mut pairs = table(6, round);
            assert_eq!(pairs[0], expected[0]);
            pairs.sort();
            expected.sort();
            assert_eq!(pairs, expected, "round {round}");
        }
    }

    #[test]
    fn everybody_meets_everybody_once_in_balance() {
        for n in (2..40).step_by(2) {
            let mut met = vec![vec![0; n + 1]; n + 1];
            let mut began = vec![0; n + 1];
            for round in 1..n {
                let pairs = table(n, round);
                assert_eq!(pairs.len(), n / 2, "{n} players, round {round}");
                for [first, second] in pairs {
                    met[first][second] += 1;
                    met[second][first] += 1;
                    began[first] += 1;
                }
            }
            for i in 1..=n {
                assert!((1..=n).all(|j| met[i][j] == i32::from(i != j)));
                assert!(began[i] == n / 2 || began[i] == n / 2 - 1, "{i} of {n}: {}", began[i]);
            }
        }
    }
}
