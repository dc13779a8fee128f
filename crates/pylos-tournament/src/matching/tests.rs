//! The algorithm against trying everything, and against its own proof.

use pylos_rules::Random;

use super::blossom::Search;
use super::*;

/// The heaviest of all perfect matchings, by trying them.
fn heaviest<W: Weight>(n: usize, weight: &dyn Fn(usize, usize) -> W) -> W {
    fn rest<W: Weight>(free: &[usize], weight: &dyn Fn(usize, usize) -> W) -> W {
        let Some((&first, others)) = free.split_first() else { return W::ZERO };
        let tries = others.iter().map(|&partner| {
            let left: Vec<usize> = others.iter().copied().filter(|&v| v != partner).collect();
            weight(first, partner) + rest(&left, weight)
        });
        tries.max().unwrap_or(W::ZERO)
    }
    rest(&(0..n).collect::<Vec<_>>(), weight)
}

fn total<W: Weight>(partners: &[usize], weight: &dyn Fn(usize, usize) -> W) -> W {
    let mut sum = W::ZERO;
    for (u, &v) in partners.iter().enumerate() {
        assert_eq!(partners[v], u, "partners are mutual");
        assert_ne!(u, v);
        if u < v {
            sum = sum + weight(u, v);
        }
    }
    sum
}

#[test]
fn no_other_matching_of_a_small_graph_is_heavier() {
    let mut random = Random::new(1);
    for round in 0..4_000 {
        let n = 2 * (1 + random.below(5) as usize);
        // Few different weights make many blossoms, many make few ties.
        let range = [2, 3, 6, 1_000][round % 4];
        let weights: Vec<i64> = (0..n * n).map(|_| random.below(range) as i64 - 1).collect();
        let weight = |u: usize, v: usize| weights[u * n + v];
        let partners = perfect_matching(n, weight);
        assert_eq!(total(&partners, &weight), heaviest(n, &weight), "{n}: {weights:?}");
    }
}

#[test]
fn criteria_are_weighed_in_their_order() {
    let mut random = Random::new(2);
    for _ in 0..1_000 {
        let n = 2 * (1 + random.below(4) as usize);
        let weights: Vec<Criteria<4>> = (0..n * n)
            .map(|_| Criteria(std::array::from_fn(|_| random.below(4) as i32 - 2)))
            .collect();
        let weight = |u: usize, v: usize| weights[u * n + v];
        let partners = perfect_matching(n, weight);
        assert_eq!(total(&partners, &weight), heaviest(n, &weight));
    }
}

/// Large graphs cannot be tried out; prices prove that nothing is heavier: no
/// edge costs less than it is worth, matched ones cost exactly that, and a
/// blossom with a price is matched within itself but for one vertex.
#[test]
fn prices_prove_the_matchings_of_large_graphs() {
    let mut random = Random::new(3);
    for (n, range) in [(30, 3), (60, 2), (80, 1_000), (120, 5), (150, 40)] {
        let weights: Vec<i64> = (0..n * n).map(|_| random.below(range) as i64).collect();
        let mut search = Search::new(n, |u, v| weights[u * n + v]);
        while search.grow() {}
        let partners = search.partners();
        total(&partners, &|u, v| weights[u * n + v]);
        let blossoms: Vec<Vec<usize>> = (0..n).map(|v| search.blossoms_of(v)).collect();
        for u in 0..n {
            for v in u + 1..n {
                let both = blossoms[u].iter().filter(|b| blossoms[v].contains(b));
                let cost = search.bare_slack(u, v) + both.map(|&b| search.price[b]).sum::<i64>();
                assert!(cost >= 0, "{u}–{v} costs {cost} too little");
                assert!(partners[u] != v || cost == 0, "{u}–{v} is matched and costs {cost}");
            }
        }
        for b in n..n + n / 2 {
            let inside: Vec<usize> = (0..n).filter(|&v| blossoms[v].contains(&b)).collect();
            if !inside.is_empty() {
                assert!(search.price[b] >= 0);
                let out = inside.iter().filter(|&&v| !inside.contains(&partners[v])).count();
                assert_eq!(out, 1, "{b} has one vertex that is matched outside");
            }
        }
    }
}
