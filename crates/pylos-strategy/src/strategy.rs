//! A strategy to follow.

use pylos_rules::pyramid::{Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _};

use crate::format::LONGEST;
use crate::numbering::NUMBERING;

/// A plan for one side: whatever the opponent does, it always finds a turn back
/// to a position of the plan.
///
/// The plan is a set of positions with the *opponent* to move, each of them and
/// its seven images once. If the claim is to win, each has a *rank*, the number
/// of plies after which the game is won at the latest, and every turn of the
/// plan leads to a smaller one: so play cannot circle. Positions with ranks
/// below [`Terms::down_to`] are left out: there a search finds the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    terms: Terms,
    /// Position numbers, increasing.
    numbers: Vec<u32>,
    /// The rank of each.
    ranks: Vec<u8>,
}

/// What is claimed, and of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules of the game.
    pub rules: Rules,
    /// Where the game begins.
    pub root: Position,
    /// Whose strategy it is.
    pub owner: Color,
    /// What is claimed of the root.
    pub claim: Claim,
    /// A position that is won within fewer plies is left to a search.
    pub down_to: u16,
}

/// What a strategy promises its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// To win.
    Wins,
    /// Not to lose.
    NeverLoses,
}

impl Terms {
    /// How many plies a search must be able to look ahead where the strategy
    /// ends: it then finds the win.
    pub fn search(&self) -> u16 {
        self.down_to.max(2) - 1
    }

    /// What the file of such a strategy is called: the second player's by the
    /// rules alone.
    pub fn file_name(&self) -> String {
        file_name(self.rules, self.owner)
    }
}

/// What the names of strategies end with.
pub const EXTENSION: &str = "pylosstrategy";

/// The name of the file with this side's strategy from the empty board.
pub fn file_name(rules: Rules, owner: Color) -> String {
    match owner {
        Color::Dark => format!("{rules}.{EXTENSION}"),
        Color::Light => format!("{rules}.light.{EXTENSION}"),
    }
}

impl Strategy {
    /// A strategy of these positions, by number, with their ranks; `None` if
    /// one is there twice.
    pub(crate) fn new(terms: Terms, mut ranked: Vec<(u32, u16)>) -> Option<Strategy> {
        ranked.sort_unstable();
        let once = ranked.is_sorted_by(|(a, _), (b, _)| a < b);
        let (numbers, ranks) =
            ranked.into_iter().map(|(number, rank)| (number, rank.min(LONGEST) as u8)).unzip();
        once.then_some(Strategy { terms, numbers, ranks })
    }

    /// What is claimed, and of what.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether there is none: a search has to do everything.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// The numbers of the positions of each rank, greatest rank first.
    pub(crate) fn by_rank(&self) -> Vec<(u16, Vec<u32>)> {
        let mut levels = vec![Vec::new(); 1 + usize::from(LONGEST)];
        for (number, rank) in self.numbers.iter().zip(&self.ranks) {
            levels[usize::from(*rank)].push(*number);
        }
        let levels = (0..=LONGEST).zip(levels).rev();
        levels.filter(|(_, numbers)| !numbers.is_empty()).collect()
    }

    /// How many positions there are of each rank, greatest rank first.
    pub fn counts(&self) -> Vec<(u16, usize)> {
        self.by_rank().into_iter().map(|(rank, numbers)| (rank, numbers.len())).collect()
    }

    /// The `i`th position and its rank; `None` if there is none, or if its
    /// number stands for no position.
    pub(crate) fn get(&self, i: usize) -> Option<(Position, u16)> {
        let position = NUMBERING.position(*self.numbers.get(i)?, self.terms.owner.other())?;
        Some((position, u16::from(self.ranks[i])))
    }

    /// The rank of a position of the plan, with the opponent to move; `None` if
    /// it is not part of it.
    pub fn rank(&self, position: &Position) -> Option<u16> {
        if position.to_move() == self.terms.owner {
            return None;
        }
        let at = self.numbers.binary_search(&NUMBERING.number(position)).ok()?;
        Some(u16::from(self.ranks[at]))
    }

    /// The owner's turns that lead to a position of the plan, each with its
    /// rank, smallest rank first, equals in canonical order.
    pub fn turns(&self, position: &Position) -> Vec<(Turn, u16)> {
        if position.to_move() != self.terms.owner {
            return Vec::new();
        }
        let rules = self.terms.rules;
        let turns = position.turns(rules).into_iter();
        let ranked = |turn| Some((turn, self.rank(&position.play_unchecked(rules, turn))?));
        let mut turns: Vec<(Turn, u16)> = turns.filter_map(ranked).collect();
        turns.sort_by_key(|(_, rank)| *rank);
        turns
    }
}
