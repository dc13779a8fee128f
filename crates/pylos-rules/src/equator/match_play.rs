//! Several games in a row (E13).

use std::fmt;

use super::{Color, Position, Rules};
use crate::Side as _;

/// When a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchLength {
    /// After this many games.
    Games(u32),
    /// After the game in which a side reaches this many points.
    Target(u32),
}

/// A match: points are added up over the games, and whoever wins the last
/// battle of a game leads the first of the next (E6, E13).
///
/// ```
/// use pylos_rules::{Position as _, equator::{Color, Match, MatchLength, Position, Rules}};
/// let rules = Rules::CARPENTIER;
/// let mut series = Match::new(rules, MatchLength::Target(30), Color::Blue);
/// let end = Position::parse(rules, "...../...../........./...../..... R 6.0 - 0 9:12").unwrap();
/// series.add(&end).unwrap();
/// assert_eq!((series.points(Color::Blue), series.points(Color::Red)), (9, 12));
/// assert_eq!(series.next_leader(), Color::Red);
/// assert!(!series.is_over());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    length: MatchLength,
    leader: Color,
    games: u32,
    points: [u32; 2],
}

/// What a finished match came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchResult {
    /// This side has more points.
    Won(Color),
    /// Both have the same number of points.
    Drawn,
}

impl Match {
    /// A match before its first game; its leader is drawn by lot (E6).
    pub fn new(rules: Rules, length: MatchLength, first_leader: Color) -> Match {
        Match { rules, length, leader: first_leader, games: 0, points: [0; 2] }
    }

    /// The rules of all its games.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// When it is over.
    pub fn length(&self) -> MatchLength {
        self.length
    }

    /// How many games have been played.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// A side's points in all games.
    pub fn points(&self, color: Color) -> u32 {
        self.points[color as usize]
    }

    /// Who leads battle 1 of the next game.
    pub fn next_leader(&self) -> Color {
        self.leader
    }

    /// Where the next game begins; `None` when the match is over.
    pub fn next_start(&self) -> Option<Position> {
        (!self.is_over()).then(|| Position::start_led_by(self.rules, self.leader))
    }

    /// Adds a finished game.
    pub fn add(&mut self, end: &Position) -> Result<(), NotTheNextGame> {
        if self.is_over() {
            return Err(NotTheNextGame::MatchOver);
        }
        if !end.is_over() {
            return Err(NotTheNextGame::Unfinished { battle: end.battle() });
        }
        for color in Color::BOTH {
            self.points[color as usize] += u32::from(end.points(color));
        }
        self.leader = end.leader();
        self.games += 1;
        Ok(())
    }

    /// Whether the number of games or the target is reached.
    pub fn is_over(&self) -> bool {
        match self.length {
            MatchLength::Games(games) => self.games >= games,
            MatchLength::Target(target) => self.points.iter().any(|points| *points >= target),
        }
    }

    /// The result, once the match is over: more points win; both may reach the
    /// target in the same game.
    pub fn result(&self) -> Option<MatchResult> {
        let [blue, red] = self.points;
        self.is_over().then(|| match blue.cmp(&red) {
            std::cmp::Ordering::Greater => MatchResult::Won(Color::Blue),
            std::cmp::Ordering::Less => MatchResult::Won(Color::Blue.other()),
            std::cmp::Ordering::Equal => MatchResult::Drawn,
        })
    }
}

/// Why a game cannot be added to a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTheNextGame {
    /// The match has its result already (E13).
    MatchOver,
    /// Play always goes on to the fifth battle (E12).
    Unfinished {
        /// The battle that the game has come to.
        battle: u8,
    },
}

impl fmt::Display for NotTheNextGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTheNextGame::MatchOver => f.write_str("the match is over (E13)"),
            NotTheNextGame::Unfinished { battle: 0 } => {
                f.write_str("the game is not finished (E12): it is still in the setup")
            }
            NotTheNextGame::Unfinished { battle } => {
                write!(f, "the game is not finished (E12): it is in battle {battle} of 5")
            }
        }
    }
}

impl std::error::Error for NotTheNextGame {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position as _;

    fn end(text: &str) -> Position {
        let text = format!("...../...../........./...../..... {text}");
        Position::parse(Rules::CARPENTIER, &text).unwrap()
    }

    #[test]
    fn a_match_of_two_games_carries_the_lead_over_and_adds_the_points() {
        let mut series = Match::new(Rules::CARPENTIER, MatchLength::Games(2), Color::Red);
        assert_eq!(series.next_start().unwrap().leader(), Color::Red);
        series.add(&end("B 6.0 - 0 12:9")).unwrap();
        assert_eq!((series.result(), series.next_leader()), (None, Color::Blue));
        series.add(&end("R 6.0 - 0 9:12")).unwrap();
        assert_eq!(series.result(), Some(MatchResult::Drawn));
        assert_eq!(series.next_start(), None);
        assert_eq!(series.add(&end("R 6.0 - 0 9:12")), Err(NotTheNextGame::MatchOver));
    }

    #[test]
    fn a_match_to_a_target_ends_with_the_game_that_reaches_it() {
        let mut series = Match::new(Rules::CARPENTIER, MatchLength::Target(20), Color::Blue);
        let start = series.next_start().unwrap();
        assert_eq!(series.add(&start), Err(NotTheNextGame::Unfinished { battle: 0 }));
        series.add(&end("R 6.0 - 0 9:12")).unwrap();
        assert_eq!(series.result(), None);
        series.add(&end("B 6.0 - 0 13:8")).unwrap();
        assert_eq!(series.result(), Some(MatchResult::Won(Color::Blue)));
    }
}
