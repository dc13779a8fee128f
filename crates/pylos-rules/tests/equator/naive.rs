//! The equator game once more, slowly and obviously: tables of neighbours
//! written out by hand, pawns in a list, no masks. It shares nothing with the
//! rules that it checks but the option names.

use pylos_rules::equator::{
    Color, Designation, EquatorPoints, Movement, Rules, SetAside, SetupMode, Singleton,
};

/// A turn: what is played, and where to, by number. Intersections are
/// `i1…i5 o1…o5` = 0…9, equator points `ol il e1…e5 ir or` = 0…8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NaiveTurn {
    Place { size: usize, at: usize },
    Play { from: usize, to: usize },
    Pass,
}

/// Which intersections are next to which.
const NEIGHBOURS: [&[usize]; 10] = [
    &[1, 5],
    &[0, 2, 6],
    &[1, 3, 7],
    &[2, 4, 8],
    &[3, 9],
    &[6, 0],
    &[5, 7, 1],
    &[6, 8, 2],
    &[7, 9, 3],
    &[8, 4],
];

/// Which equator points are next to which intersection.
const EXITS: [&[usize]; 10] = [&[1, 2], &[3], &[4], &[5], &[6, 7], &[0], &[], &[], &[], &[8]];

/// Every line, from one end to the other, as intersections; the equator point
/// at its start and at its end, if it reaches the equator there.
struct Line {
    start: Option<usize>,
    places: [usize; 5],
    length: usize,
    end: usize,
}

const fn circle(places: [usize; 5], start: usize, end: usize) -> Line {
    Line { start: Some(start), places, length: 5, end }
}

const fn meridian(n: usize) -> Line {
    Line { start: None, places: [n + 5, n, 0, 0, 0], length: 2, end: n + 2 }
}

const LINES: [Line; 7] = [
    circle([0, 1, 2, 3, 4], 1, 7),
    circle([5, 6, 7, 8, 9], 0, 8),
    meridian(0),
    meridian(1),
    meridian(2),
    meridian(3),
    meridian(4),
];

#[derive(Clone, Debug)]
pub struct Model {
    rules: Rules,
    /// Size of the pawn on each intersection of blue and red; 0 is nobody.
    pub home: [[usize; 10]; 2],
    /// Colour and size on each equator point.
    pub equator: [Option<(usize, usize)>; 9],
    pub leader: usize,
    pub battle: usize,
    pub played: usize,
    pub last: Option<usize>,
    pub pile: usize,
    pub points: [usize; 2],
    /// How many pawns were left at the end of each battle.
    pub left: Vec<usize>,
    /// How many turns were passed.
    pub passes: usize,
}

impl Model {
    pub fn start(rules: Rules, leader: Color) -> Model {
        Model {
            rules,
            home: [[0; 10]; 2],
            equator: [None; 9],
            leader: leader as usize,
            battle: 0,
            played: 0,
            last: None,
            pile: 0,
            points: [0; 2],
            left: Vec::new(),
            passes: 0,
        }
    }

    pub fn turn(&self) -> usize {
        let follower = 1 - self.leader;
        if self.battle > 0 {
            return if self.played.is_multiple_of(2) { self.leader } else { follower };
        }
        let followers_turn = match self.rules.setup() {
            SetupMode::Whole | SetupMode::Hidden => self.played < 10,
            SetupMode::Alternating | SetupMode::Random | SetupMode::Mirror => {
                self.played.is_multiple_of(2)
            }
        };
        if followers_turn { follower } else { self.leader }
    }

    /// Every legal turn, in the order of the rules document.
    pub fn turns(&self, turns: &mut Vec<NaiveTurn>) {
        turns.clear();
        let me = self.turn();
        if self.battle == 6 {
            return;
        }
        if self.battle == 0 {
            for at in 0..10 {
                for size in 1..=5 {
                    if self.home[me][at] == 0
                        && self.home[me].iter().filter(|s| **s == size).count() < 2
                        && self.mirrors(at, size)
                    {
                        turns.push(NaiveTurn::Place { size, at });
                    }
                }
            }
            return;
        }
        for designated_only in [true, false] {
            for from in 0..10 {
                if self.home[me][from] > 0 && (!designated_only || self.is_designated(from)) {
                    for to in 0..9 {
                        if self.can_reach(me, from, to) {
                            turns.push(NaiveTurn::Play { from, to });
                        }
                    }
                }
            }
            if !turns.is_empty() {
                return;
            }
        }
        turns.push(NaiveTurn::Pass);
    }

    fn mirrors(&self, at: usize, size: usize) -> bool {
        let me = self.turn();
        self.rules.setup() != SetupMode::Mirror
            || me != self.leader
            || self.home[1 - me][at] == size
    }

    fn is_designated(&self, from: usize) -> bool {
        match (self.rules.designation(), self.last) {
            (Designation::Any, _) | (_, None) => true,
            (Designation::Line, Some(0 | 8)) => from >= 5,
            (Designation::Line, Some(1 | 7)) => from < 5,
            (Designation::Line, Some(point)) => from % 5 == point - 2,
        }
    }

    fn can_reach(&self, me: usize, from: usize, to: usize) -> bool {
        if self.rules.points() == EquatorPoints::Five && !(2..=6).contains(&to) {
            return false;
        }
        if self.equator[to].is_some() {
            return false;
        }
        let home = &self.home[me];
        match self.rules.movement() {
            Movement::Free => true,
            Movement::Straight => LINES.iter().any(|line| straight(line, home, from, to)),
            Movement::Slide => slides(home, from, to),
        }
    }

    pub fn play(&mut self, turn: NaiveTurn) {
        let me = self.turn();
        match turn {
            NaiveTurn::Place { size, at } => {
                self.home[me][at] = size;
                self.played += 1;
                if self.played == 20 {
                    self.battle = 1;
                    self.played = 0;
                }
                return;
            }
            NaiveTurn::Play { from, to } => {
                let size = self.home[me][from];
                self.home[me][from] = 0;
                let old = (0..9).find(|p| self.equator[*p].is_some_and(|(_, s)| s == size));
                match (old, self.rules.set_aside()) {
                    (None, _) => self.equator[to] = Some((me, size)),
                    (Some(old), SetAside::Old) => {
                        self.equator[old] = None;
                        self.equator[to] = Some((me, size));
                        self.pile += 1;
                    }
                    (Some(_), SetAside::New) => self.pile += 1,
                }
                self.last = Some(to);
            }
            NaiveTurn::Pass => {
                self.last = None;
                self.passes += 1;
            }
        }
        self.played += 1;
        if self.played == 4 {
            self.end_battle();
        }
    }

    fn end_battle(&mut self) {
        let mut left: Vec<_> = self.equator.iter().flatten().map(|(c, s)| (*s, *c)).collect();
        left.sort_unstable();
        let winner = match left[..] {
            [] => self.leader,
            [(_, only)] => only,
            [(_, smallest), _] => smallest,
            [_, (_, middle), _] => middle,
            [.., (_, largest)] => largest,
        };
        self.left.push(left.len());
        self.points[winner] += left.len();
        self.equator = [None; 9];
        self.last = None;
        self.leader = winner;
        self.played = 0;
        self.battle += 1;
        if self.battle == 6 {
            self.points[winner] += self.pile;
            self.points[winner] += usize::from(self.rules.singleton() == Singleton::On);
            self.pile = 0;
        }
    }

    /// The position text, written from the description in the rules document.
    pub fn text(&self) -> String {
        let letter = |color: usize, size: usize| {
            let letters = [b".ABCDE", b".abcde"][color];
            char::from(letters[size])
        };
        let row = |color: usize, first: usize| -> String {
            (first..first + 5).map(|at| letter(color, self.home[color][at])).collect()
        };
        let nine = self.rules.points() == EquatorPoints::Nine;
        let points = if nine { 0..9 } else { 2..7 };
        let equator: String =
            points.map(|p| self.equator[p].map_or('.', |(c, s)| letter(c, s))).collect();
        let last = self.last.map_or("-", |p| NAMES[p]);
        format!(
            "{}/{}/{}/{}/{} {} {}.{} {} {} {}:{}",
            row(0, 5),
            row(0, 0),
            equator,
            row(1, 0),
            row(1, 5),
            ["B", "R"][self.leader],
            self.battle,
            self.played,
            last,
            self.pile,
            self.points[0],
            self.points[1]
        )
    }
}

const NAMES: [&str; 9] = ["ol", "il", "e1", "e2", "e3", "e4", "e5", "ir", "or"];

/// Along one line: from a place on it to one of its ends.
fn straight(line: &Line, home: &[usize; 10], from: usize, to: usize) -> bool {
    let places = &line.places[..line.length];
    let Some(here) = places.iter().position(|place| *place == from) else { return false };
    let empty = |places: &[usize]| places.iter().all(|place| home[*place] == 0);
    line.start == Some(to) && empty(&places[..here]) || line.end == to && empty(&places[here + 1..])
}

/// Along any lines, over empty intersections.
fn slides(home: &[usize; 10], from: usize, to: usize) -> bool {
    let mut been = [false; 10];
    let mut ahead = [from; 10];
    let mut count = 1;
    been[from] = true;
    while count > 0 {
        count -= 1;
        let here = ahead[count];
        if EXITS[here].contains(&to) {
            return true;
        }
        for next in NEIGHBOURS[here] {
            if home[*next] == 0 && !been[*next] {
                been[*next] = true;
                ahead[count] = *next;
                count += 1;
            }
        }
    }
    false
}
