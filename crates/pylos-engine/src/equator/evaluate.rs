//! An estimate of a position between battles, where the search stops.
//!
//! Fitted to exact results: thousands of positions at the start of battles 2,
//! 3 and 4, reached by random turns and then solved. Where any pawn may answer,
//! what counts is which sizes a side still has, and the sizes alone explain
//! two thirds to four fifths of the variance: a lone 4 or 5 decides battles, a
//! pair of small pawns is a burden. Where the point played designates who may
//! answer, the lead is nearly everything.

use pylos_rules::Side as _;
use pylos_rules::equator::{Color, Designation, Position, Rules, SetAside, Size};

/// What having none, one or two pawns of a size is worth, in hundredths of a
/// point, the smallest size first.
type Worths = [[i16; 3]; 5];

const OLD: Worths = [[0, 0, -200], [0, -190, -420], [0, -110, -310], [0, 430, 280], [0, 370, 390]];
const NEW: Worths = [[0, -200, -500], [0, -90, -350], [0, -90, -330], [0, 480, 380], [0, 540, 490]];
const LINE: Worths = [[0, -120, -240], [0, 0, 20], [0, 60, 100], [0, 60, 60], [0, 80, 0]];

/// What the rest of the game is worth to the leader, in hundredths of a point.
pub(super) fn estimate(position: &Position, rules: Rules) -> i16 {
    let leader = position.leader();
    let pawns = |color| position.hemisphere(color);
    let (worths, lead) = match rules.designation() {
        Designation::Line => {
            let left = pawns(leader).len() + pawns(leader.other()).len();
            let left = left as i16 + i16::from(position.pile() + rules.singleton_points());
            (&LINE, 75 * left)
        }
        Designation::Any => match rules.set_aside() {
            SetAside::Old => (&OLD, -100),
            SetAside::New => (&NEW, -60),
        },
    };
    let holding = |color: Color| -> i16 {
        let worth = |size: Size| {
            let count = pawns(color).of_size(size).len();
            worths[usize::from(size.number() - 1)][count.min(2) as usize]
        };
        Size::ALL.into_iter().map(worth).sum()
    };
    lead + holding(leader) - holding(leader.other())
}
