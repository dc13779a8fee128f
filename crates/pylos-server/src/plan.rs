//! Conditional turns: if he plays this, I answer that. A plan is kept apart
//! from its game, so that nothing of a game that is shown or recorded can hold
//! it; only who has made it is shown it.

use pylos_host::wire::{Pace, Phase};
use pylos_host::{Board, Chair, Table};
use pylos_rules::Side as _;

use crate::error::{ApiError, Code};

/// How many lines a plan may have, and how many turns a line.
pub const LINES: usize = 24;
pub const TURNS: usize = 24;

/// Lines of turns from the moment at which the plan was made, each in the
/// rules' own notation, the opponent's first and one's own last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The moment: so many turns were played, …
    pub ply: usize,
    /// … and so many times some were undone.
    pub undos: u32,
    /// The lines.
    pub lines: Vec<Vec<String>>,
}

/// What a plan says now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// This turn is to be played.
    Play(String),
    /// The opponent has not played yet.
    Wait,
    /// Nothing any more: he has played something else, or all is played.
    Nothing,
}

impl Plan {
    /// Checks lines by the rules of the game.
    pub fn new(table: &Table, chair: Chair, lines: &[Vec<String>]) -> Result<Plan, ApiError> {
        let bad = |message: &'static str| ApiError::new(Code::BadRequest, message);
        if Pace::of(table.settings.clock) != Pace::Days {
            return Err(bad("only games of days have conditional turns"));
        }
        if table.phase() != Phase::Playing || table.to_move() != Some(chair.other()) {
            return Err(ApiError::new(Code::NotNow, "the opponent is not to move"));
        }
        if lines.len() > LINES || lines.iter().any(|line| line.len() > TURNS) {
            return Err(ApiError::new(Code::TooLarge, "24 lines of 24 turns are enough"));
        }
        let mut kept: Vec<Vec<String>> = Vec::new();
        for line in lines {
            let line = checked(table.board(), chair, line)?;
            if let Some(other) =
                kept.iter().find(|other| contradicts(table.board(), chair, &line, other))
            {
                let message = format!(
                    "{} and {} answer the same differently",
                    line.join(" "),
                    other.join(" ")
                );
                return Err(ApiError::new(Code::BadRequest, message));
            }
            kept.push(line);
        }
        // What another line begins with says nothing of its own.
        kept.sort();
        kept.dedup();
        let all = kept.clone();
        kept.retain(|line| {
            !all.iter().any(|other| other.len() > line.len() && other.starts_with(line))
        });
        Ok(Plan { ply: table.board().ply(), undos: table.undos, lines: kept })
    }

    /// What is left of the lines now: those that the game has followed, from
    /// here on.
    pub fn left(&self, table: &Table) -> Vec<Vec<String>> {
        let turns = table.board().turns();
        let lost = table.phase() != Phase::Playing || table.undos != self.undos;
        let Some(played) = turns.get(self.ply..).filter(|_| !lost) else { return Vec::new() };
        let left = self.lines.iter().filter_map(|line| line.strip_prefix(played));
        left.filter(|line| !line.is_empty()).map(<[String]>::to_vec).collect()
    }

    /// What a plan of this side says now.
    pub fn says(&self, table: &Table, chair: Chair) -> Says {
        match self.left(table).first() {
            None => Says::Nothing,
            Some(line) if table.to_move() == Some(chair) => Says::Play(line[0].clone()),
            Some(_) => Says::Wait,
        }
    }
}

/// A line in the rules' own notation.
fn checked(board: &Board, chair: Chair, line: &[String]) -> Result<Vec<String>, ApiError> {
    let mut board = board.clone();
    let mut turns = Vec::with_capacity(line.len());
    let mut last = None;
    for turn in line {
        last = board.to_move();
        turns.push(board.play(turn)?);
    }
    if last != Some(chair) {
        return Err(ApiError::new(Code::BadRequest, "a line ends with one's own turn"));
    }
    Ok(turns)
}

/// Whether two lines part at a turn of one's own.
fn contradicts(board: &Board, chair: Chair, one: &[String], other: &[String]) -> bool {
    let mut board = board.clone();
    for (mine, theirs) in one.iter().zip(other) {
        if mine != theirs {
            return board.to_move() == Some(chair);
        }
        if board.play(mine).is_err() {
            return false;
        }
    }
    false
}
