//! Positions by lot, each as likely as any other.

use pylos_rules::Random;
use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Setup};

/// All positions of a game, to draw from: every set of supported cells, every
/// colouring that the balls allow. Whether play can lead there is not asked.
pub struct Lots {
    /// Sets of cells with who is to move, and how many positions there are up
    /// to and including each.
    upto: Vec<(u64, Cells, Color)>,
    balls: [u32; 2],
}

impl Lots {
    /// The positions of a game. With equally many balls light is to move in all
    /// of them: colours make no difference.
    pub fn new(rules: Rules) -> Lots {
        Lots::with(rules, 0..=30)
    }

    /// Those with so many balls on the board.
    pub fn with(rules: Rules, on_board: std::ops::RangeInclusive<u32>) -> Lots {
        let balls = Color::BOTH.map(|color| rules.balls(color));
        let sides = if balls[0] == balls[1] { &Color::BOTH[..1] } else { &Color::BOTH[..] };
        let mut lots = Lots { upto: Vec::new(), balls };
        let mut total = 0;
        let wanted = |occupied: &Cells| on_board.contains(&occupied.len());
        for occupied in occupancies().into_iter().filter(wanted) {
            for &to_move in sides {
                total +=
                    lots.own(occupied, to_move).map(|own| choose(occupied.len(), own)).sum::<u64>();
                lots.upto.push((total, occupied, to_move));
            }
        }
        lots
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.upto.last().map_or(0, |(total, ..)| *total)
    }

    /// Whether there is none: with more balls than the sides have.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them.
    pub fn draw(&self, random: &mut Random) -> Position {
        let lot = random.below(self.len());
        let (_, occupied, to_move) = self.upto[self.upto.partition_point(|(end, ..)| *end <= lot)];
        let n = occupied.len();
        let ways: u64 = self.own(occupied, to_move).map(|own| choose(n, own)).sum();
        let mut left = random.below(ways);
        let mut wanted = 0;
        for own in self.own(occupied, to_move) {
            wanted = own;
            match left.checked_sub(choose(n, own)) {
                Some(rest) => left = rest,
                None => break,
            }
        }
        let mut mine = Cells::NONE;
        for (seen, cell) in occupied.into_iter().enumerate() {
            let missing = wanted - mine.len();
            if random.below(u64::from(n) - seen as u64) < u64::from(missing) {
                mine = mine.with(cell);
            }
        }
        let (light, dark) = match to_move {
            Color::Light => (mine, occupied - mine),
            Color::Dark => (occupied - mine, mine),
        };
        Position::try_from(Setup { light, dark, to_move }).unwrap_or(Position::START)
    }

    /// How many of the balls on the board can be the mover's.
    fn own(&self, occupied: Cells, to_move: Color) -> std::ops::RangeInclusive<u32> {
        let n = occupied.len();
        let waiting = self.balls[to_move.other() as usize];
        n.saturating_sub(waiting)..=n.min(self.balls[to_move as usize])
    }
}

/// Every set of cells in which each lies on level 1 or on four others.
fn occupancies() -> Vec<Cells> {
    let mut all = Vec::new();
    for ground in 0..1u64 << 16 {
        extend(Cells::from_bits(ground), Cell::ALL.into_iter().nth(16), &mut all);
    }
    all
}

/// Adds a set, and all that it becomes with cells from `next` on.
fn extend(occupied: Cells, next: Option<Cell>, all: &mut Vec<Cells>) {
    all.push(occupied);
    let Some(next) = next else { return };
    // Cells come from the bottom up: what the later ones rest on is decided.
    for cell in Cell::ALL.into_iter().skip(next.index()) {
        if (cell.below() - occupied).is_empty() {
            extend(occupied.with(cell), Cell::from_index(cell.index() + 1), all);
        }
    }
}

/// How many subsets of `k` out of `n` there are.
fn choose(n: u32, k: u32) -> u64 {
    (1..=u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - u64::from(k) + i) / i)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// As many as the solver counts.
    #[test]
    fn there_are_twelve_and_a_half_billion_positions() {
        assert_eq!(occupancies().len(), 141_120);
        assert_eq!(Lots::new(Rules::STANDARD).len(), 12_507_810_089);
        let handicap: Rules = "standard+15-14".parse().unwrap();
        assert_eq!(Lots::new(handicap).len(), 22_598_362_682);
    }

    #[test]
    fn what_is_drawn_is_a_position_of_the_game() {
        let mut random = Random::new(7);
        for rules in ["standard", "advanced+9-14"] {
            let rules: Rules = rules.parse().unwrap();
            let lots = Lots::new(rules);
            for _ in 0..2_000 {
                let position = lots.draw(&mut random);
                assert!(position.check_balls(rules).is_ok(), "{position}");
            }
        }
    }

    /// With one ball at most on either side there are few enough to see that
    /// each comes as often as any other.
    #[test]
    fn each_is_as_likely_as_any_other() {
        let mut lots = Lots::new(Rules::STANDARD);
        lots.balls = [1, 1];
        let mut total = 0;
        for entry in &mut lots.upto {
            let n = entry.1.len();
            total += match n {
                0 => 1,
                1 => 2,
                2 => 2,
                _ => 0,
            };
            entry.0 = total;
        }
        let mut random = Random::new(3);
        let mut seen: HashMap<Position, u32> = HashMap::new();
        for _ in 0..27_300 {
            *seen.entry(lots.draw(&mut random)).or_default() += 1;
        }
        assert_eq!(seen.len() as u64, total, "1 + 16 · 2 + 120 · 2");
        assert_eq!(total, 273);
        assert!(seen.values().all(|times| (50..170).contains(times)), "a hundred each");
    }
}
