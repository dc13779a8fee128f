//! What was learnt: how well it agrees with the truth on positions that nobody
//! has learnt from, and who uses it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use pylos_engine::protocol::{Surroundings, serve};
use pylos_engine::pyramid::Judgement;
use pylos_engine::{Engine, Level, Limits, Strength, TimeSource};
use pylos_judgement::{Outcome, held_out};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Position as _, Random};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("weights")
}

fn judgement(rules: Rules) -> Arc<Judgement> {
    let bytes = std::fs::read(folder().join(format!("{rules}.judgement"))).unwrap();
    Arc::new(Judgement::read(&bytes, rules).unwrap())
}

/// The positions that were kept for tests, with what they are worth.
fn tests(rules: Rules) -> Vec<(Position, Outcome)> {
    let text = std::fs::read_to_string(folder().join(format!("{rules}.tests.txt"))).unwrap();
    let read = |line: &str| {
        let (position, worth) = line.rsplit_once(' ').unwrap();
        let worth = match worth {
            "win" => Outcome::Win,
            "draw" => Outcome::Draw,
            "loss" => Outcome::Loss,
            _ => panic!("{line}"),
        };
        (Position::parse(rules, position).unwrap(), worth)
    };
    text.lines().map(read).collect()
}

/// The sign of the judgement is right in so many of a hundred positions.
fn agrees(rules: Rules, at_least: usize) {
    let (judgement, tests) = (judgement(rules), tests(rules));
    assert_eq!(tests.len(), 1_000);
    let mut right = 0;
    let decided = tests.iter().filter(|(_, worth)| *worth != Outcome::Draw);
    for (position, worth) in decided.clone() {
        assert!(held_out(position.own(), position.others()), "{position} may have been learnt");
        let judged = judgement.network().judge(position.own(), position.others());
        right += usize::from((judged > 0) == (*worth == Outcome::Win));
    }
    let all = decided.count();
    assert!(100 * right >= at_least * all, "{rules}: {right} of {all}");
}

#[test]
fn the_sign_is_right_under_the_childrens_rules() {
    agrees(Rules::CHILDREN, 94);
}

#[test]
fn the_sign_is_right_under_the_standard_rules() {
    agrees(Rules::STANDARD, 92);
}

#[test]
fn the_sign_is_right_under_the_advanced_rules() {
    agrees(Rules::ADVANCED, 91);
}

#[test]
fn openings_are_known_by_heart() {
    for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
        let judgement = judgement(rules);
        for (position, worth) in tests(rules) {
            let known = judgement.openings().outcome(position.own(), position.others());
            let few = position.occupied().len() <= 7;
            assert_eq!(known, few.then_some(worth), "{rules}: {position}");
        }
    }
}

/// Openings of a few random turns: the shallowest search keeps what there is.
#[test]
fn the_first_turns_throw_nothing_away() {
    let mut random = Random::new(8);
    for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
        let judgement = judgement(rules);
        let worth = |position: &Position| {
            judgement.openings().outcome(position.own(), position.others()).unwrap()
        };
        let mut engine = Engine::<Position>::new(rules, Strength::Full)
            .with_judgement(Some(Arc::clone(&judgement)));
        for turns in (0..=6).cycle().take(70) {
            let mut game = Game::<Position>::new(rules);
            for _ in 0..turns {
                let turn = game.position().random_turn(rules, &mut random).unwrap();
                game.play(turn).unwrap();
            }
            let choice = engine.choose(&game, &Limits::depth(1)).unwrap();
            let next = game.position().play_unchecked(rules, choice.turn);
            let (before, after) = (worth(game.position()), worth(&next).before());
            assert_eq!(before, after, "{rules}: {} {}", game.position(), choice.turn);
        }
    }
}

#[test]
fn levels_1_to_9_judge_by_counts_and_level_10_by_what_was_learnt() {
    let rules = Rules::STANDARD;
    let play = |position: Position, level: u8, judgement: Option<Arc<Judgement>>| {
        let strength = Strength::Level(Level::new(level).unwrap());
        // Time stands still: a busy machine must not make a level think less.
        let mut engine =
            Engine::<Position>::timed(rules, strength, Arc::new(Still)).with_judgement(judgement);
        let game = Game::from_position(rules, position);
        let choice = engine.choose(&game, &Limits::nodes(20_000)).unwrap();
        (choice.turn, choice.score, choice.nodes, choice.line)
    };
    let learnt = judgement(rules);
    let mut same = true;
    for (position, _) in tests(rules).into_iter().take(8) {
        for level in 1..=9 {
            let with = play(position, level, Some(Arc::clone(&learnt)));
            assert_eq!(with, play(position, level, None), "level {level}: {position}");
        }
        same &= play(position, 10, Some(Arc::clone(&learnt))) == play(position, 10, None);
    }
    assert!(!same, "level 10 judges by what was learnt");
}

struct Still;

impl TimeSource for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A judgement that cannot be used is named, and the engine plays on.
#[test]
fn bad_files_are_told_and_counts_take_their_place() {
    let good = std::fs::read(folder().join("standard.judgement")).unwrap();
    let scratch = std::env::temp_dir().join(format!("pylos-judgement-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).unwrap();
    let heard = |name: &str, rules: &str, bytes: &[u8]| {
        let path = scratch.join(name);
        std::fs::write(&path, bytes).unwrap();
        let said = format!(
            "setoption name Rules value {rules}\nsetoption name Judgement value {}\ngo depth 2\n",
            path.display()
        );
        let output = Heard::default();
        let input = std::io::Cursor::new(said.into_bytes());
        serve(input, output.clone(), Surroundings::default()).unwrap();
        let text = output.0.lock().unwrap().clone();
        let text = String::from_utf8(text).unwrap();
        assert!(text.lines().any(|line| line.starts_with("bestmove ")), "{text}");
        let told = text.lines().find_map(|line| line.strip_prefix("info string "));
        told.map(|told| told.replace(&path.display().to_string(), name))
    };
    let told = |what: &str| Some(format!("bad: {what}; the engine judges by counts"));
    assert_eq!(heard("good", "standard", &good), None);
    assert_eq!(
        heard("bad", "advanced", &good),
        told("the judgement is for “standard”, not for “advanced”")
    );
    let cut = format!("the judgement is cut short: 100000 of {} bytes", good.len());
    assert_eq!(heard("bad", "standard", &good[..100_000]), told(&cut));
    let mut altered = good.clone();
    altered[150_000] ^= 1;
    assert_eq!(heard("bad", "standard", &altered), told("the judgement has been altered"));
    altered[8] = 2;
    let version = "the judgement has version 2; this program knows 1";
    assert_eq!(heard("bad", "standard", &altered), told(version));
    assert_eq!(heard("bad", "standard", b"hello"), told("this is not a judgement of Pylos"));
    std::fs::remove_dir_all(&scratch).unwrap();
}

#[derive(Clone, Default)]
struct Heard(Arc<std::sync::Mutex<Vec<u8>>>);

impl std::io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
