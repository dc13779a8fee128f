//! One thread's engines.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::pyramid::{Judgement, Strategy};
use pylos_engine::{
    Choice, Engine, Level, Limits, Oracle, Plan, Playable, Score, Source, Strength, TimeSource,
};
use pylos_rules::{ByGame, Game, Position as _, Random, equator, pyramid};

use crate::board::Board;
use crate::chair::Chair;
use crate::lots::Lots;

/// Exact values of pyramid positions.
pub type PyramidOracle = Arc<dyn Oracle<pyramid::Position>>;

/// A plan of the pyramid game.
pub type PyramidPlan = Arc<dyn Plan<pyramid::Position>>;

/// Where plans are looked for that nobody hands in.
pub trait Plans: Send + Sync {
    /// The plan for these rules, if there is one.
    fn plan(&self, rules: pyramid::Rules) -> Option<PyramidPlan>;
}

/// What an engine has found.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The turn it would play.
    pub turn: String,
    /// What it thinks of the position, for the side to move.
    pub score: Score,
    /// The line it expects.
    pub line: Vec<String>,
    /// How deep it looked.
    pub depth: u32,
    /// Where the answer comes from.
    pub source: Source,
}

/// Every turn weighed by an engine.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The best turn.
    pub thought: Thought,
    /// Every turn with what it is worth to its player, best first.
    pub turns: Vec<(String, Score)>,
}

/// The engines of one thread, one for each rule set that was asked for: they
/// keep what they have found from turn to turn and from game to game.
pub struct Thinker {
    pyramid: Kept<pyramid::Position>,
    equator: Kept<equator::Position>,
    plans: Option<Arc<dyn Plans>>,
    tools: Tools,
}

/// The engines used last, the very last at the end.
struct Kept<P: Playable> {
    engines: Vec<Engine<P>>,
    /// What they judge by, as far as it was handed in.
    judgements: Vec<Arc<P::Judgement>>,
    /// What they follow under which rules, as far as it was handed in.
    plans: Vec<(P::Rules, Arc<dyn Plan<P>>)>,
}

/// How many engines a thread keeps: each takes 16 MB.
const KEPT: usize = 4;

impl<P: Playable> Default for Kept<P> {
    fn default() -> Kept<P> {
        Kept { engines: Vec::new(), judgements: Vec::new(), plans: Vec::new() }
    }
}

impl<P: Playable> Kept<P> {
    fn engine(
        &mut self,
        rules: P::Rules,
        oracle: Option<Arc<dyn Oracle<P>>>,
        made: impl FnOnce() -> Engine<P>,
    ) -> &mut Engine<P> {
        let mut engine = match self.engines.iter().position(|engine| engine.rules() == rules) {
            Some(place) => self.engines.remove(place),
            None => self.informed(made()),
        };
        if let Some(oracle) = oracle {
            engine = engine.with_oracle(oracle);
        }
        if self.engines.len() >= KEPT {
            self.engines.remove(0);
        }
        self.engines.push(engine);
        self.engines.last_mut().expect("one was just pushed")
    }

    /// An engine with what was handed in for its rules.
    fn informed(&self, mut engine: Engine<P>) -> Engine<P> {
        let rules = engine.rules();
        if let Some(judgement) = self.judgements.iter().find(|judgement| P::fits(judgement, rules))
        {
            engine = engine.with_judgement(Some(Arc::clone(judgement)));
        }
        if let Some((_, plan)) = self.plans.iter().find(|(of, _)| *of == rules) {
            engine = engine.with_plan(Some(Arc::clone(plan)));
        }
        engine
    }

    /// Whether an engine for these rules, or a plan for one, is at hand.
    fn knows(&self, rules: P::Rules) -> bool {
        self.engines.iter().any(|engine| engine.rules() == rules)
            || self.plans.iter().any(|(of, _)| *of == rules)
    }

    /// Engines follow this from now on, under these rules.
    fn follow(&mut self, rules: P::Rules, plan: Arc<dyn Plan<P>>) {
        self.engines.retain(|engine| engine.rules() != rules);
        self.plans.insert(0, (rules, plan));
    }

    /// Engines judge by this from now on, where it fits.
    fn judge_by(&mut self, judgement: Arc<P::Judgement>) {
        self.engines.retain(|engine| !P::fits(&judgement, engine.rules()));
        self.judgements.insert(0, judgement);
    }

    fn think(&mut self, game: &Game<P>, asked: Asked<P>, tools: &Tools) -> Option<Thought> {
        let engine = self.engine(game.rules(), asked.oracle, || tools.engine(game.rules()));
        engine.set_strength(asked.strength);
        engine.choose(game, &Limits::time(asked.time)).map(|choice| Thought::of(&choice))
    }

    fn weigh(&mut self, game: &Game<P>, time: Duration, tools: &Tools) -> Option<Weighed> {
        let engine = self.engine(game.rules(), None, || tools.engine(game.rules()));
        let weighed = engine.weigh(game, time)?;
        let turns = weighed.turns.iter().map(|(turn, score)| (turn.to_string(), *score));
        Some(Weighed { thought: Thought::of(&weighed.best), turns: turns.collect() })
    }
}

/// How a turn is asked for.
struct Asked<P: Playable> {
    strength: Strength,
    time: Duration,
    oracle: Option<Arc<dyn Oracle<P>>>,
}

/// What engines are made with.
#[derive(Clone)]
struct Tools {
    clock: Arc<dyn TimeSource>,
    lots: Arc<dyn Lots>,
}

impl Tools {
    fn engine<P: Playable>(&self, rules: P::Rules) -> Engine<P> {
        let clock = Arc::clone(&self.clock);
        Engine::timed(rules, Strength::Full, clock).seeded(self.lots.number())
    }
}

impl Thought {
    fn of<P: Playable>(choice: &Choice<P>) -> Thought {
        Thought {
            turn: choice.turn.to_string(),
            score: choice.score,
            line: choice.line.iter().map(ToString::to_string).collect(),
            depth: choice.depth,
            source: choice.source,
        }
    }
}

impl Thinker {
    /// Engines that look at this clock, and whose levels are moved by this
    /// chance.
    pub fn new(clock: Arc<dyn TimeSource>, lots: Arc<dyn Lots>) -> Thinker {
        let tools = Tools { clock, lots };
        Thinker { pyramid: Kept::default(), equator: Kept::default(), plans: None, tools }
    }

    /// Looks there for what engines of the pyramid game may follow, when it
    /// makes them.
    #[must_use]
    pub fn with_plans(self, plans: Arc<dyn Plans>) -> Thinker {
        Thinker { plans: Some(plans), ..self }
    }

    /// Judges the pyramid game by this from now on, under the rules that it was
    /// learnt from.
    pub fn judge_by(&mut self, judgement: Arc<Judgement>) {
        self.pyramid.judge_by(judgement);
    }

    /// Follows this strategy of the pyramid game from now on, under its rules.
    pub fn follow(&mut self, strategy: Strategy) {
        self.pyramid.follow(strategy.terms().rules, Arc::new(strategy));
    }

    /// What was learnt of just these rules, if it is at hand: of another reading
    /// much would be true, but nothing certain.
    pub fn learnt(&self, rules: pyramid::Rules) -> Option<Arc<Judgement>> {
        let handed_in = self.pyramid.judgements.iter().cloned();
        let mut known = handed_in.chain(pyramid::Position::built_in(rules));
        known.find(|judgement| judgement.rules() == rules)
    }

    /// The clock that the engines look at.
    pub fn clock(&self) -> Arc<dyn TimeSource> {
        Arc::clone(&self.tools.clock)
    }

    /// The turn of a level, or the best that can be found in this time.
    /// `None` if the game is over.
    pub fn think(
        &mut self,
        board: &Board,
        level: Option<u8>,
        time: Duration,
        oracle: Option<PyramidOracle>,
    ) -> Option<Thought> {
        let strength = level.and_then(Level::new).map_or(Strength::Full, Strength::Level);
        match board.game() {
            ByGame::Pyramid(game) => {
                self.look_for_plan(game.rules());
                self.pyramid.think(game, Asked { strength, time, oracle }, &self.tools)
            }
            ByGame::Equator(game) => {
                self.equator.think(game, Asked { strength, time, oracle: None }, &self.tools)
            }
        }
    }

    /// Every turn with what it is worth, within this time. `None` if the game
    /// is over.
    pub fn weigh(&mut self, board: &Board, time: Duration) -> Option<Weighed> {
        match board.game() {
            ByGame::Pyramid(game) => {
                self.look_for_plan(game.rules());
                self.pyramid.weigh(game, time, &self.tools)
            }
            ByGame::Equator(game) => self.equator.weigh(game, time, &self.tools),
        }
    }

    fn look_for_plan(&mut self, rules: pyramid::Rules) {
        if !self.pyramid.knows(rules)
            && let Some(plan) = self.plans.as_ref().and_then(|plans| plans.plan(rules))
        {
            self.pyramid.follow(rules, plan);
        }
    }

    /// A secret arrangement for a side (E5, `hidden`): as if the pawns were
    /// placed one after the other, against an opponent of whom nothing is
    /// known but that his pawns stand somewhere.
    pub fn arrange(
        &mut self,
        board: &Board,
        chair: Chair,
        level: u8,
        time: Duration,
    ) -> Option<String> {
        let ByGame::Equator(game) = board.game() else { return None };
        let strength = Level::new(level).map_or(Strength::Full, Strength::Level);
        let side: equator::Color = chair.side();
        let mut random = Random::new(self.tools.lots.number());
        let mut imagined = game.clone();
        let complete = |game: &Game<equator::Position>| {
            equator::Arrangement::try_from(game.position().hemisphere(side)).ok()
        };
        while complete(&imagined).is_none() {
            let position = *imagined.position();
            if position.to_move() == side {
                let time = time / equator::Position::PAWNS;
                let asked = Asked { strength, time, oracle: None };
                let placement = self.equator.think(&imagined, asked, &self.tools)?.turn;
                imagined.play_text(&placement).ok()?;
            } else {
                imagined.play(position.random_turn(game.rules(), &mut random)?).ok()?;
            }
        }
        complete(&imagined).map(|arrangement| arrangement.to_string())
    }
}

#[cfg(test)]
mod tests {
    use pylos_engine::{Advice, SystemClock};
    use pylos_rules::Repetition;

    use super::*;

    /// A plan that would begin in a corner.
    struct Corner;

    impl Plan<pyramid::Position> for Corner {
        fn advise(&self, game: &Game<pyramid::Position>) -> Advice<pyramid::Position> {
            let turns = game.position().turns(game.rules());
            turns.first().map_or(Advice::None, |turn| Advice::Hold(*turn))
        }
    }

    impl Plans for Corner {
        fn plan(&self, rules: pyramid::Rules) -> Option<PyramidPlan> {
            (rules == pyramid::Rules::STANDARD).then(|| Arc::new(Corner) as PyramidPlan)
        }
    }

    struct One;

    impl Lots for One {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(1);
        }
    }

    #[test]
    fn plans_are_looked_for_by_rules_and_followed_by_the_highest_level() {
        let clock = Arc::new(SystemClock::default());
        let mut thinker = Thinker::new(clock, Arc::new(One)).with_plans(Arc::new(Corner));
        let mut turn = |rules: &str, level| {
            let rules = crate::board::read_rules(rules).unwrap();
            let (repetition, random) = (Repetition::default(), &mut Random::new(1));
            let board = Board::begin(rules, None, None, repetition, random).unwrap();
            let thought = thinker.think(&board, Some(level), Duration::from_millis(20), None);
            let thought = thought.expect("a turn");
            (thought.turn, thought.source == Source::Plan)
        };
        assert_eq!(turn("standard", 10), ("a1".to_owned(), true));
        assert!(!turn("standard", 9).1, "only the highest level follows plans");
        assert!(!turn("advanced", 10).1, "there is none for these rules");
    }
}
