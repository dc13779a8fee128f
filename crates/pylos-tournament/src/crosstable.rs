//! Who did what against whom.

use crate::round::Seat;
use crate::{Board, Bye, Colour, Entrant, Outcome, Standings, Tournament};

/// Who did what against whom: the rows of the table, each with a cell for
/// every round, and for round robins one for every opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The table, whose order the rows have.
    pub standings: Standings,
    /// For every row, a cell for every round.
    pub rounds: Vec<Vec<Cell>>,
    /// For every row, for every other row, how they met.
    pub opponents: Vec<Vec<Vec<Meeting>>>,
}

/// What a round was for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Not there, or not paired.
    Absent,
    /// At rest.
    Bye(Bye),
    /// Paired.
    Met {
        /// With whom: the number of the row, from 1.
        row: usize,
        /// How.
        meeting: Meeting,
    },
}

/// A pairing as one of the two sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The side.
    pub colour: Colour,
    /// The result, the reader's score first; `None` if it is open.
    pub outcome: Option<Outcome>,
}

impl Outcome {
    /// The same, seen from the other side.
    #[must_use]
    pub fn turned(self) -> Outcome {
        match self {
            Outcome::Played(first, second) => Outcome::Played(second, first),
            Outcome::FirstByForfeit => Outcome::SecondByForfeit,
            Outcome::SecondByForfeit => Outcome::FirstByForfeit,
            Outcome::BothAbsent => Outcome::BothAbsent,
        }
    }
}

impl Tournament {
    /// Who did what against whom.
    pub fn crosstable(&self) -> Crosstable {
        let standings = self.standings();
        let order: Vec<Entrant> = standings.rows.iter().map(|row| row.who).collect();
        let mut rows = vec![0; order.len()];
        for (row, who) in order.iter().enumerate() {
            rows[who.index()] = row;
        }
        let mut opponents = vec![vec![Vec::new(); order.len()]; order.len()];
        let mut rounds = vec![Vec::new(); order.len()];
        for round in &self.rounds {
            for &who in &order {
                let own = rows[who.index()];
                let cell = match round.seat(who) {
                    None => Cell::Absent,
                    Some(Seat::Bye(bye)) => Cell::Bye(bye),
                    Some(Seat::Board(board, place)) => {
                        let meeting = seen(board, place);
                        let row = rows[board.opponent(place).index()];
                        opponents[own][row].push(meeting);
                        Cell::Met { row: row + 1, meeting }
                    }
                };
                rounds[own].push(cell);
            }
        }
        Crosstable { standings, rounds, opponents }
    }
}

fn seen(board: &Board, place: usize) -> Meeting {
    let turn = |outcome: Outcome| if place == 0 { outcome } else { outcome.turned() };
    Meeting { colour: Board::colour(place), outcome: board.outcome.map(turn) }
}
