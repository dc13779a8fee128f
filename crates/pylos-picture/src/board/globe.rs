//! The board of the equator game: two circles, their common diameter and five
//! meridians, engraved in a round plate.
//!
//! The plate's middle is the origin and its upper face has height 0; the
//! equator runs along x, red's hemisphere lies at negative y. Pawns that have
//! left the board stand beside it on the table.

use pylos_rules::equator::{Circle, Color, Intersection, Place as _, Point, Size};

use super::Slab;
use crate::math::{Vec3, sin_cos};

/// Radius of the plate.
pub const EDGE: f32 = 3.66;
/// Radius of the outer circle.
pub const OUTER: f32 = 3.2;
/// Radius of the inner circle.
pub const INNER: f32 = 2.05;
/// Thickness of the plate.
const THICK: f32 = 0.34;

/// Where the meridians cut the equator, and the outer circle.
const EQUATOR_X: [f32; 5] = [-1.35, -0.675, 0.0, 0.675, 1.35];
const OUTER_X: [f32; 5] = [-2.225, -1.202, 0.0, 1.202, 2.225];

/// A place where a pawn can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Station {
    /// An intersection of this side's hemisphere.
    Hemisphere(Color, Intersection),
    /// A point of the equator.
    Equator(Point),
}

/// A line of the board: part of a circle, or straight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Line {
    /// About a centre on the equator.
    Arc {
        /// Where on the equator its centre is.
        centre: f32,
        /// Its radius.
        radius: f32,
    },
    /// The middle meridian.
    Straight,
}

/// Meridian 1 to 5.
pub fn meridian(number: usize) -> Line {
    let (near, far) = (EQUATOR_X[(number - 1) % 5], OUTER_X[(number - 1) % 5]);
    if near == far {
        return Line::Straight;
    }
    // The points (near, 0) and (far, ±h) with far² + h² = OUTER² are equally
    // far from the centre.
    let centre = (near * near - OUTER * OUTER) / (2.0 * (near - far));
    Line::Arc { centre, radius: (near - centre).abs() }
}

/// Where a meridian cuts a circle about the middle, in the north.
fn crossing(number: usize, circle: f32) -> (f32, f32) {
    let x = match meridian(number) {
        Line::Straight => 0.0,
        Line::Arc { centre, radius } => {
            (circle * circle - radius * radius + centre * centre) / (2.0 * centre)
        }
    };
    (x, (circle * circle - x * x).max(0.0).sqrt())
}

impl Station {
    /// All stations of a board with nine points of the equator, or with five.
    pub fn all(short: bool) -> Vec<Station> {
        let mut all = Vec::new();
        for color in Color::BOTH {
            all.extend(Intersection::ALL.map(|at| Station::Hemisphere(color, at)));
        }
        let points = Point::ALL.into_iter().filter(|point| !short || point.meridian().is_some());
        all.extend(points.map(Station::Equator));
        all
    }

    /// Where it lies.
    pub fn at(self) -> (f32, f32) {
        match self {
            Station::Hemisphere(color, at) => {
                let circle = match at.circle() {
                    Circle::Inner => INNER,
                    Circle::Outer => OUTER,
                };
                let (x, y) = crossing(usize::from(at.meridian()), circle);
                match color {
                    Color::Blue => (x, y),
                    Color::Red => (x, -y),
                }
            }
            Station::Equator(point) => {
                let x = match point.meridian() {
                    Some(meridian) => EQUATOR_X[usize::from(meridian - 1)],
                    None => [-OUTER, -INNER, 0.0, 0.0, 0.0, 0.0, 0.0, INNER, OUTER][point.index()],
                };
                (x, 0.0)
            }
        }
    }

    /// The line that joins it to a neighbour.
    fn line_to(self, other: Station) -> Line {
        let meridian_of = |station| match station {
            Station::Hemisphere(_, at) => Some(at.meridian()),
            Station::Equator(point) => point.meridian(),
        };
        match (meridian_of(self), meridian_of(other)) {
            (Some(a), Some(b)) if a == b => meridian(usize::from(a)),
            _ => {
                let (x, y) = self.at();
                Line::Arc { centre: 0.0, radius: (x * x + y * y).sqrt() }
            }
        }
    }
}

/// The way along the lines through these stations, as a chain of points.
pub fn way(stations: &[Station]) -> Vec<(f32, f32)> {
    const PARTS: usize = 8;
    let mut points: Vec<(f32, f32)> =
        stations.first().map(|first| first.at()).into_iter().collect();
    for pair in stations.windows(2) {
        let (a, b) = (pair[0].at(), pair[1].at());
        for step in 1..=PARTS {
            let t = step as f32 / PARTS as f32;
            let x = a.0 + (b.0 - a.0) * t;
            let y = a.1 + (b.1 - a.1) * t;
            // A point of the chord, pushed out to the arc.
            points.push(match pair[0].line_to(pair[1]) {
                Line::Arc { centre, radius } if step < PARTS => {
                    let (dx, dy) = (x - centre, y);
                    let out = radius / (dx * dx + dy * dy).sqrt().max(1e-3);
                    (centre + dx * out, dy * out)
                }
                _ if step == PARTS => b,
                _ => (x, y),
            });
        }
    }
    points
}

/// Radius of a pawn; of one whose size is not known, that of a middling one.
pub fn pawn_radius(size: Option<Size>) -> f32 {
    0.155 + 0.036 * f32::from(size.map_or(3, Size::number))
}

/// Height of a pawn.
pub fn pawn_height(size: Option<Size>) -> f32 {
    0.16 + 0.105 * f32::from(size.map_or(3, Size::number))
}

/// The plate.
pub fn slab() -> Slab {
    Slab { half: (EDGE, EDGE), corner: EDGE, top: 0.0, bottom: -THICK }
}

/// Where pawns beside the board have room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Beside {
    /// Left and right of the plate: for pictures that are wide.
    #[default]
    Sides,
    /// Before and behind it: for pictures that are high.
    Ends,
}

/// Where a group of pawns beside the board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What a side has captured.
    Captured(Color),
    /// What was set aside, and the singleton.
    Pile,
}

impl Beside {
    /// Where there is room in a picture of this size.
    pub fn suited(size: crate::Size) -> Beside {
        if size.height() > size.width() { Beside::Ends } else { Beside::Sides }
    }

    /// Where pawn number `n` of a group stands, on the table.
    pub fn place(self, group: Group, n: usize) -> Vec3 {
        /// Between neighbours, and between rows.
        const STEP: f32 = 0.76;
        let n = n.min(23);
        let (x, y) = match (self, group) {
            // Along the plate, from the corners of the picture towards the
            // middle.
            (Beside::Sides, Group::Captured(color)) => {
                let (x, y) = around(44.0 - 9.6 * (n % 5) as f32, n / 5);
                (x, sign(color) * y)
            }
            (Beside::Sides, Group::Pile) => around(224.0 - 9.6 * (n % 10) as f32, n / 10),
            (Beside::Ends, Group::Captured(color)) => {
                let (row, place) = ((n / 9) as f32, (n % 9) as f32);
                ((place - 4.0) * STEP, sign(color) * (EDGE + 0.5 + row * STEP))
            }
            (Beside::Ends, Group::Pile) => {
                // In the corners that a round plate leaves, two in each; more
                // of them farther out.
                let (sx, sy) = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)][n % 4];
                let (down, out) = (((n / 4) % 2) as f32, (n / 8) as f32);
                (sx * (EDGE - 0.14 + out * STEP), sy * (EDGE - 0.34 - down * 0.68))
            }
        };
        Vec3::new(x, y, -THICK)
    }
}

/// A place outside the plate, in this direction and this row.
fn around(degrees: f32, row: usize) -> (f32, f32) {
    let (sin, cos) = sin_cos(degrees);
    let far = EDGE + 0.5 + 0.76 * row as f32;
    (far * cos, far * sin)
}

fn sign(color: Color) -> f32 {
    match color {
        Color::Blue => 1.0,
        Color::Red => -1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn far(a: (f32, f32), b: (f32, f32)) -> f32 {
        ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
    }

    #[test]
    fn the_largest_pawns_have_room_side_by_side() {
        let stations = Station::all(false);
        let widest = 2.0 * pawn_radius(Size::new(5));
        for (i, a) in stations.iter().enumerate() {
            for b in &stations[..i] {
                assert!(far(a.at(), b.at()) >= widest - 1e-3, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn every_meridian_goes_through_its_points() {
        for number in 1..=5_u8 {
            let Line::Arc { centre, radius } = meridian(usize::from(number)) else { continue };
            for circle in [Circle::Inner, Circle::Outer] {
                let at = Intersection::at(circle, number).unwrap();
                let here = Station::Hemisphere(Color::Red, at).at();
                assert!((far(here, (centre, 0.0)) - radius).abs() < 1e-4, "{number}");
            }
        }
    }

    #[test]
    fn a_way_stays_on_the_lines_and_ends_at_its_end() {
        let hemisphere = |name: &str| Station::Hemisphere(Color::Red, name.parse().unwrap());
        let end = Station::Equator("il".parse().unwrap());
        let points = way(&[hemisphere("i2"), hemisphere("i1"), end]);
        assert_eq!(points.last(), Some(&end.at()));
        for point in &points {
            assert!((far(*point, (0.0, 0.0)) - INNER).abs() < 1e-3, "{point:?}");
        }
    }

    #[test]
    fn pawns_beside_the_board_are_beside_it_and_apart() {
        for beside in [Beside::Sides, Beside::Ends] {
            let mut places = Vec::new();
            for color in Color::BOTH {
                places.extend((0..10).map(|n| beside.place(Group::Captured(color), n)));
            }
            places.extend((0..8).map(|n| beside.place(Group::Pile, n)));
            for (i, a) in places.iter().enumerate() {
                assert!(far((a.x, a.y), (0.0, 0.0)) > EDGE + 0.3, "{beside:?} {a:?}");
                for b in &places[..i] {
                    assert!(far((a.x, a.y), (b.x, b.y)) > 0.3, "{beside:?} {a:?} {b:?}");
                }
            }
        }
    }
}
