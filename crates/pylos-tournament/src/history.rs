//! What players have behind them, as far as pairings depend on it.

use crate::round::Seat;
use crate::{Board, Bye, Colour, Entrant, Outcome, Preference, Score, Tournament};

/// What somebody has behind them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Match points: a win is one, whatever the tournament adds up.
    pub points: Score,
    /// The sides that were played, in order.
    pub colours: Vec<Colour>,
    /// Those who were played against, in order.
    pub opponents: Vec<Entrant>,
    /// Whether a point came without a game, by a bye or a forfeit.
    pub had_bye: bool,
    /// For every round, whether the opponent had fewer points (or there was
    /// none) or more.
    pub floats: Vec<Option<Float>>,
}

/// Playing against another score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// Against fewer points, or not at all.
    Down,
    /// Against more points.
    Up,
}

impl History {
    /// The side that is due.
    pub fn preference(&self) -> Option<Preference> {
        Preference::after(&self.colours)
    }

    /// Whether the float of so many rounds ago (1: the last) was of this kind.
    pub(crate) fn floated(&self, rounds_ago: usize, float: Float) -> bool {
        let round = self.floats.len().checked_sub(rounds_ago);
        round.is_some_and(|round| self.floats[round] == Some(float))
    }
}

pub(crate) fn histories(tournament: &Tournament) -> Vec<History> {
    let mut histories = vec![History::default(); tournament.players.len()];
    for round in &tournament.rounds {
        let before: Vec<Score> = histories.iter().map(|history| history.points).collect();
        for who in tournament.entrants() {
            let history = &mut histories[who.index()];
            let float = match round.seat(who) {
                None => Some(Float::Down),
                Some(Seat::Bye(bye)) => {
                    history.points = history.points + Score::halves(bye.halves());
                    history.had_bye |= bye == Bye::Full;
                    Some(Float::Down)
                }
                Some(Seat::Board(board, place)) => {
                    let opponent = board.opponent(place);
                    history.add(board, place);
                    let [own, theirs] = [who, opponent].map(|who| before[who.index()]);
                    match board.outcome {
                        Some(outcome) if !outcome.was_played() => Some(Float::Down),
                        _ if own > theirs => Some(Float::Down),
                        _ if own < theirs => Some(Float::Up),
                        _ => None,
                    }
                }
            };
            histories[who.index()].floats.push(float);
        }
    }
    histories
}

impl History {
    fn add(&mut self, board: &Board, place: usize) {
        let Some(outcome) = board.outcome else {
            // Being played, so these two have met.
            self.opponents.push(board.opponent(place));
            self.colours.push(Board::colour(place));
            return;
        };
        self.points = self.points + outcome.match_points()[place];
        match outcome {
            Outcome::Played(..) => {
                self.opponents.push(board.opponent(place));
                self.colours.push(Board::colour(place));
            }
            _ => self.had_bye |= outcome.match_points()[place] > Score::ZERO,
        }
    }
}

impl Bye {
    /// What it is worth, in half match points.
    pub(crate) fn halves(self) -> u32 {
        match self {
            Bye::Full => 2,
            Bye::Half => 1,
        }
    }
}
