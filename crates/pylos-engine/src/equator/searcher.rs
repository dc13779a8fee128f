//! The equator game's player.

use pylos_rules::equator::{Position, Rules};
use pylos_rules::{Game, Position as _, Random};

use super::root::{Ranked, deepen, distinct_turns, score};
use super::search::{INFINITE, Search};
use super::setup::{Effort, rank_placements};
use super::solver::Solver;
use crate::{Choice, Control, Level, Limits, Playable, Resources, Searcher, Source};

impl Playable for Position {
    type Searcher = EquatorSearcher;
}

/// Plays the equator game: tries placements out in the setup, then searches
/// battle by battle, to the end of the game if the limits allow.
pub struct EquatorSearcher {
    rules: Rules,
    solver: Solver,
}

impl Searcher<Position> for EquatorSearcher {
    fn new(rules: Rules, resources: Resources) -> EquatorSearcher {
        EquatorSearcher { rules, solver: Solver::new(rules, resources.memory) }
    }

    fn forget(&mut self) {
        self.solver.forget();
    }

    fn search(
        &mut self,
        game: &Game<Position>,
        control: &Control<'_>,
        report: &mut dyn FnMut(&Choice<Position>),
    ) -> Option<Choice<Position>> {
        let position = game.position();
        if position.in_setup() {
            // The same position is always answered alike, as far as the
            // player may see it (E5).
            let seen = position.seen_by(self.rules, Some(position.turn())).to_string();
            let seed = seen
                .bytes()
                .fold(0u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
            let mut random = Random::new(seed);
            let choice = self.place(position, Effort::FULL, &mut random, control);
            choice.iter().for_each(report);
            return choice;
        }
        let mut choice = deepen(position, self.rules, &mut self.solver.memory, control, report)?;
        if choice.score.is_exact() {
            // The table knows the rest of the line; time may be up, though.
            choice.line = self.solver.line(position, choice.turn, control);
            report(&choice);
        }
        Some(choice)
    }

    fn play(
        &mut self,
        game: &Game<Position>,
        level: Level,
        random: &mut Random,
        control: &Control<'_>,
    ) -> Option<Choice<Position>> {
        let position = game.position();
        let skill = Skill::of(level);
        let control = control.within(Limits::nodes(skill.nodes));
        if position.in_setup() {
            return self.place(position, skill.setup, random, &control);
        }
        if level == Level::HIGHEST {
            return self.search(game, &control, &mut |_| ());
        }
        self.misjudge(position, skill, random, &control)
    }
}

impl EquatorSearcher {
    /// A placement that was tried out.
    fn place(
        &mut self,
        position: &Position,
        effort: Effort,
        random: &mut Random,
        control: &Control<'_>,
    ) -> Option<Choice<Position>> {
        let memory = &mut self.solver.memory;
        let (ranked, nodes) =
            rank_placements(position, self.rules, memory, random, effort, control);
        let best = ranked.first()?;
        Some(choice(position, *best, 1, nodes, control))
    }

    /// A turn as a level makes it: looking as far as the level looks, and
    /// misjudging every turn by up to a few points.
    fn misjudge(
        &mut self,
        position: &Position,
        skill: Skill,
        random: &mut Random,
        control: &Control<'_>,
    ) -> Option<Choice<Position>> {
        let mut search = Search::new(self.rules, &mut self.solver.memory, control);
        let mut best: Option<(f64, Ranked)> = None;
        for Ranked { turn, .. } in distinct_turns(position, self.rules) {
            let worth = search.turn(position, turn, -INFINITE, INFINITE, skill.battles);
            if search.is_stopped() && best.is_some() {
                break;
            }
            let judged = f64::from(worth) + skill.error * error(random);
            if best.is_none_or(|(most, _)| judged > most) {
                best = Some((judged, Ranked { turn, worth }));
            }
        }
        let nodes = search.nodes();
        let depth = super::root::plies(position, skill.battles);
        best.map(|(_, best)| choice(position, best, depth, nodes, control))
    }
}

/// An error of judgement: 0 on average, seldom more than 3 or less than -3.
fn error(random: &mut Random) -> f64 {
    // The sum of twelve draws is as good as normally distributed.
    (0..12).map(|_| random.unit()).sum::<f64>() - 6.0
}

fn choice(
    position: &Position,
    best: Ranked,
    depth: u32,
    nodes: u64,
    control: &Control<'_>,
) -> Choice<Position> {
    Choice {
        turn: best.turn,
        score: score(position, best.worth, super::root::Certainty::Estimated),
        line: vec![best.turn],
        depth,
        nodes,
        time: control.elapsed(),
        source: Source::Search,
    }
}

/// What a level can do.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// How the setup is tried out.
    setup: Effort,
    /// How many battles are searched after the present one.
    battles: u8,
    /// The standard deviation of its judgement of a turn, in hundredths of a
    /// point.
    error: f64,
    /// How many positions it looks at, at most.
    nodes: u64,
}

impl Skill {
    fn of(level: Level) -> Skill {
        let (draws, battles, error, nodes) = match level.number() {
            1 => (0, 0, 900.0, 20_000),
            2 => (0, 0, 600.0, 40_000),
            3 => (0, 0, 400.0, 60_000),
            4 => (1, 0, 280.0, 100_000),
            5 => (2, 0, 180.0, 150_000),
            6 => (4, 0, 100.0, 250_000),
            7 => (8, 1, 60.0, 1_000_000),
            8 => (8, 1, 20.0, 1_500_000),
            9 => (12, 2, 5.0, 6_000_000),
            _ => (24, 4, 0.0, 40_000_000),
        };
        Skill { setup: Effort { draws, battles: 0 }, battles, error, nodes }
    }
}
