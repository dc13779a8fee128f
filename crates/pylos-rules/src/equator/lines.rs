//! The lines of the board and where a pawn can slide along them (E4, E7).
//!
//! Bits of a hemisphere: `i1…i5` are 0 to 4, `o1…o5` are 5 to 9. Bits of the
//! equator: `ol il e1…e5 ir or` are 0 to 8. What a pawn can reach depends only
//! on where it stands and on which other intersections of its hemisphere are
//! occupied: two tables, made when the program is compiled, hold all answers.

use super::{EquatorPoints, Intersection, Intersections, Movement, Place, Point, Points, Rules};

/// The points that exist under these rules (E2).
pub(super) const fn points(rules: Rules) -> Points {
    match rules.points {
        EquatorPoints::Nine => Points::ALL,
        EquatorPoints::Five => Points::from_bits(0b1_1111 << 2),
    }
}

/// The points that a pawn could slide to if the equator were empty and had all
/// nine of them, among these occupied intersections (its own included or not).
#[inline]
pub(super) fn reach(movement: Movement, from: Intersection, occupied: Intersections) -> Points {
    let table = match movement {
        Movement::Slide => &SLIDE,
        Movement::Straight => &STRAIGHT,
        Movement::Free => return Points::ALL,
    };
    Points::from_bits(table[from.index()][occupied.bits() as usize])
}

/// The intersections of a hemisphere on a line through an equator point (E14).
#[inline]
pub(super) fn through(point: Point) -> Intersections {
    const INNER: u16 = 0b00000_11111;
    const OUTER: u16 = 0b11111_00000;
    const fn meridian(bit: u16) -> u16 {
        0b00001_00001 << bit
    }
    const THROUGH: [u16; 9] = [
        OUTER,
        INNER,
        meridian(0),
        meridian(1),
        meridian(2),
        meridian(3),
        meridian(4),
        INNER,
        OUTER,
    ];
    Intersections::from_bits(THROUGH[point.index()])
}

/// The points that nobody in this hemisphere can tell from this one, now or
/// later in the battle: they have the same gate, or their gates are empty and
/// connected, and pawns that leave only open more ways (E7, turning allowed).
#[inline]
pub(super) fn connected(point: Point, occupied: Intersections) -> Points {
    Points::from_bits(CONNECTED[occupied.bits() as usize][point.index()])
}

/// The intersections next to any of these, on the lines of the hemisphere.
pub(super) const fn neighbours(of: Intersections) -> Intersections {
    Intersections::from_bits(spread(of.bits()))
}

/// The empty intersections that a pawn can slide over, its own first place
/// included.
pub(super) const fn region(from: u16, occupied: u16) -> u16 {
    let mut region = from;
    loop {
        let wider = region | spread(region) & !occupied;
        if wider == region {
            return region;
        }
        region = wider;
    }
}

/// The straight ways from an intersection to the equator: for each, the point
/// reached and the intersections passed. At most three: along the circle to
/// the left and to the right, and along the meridian (E7, `straight`).
pub(super) const fn straight_ways(from: u8) -> [(u8, u16); 3] {
    let (meridian, circle) = (from % 5, from / 5);
    let on_circle = 0b11111 << (5 * circle);
    let own = 1u16 << from;
    let left = (own - 1) & on_circle;
    let right = on_circle & !left & !own;
    let to_the_middle = if circle == 1 { 1 << meridian } else { 0 };
    [(1 - circle, left), (2 + meridian, to_the_middle), (7 + circle, right)]
}

const fn spread(of: u16) -> u16 {
    const RIGHT_ENDS: u16 = 0b10000_10000;
    const LEFT_ENDS: u16 = 0b00001_00001;
    let along = (of & !RIGHT_ENDS) << 1 | (of & !LEFT_ENDS) >> 1;
    (along | of << 5 | of >> 5) & 0x3ff
}

/// The equator points next to these intersections.
pub(super) const fn exits(of: u16) -> u16 {
    let meridians = (of & 0b11111) << 2;
    let inner_ends = (of & 1) << 1 | (of >> 4 & 1) << 7;
    let outer_ends = of >> 5 & 1 | (of >> 9 & 1) << 8;
    meridians | inner_ends | outer_ends
}

static SLIDE: [[u16; 1024]; 10] = table(Movement::Slide);
static STRAIGHT: [[u16; 1024]; 10] = table(Movement::Straight);

static CONNECTED: [[u16; 9]; 1024] = {
    let mut table = [[0; 9]; 1024];
    let mut occupied: u16 = 0;
    while occupied < 1024 {
        let mut point = 0;
        while point < 9 {
            let gate = 1 << Point::ALL[point].gate_bit();
            // Nobody passes an occupied gate; from it there is one step.
            let from_gate = if gate & occupied == 0 { region(gate, occupied) } else { gate };
            table[occupied as usize][point] = exits(from_gate);
            point += 1;
        }
        occupied += 1;
    }
    table
};

const fn table(movement: Movement) -> [[u16; 1024]; 10] {
    let mut table = [[0; 1024]; 10];
    let mut from = 0;
    while from < 10 {
        let mut occupied: u16 = 0;
        while occupied < 1024 {
            table[from as usize][occupied as usize] = match movement {
                Movement::Straight => straight_reach(from, occupied),
                _ => exits(region(1 << from, occupied)),
            };
            occupied += 1;
        }
        from += 1;
    }
    table
}

const fn straight_reach(from: u8, occupied: u16) -> u16 {
    let (ways, mut reach, mut i) = (straight_ways(from), 0, 0);
    while i < 3 {
        let (to, passed) = ways[i];
        if passed & occupied == 0 {
            reach |= 1 << to;
        }
        i += 1;
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slide(from: &str, occupied: &[&str], movement: Movement) -> String {
        let occupied = occupied.iter().map(|name| name.parse().unwrap()).collect();
        reach(movement, from.parse().unwrap(), occupied).to_string()
    }

    #[test]
    fn a_pawn_turns_at_intersections_but_never_passes_an_occupied_one() {
        let all = "ol il e1 e2 e3 e4 e5 ir or";
        assert_eq!(slide("i3", &[], Movement::Slide), all);
        assert_eq!(slide("i3", &["i2", "i4", "o3"], Movement::Slide), "e3");
        assert_eq!(slide("o3", &["i3", "o2", "o4"], Movement::Slide), "");
        assert_eq!(slide("o1", &["i1", "o3", "i2"], Movement::Slide), "ol");
        assert_eq!(slide("o1", &["i1", "o3", "i3"], Movement::Slide), "ol e2");
    }

    /// E7, by exhaustion: whatever intersections are occupied, every equator
    /// point can be reached by some pawn standing there. As at most three of
    /// five or nine points are taken when somebody is to move, a player with
    /// a pawn is never stuck.
    #[test]
    fn nobody_is_ever_stuck_when_turning_is_allowed() {
        for occupied in 1..1024 {
            let pawns = Intersections::from_bits(occupied);
            for taken in (0..512u16).filter(|taken| taken.count_ones() <= 3) {
                for points in [EquatorPoints::Nine, EquatorPoints::Five] {
                    let free = super::points(Rules { points, ..Rules::CARPENTIER })
                        - Points::from_bits(taken);
                    let reached = pawns.into_iter().fold(Points::NONE, |reached, from| {
                        reached | reach(Movement::Slide, from, pawns) & free
                    });
                    assert!(!free.is_empty());
                    assert_eq!(reached, free, "{pawns} {free}");
                }
            }
        }
    }

    #[test]
    fn straight_means_one_line() {
        assert_eq!(slide("i3", &[], Movement::Straight), "il e3 ir");
        assert_eq!(slide("o3", &[], Movement::Straight), "ol e3 or");
        assert_eq!(slide("o3", &["i3", "o5"], Movement::Straight), "ol");
        assert_eq!(slide("i1", &["i4", "o1"], Movement::Straight), "il e1");
    }

    #[test]
    fn every_point_is_next_to_its_gate() {
        for point in Point::ALL {
            assert!(exits(1 << point.gate().index()) >> point.index() & 1 == 1, "{point}");
        }
        assert_eq!(neighbours(Intersections::from_bits(1 << 2)).to_string(), "i2 i4 o3");
    }
}
