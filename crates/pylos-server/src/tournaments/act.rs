//! From an action to stored events.

use std::sync::Arc;

use pylos_rules::Random;
use pylos_tournament::{Action, Event, Format, Outcome, Phase, Place, Refusal, Tournament};

use super::wire::{NamedEntry, NewTournament, TournamentAct, TournamentDeed};
use super::{Loaded, TournamentProblem};
use crate::error::{ApiError, Code};
use crate::secret::{LOTS, random_text};
use crate::server::Server;
use crate::store::{self, Happened};
use crate::timekeeper::Millis;

/// How often something is tried again when others are faster.
pub(super) const TRIES: usize = 8;

/// In an arena whoever is free waits for so long, so that not always the same
/// two meet.
const ARENA_WAIT: Millis = 4_000;

/// Whether somebody else was faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    Stored,
    TooLate,
}

impl Server {
    /// Creates a tournament for this player.
    pub async fn new_tournament(
        &self,
        organiser: &str,
        wish: NewTournament,
    ) -> Result<Arc<Loaded>, ApiError> {
        let (venue, rated, pairing) = (wish.venue.into(), wish.rated, wish.pairing.into());
        let (listed, starts, no_show) = (wish.is_listed(), wish.starts, wish.no_show()?);
        let tournament = Tournament::new(wish.settings()?)?;
        let new = store::NewTournament {
            id: random_text(12),
            organiser: organiser.to_owned(),
            head: tournament.tags(),
            venue,
            listed,
            rated,
            pairing,
            secret: random_text(32),
            created: self.time.now(),
            starts,
            no_show,
        };
        self.store.add_tournament(&new).await?;
        self.tournament(&new.id).await
    }

    /// Lets an organiser act on what was shown with this revision. Whoever acts
    /// on something older is told.
    pub async fn organise(
        &self,
        id: &str,
        player: &str,
        deed: TournamentDeed,
    ) -> Result<Arc<Loaded>, ApiError> {
        let loaded = self.tournament(id).await?;
        if loaded.row.new.organiser != player {
            return Err(ApiError::new(Code::Forbidden, "only the organiser may do this"));
        }
        if loaded.row.revision != deed.revision {
            return Err(changed());
        }
        let done = match deed.what {
            TournamentAct::Schedule { starts } => {
                let begun = loaded.tournament.phase() != Phase::Entry;
                if begun {
                    return Err(Refusal::HasStarted.into());
                }
                match self.store.schedule(id, deed.revision, starts).await? {
                    true => Done::Stored,
                    false => Done::TooLate,
                }
            }
            TournamentAct::Replay { round, board } => {
                self.replay(&loaded, Place { round, board }).await?;
                Done::Stored
            }
            act => self.let_happen(&loaded, actions(act)?, None).await?,
        };
        if done == Done::TooLate {
            return Err(changed());
        }
        // Games appear at once; should this node be killed here, the next one
        // that looks creates them.
        if let Err(error) = self.tend_tournament(id).await {
            tracing::warn!(%error, tournament = id, "a tournament is looked after later");
        }
        self.tournament(id).await
    }

    /// Decides and writes. The rules of `pylos-tournament` are the only judge.
    pub(super) async fn let_happen(
        &self,
        loaded: &Arc<Loaded>,
        actions: Vec<Action>,
        player: Option<&str>,
    ) -> Result<Done, ApiError> {
        let before = Arc::clone(loaded);
        // Pairing hundreds takes its time: not on the threads of live games.
        let decided = tokio::task::spawn_blocking(move || {
            let mut chance = Random::new(LOTS.number());
            let mut next = before.tournament.clone();
            for action in &actions {
                let events = next.decide(action, &mut chance)?;
                next = next.advance(events)?;
            }
            Ok::<Tournament, Refusal>(next)
        });
        let next = decided.await.map_err(ApiError::internal)??;
        let known = loaded.tournament.events().len();
        let events = next.lines_after(known);
        if events.is_empty() {
            return Ok(Done::Stored);
        }
        let new = &next.events()[known..];
        let entered = new.iter().filter(|event| matches!(event, Event::Entered { .. })).count();
        let first = next.players().len() - entered;
        let at = self.time.now();
        let happened = Happened {
            tournament: &loaded.row.new.id,
            revision: loaded.row.revision + 1,
            at,
            events: &events,
            entrants: &match player.filter(|_| entered == 1) {
                Some(player) => vec![(first as i64, player.to_owned())],
                None => Vec::new(),
            },
            decided: &new.iter().filter_map(decided_place).collect::<Vec<_>>(),
            phase: phase_word(next.phase()),
            players: next.players().iter().filter(|it| !it.withdrawn).count() as i64,
            rounds: next.rounds().len() as i64,
            due: due(&next, loaded.row.new.starts, at),
        };
        let stored = self.store.happen(&happened).await?;
        Ok(if stored { Done::Stored } else { Done::TooLate })
    }
}

/// Somebody else was faster.
pub(super) fn changed() -> ApiError {
    TournamentProblem::Changed
        .refused("somebody else has changed the tournament meanwhile; look again")
}

/// When somebody should look after a tournament.
fn due(tournament: &Tournament, starts: Option<Millis>, now: Millis) -> Option<Millis> {
    match tournament.phase() {
        Phase::Entry => starts.map(|starts| starts.max(now)),
        Phase::Playing | Phase::Between => Some(match tournament.settings().format {
            Format::Arena if tournament.rounds().len() > 1 => now + ARENA_WAIT,
            _ => now,
        }),
        Phase::Over => None,
    }
}

fn decided_place(event: &Event) -> Option<(i64, i64)> {
    match event {
        Event::Reported { place, .. } | Event::Corrected { place, outcome: Some(_) } => {
            Some((place.round as i64, place.board as i64))
        }
        _ => None,
    }
}

/// What an organiser's act asks of the library.
fn actions(act: TournamentAct) -> Result<Vec<Action>, ApiError> {
    let one = |action| Ok(vec![action]);
    match act {
        TournamentAct::Enter { players } => Ok(players
            .into_iter()
            .map(|NamedEntry { name, rating, team }| Action::Enter { name, rating, team })
            .collect()),
        TournamentAct::Rename { player, name } => one(Action::Rename { player, name }),
        TournamentAct::Join { player, team } => one(Action::Join { player, team }),
        TournamentAct::Withdraw { player } => one(Action::Withdraw { player }),
        TournamentAct::Return { player } => one(Action::Return { player }),
        TournamentAct::Excuse { player, round } => one(Action::Excuse { player, round }),
        TournamentAct::Pair {} => one(Action::Pair),
        TournamentAct::Report { round, board, result } => {
            one(Action::Report { place: Place { round, board }, outcome: read_outcome(&result)? })
        }
        TournamentAct::Correct { round, board, result } => {
            let outcome = result.as_deref().map(read_outcome).transpose()?;
            one(Action::Correct { place: Place { round, board }, outcome })
        }
        TournamentAct::Close {} => one(Action::Close),
        // These change no event.
        TournamentAct::Schedule { .. } | TournamentAct::Replay { .. } => Ok(Vec::new()),
    }
}

/// A result as people write it.
pub(super) fn read_outcome(text: &str) -> Result<Outcome, ApiError> {
    text.trim().parse().map_err(|error: pylos_tournament::OutcomeError| {
        let message = error.to_string();
        TournamentProblem::NotAResult { text: error.0 }.refused(message)
    })
}

/// A phase as it is stored.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Entry => "entry",
        Phase::Playing => "playing",
        Phase::Between => "between",
        Phase::Over => "over",
    }
}
