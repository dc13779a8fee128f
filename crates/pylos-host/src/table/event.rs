//! What can happen in a game.

use crate::chair::Chair;
use crate::wire::What;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody sat down.
    Joined {
        /// Where.
        chair: Chair,
    },
    /// A turn was played.
    Turn {
        /// Its canonical text.
        turn: String,
        /// Milliseconds of it that are not charged, because it was on its way.
        lag: u64,
    },
    /// Pawns were arranged in secret.
    Arranged {
        /// By whom.
        chair: Chair,
        /// How.
        arrangement: String,
    },
    /// Something was offered.
    Offered {
        /// What.
        what: What,
        /// By whom.
        chair: Chair,
    },
    /// An offer is off the table.
    Declined {
        /// Which.
        what: What,
    },
    /// Turns were undone.
    Undone {
        /// So many are left.
        to: usize,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        chair: Chair,
    },
    /// Somebody's time ran out.
    OutOfTime {
        /// Whose.
        chair: Chair,
    },
    /// Somebody went away and did not come back.
    Abandoned {
        /// Who.
        chair: Chair,
    },
    /// Somebody is away: his clock stands still.
    Paused {
        /// Who.
        chair: Chair,
    },
    /// He is back.
    Resumed {
        /// Who.
        chair: Chair,
    },
    /// Both agreed on a draw.
    Agreed,
    /// The game ended before it began.
    Aborted,
    /// Another game follows this one.
    Followed {
        /// Its id.
        game: String,
    },
}

/// An event with its playing time in milliseconds: the time on which clocks
/// run, which stands still while no server does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped {
    /// The playing time.
    pub time: u64,
    /// What happened.
    pub event: Event,
}
