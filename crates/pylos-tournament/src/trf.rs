//! The tournament as other pairing programs read it: FIDE's TRF16.
//!
//! Columns are fixed. A pairing counts as one game there, whatever its series
//! came to, so the points are match points: those that Swiss rounds are paired
//! by. `XXR` and `XXC` are the usual extensions for the number of rounds and
//! for the side of the first of the list.

use std::fmt::Write as _;

use crate::round::Seat;
use crate::{Board, Bye, Colour, Entrant, Format, Outcome, Score, Tournament};

impl Tournament {
    /// The tournament as TRF16.
    pub fn to_trf(&self) -> String {
        let list = self.start_list();
        let mut text = String::new();
        let settings = self.settings();
        // Writing to a text cannot fail.
        let _ = writeln!(text, "012 {}", settings.name);
        if let Some(site) = &settings.site {
            let _ = writeln!(text, "022 {site}");
        }
        if let Some(date) = &settings.date {
            let _ = writeln!(text, "042 {date}\n052 {date}");
        }
        let rated = self.players.iter().filter(|player| player.rating.is_some()).count();
        let _ = writeln!(text, "062 {}\n072 {rated}\n082 0", list.len());
        let kind = match settings.format {
            Format::RoundRobin => "Individual: Round-Robin",
            Format::DoubleRoundRobin => "Individual: Double Round-Robin",
            Format::Swiss { .. } => "Individual: Swiss-System (Dutch)",
            Format::Arena => "Individual: Arena",
            Format::Knockout { .. } => "Individual: Knock-Out",
        };
        let _ = writeln!(text, "092 {kind}\n122 {}", settings.clock);
        if let Some(planned) = self.planned_rounds() {
            let _ = writeln!(text, "XXR {planned}");
        }
        if let Some((_, colour)) = self.start {
            let first = if colour == Colour::First { "white1" } else { "black1" };
            let _ = writeln!(text, "XXC {first}");
        }
        let ranks = self.standings();
        let histories = self.histories();
        for (number, &who) in (1..).zip(&list) {
            let row = ranks.rows.iter().find(|row| row.who == who);
            let (player, points) = (self.player(who), histories[who.index()].points);
            // The 33 columns of a name.
            let name: String = player.name.chars().take(33).collect();
            let _ = write!(
                text,
                "001 {number:>4}      {name:<33} {:>4} {:>3} {:>11} {:<10} {:>4} {:>4}",
                player.rating.map_or(String::new(), |rating| rating.to_string()),
                "",
                "",
                "",
                points_text(points),
                row.map_or(0, |row| row.rank),
            );
            for round in &self.rounds {
                let number = |who: Entrant| 1 + list.iter().position(|it| *it == who).unwrap_or(0);
                let (opponent, colour, result) = match round.seat(who) {
                    None => (0, '-', 'Z'),
                    Some(Seat::Bye(Bye::Full)) => (0, '-', 'U'),
                    Some(Seat::Bye(Bye::Half)) => (0, '-', 'H'),
                    Some(Seat::Board(board, place)) => {
                        let colour = if place == 0 { 'w' } else { 'b' };
                        (number(board.opponent(place)), colour, result(board, place))
                    }
                };
                let _ = write!(text, "  {opponent:>04} {colour} {result}");
            }
            text.push('\n');
        }
        text
    }
}

fn result(board: &Board, place: usize) -> char {
    let Some(outcome) = board.outcome else { return ' ' };
    match (outcome, outcome.match_points()[place].in_halves()) {
        (Outcome::Played(..), 2) => '1',
        (Outcome::Played(..), 1) => '=',
        (Outcome::Played(..), _) => '0',
        (_, 2) => '+',
        _ => '-',
    }
}

fn points_text(points: Score) -> String {
    format!("{}.{}", points.in_halves() / 2, points.in_halves() % 2 * 5)
}
