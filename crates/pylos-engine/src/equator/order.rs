//! In which order turns are tried: good ones first, so that the rest can be
//! cut off.

use pylos_rules::Side as _;
use pylos_rules::equator::{Intersection, Intersections, Place as _, Point, Position, Size, Turn};

use super::plays::Plays;

/// Merits stay below this, and one more still fits a rank.
const MOST: u32 = (1 << 24) - 2;

/// How often a size has proved right, by the turn of the battle, the sizes on
/// the equator and those that may answer.
pub(super) struct Order {
    merits: Box<[[[Merits; 32]; 32]; 4]>,
}

type Merits = [u32; 6];

/// The sizes that may answer a pawn at each point of the equator, as bits.
pub(super) struct Answers([u8; Point::COUNT]);

impl Answers {
    /// It makes no difference where a pawn is played, or none that is looked
    /// at.
    pub const ALIKE: Answers = Answers([0; Point::COUNT]);

    /// The answers to what the side to move plays, where the point designates
    /// them (E14).
    pub fn to(position: &Position) -> Answers {
        let pawns = position.hemisphere(position.to_move().other());
        let mut answers = Answers::ALIKE;
        for size in Size::ALL {
            let places = pawns.of_size(size);
            for (point, sizes) in Point::ALL.into_iter().zip(&mut answers.0) {
                let may = !(places & point.designates()).is_empty();
                *sizes |= u8::from(may) << (size.number() - 1);
            }
        }
        answers
    }

    fn at(&self, point: Point) -> usize {
        usize::from(self.0[point.index()])
    }
}

impl Order {
    pub fn new() -> Order {
        Order { merits: Box::new([[[[0; 6]; 32]; 32]; 4]) }
    }

    pub fn forget(&mut self) {
        *self = Order::new();
    }

    /// A turn was good enough to cut the others off.
    pub fn reward(&mut self, position: &Position, turn: Turn, answers: &Answers) {
        if let Turn::Play { from, to } = turn
            && let Some(size) = position.hemisphere(position.to_move()).at(from)
        {
            let battles_left = u32::from(Position::BATTLES - position.battle());
            let merits = &mut self.merits(position)[answers.at(to)];
            let merit = &mut merits[usize::from(size.number())];
            *merit += 1 << (2 * battles_left);
            if *merit >= MOST {
                // Old merits fade.
                let all = self.merits.as_flattened_mut().as_flattened_mut().as_flattened_mut();
                all.iter_mut().for_each(|merit| *merit /= 2);
            }
        }
    }

    fn merits(&mut self, position: &Position) -> &mut [Merits; 32] {
        let on_equator = position.equator().pawns();
        let mut sizes = 0;
        for size in Size::ALL {
            let there = !on_equator.of_size(size).is_empty();
            sizes |= usize::from(there) << (size.number() - 1);
        }
        &mut self.merits[usize::from(position.played())][sizes]
    }

    /// The pawns by merit, where points do not matter.
    pub fn of_pawns(
        &mut self,
        position: &Position,
        pawns: Intersections,
    ) -> impl Iterator<Item = Intersection> + use<> {
        let sizes = position.hemisphere(position.to_move());
        let merits = self.merits(position)[0];
        let mut ranked = [(0, None); Intersection::COUNT];
        for (rank, from) in ranked.iter_mut().zip(pawns) {
            let merit = sizes.at(from).map_or(0, |size| merits[usize::from(size.number())]);
            *rank = (merit, Some(from));
        }
        let ranked_pawns = &mut ranked[..pawns.len() as usize];
        ranked_pawns.sort_unstable_by_key(|(merit, _)| std::cmp::Reverse(*merit));
        ranked.into_iter().map_while(|(_, from)| from)
    }

    /// Ranks turns: the pawn that was best before, then by merit.
    #[inline]
    pub fn rank(
        &mut self,
        position: &Position,
        best: Option<Intersection>,
        answers: &Answers,
        plays: &mut Plays,
    ) {
        let pawns = position.hemisphere(position.to_move());
        let merits = self.merits(position);
        plays.rank(|from, to| match pawns.at(from) {
            _ if Some(from) == best => MOST + 1,
            Some(size) => merits[answers.at(to)][usize::from(size.number())],
            None => 0,
        });
    }
}
