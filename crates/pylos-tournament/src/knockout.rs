//! Knockout: who loses is out.
//!
//! The draw is a list of places whose number is a power of two. Strong players
//! are spread so that the first two of the start list can meet only in the
//! final, the first four only in the semi-finals, and so on; whoever has nobody
//! beside them goes on without a game, which befalls the strongest.

use crate::colour::colour_of;
use crate::{Colour, Entrant, Format, Outcome, ThirdPlace, Tournament};

/// How many rounds so many players need.
pub(crate) fn rounds(players: usize) -> usize {
    players.next_power_of_two().trailing_zeros() as usize
}

/// The seeds of a draw, from 1, in the order of its places.
pub(crate) fn places(size: usize) -> Vec<usize> {
    let mut places = vec![1];
    while places.len() < size {
        let sum = 2 * places.len() + 1;
        places = places.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    places
}

/// Who is still in after the rounds that were played, in the order of the
/// draw; and who lost the round before.
fn survivors(tournament: &Tournament) -> (Vec<Option<Entrant>>, Vec<Entrant>) {
    let list = tournament.start_list();
    let size = list.len().next_power_of_two();
    let mut draw: Vec<Option<Entrant>> =
        places(size).into_iter().map(|seed| list.get(seed - 1).copied()).collect();
    let mut losers = Vec::new();
    for round in &tournament.rounds {
        losers.clear();
        let mut next = Vec::new();
        for pair in draw.chunks(2) {
            let [Some(one), Some(other)] = *pair else {
                next.push(pair.iter().flatten().next().copied());
                continue;
            };
            let board = round
                .boards
                .iter()
                .find(|board| board.players == [one, other] || board.players == [other, one]);
            let (players, outcome) = match board {
                Some(board) => (board.players, board.outcome),
                None => ([one, other], None),
            };
            next.push(winner(outcome).map(|place| players[place]));
            match winner(outcome) {
                Some(place) => losers.push(players[1 - place]),
                None => losers.extend(players),
            }
        }
        draw = next;
    }
    (draw, losers)
}

/// Who goes on: the first (0) or the second (1).
fn winner(outcome: Option<Outcome>) -> Option<usize> {
    match outcome? {
        Outcome::Played(first, second) => Some(usize::from(first < second)),
        Outcome::FirstByForfeit => Some(0),
        Outcome::SecondByForfeit => Some(1),
        Outcome::BothAbsent => None,
    }
}

/// The pairings of the next round.
pub(crate) fn pairings(tournament: &Tournament) -> Vec<[Entrant; 2]> {
    let (draw, losers) = survivors(tournament);
    let mut pairs: Vec<[Entrant; 2]> = draw
        .chunks(2)
        .filter_map(|pair| match *pair {
            [Some(one), Some(other)] => Some([one, other]),
            _ => None,
        })
        .collect();
    let third = Format::Knockout { third_place: ThirdPlace::Played };
    if let (2, [one, other]) = (draw.len(), losers.as_slice())
        && tournament.settings().format == third
    {
        pairs.push([*one, *other]);
    }
    let list = tournament.start_list();
    let histories = tournament.histories();
    let initial = tournament.start.as_ref().map_or(Colour::First, |(_, colour)| *colour);
    let seed = |who: Entrant| list.iter().position(|it| *it == who).unwrap_or(0);
    for pair in &mut pairs {
        pair.sort_by_key(|who| seed(*who));
        let [one, other] = pair.map(|who| &histories[who.index()]);
        if colour_of(one, other, seed(pair[0]) + 1, initial) == Colour::Second {
            pair.swap(0, 1);
        }
    }
    pairs
}

/// Everybody's final place as far as it is known: shared by all who lost in
/// the same round. Those who are still in come first.
pub(crate) fn ranks(tournament: &Tournament) -> Vec<usize> {
    let rounds = tournament.rounds.len();
    let planned = rounds.max(self::rounds(tournament.start_list().len()));
    // The round in which somebody lost; those who did not lost in none.
    let mut out = vec![planned + 1; tournament.players.len()];
    let mut third = vec![0; tournament.players.len()];
    for (number, round) in (1..).zip(&tournament.rounds) {
        for board in &round.boards {
            let Some(outcome) = board.outcome else { continue };
            for (place, who) in board.players.into_iter().enumerate() {
                let lost = winner(Some(outcome)) != Some(place);
                if out[who.index()] < number {
                    // The game for the third place.
                    third[who.index()] = usize::from(lost) + 1;
                } else if lost {
                    out[who.index()] = number;
                }
            }
        }
    }
    let key = |who: usize| (std::cmp::Reverse(out[who]), third[who]);
    let better = |who: usize| (0..out.len()).filter(|&other| key(other) < key(who)).count();
    (0..out.len()).map(|who| better(who) + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_meet_last() {
        assert_eq!(places(1), [1]);
        assert_eq!(places(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        for size in [2, 4, 16, 64] {
            let places = places(size);
            // If the better one always wins, only the better half goes on.
            assert!(places.chunks(2).all(|pair| pair[0].min(pair[1]) <= size / 2));
        }
        assert_eq!([2, 3, 4, 5, 8, 9].map(rounds), [1, 2, 2, 3, 3, 4]);
    }
}
