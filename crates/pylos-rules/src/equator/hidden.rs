//! Setting up in secret (E5, `hidden`).

use std::fmt;
use std::str::FromStr;

use super::{Circle, Color, Hemisphere, Intersection, Position, Rules, SetupMode, Size, Turn};
use crate::{Position as _, Viewer};

/// One side's complete setup: ten pawns, two of each size (E3, E5).
///
/// Written as the sizes on `i1…i5`, a slash, and those on `o1…o5`.
///
/// ```
/// use pylos_rules::equator::Arrangement;
/// let arrangement: Arrangement = "12345/54321".parse().unwrap();
/// assert_eq!(arrangement.to_string(), "12345/54321");
/// assert!("11145/54322".parse::<Arrangement>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrangement(Hemisphere);

impl Arrangement {
    /// The pawns on their intersections.
    pub const fn hemisphere(self) -> Hemisphere {
        self.0
    }

    /// The placements that make it, in the order of the intersections.
    pub fn placements(self) -> impl Iterator<Item = Turn> {
        self.0.iter().map(|(at, size)| Turn::Place { size, at })
    }
}

impl TryFrom<Hemisphere> for Arrangement {
    type Error = ArrangementError;

    fn try_from(hemisphere: Hemisphere) -> Result<Arrangement, ArrangementError> {
        match Size::ALL.into_iter().find(|size| hemisphere.of_size(*size).len() != Size::PAWNS) {
            None => Ok(Arrangement(hemisphere)),
            Some(size) => {
                Err(ArrangementError::Count { size, found: hemisphere.of_size(size).len() })
            }
        }
    }
}

/// Why something is not the complete setup of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArrangementError {
    /// The text is not ten sizes, five and five.
    Text,
    /// There are not two pawns of this size (E3).
    Count {
        /// The size.
        size: Size,
        /// How many there are.
        found: u32,
    },
}

impl fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrangementError::Text => f.write_str(
                "an arrangement is the sizes on i1…i5, a slash and those on o1…o5, as in \
                 12345/54321",
            ),
            ArrangementError::Count { size, found } => {
                write!(f, "there are two pawns of size {size} to arrange (E3): this has {found}")
            }
        }
    }
}

impl std::error::Error for ArrangementError {}

impl FromStr for Arrangement {
    type Err = ArrangementError;

    fn from_str(text: &str) -> Result<Arrangement, ArrangementError> {
        let [inner @ .., b'/', _, _, _, _, _] = text.as_bytes() else {
            return Err(ArrangementError::Text);
        };
        let sizes = inner.iter().chain(&text.as_bytes()[inner.len() + 1..]);
        if inner.len() != 5 {
            return Err(ArrangementError::Text);
        }
        let mut hemisphere = Hemisphere::NONE;
        for (place, digit) in Intersection::ALL.into_iter().zip(sizes) {
            let size = Size::new(digit.wrapping_sub(b'0')).ok_or(ArrangementError::Text)?;
            hemisphere = hemisphere.with(place, size);
        }
        hemisphere.try_into()
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, size) in self.0.iter() {
            let slash = place.circle() == Circle::Outer && place.meridian() == 1;
            write!(f, "{}{size}", if slash { "/" } else { "" })?;
        }
        Ok(())
    }
}

/// The setup of a game in which both sides arrange in secret: each commits
/// once, in either order, and nothing can be read out before both have.
///
/// ```
/// use pylos_rules::equator::{Color, HiddenSetup, Rules};
/// let mut setup = HiddenSetup::new("carpentier+hidden".parse().unwrap(), Color::Blue);
/// setup.commit(Color::Blue, "12345/54321".parse().unwrap()).unwrap();
/// assert!(setup.reveal().is_none());
/// assert!(!format!("{setup:?}").contains('5'));
/// setup.commit(Color::Red, "12345/12345".parse().unwrap()).unwrap();
/// let start = setup.reveal().unwrap();
/// assert_eq!(start.to_string(), "EDCBA/ABCDE/........./abcde/abcde B 1.0 - 0 0:0");
/// ```
#[derive(Clone)]
pub struct HiddenSetup {
    rules: Rules,
    leader: Color,
    committed: [Option<Arrangement>; 2],
}

impl HiddenSetup {
    /// Nobody has committed yet.
    pub fn new(rules: Rules, leader: Color) -> HiddenSetup {
        HiddenSetup { rules, leader, committed: [None; 2] }
    }

    /// Whether a side's arrangement is fixed. That is all that may be shown to
    /// the other before both are.
    pub fn has_committed(&self, color: Color) -> bool {
        self.committed[color as usize].is_some()
    }

    /// Fixes a side's arrangement for good.
    pub fn commit(&mut self, color: Color, arrangement: Arrangement) -> Result<(), CommitError> {
        let place = &mut self.committed[color as usize];
        if place.is_some() {
            return Err(CommitError(color));
        }
        *place = Some(arrangement);
        Ok(())
    }

    /// The twenty placements in the order of the record (who will not lead
    /// battle 1 first), once both have committed.
    pub fn placements(&self) -> Option<Vec<Turn>> {
        let [Some(blue), Some(red)] = self.committed else { return None };
        let (first, second) = match self.leader {
            Color::Blue => (red, blue),
            Color::Red => (blue, red),
        };
        Some(first.placements().chain(second.placements()).collect())
    }

    /// The start of battle 1, once both have committed.
    pub fn reveal(&self) -> Option<Position> {
        let rules = self.rules.with_setup(SetupMode::Whole);
        let start = Position::start_led_by(rules, self.leader);
        let placements = self.placements()?;
        Some(
            placements
                .into_iter()
                .fold(start, |position, turn| position.play_unchecked(rules, turn)),
        )
    }
}

/// Shows who has committed, and nothing else.
impl fmt::Debug for HiddenSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HiddenSetup")
            .field("blue", &self.has_committed(Color::Blue))
            .field("red", &self.has_committed(Color::Red))
            .finish_non_exhaustive()
    }
}

/// A side tried to change its mind (E5, `hidden`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitError(Color);

impl fmt::Display for CommitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has already committed to an arrangement (E5)", self.0)
    }
}

impl std::error::Error for CommitError {}

/// See [`crate::Secrets::seen_by`].
pub(super) fn seen_by(position: &Position, rules: Rules, viewer: Viewer<Color>) -> Position {
    let mut seen = *position;
    if position.in_setup() && rules.setup() == SetupMode::Hidden {
        for color in Color::BOTH.into_iter().filter(|color| Viewer::Player(*color) != viewer) {
            seen.hemispheres[color as usize] = Hemisphere::NONE;
        }
        // Nor does anybody learn how far on the other's arrangement is.
        seen.played = match viewer {
            Viewer::Player(color) => position.hemisphere(color).len() as u8,
            Viewer::Watcher => 0,
        };
    }
    seen
}
