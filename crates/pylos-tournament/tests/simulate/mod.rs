//! Tournaments that chance makes up: strengths, draws, people who come late,
//! leave, come back, miss a round or do not turn up.

use pylos_rules::Random;
use pylos_tournament::{
    Action, Board, Event, Format, Mates, Order, Outcome, Phase, Place, Score, Settings, Teams,
    Tournament,
};

/// Plays a tournament of so many players and rounds to its end.
pub fn simulate(players: usize, rounds: u8, seed: u64) -> Tournament {
    let mut chance = Random::new(seed);
    let order = [Order::Rating, Order::Entry, Order::Lot][chance.below(3) as usize];
    let format = Format::Swiss { rounds };
    // Some have teams, from two large ones to many small ones.
    let mut lot = Random::new(seed ^ 0x7ea3);
    let mates = [Mates::Meet, Mates::Apart][lot.below(2) as usize];
    let many = 1 + lot.below(players as u64);
    let teams = Teams { mates, ..Teams::default() };
    let mut tournament = Tournament::new(Settings { format, order, teams, ..Settings::default() })
        .expect("settings");
    let mut team = || (lot.below(8) > 0).then(|| format!("T{}", lot.below(many)));
    for number in 1..=players {
        enter(&mut tournament, number, team(), &mut chance);
    }
    while tournament.phase() != Phase::Over {
        act(&mut tournament, &Action::Pair, &mut chance);
        play(&mut tournament, &mut chance);
        if tournament.phase() != Phase::Over {
            come_and_go(&mut tournament, players, team(), &mut chance);
        }
    }
    tournament
}

fn act(tournament: &mut Tournament, action: &Action, chance: &mut Random) {
    let events =
        tournament.decide(action, chance).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    events.into_iter().for_each(|event| happen(tournament, event));
}

fn happen(tournament: &mut Tournament, event: Event) {
    tournament.apply(event).expect("what was decided can happen");
}

fn enter(tournament: &mut Tournament, number: usize, team: Option<String>, chance: &mut Random) {
    let rating = (chance.below(10) > 0).then(|| 1000 + chance.below(1000) as u16);
    happen(tournament, Event::Entered { name: format!("P{number}"), rating, team });
}

fn play(tournament: &mut Tournament, chance: &mut Random) {
    let round = tournament.rounds().len();
    let boards: Vec<Board> = tournament.rounds()[round - 1].boards().to_vec();
    for (board, it) in (1..).zip(boards) {
        let [first, second] = it.players.map(|who| tournament.player(who).rating.unwrap_or(1000));
        let expected = 1.0 / (1.0 + 10f64.powf((f64::from(second) - f64::from(first)) / 400.0));
        let points = |first, second| Outcome::Played(Score::halves(first), Score::halves(second));
        let outcome = match chance.below(100) {
            0 => Outcome::FirstByForfeit,
            1 => Outcome::SecondByForfeit,
            2 if chance.below(4) == 0 => Outcome::BothAbsent,
            3..=12 => points(1, 1),
            _ if chance.unit() < expected => points(2, 0),
            _ => points(0, 2),
        };
        happen(tournament, Event::Reported { place: Place { round, board }, outcome });
    }
}

fn come_and_go(
    tournament: &mut Tournament,
    players: usize,
    team: Option<String>,
    chance: &mut Random,
) {
    let next = tournament.rounds().len() + 1;
    for who in tournament.entrants() {
        let withdrawn = tournament.player(who).withdrawn;
        let here = tournament.players().iter().filter(|player| !player.withdrawn).count();
        match chance.below(100) {
            0..=1 if !withdrawn && here > 2 * players / 3 => {
                happen(tournament, Event::Withdrawn { who });
            }
            2..=12 if withdrawn => happen(tournament, Event::Returned { who }),
            13 if !withdrawn => happen(tournament, Event::Excused { who, round: next }),
            _ => {}
        }
    }
    if next <= 3 && chance.below(3) == 0 {
        enter(tournament, tournament.players().len() + 1, team, chance);
    }
}

/// A number of players from 8 to 300, small ones oftener, and of rounds.
pub fn size(seed: u64) -> (usize, u8) {
    let mut chance = Random::new(seed ^ 0x51de);
    let most = [16, 40, 100, 300][chance.below(4) as usize];
    let players = 8 + chance.below(most - 7) as usize;
    let enough = players.ilog2() as u64;
    let rounds = (3 + chance.below(enough)).min(players as u64 / 2);
    (players, rounds as u8)
}
