//! What players do who have not understood the game yet.

use pylos_rules::equator::{Intersection, Position, Rules, Turn};
use pylos_rules::{Position as _, Random};

/// The most middling pawn that may be played, anywhere: the habit of somebody
/// who remembers of E9 that the middle pawn wins, which with three pawns it
/// does, and with four or two it does not. `None` if the game is over.
pub(super) fn play_middling(
    position: &Position,
    rules: Rules,
    random: &mut Random,
) -> Option<Turn> {
    let own = position.hemisphere(position.to_move());
    most(position, rules, random, |turn| match turn {
        Turn::Play { from, .. } => own.at(from).map_or(0, |size| 3 - size.number().abs_diff(3)),
        _ => 0,
    })
}

/// A placement that stands equal pawns together on a meridian, which looks
/// tidy: whoever designates the meridian then knows the answer (E14).
pub(super) fn place_in_pairs(
    position: &Position,
    rules: Rules,
    random: &mut Random,
) -> Option<Turn> {
    let own = position.hemisphere(position.to_move());
    most(position, rules, random, |turn| match turn {
        Turn::Place { size, at } => match across(at).and_then(|other| own.at(other)) {
            Some(other) if other == size => 2,
            None => 1,
            Some(_) => 0,
        },
        _ => 0,
    })
}

/// The other intersection of the same meridian.
fn across(place: Intersection) -> Option<Intersection> {
    let mut all = Intersection::ALL.into_iter();
    all.find(|other| *other != place && other.meridian() == place.meridian())
}

/// One of the turns that rank highest, drawn by lot.
fn most(
    position: &Position,
    rules: Rules,
    random: &mut Random,
    rank: impl Fn(Turn) -> u8,
) -> Option<Turn> {
    let mut turns = position.turns(rules);
    random.shuffle(&mut turns);
    turns.into_iter().max_by_key(|turn| rank(*turn))
}

#[cfg(test)]
mod tests {
    use pylos_rules::equator::Color;

    use super::*;

    #[test]
    fn the_most_middling_pawn_that_may_answer_is_played() {
        let rules: Rules = "jeux-et-strategie".parse().unwrap();
        let text = "EDCBA/EDCBA/........./acbde/abcde B 1.0 - 0 0:0";
        let position = Position::parse(rules, text).unwrap();
        let mut random = Random::new(1);
        let mut turn = |position: &Position| {
            play_middling(position, rules, &mut random).map(|turn| turn.to_string()).unwrap()
        };
        let lead = turn(&position);
        assert!(lead.starts_with("i3-") || lead.starts_with("o3-"), "{lead}");
        // Meridian 2 is designated, where red has a 3 inside and a 2 outside.
        let led = position.play(rules, "i5-e2".parse().unwrap()).unwrap();
        let answer = turn(&led);
        assert!(answer.starts_with("i2-"), "{answer}");
    }

    #[test]
    fn pairs_fill_the_meridians() {
        let rules: Rules = "jeux-et-strategie".parse().unwrap();
        let mut random = Random::new(4);
        let mut position = Position::start(rules);
        while position.in_setup() {
            let turn = place_in_pairs(&position, rules, &mut random).unwrap();
            position = position.play(rules, turn).unwrap();
        }
        for color in Color::BOTH {
            let pawns = position.hemisphere(color);
            for place in Intersection::ALL {
                assert_eq!(pawns.at(place), across(place).and_then(|other| pawns.at(other)));
            }
        }
    }
}
