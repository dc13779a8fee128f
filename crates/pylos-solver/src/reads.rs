//! Turns as reads of other tables.
//!
//! A family of turns (this cell filled, those balls gone) leads from every
//! colouring of an occupancy `S` to a colouring of another one, `T`. Seen from
//! the table of `S`, it reads the table of the class of `T`: some variables
//! dropped (the balls gone, which must have been the mover's own), one set to 1
//! (the ball played), the rest renamed by the symmetry that leads from `T` to
//! its class. [`Read`] is the recipe.
//!
//! A table is worked on in *blocks* of consecutive registers. Inside a block
//! the recipe is a list of (place in the block, offset in the other table),
//! and that list is shared by all families that treat the lowest register
//! variables alike ([`BlockPattern`]).

use std::collections::HashMap;

use pylos_rules::pyramid::Rules;

use crate::board::{Mask, cells};
use crate::layout::{Class, Layout};

/// A block has at most this many register variables.
pub const BLOCK_VARIABLES: usize = 8;

/// A variable that the other table does not have.
const DROPPED: u8 = u8::MAX;

/// Where to read for every register of a block.
#[derive(Debug)]
pub struct BlockPattern {
    /// Registers that follow each other in both tables.
    pub run: usize,
    /// The first of each run: its place in the block and its offset.
    pub runs: Vec<(u16, u32)>,
    /// The blocks of the other table that the offsets lie in.
    pub blocks: Vec<u32>,
}

/// What must be the mover's own for a family of turns to be possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Register slots that must be 1.
    pub slots: u8,
    /// Register variables that must be 1.
    pub high: u32,
}

impl Condition {
    /// That all these cells are the mover's own.
    pub(crate) fn new(layout: &Layout, class: &Class, own: Mask) -> Condition {
        let mut condition = Condition::default();
        for cell in cells(own) {
            match (layout.slot(cell), class.high_variable(cell)) {
                (Some(slot), _) => condition.slots |= 1 << slot,
                (_, Some(variable)) => condition.high |= 1 << variable,
                _ => {}
            }
        }
        condition
    }
}

/// How to read one table from another.
#[derive(Debug)]
pub struct Read {
    /// The class whose table is read.
    pub class: u32,
    /// What the register numbers have added: the variable of the ball played.
    pub base: u32,
    /// The symmetry that leads to the class.
    pub symmetry: u8,
    /// The register slot of the ball played, if it has one.
    pub filled: Option<u8>,
    /// Own balls that the turn needs.
    pub condition: Condition,
    /// Which pattern holds inside a block.
    pub pattern: u32,
    /// For each register variable above a block's, its place in the other
    /// table.
    places: [u8; 16],
}

impl Read {
    /// Where the block with this number begins to read, counted from the start
    /// of the other table; `None` if the condition rules the block out.
    #[inline]
    pub fn block(&self, number: u32) -> Option<usize> {
        let needed = self.condition.high >> BLOCK_VARIABLES;
        if number & needed != needed {
            return None;
        }
        let mut register = self.base;
        let mut rest = number & !needed;
        while rest != 0 {
            register |= 1 << self.places[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        // A needed variable may be kept: a ball of a completed square stays.
        let mut kept = needed;
        while kept != 0 {
            let place = self.places[kept.trailing_zeros() as usize];
            if place != DROPPED {
                register |= 1 << place;
            }
            kept &= kept - 1;
        }
        Some(register as usize)
    }
}

/// A placement or raise.
#[derive(Debug)]
pub struct Action {
    /// The turn without take-backs; `None` when it fills the apex.
    pub plain: Option<Read>,
    /// The turn with take-backs, once for each square or line that it may
    /// complete. All read the same table under different conditions.
    pub completing: Vec<Read>,
}

/// Everything that can be done from the positions of one class.
#[derive(Debug, Default)]
pub struct Plan {
    /// From the reserve (P4).
    pub places: Vec<Action>,
    /// From the board (P5).
    pub raises: Vec<Action>,
    /// One ball taken back, for each free ball (P6).
    pub take_backs: Vec<Read>,
    /// Whether some turn ends here with one more ball to take back, or two.
    pub wanted: [bool; 2],
}

/// The plans of all classes, and the patterns that they share.
#[derive(Debug)]
pub struct Plans {
    /// One for each class.
    pub plans: Vec<Plan>,
    /// See [`Read::pattern`].
    pub patterns: Vec<BlockPattern>,
}

impl Plans {
    /// Works out every class.
    pub fn new(layout: &Layout, rules: Rules) -> Plans {
        let mut patterns = BlockPatterns::default();
        let completions = layout.board.completions(rules);
        let mut plans: Vec<Plan> = layout
            .classes
            .iter()
            .map(|class| plan(layout, class, rules, &completions, &mut patterns))
            .collect();
        if rules.gives_take_backs() {
            mark_wanted(&mut plans);
        }
        Plans { plans, patterns: patterns.list }
    }
}

fn plan(
    layout: &Layout,
    class: &Class,
    rules: Rules,
    completions: &[Vec<Mask>],
    patterns: &mut BlockPatterns,
) -> Plan {
    let board = &layout.board;
    let occupied = class.occupied;
    let mut action = |to: usize, from: Option<usize>| {
        let lifted = from.map_or(0, |from| 1 << from);
        let result = occupied & !lifted | 1 << to;
        let mut read = |own| patterns.read(layout, class, result, Some(to), own);
        if result == board.full() {
            return Some(Action { plain: None, completing: Vec::new() });
        }
        let plain = read(lifted)?;
        let completing = completions[to]
            .iter()
            .filter(|own| *own & !occupied == 0 && *own & lifted == 0)
            .filter_map(|own| read(own | lifted))
            .collect();
        Some(Action { plain: Some(plain), completing })
    };
    let places = cells(board.open(occupied)).filter_map(|to| action(to, None)).collect();
    let raises = cells(board.free(occupied))
        .flat_map(|from| cells(board.raises(occupied, from)).map(move |to| (from, to)))
        .filter_map(|(from, to)| action(to, Some(from)))
        .collect();
    let take_backs = if !rules.gives_take_backs() {
        Vec::new()
    } else {
        cells(board.free(occupied))
            .filter_map(|cell| {
                patterns.read(layout, class, occupied & !(1 << cell), None, 1 << cell)
            })
            .collect()
    };
    Plan { places, raises, take_backs, wanted: [false; 2] }
}

/// Two balls may be taken back where an action completes something; one more
/// where one of the two is gone.
fn mark_wanted(plans: &mut [Plan]) {
    let actions = plans.iter().flat_map(|plan| plan.places.iter().chain(&plan.raises));
    let ends: Vec<u32> =
        actions.flat_map(|a| a.completing.first()).map(|read| read.class).collect();
    for class in ends {
        plans[class as usize].wanted[1] = true;
    }
    let after_one: Vec<u32> = plans
        .iter()
        .filter(|plan| plan.wanted[1])
        .flat_map(|plan| plan.take_backs.iter().map(|read| read.class))
        .collect();
    for class in after_one {
        plans[class as usize].wanted[0] = true;
    }
}

/// Patterns, each once.
#[derive(Default)]
pub(crate) struct BlockPatterns {
    pub list: Vec<BlockPattern>,
    known: HashMap<(usize, [u8; BLOCK_VARIABLES], u8), u32>,
}

impl BlockPatterns {
    /// The recipe that reads, for a turn from `class`, the table of `result`;
    /// `None` if nobody has the balls for that.
    pub fn read(
        &mut self,
        layout: &Layout,
        class: &Class,
        result: Mask,
        filled: Option<usize>,
        own: Mask,
    ) -> Option<Read> {
        let (number, symmetry) = layout.find(result)?;
        let target = &layout.classes[number];
        let place = |cell| target.high_variable(layout.board.image(symmetry, cell));
        let condition = Condition::new(layout, class, own);
        let mut lowest = [DROPPED; BLOCK_VARIABLES];
        let mut places = [DROPPED; 16];
        for (variable, &cell) in class.high.iter().enumerate() {
            let kept = result >> cell & 1 == 1;
            let to = if kept { place(usize::from(cell)) } else { None };
            let to = to.map_or(DROPPED, |to| to as u8);
            match variable.checked_sub(BLOCK_VARIABLES) {
                None => lowest[variable] = to,
                Some(above) => places[above] = to,
            }
        }
        Some(Read {
            class: number as u32,
            base: filled.and_then(place).map_or(0, |variable| 1 << variable),
            symmetry: symmetry as u8,
            filled: filled.and_then(|cell| layout.slot(cell)).map(|slot| slot as u8),
            pattern: self.intern(
                class.high.len().min(BLOCK_VARIABLES),
                lowest,
                condition.high as u8,
            ),
            condition,
            places,
        })
    }

    fn intern(&mut self, variables: usize, places: [u8; BLOCK_VARIABLES], needed: u8) -> u32 {
        let key = (variables, places, needed);
        let list = &mut self.list;
        *self.known.entry(key).or_insert_with(|| {
            list.push(pattern(variables, &places, needed));
            list.len() as u32 - 1
        })
    }
}

fn pattern(variables: usize, places: &[u8; BLOCK_VARIABLES], needed: u8) -> BlockPattern {
    let steady =
        (0..variables).take_while(|&v| usize::from(places[v]) == v && needed >> v & 1 == 0);
    let run = 1 << steady.count();
    let offset = |block: usize| {
        (0..variables)
            .filter(|&v| block >> v & 1 == 1 && places[v] != DROPPED)
            .fold(0, |offset, v| offset | 1 << places[v])
    };
    let runs: Vec<(u16, u32)> = (0..1 << variables)
        .step_by(run)
        .filter(|&block| block as u8 & needed == needed)
        .map(|block| (block as u16, offset(block)))
        .collect();
    let mut blocks: Vec<u32> = runs.iter().map(|(_, offset)| offset >> BLOCK_VARIABLES).collect();
    blocks.sort_unstable();
    blocks.dedup();
    BlockPattern { run, runs, blocks }
}
