//! The JSON shapes of tournaments. `docs/api.md` explains them.

use pylos_host::wire::{ClockSetting, Visibility};
use pylos_rules::TimeControl;
use pylos_tournament::{
    Counted, Format, Mates, Openings, Order, Scoring, Settings, SettingsProblem, Share, Teams,
    ThirdPlace, TieBreak,
};
use pylos_views::Kind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TournamentProblem;
use crate::error::ApiError;
use crate::store::{Pairing, Venue};
use crate::timekeeper::Millis;

/// The same words as an enum of the library or the storage: neither can grow
/// without the other.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident of $domain:ident: $($(#[$what:meta])* $variant:ident)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$what])* $variant,)+
        }

        impl From<$domain> for $name {
            fn from(word: $domain) -> $name {
                match word { $($domain::$variant => $name::$variant,)+ }
            }
        }

        impl From<$name> for $domain {
            fn from(word: $name) -> $domain {
                match word { $($name::$variant => $domain::$variant,)+ }
            }
        }
    };
}

words! {
    /// Where a tournament is played.
    VenueName of Venue:
    /// Here, where both players of a pairing are of this server.
    Online
    /// On wooden boards.
    Table
}
words! {
    /// When the next round is paired.
    PairingName of Pairing:
    /// When the organiser says so.
    ByHand
    /// When all results are in.
    Automatic
}
words! {
    /// Where games begin.
    #[derive(Default)]
    OpeningsName of Openings:
    /// Where games under these rules usually do.
    #[default]
    Usual
    /// After a ballot that leaves both sides the same chance.
    Balanced
}

words! {
    /// What every pairing adds to a score.
    ScoringName of Scoring:
    /// A point for the winner of a pairing.
    Matches
    /// The games that were won.
    Games
    /// The points of Le Pylos (E13).
    Points
}
words! {
    /// How players are ranked before anything is played.
    OrderName of Order:
    /// By rating.
    Rating
    /// As they entered.
    Entry
    /// By lot.
    Lot
}
words! {
    /// What decides between equal scores.
    TieBreakName of TieBreak:
    /// The points of all opponents.
    Buchholz
    /// The same without the opponent who has the fewest.
    BuchholzCut1
    /// The points of those who were beaten, half of those who were drawn with.
    SonnebornBerger
    /// The points against those who are tied.
    DirectEncounter
    /// Pairings won at the board.
    Wins
}
words! {
    /// How a part of a tie-break counts.
    ShareName of Share:
    /// As it is.
    Whole
    /// By half.
    Half
    /// Not.
    Nothing
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // docs/tournaments.md describes them
pub enum FormatName {
    RoundRobin,
    DoubleRoundRobin,
    Swiss,
    Arena,
    Knockout,
}

/// Where a tournament is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// People enter.
    Entry,
    /// Results are missing.
    Playing,
    /// The next round can be paired.
    Between,
    /// It is over.
    Over,
}

/// The wish for a new tournament.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    name: String,
    site: Option<String>,
    date: Option<String>,
    rules: String,
    #[serde(default)]
    clock: ClockSetting,
    format: FormatName,
    /// Of a Swiss tournament; 5 by default.
    rounds: Option<u8>,
    /// The losers of the semi-finals of a knockout meet.
    #[serde(default)]
    third_place: bool,
    /// How many games a pairing has.
    games: Option<u8>,
    /// Where games begin.
    #[serde(default)]
    openings: OpeningsName,
    scoring: Option<ScoringName>,
    order: Option<OrderName>,
    tie_breaks: Option<Vec<TieBreakName>>,
    /// How many of a team count, the best 1 to 99; all by default.
    team_counts: Option<u8>,
    /// Team mates are not paired with each other while that can be avoided.
    #[serde(default)]
    mates_apart: bool,
    /// Where it is played.
    pub venue: VenueName,
    visibility: Option<Visibility>,
    /// Games between accounts count for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// When rounds are paired.
    pub pairing: PairingName,
    /// When it starts by itself.
    pub starts: Option<Millis>,
    /// For how many seconds somebody who does not come to a game here is waited
    /// for: 30 to 86,400; without it, until the organiser decides.
    no_show: Option<u32>,
}

impl NewTournament {
    /// What is agreed.
    pub fn settings(self) -> Result<Settings, ApiError> {
        let usual = Settings::default();
        let third_place = if self.third_place { ThirdPlace::Played } else { ThirdPlace::Shared };
        let format = match self.format {
            FormatName::RoundRobin => Format::RoundRobin,
            FormatName::DoubleRoundRobin => Format::DoubleRoundRobin,
            FormatName::Swiss => Format::Swiss { rounds: self.rounds.unwrap_or(5) },
            FormatName::Arena => Format::Arena,
            FormatName::Knockout => Format::Knockout { third_place },
        };
        let text = |text: String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let long = |text: &String| text.chars().count() > 100;
        let (name, site) = (self.name.trim().to_owned(), self.site.and_then(text));
        let date = self.date.and_then(text);
        if long(&name) || [&site, &date].into_iter().flatten().any(long) {
            return Err(pylos_tournament::Refusal::from(SettingsProblem::Name).into());
        }
        Ok(Settings {
            name,
            site,
            date,
            rules: pylos_host::read_rules(&self.rules)?,
            clock: self.clock.control()?,
            format,
            games: self.games.unwrap_or(1),
            openings: self.openings.into(),
            scoring: self.scoring.map_or(usual.scoring, Scoring::from),
            order: self.order.map_or(usual.order, Order::from),
            tie_breaks: self
                .tie_breaks
                .map_or(usual.tie_breaks, |names| names.into_iter().map(TieBreak::from).collect()),
            teams: Teams {
                counted: self.team_counts.map_or(Counted::All, Counted::Best),
                mates: if self.mates_apart { Mates::Apart } else { Mates::Meet },
            },
        })
    }

    /// For how long somebody who does not come is waited for.
    pub fn no_show(&self) -> Result<Option<Millis>, ApiError> {
        match self.no_show {
            Some(seconds) if !(30..=86_400).contains(&seconds) => {
                Err(TournamentProblem::NoShowWrong.refused("a no-show is waited for 30 s to a day"))
            }
            seconds => Ok(seconds.map(|seconds| Millis::from(seconds) * 1_000)),
        }
    }

    /// Whether lists show it.
    pub fn is_listed(&self) -> bool {
        self.visibility.unwrap_or_default() == Visibility::Public
    }
}

/// A tournament as it stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub struct TournamentShown {
    pub id: String,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    pub game: Kind,
    pub rules: String,
    pub clock: ClockSetting,
    pub format: FormatName,
    pub third_place: bool,
    /// How many rounds there will be; an arena has no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<usize>,
    pub games: u8,
    pub openings: OpeningsName,
    pub scoring: ScoringName,
    pub order: OrderName,
    pub tie_breaks: Vec<TieBreakName>,
    /// How many of a team count; all, if it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_counts: Option<u8>,
    pub mates_apart: bool,
    pub venue: VenueName,
    pub visibility: Visibility,
    pub rated: bool,
    pub pairing: PairingName,
    /// The organiser's name, if it is an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
    pub created: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<Millis>,
    /// For how many seconds somebody who does not come is waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_show: Option<i64>,
    pub phase: TournamentPhase,
    /// What an organiser's acts refer to.
    pub revision: i64,
    /// Grows with everything that can be seen.
    pub changed: i64,
    pub players: Vec<PlayerInTournament>,
    pub rounds: Vec<RoundShown>,
    pub table: Vec<StandingShown>,
    /// The team table, if anybody belongs to a team.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamShown>,
}

/// A row of the team table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TeamShown {
    pub rank: usize,
    pub team: String,
    #[schema(value_type = f64)]
    pub score: f64,
    /// Its players, the best first.
    pub players: Vec<usize>,
    /// How many of them count: the first ones.
    pub counted: usize,
}

/// Somebody who takes part; the place in the list is the number.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct PlayerInTournament {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    pub left: bool,
    /// A player of this server, not a made-up name.
    pub online: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub excused: Vec<usize>,
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct RoundShown {
    pub boards: Vec<BoardShown>,
    pub byes: Vec<ByeShown>,
}

/// A pairing.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct BoardShown {
    /// Who begins, and who does not: numbers of players, from 0.
    pub players: [usize; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What its games begin with, where openings are balanced: one for every
    /// two games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ballots: Vec<BallotShown>,
    /// The game that is played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// That game ended before it began.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// What the two have said the result is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<[Option<String>; 2]>,
}

/// An opening that is given to both players of a board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BallotShown {
    /// The turns, light's first.
    pub turns: String,
    /// The position after them.
    pub position: String,
}

/// Somebody who does not play in a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct ByeShown {
    pub player: usize,
    /// Excused, for half a point.
    pub half: bool,
}

/// A row of the table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct StandingShown {
    pub rank: usize,
    pub player: usize,
    #[schema(value_type = f64)]
    pub score: f64,
    /// The values of the tie-breaks, in their order.
    pub values: Vec<f64>,
}

/// How the tie-breaks of somebody come about.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TieBreaksExplained {
    /// In the order of the tournament.
    pub tie_breaks: Vec<TieBreakExplained>,
}

/// How a tie-break comes about.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TieBreakExplained {
    pub tie_break: TieBreakName,
    pub value: f64,
    pub terms: Vec<TermShown>,
}

/// What a round contributes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TermShown {
    pub round: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<usize>,
    pub value: f64,
    pub share: ShareName,
}

/// A tournament, and what the caller has to do with it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TournamentPage {
    pub tournament: TournamentShown,
    pub you: YouInTournament,
}

/// What the caller has to do with a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct YouInTournament {
    pub organiser: bool,
    /// The number among the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
    /// The pairing that waits for the caller.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<OwnBoard>,
}

/// A pairing of the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct OwnBoard {
    pub round: usize,
    pub board: usize,
}

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TournamentSummary {
    pub id: String,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    pub game: Kind,
    pub rules: String,
    pub clock: ClockSetting,
    pub format: FormatName,
    pub venue: VenueName,
    pub phase: TournamentPhase,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<Millis>,
    pub created: Millis,
    /// How many take part.
    pub entered: i64,
    /// How many rounds are paired.
    pub round: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<usize>,
}

/// A part of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentList {
    /// The newest first.
    pub tournaments: Vec<TournamentSummary>,
    /// Pass this on to see more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// Somebody enters.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentEntry {
    /// A guest's name; accounts have one.
    pub name: Option<String>,
    /// The team to play for.
    pub team: Option<String>,
}

/// Something that an organiser does.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentDeed {
    /// The revision that was acted on.
    pub revision: i64,
    /// What.
    pub what: TournamentAct,
}

/// A name that an organiser enters.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NamedEntry {
    pub name: String,
    pub rating: Option<u16>,
    pub team: Option<String>,
}

/// What an organiser does.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum TournamentAct {
    Enter { players: Vec<NamedEntry> },
    Rename { player: String, name: String },
    Join { player: String, team: Option<String> },
    Withdraw { player: String },
    Return { player: String },
    Excuse { player: String, round: usize },
    Pair {},
    Report { round: usize, board: usize, result: String },
    Correct { round: usize, board: usize, result: Option<String> },
    Replay { round: usize, board: usize },
    Schedule { starts: Option<Millis> },
    Close {},
}

/// A seat at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatAtBoard {
    /// Whoever begins.
    First,
    /// The other.
    Second,
}

/// What somebody at a board says its result is.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TournamentWord {
    pub round: usize,
    pub board: usize,
    pub result: String,
    /// Who says so, for those who have a token.
    pub seat: Option<SeatAtBoard>,
    /// From the code at the board.
    pub token: Option<String>,
}

/// The tokens of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct TournamentTokens {
    pub boards: Vec<BoardTokens>,
}

/// The tokens of a board, one for each of the two.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(missing_docs)]
pub struct BoardTokens {
    pub board: usize,
    pub tokens: [String; 2],
}

/// A time control as the API has it.
pub fn clock_setting(control: TimeControl) -> ClockSetting {
    let seconds = |span: pylos_rules::Span| span.duration().as_secs() as u32;
    match control {
        TimeControl::Unlimited => ClockSetting::None {},
        TimeControl::PerMove(time) => ClockSetting::PerMove { seconds: seconds(time) },
        TimeControl::PerGame { time, increment } => ClockSetting::PerGame {
            seconds: seconds(time),
            increment: increment.map_or(0, seconds),
        },
    }
}
