//! Battles, the pile and the score of the equator game.

use pylos_rules::Position as _;
use pylos_rules::equator::{Position, Rules, Turn};

use super::{Census, Figure};

/// What happens in battles.
#[derive(Default)]
pub struct EquatorCensus {
    games: u64,
    /// Turns of battles, and how many could have been played instead.
    turns: u64,
    choices: u64,
    /// Battles by how many pawns were left, 0 to 4.
    left: [u64; 5],
    battles: u64,
    led_and_won: u64,
    set_aside: u64,
    passes: u64,
    /// Whether this game has had a pass yet.
    stuck: bool,
    stuck_games: u64,
    first_leader_points: u64,
    first_leader_wins: u64,
    last_winner_wins: u64,
}

impl Census<Position> for EquatorCensus {
    fn turn(&mut self, rules: Rules, before: &Position, turn: Turn, after: &Position) {
        if before.in_setup() {
            return;
        }
        self.turns += 1;
        self.choices += before.count(rules);
        let mut left = before.equator().pawns().len() as usize;
        match turn {
            Turn::Play { from, .. } => {
                // E8: of two equal pawns one stays and one goes.
                let size = before.hemisphere(before.to_move()).at(from);
                let equal =
                    size.is_some_and(|size| !before.equator().pawns().of_size(size).is_empty());
                left += usize::from(!equal);
                self.set_aside += u64::from(equal);
            }
            Turn::Pass => {
                self.passes += 1;
                self.stuck = true;
            }
            Turn::Place { .. } => {}
        }
        if after.battle() > before.battle() {
            self.battles += 1;
            self.left[left.min(4)] += 1;
            self.led_and_won += u64::from(after.leader() == before.leader());
        }
    }

    fn game(&mut self, rules: Rules, start: &Position, end: &Position) {
        self.games += 1;
        self.stuck_games += u64::from(std::mem::take(&mut self.stuck));
        let winner = end.outcome(rules).and_then(|outcome| outcome.winner());
        self.first_leader_points += u64::from(end.points(start.leader()));
        self.first_leader_wins += u64::from(winner == Some(start.leader()));
        self.last_winner_wins += u64::from(winner == Some(end.leader()));
    }

    fn figures(&self) -> Vec<Figure> {
        let mut figures =
            vec![Figure::mean("turns to choose from in a battle", self.choices, self.turns)];
        for (pawns, battles) in self.left.into_iter().enumerate() {
            if pawns > 0 || battles > 0 {
                let name = format!("battles with {pawns} left");
                figures.push(Figure::share(name, battles, self.battles));
            }
        }
        figures.extend([
            Figure::share("battles won by their leader", self.led_and_won, self.battles),
            Figure::mean("pawns set aside", self.set_aside, self.games),
            Figure::share("games won by the first leader", self.first_leader_wins, self.games),
            Figure::mean("points of the first leader", self.first_leader_points, self.games),
            Figure::share("games won by the last winner", self.last_winner_wins, self.games),
            Figure::share("games with a stuck player", self.stuck_games, self.games),
            Figure::mean("passes", self.passes, self.games),
        ]);
        figures
    }
}
