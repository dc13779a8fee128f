//! One thread of the search: principal variation search.
//!
//! The search is full-width: nothing is reduced or cut away on suspicion, so a
//! win or loss that it reports is proven, and with depth `n` it finds every win
//! in at most `n` plies.
//!
//! A position that repeats one on the way to it counts as drawn. What is found
//! below may then hold on this way only (the repeated position lies above), so
//! such scores are not stored, except wins and losses: their proof contains no
//! draw and holds everywhere.

use std::sync::atomic::{AtomicBool, Ordering};

use pylos_rules::pyramid::{Cells, EmptyReserve, RuleSet, Rules};

use super::evaluate::evaluate;
use super::key::Key;
use super::node::{Node, Pyramid};
use super::sight::Sight;
use super::successors::successors;
use super::table::{Bound, Entry, Table};
use crate::Control;

/// The score of a win at once; a win in `n` plies is worth `n` less.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are proven wins.
pub(super) const PROVEN: i32 = WIN - 1_000;
const DRAW: i32 = 0;
/// No repeated position above.
const NOWHERE: usize = usize::MAX;
/// How often, in positions, the search asks whether it must end.
const PATIENCE: u64 = 2_048;

/// What all threads of one search share.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub rules: Rules,
    /// What the side to move at the root notices, and what it thinks the
    /// other side does.
    pub sights: [Sight; 2],
    pub table: &'a Table,
    /// The positions of the game before the root, the latest last.
    pub past: &'a [Node],
    pub control: &'a Control<'a>,
    /// Ends all threads when one has finished.
    pub halt: &'a AtomicBool,
}

pub(super) struct Worker<'a, B> {
    task: Task<'a>,
    pub nodes: u64,
    /// Set once the search has been ended; scores are meaningless from then.
    pub ended: bool,
    /// The first ply must be finished whatever happens.
    pub may_end: bool,
    next_look: u64,
    path: Vec<Visited>,
    plies: Vec<Scratch>,
    /// The highest position (lowest ply) whose repetition the score last
    /// returned rests on.
    repeated: usize,
    pyramid: std::marker::PhantomData<B>,
}

/// A position on the way from the root.
#[derive(Clone, Copy)]
struct Visited {
    node: Node,
    /// How many turns before it, of the two sides in turn, were more than
    /// placing a ball. Both must have made one before a position can repeat.
    changes: [u8; 2],
}

#[derive(Default)]
struct Scratch {
    successors: Vec<Cells>,
    ordered: Vec<(i32, Cells)>,
}

impl<'a, B: Pyramid> Worker<'a, B> {
    pub fn new(task: Task<'a>) -> Worker<'a, B> {
        Worker {
            task,
            nodes: 0,
            ended: false,
            may_end: true,
            next_look: PATIENCE,
            path: Vec::with_capacity(128),
            plies: Vec::new(),
            repeated: NOWHERE,
            pyramid: std::marker::PhantomData,
        }
    }

    /// The score of the position after a turn of the root, for the root's
    /// mover, searched to `depth` plies from the root.
    pub fn root_turn(&mut self, root: Node, own: Cells, depth: u32, alpha: i32, beta: i32) -> i32 {
        // Positions of the game so far are on the way too, so the side to
        // move at the root could have taken balls back before it.
        let changes = if self.task.past.is_empty() { 0 } else { 1 };
        self.path.clear();
        self.path.push(Visited { node: root, changes: [changes; 2] });
        self.child(root, own, depth as i32 - 1, alpha, beta, 0)
    }

    /// Plays a turn, searches on, and scores it for the mover.
    #[inline]
    fn child(
        &mut self,
        node: Node,
        own: Cells,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        self.nodes += 1;
        let next = node.after(own);
        if depth <= 0 {
            self.repeated = NOWHERE;
            return -self.leaf(next, ply + 1);
        }
        let mut changes = self.path[ply].changes;
        changes[ply & 1] += u8::from(own.len() <= node.own.len());
        self.path.truncate(ply + 1);
        self.path.push(Visited { node: next, changes });
        -self.search(next, depth, -beta, -alpha, ply + 1)
    }

    /// The score of a position that is not searched on.
    #[inline]
    fn leaf(&mut self, node: Node, ply: usize) -> i32 {
        if node.own.len() == B::BALLS && self.is_lost(node, ply) {
            return lost(ply);
        }
        evaluate::<B>(node, self.task.rules)
    }

    /// Whether a mover without reserve has lost (P10, P11).
    #[cold]
    fn is_lost(&mut self, node: Node, ply: usize) -> bool {
        if self.task.rules.empty_reserve() == EmptyReserve::Loses {
            return true;
        }
        let list = &mut scratch(&mut self.plies, ply).successors;
        successors::<B>(node, self.task.rules, Sight::FULL, list);
        list.is_empty()
    }

    /// The score of a position for its mover; fail-soft.
    fn search(&mut self, node: Node, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        if self.must_end() {
            return DRAW;
        }
        self.repeated = NOWHERE;
        if node.own.len() == B::BALLS && self.is_lost(node, ply) {
            return lost(ply);
        }
        if let Some(ply) = self.repetition(ply) {
            self.repeated = ply;
            return DRAW;
        }
        // Nothing can be worse than having lost here, or better than winning
        // with the next turn.
        alpha = alpha.max(lost(ply));
        beta = beta.min(-lost(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        let key = Key::of(node);
        let found = self.task.table.get(key.bits);
        if let Some(entry) = found
            && let Some(score) = usable(entry, depth, alpha, beta, ply)
        {
            return score;
        }

        let mut scratch = std::mem::take(scratch(&mut self.plies, ply));
        let sight = self.task.sights[ply & 1];
        successors::<B>(node, self.task.rules, sight, &mut scratch.successors);
        let best = found.map_or(Cells::NONE, |entry| key.on_board(entry.best));
        self.order(node, depth, best, &mut scratch);
        let result = self.try_all(node, depth, alpha, beta, ply, &mut scratch.ordered);
        self.plies[ply] = scratch;
        let Some(Best { score, own, repeated }) = result else {
            return DRAW;
        };

        let bound = if score >= beta {
            Bound::AtLeast
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        // A repetition of this very position stays within what lies below it.
        let holds_everywhere = repeated >= ply
            || (score > PROVEN && bound != Bound::AtMost)
            || (score < -PROVEN && bound != Bound::AtLeast);
        self.repeated = if repeated >= ply { NOWHERE } else { repeated };
        self.task.table.put(
            key.bits,
            Entry {
                score: to_stored(score, ply),
                depth: depth.min(255) as u8,
                bound: if holds_everywhere { bound } else { Bound::None },
                best: key.on_image(own),
            },
        );
        score
    }

    /// Puts the most promising turns first.
    fn order(&mut self, node: Node, depth: i32, best: Cells, scratch: &mut Scratch) {
        scratch.ordered.clear();
        let rules = self.task.rules;
        if depth <= 1 {
            scratch.ordered.extend(scratch.successors.iter().map(|&own| (0, own)));
            return;
        }
        scratch.ordered.extend(scratch.successors.iter().map(|&own| {
            let promise =
                if own == best { i32::MAX } else { -evaluate::<B>(node.after(own), rules) };
            (promise, own)
        }));
    }

    /// Searches the turns until one is too good; `None` if the search ended.
    fn try_all(
        &mut self,
        node: Node,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        turns: &mut [(i32, Cells)],
    ) -> Option<Best> {
        let mut best = Best { score: lost(ply), own: Cells::NONE, repeated: NOWHERE };
        for i in 0..turns.len() {
            if depth > 1 {
                let promising = (i..turns.len()).max_by_key(|&j| turns[j].0).unwrap_or(i);
                turns.swap(i, promising);
            }
            let own = turns[i].1;
            let mut score;
            if i == 0 || depth <= 1 {
                score = self.child(node, own, depth - 1, alpha, beta, ply);
            } else {
                score = self.child(node, own, depth - 1, alpha, alpha + 1, ply);
                if score > alpha && score < beta && !self.ended {
                    score = self.child(node, own, depth - 1, alpha, beta, ply);
                }
            }
            if self.ended {
                return None;
            }
            if score >= beta {
                // This turn alone proves the score.
                return Some(Best { score, own, repeated: self.repeated });
            }
            best.repeated = best.repeated.min(self.repeated);
            if score > best.score || i == 0 {
                best.score = score;
                best.own = own;
            }
            alpha = alpha.max(score);
        }
        Some(best)
    }

    /// The ply of the position that the one at `ply` repeats; a position of
    /// the game before the root must have occurred twice to matter (P12).
    fn repetition(&self, ply: usize) -> Option<usize> {
        let Visited { node, changes } = self.path[ply];
        if self.task.rules.set() == RuleSet::Children || changes.contains(&0) {
            return None;
        }
        let same = |visited: &Visited| visited.node == node;
        if let Some(back) = (1..=ply / 2).find(|back| same(&self.path[ply - 2 * back])) {
            return Some(ply - 2 * back);
        }
        // The latest position before the root has the other side to move.
        let skip = 1 - ply % 2;
        let earlier = self.task.past.iter().rev().skip(skip).step_by(2);
        (earlier.filter(|&&past| past == node).count() >= 2).then_some(0)
    }

    fn must_end(&mut self) -> bool {
        if self.nodes >= self.next_look && self.may_end && !self.ended {
            self.next_look = self.nodes + PATIENCE;
            self.ended =
                self.task.halt.load(Ordering::Relaxed) || self.task.control.must_end(self.nodes);
        }
        self.ended
    }
}

struct Best {
    score: i32,
    own: Cells,
    repeated: usize,
}

/// The score of having lost at this ply.
fn lost(ply: usize) -> i32 {
    -WIN + ply as i32
}

fn scratch(plies: &mut Vec<Scratch>, ply: usize) -> &mut Scratch {
    if plies.len() <= ply {
        plies.resize_with(ply + 1, Scratch::default);
    }
    &mut plies[ply]
}

/// Stored wins and losses count from the position, not from the root.
fn to_stored(score: i32, ply: usize) -> i16 {
    let plies = ply as i32;
    let score = match score {
        _ if score > PROVEN => score + plies,
        _ if score < -PROVEN => score - plies,
        _ => score,
    };
    score as i16
}

fn from_stored(score: i16, ply: usize) -> i32 {
    let (score, plies) = (i32::from(score), ply as i32);
    match score {
        _ if score > PROVEN => score - plies,
        _ if score < -PROVEN => score + plies,
        _ => score,
    }
}

/// The score that an entry gives here, if it decides anything.
fn usable(entry: Entry, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = from_stored(entry.score, ply);
    let deep = i32::from(entry.depth) >= depth;
    let at_least = matches!(entry.bound, Bound::AtLeast | Bound::Exact);
    let at_most = matches!(entry.bound, Bound::AtMost | Bound::Exact);
    // A win stays a win, and a loss a loss, however deep one looks; only a
    // shorter one may turn up.
    let cuts = (at_least && score >= beta && (deep || score > PROVEN))
        || (at_most && score <= alpha && (deep || score < -PROVEN))
        || (entry.bound == Bound::Exact && deep);
    cuts.then_some(score)
}
