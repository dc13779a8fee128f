//! What the terminal needs to know of a game beyond its rules.

use std::fmt::Debug;
use std::sync::Arc;

use pylos_engine::{Oracle, Plan, plan, tablebase};
use pylos_picture::{Board, EquatorBoard, PyramidBoard};
use pylos_rules::{Clause, SeenGame, Side as _, equator, pyramid};
use pylos_teacher::Taught;
use pylos_views::Viewed;

use crate::census::{Census, EquatorCensus, NothingMore};
use crate::console::Paint;
use crate::data_dir::DataDir;
use crate::draw::equator::GlobeSpot;
use crate::draw::{self, Look, Picture, Scale};
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text};
use crate::rule_text;
use crate::tablebases;

/// A game that can be drawn and talked about in a terminal.
pub trait TerminalGame: Taught + Viewed {
    /// A spot of the board that can be pointed at.
    type Spot: Copy + Eq + Debug;

    /// What is counted over many games of it.
    type Census: Census<Self>;

    /// The board as it looks after some steps of a turn.
    fn picture(&self, rules: Self::Rules, steps: &[Self::Step], look: Look) -> Picture<Self::Spot>;

    /// The board in several lines, each with its line end.
    fn draw(&self, rules: Self::Rules, paint: Paint, language: Language) -> String {
        let look = Look { scale: Scale::Small, paint, language };
        self.picture(rules, &[], look).to_text(4, paint)
    }

    /// The board as a viewer may see it, for pictures.
    fn board(seen: &SeenGame<'_, Self>) -> Board;

    /// The name of a side.
    fn side(side: Self::Side) -> Text;

    /// The score at the end, the winner's first; nothing where none is kept.
    fn score(&self, _winner: Self::Side) -> String {
        String::new()
    }

    /// What to do next in a turn that is not whole yet, if this step can come.
    fn next_step(next: Self::Step) -> Text;

    /// Where a step of this side happens; `None` if nowhere on the board.
    fn spot(step: Self::Step, mover: Self::Side) -> Option<Self::Spot>;

    /// How a spot is marked where this step is possible.
    fn mark(step: Self::Step) -> Mark;

    /// The rules in short: titles with their clauses.
    fn summary(rules: Self::Rules) -> Vec<Chapter>;

    /// The text of the turn that somebody means who points at a spot after
    /// these steps, legal or not; `None` if it means nothing.
    fn turn_text(steps: &[Self::Step], spot: Self::Spot) -> Option<String>;

    /// Who knows the exact value of every position: a tablebase in the data
    /// directory. It need not be there; one that cannot be used is an error.
    fn oracle(rules: Self::Rules, data: &DataDir)
    -> Result<Option<Arc<dyn Oracle<Self>>>, Failure>;

    /// Who knows how a side wins without knowing the value of everything: a
    /// strategy beside the tablebases. It need not be there either.
    fn plan(_: Self::Rules, _: &DataDir) -> Result<Option<Arc<dyn Plan<Self>>>, Failure> {
        Ok(None)
    }

    /// Reads a position that the user gave, or starts from the beginning.
    fn given(rules: Self::Rules, text: Option<&str>) -> Result<Self, Failure> {
        match text {
            None | Some("start") => Ok(Self::start(rules)),
            Some(text) => {
                Self::parse(rules, text).map_err(|error| Failure::position::<Self>(text, &error))
            }
        }
    }
}

/// What can be done at a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Something can be put there.
    Target,
    /// What is there can be picked up and played.
    Movable,
    /// What is there can go back to its owner.
    Returnable,
}

/// A few sentences of the rules under one title.
pub struct Chapter {
    /// What they are about.
    pub title: Text,
    /// The clauses with their texts.
    pub clauses: Vec<(Clause, Text)>,
}

impl TerminalGame for pyramid::Position {
    type Spot = pyramid::Cell;
    type Census = NothingMore;

    fn picture(
        &self,
        rules: pyramid::Rules,
        steps: &[pyramid::Step],
        look: Look,
    ) -> Picture<pyramid::Cell> {
        draw::pyramid::picture(self, rules, steps, look)
    }

    fn board(seen: &SeenGame<'_, Self>) -> Board {
        Board::Pyramid(PyramidBoard::of_seen(seen))
    }

    fn side(side: pyramid::Color) -> Text {
        match side {
            pyramid::Color::Light => Text::SideLight,
            pyramid::Color::Dark => Text::SideDark,
        }
    }

    fn next_step(next: pyramid::Step) -> Text {
        match next {
            pyramid::Step::Lift(_) | pyramid::Step::Place(_) => Text::HintRaise,
            pyramid::Step::TakeBack(_) => Text::StepMustTakeBack,
        }
    }

    fn spot(step: pyramid::Step, _: pyramid::Color) -> Option<pyramid::Cell> {
        use pyramid::Step::{Lift, Place, TakeBack};
        let (Lift(cell) | Place(cell) | TakeBack(cell)) = step;
        Some(cell)
    }

    fn mark(step: pyramid::Step) -> Mark {
        match step {
            pyramid::Step::Lift(_) => Mark::Movable,
            pyramid::Step::Place(_) => Mark::Target,
            pyramid::Step::TakeBack(_) => Mark::Returnable,
        }
    }

    fn turn_text(steps: &[pyramid::Step], spot: pyramid::Cell) -> Option<String> {
        let mut text = String::new();
        for step in steps {
            text += &match step {
                pyramid::Step::Lift(cell) => format!("{cell}-"),
                pyramid::Step::Place(cell) => format!("{cell}x"),
                pyramid::Step::TakeBack(cell) => format!("{cell}x"),
            };
        }
        Some(text + &spot.to_string())
    }

    fn oracle(
        rules: pyramid::Rules,
        data: &DataDir,
    ) -> Result<Option<Arc<dyn Oracle<Self>>>, Failure> {
        tablebase::find(&tablebases::directory(data), rules).map_err(tablebases::unreadable)
    }

    fn plan(rules: pyramid::Rules, data: &DataDir) -> Result<Option<Arc<dyn Plan<Self>>>, Failure> {
        plan::find(&tablebases::directory(data), rules).map_err(|error| {
            let message = format!("{error}; remove it and make it again with `pylos certify`");
            Failure::new(FailureKind::File, message)
        })
    }

    fn summary(rules: pyramid::Rules) -> Vec<Chapter> {
        rule_text::pyramid::chapters(rules)
    }
}

impl TerminalGame for equator::Position {
    type Spot = GlobeSpot;
    type Census = EquatorCensus;

    fn picture(
        &self,
        rules: equator::Rules,
        steps: &[equator::Step],
        look: Look,
    ) -> Picture<GlobeSpot> {
        draw::equator::picture(self, rules, steps, look)
    }

    fn board(seen: &SeenGame<'_, Self>) -> Board {
        Board::Equator(EquatorBoard::of_seen(seen))
    }

    fn side(side: equator::Color) -> Text {
        draw::equator::side(side)
    }

    fn score(&self, winner: equator::Color) -> String {
        format!("{} : {}", self.points(winner), self.points(winner.other()))
    }

    fn next_step(next: equator::Step) -> Text {
        use equator::Step;
        match next {
            Step::Take(_) | Step::Place(_) => Text::StepPlace,
            Step::Lift(_) | Step::Slide(_) => Text::HintSlide,
            Step::Pass => Text::StepPass,
        }
    }

    fn spot(step: equator::Step, mover: equator::Color) -> Option<GlobeSpot> {
        use equator::Step;
        Some(match step {
            Step::Take(size) => GlobeSpot::Box(mover, size),
            Step::Place(at) | Step::Lift(at) => GlobeSpot::Intersection(mover, at),
            Step::Slide(to) => GlobeSpot::Point(to),
            Step::Pass => return None,
        })
    }

    fn mark(step: equator::Step) -> Mark {
        use equator::Step;
        match step {
            Step::Take(_) | Step::Lift(_) => Mark::Movable,
            Step::Place(_) | Step::Slide(_) | Step::Pass => Mark::Target,
        }
    }

    fn turn_text(steps: &[equator::Step], spot: GlobeSpot) -> Option<String> {
        match (steps, spot) {
            ([equator::Step::Take(size)], GlobeSpot::Intersection(_, at)) => {
                Some(format!("{size}@{at}"))
            }
            ([equator::Step::Lift(from)], GlobeSpot::Point(to)) => Some(format!("{from}-{to}")),
            _ => None,
        }
    }

    fn oracle(_: equator::Rules, _: &DataDir) -> Result<Option<Arc<dyn Oracle<Self>>>, Failure> {
        Ok(None)
    }

    fn summary(rules: equator::Rules) -> Vec<Chapter> {
        rule_text::equator::chapters(rules)
    }
}
