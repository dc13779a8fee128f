//! Arena: whoever is free is paired, as near in the table as can be, and with
//! somebody else than the last time.

use crate::colour::{clash, colour_of};
use crate::matching::{Criteria, perfect_matching};
use crate::{Colour, Entrant, Refusal, Tournament};

/// Pairs those who are free. Of an odd number the one who has played most
/// waits.
pub(crate) fn pairings(tournament: &Tournament) -> Result<Vec<[Entrant; 2]>, Refusal> {
    let histories = tournament.histories();
    let table: Vec<Entrant> = tournament.standings().rows.iter().map(|row| row.who).collect();
    let free: Vec<Entrant> = table.into_iter().filter(|who| tournament.is_free(*who)).collect();
    if free.len() < 2 {
        return Err(Refusal::NobodyFree);
    }
    let teams = tournament.teams_apart();
    let last = |who: Entrant| histories[who.index()].opponents.last().copied();
    let weight = |u: usize, v: usize| -> Criteria<5> {
        let (Some(&one), Some(&other)) = (free.get(u), free.get(v)) else {
            // Waiting.
            let played = free.get(u.min(v)).map_or(0, |who| histories[who.index()].colours.len());
            return Criteria([0, 0, 0, 0, played as i32]);
        };
        let again = last(one) == Some(other) || last(other) == Some(one);
        let clash = clash(&histories[one.index()], &histories[other.index()]);
        let distance = u.abs_diff(v) as i32;
        let cost = distance * distance;
        let mates = teams[one.index()].is_some() && teams[one.index()] == teams[other.index()];
        let [absolute, strong] = [clash.absolute, clash.strong].map(i32::from);
        Criteria([-i32::from(again), -i32::from(mates), -absolute, -strong, -cost])
    };
    let partners = perfect_matching(free.len() + free.len() % 2, weight);
    let initial = tournament.start.as_ref().map_or(Colour::First, |(_, colour)| *colour);
    let mut pairs = Vec::new();
    for (u, &v) in partners.iter().enumerate().filter(|(u, v)| u < v) {
        let (Some(&one), Some(&other)) = (free.get(u), free.get(v)) else { continue };
        let [a, b] = [one, other].map(|who| &histories[who.index()]);
        let first = colour_of(a, b, u + 1, initial) == Colour::First;
        pairs.push(if first { [one, other] } else { [other, one] });
    }
    Ok(pairs)
}
