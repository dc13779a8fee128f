//! The equator game's player.

use std::convert::Infallible;
use std::sync::Arc;

use pylos_rules::equator::{Color, Position, Rules, Turn};
use pylos_rules::{Game, Outcome, Random, Viewer};

use super::habits::{place_in_pairs, play_middling};
use super::key::Likeness;
use super::mix::Mixes;
use super::root::{Certainty, Ranked, deepen, distinct_turns, score};
use super::setup::{Effort, rank_placements};
use super::skill::{Setup, Skill};
use super::solver::{Solver, ahead};
use super::table::Table;
use crate::{
    Choice, Control, Level, MemoryError, Plan, Playable, Resources, Score, Searcher, Source,
};

impl Playable for Position {
    type Searcher = EquatorSearcher;
    type Judgement = Infallible;

    fn fits(judgement: &Infallible, _: Rules) -> bool {
        match *judgement {}
    }

    /// How to arrange pawns in secret.
    fn built_in_plan(rules: Rules) -> Option<Arc<dyn Plan<Position>>> {
        Mixes::of(rules).map(|mixes| mixes as Arc<dyn Plan<Position>>)
    }

    fn final_score(&self, outcome: Outcome<Color>, side: Color) -> Score {
        match outcome {
            Outcome::Draw(_) => Score::Points(0),
            Outcome::Win { .. } => Score::Points(ahead(self, side)),
        }
    }
}

/// Plays the equator game: tries placements out in the setup, then searches
/// battle by battle, to the end of the game if the limits allow.
pub struct EquatorSearcher {
    rules: Rules,
    solver: Solver,
}

impl Searcher<Position> for EquatorSearcher {
    fn new(rules: Rules) -> EquatorSearcher {
        EquatorSearcher { rules, solver: Solver::new(rules, Resources::default().memory) }
    }

    /// Nothing has been learnt of this game.
    fn judge_by(&mut self, _: Option<Arc<Infallible>>) {}

    fn provide(&mut self, resources: Resources) -> Result<(), MemoryError> {
        self.solver.memory.table = Table::try_new(resources.memory)?;
        self.solver.memory.order.forget();
        Ok(())
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
        let position = &seen(game);
        self.solver.memory.likeness = Likeness::Full;
        if position.in_setup() {
            // The same position is always answered alike.
            let seed = position
                .to_string()
                .bytes()
                .fold(0u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
            let mut random = Random::new(seed);
            let choice = self.place(position, Effort::FULL, &mut random, control);
            choice.iter().for_each(report);
            return choice;
        }
        let turns = distinct_turns(position, self.rules);
        let memory = &mut self.solver.memory;
        let mut choice =
            deepen(position, self.rules, turns, Position::BATTLES, memory, control, report)?;
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
        let position = &seen(game);
        let skill = Skill::of(level, self.rules);
        self.solver.memory.likeness = match level {
            Level::HIGHEST => Likeness::Full,
            _ => Likeness::Mirrored,
        };
        let control = control.within(skill.limits(level));
        if position.in_setup() {
            return match skill.setup {
                Setup::InPairs => place_in_pairs(position, self.rules, random)
                    .map(|turn| by_habit(position, turn, &control)),
                Setup::TriedOut(effort) => self.place(position, effort, random, &control),
            };
        }
        if level == Level::HIGHEST {
            return self.search(game, &control, &mut |_| ());
        }
        if skill.forgets(random) {
            return play_middling(position, self.rules, random)
                .map(|turn| by_habit(position, turn, &control));
        }
        // Every turn is misjudged, so that games differ.
        let mut turns = distinct_turns(position, self.rules);
        turns.iter_mut().for_each(|turn| turn.error = skill.error(random));
        let memory = &mut self.solver.memory;
        deepen(position, self.rules, turns, skill.battles, memory, &control, &mut |_| ())
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
        let best: &Ranked = ranked.first()?;
        Some(Choice {
            turn: best.turn,
            score: score(position, best.worth, Certainty::Estimated),
            line: vec![best.turn],
            depth: 1,
            nodes,
            time: control.elapsed(),
            source: Source::Search,
        })
    }
}

/// The position as the side to move may see it: what the opponent places in
/// secret (E5, `hidden`) is not known to anything that follows.
fn seen(game: &Game<Position>) -> Position {
    *game.seen_by(Viewer::Player(game.position().to_move())).position()
}

/// A turn made without thinking about what it is worth.
fn by_habit(position: &Position, turn: Turn, control: &Control<'_>) -> Choice<Position> {
    Choice {
        turn,
        score: score(position, 0, Certainty::Estimated),
        line: vec![turn],
        depth: 0,
        nodes: 0,
        time: control.elapsed(),
        source: Source::Search,
    }
}
