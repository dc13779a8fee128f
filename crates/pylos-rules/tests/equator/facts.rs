//! Random play agrees with the published figures (200,000 games per rule set)
//! within sampling error.

use pylos_rules::equator::{Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Random};

const GAMES: u64 = 40_000;

fn played(rules: &str) -> RandomPlay {
    let rules = rules.parse().unwrap();
    let mut random = Random::new(41);
    let mut figures = RandomPlay::default();
    for _ in 0..GAMES {
        figures.add_game(rules, &mut random);
    }
    assert_eq!(figures.games, GAMES);
    figures
}

/// A share in percent, published with one digit after the point or two. The
/// allowance is four standard deviations of our sample and half a digit.
#[track_caller]
fn share(found: u64, of: u64, published: f64, digit: f64) {
    let found = found as f64 / of as f64 * 100.0;
    let deviation = (published * (100.0 - published) / of as f64).sqrt();
    let allowed = 4.0 * deviation + digit / 2.0;
    assert!((found - published).abs() < allowed, "{found} instead of {published} ± {allowed}");
}

#[track_caller]
fn mean(sum: u64, of: u64, published: f64, allowed: f64) {
    let found = sum as f64 / of as f64;
    assert!((found - published).abs() < allowed, "{found} instead of {published} ± {allowed}");
}

#[test]
fn carpentier() {
    let figures = played("carpentier");
    let battles = 5 * GAMES;
    assert_eq!((figures.turns, figures.passes), (20 * GAMES, 0));
    assert_eq!(figures.pawns_left[0], 0);
    share(figures.pawns_left[1], battles, 0.25, 0.01);
    share(figures.pawns_left[2], battles, 16.8, 0.1);
    share(figures.pawns_left[3], battles, 59.2, 0.1);
    share(figures.pawns_left[4], battles, 23.7, 0.1);
    mean(figures.set_aside, GAMES, 4.68, 0.05);
    mean(figures.choices, figures.turns, 12.8, 0.1);
    for won in figures.led_and_won {
        // "42–43 %"
        share(won, GAMES, 42.5, 1.0);
    }
    share(figures.first_leader_won, GAMES, 49.4, 0.1);
    mean(figures.first_leader_points, GAMES, 10.34, 0.1);
    share(figures.last_winner_won, GAMES, 92.8, 0.1);
}

#[test]
fn jeux_et_strategie() {
    let figures = played("jeux-et-strategie");
    mean(figures.choices, figures.turns, 25.9, 0.1);
    for won in figures.led_and_won {
        // "56–57 %"
        share(won, GAMES, 56.5, 1.0);
    }
    assert_eq!(figures.passes, 0);
}

#[test]
fn straight() {
    let nine = played("carpentier+straight");
    share(nine.stuck_games, GAMES, 1.75, 0.01);
    let five = played("carpentier+5+straight");
    share(five.stuck_games, GAMES, 61.7, 0.1);
    assert!(five.passes > five.stuck_games);
}

/// Figures from random games of the equator game.
#[derive(Default)]
struct RandomPlay {
    /// How many games.
    games: u64,
    /// Turns taken in battles, passes included.
    turns: u64,
    /// Legal turns that there were to choose from in battles.
    choices: u64,
    /// Turns that had to be passed.
    passes: u64,
    /// Games in which somebody had to pass.
    stuck_games: u64,
    /// Battles by the number of pawns left, 0 to 4.
    pawns_left: [u64; 5],
    /// Pawns set aside.
    set_aside: u64,
    /// Won by their leader: battles 1 to 5.
    led_and_won: [u64; 5],
    /// Games won by the leader of battle 1.
    first_leader_won: u64,
    /// Points taken by the leaders of battle 1.
    first_leader_points: u64,
    /// Games won by the winner of battle 5.
    last_winner_won: u64,
}

impl RandomPlay {
    /// Plays one more game, setup included, and adds it.
    fn add_game(&mut self, rules: Rules, random: &mut Random) {
        let leader = Color::BOTH[random.below(2) as usize];
        let mut position = Position::start_led_by(rules, leader);
        let mut passed = false;
        loop {
            let choices = position.count(rules);
            let Some(turn) = position.random_turn(rules, random) else { break };
            let next = position.play_unchecked(rules, turn);
            if !position.in_setup() {
                self.choices += choices;
                self.turns += 1;
                self.passes += u64::from(turn == Turn::Pass);
                passed |= turn == Turn::Pass;
                let (equator, set_aside) = position.arrival(rules, turn);
                self.set_aside += u64::from(set_aside);
                if next.battle() > position.battle() {
                    self.pawns_left[equator.occupied().len() as usize] += 1;
                    let leader_won = next.leader() == position.leader();
                    self.led_and_won[usize::from(position.battle() - 1)] += u64::from(leader_won);
                }
            }
            position = next;
        }
        self.games += 1;
        self.stuck_games += u64::from(passed);
        self.first_leader_points += u64::from(position.points(leader));
        if let Some(winner) = position.outcome(rules).and_then(|outcome| outcome.winner()) {
            self.first_leader_won += u64::from(winner == leader);
            self.last_winner_won += u64::from(winner == position.leader());
        }
    }
}
