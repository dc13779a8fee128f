//! Looking for puzzles in games between levels.
//!
//! Game number `n` of a seed is always the same game, whoever plays it and
//! when. Threads take the next games from one counter; what they find is put
//! back into the order of the games before anything is counted or left out, so
//! that a seed gives the same puzzles with any number of threads.

mod games;
mod recipe;
mod select;

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

pub use games::Games;
pub use recipe::{Recipe, SHIPPED, Stage, prepare};
pub use select::select;

use crate::find::find;
use crate::{Judge, Puzzling, Solution};

/// What to look for.
#[derive(Clone, Copy, Debug)]
pub struct Plan<R> {
    /// The rules.
    pub rules: R,
    /// Which games.
    pub seed: u64,
    /// How many puzzles are enough.
    pub wanted: usize,
    /// How many threads look.
    pub threads: usize,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mined {
    /// Puzzles found.
    pub puzzles: usize,
    /// Games looked through.
    pub games: u64,
}

/// A thread takes so many games at a time.
const BATCH: u64 = 16;

/// Without a puzzle in so many games there are none to be found any more.
const BARREN: u64 = 20_000;

/// Puzzles in the order of the games in which they come up, each once, turned
/// and mirrored ones left out. Fewer than wanted if `watch` breaks, or if games
/// bring nothing new any more.
pub fn mine<P: Puzzling, J: Judge<P>>(
    plan: &Plan<P::Rules>,
    judge: impl Fn() -> J + Sync,
    mut watch: impl FnMut(Mined) -> ControlFlow<()>,
) -> Vec<Solution<P>> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::sync_channel(64);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, next, enough, judge) = (sender.clone(), &next, &enough, &judge);
            scope.spawn(move || {
                let mut digger = Digger::new(plan, judge());
                while !enough.load(Ordering::Relaxed) {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if sender.send((batch, digger.dig(batch))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let found = in_order(plan.wanted, &receiver, &mut watch);
        enough.store(true, Ordering::Relaxed);
        // Whoever still wants to hand something in must not wait for ever.
        drop(receiver);
        found
    })
}

/// Puts the batches back into their order and leaves out what was there.
fn in_order<P: Puzzling>(
    wanted: usize,
    receiver: &mpsc::Receiver<(u64, Vec<Solution<P>>)>,
    watch: &mut impl FnMut(Mined) -> ControlFlow<()>,
) -> Vec<Solution<P>> {
    let (mut waiting, mut batch, mut last) = (BTreeMap::new(), 0, 0);
    let (mut known, mut found) = (HashSet::new(), Vec::new());
    for (number, solutions) in receiver {
        waiting.insert(number, solutions);
        while let Some(solutions) = waiting.remove(&batch) {
            batch += 1;
            for solution in solutions {
                if known.insert(solution.start().one_of_its_kind()) {
                    found.push(solution);
                    last = batch;
                }
                if found.len() >= wanted {
                    return found;
                }
            }
        }
        let barren = (batch - last) * BATCH > BARREN;
        let mined = Mined { puzzles: found.len(), games: batch * BATCH };
        if watch(mined).is_break() || barren {
            break;
        }
    }
    found
}

/// One thread's work.
struct Digger<P: Puzzling, J> {
    rules: P::Rules,
    games: Games<P>,
    judge: J,
    /// What this thread has looked at. It takes games in ascending order, so
    /// what comes again would be left out anyway.
    seen: HashSet<P>,
}

impl<P: Puzzling, J: Judge<P>> Digger<P, J> {
    fn new(plan: &Plan<P::Rules>, judge: J) -> Digger<P, J> {
        let games = Games::new(plan.rules, plan.seed);
        Digger { rules: plan.rules, games, judge, seen: HashSet::new() }
    }

    fn dig(&mut self, batch: u64) -> Vec<Solution<P>> {
        let mut found = Vec::new();
        for number in batch * BATCH..(batch + 1) * BATCH {
            for position in self.games.positions(number) {
                if position.is_ripe() && self.seen.insert(position.one_of_its_kind()) {
                    found.extend(find(&mut self.judge, self.rules, &position));
                }
            }
        }
        found
    }
}
