//! 100,000 random games for each preset and each option, played in the rules
//! and in the naive model side by side: every legal turn of every position,
//! every field, every result.

use pylos_rules::equator::{Color, Place as _, Point, Position, Rules, Turn};
use pylos_rules::{Position as _, Random};

use crate::naive::{Model, NaiveTurn};

const GAMES: u64 = 100_000;

fn same_turn(turn: Turn) -> NaiveTurn {
    match turn {
        Turn::Place { size, at } => NaiveTurn::Place { size: size.number().into(), at: at.index() },
        Turn::Play { from, to } => NaiveTurn::Play { from: from.index(), to: to.index() },
        Turn::Pass => NaiveTurn::Pass,
    }
}

/// The fields that texts are made of, compared one by one (texts are slow).
fn same_position(position: &Position, model: &Model) -> bool {
    let pawns = Color::BOTH.into_iter().all(|color| {
        let mut home = [0; 10];
        for (place, size) in position.hemisphere(color).iter() {
            home[place.index()] = size.number().into();
        }
        home == model.home[color as usize]
            && usize::from(position.points(color)) == model.points[color as usize]
    });
    let mut equator = [None; 9];
    for (point, color, size) in position.equator().iter() {
        equator[point.index()] = Some((color as usize, size.number().into()));
    }
    pawns
        && equator == model.equator
        && position.to_move() as usize == model.turn()
        && position.leader() as usize == model.leader
        && usize::from(position.battle()) == model.battle
        && usize::from(position.played()) == model.played
        && position.last().map(Point::index) == model.last
        && usize::from(position.pile()) == model.pile
}

fn compare(rules: &str) {
    let rules: Rules = rules.parse().unwrap();
    let mut random = Random::new(1986);
    let (mut slow, mut fast) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let leader = Color::BOTH[random.below(2) as usize];
        let mut position = Position::start_led_by(rules, leader);
        let mut model = Model::start(rules, leader);
        while position.outcome(rules).is_none() {
            fast.clear();
            let _ = position.visit(rules, |turn| -> std::ops::ControlFlow<()> {
                fast.push(turn);
                std::ops::ControlFlow::Continue(())
            });
            model.turns(&mut slow);
            assert!(
                fast.iter().map(|turn| same_turn(*turn)).eq(slow.iter().copied()),
                "{position}"
            );
            assert_eq!(position.count(rules), fast.len() as u64, "{position}");
            let turn = fast[random.below(fast.len() as u64) as usize];
            position = position.play_unchecked(rules, turn);
            model.play(same_turn(turn));
            assert!(same_position(&position, &model), "{position}\n{}", model.text());
        }
        model.turns(&mut slow);
        assert!(slow.is_empty() && position.count(rules) == 0);
        // Texts, and their reading back, in a hundredth of the games.
        if game % 100 == 0 {
            check_texts(rules, leader, &mut random);
        }
    }
}

/// One game with every text compared and read back, every listed turn accepted
/// by `play`, and every other turn refused.
fn check_texts(rules: Rules, leader: Color, random: &mut Random) {
    let mut position = Position::start_led_by(rules, leader);
    let mut model = Model::start(rules, leader);
    loop {
        let text = position.to_string();
        assert_eq!(text, model.text());
        assert_eq!(Position::parse(rules, &text), Ok(position), "{text}");
        let turns = position.turns(rules);
        for turn in crate::proofs::every_turn() {
            let played = position.play(rules, turn);
            assert_eq!(played.is_ok(), turns.contains(&turn), "{text}: {turn}: {played:?}");
            assert_eq!(position.read_turn(rules, &turn.to_string()).is_ok(), played.is_ok());
        }
        let Some(turn) = position.random_turn(rules, random) else { break };
        assert!(turns.contains(&turn), "{text}: {turn}");
        assert_eq!(position.play(rules, turn), Ok(position.play_unchecked(rules, turn)));
        position = position.play_unchecked(rules, turn);
        model.play(same_turn(turn));
    }
    assert!(position.is_over());
}

macro_rules! compared {
    ($($name:ident: $rules:literal,)*) => {
        $(#[test] fn $name() { compare($rules); })*
    };
}

compared! {
    carpentier: "carpentier",
    jeux_et_strategie: "jeux-et-strategie",
    five_points: "carpentier+5",
    straight: "carpentier+straight",
    straight_on_five_points: "carpentier+5+straight",
    free: "carpentier+free",
    new_set_aside: "carpentier+new",
    designation: "carpentier+line",
    straight_with_designation: "carpentier+straight+line",
    no_singleton: "carpentier+nosingleton",
    hidden: "carpentier+hidden",
    whole: "carpentier+whole",
    random: "carpentier+random",
    mirror: "carpentier+mirror",
    everything_else: "jeux-et-strategie+5+slide+nosingleton",
}
