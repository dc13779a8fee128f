//! Where the games of a match begin.

use std::fmt;

use pylos_rules::{Game, Position, Random};

/// A game after so many random turns; fewer if it would be over before.
pub fn random_opening<P: Position>(rules: P::Rules, plies: usize, seed: u64) -> Game<P> {
    let mut random = Random::new(seed);
    let mut game = Game::<P>::new(rules);
    for _ in 0..plies {
        let Some(turn) = game.position().random_turn(rules, &mut random) else { break };
        if game.play(turn).is_err() || game.outcome().is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// A line that is not an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for OpeningError {}

/// How many characters of what is not a turn an error quotes.
const QUOTED: usize = 60;

/// Reads openings, one a line: turns separated by spaces. Empty lines and
/// lines that begin with `#` are skipped.
pub fn read_openings<P: Position>(
    rules: P::Rules,
    text: &str,
) -> Result<Vec<Game<P>>, OpeningError> {
    let mut openings = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let bad = |why: String| OpeningError { line: i + 1, why };
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let mut game = Game::<P>::new(rules);
        for turn in line.split_whitespace() {
            game.play_text(turn).map_err(|refused| {
                let quoted: String = turn.chars().take(QUOTED).collect();
                bad(format!("{quoted}: {refused}"))
            })?;
        }
        if game.outcome().is_some() {
            return Err(bad("the game is over".to_owned()));
        }
        openings.push(game);
    }
    if openings.is_empty() {
        return Err(OpeningError { line: 1, why: "there is no opening".to_owned() });
    }
    Ok(openings)
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::{Position, Rules};

    use super::*;

    #[test]
    fn openings_are_read_line_by_line() {
        let text = "# two corners\na1 d4\n\nb2 c3 b3\n";
        let openings = read_openings::<Position>(Rules::STANDARD, text).unwrap();
        assert_eq!(openings.iter().map(Game::ply).collect::<Vec<_>>(), [2, 3]);
    }

    #[test]
    fn a_bad_opening_names_its_line_and_clause() {
        let error = read_openings::<Position>(Rules::STANDARD, "a1\na1 e1\n").unwrap_err();
        assert_eq!(error.to_string(), "line 2: e1: e1 is not supported (P1): b1 is empty");
        assert!(read_openings::<Position>(Rules::STANDARD, "# nothing\n").is_err());
        let long = read_openings::<Position>(Rules::STANDARD, &"x".repeat(5_000)).unwrap_err();
        assert!(long.to_string().len() < 200, "{long}");
    }

    #[test]
    fn random_openings_follow_their_seed() {
        let opening = |seed| random_opening::<Position>(Rules::ADVANCED, 6, seed);
        assert_eq!(opening(1), opening(1));
        assert_ne!(opening(1), opening(2));
        assert_eq!(opening(1).ply(), 6);
    }
}
