//! Help in a rated game: which positions are too near to the one being played.
//!
//! Whoever plays a rated game is not told what its position is worth. Asking
//! about the position a turn or two later, or about the board turned round,
//! mirrored or with the colours swapped, would come to the same. So what counts
//! is how many places differ, in whichever image comes nearest: a turn changes
//! one to four of them. Boards with little on them are near to all others and
//! known to everybody: there only the very same counts.

use pylos_rules::pyramid::{Position, Symmetry};
use pylos_views::Kind;

use crate::board::Board;

/// So many places must differ.
const FAR: usize = 5;

/// A line that passes through the very position being played is refused too,
/// once so many balls or pawns make it one of its own.
const OWN: usize = 6;

/// Whether an answer about what `asked` has come to, or about the way there,
/// would help whoever plays a game of this kind that has come to this position.
pub fn would_help(asked: &Board, kind: Kind, played: &str) -> bool {
    if asked.kind() != kind {
        return false;
    }
    let images = images(kind, played);
    let there = places(played).filter(|c| c.is_alphabetic()).count();
    let within = |text: &str, limit: usize| {
        images.iter().any(|image| differences(image, text).is_some_and(|count| count < limit))
    };
    let on_the_way = || {
        let passed = (0..asked.ply()).filter_map(|ply| asked.position_at(ply));
        there >= OWN && passed.into_iter().any(|text| within(&text, 1))
    };
    within(&asked.position(), there.min(FAR)) || on_the_way()
}

/// What lies where, without whose turn it is and how it came to that.
fn places(text: &str) -> impl Iterator<Item = char> {
    text.chars().take_while(|c| *c != ' ')
}

/// How many places differ; none if the boards are not the same.
fn differences(image: &str, text: &str) -> Option<usize> {
    let (mine, other) = (places(image), places(text));
    (places(image).count() == places(text).count())
        .then(|| mine.zip(other).filter(|(mine, other)| mine != other).count())
}

/// The position as it could be drawn as well.
fn images(kind: Kind, text: &str) -> Vec<String> {
    let turned: Vec<String> = match kind {
        Kind::Pyramid => match text.parse::<Position>() {
            Ok(position) => Symmetry::ALL
                .iter()
                .map(|symmetry| symmetry.position(&position).to_string())
                .collect(),
            Err(_) => vec![text.to_owned()],
        },
        Kind::Equator => {
            let board: String = places(text).collect();
            let rows: Vec<&str> = board.split('/').collect();
            let mirrored: Vec<String> =
                rows.iter().map(|row| row.chars().rev().collect()).collect();
            let upside_down =
                |rows: Vec<String>| rows.into_iter().rev().collect::<Vec<_>>().join("/");
            vec![
                rows.join("/"),
                mirrored.join("/"),
                upside_down(rows.iter().map(ToString::to_string).collect()),
                upside_down(mirrored),
            ]
        }
    };
    let swapped: Vec<String> = turned.iter().map(|text| swap_sides(kind, text)).collect();
    turned.into_iter().chain(swapped).collect()
}

/// The same with the other's balls or pawns.
fn swap_sides(kind: Kind, text: &str) -> String {
    let swapped = places(text).map(|c| match (kind, c) {
        (Kind::Pyramid, 'L') => 'D',
        (Kind::Pyramid, 'D') => 'L',
        (Kind::Equator, c) if c.is_ascii_uppercase() => c.to_ascii_lowercase(),
        (Kind::Equator, c) => c.to_ascii_uppercase(),
        (Kind::Pyramid, c) => c,
    });
    swapped.collect()
}

#[cfg(test)]
mod tests {
    use pylos_rules::{Random, Repetition};

    use super::would_help as would;
    use super::*;
    use crate::read_rules;

    fn would_help(asked: &Board, played: &Board) -> bool {
        would(asked, played.kind(), &played.position())
    }

    fn board(rules: &str, start: Option<&str>, turns: &str) -> Board {
        let rules = read_rules(rules).unwrap();
        let random = &mut Random::new(1);
        let mut board = Board::begin(rules, start, None, Repetition::OFF, random).unwrap();
        for turn in turns.split_whitespace() {
            board.play(turn).unwrap();
        }
        board
    }

    fn pyramid(turns: &str) -> Board {
        board("standard", None, turns)
    }

    const PLAYED: &str = "a1 b1 c1 d1 a2 b3 d2";

    #[test]
    fn the_position_itself_and_what_comes_of_it_would_help() {
        let played = pyramid(PLAYED);
        assert!(would_help(&played, &played));
        assert!(would_help(&pyramid("a1 b1 c1 d1 a2 b3 d2 c2"), &played), "a turn later");
        assert!(would_help(&pyramid("a1 b1 c1 d1 a2 b3 d2 c2 d4"), &played), "two turns later");
        let long = format!("{PLAYED} c2 d4 a4 b4 c4 a3 d3 b2");
        assert!(would_help(&pyramid(&long), &played), "the way leads through it");
    }

    #[test]
    fn turning_the_board_or_swapping_the_colours_does_not_help() {
        let played = pyramid(PLAYED);
        assert!(would_help(&pyramid("d1 d2 d3 d4 c1 b2 c4"), &played), "a quarter turn");
        assert!(would_help(&pyramid("d1 c1 b1 a1 d2 c3 a2"), &played), "mirrored");
        let swapped = "DLDLD..D.L....../........./..../. L";
        assert!(would_help(&board("standard", Some(swapped), ""), &played));
    }

    #[test]
    fn other_games_and_bare_boards_help_nobody() {
        let played = pyramid(PLAYED);
        for other in ["", "a1", "a1 b1", "b2 c3 a4 d1 c2 b3 d3 a1"] {
            assert!(!would_help(&pyramid(other), &played), "{other}");
        }
        assert!(!would_help(&pyramid("b2"), &pyramid("")), "nothing has been played");
        assert!(would_help(&pyramid("a1"), &pyramid("d4")), "the very same");
        assert!(!would_help(&pyramid("a1"), &pyramid("b2")));
        assert!(!would_help(&board("carpentier", None, ""), &played));
        let long = "b2 c3 a4 d1 c2 b3 d3 a1";
        assert!(!would_help(&pyramid(long), &pyramid("b2 c3")), "every game begins somehow");
    }

    #[test]
    fn the_equator_game_is_seen_alike() {
        let text = "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0";
        let played = board("carpentier", Some(text), "i3-e3");
        assert!(would_help(&board("carpentier", Some(text), "i3-e3"), &played));
        let mirrored = "ABCDE/ABCDE/........./edcba/edcba B 1.0 - 0 0:0";
        assert!(would_help(&board("carpentier", Some(mirrored), "i3-e3"), &played));
        let other = "EABCD/DEABC/........./cdeab/abcde B 1.0 - 0 0:0";
        assert!(!would_help(&board("carpentier", Some(other), ""), &played));
    }
}
