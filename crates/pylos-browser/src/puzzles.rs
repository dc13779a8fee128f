//! Puzzles from a pack that the page has handed in.

use pylos_host::puzzles::{self, PuzzleRating};
use pylos_host::rating::Rating;
use pylos_host::{Code, Lots, Refusal};
use pylos_puzzles::{Date, Pack};

use crate::shapes::{Answer, Request};

/// The puzzles of a device. It keeps no ratings: the page hands its own in and
/// is told what becomes of it.
#[derive(Default)]
pub struct Puzzles {
    pack: Option<Pack>,
}

impl Puzzles {
    /// Takes a pack, if it is one that can be read here, and says what is in
    /// it.
    pub fn open(&mut self, bytes: Vec<u8>) -> Result<Answer, Refusal> {
        let pack = Pack::open(bytes).map_err(|error| puzzles::bad_pack(&error))?;
        Answer::of(&puzzles::catalog(self.pack.insert(pack)))
    }

    pub(crate) fn answer(
        &self,
        method: &str,
        path: &[&str],
        request: &Request,
        lots: &dyn Lots,
    ) -> Result<Answer, Refusal> {
        let missing = || Refusal::new(Code::NotNow, "the puzzles have not been handed in yet");
        let pack = self.pack.as_ref().ok_or_else(missing)?;
        match (method, path) {
            ("GET", []) => Answer::of(&puzzles::catalog(pack)),
            ("POST", ["daily"]) => {
                let entry = puzzles::daily(pack, &request.body()?, Date::of_millis(request.at))?;
                Answer::of(&puzzles::shown(pack, entry, PuzzleRating::first(entry))?)
            }
            ("POST", ["next"]) => {
                let hardness = |entry: &_| PuzzleRating::first(entry).rating.rating;
                let usual = Rating::default().rating;
                let query = request.body()?;
                let entries = puzzles::next(pack, &query, usual, hardness, |_| false, lots)?;
                Answer::of(&puzzles::list(pack, &entries, PuzzleRating::first)?)
            }
            ("GET", [id]) => {
                let entry = puzzles::named(pack, id)?;
                Answer::of(&puzzles::shown(pack, entry, PuzzleRating::first(entry))?)
            }
            ("POST", [id, "attempt"]) => {
                let (entry, query) = (puzzles::named(pack, id)?, request.body()?);
                let mut shown = puzzles::attempt(pack, entry, &query)?;
                if let (Some(score), Some(solver)) = (puzzles::decided_now(&shown), query.solver) {
                    let puzzle = PuzzleRating::first(entry).rating;
                    shown.counted = Some(puzzles::counted(score, solver, puzzle));
                }
                Answer::of(&shown)
            }
            _ => Err(Refusal::not_found("path")),
        }
    }
}
