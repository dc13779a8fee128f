//! Swiss pairings, Dutch manner.
//!
//! Players are ranked by points, then by the start list, and paired score group
//! by score group from the top. The *bracket* of a score group is the group
//! with those who floated down to it. One matching over everybody who is still
//! unpaired decides who of the bracket plays within it and who floats on, so
//! that nothing is done at the top that the bottom would have to pay for. The
//! weight of a pair is the list of criteria below, in falling importance; a
//! second matching then arranges the upper half of a bracket against the lower
//! one, as far as the same criteria allow.
//!
//! | criterion | kept small, or large |
//! |---|---|
//! | rematches | among all |
//! | second byes | among all |
//! | pairs of two who must have the same side | among all |
//! | points of whoever has the bye | |
//! | pairs of team mates, where they are to be kept apart | among all |
//! | pairs | in the bracket, large |
//! | points of those who float down | |
//! | pairs | in the next bracket, large |
//! | sides that are not as due | in the bracket |
//! | strong ones among them | in the bracket |
//! | floats as in the round before, and two rounds ago | down, then up |
//! | places: the last ranked float | |
//! | those who floated down meet the first ranked | |

use crate::colour::{clash, colour_of};
use crate::matching::{Criteria, perfect_matching};
use crate::{Bye, Colour, Entrant, Float, History, Refusal, Tournament};

/// The criteria in their order.
const REMATCH: usize = 0;
const BYE_AGAIN: usize = 1;
const ABSOLUTE: usize = 2;
const BYE: usize = 3;
const MATES: usize = 4;
const PAIRS: usize = 5;
const FLOATERS: usize = 6;
const NEXT: usize = 7;
const COLOURS: usize = 8;
const STRONG: usize = 9;
const DOWN_AGAIN: usize = 10;
const UP_AGAIN: usize = 11;
const DOWN_BEFORE: usize = 12;
const UP_BEFORE: usize = 13;
const LAST_FLOATS: usize = 14;
const FIRST_MEET: usize = 15;
const CRITERIA: usize = 16;

/// A round: the pairings, and who rests.
pub(crate) type Pairings = (Vec<[Entrant; 2]>, Vec<(Entrant, Bye)>);

/// Everybody who is to be paired, as ranked now; players are meant by their
/// rank from here on.
struct Field {
    players: Vec<Entrant>,
    histories: Vec<History>,
    /// Places in the start list, from 1.
    numbers: Vec<usize>,
    /// Teams whose players are to be kept apart.
    teams: Vec<Option<usize>>,
}

/// The pairings of the next round.
pub(crate) fn pairings(tournament: &Tournament) -> Result<Pairings, Refusal> {
    let round = tournament.rounds.len() + 1;
    let excused = |who: &Entrant| tournament.player(*who).excused.contains(&round);
    let (resting, playing): (Vec<Entrant>, Vec<Entrant>) = tournament
        .start_list()
        .into_iter()
        .filter(|who| !tournament.player(*who).withdrawn)
        .partition(excused);
    if playing.len() < 2 {
        return Err(Refusal::TooFewPlayers);
    }
    let field = Field::new(tournament, &playing);
    let (mut boards, bye) = field.pair();
    let initial = tournament.start.as_ref().map_or(Colour::First, |(_, colour)| *colour);
    boards.sort_by_key(|&[a, b]| {
        let points = |rank: usize| std::cmp::Reverse(field.histories[rank].points);
        (points(a), points(b), a)
    });
    let boards = boards.into_iter().map(|[a, b]| {
        let [one, other] = [&field.histories[a], &field.histories[b]];
        let players = [field.players[a], field.players[b]];
        match colour_of(one, other, field.numbers[a], initial) {
            Colour::First => players,
            Colour::Second => [players[1], players[0]],
        }
    });
    let full = bye.map(|rank| (field.players[rank], Bye::Full));
    let half = resting.into_iter().map(|who| (who, Bye::Half));
    Ok((boards.collect(), full.into_iter().chain(half).collect()))
}

/// A bracket within those who are still unpaired.
struct Bracket {
    /// Those who floated down, and the score group.
    floated: Vec<usize>,
    residents: Vec<usize>,
    /// The points of the next score group.
    next: Option<i32>,
}

/// What a player is to the bracket that is being paired.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Floated(usize),
    Resident(usize),
    Next,
    Below,
}

impl Field {
    fn new(tournament: &Tournament, playing: &[Entrant]) -> Field {
        let histories = tournament.histories();
        let teams = tournament.teams_apart();
        let mut ranked: Vec<(usize, Entrant)> = (1..).zip(playing.iter().copied()).collect();
        ranked.sort_by_key(|(number, who)| {
            (std::cmp::Reverse(histories[who.index()].points), *number)
        });
        Field {
            players: ranked.iter().map(|(_, who)| *who).collect(),
            histories: ranked.iter().map(|(_, who)| histories[who.index()].clone()).collect(),
            numbers: ranked.iter().map(|(number, _)| *number).collect(),
            teams: ranked.iter().map(|(_, who)| teams[who.index()]).collect(),
        }
    }

    fn points(&self, rank: usize) -> i32 {
        self.histories[rank].points.in_halves() as i32
    }

    fn have_met(&self, a: usize, b: usize) -> bool {
        self.histories[a].opponents.contains(&self.players[b])
    }

    fn are_mates(&self, a: usize, b: usize) -> bool {
        self.teams[a].is_some() && self.teams[a] == self.teams[b]
    }

    /// Pairs everybody; of an odd number somebody has the bye.
    fn pair(&self) -> (Vec<[usize; 2]>, Option<usize>) {
        let mut pairs = Vec::new();
        let mut bye = None;
        let mut left: Vec<usize> = (0..self.players.len()).collect();
        let mut floated: Vec<usize> = Vec::new();
        while !left.is_empty() {
            let bracket = self.bracket(&left, std::mem::take(&mut floated));
            let roles = self.roles(&bracket);
            let partners = self.partners(&left, &roles);
            let mut rest = Vec::new();
            let mut gone = vec![false; self.players.len()];
            for &one in bracket.floated.iter().chain(&bracket.residents) {
                gone[one] = true;
                match partners[one] {
                    Some(other) if roles[other].is_inside() => match (roles[one], roles[other]) {
                        (Role::Resident(_), Role::Resident(_)) => rest.push(one),
                        _ if one < other => pairs.push([one, other]),
                        _ => {}
                    },
                    // The last bracket: nobody is left to play against.
                    None if bracket.next.is_none() => bye = Some(one),
                    _ => {
                        gone[one] = false;
                        floated.push(one);
                    }
                }
            }
            pairs.extend(self.upper_against_lower(&rest));
            left.retain(|&rank| !gone[rank]);
        }
        (pairs, bye)
    }

    /// The next bracket of those who are left.
    fn bracket(&self, left: &[usize], floated: Vec<usize>) -> Bracket {
        let others = || left.iter().copied().filter(|rank| !floated.contains(rank));
        let top = others().map(|rank| self.points(rank)).max();
        let residents: Vec<usize> =
            others().filter(|rank| Some(self.points(*rank)) == top).collect();
        let next = others().map(|rank| self.points(rank)).filter(|it| Some(*it) != top).max();
        Bracket { floated, residents, next }
    }

    /// What everybody is to a bracket.
    fn roles(&self, bracket: &Bracket) -> Vec<Role> {
        let points = |rank| Some(self.points(rank));
        let mut roles: Vec<Role> = (0..self.players.len())
            .map(|rank| if points(rank) == bracket.next { Role::Next } else { Role::Below })
            .collect();
        for (place, &rank) in bracket.residents.iter().enumerate() {
            roles[rank] = Role::Resident(place);
        }
        for (place, &rank) in bracket.floated.iter().enumerate() {
            roles[rank] = Role::Floated(place);
        }
        roles
    }

    /// Everybody's partner in the best matching of those who are left; `None`
    /// for the bye, and for those who are not left.
    fn partners(&self, left: &[usize], roles: &[Role]) -> Vec<Option<usize>> {
        let matched = perfect_matching(left.len() + left.len() % 2, |u, v| {
            match (left.get(u), left.get(v)) {
                (Some(&a), Some(&b)) => self.weight(a, b, roles),
                // Only the last vertex can be the bye.
                (Some(&a), None) | (None, Some(&a)) => self.weight_of_bye(a, roles),
                (None, None) => Criteria([0; CRITERIA]),
            }
        });
        let mut partners = vec![None; self.players.len()];
        for (&rank, partner) in left.iter().zip(matched) {
            partners[rank] = left.get(partner).copied();
        }
        partners
    }

    /// What a pair is worth; see the table above.
    fn weight(&self, a: usize, b: usize, roles: &[Role]) -> Criteria<CRITERIA> {
        let clash = clash(&self.histories[a], &self.histories[b]);
        let mut weight = [0; CRITERIA];
        weight[REMATCH] = -i32::from(self.have_met(a, b));
        weight[ABSOLUTE] = -i32::from(clash.absolute);
        weight[MATES] = -i32::from(self.are_mates(a, b));
        match (roles[a].is_inside(), roles[b].is_inside()) {
            (true, true) => {
                weight[PAIRS] = 1;
                weight[COLOURS] = -i32::from(clash.any);
                weight[STRONG] = -i32::from(clash.strong);
                self.weigh_upfloat(a, b, roles, &mut weight);
            }
            (true, false) => self.weigh_downfloat(a, roles, &mut weight),
            (false, true) => self.weigh_downfloat(b, roles, &mut weight),
            (false, false) => {}
        }
        let pair_of_next = match (roles[a], roles[b]) {
            (Role::Next, Role::Next) => true,
            (Role::Next, other) | (other, Role::Next) => other.is_inside(),
            _ => false,
        };
        weight[NEXT] = i32::from(pair_of_next);
        Criteria(weight)
    }

    fn weight_of_bye(&self, a: usize, roles: &[Role]) -> Criteria<CRITERIA> {
        let mut weight = [0; CRITERIA];
        weight[BYE_AGAIN] = -i32::from(self.histories[a].had_bye);
        weight[BYE] = -self.points(a);
        if roles[a].is_inside() {
            self.weigh_downfloat(a, roles, &mut weight);
        }
        Criteria(weight)
    }

    /// Somebody leaves the bracket.
    fn weigh_downfloat(&self, rank: usize, roles: &[Role], weight: &mut [i32; CRITERIA]) {
        let history = &self.histories[rank];
        weight[FLOATERS] = -self.points(rank);
        weight[DOWN_AGAIN] = -i32::from(history.floated(1, Float::Down));
        weight[DOWN_BEFORE] = -i32::from(history.floated(2, Float::Down));
        if let Role::Resident(place) = roles[rank] {
            weight[LAST_FLOATS] = place as i32;
        }
    }

    /// Somebody who floated down is paired: best with the first of the group.
    fn weigh_upfloat(&self, a: usize, b: usize, roles: &[Role], weight: &mut [i32; CRITERIA]) {
        let (place, resident, rank) = match (roles[a], roles[b]) {
            (Role::Floated(place), Role::Resident(resident)) => (place, resident, b),
            (Role::Resident(resident), Role::Floated(place)) => (place, resident, a),
            _ => return,
        };
        let history = &self.histories[rank];
        weight[UP_AGAIN] = -i32::from(history.floated(1, Float::Up));
        weight[UP_BEFORE] = -i32::from(history.floated(2, Float::Up));
        weight[FIRST_MEET] = -square(place.abs_diff(resident));
    }

    /// Pairs an even number of one score group: the first of the upper half
    /// with the first of the lower one, and so on, or as near to that as
    /// rematches and sides allow.
    fn upper_against_lower(&self, group: &[usize]) -> Vec<[usize; 2]> {
        let half = group.len() / 2;
        let partners = perfect_matching(group.len(), |u, v| {
            let (a, b) = (group[u], group[v]);
            let clash = clash(&self.histories[a], &self.histories[b]);
            Criteria([
                -i32::from(self.have_met(a, b)),
                -i32::from(clash.absolute),
                -i32::from(self.are_mates(a, b)),
                -i32::from(clash.any),
                -i32::from(clash.strong),
                -square(u.abs_diff(v).abs_diff(half)),
            ])
        });
        let pairs = partners.iter().enumerate().filter(|(u, v)| u < v);
        pairs.map(|(u, &v)| [group[u], group[v]]).collect()
    }
}

impl Role {
    /// Whether somebody belongs to the bracket.
    fn is_inside(self) -> bool {
        matches!(self, Role::Floated(_) | Role::Resident(_))
    }
}

/// Many small steps rather than one large one; far enough is far enough.
fn square(distance: usize) -> i32 {
    let distance = distance.min(500) as i32;
    distance * distance
}
