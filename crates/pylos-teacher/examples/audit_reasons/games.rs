//! Games between levels, reviewed turn by turn.

use std::time::Instant;

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Engine, Level, Limits, Oracle, Playable, Stop, Strength, SystemClock};
use pylos_rules::{Game, Position as _, Random, Value, equator, pyramid};
use pylos_teacher::{equator as teach_equator, pyramid::Teacher};
use pylos_views::Explanation;

use super::audit;
use super::tally::Tally;

/// The levels that make the mistakes.
const LEVELS: [u8; 4] = [1, 2, 3, 5];

/// Every so many turns it is asked why a turn is good.
const HINTS: u64 = 5;

/// What a solver may keep.
const MEMORY: usize = 8 << 20;

/// A player of a level drawn by lot.
fn player<P: Playable>(rules: P::Rules, random: &mut Random) -> Engine<P> {
    let level = LEVELS[random.below(LEVELS.len() as u64) as usize];
    let strength = Level::new(level).map_or(Strength::Full, Strength::Level);
    Engine::new(rules, strength).seeded(random.bits())
}

/// Reviews games of the pyramid game.
pub fn pyramid(
    rules: pyramid::Rules,
    oracle: &dyn Oracle<pyramid::Position>,
    turns: u64,
    seed: u64,
    tally: &mut Tally,
) {
    let teacher = Teacher::new(rules, oracle);
    let values = |text: &str| -> Value {
        let position = text.parse().expect("the naive game writes positions");
        oracle.value(&position).expect("the tablebase knows every position")
    };
    let auditor = audit::pyramid::Auditor::new(&rules.to_string(), Some(&values));
    let mut random = Random::new(seed);
    while tally.turns < turns {
        let mut game = Game::<pyramid::Position>::new(rules);
        let mut players = [player(rules, &mut random), player(rules, &mut random)];
        // Games begin differently.
        for _ in 0..random.below(5) {
            let turn = game.position().random_turn(rules, &mut random).expect("it goes on");
            game.play(turn).expect("it is legal");
        }
        while tally.turns < turns
            && let Some(choice) = players[tally.turns as usize % 2].choose(&game, &Limits::NONE)
        {
            let position = *game.position();
            let began = Instant::now();
            let bad = teacher.why_bad(&position, choice.turn);
            tally.taught += began.elapsed();
            // A review praises few turns, and a hint is not asked for at each.
            let good = match tally.turns.is_multiple_of(HINTS) {
                true => teacher.why_good(&position, choice.turn),
                false => Vec::new(),
            };
            tally.turns += 1;
            let result = |value: Value| value.cmp(&Value::Draw);
            let next = position.play_unchecked(rules, choice.turn);
            let kept = result(values(&next.to_string()).before());
            if kept != result(values(&position.to_string())) {
                tally.mistake(&bad);
            }
            for why in bad.iter().chain(&good) {
                tally.reason(&position.to_string(), why, auditor.check(&position.to_string(), why));
            }
            game.play(choice.turn).expect("it is legal");
        }
    }
}

/// Reviews games of the equator game, after setups and first battles by lot.
pub fn equator(rules: equator::Rules, turns: u64, seed: u64, tally: &mut Tally) {
    let mut random = Random::new(seed);
    let mut checking = Solver::new(rules, MEMORY);
    while tally.turns < turns {
        checking.forget();
        // The first battle takes minutes to solve and the second a second: that
        // one is reviewed in one game of fifty.
        let first = if random.below(50) == 0 { 2 } else { 3 };
        let mut solver = Solver::new(rules, MEMORY);
        let mut players = [player(rules, &mut random), player(rules, &mut random)];
        let mut game = Game::<equator::Position>::from_position(
            rules,
            equator::Position::dealt(rules, &mut random),
        );
        let mut model = audit::equator::start(rules, game.position().leader());
        while game.position().battle() < first {
            let turn = game.position().random_turn(rules, &mut random).expect("it goes on");
            play(&mut game, &mut model, turn);
        }
        while tally.turns < turns
            && let Some(choice) =
                players[game.position().to_move() as usize].choose(&game, &Limits::depth(8))
        {
            review(&mut solver, &mut checking, &game, &model, choice.turn, tally);
            play(&mut game, &mut model, choice.turn);
        }
    }
}

/// One turn, by the rules and by the naive game.
fn play(
    game: &mut Game<equator::Position>,
    model: &mut audit::equator::Model,
    turn: equator::Turn,
) {
    game.play(turn).expect("it is legal");
    model.play(audit::equator::read(&turn.to_string()));
}

/// Reviews one turn of the equator game from solved lines.
fn review(
    solver: &mut Solver,
    checking: &mut Solver,
    game: &Game<equator::Position>,
    model: &audit::equator::Model,
    turn: equator::Turn,
    tally: &mut Tally,
) {
    let (rules, position) = (game.rules(), *game.position());
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let best = solver.analyse(&position, &control).expect("no limit stops it");
    let valued: Vec<_> = best.turns.iter().map(|turn| (turn.turn, turn.result)).collect();
    let played = valued.iter().find(|(other, _)| *other == turn).expect("it is legal").1;
    let mut line = vec![turn];
    let next = position.play_unchecked(rules, turn);
    line.extend(solver.analyse(&next, &control).expect("no limit stops it").line);
    let began = Instant::now();
    let mistake = played.margin < best.result.margin;
    let mut found: Vec<Explanation> = match mistake {
        true => teach_equator::why_bad(rules, &position, &line, &best.line),
        false => Vec::new(),
    };
    let merits = teach_equator::merits(rules, &position, &best.line);
    let only = teach_equator::only_points(rules, &position, &best.line, &valued);
    tally.taught += began.elapsed();
    tally.turns += 1;
    if mistake {
        tally.mistake(&found);
    }
    found.extend(merits);
    found.extend(only);
    let mut margin = |text: &str| -> i32 {
        let position = equator::Position::parse(rules, text).expect("the naive game writes them");
        let (ending, _) = checking.result(&position, &control).expect("no limit stops it");
        let blue = position.to_move() == equator::Color::Blue;
        i32::from(if blue { ending.margin } else { -ending.margin })
    };
    let mut auditor = audit::equator::Auditor { rules, margin: &mut margin };
    for why in &found {
        tally.reason(&position.to_string(), why, auditor.check(model, why));
    }
}
