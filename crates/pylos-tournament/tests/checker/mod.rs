//! A second opinion on Swiss rounds.
//!
//! It shares no code with the library: it reads the text of a tournament line
//! by line, adds up points, sides and byes by itself, and asks of every round
//! whether what is bad in it could have been avoided. That is a question of
//! whether a graph has a perfect matching, which it answers by algebra instead
//! of search: the rank of a matrix of random numbers (Tutte 1947, Lovász 1979).
//! Full rank proves that there is one; without one the rank is never full. One
//! that is there is overlooked with a chance of some 300 in 2³¹.

use std::collections::{HashMap, HashSet};

/// What was looked at, and what was found bad but unavoidable.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    pub rounds: u32,
    pub pairings: u32,
    pub rematches: u32,
    pub second_byes: u32,
    pub broken_sides: u32,
    /// Byes that could not go to the lowest score.
    pub raised_byes: u32,
    pub byes: u32,
    pub floats: u32,
    /// Sides that were not as due.
    pub unlucky_sides: u32,
    /// Team mates who met although they were to be kept apart.
    pub mates: u32,
    /// Rounds for which every other pairing was tried.
    pub tried: u32,
}

impl Figures {
    pub fn add(&mut self, other: Figures) {
        self.rounds += other.rounds;
        self.pairings += other.pairings;
        self.rematches += other.rematches;
        self.second_byes += other.second_byes;
        self.broken_sides += other.broken_sides;
        self.raised_byes += other.raised_byes;
        self.byes += other.byes;
        self.floats += other.floats;
        self.unlucky_sides += other.unlucky_sides;
        self.mates += other.mates;
        self.tried += other.tried;
    }
}

#[derive(Clone, Default)]
struct Player {
    name: String,
    halves: u32,
    /// `true` for every game that was begun.
    began: Vec<bool>,
    met: HashSet<usize>,
    had_bye: bool,
    gone: bool,
    excused: HashSet<usize>,
    /// The team, where team mates are to be kept apart.
    team: Option<String>,
}

impl Player {
    /// Whether a side keeps within bounds: never three in a row, never three
    /// more than the other.
    fn may(&self, begin: bool) -> bool {
        let same = |it: &&bool| **it == begin;
        let row = self.began.iter().rev().take_while(same).count();
        let own = self.began.iter().filter(same).count();
        row < 2 && own < self.began.len() - own + 2
    }
}

impl Player {
    /// How many more games were begun than not.
    fn surplus(&self) -> i32 {
        self.began.iter().map(|began| if *began { 1 } else { -1 }).sum()
    }

    /// The side that is due: `true` to begin.
    fn wish(&self) -> Option<bool> {
        let last = self.began.last()?;
        Some(match self.surplus() {
            0 => !last,
            surplus => surplus < 0,
        })
    }

    /// Whether that would balance something.
    fn strong(&self) -> bool {
        let twice = matches!(self.began.as_slice(), [.., a, b] if a == b);
        self.surplus() != 0 || twice
    }
}

fn are_mates(one: &Player, other: &Player) -> bool {
    one.team.is_some() && one.team == other.team
}

fn may_meet(one: &Player, other: &Player) -> bool {
    one.may(true) && other.may(false) || one.may(false) && other.may(true)
}

/// Checks all rounds of a tournament whose players are `P1`, `P2`, ….
pub fn check(text: &str) -> Result<Figures, String> {
    let mut players: Vec<Player> = Vec::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut rounds: Vec<Vec<[usize; 2]>> = Vec::new();
    let mut byes: Vec<(usize, bool)> = Vec::new();
    let mut open = false;
    let mut figures = Figures::default();
    let apart = text.lines().any(|line| line.starts_with("[Teams") && line.contains("apart"));
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('[')) {
        let words: Vec<String> = line.split(' ').map(|word| word.replace('"', "")).collect();
        let who = |i: usize| numbers[&words[i]];
        let number = words[0].ends_with('.');
        // A round is whole when something else begins.
        if open && !number && !["bye", "half"].contains(&&*words[0]) {
            open = false;
            let pairs = rounds.last().ok_or("no round")?;
            let found = judge(&players, pairs, &byes, rounds.len());
            figures.add(found.map_err(|why| format!("round {}: {why}", rounds.len()))?);
            for &(who, full) in &byes {
                players[who].halves += if full { 2 } else { 1 };
                players[who].had_bye |= full;
            }
            byes.clear();
        }
        match &*words[0] {
            "enter" => {
                numbers.insert(words[1].clone(), players.len());
                let team = words.iter().position(|word| word == "team").filter(|_| apart);
                let team = team.map(|at| words[at + 1].clone());
                players.push(Player { name: words[1].clone(), team, ..Player::default() });
            }
            "withdraw" => players[who(1)].gone = true,
            "return" => players[who(1)].gone = false,
            "excuse" => {
                let round = words[2].parse().map_err(|_| "no round")?;
                players[who(1)].excused.insert(round);
            }
            "round" => {
                rounds.push(Vec::new());
                open = true;
            }
            "bye" => byes.push((who(1), true)),
            "half" => byes.push((who(1), false)),
            "result" => {
                let board: usize =
                    words[1].split('.').nth(1).and_then(|it| it.parse().ok()).ok_or("no board")?;
                let [first, second] = rounds.last().ok_or("no round")?[board - 1];
                let (halves, played) = match &*words[2] {
                    "1-0" => ([2, 0], true),
                    "0-1" => ([0, 2], true),
                    "1/2-1/2" => ([1, 1], true),
                    "+/-" => ([2, 0], false),
                    "-/+" => ([0, 2], false),
                    "-/-" => ([0, 0], false),
                    other => return Err(format!("no result: {other}")),
                };
                for (side, one, other) in [(0, first, second), (1, second, first)] {
                    players[one].halves += halves[side];
                    if played {
                        players[one].began.push(side == 0);
                        players[one].met.insert(other);
                    } else {
                        players[one].had_bye |= halves[side] == 2;
                    }
                }
            }
            _ if number && open => {
                let pair = [who(1), who(3)];
                rounds.last_mut().ok_or("no round")?.push(pair);
            }
            _ => {}
        }
    }
    Ok(figures)
}

fn judge(
    players: &[Player],
    pairs: &[[usize; 2]],
    byes: &[(usize, bool)],
    round: usize,
) -> Result<Figures, String> {
    let full: Vec<usize> = byes.iter().filter(|bye| bye.1).map(|bye| bye.0).collect();
    let field: Vec<usize> = (0..players.len())
        .filter(|&who| !players[who].gone && !players[who].excused.contains(&round))
        .collect();
    let mut placed: Vec<usize> = pairs.as_flattened().iter().copied().chain(full.clone()).collect();
    placed.sort_unstable();
    if placed != field {
        return Err("not everybody is paired once".to_owned());
    }
    if full.len() != field.len() % 2 {
        return Err(format!("{} byes for {} players", full.len(), field.len()));
    }
    let met = |a: usize, b: usize| players[a].met.contains(&b);
    let odd = field.len() % 2 == 1;
    // Whether everybody could be paired so that these may meet and these may
    // have the bye.
    let possible = |meet: &dyn Fn(usize, usize) -> bool, rest: &dyn Fn(usize) -> bool| {
        has_perfect_matching(field.len() + usize::from(odd), &|u, v| match (
            field.get(u),
            field.get(v),
        ) {
            (Some(&a), Some(&b)) => meet(a, b),
            (Some(&a), None) | (None, Some(&a)) => rest(a),
            (None, None) => false,
        })
    };
    let mut figures = Figures { rounds: 1, pairings: pairs.len() as u32, ..Figures::default() };
    for &[first, second] in pairs {
        let [one, other] = [&players[first], &players[second]];
        figures.rematches += u32::from(met(first, second));
        figures.broken_sides += u32::from(!one.may(true) || !other.may(false));
        figures.mates += u32::from(are_mates(one, other));
        figures.floats += u32::from(one.halves != other.halves);
        let due = |player: &Player, begins: bool| {
            let begun = player.began.iter().filter(|began| **began).count() * 2;
            match begun.cmp(&player.began.len()) {
                std::cmp::Ordering::Less => begins,
                std::cmp::Ordering::Greater => !begins,
                std::cmp::Ordering::Equal => player.began.last() != Some(&begins),
            }
        };
        figures.unlucky_sides += u32::from(!due(one, true)) + u32::from(!due(other, false));
    }
    let new = |who: usize| !players[who].had_bye;
    let fresh = |a: usize, b: usize| !met(a, b);
    let balanced = |a: usize, b: usize| !met(a, b) && may_meet(&players[a], &players[b]);
    if figures.rematches > 0 && possible(&fresh, &|_| true) {
        return Err("a rematch that could have been avoided".to_owned());
    }
    if let Some(&who) = full.first() {
        figures.byes = 1;
        let name = &players[who].name;
        if !new(who) {
            figures.second_byes = 1;
            if possible(&fresh, &new) {
                return Err(format!("{name} has a second bye that could have been avoided"));
            }
        }
        let lower = |it: usize| new(it) && players[it].halves < players[who].halves;
        if field.iter().any(|&it| lower(it)) {
            figures.raised_byes = 1;
            if possible(&balanced, &lower) {
                return Err(format!("the bye of {name} could have gone to a lower score"));
            }
        }
    }
    if figures.broken_sides > 0 && possible(&balanced, &new) {
        return Err("sides out of balance that could have been avoided".to_owned());
    }
    if figures.mates > 0 {
        let apart = |a: usize, b: usize| balanced(a, b) && !are_mates(&players[a], &players[b]);
        let low = full.first().map(|&who| players[who].halves);
        let rest = |it: usize| new(it) && low.is_none_or(|low| players[it].halves <= low);
        if possible(&apart, &rest) {
            return Err("team mates who could have been kept apart".to_owned());
        }
    }
    if field.len() <= SMALL {
        figures.tried = 1;
        let own = faults(players, &field, pairs, full.first().copied());
        let (better, least) = least_faults(players, &field);
        if least < own {
            return Err(format!("{own:?}, but {better:?} has only {least:?}"));
        }
    }
    Ok(figures)
}

/// Fields of which every pairing can be tried: 945 for nine players.
const SMALL: usize = 9;

/// What is bad in a round, the worst first, down to the colours of the first
/// score group; few pairs count as many faults.
fn faults(
    players: &[Player],
    field: &[usize],
    pairs: &[[usize; 2]],
    bye: Option<usize>,
) -> [i32; 9] {
    let halves = |who: usize| players[who].halves;
    let top = field.iter().map(|&who| halves(who)).max();
    let next = field.iter().map(|&who| halves(who)).filter(|&it| Some(it) != top).max();
    let is = |who: usize, group: Option<u32>| Some(halves(who)) == group;
    let count = |bad: &dyn Fn(usize, usize) -> bool| {
        pairs.iter().filter(|[a, b]| bad(*a, *b)).count() as i32
    };
    let same = |a: usize, b: usize| {
        let wish = players[a].wish();
        wish.is_some() && wish == players[b].wish()
    };
    let inside = |a: usize, b: usize| is(a, top) && is(b, top);
    [
        count(&|a, b| players[a].met.contains(&b)),
        bye.map_or(0, |who| i32::from(players[who].had_bye)),
        count(&|a, b| !may_meet(&players[a], &players[b])),
        bye.map_or(0, |who| halves(who) as i32),
        count(&|a, b| are_mates(&players[a], &players[b])),
        -count(&inside),
        -count(&|a, b| is(a, next) && (is(b, next) || is(b, top)) || is(b, next) && is(a, top)),
        count(&|a, b| inside(a, b) && same(a, b)),
        count(&|a, b| inside(a, b) && same(a, b) && players[a].strong() && players[b].strong()),
    ]
}

/// The round with the least faults, by trying all of them.
fn least_faults(players: &[Player], field: &[usize]) -> (Vec<[usize; 2]>, [i32; 9]) {
    type Found = Option<(Vec<[usize; 2]>, [i32; 9])>;
    type Judge<'a> = dyn Fn(&[[usize; 2]], Option<usize>) -> [i32; 9] + 'a;
    fn search(
        left: &[usize],
        pairs: &mut Vec<[usize; 2]>,
        bye: Option<usize>,
        judge: &Judge<'_>,
        best: &mut Found,
    ) {
        let Some((&first, others)) = left.split_first() else {
            let found = judge(pairs, bye);
            if best.as_ref().is_none_or(|(_, least)| found < *least) {
                *best = Some((pairs.clone(), found));
            }
            return;
        };
        for &partner in others {
            let rest: Vec<usize> = others.iter().copied().filter(|&it| it != partner).collect();
            pairs.push([first, partner]);
            search(&rest, pairs, bye, judge, best);
            pairs.pop();
        }
        if left.len() % 2 == 1 {
            search(others, pairs, Some(first), judge, best);
        }
    }
    let mut best = None;
    let judge = |pairs: &[[usize; 2]], bye| faults(players, field, pairs, bye);
    search(field, &mut Vec::new(), None, &judge, &mut best);
    best.expect("a field has a pairing")
}

/// A prime that leaves room to multiply.
const PRIME: u64 = (1 << 31) - 1;

fn has_perfect_matching(n: usize, edge: &dyn Fn(usize, usize) -> bool) -> bool {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        1 + state % (PRIME - 1)
    };
    let mut matrix = vec![vec![0; n]; n];
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    for (u, v) in pairs.filter(|&(u, v)| edge(u, v)) {
        matrix[u][v] = random();
        matrix[v][u] = PRIME - matrix[u][v];
    }
    for column in 0..n {
        let Some(pivot) = (column..n).find(|&row| matrix[row][column] != 0) else { return false };
        matrix.swap(column, pivot);
        let (upper, lower) = matrix.split_at_mut(column + 1);
        let top = &upper[column];
        let inverse = power(top[column], PRIME - 2);
        for row in lower.iter_mut().filter(|row| row[column] != 0) {
            let factor = PRIME - row[column] * inverse % PRIME;
            for i in column..n {
                row[i] = (row[i] + factor * top[i]) % PRIME;
            }
        }
    }
    true
}

fn power(base: u64, exponent: u64) -> u64 {
    let (mut base, mut exponent, mut result) = (base, exponent, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base % PRIME;
        }
        base = base * base % PRIME;
        exponent /= 2;
    }
    result
}

/// The checker checks: it must see what is wrong.
#[test]
fn graphs_with_and_without_a_perfect_matching() {
    let path = |u: usize, v: usize| u.abs_diff(v) == 1;
    assert!(has_perfect_matching(6, &path));
    let star = |u: usize, v: usize| u == 0 || v == 0;
    assert!(has_perfect_matching(2, &star) && !has_perfect_matching(4, &star));
    // Two triangles, joined by one edge or by none.
    let triangles = |u: usize, v: usize| u / 3 == v / 3;
    assert!(!has_perfect_matching(6, &triangles));
    assert!(has_perfect_matching(6, &|u, v| triangles(u, v) || u + v == 5));
}
