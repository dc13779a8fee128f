//! How fast a game is played: each pace has ratings of its own.

use serde::{Deserialize, Serialize};

use super::ClockSetting;

/// How fast a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// A game of minutes.
    Fast,
    /// A game in which there is time to think.
    Slow,
    /// A game of days, or without a clock.
    Days,
}

/// A side plays about so many turns, in either game.
const TURNS: u64 = 20;
/// A side that has less than this for all of them plays fast.
const FAST: u64 = 600;
/// From so long for a single turn on, nobody waits at the board.
const DAYS: u64 = 86_400;

impl Pace {
    /// All of them.
    pub const ALL: [Pace; 3] = [Pace::Fast, Pace::Slow, Pace::Days];

    /// The pace that a clock makes.
    pub fn of(clock: ClockSetting) -> Pace {
        let (turn, game) = match clock {
            ClockSetting::None {} => return Pace::Days,
            ClockSetting::PerMove { seconds } => (u64::from(seconds), TURNS * u64::from(seconds)),
            ClockSetting::PerGame { seconds, increment } => {
                (u64::from(increment), u64::from(seconds) + TURNS * u64::from(increment))
            }
        };
        match () {
            () if turn >= DAYS => Pace::Days,
            () if game < FAST => Pace::Fast,
            () => Pace::Slow,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_make_paces() {
        let game = |seconds, increment| Pace::of(ClockSetting::PerGame { seconds, increment });
        let turn = |seconds| Pace::of(ClockSetting::PerMove { seconds });
        assert_eq!(Pace::of(ClockSetting::None {}), Pace::Days);
        assert_eq!(
            [game(300, 5), game(600, 5), game(86_400, 0)],
            [Pace::Fast, Pace::Slow, Pace::Slow]
        );
        assert_eq!(
            [turn(10), turn(30), turn(86_399), turn(86_400)],
            [Pace::Fast, Pace::Slow, Pace::Slow, Pace::Days]
        );
    }
}
