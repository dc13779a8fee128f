//! The games of a round. Their ids are made from tournament, round, board and
//! number, so that creating them twice changes nothing.

use std::sync::Arc;

use pylos_host::wire::{NewGame as Wish, Opening, SeatWish, SeriesLength, Visibility};
use pylos_host::{Board, Chair, NextGame, Series, Settings};
use pylos_rules::{Random, Repetition};
use pylos_tournament::{Outcome, Place, Tournament};
use pylos_views::Kind;

use super::wire::clock_setting;
use super::{Loaded, TournamentProblem};
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::secret::{LOTS, fingerprint};
use crate::server::Server;
use crate::store::{NewGame, Role, RoundGame, RoundGameState};

/// How many games are created in one commit.
const TOGETHER: usize = 200;

/// Which game of a pairing is to be created.
pub(super) struct Wanted {
    pub place: Place,
    /// From 1.
    pub number: u32,
    /// Half points of the games before, in the order of the pairing.
    pub won: [i64; 2],
    /// The score of the series before this game in the same order, for a game
    /// that is added because the score is level.
    pub added: Option<[f64; 2]>,
    /// Who leads the first battle (E6), by the seats of this game.
    pub leader: Option<Chair>,
}

impl Wanted {
    fn first(place: Place) -> Wanted {
        // The pairing says who begins.
        Wanted { place, number: 1, won: [0; 2], added: None, leader: Some(Chair::First) }
    }
}

/// Whether the second of a pairing has the first side in this game: colours
/// alternate in the pyramid game, the lead in the other (E6).
pub(super) fn is_turned(kind: Kind, number: i64) -> bool {
    kind == Kind::Pyramid && number % 2 == 0
}

impl Server {
    /// Creates the games of pairings that have none yet.
    pub(super) async fn create_missing_games(&self, loaded: &Arc<Loaded>) -> Result<(), ApiError> {
        let mut missing = Vec::new();
        for (round, it) in (1..).zip(loaded.tournament.rounds()) {
            for (board, it) in (1..).zip(it.boards()) {
                let place = Place { round, board };
                let open = it.outcome.is_none() && loaded.is_online(it.players);
                if open && loaded.game_at(place).is_none() {
                    missing.push(Wanted::first(place));
                }
            }
        }
        for some in missing.chunks(TOGETHER) {
            let mut games = Vec::with_capacity(some.len());
            for wanted in some {
                games.push(self.round_game(loaded, wanted).await?);
            }
            self.store.create_round_games(&loaded.row.new.id, &games).await?;
            games.iter().for_each(|_| Metrics::count(&self.metrics.games));
        }
        Ok(())
    }

    /// A game of a pairing, as it is to be created.
    pub(super) async fn round_game(
        &self,
        loaded: &Loaded,
        wanted: &Wanted,
    ) -> Result<(RoundGame, NewGame), ApiError> {
        let (row, tournament) = (&loaded.row.new, &loaded.tournament);
        let agreed = tournament.settings();
        let id = game_id(&row.secret, wanted.place, wanted.number);
        let players = pair(tournament, wanted.place)?;
        let people = players.map(|who| loaded.players.get(&who).cloned());
        let turned = is_turned(pylos_host::kind_of(agreed.rules), wanted.number.into());
        let turn = |pair: [Option<String>; 2]| {
            let [first, second] = pair;
            if turned { [second, first] } else { [first, second] }
        };
        let wish = Wish {
            rules: agreed.rules.to_string(),
            seats: [SeatWish::Friend {}; 2],
            lot: false,
            clock: clock_setting(agreed.clock),
            repetition: Some(3),
            visibility: if row.listed { Visibility::Public } else { Visibility::Private },
            rated: row.rated && self.are_accounts(&people).await?,
            series: (agreed.games > 1).then(|| SeriesLength::Games(agreed.games.into())),
            opponent: None,
            start: None,
            opening: Opening::Usual,
        };
        let mut settings = Settings::new(wish, &id, &row.organiser, LOTS)?;
        if let Some(leader) = wanted.leader {
            let mut random = Random::new(LOTS.number());
            let board =
                Board::begin(agreed.rules, None, Some(leader), Repetition::OFF, &mut random)?;
            settings.start = board.position();
        }
        if let Some(lot) = tournament.lot_of(wanted.place) {
            settings = settings.with_ballot(lot, wanted.number)?;
        }
        if let Some([first, second]) = wanted.added {
            settings.series = Some(Series {
                id: game_id(&row.secret, wanted.place, 1),
                length: SeriesLength::Games(wanted.number),
                number: wanted.number,
                before: if turned { [second, first] } else { [first, second] },
            });
        }
        let next = NextGame { id: id.clone(), settings, people: turn(people) };
        let at = RoundGame {
            round: wanted.place.round as i64,
            board: wanted.place.board as i64,
            number: wanted.number.into(),
            game: id,
            won: wanted.won,
            state: RoundGameState::Playing,
        };
        Ok((at, self.new_game_row(&next)?))
    }

    /// Rated games are between people with accounts.
    async fn are_accounts(&self, people: &[Option<String>; 2]) -> Result<bool, ApiError> {
        for id in people.iter().flatten() {
            let account = self.store.player(id).await?;
            let person = |account: &crate::store::Account| {
                account.name.is_some() && account.role != Role::Bot
            };
            if !account.as_ref().is_some_and(person) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Another game in place of one that ended before it began.
    pub(super) async fn replay(&self, loaded: &Loaded, place: Place) -> Result<(), ApiError> {
        let void = loaded.game_at(place).filter(|game| game.state == RoundGameState::Void);
        let Some(void) = void else {
            let problem = TournamentProblem::NotPaired { place: place.to_string() };
            return Err(problem.refused(format!("{place} has no game to be played again")));
        };
        // Numbers go on by two, so that the same side begins.
        let number = u32::try_from(void.number + 2).unwrap_or(u32::MAX);
        let wanted = Wanted { number, won: void.won, ..Wanted::first(place) };
        let (to, game) = self.round_game(loaded, &wanted).await?;
        let games = [(to.clone(), game)];
        self.store.create_round_games(&loaded.row.new.id, &games).await?;
        Ok(self.store.move_round_game(&loaded.row.new.id, void, &to).await?)
    }
}

/// The two of a pairing.
pub(super) fn pair(
    tournament: &Tournament,
    place: Place,
) -> Result<[pylos_tournament::Entrant; 2], ApiError> {
    let board = tournament.board(place);
    Ok(board.ok_or(pylos_tournament::Refusal::NotPaired(place))?.players)
}

/// The id of a game: the same for whoever creates it, and nobody can guess it.
fn game_id(secret: &str, place: Place, number: u32) -> String {
    let mut id = fingerprint(&format!("game {secret} {place} {number}"));
    id.truncate(22);
    id
}

/// What whoever sits at a board must know to say its result.
pub(super) fn word_token(secret: &str, place: Place, seat: usize) -> String {
    let mut token = fingerprint(&format!("word {secret} {place} {seat}"));
    token.truncate(24);
    token
}

/// Whether a pairing goes on because it is level.
pub(super) fn is_level(outcome: Outcome) -> bool {
    let [first, second] = outcome.match_points();
    first == second
}
