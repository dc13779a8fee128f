//! What happens in a tournament, and what an organiser asks for.

use crate::{Colour, Outcome};

/// Somebody who takes part, by the order of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Entrant(pub u16);

impl Entrant {
    /// As an index.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// Of an index.
    pub(crate) fn at(index: usize) -> Entrant {
        Entrant(index as u16)
    }
}

/// What has happened. A tournament is what its events have made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody has entered.
    Entered {
        /// The name.
        name: String,
        /// The rating, if there is one.
        rating: Option<u16>,
        /// The team, if there is one.
        team: Option<String>,
    },
    /// Somebody belongs to another team now, or to none.
    Joined {
        /// Who.
        who: Entrant,
        /// Which team.
        team: Option<String>,
    },
    /// A name was mistyped.
    Renamed {
        /// Who.
        who: Entrant,
        /// The right name.
        name: String,
    },
    /// Somebody has left.
    Withdrawn {
        /// Who.
        who: Entrant,
    },
    /// Somebody who had left is back.
    Returned {
        /// Who.
        who: Entrant,
    },
    /// Somebody will miss a round, and has half a point for it.
    Excused {
        /// Who.
        who: Entrant,
        /// The round, counted from 1.
        round: usize,
    },
    /// The first round is about to be paired: the start list is fixed.
    Started {
        /// The start list, the strongest first.
        order: Vec<Entrant>,
        /// The side that the first of the list has in the first round.
        colour: Colour,
    },
    /// A round was paired.
    Paired {
        /// Who meets whom; the first begins.
        boards: Vec<[Entrant; 2]>,
        /// Who does not play, and what for.
        byes: Vec<(Entrant, Bye)>,
    },
    /// A pairing has ended.
    Reported {
        /// Where.
        place: Place,
        /// How.
        outcome: Outcome,
    },
    /// A result was wrong.
    Corrected {
        /// Where.
        place: Place,
        /// What is right; `None` takes the result back.
        outcome: Option<Outcome>,
    },
    /// The tournament is over, whatever was still to come.
    Closed,
}

impl Event {
    /// Everybody whom it names.
    pub(crate) fn entrants(&self) -> Vec<Entrant> {
        match self {
            Event::Renamed { who, .. }
            | Event::Joined { who, .. }
            | Event::Withdrawn { who }
            | Event::Returned { who }
            | Event::Excused { who, .. } => vec![*who],
            Event::Started { order, .. } => order.clone(),
            Event::Paired { boards, byes } => {
                let resting = byes.iter().map(|(who, _)| *who);
                boards.as_flattened().iter().copied().chain(resting).collect()
            }
            Event::Entered { .. }
            | Event::Reported { .. }
            | Event::Corrected { .. }
            | Event::Closed => Vec::new(),
        }
    }
}

/// A pairing: the round and the board, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The round.
    pub round: usize,
    /// The board.
    pub board: usize,
}

/// Why somebody does not play in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// Nobody was left to play against: as good as a win.
    Full,
    /// Excused beforehand: half a point.
    Half,
}

/// What an organiser asks for. Players are meant by their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Somebody enters.
    Enter {
        /// The name.
        name: String,
        /// The rating, if there is one.
        rating: Option<u16>,
        /// The team, if there is one.
        team: Option<String>,
    },
    /// Somebody is to belong to another team, or to none.
    Join {
        /// Who.
        player: String,
        /// Which team.
        team: Option<String>,
    },
    /// A name was mistyped.
    Rename {
        /// The wrong name.
        player: String,
        /// The right one.
        name: String,
    },
    /// Somebody leaves.
    Withdraw {
        /// Who.
        player: String,
    },
    /// Somebody comes back.
    Return {
        /// Who.
        player: String,
    },
    /// Somebody will miss a round.
    Excuse {
        /// Who.
        player: String,
        /// The round.
        round: usize,
    },
    /// The next round is to be paired.
    Pair,
    /// A pairing has ended.
    Report {
        /// Where.
        place: Place,
        /// How.
        outcome: Outcome,
    },
    /// A result was wrong.
    Correct {
        /// Where.
        place: Place,
        /// What is right; `None` takes the result back.
        outcome: Option<Outcome>,
    },
    /// The tournament is over.
    Close,
}
