//! Where to place pawns before battle 1.
//!
//! No search reaches from the setup to the end, and there is no theory. So the
//! placements are tried out: the rest of both setups is drawn by lot, the
//! first battle is searched and what it leaves is estimated. All placements
//! are tried with the same draws, so that luck does not tell them apart.

use pylos_rules::equator::{
    Arrangement, Color, Hemisphere, HiddenSetup, Intersections, Position, Rules, SetupMode, Size,
    Turn,
};
use pylos_rules::{Position as _, Random, Side as _};

use super::root::Ranked;
use super::search::{INFINITE, Memory, Search};
use crate::Control;

/// How much trying out a placement gets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// How often the rest of the setup is drawn.
    pub draws: u32,
    /// How many battles are searched after the first.
    pub battles: u8,
}

impl Effort {
    /// As much as is worth while.
    pub const FULL: Effort = Effort { draws: 24, battles: 0 };
}

/// Every placement with what it is worth on average to the player who makes
/// it, best first, and how many positions were looked at. It is an average
/// over fewer draws if the control ends it early.
pub(super) fn rank_placements(
    position: &Position,
    rules: Rules,
    memory: &mut Memory,
    random: &mut Random,
    effort: Effort,
    control: &Control<'_>,
) -> (Vec<Ranked>, u64) {
    let mover = position.to_move();
    let turns = position.turns(rules);
    let mut sums = vec![0i64; turns.len()];
    let mut nodes = 0;
    let mut draws = 0;
    while draws < effort.draws && turns.len() > 1 {
        let draw = Draw::new(position, random);
        let mut worths = Vec::with_capacity(turns.len());
        let mut search = Search::new(rules, memory, control).having_seen(nodes);
        for turn in &turns {
            let Some(start) = draw.complete(position, rules, *turn) else { continue };
            let worth = search.worth(&start, -INFINITE, INFINITE, effort.battles);
            worths.push(i64::from(if start.to_move() == mover { worth } else { -worth }));
        }
        nodes = search.nodes();
        // A draw that was not tried with every placement tells nothing.
        if search.is_stopped() || worths.len() < turns.len() {
            break;
        }
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth);
        draws += 1;
    }
    let mean = |sum: i64| (sum / i64::from(draws.max(1))) as i16;
    let mut ranked: Vec<Ranked> = turns
        .into_iter()
        .zip(sums)
        .map(|(turn, sum)| Ranked { worth: mean(sum), ..Ranked::new(turn) })
        .collect();
    if draws == 0 {
        // Nothing is known: one placement is as good as another.
        random.shuffle(&mut ranked);
    }
    ranked.sort_by_key(|turn| std::cmp::Reverse(turn.worth));
    (ranked, nodes)
}

/// The pawns that each side has in hand, in the order in which they fill the
/// empty intersections. Two pawns of one size are told apart, so that taking
/// one of them out leaves all orders of the rest equally likely.
struct Draw {
    pawns: [Vec<(Size, u32)>; 2],
}

impl Draw {
    fn new(position: &Position, random: &mut Random) -> Draw {
        let pawns = Color::BOTH.map(|color| {
            let in_hand = |size| (0..position.in_hand(color, size)).map(move |twin| (size, twin));
            let mut pawns: Vec<_> = Size::ALL.into_iter().flat_map(in_hand).collect();
            random.shuffle(&mut pawns);
            pawns
        });
        Draw { pawns }
    }

    /// The start of battle 1 after this placement and the draw.
    fn complete(&self, position: &Position, rules: Rules, turn: Turn) -> Option<Position> {
        let Turn::Place { size, at } = turn else { return None };
        let mover = position.to_move();
        let mut filled = Color::BOTH.map(|color| {
            let drawn = self.pawns[color as usize].iter();
            if color == mover {
                // The pawn placed is no longer among those drawn.
                let rest = drawn.filter(|pawn| **pawn != (size, 0)).map(|(size, _)| *size);
                fill(position.hemisphere(color).with(at, size), rest)
            } else {
                fill(position.hemisphere(color), drawn.map(|(size, _)| *size))
            }
        });
        if rules.setup() == SetupMode::Mirror {
            let first = position.leader().other();
            filled[position.leader() as usize] = filled[first as usize];
        }
        let mut setup = HiddenSetup::new(rules, position.leader());
        for color in Color::BOTH {
            let arrangement = Arrangement::try_from(filled[color as usize]).ok()?;
            setup.commit(color, arrangement).ok()?;
        }
        setup.reveal()
    }
}

/// The pawns with these sizes on the empty intersections.
fn fill(pawns: Hemisphere, sizes: impl Iterator<Item = Size>) -> Hemisphere {
    let empty = Intersections::ALL - pawns.occupied();
    empty.into_iter().zip(sizes).fold(pawns, |pawns, (place, size)| pawns.with(place, size))
}
