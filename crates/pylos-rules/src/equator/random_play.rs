//! What games look like when every turn is drawn by lot.

use super::{Color, Move, Position, Rules};
use crate::{Position as _, Random};

/// Figures from random games of the equator game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RandomPlay {
    /// How many games.
    pub games: u64,
    /// Turns taken in battles, passes included.
    pub turns: u64,
    /// Legal turns that there were to choose from in battles.
    pub choices: u64,
    /// Legal placements that there were to choose from in the setup.
    pub setup_choices: u64,
    /// Turns that had to be passed.
    pub passes: u64,
    /// Games in which somebody had to pass.
    pub stuck_games: u64,
    /// Battles by the number of pawns left, 0 to 4.
    pub pawns_left: [u64; 5],
    /// Pawns set aside.
    pub set_aside: u64,
    /// Won by their leader: battles 1 to 5.
    pub led_and_won: [u64; 5],
    /// Games won by the leader of battle 1.
    pub first_leader_won: u64,
    /// Points taken by the leaders of battle 1.
    pub first_leader_points: u64,
    /// Games won by the winner of battle 5.
    pub last_winner_won: u64,
    /// Games won by blue and by red.
    pub won: [u64; 2],
}

impl RandomPlay {
    /// Plays one more game, setup included, and adds it.
    pub fn add_game(&mut self, rules: Rules, random: &mut Random) {
        let leader = Color::BOTH[random.below(2) as usize];
        let mut position = Position::start_led_by(rules, leader);
        let mut passed = false;
        loop {
            let choices = position.count(rules);
            let Some(turn) = position.random_turn(rules, random) else { break };
            let next = position.play_legal(rules, turn);
            if position.in_setup() {
                self.setup_choices += choices;
            } else {
                self.choices += choices;
                self.turns += 1;
                self.passes += u64::from(turn == Move::Pass);
                passed |= turn == Move::Pass;
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
            self.won[winner as usize] += 1;
            self.first_leader_won += u64::from(winner == leader);
            self.last_winner_won += u64::from(winner == position.leader());
        }
    }
}
