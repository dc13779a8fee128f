//! Iterative deepening on one or several threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use pylos_rules::Value;
use pylos_rules::pyramid::{Cells, Rules};

use pylos_judgement::{Openings, Outcome};

use super::busy::Busy;
use super::judge::Judge;
use super::node::{Balls, Node, Pyramid};
use super::sight::{Misjudgement, Sight};
use super::spent::Spent;
use super::successors::successors;
use super::table::Table;
use super::worker::{PROVEN, Task, WIN, Worker};
use crate::{Control, Score};

/// A root to search from.
pub(super) struct Root<'a> {
    pub node: Node,
    pub rules: Rules,
    pub balls: Balls,
    /// The positions that would be drawn by repetition (P12).
    pub spent: &'a Spent,
    /// What the mover notices, and what he thinks that the other does.
    pub sights: [Sight; 2],
    pub misjudgement: Misjudgement,
    pub threads: usize,
    /// Who wins with few balls on the board, if that is known.
    pub openings: Option<&'a Openings>,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    score: i32,
    /// The best turn ends the game in a draw, and all others lose.
    forced_draw: bool,
    pub depth: u32,
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// The mover's balls after each turn of the expected line.
    pub line: Vec<Cells>,
}

/// No game needs a deeper search.
const DEEPEST: u32 = 120;

/// Searches deeper and deeper until the control ends it or all is proven.
/// `None` if there is no turn.
pub(super) fn deepen<B: Pyramid, J: Judge<B>>(
    root: &Root<'_>,
    judge: J,
    table: &Table,
    control: &Control<'_>,
    report: &mut dyn FnMut(&Found),
) -> Option<Found> {
    let turns = first_turns(root, judge);
    if turns.is_empty() {
        return None;
    }
    let halt = AtomicBool::new(false);
    let helped = AtomicU64::new(0);
    // What is limited in positions must do the same every time.
    let helpers = if control.limits().nodes.is_some() { 0 } else { root.threads.max(1) - 1 };
    let busy = (helpers > 0).then(Busy::new);
    let task = Task {
        rules: root.rules,
        balls: root.balls,
        sights: root.sights,
        misjudgement: root.misjudgement,
        table,
        spent: Some(root.spent).filter(|spent| !spent.is_empty()),
        control,
        busy: busy.as_ref(),
        halt: &halt,
        helped: &helped,
    };
    std::thread::scope(|scope| {
        for _ in 0..helpers {
            let turns = turns.clone();
            let helper = std::thread::Builder::new();
            if helper.spawn_scoped(scope, move || help(task, judge, root.node, turns)).is_err() {
                // The machine gives no more threads: these have to do.
                break;
            }
        }
        let found = lead(task, judge, root.node, turns, report);
        halt.store(true, Ordering::Relaxed);
        Some(found)
    })
}

/// A turn of the root with the score it had last.
type Scored = (Cells, i32);

/// The leading thread: its results count.
fn lead<B: Pyramid, J: Judge<B>>(
    task: Task<'_>,
    judge: J,
    root: Node,
    mut turns: Vec<Scored>,
    report: &mut dyn FnMut(&Found),
) -> Found {
    let mut worker = Worker::<B, J>::new(task, judge);
    let (first, score) = turns[0];
    let mut found = Found { score, forced_draw: false, depth: 0, nodes: 0, line: vec![first] };
    for depth in 1..=DEEPEST {
        let may_go_on = task.control.allows_depth(depth) && !task.control.must_end(worker.nodes);
        if depth > 1 && !may_go_on {
            break;
        }
        worker.may_end = depth > 1;
        let looked_at = iterate(&mut worker, root, &mut turns, depth);
        let finished = looked_at == turns.len();
        found.nodes = worker.nodes + task.helped.load(Ordering::Relaxed);
        // An iteration that was ended early counts too: the best turn of the
        // last one comes first, so what is in front now is at least as good.
        if looked_at > 0 {
            let (own, score) = turns[0];
            let line = line::<B>(task, root, own, depth);
            let depth = if finished { depth } else { found.depth };
            let forced_draw = task.is_spent(root.after(own), 1)
                && turns[1..].iter().all(|(_, score)| *score < -PROVEN);
            found = Found { score, forced_draw, depth, line, ..found };
        }
        if finished {
            report(&found);
        }
        // A win or loss in n plies is the shortest once depth n has been
        // searched; nothing better can be found then.
        let settled = found.score.abs() > PROVEN && WIN - found.score.abs() <= depth as i32;
        if !finished || settled || found.forced_draw {
            break;
        }
    }
    found
}

/// Searches all turns of the root and puts the best first. Answers how many it
/// has finished when the search was ended.
fn iterate<B: Pyramid, J: Judge<B>>(
    worker: &mut Worker<'_, B, J>,
    root: Node,
    turns: &mut [Scored],
    depth: u32,
) -> usize {
    let mut alpha = -WIN;
    // Those from here on are put off: another thread is searching them.
    let mut put_off = turns.len();
    let mut i = 0;
    while i < turns.len() {
        let own = turns[i].0;
        let mark = worker.mark(root.after(own), depth as i32 - 1).filter(|_| i > 0);
        if let Some((busy, mark)) = mark {
            if i < put_off && busy.contains(mark) {
                turns[i..].rotate_left(1);
                put_off -= 1;
                continue;
            }
            busy.begin(mark);
        }
        let mut score = if i == 0 {
            worker.root_turn(root, own, depth, -WIN, WIN)
        } else {
            worker.root_turn(root, own, depth, alpha, alpha + 1)
        };
        if i > 0 && score > alpha && !worker.ended {
            score = worker.root_turn(root, own, depth, alpha, WIN);
        }
        if let Some((busy, mark)) = mark {
            busy.end(mark);
        }
        if worker.ended {
            return i;
        }
        turns[i].1 = score;
        if i == 0 || score > alpha {
            alpha = score;
            // The best so far moves to the front, the others keep their order.
            turns[..=i].rotate_right(1);
        }
        i += 1;
    }
    worker.remember_root(root, turns[0].0, alpha, depth);
    turns.len()
}

/// A helping thread: it fills the table with what the leader will ask for.
fn help<B: Pyramid, J: Judge<B>>(task: Task<'_>, judge: J, root: Node, mut turns: Vec<Scored>) {
    let mut worker = Worker::<B, J>::new(task, judge);
    worker.helps = true;
    for depth in 1..=DEEPEST {
        if iterate(&mut worker, root, &mut turns, depth) < turns.len() {
            return;
        }
    }
}

/// The turns of the root, in a sensible first order.
fn first_turns<B: Pyramid, J: Judge<B>>(root: &Root<'_>, judge: J) -> Vec<Scored> {
    let mut legal = Vec::new();
    let balls = root.balls.of_mover(0);
    successors::<B>(root.node, balls, root.rules, Sight::FULL, &mut legal);
    if root.sights[0] != Sight::FULL {
        // Somebody who overlooks a square may think of a turn that is not
        // legal (P6, `must`), or of none at all; then he has to look again.
        let mut noticed = Vec::new();
        successors::<B>(root.node, balls, root.rules, root.sights[0], &mut noticed);
        noticed.retain(|own| legal.contains(own));
        if !noticed.is_empty() {
            legal = noticed;
        }
    }
    if let Some(openings) = root.openings {
        keep_the_value(root, openings, &mut legal);
    }
    let seen = judge.see(root.node);
    let score = |own| -judge.after(root.node, &seen, own);
    let mut turns: Vec<Scored> = legal.into_iter().map(|own| (own, score(own))).collect();
    turns.sort_by_key(|&(own, score)| (-score, own));
    turns
}

/// Drops the turns that are known to throw something away.
fn keep_the_value(root: &Root<'_>, openings: &Openings, turns: &mut Vec<Cells>) {
    let worth = |own: &Cells| {
        let next = root.node.after(*own);
        match root.spent.contains(next, 1) {
            // P12: drawn at once, whatever it would be worth otherwise.
            true => Some(Outcome::Draw),
            false => openings.outcome(next.own, next.other).map(Outcome::before),
        }
    };
    let best = turns.iter().filter_map(worth).max();
    // A turn whose worth is not known may be as good as the position is, if
    // nothing that is known wins.
    let whole = openings.outcome(root.node.own, root.node.other).unwrap_or(Outcome::Draw);
    let stays = |own: &Cells| match worth(own) {
        None => best != Some(Outcome::Win),
        Some(worth) => worth >= whole.max(best.unwrap_or(whole)),
    };
    if turns.iter().any(stays) {
        turns.retain(stays);
    } else {
        turns.retain(|own| worth(own) == best);
    }
}

/// The line that the table expects, from the first turn on.
fn line<B: Pyramid>(task: Task<'_>, root: Node, first: Cells, depth: u32) -> Vec<Cells> {
    let mut line = vec![first];
    let mut node = root.after(first);
    let mut list = Vec::new();
    while line.len() < depth as usize && !task.is_spent(node, line.len()) {
        let key = task.key(node, line.len());
        let Some(entry) = task.table.get(key.bits) else { break };
        let own = key.on_board(entry.best);
        let balls = task.balls.of_mover(line.len());
        successors::<B>(node, balls, task.rules, Sight::FULL, &mut list);
        if !list.contains(&own) {
            break;
        }
        line.push(own);
        node = node.after(own);
    }
    line
}

impl Found {
    /// What the score means at the root.
    pub fn score(&self) -> Score {
        match self.score {
            _ if self.forced_draw => Value::Draw.into(),
            score if score > PROVEN => Value::Win((WIN - score) as u16).into(),
            score if score < -PROVEN => Value::Loss((WIN + score) as u16).into(),
            score => Score::Estimate(score as i16),
        }
    }
}
