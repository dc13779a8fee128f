//! Who judges positions where the search stops: counts, or what was learnt.

use pylos_judgement::{Network, Seen};
use pylos_rules::pyramid::{Cells, Rules};

use super::evaluate::evaluate;
use super::node::{FourByFour, Node, Pyramid};

/// Judges the positions that turns lead to, in hundredths of a ball for the
/// side to move there; never 0, which is a draw.
pub(super) trait Judge<B: Pyramid>: Copy + Send + Sync {
    /// What the judgements of all turns of a position have in common.
    type Seen;

    fn see(self, node: Node) -> Self::Seen;

    /// The judgement of the position after a turn, by which the mover's balls
    /// become `own`.
    fn after(self, node: Node, seen: &Self::Seen, own: Cells) -> i32;
}

/// Nine counts, weighted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts(pub Rules);

impl<B: Pyramid> Judge<B> for Counts {
    type Seen = ();

    #[inline(always)]
    fn see(self, _: Node) {}

    #[inline(always)]
    fn after(self, node: Node, (): &(), own: Cells) -> i32 {
        evaluate::<B>(node.after(own), self.0)
    }
}

impl Judge<FourByFour> for &Network {
    type Seen = Seen;

    #[inline(always)]
    fn see(self, node: Node) -> Seen {
        Network::see(self, node.other, node.own)
    }

    #[inline(always)]
    fn after(self, _: Node, seen: &Seen, own: Cells) -> i32 {
        self.judge_after(seen, own)
    }
}
