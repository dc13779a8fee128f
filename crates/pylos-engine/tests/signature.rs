//! The search does the same as before. If a change means to alter it, put the
//! new figures into `signature.txt` and explain the change in the commit.

use pylos_engine::fixed_searches;

#[test]
fn the_fixed_searches_keep_their_signature() {
    let found = fixed_searches();
    let found = format!("{} nodes, signature {:016x}", found.nodes, found.signature);
    assert_eq!(found, include_str!("signature.txt").trim());
}
