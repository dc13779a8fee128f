//! Reasons of the pyramid game.

use std::collections::BTreeSet;

use pylos_rules::Value;
use pylos_views::{Because, EndedBy, Explanation, Kept, Shape, SideName};

use super::{False, hold};

#[allow(dead_code)] // the tests of the rules need more of it
#[path = "../../../../pylos-rules/tests/naive/mod.rs"]
mod naive;

use naive::{NaiveTurn, Pyramid, Readings, places};

/// Who knows exact values.
pub type Values<'a> = &'a dyn Fn(&str) -> Value;

/// Somebody who believes nothing.
pub struct Auditor<'a> {
    readings: Readings,
    values: Option<Values<'a>>,
}

impl<'a> Auditor<'a> {
    /// Without values, reasons that need them are false.
    pub fn new(rules: &str, values: Option<Values<'a>>) -> Auditor<'a> {
        Auditor { readings: Readings::of(rules), values }
    }

    /// Whether a reason holds in this position.
    pub fn check(&self, position: &str, why: &Explanation) -> Result<(), False> {
        let mut boards = vec![Pyramid::read(position)];
        let mut line = Vec::new();
        for text in &why.line {
            let board = boards[boards.len() - 1];
            let turn = NaiveTurn::read(text);
            hold(&format!("{text} is legal"), self.turns(&board).contains(&turn))?;
            boards.push(board.play(&turn));
            line.push(turn);
        }
        self.check_line(&why.because, &boards, &line)
    }

    fn check_line(
        &self,
        because: &Because,
        boards: &[Pyramid],
        line: &[NaiveTurn],
    ) -> Result<(), False> {
        let (before, after) = (&boards[0], &boards[1]);
        let mover = side(before);
        let opponent = side(after);
        let is_first = |text: &str| hold("it is the first turn", line[0].text() == text);
        let is_second = |text: &str| {
            self.refutes(&boards[1], &line[1])?;
            hold("it is the second turn", line[1].text() == text)
        };
        let sides = |side: SideName, other: SideName| {
            hold("these are the sides", side == mover && other == opponent)
        };
        let reserves = |board: &Pyramid, own: u32, others: u32| {
            let found = [mover, opponent].map(|side| reserve(board, side));
            hold("these are the reserves", found == [own, others])
        };
        match because {
            Because::WinsNow { turn, side, by } => {
                is_first(turn)?;
                hold("it wins", self.won(after) == Some((*side, *by)))
            }
            Because::Completes { turn, side, other, shape, taken, own, others } => {
                is_first(turn)?;
                sides(*side, *other)?;
                self.completes(before, &line[0], *shape, *taken)?;
                reserves(after, *own, *others)
            }
            Because::FreesSecond { turn, first, second } => {
                is_first(turn)?;
                hold("in this order", turn.ends_with(&format!("x{first}x{second}")))?;
                let action = turn.split('x').next().unwrap_or_default();
                let alone = NaiveTurn::read(&format!("{action}x{second}"));
                hold("the second is not free before", !self.turns(before).contains(&alone))
            }
            Because::KeepsBalls { turn, shape, taken, kept } => {
                is_first(turn)?;
                hold("balls could be taken", self.shape(before, &line[0]) == Some(*shape))?;
                hold("so many are taken", line[0].taken.len() as u32 == *taken)?;
                self.keeps(before, after, *kept)?;
                let more = self.turns(before).into_iter().filter(|other| {
                    same_ball(other, &line[0]) && other.taken.len() > line[0].taken.len()
                });
                let more: Vec<_> = more.collect();
                hold("more could be taken", !more.is_empty())?;
                let worse = |turn: &NaiveTurn| self.result(&before.play(turn)) > self.result(after);
                hold("taking more is worse", more.iter().all(worse))
            }
            Because::Raises { turn, side, other, own, others } => {
                is_first(turn)?;
                sides(*side, *other)?;
                hold("a raise alone", line[0].from.is_some() && line[0].taken.is_empty())?;
                reserves(after, *own, *others)
            }
            Because::OnlyStop { turn, other, cell, shape } => {
                is_first(turn)?;
                self.stops(before, after, *other, cell, *shape)?;
                let elsewhere = |turn: &NaiveTurn| before.play(turn).text() != after.text();
                let others: Vec<_> = self.turns(before).into_iter().filter(elsewhere).collect();
                let leaves =
                    |turn: &NaiveTurn| self.completing(&before.play(turn), *other).contains(cell);
                hold("no other turn stops it", others.iter().all(leaves) && !others.is_empty())
            }
            Because::Stops { turn, other, cell, shape } => {
                is_first(turn)?;
                self.stops(before, after, *other, cell, *shape)
            }
            Because::Threatens { turn, side, other, cells } => {
                is_first(turn)?;
                sides(*side, *other)?;
                self.cannot_be_stopped(after, *side, cells)
            }
            Because::Zugzwang { turn, other } => {
                is_first(turn)?;
                self.zugzwang(after, *other)
            }
            Because::OnlyTurn { turn } => {
                is_first(turn)?;
                hold("there is no other", self.nexts(before).len() == 1)
            }
            Because::OnlyKeeps { turn, kept } => {
                is_first(turn)?;
                self.keeps(before, after, *kept)?;
                let nexts = self.nexts(before);
                let good = |next: &&String| self.result_of(next) == self.result(after);
                hold("others do not", nexts.iter().filter(good).count() == 1 && nexts.len() > 1)
            }
            Because::HoldsOut { turn, plies } => {
                is_first(turn)?;
                let Value::Win(sooner) = self.value(after) else {
                    return Err("it does not lose".to_owned());
                };
                hold("in so many plies", u32::from(sooner) + 1 == *plies)?;
                let nexts = self.nexts(before);
                let loses = |next: &String| match self.value_of(next) {
                    Value::Win(plies) => plies <= sooner,
                    _ => false,
                };
                hold("nothing lasts longer", nexts.iter().all(loses))
            }
            Because::OtherTakeBack { turn, best, kept } => {
                is_first(best)?;
                let bad = NaiveTurn::read(turn);
                hold("the turn is legal", self.turns(before).contains(&bad))?;
                hold("the same ball", same_ball(&bad, &line[0]) && bad.taken != line[0].taken)?;
                self.keeps(before, after, *kept)?;
                let worse = self.result(&before.play(&bad)) > self.result(after);
                hold("the turn gives it away", worse)
            }
            Because::AnswerWins { answer, other, by } => {
                is_second(answer)?;
                hold("it wins", self.won(&boards[2]) == Some((*other, *by)))
            }
            Because::LeavesSquare { answer, other, cell, shape, taken, stop } => {
                is_second(answer)?;
                hold("there", line[1].text().split(['x', '-']).any(|part| part == cell))?;
                hold("by the opponent", *other == opponent)?;
                self.completes(after, &line[1], *shape, *taken)?;
                hold("already before", self.completing(before, *other).contains(cell))?;
                let stop = NaiveTurn::read(stop);
                hold("the other turn is legal", self.turns(before).contains(&stop))?;
                let stopped = before.play(&stop);
                hold("it stops it", !self.completing(&stopped, *other).contains(cell))?;
                if self.values.is_some() {
                    let better = self.result(&stopped) < self.result(after);
                    return hold("the other turn is better", better);
                }
                Ok(())
            }
            Because::OpensSquare { turn, answer, other, shape, taken } => {
                is_first(turn)?;
                is_second(answer)?;
                hold("by the opponent", *other == opponent)?;
                self.completes(after, &line[1], *shape, *taken)?;
                let cell = name_of(&line[1]);
                hold("not before", !self.completing(before, *other).contains(&cell))
            }
            Because::AnswerCompletes { answer, side, other, shape, taken, own, others } => {
                is_second(answer)?;
                sides(*side, *other)?;
                self.completes(after, &line[1], *shape, *taken)?;
                reserves(&boards[2], *own, *others)
            }
            Because::AnswerThreatens { answer, side, other, cells } => {
                is_second(answer)?;
                sides(*side, *other)?;
                self.cannot_be_stopped(&boards[2], *other, cells)
            }
            Because::OpensRaise { turn, answer, other, to } => {
                is_first(turn)?;
                is_second(answer)?;
                hold("a raise alone", line[1].from.is_some() && line[1].taken.is_empty())?;
                hold("to there", name_of(&line[1]) == *to && *other == opponent)?;
                let places_a_ball = NaiveTurn::read(to);
                let before = flipped(before, *other);
                let open = self.turns(&before).iter().any(|turn| turn.to == places_a_ball.to);
                // Without a ball in reserve nothing could be placed anywhere.
                hold("not open before", !open || reserve(&before, *other) == 0)
            }
            Because::AnswerRaises { answer, side, other, own, others } => {
                is_second(answer)?;
                sides(*side, *other)?;
                hold("a raise alone", line[1].from.is_some() && line[1].taken.is_empty())?;
                reserves(&boards[2], *own, *others)
            }
            Because::AnswerZugzwang { answer, side, other } => {
                is_second(answer)?;
                sides(*side, *other)?;
                self.zugzwang(&boards[2], *side)
            }
            Because::AnswerStops { answer, side, other, cell, shape } => {
                is_second(answer)?;
                sides(*side, *other)?;
                self.stops(after, &boards[2], *side, cell, *shape)
            }
            Because::LaterCompletes { other, later, number, shape, taken } => {
                self.is_best_line(boards, line)?;
                let ply = *number as usize * 2 - 1;
                hold("it ends the line", ply + 1 == line.len())?;
                hold("it is that turn", line[ply].text() == *later && *other == opponent)?;
                self.completes(&boards[ply], &line[ply], *shape, *taken)?;
                let quiet = line[1..ply].iter().all(|turn| turn.taken.is_empty());
                hold("nothing is completed before", quiet)
            }
            Because::RunsOut { turn, side, other, own, others, saved, saves, loser } => {
                is_first(turn)?;
                sides(*side, *other)?;
                reserves(after, *own, *others)?;
                self.is_best_line(boards, line)?;
                let end = &boards[boards.len() - 1];
                let winner = self.won(end).map(|(winner, _)| winner);
                hold("he runs out", winner.is_some_and(|winner| winner != *loser))?;
                let count = |first: usize| -> u32 {
                    let turns = line.iter().skip(first).step_by(2);
                    let each =
                        turns.map(|turn| turn.taken.len() + usize::from(turn.from.is_some()));
                    each.sum::<usize>() as u32
                };
                hold("so much is saved", count(2) == *saved && count(1) == *saves)
            }
            _ => Err("no reason of this game".to_owned()),
        }
    }

    fn turns(&self, board: &Pyramid) -> Vec<NaiveTurn> {
        match self.won(board) {
            Some(_) => Vec::new(),
            None => board.turns_in_every_order(self.readings),
        }
    }

    /// Every position that can be reached, once.
    fn nexts(&self, board: &Pyramid) -> BTreeSet<String> {
        self.turns(board).iter().map(|turn| board.play(turn).text()).collect()
    }

    fn won(&self, board: &Pyramid) -> Option<(SideName, EndedBy)> {
        let outcome = board.outcome(self.readings)?;
        let (winner, by) = outcome.split_once(' ')?;
        let winner = if winner == "light" { SideName::Light } else { SideName::Dark };
        let by = match by {
            "apex" => EndedBy::Apex,
            "empty-reserve" => EndedBy::EmptyReserve,
            _ => EndedBy::NoRaise,
        };
        Some((winner, by))
    }

    /// The cells on which a side completes something, if it is its turn.
    fn completing(&self, board: &Pyramid, side: SideName) -> BTreeSet<String> {
        let turns = self.turns(&flipped(board, side));
        turns.iter().filter(|turn| !turn.taken.is_empty()).map(name_of).collect()
    }

    /// What a turn completes, if with the same ball balls can be taken back.
    fn shape(&self, board: &Pyramid, turn: &NaiveTurn) -> Option<Shape> {
        let turns = self.turns(board);
        turns.iter().find(|other| same_ball(other, turn) && !other.taken.is_empty())?;
        let alone = NaiveTurn { taken: Vec::new(), ..turn.clone() };
        let put = board.play(&alone);
        let light = side(board) == SideName::Light;
        let own = |place: naive::Lrc| {
            let (lights, darks) = put.balls_at(place);
            if light { lights } else { darks }
        };
        let (level, row, column) = turn.to;
        let mut squares = 0;
        for (r, c) in (0..3).flat_map(|r| (0..3).map(move |c| (r, c))) {
            let four = [(level, r, c), (level, r, c + 1), (level, r + 1, c), (level, r + 1, c + 1)];
            let on_board = four.iter().all(|place| places().any(|p| p == *place));
            if on_board && four.contains(&turn.to) && four.into_iter().all(own) {
                squares += 1;
            }
        }
        let mut lines = 0;
        if self.readings.lines && level < 2 {
            let length = 4 - level;
            lines += usize::from((0..length).all(|k| own((level, row, k))));
            lines += usize::from((0..length).all(|k| own((level, k, column))));
        }
        match (squares, lines) {
            (1, 0) => Some(Shape::Square),
            (0, 1) => Some(Shape::Line),
            (0, 0) => None,
            _ => Some(Shape::Several),
        }
    }

    fn completes(
        &self,
        board: &Pyramid,
        turn: &NaiveTurn,
        shape: Shape,
        taken: u32,
    ) -> Result<(), False> {
        hold("so many are taken back", turn.taken.len() as u32 == taken && taken > 0)?;
        hold("that is completed", self.shape(board, turn) == Some(shape))
    }

    fn stops(
        &self,
        before: &Pyramid,
        after: &Pyramid,
        side: SideName,
        cell: &String,
        shape: Shape,
    ) -> Result<(), False> {
        hold("it was threatened", self.completing(before, side).contains(cell))?;
        let flipped = flipped(before, side);
        let shapes = self.turns(&flipped).into_iter().filter(|turn| name_of(turn) == *cell);
        let mut shapes = shapes.filter_map(|turn| self.shape(&flipped, &turn));
        hold("what was threatened", shapes.any(|other| other == shape))?;
        hold("it is no longer", !self.completing(after, side).contains(cell))
    }

    /// After its turn, a side completes something on one of these cells,
    /// whatever the other plays.
    fn cannot_be_stopped(
        &self,
        board: &Pyramid,
        side: SideName,
        cells: &[String],
    ) -> Result<(), False> {
        let threatened = self.completing(board, side);
        hold("several", cells.len() > 1 && cells.iter().all(|cell| threatened.contains(cell)))?;
        let answers = self.turns(board);
        hold("the game goes on", !answers.is_empty())?;
        let stays = |answer: &NaiveTurn| {
            let left = self.completing(&board.play(answer), side);
            cells.iter().any(|cell| left.contains(cell))
        };
        hold("one stays", answers.iter().all(stays))
    }

    fn zugzwang(&self, board: &Pyramid, mover: SideName) -> Result<(), False> {
        hold("he is to move", side(board) == mover && self.won(board).is_none())?;
        for side in [SideName::Light, SideName::Dark] {
            let lost = matches!(self.value(&flipped(board, side)), Value::Loss(_));
            hold("whoever is to move loses", lost)?;
        }
        Ok(())
    }

    /// After the turn the result is this, and nothing is better.
    fn keeps(&self, before: &Pyramid, after: &Pyramid, kept: Kept) -> Result<(), False> {
        let result = match kept {
            Kept::Win => 0,
            Kept::Draw => 1,
        };
        hold("that is kept", self.result(after) == result)?;
        let best = self.nexts(before).iter().map(|next| self.result_of(next)).min();
        hold("nothing is better", best == Some(result))
    }

    /// No turn comes to a better result than this one, if that can be known.
    fn refutes(&self, board: &Pyramid, turn: &NaiveTurn) -> Result<(), False> {
        if self.values.is_none() {
            return Ok(());
        }
        let result = self.result(&board.play(turn));
        let better = self.nexts(board).iter().any(|next| self.result_of(next) < result);
        hold(&format!("{} keeps the result", turn.text()), !better)
    }

    /// No turn is worth more than this one, if that can be known.
    fn is_best(&self, board: &Pyramid, turn: &NaiveTurn) -> Result<(), False> {
        if self.values.is_none() {
            return Ok(());
        }
        let value = self.value(&board.play(turn));
        let better = self.nexts(board).iter().any(|next| self.value_of(next) < value);
        hold(&format!("{} is a best turn", turn.text()), !better)
    }

    fn is_best_line(&self, boards: &[Pyramid], line: &[NaiveTurn]) -> Result<(), False> {
        boards.iter().zip(line).skip(1).try_for_each(|(board, turn)| self.is_best(board, turn))
    }

    fn value(&self, board: &Pyramid) -> Value {
        self.value_of(&board.text())
    }

    fn value_of(&self, text: &str) -> Value {
        (self.values.expect("exact values are at hand"))(text)
    }

    /// For whoever is to move: lost 0, drawn 1, won 2.
    fn result(&self, board: &Pyramid) -> u8 {
        self.result_of(&board.text())
    }

    fn result_of(&self, text: &str) -> u8 {
        match self.value_of(text) {
            Value::Loss(_) => 0,
            Value::Draw => 1,
            Value::Win(_) => 2,
        }
    }
}

fn side(board: &Pyramid) -> SideName {
    if board.light_to_move() { SideName::Light } else { SideName::Dark }
}

/// The same board with this side to move.
fn flipped(board: &Pyramid, side: SideName) -> Pyramid {
    let text = board.text();
    let letter = if side == SideName::Light { "L" } else { "D" };
    Pyramid::read(&format!("{}{letter}", &text[..text.len() - 1]))
}

/// P2
fn reserve(board: &Pyramid, side: SideName) -> u32 {
    let letter = if side == SideName::Light { 'L' } else { 'D' };
    let text = board.text();
    let balls = text[..text.len() - 2].chars().filter(|ball| *ball == letter);
    15 - balls.count() as u32
}

fn same_ball(a: &NaiveTurn, b: &NaiveTurn) -> bool {
    (a.from, a.to) == (b.from, b.to)
}

/// Where a turn puts its ball.
fn name_of(turn: &NaiveTurn) -> String {
    NaiveTurn { from: None, taken: Vec::new(), ..turn.clone() }.text()
}
