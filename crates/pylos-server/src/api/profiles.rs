//! Players as others see them.

use axum::Json;
use axum::extract::{Path, State};
use pylos_host::Refusal;
use pylos_host::wire::{Pace, Player, RatingShown};
use pylos_views::{Kind, SideName};
use serde::Serialize;
use utoipa::ToSchema;

use super::accounts::account_named;
use super::body::Answer;
use super::caller::Caller;
use crate::rated;
use crate::server::Server;
use crate::store::{BestWin, Fared, RatingPoint, Tally, Tie};
use crate::timekeeper::Millis;

/// How many of the best wins are told.
const BEST: i64 = 5;

/// A player with everything that his games tell of him.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Profile {
    /// Who it is.
    player: Player,
    /// When he came.
    since: Millis,
    /// His ratings, by game and pace.
    ratings: Vec<PaceRating>,
    /// How they went, the oldest first: the latest thousand.
    history: Vec<RatedMoment>,
    /// How he fares against people, by rules and side.
    record: Vec<RecordLine>,
    /// Rated games won against the strongest.
    best: Vec<Win>,
    /// How accurate he is where reviews are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<Accuracy>,
    /// How he fares against the caller.
    #[serde(skip_serializing_if = "Option::is_none")]
    against_you: Option<Score>,
    /// Whether the caller follows him.
    followed: bool,
    /// Whether the caller has muted him.
    muted: bool,
}

/// A rating of a game at a pace.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PaceRating {
    /// Which game.
    game: Kind,
    /// How fast.
    pace: Pace,
    /// The rating.
    #[serde(flatten)]
    rating: RatingShown,
}

/// A rating after a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatedMoment {
    /// Which game.
    game: Kind,
    /// How fast.
    pace: Pace,
    /// When the game ended.
    at: Millis,
    /// The rating then.
    rating: i64,
}

/// How somebody fares under some rules on one side.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RecordLine {
    /// The rule string.
    rules: String,
    /// On which side.
    side: SideName,
    /// How.
    #[serde(flatten)]
    score: Score,
}

/// Wins, losses and draws.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Score {
    /// Games won.
    won: i64,
    /// Games lost.
    lost: i64,
    /// Games drawn.
    drawn: i64,
}

impl From<Tally> for Score {
    fn from(Tally { won, lost, drawn }: Tally) -> Score {
        Score { won, lost, drawn }
    }
}

/// A rated game that was won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Win {
    /// The game, if anybody may find it.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    /// Its rules.
    rules: String,
    /// When it ended.
    at: Millis,
    /// Who lost it; absent if there is no such account any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<String>,
    /// The opponent's rating before it.
    rating: i64,
}

/// How accurate somebody is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Accuracy {
    /// The mean, 1 at best.
    mean: f64,
    /// Of so many games.
    games: i64,
}

/// A player with everything that his games tell of him.
#[utoipa::path(get, path = "/players/{name}/profile",
    params(("name" = String, Path, description = "an account's name, in any case")),
    responses((status = 200, body = Profile), (status = 404, body = Refusal)))]
pub async fn profile(
    State(server): State<Server>,
    caller: Caller,
    Path(name): Path<String>,
) -> Answer<Profile> {
    let account = account_named(&server, &name).await?;
    let id = account.id.clone();
    let store = &server.store;
    let ratings = store.ratings(&id).await?.into_iter().filter_map(|(column, rating)| {
        let (game, pace) = rated::read(&column)?;
        Some(PaceRating { game, pace, rating: rating.into() })
    });
    let history = store.rating_history(&id).await?.into_iter().filter_map(moment);
    let record = store.record_of(&id).await?.into_iter().filter_map(line);
    let best = store.best_wins(&id, BEST).await?.into_iter().map(win);
    let accuracy = store.accuracy_of(&id).await?;
    let other = caller.id().filter(|caller| *caller != id);
    let (against_you, followed, muted) = match &other {
        Some(caller) => (
            Some(store.between(&id, caller).await?.into()),
            store.is_tied(Tie::Follows, caller, &id).await?,
            store.is_tied(Tie::Mutes, caller, &id).await?,
        ),
        None => (None, false, false),
    };
    Ok(Json(Profile {
        since: store.came(&id).await?.unwrap_or_default(),
        ratings: ratings.collect(),
        history: history.collect(),
        record: record.collect(),
        best: best.collect(),
        accuracy: accuracy.map(|(mean, games)| Accuracy { mean, games }),
        against_you,
        followed,
        muted,
        player: server.show_player(account).await?,
    }))
}

fn moment(RatingPoint { rated_as, at, rating }: RatingPoint) -> Option<RatedMoment> {
    let (game, pace) = rated::read(&rated_as)?;
    Some(RatedMoment { game, pace, at, rating: rating.round() as i64 })
}

fn line(Fared { rules, side, tally }: Fared) -> Option<RecordLine> {
    let kind = pylos_host::kind_of(pylos_host::read_rules(&rules).ok()?);
    let side = *kind.sides().get(usize::try_from(side).ok()?)?;
    Some(RecordLine { rules, side, score: tally.into() })
}

fn win(BestWin { game, rules, at, opponent, rating }: BestWin) -> Win {
    Win { id: game, rules, at, opponent, rating: rating.round() as i64 }
}
