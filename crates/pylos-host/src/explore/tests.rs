//! The explorer against the rules, slowly: groups by plain comparison of all
//! eight images, values and good replies by playing everything out.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex};

use pylos_engine::pyramid::{Judgement, Outcome};
use pylos_engine::{Oracle, SystemClock};
use pylos_findings::curiosities;
use pylos_rules::pyramid::{Position, Rules, Symmetry};
use pylos_rules::{Position as _, Random, Repetition, Value};

use super::*;
use crate::lots::Lots;
use crate::wire::{Certain, Certainty};

/// Every value by playing everything out; only good for a game without circles.
struct Exhaustive(Rules, Mutex<HashMap<Position, Value>>);

impl Exhaustive {
    fn of(rules: Rules) -> Exhaustive {
        assert!(rules.patterns().is_empty(), "with take-backs play can go round in circles");
        Exhaustive(rules, Mutex::default())
    }

    fn worth(&self, position: &Position) -> Value {
        if let Some(known) = self.1.lock().unwrap().get(position) {
            return *known;
        }
        let value = match position.outcome(self.0) {
            Some(_) => Value::Loss(0),
            None => {
                let turns = position.turns(self.0).into_iter();
                let worth = |turn| self.worth(&position.play_unchecked(self.0, turn)).before();
                turns.map(worth).max().unwrap()
            }
        };
        self.1.lock().unwrap().insert(*position, value);
        value
    }
}

impl Oracle<Position> for Exhaustive {
    fn value(&self, position: &Position) -> Option<Value> {
        Some(self.worth(position))
    }
}

/// No chance at all.
struct Counted;

impl Lots for Counted {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

fn thinker() -> Thinker {
    Thinker::new(Arc::new(SystemClock::default()), Arc::new(Counted))
}

fn start(rules: &str) -> PositionQuery {
    let (position, turns) = (None, Vec::new());
    PositionQuery { rules: rules.to_owned(), position, turns, budget: None, replies: None }
}

fn query(rules: Rules, position: Position) -> PositionQuery {
    PositionQuery { position: Some(position.to_string()), ..start(&rules.to_string()) }
}

/// Positions of random games under these rules with at least so many balls.
fn played(rules: Rules, balls: u32, many: usize) -> Vec<Position> {
    let mut random = Random::new(5);
    let mut found = Vec::new();
    let mut position = Position::START;
    while found.len() < many {
        match position.random_turn(rules, &mut random) {
            Some(turn) => position = position.play_unchecked(rules, turn),
            None => position = Position::START,
        }
        if position.occupied().len() >= balls && position.outcome(rules).is_none() {
            found.push(position);
        }
    }
    found
}

fn images(position: &Position) -> BTreeSet<String> {
    Symmetry::ALL.iter().map(|symmetry| symmetry.position(position).to_string()).collect()
}

#[test]
fn turns_are_grouped_as_a_comparison_of_all_images_groups_them() {
    for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
        let mut positions = played(rules, 0, 150);
        positions.push(Position::START);
        for position in positions {
            let mut expected: BTreeMap<BTreeSet<String>, Vec<String>> = BTreeMap::new();
            for turn in position.turns(rules) {
                let after = position.play_unchecked(rules, turn);
                expected.entry(images(&after)).or_default().push(turn.to_string());
            }
            let query = query(rules, position);
            let found = explore(&mut thinker(), &board(&query).unwrap(), &query, None).unwrap();
            let mut groups: Vec<Vec<String>> = expected.into_values().collect();
            let mut shown: Vec<Vec<String>> = Vec::new();
            for entry in &found.turns {
                let all = [entry.turn.clone()].into_iter().chain(entry.images.clone());
                shown.push(all.collect());
            }
            groups.sort();
            shown.sort();
            assert_eq!(shown, groups, "{rules}: {position}");
            // Turns that the position's own symmetries exchange are one.
            for symmetry in Symmetry::ALL {
                if symmetry.position(&position) != position {
                    continue;
                }
                for turn in position.turns(rules) {
                    let texts = [turn, symmetry.turn(&position, turn)].map(|t| t.to_string());
                    let together = |group: &Vec<String>| texts.iter().all(|t| group.contains(t));
                    assert!(shown.iter().any(together), "{position}: {texts:?}");
                }
            }
        }
    }
}

#[test]
fn the_sixteen_first_turns_are_three() {
    let query = start("standard+must");
    let found = explore(&mut thinker(), &board(&query).unwrap(), &query, None).unwrap();
    let many: Vec<(&str, usize, u64)> = found
        .turns
        .iter()
        .map(|entry| (entry.turn.as_str(), 1 + entry.images.len(), entry.replies))
        .collect();
    assert_eq!(many, [("a1", 4, 15), ("b1", 8, 15), ("b2", 4, 15)]);
    assert_eq!(found.source, Certainty::Proof);
    // Nothing is at hand: nothing is certain, and nothing is made up.
    assert_eq!(found.value, None);
    assert!(found.turns.iter().all(|entry| entry.value.is_none() && entry.good.is_none()));
}

#[test]
fn values_and_good_replies_are_those_of_playing_everything_out() {
    let rules: Rules = "children+8-8".parse().unwrap();
    let oracle = Exhaustive::of(rules);
    let mut seen = BTreeSet::new();
    for position in played(rules, 11, 120) {
        let query = query(rules, position);
        let board = board(&query).unwrap();
        let found = look_up(&oracle, &board, usize::MAX).unwrap();
        assert_eq!(found.source, Certainty::Tablebase);
        assert_eq!(found.value, Some(oracle.worth(&position).into()), "{position}");
        for entry in &found.turns {
            let after = position.play_unchecked(rules, entry.turn.parse().unwrap());
            assert_eq!(entry.position, after.to_string());
            assert_eq!(entry.value, Some(oracle.worth(&after).before().into()));
            // Slowly: who wins, reply by reply.
            let turns = match after.outcome(rules) {
                Some(_) => Vec::new(),
                None => after.turns(rules),
            };
            let wins = |turn: &&_| {
                matches!(oracle.worth(&after.play_unchecked(rules, **turn)), Value::Loss(_))
            };
            let winning = turns.iter().filter(wins).count();
            // Whoever has lost keeps that whatever he does.
            let keep = if winning > 0 { winning } else { turns.len() };
            let told = (entry.replies, entry.good);
            assert_eq!(told, (turns.len() as u64, Some(keep as u64)), "{position} {}", entry.turn);
            seen.insert((winning > 0, winning == 1));
        }
        // The best first: wins, the shortest first, then losses, the longest.
        let worth = |turn: &str| {
            let after = position.play_unchecked(rules, turn.parse().unwrap());
            oracle.worth(&after).before()
        };
        let order: Vec<Value> = found.turns.iter().map(|entry| worth(&entry.turn)).collect();
        assert!(order.is_sorted_by(|a, b| a >= b), "{order:?}");
    }
    assert_eq!(seen.len(), 3, "replies that win, only ones among them, and none");
}

#[test]
fn replies_are_asked_for_only_of_the_turns_that_are_wanted() {
    let rules: Rules = "children+8-8".parse().unwrap();
    let oracle = Exhaustive::of(rules);
    let mut all = 0;
    for position in played(rules, 12, 20) {
        let query = query(rules, position);
        let found = look_up(&oracle, &board(&query).unwrap(), 2).unwrap();
        let counted = found.turns.iter().filter(|entry| entry.good.is_some()).count();
        assert_eq!(counted, found.turns.len().min(2));
        assert!(found.turns.iter().skip(2).all(|entry| entry.good.is_none()));
        all += counted;
    }
    assert!(all > 20, "{all}");
}

#[test]
fn what_a_search_proves_is_true_and_has_no_distance() {
    let rules: Rules = "children+8-8".parse().unwrap();
    let oracle = Exhaustive::of(rules);
    let mut proved = 0;
    for position in played(rules, 12, 12) {
        let query = PositionQuery { budget: Some(400), ..query(rules, position) };
        let found = explore(&mut thinker(), &board(&query).unwrap(), &query, None).unwrap();
        assert_eq!(found.source, Certainty::Proof);
        for entry in &found.turns {
            let after = position.play_unchecked(rules, entry.turn.parse().unwrap());
            let truth: Certain = oracle.worth(&after).before().into();
            match entry.value {
                None => continue,
                // The rules themselves end the game there.
                Some(value) if after.outcome(rules).is_some() => assert_eq!(value, truth),
                Some(Certain::Win { plies } | Certain::Loss { plies }) => assert_eq!(plies, None),
                Some(Certain::Draw) => panic!("nothing is drawn in this game"),
            }
            assert_eq!(entry.value.map(Certain::result), Some(truth.result()), "{position}");
            proved += 1;
        }
        if let Some(value) = found.value {
            let truth: Certain = oracle.worth(&position).into();
            assert_eq!(value.result(), truth.result(), "{position}");
        }
    }
    assert!(proved > 20, "{proved}");
}

#[test]
fn few_balls_are_known_by_heart_and_no_distance_is_made_up() {
    let bytes = include_bytes!("../../../pylos-engine/weights/children.judgement");
    let learnt = Arc::new(Judgement::read_any(bytes).unwrap());
    let mut thinker = thinker();
    thinker.judge_by(Arc::clone(&learnt));
    let query = PositionQuery {
        turns: ["b2", "c3", "b3"].map(str::to_owned).into(),
        replies: Some(3),
        ..start("children")
    };
    let board_there = board(&query).unwrap();
    let found = explore(&mut thinker, &board_there, &query, None).unwrap();
    let position: Position = found.position.parse().unwrap();
    let outcome = |at: &Position| learnt.openings().outcome(at.own(), at.others()).unwrap();
    let result = |outcome: Outcome| match outcome {
        Outcome::Loss => Certain::Loss { plies: None },
        Outcome::Draw => Certain::Draw,
        Outcome::Win => Certain::Win { plies: None },
    };
    assert_eq!(found.value, Some(result(outcome(&position))));
    for (i, entry) in found.turns.iter().enumerate() {
        let after: Position = entry.position.parse().unwrap();
        assert_eq!(entry.value, Some(result(outcome(&after).before())));
        let replies: Vec<Outcome> = after
            .turns(Rules::CHILDREN)
            .into_iter()
            .map(|turn| outcome(&after.play_unchecked(Rules::CHILDREN, turn)).before())
            .collect();
        let best = replies.iter().max().unwrap();
        let good = replies.iter().filter(|reply| *reply == best).count() as u64;
        assert_eq!(entry.good, (i < 3).then_some(good), "{}", entry.turn);
    }
    // What was learnt of one reading says nothing certain of another.
    let other = PositionQuery { rules: "children+raise".to_owned(), ..query };
    let found = explore(&mut thinker, &board(&other).unwrap(), &other, None).unwrap();
    assert!(found.turns.iter().all(|entry| entry.value.is_none()));
}

/// The zugzwangs that the explorer points at have so few balls that who loses
/// is known by heart as well: each side does, if it is to move.
#[test]
fn whoever_is_to_move_in_a_stored_zugzwang_loses() {
    let weights = [
        &include_bytes!("../../../pylos-engine/weights/children.judgement")[..],
        &include_bytes!("../../../pylos-engine/weights/standard.judgement")[..],
        &include_bytes!("../../../pylos-engine/weights/advanced.judgement")[..],
    ];
    let mut held = 0;
    for bytes in weights {
        let learnt = Judgement::read_any(bytes).unwrap();
        for curiosity in curiosities::known(learnt.rules()) {
            if curiosity.kind != curiosities::Kind::QuietestZugzwang {
                continue;
            }
            let position = curiosity.positions(learnt.rules()).unwrap()[curiosity.at];
            for side in pylos_rules::pyramid::Color::BOTH {
                let at = position.with_to_move(side);
                let outcome = learnt.openings().outcome(at.own(), at.others());
                assert_eq!(outcome, Some(Outcome::Loss), "{}: {at}", learnt.rules());
                held += 1;
            }
        }
    }
    assert!(held > 0);
}

#[test]
fn the_end_of_a_game_has_no_turns_and_the_equator_no_tree() {
    let mut random = Random::new(3);
    let mut position = Position::START;
    while let Some(turn) = position.random_turn(Rules::STANDARD, &mut random) {
        position = position.play_unchecked(Rules::STANDARD, turn);
    }
    let over = query(Rules::STANDARD, position);
    let found = explore(&mut thinker(), &board(&over).unwrap(), &over, None).unwrap();
    assert_eq!((found.source, found.turns.len()), (Certainty::Rules, 0));
    assert_eq!(found.value, Some(Certain::Loss { plies: Some(0) }));
    let equator = start("carpentier");
    let refused = board(&equator).unwrap_err();
    assert_eq!(refused.code, Code::BadRequest);
    assert!(refused.message.contains("pyramid"), "{}", refused.message);
}

#[test]
fn a_game_is_counted_from_the_empty_board_for_so_many_plies() {
    let mut random = Random::new(11);
    let mut seen = [0; 3];
    for seed in 0..12 {
        let rules = crate::read_rules("advanced").unwrap();
        let mut board = Board::begin(rules, None, None, Repetition::OFF, &mut random).unwrap();
        let mut lot = Random::new(seed);
        while board.to_move().is_some() && board.ply() < 300 {
            let legal = board.legal();
            board.play(&legal[lot.below(legal.len() as u64) as usize].turn).unwrap();
        }
        if board.to_move().is_some() {
            assert!(steps(&board).is_empty(), "it goes on");
            continue;
        }
        let steps = steps(&board);
        assert_eq!(steps.len(), board.ply().min(COUNTED));
        for (ply, step) in steps.iter().enumerate() {
            let at = |ply| class(&board.position_at(ply).unwrap().parse().unwrap());
            assert_eq!((step.before, step.after), (at(ply), at(ply + 1)));
            assert_eq!(step.mover, board.mover_at(ply).unwrap() as usize);
            let won = board.winner().map(|winner| winner as usize == step.mover);
            let place = won.map_or(1, |won| if won { 0 } else { 2 });
            let fared = [step.fared.won, step.fared.drawn, step.fared.lost];
            assert_eq!((fared[place], fared.iter().sum::<u64>()), (1, 1));
            seen[place] += 1;
        }
    }
    assert!(seen[0] > 0 && seen[2] > 0, "{seen:?}");
    let started = "L.............../........./..../. D";
    let rules = crate::read_rules("standard").unwrap();
    let begin = |start| Board::begin(rules, start, None, Repetition::OFF, &mut Random::new(0));
    let mut elsewhere = begin(Some(started)).unwrap();
    elsewhere.end(crate::Ending::Agreed).unwrap();
    assert!(steps(&elsewhere).is_empty(), "it did not begin on the empty board");
    let mut agreed = begin(None).unwrap();
    agreed.play("a1").unwrap();
    agreed.end(crate::Ending::Agreed).unwrap();
    assert_eq!(steps(&agreed)[0].fared, Fared { drawn: 1, ..Fared::default() });
}
