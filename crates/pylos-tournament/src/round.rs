//! The pairings of a round.

use crate::{Bye, Colour, Entrant, Outcome};

/// The pairings of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    pub(crate) boards: Vec<Board>,
    pub(crate) byes: Vec<(Entrant, Bye)>,
}

/// A pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Who begins, and who does not.
    pub players: [Entrant; 2],
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Round {
    /// Who meets whom.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Who does not play, and what for.
    pub fn byes(&self) -> &[(Entrant, Bye)] {
        &self.byes
    }

    /// The first board without a result, counted from 0.
    pub fn open_board(&self) -> Option<usize> {
        self.boards.iter().position(|board| board.outcome.is_none())
    }

    /// What somebody does in this round.
    pub(crate) fn seat(&self, who: Entrant) -> Option<Seat<'_>> {
        let at = |board: &'_ Board| board.players.iter().position(|player| *player == who);
        let board = self.boards.iter().find_map(|board| Some((board, at(board)?)));
        board.map(|(board, place)| Seat::Board(board, place)).or_else(|| {
            let bye = self.byes.iter().find(|(player, _)| *player == who)?;
            Some(Seat::Bye(bye.1))
        })
    }
}

/// Where somebody is in a round: at a board, first (0) or second (1), or at
/// rest.
#[derive(Clone, Copy)]
pub(crate) enum Seat<'a> {
    Board(&'a Board, usize),
    Bye(Bye),
}

impl Board {
    /// The opponent of whoever sits first (0) or second (1).
    pub(crate) fn opponent(&self, place: usize) -> Entrant {
        self.players[1 - place]
    }

    /// The side of whoever sits first (0) or second (1).
    pub(crate) fn colour(place: usize) -> Colour {
        if place == 0 { Colour::First } else { Colour::Second }
    }
}
