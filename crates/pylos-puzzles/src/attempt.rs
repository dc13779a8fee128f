//! What a solver does, and what comes of it.

use std::fmt;

use pylos_rules::Steps;

use crate::{Puzzle, Puzzling, Wrong};

/// Something that a solver does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Tries a turn, given as its text.
    Try(String),
    /// Asks for a hint: one step of the turn to find, and one more each time.
    Hint,
    /// Gives up and wants to see the solution.
    Solution,
}

/// An attempt at a puzzle: what its acts have come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt<P: Steps> {
    /// How many decisions have been found.
    pub found: usize,
    /// The turns on the board, the opponent's included.
    pub turns: Vec<P::Turn>,
    /// What came of each act.
    pub verdicts: Vec<Verdict<P>>,
    /// Whether it goes on.
    pub progress: Progress,
}

/// Whether an attempt goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// There is something left to find.
    Open,
    /// Everything was found.
    Solved,
    /// The solution was shown.
    Shown,
}

/// What came of an act.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<P: Steps> {
    /// The turn is right, and the opponent answers.
    Right {
        /// The turn as it was tried, or, if that only means the same, the one
        /// to which the opponent answers.
        turn: P::Turn,
        /// His turns; none at the end.
        replies: Vec<P::Turn>,
    },
    /// The turn is wrong; it is taken back after its refutation.
    Wrong {
        /// The turn as it was tried.
        turn: P::Turn,
        /// What it comes to, and what answers it.
        wrong: Wrong<P>,
    },
    /// The first steps of the turn to find.
    Hint(Vec<P::Step>),
    /// The rest of the solution, the opponent's turns included.
    Solution(Vec<P::Turn>),
}

/// Why an act means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptError<I> {
    /// The turn is not legal.
    Illegal(I),
    /// The act, counted from 1, comes after the end.
    AfterTheEnd(usize),
    /// Nobody acts so often.
    TooMany,
}

impl<I: fmt::Display> fmt::Display for AttemptError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttemptError::Illegal(illegal) => illegal.fmt(f),
            AttemptError::AfterTheEnd(act) => {
                write!(f, "act {act} comes too late: the attempt was over before it")
            }
            AttemptError::TooMany => write!(f, "an attempt has at most {MOST} acts"),
        }
    }
}

impl<I: std::error::Error> std::error::Error for AttemptError<I> {}

/// How many acts an attempt has at most.
const MOST: usize = 200;

impl<P: Puzzling + Steps> Attempt<P> {
    /// An attempt from its beginning. The same acts always come to the same.
    pub fn of(puzzle: &Puzzle<P>, acts: &[Act]) -> Result<Attempt<P>, AttemptError<P::Illegal>> {
        if acts.len() > MOST {
            return Err(AttemptError::TooMany);
        }
        let mut attempt =
            Attempt { found: 0, turns: Vec::new(), verdicts: Vec::new(), progress: Progress::Open };
        for (number, act) in (1..).zip(acts) {
            if attempt.progress != Progress::Open {
                return Err(AttemptError::AfterTheEnd(number));
            }
            attempt.act(puzzle, act)?;
        }
        Ok(attempt)
    }

    fn act(&mut self, puzzle: &Puzzle<P>, act: &Act) -> Result<(), AttemptError<P::Illegal>> {
        let decision = &puzzle.decisions[self.found];
        let verdict = match act {
            Act::Try(text) => {
                let turn = decision.position.read_turn(puzzle.rules, text);
                let turn = turn.map_err(AttemptError::Illegal)?;
                match decision.judge(puzzle.rules, turn) {
                    Some(wrong) => {
                        let reply = wrong.reply.map(|reply| P::answer_to(turn, wrong.turn, reply));
                        Verdict::Wrong { turn, wrong: Wrong { reply, ..*wrong } }
                    }
                    None => {
                        let play = |turn| decision.position.play_unchecked(puzzle.rules, turn);
                        let exact = play(turn) == play(decision.solution);
                        let turn = if exact { turn } else { decision.solution };
                        self.found += 1;
                        if self.found == puzzle.decisions.len() {
                            self.progress = Progress::Solved;
                        }
                        self.turns.push(turn);
                        self.turns.extend(&decision.replies);
                        Verdict::Right { turn, replies: decision.replies.clone() }
                    }
                }
            }
            Act::Hint => {
                let asked = self.verdicts.iter().rev();
                let asked = asked.take_while(|verdict| !matches!(verdict, Verdict::Right { .. }));
                let before = asked.filter(|verdict| matches!(verdict, Verdict::Hint(_))).count();
                let steps = P::steps(decision.solution).into_iter().take(before + 1);
                Verdict::Hint(steps.collect())
            }
            Act::Solution => {
                self.progress = Progress::Shown;
                let rest = puzzle.decisions[self.found..].iter();
                let turns = rest.flat_map(|decision| {
                    [decision.solution].into_iter().chain(decision.replies.iter().copied())
                });
                Verdict::Solution(turns.collect())
            }
        };
        self.verdicts.push(verdict);
        Ok(())
    }

    /// What it counts: 1 if everything was found at the first try and without
    /// help, 0 as soon as that cannot be any more; `None` as long as it is
    /// open.
    pub fn score(&self) -> Option<f64> {
        let clean = self.verdicts.iter().all(|verdict| matches!(verdict, Verdict::Right { .. }));
        match (clean, self.progress) {
            (false, _) => Some(0.0),
            (true, Progress::Solved) => Some(1.0),
            (true, _) => None,
        }
    }

    /// Where the board stands.
    pub fn position(&self, puzzle: &Puzzle<P>) -> P {
        let play = |position: P, turn: &P::Turn| position.play_unchecked(puzzle.rules, *turn);
        self.turns.iter().fold(puzzle.start(), play)
    }
}
