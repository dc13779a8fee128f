//! Perfect play in small games that chance makes up, against trying out every
//! way in which the rest of such a game, history and all, can go.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use pylos_rules::pyramid::{Color, Illegal, PositionError};
use pylos_rules::{Decision, Outcome, Random, Repetition, RulesError, Side as _};

use super::*;

/// A game on a few places, with ways from each to others: players take turns
/// to move one piece, and whoever cannot has lost. Some ways are always there;
/// the number decides which there are besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
struct Ways(u64);

/// From the start by 1 to 2, and to the end at 9; whoever goes on to 4 instead
/// can return to 1, or win in a longer way from 5 on.
const ALWAYS: [&[u8]; 10] = [&[1], &[2], &[9, 3], &[4], &[1, 5], &[6], &[7], &[8], &[9], &[]];

impl Ways {
    fn from(self, place: u8) -> Vec<u8> {
        let mut ways = ALWAYS[usize::from(place)].to_vec();
        let mut random = Random::new(self.0 << 8 | u64::from(place));
        if self.0 > 0 && !ways.is_empty() && random.below(3) == 0 {
            ways.push(random.below(ALWAYS.len() as u64) as u8);
        }
        ways
    }
}

impl fmt::Display for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Ways {
    type Err = RulesError;

    fn from_str(_: &str) -> Result<Ways, RulesError> {
        Ok(Ways::default())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Piece {
    place: u8,
    to_move: Color,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place, self.to_move)
    }
}

impl Position for Piece {
    type Rules = Ways;
    type Side = Color;
    type Turn = u8;
    type Illegal = Illegal;
    type PositionError = PositionError;

    const NAME: &'static str = "ways";

    fn start(_: Ways) -> Piece {
        Piece { place: 0, to_move: Color::Light }
    }

    fn parse(rules: Ways, _: &str) -> Result<Piece, PositionError> {
        Ok(Piece::start(rules))
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn outcome(&self, rules: Ways) -> Option<Outcome<Color>> {
        let stuck = rules.from(self.place).is_empty();
        stuck.then(|| Outcome::win(self.to_move.other(), Decision::Resignation))
    }

    fn visit<B>(&self, rules: Ways, visit: impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        rules.from(self.place).into_iter().try_for_each(visit)
    }

    fn count(&self, rules: Ways) -> u64 {
        rules.from(self.place).len() as u64
    }

    fn play(&self, rules: Ways, turn: u8) -> Result<Piece, Illegal> {
        Ok(self.play_unchecked(rules, turn))
    }

    fn play_unchecked(&self, _: Ways, turn: u8) -> Piece {
        Piece { place: turn, to_move: self.to_move.other() }
    }

    fn read_turn(&self, _: Ways, text: &str) -> Result<u8, Illegal> {
        Ok(text.parse().unwrap_or(0))
    }
}

/// Exact values without a history, by passes over what is undecided.
struct Solved(HashMap<Piece, Value>);

impl Solved {
    fn new(rules: Ways) -> Solved {
        let places = 0..ALWAYS.len() as u8;
        let pieces: Vec<Piece> =
            places.flat_map(|place| Color::BOTH.map(|to_move| Piece { place, to_move })).collect();
        let mut values = HashMap::new();
        for pass in 0..=2 * pieces.len() as u16 {
            for piece in &pieces {
                let next: Vec<Option<Value>> = rules
                    .from(piece.place)
                    .into_iter()
                    .map(|turn| values.get(&piece.play_unchecked(rules, turn)).copied())
                    .collect();
                let fitting = |value: Value| value.plies() == Some(pass) && pass > 0;
                let known = match next.iter().flatten().map(|value| value.before()).max() {
                    None if next.is_empty() && pass == 0 => Value::Loss(0),
                    Some(value @ Value::Win(_)) if fitting(value) => value,
                    Some(value @ Value::Loss(_)) if fitting(value) && !next.contains(&None) => {
                        value
                    }
                    _ => continue,
                };
                values.entry(*piece).or_insert(known);
            }
        }
        Solved(values)
    }
}

impl Oracle<Piece> for Solved {
    fn value(&self, position: &Piece) -> Option<Value> {
        Some(self.0.get(position).copied().unwrap_or(Value::Draw))
    }
}

/// The same, but every look is dear.
struct Afar<'a>(&'a Solved);

impl Oracle<Piece> for Afar<'_> {
    fn value(&self, position: &Piece) -> Option<Value> {
        self.0.value(position)
    }

    fn sight(&self) -> Sight {
        Sight::Near
    }
}

/// What a game is worth to the side to move, by playing every way it can go.
fn truth(game: &mut Game<Piece>) -> Value {
    match game.outcome() {
        Some(Outcome::Draw(_)) => return Value::Draw,
        Some(Outcome::Win { .. }) => return Value::Loss(0),
        None => {}
    }
    let mut best = Value::Loss(0);
    for turn in game.position().turns(game.rules()) {
        game.play(turn).unwrap();
        best = best.max(truth(game).before());
        game.undo();
    }
    best
}

/// A game after these turns.
fn after(turns: &[u8], repetition: u32) -> Game<Piece> {
    let mut game = Game::new(Ways(0)).with_repetition(Repetition::at(repetition).unwrap());
    turns.iter().for_each(|turn| game.play(*turn).unwrap());
    game
}

#[test]
fn the_winner_goes_round_a_spent_position() {
    let solved = Solved::new(Ways(0));
    let best = |game: &Game<Piece>| PerfectPlay::new(&solved, game).best().unwrap();
    // Light can return to place 1, from where one more of its turns wins…
    assert_eq!(best(&after(&[1, 2, 3, 4], 3)), (1, Value::Win(3).into()));
    // …but not when it has been there as often as it may.
    let again = after(&[1, 2, 3, 4, 1, 2, 3, 4], 3);
    assert_eq!(best(&again), (5, Value::Win(5).into()));
    // Who sees only where his turns lead goes round it, too, without the proof.
    let (turn, score) = PerfectPlay::new(&Afar(&solved), &again).best().unwrap();
    assert_eq!((turn, score.is_exact()), (5, false));
    assert!(score > Value::Draw.into());
}

#[test]
fn values_are_those_of_the_game_with_its_history() {
    let mut random = Random::new(5);
    let (mut changed, mut slower, mut games) = (0, 0, 0);
    let (mut unproven, mut given_away) = (0, 0);
    for number in 0..6_000 {
        // Twenty games on each set of ways.
        let rules = Ways(number / 20);
        let solved = Solved::new(rules);
        let mut game = Game::<Piece>::new(rules).with_repetition(Repetition::at(2).unwrap());
        for _ in 0..2 + number % 9 {
            if let Some(turn) = game.position().random_turn(rules, &mut random) {
                game.play(turn).unwrap();
            }
            if game.outcome().is_some() {
                game.undo();
            }
        }
        let plies = |piece: &Piece| solved.value(piece).and_then(Value::plies);
        let nearest = game.spent().filter_map(plies).min();
        if plies(game.position()) <= nearest {
            // Nothing that is spent can be in the way.
            continue;
        }
        games += 1;
        let expected = truth(&mut game);
        let without = solved.value(game.position()).unwrap();
        let (turn, best) = PerfectPlay::new(&solved, &game).best().unwrap();
        let score = PerfectPlay::new(&solved, &game).score().unwrap();
        if score.is_exact() && best.is_exact() {
            assert_eq!(best, score, "{rules}: {game:?}");
        }
        let (near_turn, near_best) = PerfectPlay::new(&Afar(&solved), &game).best().unwrap();
        for best in [best, near_best] {
            match best {
                Score::Exact(value) => assert_eq!(value, expected, "{rules}: {game:?}"),
                // Never less than a draw to whoever would win, nor more.
                Score::Estimate(worth) => {
                    let wrong = match expected {
                        Value::Win(_) => worth < 0,
                        Value::Draw => false,
                        Value::Loss(_) => worth > 0,
                    };
                    assert!(!wrong, "{rules}: {game:?}");
                }
                Score::Points(_) => panic!("{best}"),
            }
        }
        unproven += u32::from(!best.is_exact());
        changed += u32::from(expected == Value::Draw && without != Value::Draw);
        slower += u32::from(expected != Value::Draw && expected != without);
        let result = |value: Value| std::mem::discriminant(&value);
        game.play(near_turn).unwrap();
        given_away += u32::from(result(truth(&mut game).before()) != result(expected));
        game.undo();
        if best.is_exact() {
            game.play(turn).unwrap();
            assert_eq!(truth(&mut game).before(), expected, "{rules}: {turn}");
        }
    }
    assert!(games > 1_000 && changed > 300 && slower > 100, "{games} {changed} {slower}");
    assert!(unproven * 50 < games, "{unproven} of {games}");
    // Even here, where spent positions are always in the way, who sees only
    // where his turns lead keeps nearly everything.
    assert!(given_away * 100 < games, "{given_away} of {games}");
}
