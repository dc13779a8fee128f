//! Players who enter and leave by themselves.

use std::sync::Arc;

use pylos_host::wire::Player;
use pylos_tournament::{Action, Refusal};

use super::act::{Done, TRIES, changed};
use super::{Loaded, TournamentEntry, TournamentProblem};
use crate::error::ApiError;
use crate::server::Server;

impl Server {
    /// Lets a player in, or back in. Whoever takes part already does so once.
    pub async fn enter_tournament(
        &self,
        id: &str,
        player: &Player,
        entry: TournamentEntry,
    ) -> Result<Arc<Loaded>, ApiError> {
        let person = player.id.as_deref().unwrap_or_default();
        let TournamentEntry { name, team } = entry;
        let name = player.name.clone().or(name).filter(|name| !name.trim().is_empty());
        let name = name.ok_or_else(|| TournamentProblem::BadName.refused("say your name"))?;
        for _ in 0..TRIES {
            let loaded = self.tournament(id).await?;
            let action = match loaded.entrant_of(person) {
                Some(who) => match loaded.tournament.player(who) {
                    there if !there.withdrawn => return Ok(loaded),
                    gone => Action::Return { player: gone.name.clone() },
                },
                None => {
                    let kind = pylos_host::kind_of(loaded.tournament.settings().rules);
                    let rating = player.ratings.iter().find(|(rated, _)| *rated == kind);
                    let rating = rating.filter(|(_, rating)| rating.games > 0);
                    let rating = rating.and_then(|(_, it)| u16::try_from(it.rating).ok());
                    Action::Enter { name: name.clone(), rating, team: team.clone() }
                }
            };
            if self.let_happen(&loaded, vec![action], Some(person)).await? == Done::Stored {
                return self.tournament(id).await;
            }
        }
        Err(changed())
    }

    /// Lets a player go.
    pub async fn leave_tournament(&self, id: &str, person: &str) -> Result<Arc<Loaded>, ApiError> {
        for _ in 0..TRIES {
            let loaded = self.tournament(id).await?;
            let stranger = || ApiError::from(Refusal::UnknownPlayer(String::new()));
            let who = loaded.entrant_of(person).ok_or_else(stranger)?;
            let player = loaded.tournament.player(who);
            if player.withdrawn {
                return Ok(loaded);
            }
            let action = Action::Withdraw { player: player.name.clone() };
            if self.let_happen(&loaded, vec![action], None).await? == Done::Stored {
                return self.tournament(id).await;
            }
        }
        Err(changed())
    }
}
