//! Positions as planes of numbers, seen by one of the sides, and back.

mod equator;
mod pyramid;

use pylos_rules::Position;
use pyo3::PyErr;

use crate::actions::Actions;
use crate::refusal::{BadPosition, plain};

/// A game whose positions are planes of numbers: one number for each place on
/// each plane. What concerns the whole board has the same number everywhere.
pub trait Planes: Actions {
    /// How many planes there are.
    const PLANES: usize;
    /// How many places each has.
    const PLACES: usize;

    /// Fills planes that are all zero with what this side sees of a position
    /// in which a turn has begun.
    fn fill(&self, rules: Self::Rules, begun: Self::Begun, side: Self::Side, planes: &mut [f32]);

    /// The position that these planes show, whichever side sees it.
    fn read(
        rules: Self::Rules,
        planes: &[f32],
    ) -> Result<(Self, Self::Begun), NotPlanes<Self::PositionError>>;
}

/// Why planes show no position.
pub enum NotPlanes<E> {
    /// A number that cannot stand there.
    Number { plane: usize, place: usize, found: f32 },
    /// They show something that the rules do not allow.
    Refused(E),
    /// They show a turn that cannot have begun so.
    Begun,
}

impl<E: pylos_views::Explain + ToString> NotPlanes<E> {
    /// As an exception, of this one of many.
    pub fn of_many(self, index: usize) -> PyErr {
        match self {
            NotPlanes::Number { plane, place, found } => plain::<BadPosition>(format!(
                "position {index}, plane {plane}, place {place}: {found} cannot stand there"
            )),
            NotPlanes::Refused(error) => crate::refusal::explained::<BadPosition>(
                format!("position {index}: {}", error.to_string()),
                error.clause(),
                Some(&error.reason()),
            ),
            NotPlanes::Begun => plain::<BadPosition>(format!(
                "position {index}: no legal turn begins as its planes say"
            )),
        }
    }
}

/// Planes with `PLACES` numbers each.
struct Reader<'a> {
    planes: &'a [f32],
    places: usize,
}

impl Reader<'_> {
    /// The number in a place.
    fn at<E>(&self, plane: usize, place: usize) -> Result<f32, NotPlanes<E>> {
        let found = self.planes[plane * self.places + place];
        if (0.0..=1.0).contains(&found) {
            Ok(found)
        } else {
            Err(NotPlanes::Number { plane, place, found })
        }
    }

    /// Whether something is in a place.
    fn is_set<E>(&self, plane: usize, place: usize) -> Result<bool, NotPlanes<E>> {
        match self.at(plane, place)? {
            0.0 => Ok(false),
            1.0 => Ok(true),
            found => Err(NotPlanes::Number { plane, place, found }),
        }
    }

    /// A number that the whole plane has, as so many parts of the whole.
    fn count<E>(&self, plane: usize, whole: f32) -> Result<u8, NotPlanes<E>> {
        Ok((self.at(plane, 0)? * whole).round() as u8)
    }

    /// The places that are set, in order.
    fn set<E>(&self, plane: usize) -> Result<Vec<usize>, NotPlanes<E>> {
        let mut set = Vec::new();
        for place in 0..self.places {
            if self.is_set(plane, place)? {
                set.push(place);
            }
        }
        Ok(set)
    }
}

/// Writes the same number all over a plane.
fn fill_plane(planes: &mut [f32], places: usize, plane: usize, number: f32) {
    planes[plane * places..(plane + 1) * places].fill(number);
}

/// Whether a turn can begin so: some legal turn goes on from there.
fn begins<P: Actions + Position>(position: &P, rules: P::Rules, begun: P::Begun) -> bool {
    let mut some = begun == P::Begun::default();
    if !some {
        position.visit_actions(rules, begun, |_| some = true);
    }
    some
}
