//! The board of the pyramid game: sixteen hollows in the middle, and round
//! them six grooves that hold five balls each, three for either side.
//!
//! ```text
//!            dark  ( o o o o o )          far edge
//!                  ( o o o o o )
//!      dark  o    . . . .    o
//!            o    . . . .    o  light
//!            o    . . . .    o
//!            o    . . . .    o
//!            o  ( o o o o o )  o
//!                  ( o o o o o )  light   near edge
//! ```
//!
//! The origin is the middle of the centres of level 1; level k + 1 lies √½
//! higher than level k. In the plan the four levels lie side by side.

use pylos_rules::pyramid::{Cell, Color, Level};

use super::{Hollow, Slab};
use crate::math::Vec3;

/// How the pyramid is laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arrangement {
    /// As it stands.
    Stacked,
    /// With its levels lifted apart: by nothing at 0, fully at 1. Other numbers
    /// count as the nearest of these.
    Lifted(f32),
    /// All four levels side by side, this side's edge below.
    Plan(Color),
}

/// Radius of a ball.
pub const BALL: f32 = 0.5;
/// Height between the centres of neighbouring levels: √½.
pub const LEVEL_HEIGHT: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// Height of the board's upper face: a ball sinks in by a seventh.
pub const TOP: f32 = -0.36;
/// Height of its lower face, and of the table.
pub const BOTTOM: f32 = -1.06;

/// Distance between balls in a groove.
const PITCH: f32 = 1.005;
/// Middles of the grooves, from the middle of the board.
const INNER_ROW: f32 = 2.76;
const OUTER_ROW: f32 = 3.82;
/// Height of a reserve ball's centre: nearly half of it lies in the groove.
const RESERVE_HEIGHT: f32 = TOP + 0.1;

impl Arrangement {
    /// The centre of a ball in this cell.
    pub fn centre(self, cell: Cell) -> Vec3 {
        let (level, last) = (cell.level() as usize, f32::from(cell.level().side() - 1));
        let (file, rank) = (f32::from(cell.file()), f32::from(cell.rank()));
        let height = level as f32 * LEVEL_HEIGHT;
        match self {
            Arrangement::Stacked => Vec3::new(file - last / 2.0, rank - last / 2.0, height),
            Arrangement::Lifted(lift) => {
                let lift = if lift > 0.0 { lift.min(1.0) } else { 0.0 };
                Vec3::new(file - last / 2.0, rank - last / 2.0, height + lift * LIFTS[level])
            }
            Arrangement::Plan(near) => {
                let (x, y) = PLAN_CORNERS[level];
                let (column, row) = match near {
                    Color::Light => (file, rank),
                    Color::Dark => (last - file, last - rank),
                };
                Vec3::new(x + column, y + row, 0.0)
            }
        }
    }

    /// The centre of a reserve ball, and its radius. A reserve of n balls
    /// lies in slots 0 to n − 1; slots 0 to 4 are the outer row before its
    /// owner, the last to be used, then come the inner row and the one at the
    /// owner's right.
    pub fn reserve(self, color: Color, slot: usize) -> (Vec3, f32) {
        let (row, place) = (slot / 5 % 3, (slot % 5) as f32);
        if let Arrangement::Plan(near) = self {
            let (x, y) = PLAN_RESERVES[usize::from(color != near)];
            let (x, y) = (x + place * PLAN_PITCH, y - row as f32 * PLAN_PITCH);
            return (Vec3::new(x, y, TOP + 0.35 * PLAN_BALL), PLAN_BALL);
        }
        let along = (place - 2.0) * PITCH;
        let (x, y) = match row {
            0 => (along, -OUTER_ROW),
            1 => (along, -INNER_ROW),
            _ => (INNER_ROW, along),
        };
        let centre = match color {
            Color::Light => Vec3::new(x, y, RESERVE_HEIGHT),
            Color::Dark => Vec3::new(-x, -y, RESERVE_HEIGHT),
        };
        (centre, BALL)
    }

    /// What is carved out of the board.
    pub fn hollows(self) -> Vec<Hollow> {
        // A hair wider than the balls that lie in them.
        const ROOM: f32 = 0.02;
        let mut hollows = Vec::new();
        for cell in Cell::ALL {
            if cell.level() == Level::One || matches!(self, Arrangement::Plan(_)) {
                let centre = self.centre(cell) + Vec3::UP * ROOM;
                hollows.push(Hollow::between(centre, centre, BALL + ROOM, TOP));
            }
        }
        for color in Color::BOTH {
            for row in 0..3 {
                let (from, radius) = self.reserve(color, 5 * row);
                let (to, _) = self.reserve(color, 5 * row + 4);
                let lift = Vec3::UP * ROOM;
                hollows.push(Hollow::between(from + lift, to + lift, radius + ROOM, TOP));
            }
        }
        hollows
    }

    /// The slab itself.
    pub fn slab(self) -> Slab {
        let (half, corner) = match self {
            Arrangement::Plan(_) => ((4.62, 3.3), 0.35),
            _ => ((INNER_ROW + 0.76, OUTER_ROW + 0.76), 0.55),
        };
        Slab { half, corner, top: TOP, bottom: BOTTOM }
    }
}

/// How far each level rises when the pyramid is lifted apart, so that nothing
/// of it hides anything of the level beneath, or of the far reserve.
const LIFTS: [f32; 4] = [0.0, 3.1, 4.65, 5.75];

/// In the plan, the first cell of each level.
const PLAN_CORNERS: [(f32, f32); 4] = [(-3.82, -0.48), (0.92, 0.52), (0.92, -2.32), (3.56, -2.32)];
/// In the plan, the first reserve ball of the near and of the far side.
const PLAN_RESERVES: [(f32, f32); 2] = [(-4.0, -1.78), (-1.7, -1.78)];
const PLAN_PITCH: f32 = 0.45;
const PLAN_BALL: f32 = 0.21;

#[cfg(test)]
mod tests {
    use super::*;

    /// P1: a ball above level 1 touches the four that it rests on.
    #[test]
    fn a_ball_touches_the_four_beneath() {
        for cell in Cell::ALL {
            for below in cell.below() {
                let [a, b] = [cell, below].map(|cell| Arrangement::Stacked.centre(cell));
                assert!(((a - b).length() - 1.0).abs() < 1e-6, "{cell} on {below}");
            }
        }
    }

    /// No two balls overlap, wherever they lie, and none overlaps the board's
    /// edge.
    #[test]
    fn there_is_room_for_everybody() {
        for arrangement in [
            Arrangement::Stacked,
            Arrangement::Lifted(0.5),
            Arrangement::Lifted(1.0),
            Arrangement::Plan(Color::Light),
            Arrangement::Plan(Color::Dark),
        ] {
            let mut balls: Vec<_> = Cell::ALL.map(|cell| (arrangement.centre(cell), BALL)).into();
            for color in Color::BOTH {
                balls.extend((0..15).map(|slot| arrangement.reserve(color, slot)));
            }
            let slab = arrangement.slab();
            for (i, &(a, radius)) in balls.iter().enumerate() {
                assert!(a.x.abs() + radius < slab.half.0 && a.y.abs() + radius < slab.half.1);
                for &(b, other) in &balls[..i] {
                    let gap = (a - b).length() - radius - other;
                    assert!(gap > -1e-5, "{arrangement:?}: {a:?} {b:?} {gap}");
                }
            }
        }
    }

    #[test]
    fn dark_sees_its_own_reserve_where_light_sees_its() {
        for slot in 0..15 {
            let [light, dark] =
                Color::BOTH.map(|color| Arrangement::Stacked.reserve(color, slot).0);
            assert_eq!((light.x, light.y, light.z), (-dark.x, -dark.y, dark.z));
        }
    }
}
