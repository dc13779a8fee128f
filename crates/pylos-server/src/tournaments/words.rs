//! What those who sit at a wooden board say its result is. If both say the
//! same, it is the result; what the organiser says always is.

use std::sync::Arc;

use pylos_tournament::{Action, Place, Refusal};

use super::act::{Done, TRIES, changed, read_outcome};
use super::games::{pair, word_token};
use super::wire::{BoardTokens, SeatAtBoard, TournamentTokens, TournamentWord};
use super::{Loaded, TournamentProblem};
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::StoredWord;

impl Loaded {
    /// What to print for the boards of a round: a token for each of the two.
    pub fn tokens(&self, round: usize) -> TournamentTokens {
        let boards = round.checked_sub(1).and_then(|index| self.tournament.rounds().get(index));
        let boards = boards.map_or(0, |round| round.boards().len());
        let tokens = |board| {
            let place = Place { round, board };
            let tokens = [0, 1].map(|seat| word_token(&self.row.new.secret, place, seat));
            BoardTokens { board, tokens }
        };
        TournamentTokens { boards: (1..=boards).map(tokens).collect() }
    }

    /// The seat of whoever says something about a board.
    fn seat_of(&self, word: &TournamentWord, player: Option<&str>) -> Result<usize, ApiError> {
        let place = Place { round: word.round, board: word.board };
        let players = pair(&self.tournament, place)?;
        if let (Some(seat), Some(token)) = (word.seat, &word.token) {
            let seat = match seat {
                SeatAtBoard::First => 0,
                SeatAtBoard::Second => 1,
            };
            if *token == word_token(&self.row.new.secret, place, seat) {
                return Ok(seat);
            }
        }
        let own = player.and_then(|player| self.entrant_of(player));
        let seat = players.iter().position(|who| Some(*who) == own);
        seat.ok_or_else(|| {
            ApiError::new(Code::NoSeat, "only those who sit at this board may say its result")
        })
    }
}

impl Server {
    /// Somebody at a board says its result.
    pub async fn say_result(
        &self,
        id: &str,
        player: Option<&str>,
        word: TournamentWord,
    ) -> Result<Arc<Loaded>, ApiError> {
        let outcome = read_outcome(&word.result)?;
        let place = Place { round: word.round, board: word.board };
        let loaded = self.tournament(id).await?;
        let seat = loaded.seat_of(&word, player)?;
        if loaded.game_at(place).is_some() {
            let problem = TournamentProblem::PlayedHere { place: place.to_string() };
            return Err(problem.refused("the result comes from the game that is played here"));
        }
        // What cannot be the result is refused before anybody is asked to agree.
        let mut copy = loaded.tournament.clone();
        copy.apply(pylos_tournament::Event::Reported { place, outcome })?;
        let stored = StoredWord {
            round: word.round as i64,
            board: word.board as i64,
            seat: seat as i64,
            result: outcome.to_string(),
        };
        self.store.say_word(id, &stored, self.time.now()).await?;
        for _ in 0..TRIES {
            let loaded = self.tournament(id).await?;
            let [first, second] = [0, 1].map(|seat| loaded.words.get(&(place, seat)));
            let agreed = first.filter(|word| Some(*word) == second);
            if agreed != Some(&outcome.to_string()) {
                return Ok(loaded);
            }
            let report = vec![Action::Report { place, outcome }];
            match self.let_happen(&loaded, report, None).await {
                Ok(Done::Stored) => {
                    self.tend_tournament(id).await?;
                    return self.tournament(id).await;
                }
                Ok(Done::TooLate) => {}
                // The other one's word, or the organiser's, was faster.
                Err(error) if error == ApiError::from(Refusal::HasResult(place)) => {
                    return self.tournament(id).await;
                }
                Err(error) => return Err(error),
            }
        }
        Err(changed())
    }
}
