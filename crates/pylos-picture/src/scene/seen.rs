//! Boards as somebody may see them.

use pylos_rules::{ByGame, Game, Played, SeenGame, equator, pyramid};

use super::{Board, EquatorBoard, Mark, PyramidBoard};
use crate::film::Course;

/// A game of either kind, as somebody may see it.
pub type AnySeen<'a> = ByGame<SeenGame<'a, pyramid::Position>, SeenGame<'a, equator::Position>>;

impl Board {
    /// The board as a viewer may see it, with the last turn marked.
    pub fn of_seen(seen: &AnySeen<'_>) -> Board {
        match seen {
            ByGame::Pyramid(seen) => Board::Pyramid(PyramidBoard::of_seen(seen)),
            ByGame::Equator(seen) => Board::Equator(EquatorBoard::of_seen(seen)),
        }
    }
}

impl PyramidBoard {
    /// The board as a game has left it, with the last turn marked.
    pub fn of_seen(seen: &SeenGame<'_, pyramid::Position>) -> PyramidBoard {
        let mut board = PyramidBoard::under(seen.rules(), seen.position());
        let last = seen.last().map(|played| played.turn.to());
        // It may have been taken back in the same turn.
        let there = last.filter(|cell| board.at(*cell).is_some());
        board.marks.extend(there.map(|cell| (cell, Mark::Last)));
        board
    }
}

impl EquatorBoard {
    /// The board as a game has left it, with the very pawns that were captured
    /// and set aside, and the last turn marked. While something is hidden, the
    /// turns are too: then it is the board of what the viewer sees.
    pub fn of_seen(seen: &SeenGame<'_, equator::Position>) -> EquatorBoard {
        let played = seen.played();
        let start = played.first().map_or(seen.position(), |first| &first.before);
        EquatorBoard::after(start, &played, seen.rules())
    }

    /// The same with all secrets told.
    pub fn of_game(game: &Game<equator::Position>) -> EquatorBoard {
        let played: Vec<_> = game.played().collect();
        EquatorBoard::after(game.start(), &played, game.rules())
    }

    fn after(
        start: &equator::Position,
        played: &[Played<equator::Position>],
        rules: equator::Rules,
    ) -> EquatorBoard {
        let start = EquatorBoard::of(start, rules);
        played.iter().fold(start, |board, played| Course::of(&board, played, rules).after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::Viewer;
    use pylos_rules::equator::{Color, Position, Rules};

    #[test]
    fn a_hidden_setup_is_seen_by_whoever_made_it() {
        let rules: Rules = "carpentier+hidden".parse().unwrap();
        let mut game = Game::<Position>::new(rules);
        game.play_text("5@i1").unwrap();
        let pawns = |viewer| EquatorBoard::of_seen(&game.seen_by(viewer)).pawns.len();
        assert_eq!(pawns(Viewer::Watcher), 0);
        assert_eq!(pawns(Viewer::Player(Color::Blue)), 0);
        assert_eq!(pawns(Viewer::Player(Color::Red)), 1);
    }

    #[test]
    fn a_ball_that_was_taken_back_at_once_is_not_marked() {
        let mut game = Game::<pyramid::Position>::new(pyramid::Rules::STANDARD);
        for turn in ["a1", "c3", "a2", "d3", "b1", "c4"] {
            game.play_text(turn).unwrap();
        }
        game.play_text("b2xb2").unwrap();
        let board = PyramidBoard::of_seen(&game.seen_by(Viewer::Watcher));
        assert!(board.marks.is_empty());
        game.play_text("d4").unwrap();
        let board = PyramidBoard::of_seen(&game.seen_by(Viewer::Watcher));
        assert!(board.is_marked("d4".parse().unwrap(), Mark::Last));
    }
}
