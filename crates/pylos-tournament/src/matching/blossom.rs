//! Edmonds' algorithm for a perfect matching of maximum weight, in O(n³).
//!
//! Every vertex has a *price*. Prices are kept so high that no two vertices
//! are worth more together than they cost: `price(u) + price(v) ≥ weight(u, v)`.
//! What is missing is the *slack* of the edge; an edge without slack is tight.
//! A perfect matching of tight edges alone is as heavy as all prices together,
//! and none can be heavier. So the algorithm only ever matches along tight
//! edges, and lowers prices until there are enough of them.
//!
//! From all vertices that are still free, trees of tight edges are grown:
//! *outer* nodes at even distance from a root, *inner* ones at odd distance,
//! each inner one followed by its partner. A tight edge between two trees makes
//! a path that, with matched and unmatched edges swapped, matches one pair
//! more. A tight edge within a tree closes an odd cycle, a *blossom*, which is
//! shrunk to a single outer node with a price of its own. When no edge is
//! tight, outer prices fall and inner ones rise by the same amount, until one
//! is; an inner blossom whose price falls to nothing is opened again.
//!
//! All free vertices take part in every change of prices, which start even.
//! So the slack between outer nodes is always even, and halving it is exact.
//!
//! Nodes are vertices (`0..n`) and blossoms (`n..`). Between any two nodes the
//! tightest edge is remembered. It stays the tightest, because all vertices of
//! a node change their prices together; that is what saves the fourth power.

use std::collections::VecDeque;

use super::Weight;

/// No node.
const NONE: usize = usize::MAX;

/// What a node is in the trees that are being grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Unreached,
    Outer,
    Inner,
}

/// An edge, seen from its first end.
type Edge = (u16, u16);

pub(super) struct Search<W> {
    /// How many vertices there are.
    pub(super) n: usize,
    /// How many nodes there can be: a blossom has three children at least.
    room: usize,
    /// Four times the weights that were given, so that prices stay even.
    weights: Vec<W>,
    /// Prices of vertices (twice what the reasoning above says) and blossoms.
    pub(super) price: Vec<W>,
    /// The outermost node that a vertex, or a node, belongs to; `NONE` for
    /// blossoms that do not exist.
    outermost: Vec<usize>,
    /// The vertex outside a node that the node is matched with.
    mate: Vec<usize>,
    /// The odd cycle of a blossom. Its first node holds the vertex that is
    /// matched outside.
    pub(super) children: Vec<Vec<usize>>,
    /// The child of a blossom that a vertex is in.
    child_with: Vec<usize>,
    /// The tightest edge between two nodes.
    tightest: Vec<Edge>,
    label: Vec<Label>,
    /// The outer vertex from which an inner node was reached.
    parent: Vec<usize>,
    /// The outer vertex with the tightest edge to a node.
    nearest: Vec<usize>,
    /// Outer vertices whose edges have not been looked at.
    queue: VecDeque<usize>,
    /// Marks of the walk to a common ancestor.
    seen: Vec<u32>,
    walk: u32,
}

impl<W: Weight> Search<W> {
    pub(super) fn new(n: usize, weight: impl Fn(usize, usize) -> W) -> Search<W> {
        let room = n + n / 2;
        let double = |weight: W| weight + weight;
        let mut weights = vec![W::ZERO; n * n];
        let mut price = vec![W::ZERO; room];
        for u in 0..n {
            let others = (0..n).filter(|&v| v != u);
            let heaviest = others.clone().map(|v| weight(u.min(v), u.max(v))).max();
            price[u] = double(heaviest.unwrap_or(W::ZERO));
            for v in others {
                weights[u * n + v] = double(double(weight(u.min(v), u.max(v))));
            }
        }
        let mut tightest = vec![(0, 0); room * room];
        for u in 0..n {
            for v in 0..n {
                tightest[u * room + v] = (u as u16, v as u16);
            }
        }
        let mut search = Search {
            n,
            room,
            weights,
            price,
            outermost: (0..room).map(|node| if node < n { node } else { NONE }).collect(),
            mate: vec![NONE; room],
            children: vec![Vec::new(); room],
            child_with: vec![NONE; room * n],
            tightest,
            label: vec![Label::Unreached; room],
            parent: vec![NONE; room],
            nearest: vec![NONE; room],
            queue: VecDeque::new(),
            seen: vec![0; room],
            walk: 0,
        };
        search.match_tight_edges();
        search
    }

    /// Who ended up with whom.
    pub(super) fn partners(&self) -> Vec<usize> {
        self.mate[..self.n].to_vec()
    }

    /// A start that costs little: vertices that like each other best.
    fn match_tight_edges(&mut self) {
        for u in 0..self.n {
            if self.mate[u] != NONE {
                continue;
            }
            let free = |v: &usize| *v != u && self.mate[*v] == NONE;
            let tight = |v: &usize| self.slack((u as u16, *v as u16)) == W::ZERO;
            if let Some(v) = (0..self.n).filter(free).find(tight) {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    /// Matches one pair more; `false` if everybody has a partner.
    pub(super) fn grow(&mut self) -> bool {
        self.label.fill(Label::Unreached);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 0..self.room {
            if self.outermost[node] == node && self.mate[node] == NONE {
                self.make_outer(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(u) = self.queue.pop_front() {
                if self.look_around(u) {
                    return true;
                }
            }
            let Some(change) = self.largest_change() else { return false };
            self.change_prices(change);
            if self.follow_tight_edges() {
                return true;
            }
            for blossom in self.n..self.room {
                let opened = self.outermost[blossom] == blossom
                    && self.label[blossom] == Label::Inner
                    && self.price[blossom] == W::ZERO;
                if opened {
                    self.open(blossom);
                }
            }
        }
    }

    fn slack(&self, (u, v): Edge) -> W {
        let (u, v) = (u as usize, v as usize);
        self.price[u] + self.price[v] - self.weights[u * self.n + v]
    }

    fn edge(&self, from: usize, to: usize) -> Edge {
        self.tightest[from * self.room + to]
    }

    fn make_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        self.nearest[node] = NONE;
        self.enqueue(node);
        self.find_nearest(node);
    }

    /// All vertices of a node are to be looked at.
    fn enqueue(&mut self, node: usize) {
        if node < self.n {
            self.queue.push_back(node);
        } else {
            for i in 0..self.children[node].len() {
                self.enqueue(self.children[node][i]);
            }
        }
    }

    /// Looks at all edges of an outer vertex; `true` if a pair was won.
    fn look_around(&mut self, u: usize) -> bool {
        for v in 0..self.n {
            let (own, other) = (self.outermost[u], self.outermost[v]);
            if own == other || self.label[other] == Label::Inner {
                continue;
            }
            if self.slack((u as u16, v as u16)) == W::ZERO {
                if self.follow(u, v) {
                    return true;
                }
            } else {
                self.keep_nearer(u, other);
            }
        }
        false
    }

    fn keep_nearer(&mut self, u: usize, node: usize) {
        let before = self.nearest[node];
        let nearer =
            before == NONE || self.slack(self.edge(u, node)) < self.slack(self.edge(before, node));
        if nearer {
            self.nearest[node] = u;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for u in 0..self.n {
            let top = self.outermost[u];
            if top != node && self.label[top] == Label::Outer {
                self.keep_nearer(u, node);
            }
        }
    }

    /// How far outer prices can fall before an edge is tight or a blossom
    /// opens.
    fn largest_change(&self) -> Option<W> {
        (0..self.room)
            .filter(|&node| self.outermost[node] == node)
            .filter_map(|node| {
                let slack = || Some(self.slack(self.edge(self.nearest[node], node)));
                let reached = self.nearest[node] != NONE;
                match self.label[node] {
                    Label::Unreached if reached => slack(),
                    Label::Outer if reached => slack().map(W::half),
                    Label::Inner if node >= self.n => Some(self.price[node].half()),
                    _ => None,
                }
            })
            .min()
    }

    fn change_prices(&mut self, change: W) {
        for u in 0..self.n {
            match self.label[self.outermost[u]] {
                Label::Outer => self.price[u] = self.price[u] - change,
                Label::Inner => self.price[u] = self.price[u] + change,
                Label::Unreached => {}
            }
        }
        for blossom in self.n..self.room {
            if self.outermost[blossom] == blossom {
                match self.label[blossom] {
                    Label::Outer => self.price[blossom] = self.price[blossom] + change + change,
                    Label::Inner => self.price[blossom] = self.price[blossom] - change - change,
                    Label::Unreached => {}
                }
            }
        }
    }

    fn follow_tight_edges(&mut self) -> bool {
        for node in 0..self.room {
            let nearest = self.nearest[node];
            if self.outermost[node] != node
                || nearest == NONE
                || self.label[node] == Label::Inner
                || self.outermost[nearest] == node
            {
                continue;
            }
            let (u, v) = self.edge(nearest, node);
            if self.slack((u, v)) == W::ZERO && self.follow(u as usize, v as usize) {
                return true;
            }
        }
        false
    }

    /// A tight edge from an outer vertex: the tree grows, a blossom shrinks, or
    /// a pair is won (`true`).
    fn follow(&mut self, u: usize, v: usize) -> bool {
        let (own, other) = (self.outermost[u], self.outermost[v]);
        match self.label[other] {
            Label::Inner => {}
            Label::Unreached => {
                self.label[other] = Label::Inner;
                self.parent[other] = u;
                self.nearest[other] = NONE;
                self.make_outer(self.outermost[self.mate[other]]);
            }
            Label::Outer => match self.common_ancestor(own, other) {
                Some(ancestor) => self.shrink(own, ancestor, other),
                None => {
                    self.augment(own, other);
                    self.augment(other, own);
                    return true;
                }
            },
        }
        false
    }

    /// The next outer node on the way to the root.
    fn grandparent(&self, node: usize) -> Option<usize> {
        let mate = self.mate[node];
        (mate != NONE).then(|| self.outermost[self.parent[self.outermost[mate]]])
    }

    fn common_ancestor(&mut self, u: usize, v: usize) -> Option<usize> {
        self.walk += 1;
        let (mut here, mut there) = (Some(u), Some(v));
        while here.is_some() || there.is_some() {
            if let Some(node) = here {
                if self.seen[node] == self.walk {
                    return Some(node);
                }
                self.seen[node] = self.walk;
                here = self.grandparent(node);
            }
            std::mem::swap(&mut here, &mut there);
        }
        None
    }

    /// Swaps matched and unmatched edges from an outer node to its root, which
    /// frees the node for `partner`.
    fn augment(&mut self, node: usize, partner: usize) {
        let (mut node, mut partner) = (node, partner);
        loop {
            let before = self.mate[node];
            self.marry(node, partner);
            if before == NONE {
                return;
            }
            let inner = self.outermost[before];
            let outer = self.outermost[self.parent[inner]];
            self.marry(inner, outer);
            (node, partner) = (outer, inner);
        }
    }

    /// Matches a node with another along their tightest edge; within a blossom
    /// everybody else is matched round the cycle.
    fn marry(&mut self, node: usize, partner: usize) {
        let (u, v) = self.edge(node, partner);
        self.mate[node] = v as usize;
        if node < self.n {
            return;
        }
        let child = self.child_with[node * self.n + u as usize];
        let place = self.even_place(node, child);
        for i in 0..place {
            self.marry(self.children[node][i], self.children[node][i ^ 1]);
        }
        self.marry(child, partner);
        self.children[node].rotate_left(place);
    }

    /// The place of a child in its cycle, which is turned round if the way
    /// from its first node is odd.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let children = &mut self.children[blossom];
        let place = children.iter().position(|&it| it == child).unwrap_or(0);
        if place.is_multiple_of(2) {
            return place;
        }
        children[1..].reverse();
        children.len() - place
    }

    /// Makes an outer node of the odd cycle through two outer nodes and their
    /// ancestor.
    fn shrink(&mut self, u: usize, ancestor: usize, v: usize) {
        let new = |node: &usize| self.outermost[*node] == NONE;
        let Some(blossom) = (self.n..self.room).find(new) else {
            unreachable!("blossoms within each other have three children at least");
        };
        let mut children = vec![ancestor];
        self.climb(u, ancestor, &mut children);
        children[1..].reverse();
        self.climb(v, ancestor, &mut children);
        self.price[blossom] = W::ZERO;
        self.mate[blossom] = self.mate[ancestor];
        self.label[blossom] = Label::Outer;
        for v in 0..self.n {
            self.child_with[blossom * self.n + v] = NONE;
        }
        for (number, &child) in children.iter().enumerate() {
            self.remember_edges(blossom, child, number == 0);
            for v in 0..self.n {
                let inside =
                    v == child || child >= self.n && self.child_with[child * self.n + v] != NONE;
                if inside {
                    self.child_with[blossom * self.n + v] = child;
                }
            }
        }
        self.children[blossom] = children;
        self.set_outermost(blossom, blossom);
        self.find_nearest(blossom);
    }

    /// The nodes from an outer one up to an ancestor. Inner ones will be
    /// outer.
    fn climb(&mut self, from: usize, ancestor: usize, children: &mut Vec<usize>) {
        let mut node = from;
        while node != ancestor {
            let inner = self.outermost[self.mate[node]];
            children.extend([node, inner]);
            self.enqueue(inner);
            node = self.outermost[self.parent[inner]];
        }
    }

    /// The edges of a child are edges of its blossom, if they are tighter.
    fn remember_edges(&mut self, blossom: usize, child: usize, first: bool) {
        for node in 0..self.room {
            if self.outermost[node] == NONE {
                continue;
            }
            let (out, back) = (self.edge(child, node), self.edge(node, child));
            if first || self.slack(out) < self.slack(self.edge(blossom, node)) {
                self.tightest[blossom * self.room + node] = out;
                self.tightest[node * self.room + blossom] = back;
            }
        }
    }

    fn set_outermost(&mut self, node: usize, top: usize) {
        self.outermost[node] = top;
        for i in 0..self.children[node].len() {
            self.set_outermost(self.children[node][i], top);
        }
    }

    /// Opens an inner blossom without a price. The children on the even way
    /// from where the tree entered it to its base stay in the tree.
    fn open(&mut self, blossom: usize) {
        let entered = self.edge(blossom, self.outermost[self.parent[blossom]]).0;
        let entrance = self.child_with[blossom * self.n + entered as usize];
        let place = self.even_place(blossom, entrance);
        let children = std::mem::take(&mut self.children[blossom]);
        for &child in &children {
            self.set_outermost(child, child);
            self.label[child] = Label::Unreached;
        }
        self.outermost[blossom] = NONE;
        for pair in children[..place].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.label[inner] = Label::Inner;
            self.parent[inner] = self.edge(outer, inner).0 as usize;
            self.nearest[inner] = NONE;
            self.make_outer(outer);
        }
        self.label[entrance] = Label::Inner;
        self.parent[entrance] = self.parent[blossom];
        self.nearest[entrance] = NONE;
        for &child in &children[place + 1..] {
            self.find_nearest(child);
        }
    }
}

#[cfg(test)]
impl<W: Weight> Search<W> {
    /// All blossoms that contain a vertex.
    pub(super) fn blossoms_of(&self, vertex: usize) -> Vec<usize> {
        let inside =
            |b: &usize| self.outermost[*b] != NONE && self.child_with[*b * self.n + vertex] != NONE;
        (self.n..self.room).filter(inside).collect()
    }

    /// What two vertices cost beyond what they are worth, blossoms not counted.
    pub(super) fn bare_slack(&self, u: usize, v: usize) -> W {
        self.slack((u as u16, v as u16))
    }
}
