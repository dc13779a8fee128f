//! Arranging pawns in secret (E5, `hidden`).
//!
//! Whoever always arranges alike can be prepared for. So arrangements are drawn
//! by lot, as often as is best against an opponent who knows the list and the
//! odds but not the draw: a mix. `mix.txt` has the mixes of leader and
//! responder under `carpentier+hidden`, with the exact results that they rest
//! on; how it came about, and what it promises, is told in
//! `docs/solved/equator.md`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use pylos_rules::equator::{
    Arrangement, Hemisphere, Intersections, Position, Rules, SetupMode, Turn,
};
use pylos_rules::{Game, Viewer};

use super::search::POINT;
use crate::{Advice, Plan, Score};

/// How often each side draws which arrangement, and what that comes to.
///
/// Left and right make no difference, so an arrangement and its reflection are
/// drawn equally often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixes {
    leaders: Vec<(Arrangement, u64)>,
    responders: Vec<(Arrangement, u64)>,
    /// By how many points the leader wins, for each of his arrangements: after
    /// all of the responder's, then after their reflections.
    results: Vec<Vec<i16>>,
}

/// Who of the two arranges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arranging {
    /// Who will lead battle 1.
    Leader,
    /// The other.
    Responder,
}

static CARPENTIER: LazyLock<Option<Arc<Mixes>>> =
    LazyLock::new(|| include_str!("mix.txt").parse().ok().map(Arc::new));

impl Mixes {
    /// The mixes that are built in for these rules.
    pub fn of(rules: Rules) -> Option<Arc<Mixes>> {
        match rules == Rules::CARPENTIER.with_setup(SetupMode::Hidden) {
            true => CARPENTIER.clone(),
            false => None,
        }
    }

    /// The arrangements of a side with how often each is drawn, reflections
    /// included.
    pub fn lots(&self, who: Arranging) -> impl Iterator<Item = (Arrangement, u64)> {
        let own = match who {
            Arranging::Leader => &self.leaders,
            Arranging::Responder => &self.responders,
        };
        own.iter().flat_map(|(arrangement, weight)| {
            [*arrangement, reflected(*arrangement)].map(|image| (image, *weight))
        })
    }

    /// What the leader's mix brings him at least, and the responder's leaves
    /// him at most, in points on average, whatever arrangement of the list the
    /// other side takes: where they are the same, both mixes are the best of
    /// their lists.
    pub fn bounds(&self) -> [f64; 2] {
        let n = self.responders.len();
        // A pair counts as much as the pair with one of the two reflected.
        let sum = |i: usize, j: usize| i128::from(self.results[i][j] + self.results[i][j + n]);
        let least = (0..n).map(|j| {
            let of_row = |(i, (_, weight)): (usize, &(_, u64))| i128::from(*weight) * sum(i, j);
            self.leaders.iter().enumerate().map(of_row).sum::<i128>()
        });
        let most = (0..self.leaders.len()).map(|i| {
            let of_column = |(j, (_, weight)): (usize, &(_, u64))| i128::from(*weight) * sum(i, j);
            self.responders.iter().enumerate().map(of_column).sum::<i128>()
        });
        let per_draw = |sum: i128, own: &[(Arrangement, u64)]| {
            sum as f64 / 2.0 / own.iter().map(|(_, weight)| *weight as f64).sum::<f64>()
        };
        [
            per_draw(least.min().unwrap_or(0), &self.leaders),
            per_draw(most.max().unwrap_or(0), &self.responders),
        ]
    }

    /// The exact results that the mixes rest on: the leader's arrangement, the
    /// responder's, and by how many points the leader wins.
    pub fn results(&self) -> impl Iterator<Item = (Arrangement, Arrangement, i16)> {
        self.leaders.iter().zip(&self.results).flat_map(|((own, _), row)| {
            let others = self.responders.iter().map(|(other, _)| *other);
            let images = others.clone().map(reflected);
            others.chain(images).zip(row).map(|(other, margin)| (*own, other, *margin))
        })
    }
}

/// The next pawn is drawn among those that the arrangements still possible
/// have on the first empty intersection, so that in the end every arrangement
/// has been drawn as often as it should.
impl Plan<Position> for Mixes {
    fn advise(&self, game: &Game<Position>) -> Advice<Position> {
        let mover = game.position().to_move();
        let seen = game.seen_by(Viewer::Player(mover));
        let position = seen.position();
        if !position.in_setup() {
            return Advice::None;
        }
        let (who, value) = match position.leader() == mover {
            true => (Arranging::Leader, self.bounds()[0]),
            false => (Arranging::Responder, -self.bounds()[1]),
        };
        let own = position.hemisphere(mover);
        let Some(at) = (Intersections::ALL - own.occupied()).first() else { return Advice::None };
        let mut lots = BTreeMap::new();
        for (arrangement, weight) in self.lots(who).filter(|(whole, _)| belongs(own, *whole)) {
            if let Some(size) = arrangement.hemisphere().at(at) {
                *lots.entry(Turn::Place { size, at }).or_insert(0) += weight;
            }
        }
        let worth = (value * f64::from(POINT)).round() as i16;
        match lots.values().any(|weight| *weight > 0) {
            true => Advice::Lots(lots.into_iter().collect(), Score::Estimate(worth)),
            false => Advice::None,
        }
    }
}

/// Whether these pawns are a part of an arrangement.
fn belongs(pawns: Hemisphere, whole: Arrangement) -> bool {
    pawns.iter().all(|(at, size)| whole.hemisphere().at(at) == Some(size))
}

fn reflected(arrangement: Arrangement) -> Arrangement {
    // As many pawns of each size stand there.
    arrangement.hemisphere().mirrored().try_into().unwrap_or(arrangement)
}

/// A text that does not tell mixes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixError {
    line: usize,
}

impl fmt::Display for MixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str("there is not one result for every pair of arrangements"),
            line => write!(f, "line {line} is neither an arrangement with its weight nor results"),
        }
    }
}

impl std::error::Error for MixError {}

impl FromStr for Mixes {
    type Err = MixError;

    fn from_str(text: &str) -> Result<Mixes, MixError> {
        let mut mixes = Mixes { leaders: vec![], responders: vec![], results: vec![] };
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let error = MixError { line: number + 1 };
            let words: Vec<&str> = line.split(' ').collect();
            let weighed =
                |text: &str, weight: &str| Some((text.parse().ok()?, weight.parse().ok()?));
            match words[..] {
                ["leader", text, weight] => mixes.leaders.push(weighed(text, weight).ok_or(error)?),
                ["responder", text, weight] => {
                    mixes.responders.push(weighed(text, weight).ok_or(error)?);
                }
                ["result", _, ref row @ ..] => {
                    let row: Result<Vec<i16>, _> =
                        row.iter().map(|margin| margin.parse()).collect();
                    mixes.results.push(row.map_err(|_| error)?);
                }
                _ => return Err(error),
            }
        }
        let columns = 2 * mixes.responders.len();
        let whole = mixes.results.len() == mixes.leaders.len()
            && mixes.results.iter().all(|row| row.len() == columns);
        let sum = |own: &[(Arrangement, u64)]| {
            own.iter().try_fold(0u64, |sum, (_, weight)| sum.checked_add(weight.checked_mul(2)?))
        };
        match whole && [&mixes.leaders, &mixes.responders].iter().all(|own| sum(own) > Some(0)) {
            true => Ok(mixes),
            false => Err(MixError { line: 0 }),
        }
    }
}
