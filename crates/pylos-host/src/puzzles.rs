//! Puzzles asked for and solved, from a pack.

use std::collections::HashSet;
use std::str::FromStr;

use pylos_puzzles::choose::{self, Wish};
use pylos_puzzles::{
    Act, Attempt, AttemptError, Date, Entry, Pack, PackError, Puzzle, PuzzleId, Puzzling, Theme,
    Verdict,
};
use pylos_rules::{Game, Random, Repetition, Viewer, for_game};
use pylos_teacher::Taught;
use pylos_views::{View, Viewed, legal_turns};

use crate::Lots;
use crate::board::{kind_of, read_rules};
use crate::rating::{Rating, rate};
use crate::refusal::{Code, Refusal};
use crate::wire::{
    ActName, AttemptQuery, AttemptShown, Counted, DailyQuery, NextQuery, PuzzleAct, PuzzleCatalog,
    PuzzleList, PuzzleSet, PuzzleShown, SolverRating, ThemeCount, TryTold,
};

/// How many puzzles are handed out at a time.
const MOST: usize = 50;

/// How many puzzles may be named as seen.
const SEEN: usize = 2_000;

/// How sure the first rating of a puzzle is: the levels that made it are not
/// people.
const FIRST_DEVIATION: f64 = 150.0;

/// How hard a puzzle is by now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// As a player's.
    pub rating: Rating,
    /// How many attempts it rests on.
    pub attempts: i64,
}

impl PuzzleRating {
    /// Before anybody has tried.
    pub fn first(entry: &Entry) -> PuzzleRating {
        let rating = f64::from(entry.difficulty.rating);
        let rating = Rating { rating, deviation: FIRST_DEVIATION, ..Rating::default() };
        PuzzleRating { rating, attempts: 0 }
    }

    /// After an attempt with this score of a solver with this rating.
    #[must_use]
    pub fn after(self, solver: Rating, score: f64) -> PuzzleRating {
        let rating = rate(self.rating, solver, 1.0 - score);
        PuzzleRating { rating, attempts: self.attempts + 1 }
    }
}

impl SolverRating {
    /// After an attempt with this score at a puzzle that is so hard.
    #[must_use]
    pub fn after(self, puzzle: Rating, score: f64) -> SolverRating {
        SolverRating::of(rate(self.rating(), puzzle, score), self.puzzles.saturating_add(1))
    }
}

/// A pack that cannot be used.
pub fn bad_pack(error: &PackError) -> Refusal {
    Refusal::new(Code::BadRequest, error.to_string())
}

/// What there is.
pub fn catalog(pack: &Pack) -> PuzzleCatalog {
    let set = |(name, rules)| {
        let entries = pack.of_rules(name);
        let count = |theme| entries.iter().filter(|entry| entry.themes.contains(theme)).count();
        let themes = Theme::ALL.into_iter().map(|theme| (theme, count(theme)));
        let themes = themes.filter(|(_, puzzles)| *puzzles > 0);
        let ratings = || entries.iter().map(|entry| entry.difficulty.rating);
        PuzzleSet {
            rules: name.to_owned(),
            game: kind_of(rules),
            puzzles: entries.len(),
            themes: themes
                .map(|(theme, puzzles)| ThemeCount { theme: theme.into(), puzzles })
                .collect(),
            ratings: [ratings().min().unwrap_or(0), ratings().max().unwrap_or(0)],
        }
    };
    PuzzleCatalog { sets: pack.rule_sets().map(set).collect() }
}

/// The puzzle with this name.
pub fn named<'a>(pack: &'a Pack, id: &str) -> Result<&'a Entry, Refusal> {
    let id =
        PuzzleId::from_str(id).map_err(|error| Refusal::new(Code::NotFound, error.to_string()))?;
    pack.entry(id).ok_or_else(|| Refusal::not_found("puzzle"))
}

/// The puzzle of a day; `today` is the day where nobody says which.
pub fn daily<'a>(pack: &'a Pack, query: &DailyQuery, today: Date) -> Result<&'a Entry, Refusal> {
    let date = match &query.date {
        Some(text) => text.parse().map_err(|error: pylos_puzzles::DateError| {
            Refusal::new(Code::BadRequest, error.to_string())
        })?,
        None => today,
    };
    let rules = rules_of(pack, query.rules.as_deref())?;
    choose::daily(pack, &rules, date).ok_or_else(|| Refusal::not_found("puzzle"))
}

/// The next puzzles; `solver` is the rating to go by where nobody says how hard
/// they should be, `rating` how hard a puzzle is by now, `is_done` what is left
/// out.
pub fn next<'a>(
    pack: &'a Pack,
    query: &NextQuery,
    solver: f64,
    rating: impl Fn(&Entry) -> f64,
    is_done: impl Fn(PuzzleId) -> bool,
    lots: &dyn Lots,
) -> Result<Vec<&'a Entry>, Refusal> {
    let most = query.count.unwrap_or(1);
    if !(1..=MOST).contains(&most) {
        let message = format!("1 to {MOST} puzzles are handed out at a time");
        return Err(Refusal::new(Code::BadRequest, message));
    }
    if query.seen.len() > SEEN {
        let message = format!("at most {SEEN} puzzles can be named as seen");
        return Err(Refusal::new(Code::TooLarge, message));
    }
    let seen: HashSet<PuzzleId> = query.seen.iter().filter_map(|id| id.parse().ok()).collect();
    let rules = rules_of(pack, query.rules.as_deref())?;
    let wanted = query.rating.filter(|rating| rating.is_finite()).unwrap_or(solver);
    let wish = Wish { rules: Some(&rules), theme: query.theme.map(Into::into), rating: wanted };
    let left_out = |id| seen.contains(&id) || is_done(id);
    let mut random = Random::new(lots.number());
    Ok(choose::next(pack, &wish, most, rating, left_out, &mut random))
}

/// The canonical name of rules that there are puzzles for.
fn rules_of(pack: &Pack, text: Option<&str>) -> Result<String, Refusal> {
    let rules = read_rules(text.unwrap_or("standard"))?.to_string();
    match pack.of_rules(&rules) {
        [] => Err(Refusal::new(Code::NotFound, format!("there are no puzzles for {rules}"))),
        _ => Ok(rules),
    }
}

/// Puzzles as they are shown.
pub fn list(
    pack: &Pack,
    entries: &[&Entry],
    rating: impl Fn(&Entry) -> PuzzleRating,
) -> Result<PuzzleList, Refusal> {
    let shown = entries.iter().map(|entry| shown(pack, entry, rating(entry)));
    Ok(PuzzleList { puzzles: shown.collect::<Result<_, _>>()? })
}

/// A puzzle as it is shown.
pub fn shown(pack: &Pack, entry: &Entry, rating: PuzzleRating) -> Result<PuzzleShown, Refusal> {
    let puzzle = pack.puzzle(entry).map_err(Refusal::internal)?;
    for_game!(&puzzle, |P, puzzle| {
        let start = puzzle.start();
        let game = game_of(puzzle, start);
        Ok(PuzzleShown {
            id: entry.id.to_string(),
            game: P::KIND,
            rules: pack.rules(entry).to_owned(),
            side: start.to_move().into(),
            goal: entry.goal.into(),
            decisions: entry.decisions,
            themes: entry.themes.iter().map(Into::into).collect(),
            rating: rating.rating.rating.round() as i64,
            attempts: rating.attempts,
            level: entry.difficulty.level(),
            position: view(&game),
            legal: legal_turns(&game),
        })
    })
}

/// What an attempt has come to. The ratings are left to whoever keeps them:
/// see [`counted`].
pub fn attempt(pack: &Pack, entry: &Entry, query: &AttemptQuery) -> Result<AttemptShown, Refusal> {
    let puzzle = pack.puzzle(entry).map_err(Refusal::internal)?;
    let acts: Vec<Act> = query.acts.iter().map(act).collect();
    for_game!(&puzzle, |P, puzzle| show_attempt(puzzle, &acts))
}

/// The score of an attempt that its last act has decided; `None` if an earlier
/// act had, or nothing has yet.
pub fn decided_now(shown: &AttemptShown) -> Option<f64> {
    let (last, before) = shown.acts.split_last()?;
    if before.iter().any(|act| *act != ActName::Right) {
        return None;
    }
    match last {
        ActName::Right => (shown.state == crate::wire::AttemptState::Solved).then_some(1.0),
        ActName::Wrong | ActName::Hint | ActName::Solution => Some(0.0),
    }
}

/// What a decided attempt makes of a solver's rating.
pub fn counted(score: f64, solver: SolverRating, puzzle: Rating) -> Counted {
    let after = solver.after(puzzle, score);
    Counted { score, change: after.rating - solver.rating().rating, solver: after, earlier: false }
}

fn act(act: &PuzzleAct) -> Act {
    match act {
        PuzzleAct::Try { turn } => Act::Try(turn.clone()),
        PuzzleAct::Hint => Act::Hint,
        PuzzleAct::Solution => Act::Solution,
    }
}

fn show_attempt<P: Puzzling + Viewed + Taught>(
    puzzle: &Puzzle<P>,
    acts: &[Act],
) -> Result<AttemptShown, Refusal> {
    let attempt = Attempt::of(puzzle, acts).map_err(|error| match &error {
        AttemptError::Illegal(illegal) => Refusal::because(Code::IllegalTurn, illegal),
        AttemptError::AfterTheEnd(_) => Refusal::new(Code::NotNow, error.to_string()),
        AttemptError::TooMany => Refusal::new(Code::TooLarge, error.to_string()),
    })?;
    let mut game = game_of(puzzle, puzzle.start());
    play(&mut game, &attempt.turns)?;
    let open = attempt.progress == pylos_puzzles::Progress::Open;
    Ok(AttemptShown {
        id: puzzle.id().to_string(),
        state: attempt.progress.into(),
        found: attempt.found,
        decisions: puzzle.decisions.len(),
        acts: attempt.verdicts.iter().map(name).collect(),
        turns: texts(&attempt.turns),
        position: view(&game),
        legal: if open { legal_turns(&game) } else { Vec::new() },
        told: attempt.verdicts.last().map(|verdict| told(puzzle, &attempt, verdict)).transpose()?,
        counted: None,
    })
}

fn name<P: Puzzling + Viewed>(verdict: &Verdict<P>) -> ActName {
    match verdict {
        Verdict::Right { .. } => ActName::Right,
        Verdict::Wrong { .. } => ActName::Wrong,
        Verdict::Hint(_) => ActName::Hint,
        Verdict::Solution(_) => ActName::Solution,
    }
}

fn told<P: Puzzling + Viewed + Taught>(
    puzzle: &Puzzle<P>,
    attempt: &Attempt<P>,
    verdict: &Verdict<P>,
) -> Result<TryTold, Refusal> {
    // Boards after something that is tried, from where it was tried.
    let after = |decision: usize, turns: &[P::Turn]| {
        let mut game = game_of(puzzle, puzzle.decisions[decision].position);
        play(&mut game, turns)?;
        Ok::<_, Refusal>(Box::new(view(&game)))
    };
    Ok(match verdict {
        Verdict::Right { turn, replies } => TryTold::Right {
            turn: turn.to_string(),
            replies: texts(replies),
            after: after(attempt.found - 1, &[*turn])?,
        },
        Verdict::Wrong { turn, wrong } => {
            let decision = &puzzle.decisions[attempt.found];
            let refuted = wrong.reply.map(|reply| after(attempt.found, &[*turn, reply]));
            let right: Vec<P::Turn> =
                [decision.solution].into_iter().chain(decision.replies.iter().copied()).collect();
            let because = wrong.reply.and_then(|reply| {
                P::why_refuted(puzzle.rules, &decision.position, [*turn, reply], &right)
            });
            TryTold::Wrong {
                turn: turn.to_string(),
                before: puzzle.worth_at(attempt.found).into(),
                worth: wrong.worth.into(),
                after: after(attempt.found, &[*turn])?,
                reply: wrong.reply.map(|reply| reply.to_string()),
                refuted: refuted.transpose()?,
                because,
            }
        }
        Verdict::Hint(steps) => {
            let decision = &puzzle.decisions[attempt.found];
            let legal = decision.position.legal(puzzle.rules, decision.solution);
            let way = legal.ways.into_iter().next().unwrap_or_default();
            TryTold::Hint { steps: way.into_iter().take(steps.len()).collect() }
        }
        Verdict::Solution(turns) => TryTold::Solution { turns: texts(turns) },
    })
}

fn texts<T: ToString>(turns: &[T]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}

fn game_of<P: Puzzling + Viewed>(puzzle: &Puzzle<P>, position: P) -> Game<P> {
    Game::from_position(puzzle.rules, position).with_repetition(Repetition::OFF)
}

fn play<P: Viewed>(game: &mut Game<P>, turns: &[P::Turn]) -> Result<(), Refusal> {
    turns.iter().try_for_each(|turn| {
        game.play(*turn).map_err(|refused| Refusal::internal(refused.to_string()))
    })
}

fn view<P: Viewed>(game: &Game<P>) -> View {
    P::view(&game.seen_by(Viewer::Player(game.position().to_move())))
}
