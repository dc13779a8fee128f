//! The closed sets of words that the shapes speak in: each is an enum in the
//! description of the API, so that a client's texts can be complete by type.

use std::fmt;

use pylos_rules::{Clause, Decision, DrawReason, Outcome, RecordedResult, equator, pyramid};
use serde::{Deserialize, Serialize, Serializer};

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Pylos (Gigamic).
    Pyramid,
    /// Le Pylos (Les Elfes, 1986).
    Equator,
}

impl Kind {
    /// Both games.
    pub const ALL: [Kind; 2] = [Kind::Pyramid, Kind::Equator];

    /// What its sides are called.
    pub const fn sides(self) -> [SideName; 2] {
        match self {
            Kind::Pyramid => [SideName::Light, SideName::Dark],
            Kind::Equator => [SideName::Blue, SideName::Red],
        }
    }
}

/// A side of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", schema(as = Side))]
pub enum SideName {
    /// Begins the pyramid game.
    Light,
    /// The other side of the pyramid game.
    Dark,
    /// Is named first in the equator game.
    Blue,
    /// The other side of the equator game.
    Red,
}

/// A side of the pyramid game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PyramidSide {
    /// Begins.
    Light,
    /// The other.
    Dark,
}

/// A side of the equator game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EquatorSide {
    /// Is named first.
    Blue,
    /// The other.
    Red,
}

/// The sides of one game by the names of the rules.
macro_rules! sides {
    ($($game:ident $first:ident $second:ident => $($type:ident)+),+) => {
        $($(impl From<$game::Color> for $type {
            fn from(color: $game::Color) -> $type {
                match color {
                    $game::Color::$first => $type::$first,
                    $game::Color::$second => $type::$second,
                }
            }
        })+)+
    };
}

sides!(pyramid Light Dark => SideName PyramidSide, equator Blue Red => SideName EquatorSide);

impl fmt::Display for SideName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SideName::Light => "light",
            SideName::Dark => "dark",
            SideName::Blue => "blue",
            SideName::Red => "red",
        })
    }
}

/// How a game ended: by its rules, by its players, by the clock, or not at
/// all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// The winner placed the last ball (P10).
    Apex,
    /// The loser had no ball to place (P11).
    EmptyReserve,
    /// The loser had no ball to place and none to raise (P11, `raise`).
    NoRaise,
    /// The winner has the majority of the points (E12).
    Points,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out (P14).
    Time,
    /// The loser went away.
    Abandonment,
    /// Drawn: the position occurred too often (P12).
    Repetition,
    /// Drawn: both agreed.
    Agreement,
    /// No result: the game was left before both sides had played.
    Aborted,
}

impl EndedBy {
    /// Its name, in records and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            EndedBy::Apex => Decision::Apex.name(),
            EndedBy::EmptyReserve => Decision::EmptyReserve.name(),
            EndedBy::NoRaise => Decision::NoRaise.name(),
            EndedBy::Points => Decision::Points.name(),
            EndedBy::Resignation => Decision::Resignation.name(),
            EndedBy::Time => Decision::Time.name(),
            EndedBy::Abandonment => Decision::Abandonment.name(),
            EndedBy::Repetition => DrawReason::Repetition.name(),
            EndedBy::Agreement => DrawReason::Agreement.name(),
            EndedBy::Aborted => "aborted",
        }
    }
}

impl From<Decision> for EndedBy {
    fn from(by: Decision) -> EndedBy {
        match by {
            Decision::Apex => EndedBy::Apex,
            Decision::EmptyReserve => EndedBy::EmptyReserve,
            Decision::NoRaise => EndedBy::NoRaise,
            Decision::Points => EndedBy::Points,
            Decision::Resignation => EndedBy::Resignation,
            Decision::Time => EndedBy::Time,
            Decision::Abandonment => EndedBy::Abandonment,
        }
    }
}

impl<S> From<Outcome<S>> for EndedBy {
    fn from(outcome: Outcome<S>) -> EndedBy {
        match outcome {
            Outcome::Win { by, .. } => by.into(),
            Outcome::Draw(DrawReason::Repetition) => EndedBy::Repetition,
            Outcome::Draw(DrawReason::Agreement) => EndedBy::Agreement,
        }
    }
}

/// What decides a battle (E9): which of the pawns on the equator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decides {
    /// Of four or five.
    Largest,
    /// Of three.
    Middle,
    /// Of two.
    Smallest,
    /// There is but one.
    Only,
    /// There is none: nobody could play, and who led has won.
    Leader,
}

impl Decides {
    /// What decides when so many pawns are left.
    pub const fn of(left: u32) -> Decides {
        match left {
            0 => Decides::Leader,
            1 => Decides::Only,
            2 => Decides::Smallest,
            3 => Decides::Middle,
            _ => Decides::Largest,
        }
    }

    /// Its name in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Decides::Largest => "largest",
            Decides::Middle => "middle",
            Decides::Smallest => "smallest",
            Decides::Only => "only",
            Decides::Leader => "leader",
        }
    }
}

/// A set of words with its names in the description of the API.
macro_rules! described {
    ($type:ident as $name:literal: $about:literal, $words:expr) => {
        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let words = $words.into_iter().map(|word| word.to_string());
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::Type::String)
                    .enum_values(Some(words))
                    .description(Some($about))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $type {
            fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed($name)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }
    };
}

/// A clause of the rules, as [`Clause`] writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseName(pub Clause);

described!(ClauseName as "Clause": "A clause of the rules.", Clause::ALL);

/// The result at the end of a record, as [`RecordedResult`] writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedResultName(pub RecordedResult);

described!(RecordedResultName as "RecordedResult": "The result at the end of a record.",
    RecordedResult::ALL);

/// A word that can follow the name of a rule set, with a plus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption(pub &'static str);

described!(RuleOption as "RuleOption": "A word that can follow the name of a rule set.",
    equator::Rules::options().concat());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_has_the_same_name_in_records_and_in_the_api() {
        let wins = Decision::ALL.map(|by| Outcome::win(pyramid::Color::Light, by));
        let draws = DrawReason::ALL.map(Outcome::Draw);
        for outcome in wins.into_iter().chain(draws) {
            let ended = EndedBy::from(outcome);
            assert_eq!(ended.name(), outcome.reason());
            assert_eq!(serde_json::to_value(ended).unwrap(), ended.name());
        }
    }
}
