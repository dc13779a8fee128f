//! Reasons of the equator game.

use pylos_rules::equator::{Color, Designation, Rules, SetAside, Singleton};
use pylos_views::{Because, Decides, Explanation, SideName};

use super::{False, hold};

#[allow(dead_code)] // the tests of the rules need more of it
#[path = "../../../../pylos-rules/tests/equator/naive.rs"]
mod naive;

pub use naive::{Model, NaiveTurn};

const POINTS: [&str; 9] = ["ol", "il", "e1", "e2", "e3", "e4", "e5", "ir", "or"];
const HOME: [&str; 10] = ["i1", "i2", "i3", "i4", "i5", "o1", "o2", "o3", "o4", "o5"];

/// By how many points blue will be ahead at the end with best play, for the
/// text of a position.
pub type Margin<'a> = &'a mut dyn FnMut(&str) -> i32;

/// An empty board, before the setup.
pub fn start(rules: Rules, leader: Color) -> Model {
    Model::start(rules, leader)
}

/// A turn that is known to be well formed.
pub fn read(text: &str) -> NaiveTurn {
    if let Some((size, at)) = text.split_once('@') {
        let size = size.parse().expect("a size");
        return NaiveTurn::Place { size, at: number(&HOME, at) };
    }
    match text.split_once('-') {
        Some((from, to)) => NaiveTurn::Play { from: number(&HOME, from), to: number(&POINTS, to) },
        None => NaiveTurn::Pass,
    }
}

fn number(names: &[&str], name: &str) -> usize {
    names.iter().position(|other| *other == name).expect("a place")
}

/// Somebody who believes nothing.
pub struct Auditor<'a> {
    pub rules: Rules,
    pub margin: Margin<'a>,
}

impl Auditor<'_> {
    /// Whether a reason holds in this position.
    pub fn check(&mut self, before: &Model, why: &Explanation) -> Result<(), False> {
        let mut models = vec![before.clone()];
        let mut line = Vec::new();
        for text in &why.line {
            let mut model = models[models.len() - 1].clone();
            let turn = read(text);
            hold(&format!("{text} is legal"), turns(&model).contains(&turn))?;
            model.play(turn);
            models.push(model);
            line.push(turn);
        }
        let after = &models[1];
        let is_turn = |ply: usize, text: &str| hold("it is that turn", why.line[ply] == text);
        match &why.because {
            Because::SetsAside { turn, size, owner } => {
                is_turn(0, turn)?;
                self.sets_aside(before, line[0], *size, *owner)
            }
            Because::AnswerSetsAside { answer, other, size, owner } => {
                is_turn(1, answer)?;
                hold("he answers", side(after.turn()) == *other)?;
                hold("in the same battle", before.battle == after.battle)?;
                self.is_best_line(&models)?;
                self.sets_aside(after, line[1], *size, *owner)
            }
            Because::BattleGoes { battle, winner, left, decides, size } => {
                self.is_best_line(&models)?;
                let (last, end) = (&models[models.len() - 2], &models[models.len() - 1]);
                hold("that battle", last.battle as u32 == *battle && *battle < 5)?;
                self.ends(last, end, *winner, *left, *decides, *size, line[line.len() - 1])
            }
            Because::LastBattle { winner, left, decides, size, pile, singleton, points } => {
                self.is_best_line(&models)?;
                let (last, end) = (&models[models.len() - 2], &models[models.len() - 1]);
                hold("the last battle", last.battle == 5 && end.battle == 6)?;
                self.ends(last, end, *winner, *left, *decides, *size, line[line.len() - 1])?;
                let taken = end.points[end.leader] - last.points[end.leader];
                hold("so many points", taken as u32 == *points)?;
                let on = u32::from(self.rules.singleton() == Singleton::On);
                hold("with or without the singleton", on == *singleton)?;
                hold("so many on the pile", pile + left + singleton == *points)
            }
            Because::Designates { turn, other, cells } => {
                is_turn(0, turn)?;
                hold("he answers", side(after.turn()) == *other)?;
                hold("lines count", self.rules.designation() == Designation::Line)?;
                let allowed = movable(after);
                hold("these may", *cells == allowed)?;
                // The same without a point just played: anybody may.
                let mut free = after.clone();
                free.last = None;
                hold("others may not", movable(&free).len() > allowed.len())
            }
            Because::ForcesPass { turn, other } => {
                is_turn(0, turn)?;
                hold("he must pass", turns(after) == [NaiveTurn::Pass])?;
                hold("it is he", side(after.turn()) == *other && after.battle == before.battle)
            }
            Because::OnlyPoints { turn } => {
                is_turn(0, turn)?;
                let mine = self.worth(after, before.turn());
                let mut alike = Vec::new();
                for turn in turns(before) {
                    let mut next = before.clone();
                    next.play(turn);
                    let worth = self.worth(&next, before.turn());
                    hold("nothing is better", worth <= mine)?;
                    if worth == mine {
                        alike.push(turn);
                    }
                }
                let pawn = |turn: &NaiveTurn| match turn {
                    NaiveTurn::Play { from, .. } => Some(*from),
                    _ => None,
                };
                let same = alike.iter().all(|turn| pawn(turn) == pawn(&line[0]));
                hold("another pawn is not as good", same)
            }
            _ => Err("no reason of this game".to_owned()),
        }
    }

    fn worth(&mut self, model: &Model, side: usize) -> i32 {
        let blue = (self.margin)(&model.text());
        if side == 0 { blue } else { -blue }
    }

    /// After its first turn a line gives nothing away.
    fn is_best_line(&mut self, models: &[Model]) -> Result<(), False> {
        let (after, end) = (&models[1], &models[models.len() - 1]);
        let margins = [after, end].map(|model| (self.margin)(&model.text()));
        hold("the line is best play", margins[0] == margins[1])
    }

    /// E8
    fn sets_aside(
        &self,
        before: &Model,
        turn: NaiveTurn,
        size: u32,
        owner: SideName,
    ) -> Result<(), False> {
        let NaiveTurn::Play { from, .. } = turn else { return Err("nobody plays".to_owned()) };
        let me = before.turn();
        hold("of that size", before.home[me][from] as u32 == size)?;
        let equal = before.equator.iter().flatten().find(|(_, other)| *other as u32 == size);
        let Some((other, _)) = equal else { return Err("nothing is set aside".to_owned()) };
        let aside = if self.rules.set_aside() == SetAside::Old { *other } else { me };
        hold("his pawn", side(aside) == owner)
    }

    /// E9: what is left after the last turn of a battle, and who wins it.
    #[allow(clippy::too_many_arguments)] // all that a sentence says of a battle
    fn ends(
        &self,
        last: &Model,
        end: &Model,
        winner: SideName,
        left: u32,
        decides: Decides,
        size: u32,
        turn: NaiveTurn,
    ) -> Result<(), False> {
        hold("the battle ends", last.played == 3 && end.battle == last.battle + 1)?;
        hold("he wins", side(end.leader) == winner)?;
        hold("so many are left", end.left.last().map(|n| *n as u32) == Some(left))?;
        let me = last.turn();
        let mut pawns: Vec<(usize, usize)> = last.equator.iter().flatten().copied().collect();
        if let NaiveTurn::Play { from, .. } = turn {
            let played = (me, last.home[me][from]);
            let equal = pawns.iter().position(|(_, size)| *size == played.1);
            match (equal, self.rules.set_aside()) {
                (Some(_), SetAside::New) => {}
                (Some(old), SetAside::Old) => pawns[old] = played,
                (None, _) => pawns.push(played),
            }
        }
        pawns.sort_by_key(|(_, size)| *size);
        let (word, deciding) = match pawns[..] {
            [] => (Decides::Leader, None),
            [only] => (Decides::Only, Some(only)),
            [smallest, _] => (Decides::Smallest, Some(smallest)),
            [_, middle, _] => (Decides::Middle, Some(middle)),
            [.., largest] => (Decides::Largest, Some(largest)),
        };
        hold("that decides", word == decides && pawns.len() as u32 == left)?;
        hold("that size", deciding.map_or(0, |(_, size)| size as u32) == size)?;
        hold("his pawn", deciding.is_none_or(|(owner, _)| side(owner) == winner))
    }
}

fn turns(model: &Model) -> Vec<NaiveTurn> {
    let mut turns = Vec::new();
    model.turns(&mut turns);
    turns
}

/// The pawns that have a turn, in order.
fn movable(model: &Model) -> Vec<&'static str> {
    let mut found: Vec<&str> = turns(model)
        .iter()
        .filter_map(|turn| match turn {
            NaiveTurn::Play { from, .. } => Some(HOME[*from]),
            _ => None,
        })
        .collect();
    found.dedup();
    found
}

fn side(number: usize) -> SideName {
    [SideName::Blue, SideName::Red][number]
}
