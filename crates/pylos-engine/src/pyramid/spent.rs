//! The positions that a game has spent (P12).

use pylos_rules::Game;
use pylos_rules::pyramid::Position;

use super::node::Node;

/// The positions whose next occurrence is a draw, in a fixed order: those with
/// the root's mover to move, and those with the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Spent([Vec<Node>; 2]);

impl Spent {
    pub fn of(game: &Game<Position>) -> Spent {
        let mover = game.position().to_move();
        let (own, others) = game.spent().partition(|spent: &&Position| spent.to_move() == mover);
        let nodes = |positions: Vec<&Position>| positions.into_iter().map(Node::of).collect();
        Spent::new([nodes(own), nodes(others)])
    }

    pub fn new(mut nodes: [Vec<Node>; 2]) -> Spent {
        nodes.iter_mut().for_each(|nodes| nodes.sort_unstable_by_key(|n| (n.own, n.other)));
        Spent(nodes)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// Whether a position so many plies from the root is drawn.
    #[inline]
    pub fn contains(&self, node: Node, ply: usize) -> bool {
        self.0[ply & 1].contains(&node)
    }
}
