//! Every stored curiosity by the rules alone, and the searches on small games.

use std::cell::RefCell;

use pylos_rules::pyramid::Cell;

use super::*;

const TEXT: &str = include_str!("../curiosities.txt");

/// Every stored curiosity with its rules.
fn stored() -> Vec<(Rules, Curiosity)> {
    let read = |line: &str| {
        let (rules, text) = line.split_once(' ').expect("rules, then the curiosity");
        let curiosity = Curiosity::read(text).unwrap_or_else(|| panic!("{line}"));
        assert_eq!(curiosity.to_string(), text);
        (rules.parse::<Rules>().expect("a rule string"), curiosity)
    };
    TEXT.lines().map(read).collect()
}

/// The value by looking so many plies ahead; `None` if that is not enough.
fn search(rules: Rules, position: &Position, depth: u32) -> Option<Value> {
    if position.outcome(rules).is_some() {
        return Some(Value::Loss(0));
    }
    if depth == 0 {
        return None;
    }
    let mut values = Vec::new();
    for turn in position.turns(rules) {
        let next = position.play_unchecked(rules, turn);
        values.push(search(rules, &next, depth - 1).map(Value::before));
    }
    let wins = values.iter().flatten().filter(|value| matches!(value, Value::Win(_))).max();
    match wins {
        Some(win) => Some(*win),
        // Lost only if every turn loses within the depth.
        None => values.into_iter().collect::<Option<Vec<Value>>>()?.into_iter().max(),
    }
}

#[test]
fn every_stored_curiosity_is_a_legal_line() {
    let stored = stored();
    for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
        let kinds: Vec<Kind> = known(rules).iter().map(|curiosity| curiosity.kind).collect();
        assert!(kinds.contains(&Kind::LongestWin), "{rules}");
        assert!(kinds.is_sorted(), "{rules}");
        let of_rules = stored.iter().filter(|(of, _)| *of == rules);
        assert_eq!(kinds.len(), of_rules.count(), "{rules}: each is found under its own rules");
    }
    for (rules, curiosity) in &stored {
        let positions = curiosity.positions(*rules).unwrap_or_else(|| panic!("{curiosity}"));
        assert!(curiosity.at < positions.len(), "{curiosity}");
    }
}

#[test]
fn stored_wins_are_as_long_as_they_say_and_their_ends_are_best_play() {
    for (rules, curiosity) in stored() {
        if curiosity.kind == Kind::QuietestZugzwang {
            continue;
        }
        let positions = curiosity.positions(rules).unwrap();
        let last = positions.len() - 1;
        assert!(positions[last].outcome(rules).is_some(), "{curiosity}: played to the end");
        if curiosity.kind == Kind::LongestWin {
            assert_eq!(curiosity.turns.len() - curiosity.at, curiosity.count as usize);
        }
        // Near the end a plain search sees as much as the table did.
        for (left, position) in positions.iter().rev().take(4).enumerate() {
            let left = left as u16;
            let value = if left.is_multiple_of(2) { Value::Loss(left) } else { Value::Win(left) };
            let found = search(rules, position, u32::from(left) + 1);
            assert_eq!(found, Some(value), "{curiosity}: {position}");
        }
    }
}

#[test]
fn stored_take_backs_are_as_many_as_they_say() {
    let games = stored().into_iter().filter(|(_, it)| it.kind == Kind::ManyTakenBack);
    for (rules, curiosity) in games {
        let taken: usize = curiosity.turns.iter().map(|turn| turn.taken_back().count()).sum();
        assert_eq!(taken, curiosity.count as usize, "{rules}: {curiosity}");
        let shown = curiosity.turns[curiosity.at - 1];
        assert!(shown.taken_back().next().is_some(), "{shown}");
    }
}

/// Quietness once more, from the board alone: by cells and their supports.
#[test]
fn stored_zugzwangs_are_quiet() {
    for (rules, curiosity) in stored() {
        if curiosity.kind != Kind::QuietestZugzwang {
            continue;
        }
        let position = curiosity.positions(rules).unwrap()[curiosity.at];
        assert_eq!(position.occupied().len(), curiosity.count, "{curiosity}");
        let occupied = position.occupied();
        let supported = |cell: Cell, without: Option<Cell>| {
            let held = |below: Cell| occupied.contains(below) && Some(below) != without;
            !occupied.contains(cell) && cell.below().into_iter().all(held)
        };
        for color in Color::BOTH {
            let own = position.balls(color);
            assert!(position.reserve(rules, color) > 0);
            for from in own.into_iter().filter(|from| (from.above() & occupied).is_empty()) {
                let higher = |to: &Cell| to.level() > from.level() && supported(*to, Some(from));
                assert!(!Cell::ALL.iter().any(higher), "{from} can be raised in {position}");
            }
            for to in Cell::ALL.into_iter().filter(|to| supported(*to, None)) {
                let turns = position.with_to_move(color).turns(rules);
                let name = to.to_string();
                let placing = turns.iter().filter(|turn| turn.to_string().starts_with(&name));
                assert_eq!(placing.count(), 1, "{to} completes nothing in {position}");
            }
        }
        // No side can win within the next plies, whoever is to move.
        for side in Color::BOTH {
            let near = search(rules, &position.with_to_move(side), 3);
            assert!(!matches!(near, Some(Value::Win(_))), "{position}");
        }
    }
}

/// Values of a small game without circles, by playing everything out.
struct Solved(Rules, RefCell<HashMap<Position, Value>>);

impl Solved {
    fn value(&self, position: &Position) -> Result<Value, ()> {
        if let Some(known) = self.1.borrow().get(position) {
            return Ok(*known);
        }
        let mut value = Value::Loss(0);
        if position.outcome(self.0).is_none() {
            let turns = position.turns(self.0).into_iter();
            let after = |turn| self.value(&position.play_unchecked(self.0, turn));
            value = turns.map(|turn| after(turn).map(Value::before)).max().unwrap()?;
        }
        self.1.borrow_mut().insert(*position, value);
        Ok(value)
    }
}

#[test]
fn the_longest_win_of_a_small_game_is_found_from_its_middle() {
    let rules: Rules = "children+8-8".parse().unwrap();
    let solved = Solved(rules, RefCell::default());
    let start: Position = "LDLDLDLDLD....../........./..../. L".parse().unwrap();
    let found = longest_win(rules, start, &|position| solved.value(position)).unwrap().unwrap();
    let positions = found.positions(rules).unwrap();
    assert_eq!(found.start, None, "there is a way");
    let at = positions[found.at];
    assert_eq!(at.occupied(), start.occupied());
    assert_eq!(found.count, u32::from(solved.value(&at).unwrap().plies().unwrap()));
    for (i, position) in positions[found.at..].iter().enumerate() {
        let left = found.count as usize - i;
        assert_eq!(solved.value(position).unwrap().plies(), Some(left as u16));
    }
    // A position that nobody can get to is its own beginning.
    let alone: Position = "DD............../........./..../. L".parse().unwrap();
    let made_up = |_: &Position| Ok::<Value, ()>(Value::Loss(0));
    let found = longest_win(Rules::CHILDREN, alone, &made_up).unwrap().unwrap();
    assert_eq!((found.start, found.at), (Some(alone), 0));
}

/// Made-up values by which some random game is the only one of best play: it is
/// found, with all that is taken back in it.
#[test]
fn the_only_game_of_best_play_is_found_with_its_take_backs() {
    let rules = Rules::STANDARD;
    let mut found = 0;
    for seed in 0..1_500 {
        let mut random = pylos_rules::Random::new(seed);
        let mut line = vec![Position::START];
        let mut turns = Vec::new();
        while let Some(turn) = line[line.len() - 1].random_turn(rules, &mut random) {
            line.push(line[line.len() - 1].play_unchecked(rules, turn));
            turns.push(turn);
        }
        let images: BTreeSet<(u64, u64)> = line.iter().map(smallest_image).collect();
        // In some a turn leads to a later position of the game, past others.
        let goes_past = line.iter().enumerate().any(|(ply, at)| {
            let mut next = at.turns(rules).into_iter().map(|turn| at.play_unchecked(rules, turn));
            next.any(|next| line.iter().position(|of| *of == next).is_some_and(|to| to != ply + 1))
        });
        if goes_past || images.len() < line.len() {
            continue; // or it comes round to something twice
        }
        let made_up = |position: &Position| {
            // Whatever is not of the game is won at once by whoever is to move.
            let Some(ply) = line.iter().position(|at| at == position) else {
                return Ok::<Value, ()>(Value::Win(1));
            };
            // Later than that, to the end of the game.
            let left = (line.len() + 3 - ply) as u16;
            Ok(if left.is_multiple_of(2) { Value::Loss(left) } else { Value::Win(left) })
        };
        let taken: usize = turns.iter().map(|turn| turn.taken_back().count()).sum();
        let curiosity = many_taken_back(rules, &made_up).unwrap();
        assert!(curiosity.is_some() || taken == 0, "{seed}");
        if let Some(curiosity) = curiosity {
            // The same positions; where two turns lead to one, the one that takes
            // back more counts.
            assert_eq!(curiosity.positions(rules).as_ref(), Some(&line));
            let own: usize = curiosity.turns.iter().map(|turn| turn.taken_back().count()).sum();
            assert!(own == curiosity.count as usize && own >= taken, "{own} and {taken}");
            let last = curiosity.turns[..curiosity.at].last().unwrap();
            assert!(last.taken_back().next().is_some(), "the place is after the first of them");
            found += 1;
        }
    }
    assert!(found > 0, "{found}");
    let never = |_: &Position| Ok::<Value, ()>(Value::Draw);
    assert_eq!(many_taken_back(rules, &never).unwrap(), None, "a drawn game has no end");
}

/// Made-up values: with three balls in a row from a1 on, whoever moves loses.
#[test]
fn the_quietest_zugzwang_is_the_one_with_the_fewest_balls() {
    let row: Cells = ["a1", "b1", "c1"].iter().map(|cell| cell.parse::<Cell>().unwrap()).collect();
    let image = smallest(row);
    let made_up = |position: &Position| {
        let lost = smallest(position.occupied()) == image;
        Ok::<Value, ()>(if lost { Value::Loss(30) } else { Value::Win(9) })
    };
    let found = quietest_zugzwang(Rules::STANDARD, 5, &made_up).unwrap().unwrap();
    assert_eq!((found.count, found.turns.len(), found.at), (3, 3, 3));
    let position = found.positions(Rules::STANDARD).unwrap()[3];
    assert_eq!(smallest(position.occupied()), image);
    assert_eq!(quietest_zugzwang(Rules::STANDARD, 2, &made_up).unwrap(), None);
    let noisy: Position = "LL..L.........../........./..../. L".parse().unwrap();
    assert!(!is_quiet(Rules::STANDARD, &noisy), "b2 completes a square");
    assert!(is_quiet(Rules::CHILDREN, &noisy), "squares give nothing to children");
}
