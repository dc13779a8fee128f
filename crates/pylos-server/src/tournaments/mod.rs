//! Tournaments on this server: the events of `pylos-tournament` in the
//! database, and the games of their pairings. Every node may do everything: the
//! key of an event decides who was first.

mod absent;
mod act;
mod entry;
mod games;
mod keep;
mod problem;
mod results;
mod show;
mod wire;
mod words;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use pylos_tournament::{Entrant, Place, Tournament};

use crate::error::ApiError;
use crate::server::Server;
use crate::store::{RoundGame, StoredWord, TournamentRow};

pub use problem::TournamentProblem;
pub use show::summary;
pub use wire::{
    NewTournament, TieBreaksExplained, TournamentDeed, TournamentEntry, TournamentList,
    TournamentPage, TournamentTokens, TournamentWord,
};

/// A tournament as it is stored.
pub struct Loaded {
    /// What the database says about it.
    pub row: TournamentRow,
    /// What its events have made of it.
    pub tournament: Tournament,
    /// Entrants who are players of this server.
    pub players: HashMap<Entrant, String>,
    games: HashMap<Place, RoundGame>,
    words: HashMap<(Place, usize), String>,
    /// What everybody is shown, as JSON: it is made once for all.
    shown: OnceLock<String>,
}

/// The tournaments in memory. What is here can be lost at any moment.
#[derive(Default)]
pub struct Tournaments {
    kept: Mutex<HashMap<String, Arc<Loaded>>>,
}

/// So many are kept in memory.
const KEPT: usize = 64;

impl Loaded {
    /// Who of those who take part this player is.
    pub fn entrant_of(&self, player: &str) -> Option<Entrant> {
        self.players.iter().find(|(_, id)| *id == player).map(|(who, _)| *who)
    }

    /// The game that a pairing is at.
    pub fn game_at(&self, place: Place) -> Option<&RoundGame> {
        self.games.get(&place)
    }

    /// Whether a pairing is played on this server: both are players of it.
    fn is_online(&self, players: [Entrant; 2]) -> bool {
        self.row.new.venue == crate::store::Venue::Online
            && players.iter().all(|who| self.players.contains_key(who))
    }
}

impl Server {
    /// A tournament as it is stored.
    pub async fn tournament(&self, id: &str) -> Result<Arc<Loaded>, ApiError> {
        let row = self.store.tournament(id).await?;
        let row = row.ok_or_else(|| ApiError::not_found("tournament"))?;
        let known = self.tournaments.get(id);
        if let Some(known) = known.as_ref().filter(|known| known.row.changed == row.changed) {
            return Ok(Arc::clone(known));
        }
        let base = known.filter(|known| known.row.revision <= row.revision);
        let (tournament, after) = match &base {
            Some(known) => (known.tournament.clone(), known.row.revision),
            None => (row.new.head.parse().map_err(ApiError::internal)?, 0),
        };
        let lines = self.store.tournament_lines(id, after).await?;
        // What was written since the row was read comes with the next one.
        let lines = lines.into_iter().filter(|(revision, _)| *revision <= row.revision);
        let lines: String = lines.map(|(_, body)| body).collect();
        let tournament = tournament.read_on(&lines).map_err(ApiError::internal)?;
        let entrants = self.store.entrants(id).await?;
        let games = self.store.round_games(id).await?;
        let words = self.store.words(id).await?;
        let loaded = Arc::new(Loaded {
            players: entrants
                .into_iter()
                .map(|(number, player)| (Entrant(number as u16), player))
                .collect(),
            games: games.into_iter().map(|game| (place(game.round, game.board), game)).collect(),
            words: words.into_iter().map(said).collect(),
            shown: OnceLock::new(),
            row,
            tournament,
        });
        self.tournaments.keep(id, &loaded);
        Ok(loaded)
    }
}

impl Tournaments {
    fn get(&self, id: &str) -> Option<Arc<Loaded>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn keep(&self, id: &str, loaded: &Arc<Loaded>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT && !kept.contains_key(id) {
            // Any of them: it is read again when it is needed.
            if let Some(other) = kept.keys().next().cloned() {
                kept.remove(&other);
            }
        }
        kept.insert(id.to_owned(), Arc::clone(loaded));
    }
}

/// A pairing by the numbers in the database.
fn place(round: i64, board: i64) -> Place {
    let number = |number: i64| usize::try_from(number).unwrap_or(0);
    Place { round: number(round), board: number(board) }
}

fn said(word: StoredWord) -> ((Place, usize), String) {
    let seat = usize::from(word.seat != 0);
    ((place(word.round, word.board), seat), word.result)
}
