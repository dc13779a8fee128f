//! How well the equator game is judged where the search stops: estimates before
//! battles 2 to 4 held against exact results, and how good the turns are that
//! follow from them.
//!
//! `cargo run --release -p pylos-engine --example equator_judged -- RULES POSITIONS`
//!
//! Positions at the start of a battle come from setups drawn by lot and turns
//! of which every second, on average, is drawn by lot, the others being the
//! best that a search of the battle finds.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::equator::{Analysis, Solver};
use pylos_engine::{Control, Engine, Limits, Score, Stop, Strength};
use pylos_rules::equator::{Color, Position, Rules};
use pylos_rules::{Game, Position as _, Random};

#[allow(dead_code)]
mod measuring;

use measuring::ProcessorTime;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("carpentier").parse().expect("rules");
    let count: u64 = arguments.next().as_deref().unwrap_or("50").parse().expect("a number");
    println!(
        "| {rules}: before battle | positions | estimate off by | too high by | spread of results | turn after the battle keeps the value | points lost | the same after 100 ms | points lost |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for battle in [4, 3, 2] {
        // What comes earlier takes longer.
        measure(rules, battle, if battle == 2 { count / 4 } else { count });
    }
}

fn measure(rules: Rules, battle: u8, count: u64) {
    let (clock, stop) = (ProcessorTime, Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut solver = Solver::new(rules, 64 << 20);
    let mut random = Random::new(27);
    let (mut off, mut above, mut sum, mut squares) = (0.0, 0.0, 0.0, 0.0);
    let mut turns = [Turns::default(), Turns::default()];
    for _ in 0..count {
        let position = reached(rules, battle, &mut random);
        let analysis = solver.analyse(&position, &control).expect("no limits");
        let exact = f64::from(analysis.result.margin);
        let one_battle = Limits::depth(u32::from(Position::TURNS));
        let estimate = turns[0].judge(rules, &position, &analysis, one_battle);
        turns[1].judge(rules, &position, &analysis, Limits::time(Duration::from_millis(100)));
        off += (estimate - exact).abs();
        above += estimate - exact;
        sum += exact;
        squares += exact * exact;
    }
    let n = count as f64;
    let spread = (squares / n - (sum / n).powi(2)).sqrt();
    let [battle_only, soon] = turns.map(|turns| turns.told(n));
    println!(
        "| {battle} | {count} | {:.2} | {:+.2} | {spread:.2} | {battle_only} | {soon} |",
        off / n,
        above / n
    );
}

/// How good turns are.
#[derive(Default)]
struct Turns {
    kept: f64,
    lost: f64,
}

impl Turns {
    /// What a search within these limits thinks of the position, in points;
    /// its turn is compared with the best.
    fn judge(
        &mut self,
        rules: Rules,
        position: &Position,
        analysis: &Analysis,
        limits: Limits,
    ) -> f64 {
        let mut engine = Engine::timed(rules, Strength::Full, Arc::new(ProcessorTime));
        let game = Game::from_position(rules, *position);
        let choice = engine.choose(&game, &limits).expect("a turn");
        let turn = analysis.turns.iter().find(|turn| turn.turn == choice.turn);
        let lost = analysis.result.margin - turn.expect("a legal turn").result.margin;
        self.kept += f64::from(u8::from(lost == 0));
        self.lost += f64::from(lost);
        match choice.score {
            Score::Estimate(worth) => f64::from(worth) / 100.0,
            Score::Points(points) => f64::from(points),
            other => panic!("{other} is no result of this game"),
        }
    }

    fn told(&self, n: f64) -> String {
        let kept = self.kept / n;
        let error = (kept * (1.0 - kept) / n).sqrt();
        format!("{:.0} ± {:.0} % | {:.2}", 100.0 * kept, 100.0 * error, self.lost / n)
    }
}

/// The start of a battle.
fn reached(rules: Rules, battle: u8, random: &mut Random) -> Position {
    let mut engine = Engine::<Position>::timed(rules, Strength::Full, Arc::new(ProcessorTime));
    let start = Position::start_led_by(rules, Color::Blue).with_random_setup(rules, random);
    let mut game = Game::from_position(rules, start);
    while game.position().battle() < battle {
        let best = engine.choose(&game, &Limits::depth(4)).map(|choice| choice.turn);
        let by_lot = game.position().random_turn(rules, random);
        let turn = if random.below(2) == 0 { best } else { by_lot };
        game.play(turn.expect("a turn")).expect("a legal turn");
    }
    *game.position()
}
