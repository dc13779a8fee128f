//! How the battles of a line end.

use pylos_rules::Position as _;
use pylos_rules::equator::{Color, Point, Position, Rules, Turn};
use pylos_views::Decides;

/// The end of a battle (E9 to E11).
pub(super) struct BattleEnd {
    /// From 1.
    pub battle: u8,
    pub is_last: bool,
    pub winner: Color,
    /// How many pawns are left on the equator.
    pub left: u32,
    /// Which of them decides, where it stands and how big it is; 0 if there is
    /// none.
    pub decides: Decides,
    pub deciding: Option<Point>,
    pub size: u32,
    /// How many pawns are set aside by then.
    pub pile: u32,
    /// What the singleton adds.
    pub singleton: u32,
    /// How many points the winner takes.
    pub points: u32,
    /// The place in the line of the turn that ends it.
    pub ply: usize,
}

/// The battles that end on a line, in order; `None` in the setup, or if its
/// turns are not legal.
pub(super) fn battle_ends(
    rules: Rules,
    position: &Position,
    line: &[Turn],
) -> Option<Vec<BattleEnd>> {
    let mut at = *position;
    let mut ends = Vec::new();
    for (ply, turn) in line.iter().enumerate() {
        if at.in_setup() {
            return None;
        }
        let next = at.play(rules, *turn).ok()?;
        if next.battle() != at.battle() {
            let (equator, aside) = at.arrival(rules, *turn);
            let left = equator.occupied().len();
            let deciding = equator.deciding();
            let size = deciding.and_then(|point| equator.at(point));
            let winner = next.leader();
            ends.push(BattleEnd {
                battle: at.battle(),
                is_last: next.is_over(),
                winner,
                left,
                decides: Decides::of(left),
                deciding,
                size: size.map_or(0, |(_, size)| size.number().into()),
                pile: u32::from(at.pile() + aside),
                singleton: rules.singleton_points().into(),
                points: u32::from(next.points(winner) - at.points(winner)),
                ply,
            });
        }
        at = next;
    }
    Some(ends)
}
