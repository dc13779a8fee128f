//! Results of games that have ended.

use std::sync::Arc;

use pylos_host::{Chair, Series, Table};
use pylos_rules::ByGame;
use pylos_tournament::{Action, Format, Outcome, Score, Scoring, Settings};

use super::Loaded;
use super::games::{Wanted, is_level, is_turned};
use super::place;
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::{FinishedGame, RoundGame, RoundGameState};

impl Server {
    /// Sees to a game of a pairing that has ended: the next of its series, an
    /// added one, or the result.
    pub(super) async fn see_to_end(&self, finished: &FinishedGame) -> Result<(), ApiError> {
        let (id, at) = (&finished.tournament, &finished.at);
        let table = self.live(&at.game).await?.table();
        if !table.is_over() {
            return Ok(());
        }
        let Some(score) = table.series_score() else {
            let void = RoundGame { state: RoundGameState::Void, ..at.clone() };
            return Ok(self.store.move_round_game(id, at, &void).await?);
        };
        let turned = is_turned(table.board().kind(), at.number);
        let won = add(at.won, in_order(halves_won(&table), turned));
        let mut total = score;
        if let Some(series) = &table.settings.series {
            total = [series.before[0] + score[0], series.before[1] + score[1]];
            if let Some(next) = follower(&table, series, total) {
                let to = RoundGame { number: at.number + 1, game: next, won, ..at.clone() };
                return Ok(self.store.move_round_game(id, at, &to).await?);
            }
        }
        let loaded = self.tournament(id).await?;
        let settings = loaded.tournament.settings();
        let total = in_order(total, turned);
        let outcome = outcome(settings, total, won);
        let knockout = matches!(settings.format, Format::Knockout { .. });
        if knockout && is_level(outcome) {
            return self.add_game(&loaded, at, &table, total, won).await;
        }
        self.enter_result(&loaded, at, outcome).await
    }

    /// A knockout that is level goes on with another game.
    async fn add_game(
        &self,
        loaded: &Arc<Loaded>,
        at: &RoundGame,
        table: &Table,
        total: [f64; 2],
        won: [i64; 2],
    ) -> Result<(), ApiError> {
        let wanted = Wanted {
            place: place(at.round, at.board),
            number: u32::try_from(at.number + 1).unwrap_or(u32::MAX),
            won,
            added: Some(total),
            leader: table.board().next_leader().or(Some(Chair::First)),
        };
        let (to, game) = self.round_game(loaded, &wanted).await?;
        let id = &loaded.row.new.id;
        self.store.create_round_games(id, &[(to.clone(), game)]).await?;
        Ok(self.store.move_round_game(id, at, &to).await?)
    }

    async fn enter_result(
        &self,
        loaded: &Arc<Loaded>,
        at: &RoundGame,
        outcome: Outcome,
    ) -> Result<(), ApiError> {
        let place = place(at.round, at.board);
        let id = &loaded.row.new.id;
        let decided = loaded.tournament.board(place).is_some_and(|it| it.outcome.is_some());
        let report = vec![Action::Report { place, outcome }];
        match self.let_happen(loaded, report, None).await {
            // If somebody else was faster, it is looked at again in a second.
            Ok(_) => Ok(()),
            Err(error) if error.code() == Code::Busy => Err(error),
            Err(error) => {
                // The organiser has said something else, or has to.
                tracing::warn!(%error, tournament = id, %place, "a result was not entered");
                let state = if decided { RoundGameState::Done } else { RoundGameState::Void };
                let to = RoundGame { state, ..at.clone() };
                Ok(self.store.move_round_game(id, at, &to).await?)
            }
        }
    }
}

/// The game that follows in a series; one that two have agreed on afterwards
/// is theirs alone.
fn follower(table: &Table, series: &Series, total: [f64; 2]) -> Option<String> {
    if series.length.is_over(series.number, total) {
        return None;
    }
    table.next.clone()
}

/// Half points of this game by its seats.
fn halves_won(table: &Table) -> [i64; 2] {
    match table.board().winner() {
        Some(Chair::First) => [2, 0],
        Some(Chair::Second) => [0, 2],
        None => [1, 1],
    }
}

/// What is told by seats, in the order of the pairing.
fn in_order<T: Copy>(seats: [T; 2], turned: bool) -> [T; 2] {
    if turned { [seats[1], seats[0]] } else { seats }
}

fn add(one: [i64; 2], other: [i64; 2]) -> [i64; 2] {
    [one[0] + other[0], one[1] + other[1]]
}

/// What a pairing came to: points of the equator game (E13) or games won.
fn outcome(settings: &Settings, points: [f64; 2], won: [i64; 2]) -> Outcome {
    let halves = |halves: [i64; 2]| {
        let [first, second] = halves.map(|it| Score::halves(u32::try_from(it).unwrap_or(0)));
        Outcome::Played(first, second)
    };
    let by_points =
        matches!(settings.rules, ByGame::Equator(_)) && settings.scoring != Scoring::Games;
    if !by_points {
        return halves(won);
    }
    // A game that two have agreed to draw is drawn, whatever was taken; and
    // nobody has taken anything in one that was given up at once.
    let drawn = settings.games == 1 && won == [1, 1];
    if settings.scoring == Scoring::Matches && (drawn || points == [0.0; 2]) {
        return halves([1, 1]);
    }
    halves(points.map(|points| (2.0 * points) as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rules: &str, scoring: Scoring, games: u8) -> Settings {
        Settings { rules: rules.parse().unwrap(), scoring, games, ..Settings::default() }
    }

    #[test]
    fn games_are_counted_as_the_tournament_counts() {
        let pyramid = of("standard", Scoring::Matches, 2);
        assert_eq!(outcome(&pyramid, [1.5, 0.5], [3, 1]).to_string(), "1.5-0.5");
        let one = of("carpentier", Scoring::Matches, 1);
        assert_eq!(outcome(&one, [13.0, 8.0], [2, 0]).to_string(), "13-8");
        assert_eq!(outcome(&one, [3.0, 2.0], [1, 1]).to_string(), "1/2-1/2", "a draw by agreement");
        let series = of("carpentier", Scoring::Points, 2);
        assert_eq!(outcome(&series, [24.0, 18.0], [2, 2]).to_string(), "24-18");
        let games = of("carpentier", Scoring::Games, 2);
        assert_eq!(outcome(&games, [24.0, 18.0], [2, 2]).to_string(), "1-1");
    }

    #[test]
    fn sides_that_change_are_put_in_order() {
        assert!(is_turned(pylos_views::Kind::Pyramid, 2));
        assert!(!is_turned(pylos_views::Kind::Equator, 2));
        assert_eq!(in_order([2, 0], true), [0, 2]);
        assert_eq!(add([1, 1], in_order([2, 0], false)), [3, 1]);
    }
}
