//! The player.

use std::sync::Arc;
use std::time::Duration;

use pylos_rules::{Game, Random};

use crate::{
    Advice, Choice, Control, Judged, Level, Limits, MemoryError, Oracle, PerfectPlay, Plan,
    Playable, Resources, Review, Score, Searcher, Source, Stop, Strength, SystemClock, TimeSource,
    Weighed, perfect_play,
};

/// A computer player of one game.
///
/// It is made for one rule set and may be kept for a whole game or for many:
/// what it has found stays useful. Choosing takes the thread it is called on;
/// [`Engine::stop`] gives a switch that ends it early from another.
pub struct Engine<P: Playable> {
    rules: P::Rules,
    strength: Strength,
    searcher: P::Searcher,
    oracle: Option<Arc<dyn Oracle<P>>>,
    plan: Planned<P>,
    random: Random,
    clock: Arc<dyn TimeSource>,
    stop: Stop,
}

/// Where its strategy comes from.
enum Planned<P: Playable> {
    /// What is built in, if anything is.
    BuiltIn,
    /// This one, or none.
    Given(Option<Arc<dyn Plan<P>>>),
}

impl<P: Playable> Engine<P> {
    /// A player that uses one thread, little memory and the machine's clock.
    /// Levels play the same games again until [`Engine::seeded`] says
    /// otherwise.
    pub fn new(rules: P::Rules, strength: Strength) -> Engine<P> {
        Engine::timed(rules, strength, Arc::new(SystemClock::default()))
    }

    /// The same with another clock: some machines, browsers among them, have
    /// none of their own.
    pub fn timed(rules: P::Rules, strength: Strength, clock: Arc<dyn TimeSource>) -> Engine<P> {
        let mut searcher = P::Searcher::new(rules);
        searcher.judge_by(P::built_in(rules));
        Engine {
            rules,
            strength,
            searcher,
            oracle: None,
            plan: Planned::BuiltIn,
            random: Random::new(0),
            clock,
            stop: Stop::default(),
        }
    }

    /// The same player with other resources, if there is so much memory; it
    /// forgets what it has found.
    pub fn with_resources(mut self, resources: Resources) -> Result<Engine<P>, MemoryError> {
        self.searcher.provide(resources)?;
        Ok(self)
    }

    /// The same player, judging by what was learnt of its rules at full
    /// strength and at the top level, or by counts if there is nothing; what
    /// is built in is used unless this says otherwise.
    #[must_use]
    pub fn with_judgement(mut self, judgement: Option<Arc<P::Judgement>>) -> Engine<P> {
        self.searcher.judge_by(judgement);
        self
    }

    /// The same player with exact values at hand. Full strength and the top
    /// level then play perfectly; lower levels do not look.
    #[must_use]
    pub fn with_oracle(mut self, oracle: Arc<dyn Oracle<P>>) -> Engine<P> {
        self.oracle = Some(oracle);
        self
    }

    /// The same player with a strategy of one side at hand, or with none. Full
    /// strength and the top level follow it where it leads, unless exact values
    /// are at hand; lower levels do not look. What is built in is used unless
    /// this says otherwise.
    #[must_use]
    pub fn with_plan(mut self, plan: Option<Arc<dyn Plan<P>>>) -> Engine<P> {
        self.plan = Planned::Given(plan);
        self
    }

    /// The same player with chance from this seed: levels differ from game to
    /// game if the seed does.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Engine<P> {
        self.random = Random::new(seed);
        self
    }

    /// Chance comes from this seed from now on.
    pub fn seed(&mut self, seed: u64) {
        self.random = Random::new(seed);
    }

    /// The same player with another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Arc<dyn TimeSource>) -> Engine<P> {
        self.clock = clock;
        self
    }

    /// The rules it plays by.
    pub fn rules(&self) -> P::Rules {
        self.rules
    }

    /// How it plays.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// Makes it play otherwise from now on.
    pub fn set_strength(&mut self, strength: Strength) {
        self.strength = strength;
    }

    /// Forgets what it has found, so that it plays as if new.
    pub fn forget(&mut self) {
        self.searcher.forget();
    }

    /// The switch that ends a running search; it answers with the best turn so
    /// far.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Chooses a turn; `None` if the game is over. The history matters for
    /// repetition alone (P12).
    ///
    /// A level keeps to its own limits (see [`Level`]) and to these.
    pub fn choose(&mut self, game: &Game<P>, limits: &Limits) -> Option<Choice<P>> {
        self.choose_and_report(game, limits, &mut |_| ())
    }

    /// The same; `report` is shown every better answer on the way.
    pub fn choose_and_report(
        &mut self,
        game: &Game<P>,
        limits: &Limits,
        report: &mut dyn FnMut(&Choice<P>),
    ) -> Option<Choice<P>> {
        if game.outcome().is_some() {
            return None;
        }
        let control = Control::start(*limits, &*self.clock, &self.stop);
        let may_look = match self.strength {
            Strength::Full => true,
            Strength::Level(level) => level == Level::HIGHEST,
        };
        if may_look && let Some(choice) = self.look_up(game, &control) {
            report(&choice);
            return Some(choice);
        }
        if may_look && let Some(plan) = self.plan() {
            let patience = match self.strength {
                Strength::Level(level) => Limits::time(level.patience()),
                Strength::Full => Limits::NONE,
            };
            let advice = plan.advise(game);
            let random = &mut self.random;
            let chosen =
                follow(advice, patience, &mut self.searcher, random, game, &control, report);
            if chosen.is_some() {
                return chosen;
            }
        }
        match self.strength {
            Strength::Full => self.searcher.search(game, &control, report),
            Strength::Level(level) => {
                let choice = self.searcher.play(game, level, &mut self.random, &control);
                choice.iter().for_each(report);
                choice
            }
        }
    }

    /// Holds a turn against the best one: from exact values if they are at
    /// hand, else by searching both within these limits. `None` if the game is
    /// over or the turn is not legal.
    pub fn review(&mut self, game: &Game<P>, turn: P::Turn, limits: &Limits) -> Option<Review<P>> {
        self.exactly(|engine| engine.review_exactly(game, turn, limits))
    }

    /// At full strength, and by values alone: a strategy promises to win within
    /// so many plies, which is more than it may take, so that what it says
    /// cannot be held against other turns.
    fn exactly<T>(&mut self, work: impl FnOnce(&mut Engine<P>) -> T) -> T {
        let strength = std::mem::replace(&mut self.strength, Strength::Full);
        let plan = std::mem::replace(&mut self.plan, Planned::Given(None));
        let done = work(self);
        (self.strength, self.plan) = (strength, plan);
        done
    }

    fn review_exactly(
        &mut self,
        game: &Game<P>,
        turn: P::Turn,
        limits: &Limits,
    ) -> Option<Review<P>> {
        let best = self.choose(game, limits)?;
        let (score, line) = match best.turn == turn {
            true => (best.score, best.line.clone()),
            false => self.score_of(game, turn, limits)?,
        };
        // Searching the turn alone may find more in it than searching all.
        let (best_turn, best_score, best_line) = match score > best.score {
            true => (turn, score, line.clone()),
            false => (best.turn, best.score, best.line),
        };
        let verdict = Judged::of(score, best_score);
        Some(Review { turn, score, line, best: best_turn, best_score, best_line, verdict })
    }

    /// Every turn with what it is worth to its player, best first, equals in
    /// canonical order: exact where exact values are at hand, else searched,
    /// half of the time for the best turn and half for all the others together.
    /// None is called better than the best turn, into which the search has
    /// looked much deeper. `None` if the game is over.
    pub fn weigh(&mut self, game: &Game<P>, time: Duration) -> Option<Weighed<P>> {
        self.exactly(|engine| engine.weigh_exactly(game, time))
    }

    fn weigh_exactly(&mut self, game: &Game<P>, time: Duration) -> Option<Weighed<P>> {
        let best = self.choose(game, &Limits::time(time / 2))?;
        let turns = game.position().turns(self.rules);
        let each = Limits::time(time / 2 / turns.len().max(1) as u32);
        let mut scores = Vec::with_capacity(turns.len());
        for turn in turns {
            let score = if turn == best.turn {
                best.score
            } else {
                self.score_of(game, turn, &each)?.0.min(best.score)
            };
            scores.push((turn, score));
        }
        scores.sort_by_key(|&(turn, score)| (std::cmp::Reverse(score), turn != best.turn));
        Some(Weighed { best, turns: scores })
    }

    /// What a turn is worth to its player, and the line that is expected after
    /// it, which an oracle is not asked for; `None` if it is not legal.
    fn score_of(
        &mut self,
        game: &Game<P>,
        turn: P::Turn,
        limits: &Limits,
    ) -> Option<(Score, Vec<P::Turn>)> {
        let mover = game.position().to_move();
        let mut next = game.clone();
        next.play(turn).ok()?;
        let mut line = vec![turn];
        if let Some(outcome) = next.outcome() {
            return Some((next.position().final_score(outcome, mover), line));
        }
        let score = match self.oracle.as_deref() {
            Some(oracle) => PerfectPlay::new(oracle, &next).score()?,
            None => {
                let choice = self.choose(&next, limits)?;
                line.extend(choice.line);
                choice.score
            }
        };
        // The winner of a battle leads the next one: then nothing is turned
        // round (E6).
        let score = if next.position().to_move() == mover { score } else { score.before() };
        Some((score, line))
    }

    /// The strategy that it follows. What is built in is unpacked when it is
    /// first asked for.
    fn plan(&self) -> Option<Arc<dyn Plan<P>>> {
        match &self.plan {
            Planned::BuiltIn => P::built_in_plan(self.rules),
            Planned::Given(plan) => plan.clone(),
        }
    }

    /// The perfect turn, if exact values are at hand.
    fn look_up(&self, game: &Game<P>, control: &Control<'_>) -> Option<Choice<P>> {
        let oracle = self.oracle.as_deref()?;
        let (turn, score) = PerfectPlay::new(oracle, game).best()?;
        let line = perfect_play::line(oracle, game, Self::LINE);
        Some(Choice {
            turn,
            score,
            depth: line.len() as u32,
            line,
            nodes: 0,
            time: control.elapsed(),
            source: Source::Oracle,
        })
    }

    /// How many plies of a perfect line are shown at most.
    const LINE: usize = 64;
}

/// The turn that a plan advises; where it has ended, what a search finds that
/// looks as far as it says. `None` if it is of no use here.
fn follow<P: Playable>(
    advice: Advice<P>,
    patience: Limits,
    searcher: &mut P::Searcher,
    random: &mut Random,
    game: &Game<P>,
    control: &Control<'_>,
    report: &mut dyn FnMut(&Choice<P>),
) -> Option<Choice<P>> {
    let mut search = |limits| {
        let found = searcher.search(game, &control.within(limits), report);
        found.filter(|choice| choice.score.is_win())
    };
    let (turn, score) = match advice {
        Advice::Win(turn, score) => (turn, score),
        Advice::Search(plies) => return search(Limits::depth(plies + FURTHER)),
        // The opponent may have gone wrong.
        Advice::Hold(turn) => match search(patience) {
            Some(won) => return Some(won),
            None => (turn, Score::Estimate(0)),
        },
        Advice::Lots(lots, score) => (drawn(lots, random)?, score),
        Advice::None => return None,
    };
    let (line, source, time) = (vec![turn], Source::Plan, control.elapsed());
    let choice = Choice { turn, score, line, depth: 1, nodes: 0, time, source };
    report(&choice);
    Some(choice)
}

/// One of these, as likely as its weight says; `None` if none has any.
fn drawn<T>(lots: Vec<(T, u64)>, random: &mut Random) -> Option<T> {
    let mut left = random.below(lots.iter().map(|(_, weight)| weight).sum());
    lots.into_iter().find_map(|(lot, weight)| match left.checked_sub(weight) {
        Some(less) => {
            left = less;
            None
        }
        None => Some(lot),
    })
}

/// How much further than a plan says a search may look before it gives up: it
/// may take a short cut where it looks at replies.
const FURTHER: u32 = 4;
