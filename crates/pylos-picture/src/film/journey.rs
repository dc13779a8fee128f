//! How a ball gets from one place to another.

use pylos_rules::pyramid::{Cell, Color};

use crate::board::pyramid::BALL;
use crate::math::lanes::unit;
use crate::math::{Turn, Vec3};
use crate::{Arrangement, BallInFlight};

/// Where a ball can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Berth {
    /// On the pyramid.
    Cell(Cell),
    /// In its groove: see [`Arrangement::reserve`].
    Reserve(usize),
}

/// A ball's way: out of its groove or off the pyramid, in an arc over the
/// board, and down into its hollow with its own weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Journey {
    color: Color,
    from: Vec3,
    to: Vec3,
    grain: Cell,
}

/// From this height a ball falls.
const DROP: f32 = 0.5;
/// When it begins to fall, when it touches the ground.
const LET_GO: f32 = 0.74;
const KNOCK: f32 = 0.9;

impl Journey {
    /// The way of a ball of this colour. It wears the grain of the cell that
    /// it goes to, or else comes from.
    pub fn new(arrangement: Arrangement, color: Color, from: Berth, to: Berth) -> Journey {
        let at = |berth| match berth {
            Berth::Cell(cell) => arrangement.centre(cell),
            Berth::Reserve(slot) => arrangement.reserve(color, slot).0,
        };
        let grain = match (to, from) {
            (Berth::Cell(cell), _) | (_, Berth::Cell(cell)) => cell,
            _ => Cell::APEX,
        };
        Journey { color, from: at(from), to: at(to), grain }
    }

    /// Where the ball is when this share of the time is over. At 1 it lies
    /// still.
    pub fn at(&self, time: f32) -> BallInFlight {
        let time = unit(time);
        let over = self.to + Vec3::UP * DROP;
        let way = unit(time / LET_GO);
        let eased = way * way * (3.0 - 2.0 * way);
        let flat = self.to - self.from;
        let far = Vec3::new(flat.x, flat.y, 0.0).length();
        let arc = (0.35 + 0.16 * far) * 4.0 * eased * (1.0 - eased);
        let mut centre = self.from + (over - self.from) * eased + Vec3::UP * arc;
        if time > LET_GO {
            let fall = unit((time - LET_GO) / (KNOCK - LET_GO));
            centre = self.to + Vec3::UP * (DROP * (1.0 - fall * fall));
        }
        if time > KNOCK {
            let bounce = unit((time - KNOCK) / (1.0 - KNOCK));
            centre = self.to + Vec3::UP * (0.16 * bounce * (1.0 - bounce));
        }
        // It turns as if it had rolled half the way, and comes to rest as it
        // will lie.
        let axis = Vec3::UP.cross(flat);
        let degrees = -0.5 * far / BALL * (180.0 / std::f32::consts::PI) * (1.0 - eased);
        let turn = if far > 1e-3 { Turn::about(axis, degrees) } else { Turn::NONE };
        BallInFlight { color: self.color, centre, turn, grain: self.grain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ball_begins_and_ends_where_it_should_and_never_jumps() {
        let cell: Cell = "b2".parse().unwrap();
        let arrangement = Arrangement::Stacked;
        let journey = Journey::new(arrangement, Color::Light, Berth::Reserve(3), Berth::Cell(cell));
        assert_eq!(journey.at(0.0).centre, arrangement.reserve(Color::Light, 3).0);
        let end = journey.at(1.0);
        assert!((end.centre - arrangement.centre(cell)).length() < 1e-5);
        assert!((end.turn.apply(Vec3::UP) - Vec3::UP).length() < 1e-5);
        let mut last = journey.at(0.0).centre;
        for step in 1..=1000 {
            let here = journey.at(step as f32 / 1000.0).centre;
            assert!((here - last).length() < 0.04, "a jump at {step}");
            assert!(here.z > arrangement.centre(cell).z - 0.4);
            last = here;
        }
    }
}
