//! One thread of the search: principal variation search.
//!
//! The search is full-width: nothing is reduced or cut away on suspicion, so a
//! win or loss that it reports is proven, and with depth `n` it finds every win
//! in at most `n` plies.
//!
//! A position that the game has seen so often that it would be drawn at once
//! (P12) counts as drawn. What rests on such draws holds only while the same
//! positions are spent, and not for mirror images: it is stored under keys of
//! its own. Circles within the search need no such care: a forced win never
//! goes through one position twice.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use pylos_rules::pyramid::{Cells, Rules};

use super::busy::{Busy, Mark};
use super::evaluate::worth_of_reserve;
use super::judge::Judge;
use super::key::Key;
use super::node::{Balls, Node, Pyramid};
use super::sight::{Misjudgement, Sight};
use super::spent::Spent;
use super::successors::successors;
use super::table::{Bound, Entry, Table};
use crate::Control;

/// The score of a win at once; a win in `n` plies is worth `n` less.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are proven wins.
pub(super) const PROVEN: i32 = WIN - 1_000;
pub(super) const DRAW: i32 = 0;
/// How often, in positions, the search asks whether it must end.
const PATIENCE: u64 = 2_048;

/// Positions of this depth or less are many and quickly searched: waiting for
/// main memory would cost more than it saves. Every thread remembers them in a
/// small table of its own that stays in the cache.
const SHALLOW: i32 = 2;
const SHALLOW_BYTES: usize = 1 << 19;

/// Searches of this depth or more are worth telling the other threads of.
const SHARED: i32 = 4;

/// What all threads of one search share.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub rules: Rules,
    pub balls: Balls,
    /// What the side to move at the root notices, and what it thinks the
    /// other side does.
    pub sights: [Sight; 2],
    pub misjudgement: Misjudgement,
    pub table: &'a Table,
    /// The positions that would be drawn by repetition (P12), if there are
    /// any.
    pub spent: Option<&'a Spent>,
    pub control: &'a Control<'a>,
    /// What the threads are searching, if there are several.
    pub busy: Option<&'a Busy>,
    /// Ends all threads when one has finished.
    pub halt: &'a AtomicBool,
    /// How many positions the helping threads have looked at, as far as they
    /// have told.
    pub helped: &'a AtomicU64,
}

impl Task<'_> {
    /// Whether a position so many plies from the root is drawn by repetition.
    #[inline]
    pub fn is_spent(&self, node: Node, ply: usize) -> bool {
        self.spent.is_some_and(|spent| spent.contains(node, ply))
    }

    /// What a handicap (P15) adds to a judgement, which counts as if both
    /// sides had equally many balls: the lead in balls, at what a ball in
    /// reserve is worth.
    #[inline]
    fn handicap_at(&self, node: Node, ply: usize) -> i32 {
        match self.balls.lead(ply) {
            0 => 0,
            lead => lead * worth_of_reserve(node, self.rules),
        }
    }

    /// What the table knows a position so many plies from the root by.
    #[inline]
    pub fn key(&self, node: Node, ply: usize) -> Key {
        match self.spent {
            Some(_) => Key::unshared(node, ply),
            None => match self.balls.to_move(ply) {
                None => Key::of(node),
                Some(color) => Key::of_side(node, color),
            },
        }
    }
}

pub(super) struct Worker<'a, B, J> {
    task: Task<'a>,
    judge: J,
    pub nodes: u64,
    /// Set once the search has been ended; scores are meaningless from then.
    pub ended: bool,
    /// The first ply must be finished whatever happens.
    pub may_end: bool,
    /// A helping thread tells how much it has done.
    pub helps: bool,
    last_look: u64,
    plies: Vec<Scratch>,
    shallow: Table,
    pyramid: std::marker::PhantomData<B>,
}

#[derive(Default)]
struct Scratch {
    successors: Vec<Cells>,
    ordered: Vec<(i32, Cells)>,
}

impl<'a, B: Pyramid, J: Judge<B>> Worker<'a, B, J> {
    pub fn new(task: Task<'a>, judge: J) -> Worker<'a, B, J> {
        Worker {
            task,
            judge,
            nodes: 0,
            ended: false,
            may_end: true,
            helps: false,
            last_look: 0,
            plies: Vec::new(),
            shallow: Table::new(SHALLOW_BYTES.min(task.table.bytes())),
            pyramid: std::marker::PhantomData,
        }
    }

    /// The score of the position after a turn of the root, for the root's
    /// mover, searched to `depth` plies from the root.
    pub fn root_turn(&mut self, root: Node, own: Cells, depth: u32, alpha: i32, beta: i32) -> i32 {
        let seen = self.judge.see(root);
        self.child(&Played { node: root, seen: &seen, own }, depth as i32 - 1, alpha, beta, 0)
    }

    /// Plays a turn, searches on, and scores it for the mover.
    #[inline]
    fn child(
        &mut self,
        played: &Played<'_, J::Seen>,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        self.nodes += 1;
        if depth <= 0 {
            return -self.leaf(played, ply + 1);
        }
        -self.search(played.node.after(played.own), depth, -beta, -alpha, ply + 1)
    }

    /// The score of a position that is not searched on.
    #[inline]
    fn leaf(&mut self, played: &Played<'_, J::Seen>, ply: usize) -> i32 {
        let node = played.node.after(played.own);
        if node.own.len() == self.task.balls.of_mover(ply) && self.is_lost(node, ply) {
            return lost(ply);
        }
        if self.task.is_spent(node, ply) {
            return DRAW;
        }
        self.judge.after(played.node, played.seen, played.own)
            + self.task.handicap_at(node, ply)
            + self.task.misjudgement.error_at(node)
    }

    /// Whether a mover without reserve has lost (P10, P11).
    #[cold]
    fn is_lost(&mut self, node: Node, ply: usize) -> bool {
        if !self.task.rules.plays_on_without_reserve() {
            return true;
        }
        let list = &mut scratch(&mut self.plies, ply).successors;
        let balls = self.task.balls.of_mover(ply);
        successors::<B>(node, balls, self.task.rules, Sight::FULL, list);
        list.is_empty()
    }

    /// The score of a position for its mover; fail-soft.
    fn search(&mut self, node: Node, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        if self.must_end() {
            return DRAW;
        }
        if node.own.len() == self.task.balls.of_mover(ply) && self.is_lost(node, ply) {
            return lost(ply);
        }
        if self.task.is_spent(node, ply) {
            return DRAW;
        }
        // Nothing can be worse than having lost here, or better than winning
        // with the next turn.
        alpha = alpha.max(lost(ply));
        beta = beta.min(-lost(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        let key = self.task.key(node, ply);
        let found = self.table(depth).get(key.bits);
        if let Some(entry) = found
            && let Some(score) = usable(entry, depth, alpha, beta, ply)
        {
            return score;
        }

        let mut scratch = std::mem::take(scratch(&mut self.plies, ply));
        let sight = self.task.sights[ply & 1];
        let balls = self.task.balls.of_mover(ply);
        successors::<B>(node, balls, self.task.rules, sight, &mut scratch.successors);
        let best = found.map_or(Cells::NONE, |entry| key.on_board(entry.best));
        let seen = self.judge.see(node);
        self.order(node, &seen, depth, best, &mut scratch);
        let tried = Tried { node, seen: &seen, depth, ply };
        let result = self.try_all(tried, alpha, beta, &mut scratch.ordered);
        self.plies[ply] = scratch;
        let Some(Best { score, own }) = result else {
            return DRAW;
        };

        let bound = if score >= beta {
            Bound::AtLeast
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let entry = Entry {
            score: to_stored(score, ply),
            depth: depth.min(255) as u8,
            bound,
            best: key.on_image(own),
        };
        self.table(depth).put(key.bits, entry);
        score
    }

    /// Stores the score of the root, all of whose turns have been searched.
    pub fn remember_root(&mut self, root: Node, own: Cells, score: i32, depth: u32) {
        let key = self.task.key(root, 0);
        let (score, best) = (score as i16, key.on_image(own));
        let entry = Entry { score, depth: depth.min(255) as u8, bound: Bound::Exact, best };
        self.table(depth as i32).put(key.bits, entry);
    }

    /// Where positions of this depth are remembered.
    #[inline]
    fn table(&self, depth: i32) -> &Table {
        if depth <= SHALLOW { &self.shallow } else { self.task.table }
    }

    /// Puts the most promising turns first.
    fn order(
        &mut self,
        node: Node,
        seen: &J::Seen,
        depth: i32,
        best: Cells,
        scratch: &mut Scratch,
    ) {
        scratch.ordered.clear();
        if depth <= 1 {
            scratch.ordered.extend(scratch.successors.iter().map(|&own| (0, own)));
            return;
        }
        scratch.ordered.extend(scratch.successors.iter().map(|&own| {
            let promise = if own == best { i32::MAX } else { -self.judge.after(node, seen, own) };
            (promise, own)
        }));
    }

    /// Searches the turns until one is too good; `None` if the search ended.
    fn try_all(
        &mut self,
        tried: Tried<'_, J::Seen>,
        mut alpha: i32,
        beta: i32,
        turns: &mut [(i32, Cells)],
    ) -> Option<Best> {
        let Tried { node, seen, depth, ply } = tried;
        let mut best = Best { score: lost(ply), own: Cells::NONE };
        // Those from here on are put off: another thread is searching them.
        let mut put_off = turns.len();
        let mut i = 0;
        while i < turns.len() {
            if depth > 1 && i < put_off {
                let promising = (i..put_off).max_by_key(|&j| turns[j].0).unwrap_or(i);
                turns.swap(i, promising);
            }
            let own = turns[i].1;
            let mark = self.mark(node.after(own), depth - 1).filter(|_| i > 0);
            if let Some((busy, mark)) = mark {
                if i < put_off && busy.contains(mark) {
                    put_off -= 1;
                    turns.swap(i, put_off);
                    continue;
                }
                busy.begin(mark);
            }
            let played = Played { node, seen, own };
            let mut score;
            if i == 0 || depth <= 1 {
                score = self.child(&played, depth - 1, alpha, beta, ply);
            } else {
                score = self.child(&played, depth - 1, alpha, alpha + 1, ply);
                if score > alpha && score < beta && !self.ended {
                    score = self.child(&played, depth - 1, alpha, beta, ply);
                }
            }
            if let Some((busy, mark)) = mark {
                busy.end(mark);
            }
            if self.ended {
                return None;
            }
            if score >= beta {
                // This turn alone proves the score.
                return Some(Best { score, own });
            }
            if score > best.score || i == 0 {
                best.score = score;
                best.own = own;
            }
            alpha = alpha.max(score);
            i += 1;
        }
        Some(best)
    }

    /// What to tell the other threads before searching a position, if there are
    /// others and it takes long enough.
    #[inline]
    pub fn mark(&self, node: Node, depth: i32) -> Option<(&'a Busy, Mark)> {
        let busy = self.task.busy.filter(|_| depth >= SHARED)?;
        Some((busy, Mark::new(Key::of(node), depth)))
    }

    fn must_end(&mut self) -> bool {
        let since = self.nodes - self.last_look;
        if since >= PATIENCE && self.may_end && !self.ended {
            self.last_look = self.nodes;
            if self.helps {
                self.task.helped.fetch_add(since, Ordering::Relaxed);
            }
            self.ended =
                self.task.halt.load(Ordering::Relaxed) || self.task.control.must_end(self.nodes);
        }
        self.ended
    }
}

/// A turn and where it was played.
struct Played<'a, S> {
    node: Node,
    seen: &'a S,
    /// What the mover's balls became.
    own: Cells,
}

/// A position whose turns are tried out.
struct Tried<'a, S> {
    node: Node,
    seen: &'a S,
    depth: i32,
    ply: usize,
}

struct Best {
    score: i32,
    own: Cells,
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
