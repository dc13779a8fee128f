//! The pyramid game's player: between the rules' words and the search's bits.

use std::ops::ControlFlow;
use std::sync::Arc;

use pylos_judgement::Judgement;
use pylos_rules::pyramid::{Cells, Color, Position, Rules, Turn};
use pylos_rules::{Game, Outcome, Position as _, Random, Value};

use super::built_in;
use super::judge::Counts;
use super::node::{Balls, FourByFour, Node};
use super::search::{Found, Root, deepen};
use super::sight::{Misjudgement, Sight};
use super::skill::Skill;
use super::spent::Spent;
use super::table::Table;
use crate::{
    Choice, Control, Level, MemoryError, Plan, Playable, Resources, Score, Searcher, Source,
};

impl Playable for Position {
    type Searcher = PyramidSearcher;
    type Judgement = Judgement;

    /// Readings of one rule set are judged alike.
    fn fits(judgement: &Judgement, rules: Rules) -> bool {
        judgement.rules().set() == rules.set()
    }

    fn built_in(rules: Rules) -> Option<Arc<Judgement>> {
        built_in::judgement(rules)
    }

    fn built_in_plan(rules: Rules) -> Option<Arc<dyn Plan<Position>>> {
        built_in::plan(rules)
    }

    fn final_score(&self, outcome: Outcome<Color>, side: Color) -> Score {
        match outcome.winner() {
            None => Value::Draw.into(),
            Some(winner) if winner == side => Value::Win(1).into(),
            Some(_) => Value::Loss(0).into(),
        }
    }
}

/// Searches the pyramid game.
pub struct PyramidSearcher {
    rules: Rules,
    threads: usize,
    table: Table,
    /// The spent positions (P12) that the table counts as drawn, if any.
    spent: Spent,
    /// What was learnt of these rules, if it is at hand.
    judgement: Option<Arc<Judgement>>,
}

impl Searcher<Position> for PyramidSearcher {
    fn new(rules: Rules) -> PyramidSearcher {
        let Resources { threads, memory } = Resources::default();
        let (table, spent) = (Table::new(memory), Spent::default());
        PyramidSearcher { rules, threads, table, spent, judgement: None }
    }

    fn judge_by(&mut self, judgement: Option<Arc<Judgement>>) {
        self.judgement = judgement.filter(|judgement| Position::fits(judgement, self.rules));
        self.table.clear();
    }

    fn provide(&mut self, resources: Resources) -> Result<(), MemoryError> {
        self.table = Table::try_new(resources.memory)?;
        self.threads = resources.threads;
        Ok(())
    }

    fn forget(&mut self) {
        self.table.clear();
    }

    fn search(
        &mut self,
        game: &Game<Position>,
        control: &Control<'_>,
        report: &mut dyn FnMut(&Choice<Position>),
    ) -> Option<Choice<Position>> {
        let spent = Spent::of(game);
        if !spent.is_empty() && spent != self.spent {
            // What rests on other draws does not hold.
            self.table.clear();
            self.spent = spent;
        }
        self.table.grow_older();
        let sound = Mind { sights: [Sight::FULL; 2], misjudgement: Misjudgement::SOUND };
        let judgement = self.judgement.as_deref();
        self.think(game, sound, judgement, &self.table, control, report)
    }

    fn play(
        &mut self,
        game: &Game<Position>,
        level: Level,
        random: &mut Random,
        control: &Control<'_>,
    ) -> Option<Choice<Position>> {
        let skill = Skill::of(level, self.rules);
        let mind = Mind { sights: skill.sights(random), misjudgement: skill.misjudgement(random) };
        // What is seen differs from turn to turn, so nothing is remembered.
        let table = Table::new((32 * skill.nodes as usize).clamp(1 << 14, 1 << 24));
        // Lower levels keep to their counts: their strength has been measured.
        let judgement = self.judgement.as_deref().filter(|_| level == Level::HIGHEST);
        let control = control.within(skill.limits(level));
        self.think(game, mind, judgement, &table, &control, &mut |_| ())
    }
}

/// Who is thinking.
struct Mind {
    sights: [Sight; 2],
    misjudgement: Misjudgement,
}

impl PyramidSearcher {
    fn think(
        &self,
        game: &Game<Position>,
        mind: Mind,
        judgement: Option<&Judgement>,
        table: &Table,
        control: &Control<'_>,
        report: &mut dyn FnMut(&Choice<Position>),
    ) -> Option<Choice<Position>> {
        let Mind { sights, misjudgement } = mind;
        let position = game.position();
        let root = Root {
            node: Node::of(position),
            rules: self.rules,
            balls: Balls::of(self.rules, position),
            spent: &Spent::of(game),
            sights,
            misjudgement,
            threads: self.threads,
            // Other readings of a rule set judge alike, but open differently.
            openings: judgement
                .filter(|judgement| judgement.rules() == self.rules)
                .map(Judgement::openings),
        };
        let mut show = |found: &Found| {
            if let Some(choice) = choice(position, self.rules, found, control) {
                report(&choice);
            }
        };
        let found = match judgement {
            Some(judgement) => {
                deepen::<FourByFour, _>(&root, judgement.network(), table, control, &mut show)
            }
            None => deepen::<FourByFour, _>(&root, Counts(self.rules), table, control, &mut show),
        }?;
        choice(position, self.rules, &found, control)
    }
}

/// What was found, as turns.
fn choice(
    position: &Position,
    rules: Rules,
    found: &Found,
    control: &Control<'_>,
) -> Option<Choice<Position>> {
    let mut line = Vec::with_capacity(found.line.len());
    let mut at = *position;
    for &own in &found.line {
        let turn = turn_to(&at, rules, own)?;
        line.push(turn);
        at = at.play_unchecked(rules, turn);
    }
    Some(Choice {
        turn: *line.first()?,
        score: found.score(),
        line,
        depth: found.depth,
        nodes: found.nodes,
        time: control.elapsed(),
        source: Source::Search,
    })
}

/// The first turn after which the mover's balls are these.
fn turn_to(position: &Position, rules: Rules, own: Cells) -> Option<Turn> {
    let mover = position.to_move();
    let found = position.visit(rules, |turn| {
        match position.play_unchecked(rules, turn).balls(mover) == own {
            true => ControlFlow::Break(turn),
            false => ControlFlow::Continue(()),
        }
    });
    found.break_value()
}
