//! The searches do the same as before. If a change means to alter them, put
//! the new figures into `signature.txt` and explain the change in the commit.

use pylos_engine::{FixedSearches, fixed_equator_searches, fixed_pyramid_searches};

#[test]
fn the_fixed_searches_keep_their_signatures() {
    let shown = |game, FixedSearches { nodes, signature }: FixedSearches| {
        format!("{game}: {nodes} nodes, signature {signature:016x}\n")
    };
    let found =
        shown("pyramid", fixed_pyramid_searches()) + &shown("equator", fixed_equator_searches());
    assert_eq!(found, include_str!("signature.txt"));
}
