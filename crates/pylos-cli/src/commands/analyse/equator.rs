//! The equator game: every turn with the exact result at the end of the game.

use pylos_engine::equator::{AnalysedTurn, Analysis, Ending, Solver, Unsolved};
use pylos_engine::{Control, Limits, Score, Stop, SystemClock};
use pylos_rules::Span;
use pylos_rules::equator::{Position, Rules, Turn};
use pylos_teacher::{Expected, Taught as _};
use pylos_views::{Explanation, Worth};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;

/// Enough to solve a whole game without forgetting anything.
const MEMORY: usize = 64 << 20;

/// Solves the position and writes what was found.
pub fn analyse(
    rules: Rules,
    position: &Position,
    time: Option<Span>,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let time = time.map(Span::duration);
    let control = Control::start(Limits { time, ..Limits::NONE }, &clock, &stop);
    let analysis = match Solver::new(rules, MEMORY).analyse(position, &control) {
        Ok(analysis) => analysis,
        Err(error @ Unsolved::Setup) => return Err(Failure::usage(error.to_string())),
        Err(error @ Unsolved::Stopped) => return unsolved(error, console),
    };
    let good = Expected { line: &analysis.line, score: Score::Points(analysis.result.margin) };
    let why = Position::why_good(rules, position, good, None);
    match console.format() {
        Format::Text => write_text(rules, position, &analysis, &why, console)?,
        Format::Json => {
            let turns: Vec<_> = analysis
                .turns
                .iter()
                .map(|AnalysedTurn { turn, result }| {
                    json!({
                        "turn": turn.to_string(),
                        "value": points(*result),
                        "worth": Worth::from(Score::Points(result.margin)),
                        "winner": result.winner.to_string(),
                        "score": result.score(rules, position),
                    })
                })
                .collect();
            console.json(&json!({
                "rules": rules.to_string(),
                "position": position.to_string(),
                "value": points(analysis.result),
                "worth": Worth::from(Score::Points(analysis.result.margin)),
                "winner": analysis.result.winner.to_string(),
                "score": analysis.result.score(rules, position),
                "turns": turns,
                "line": analysis.line.iter().map(Turn::to_string).collect::<Vec<_>>(),
                "because": why,
            }))?;
        }
    }
    Ok(Answer::Yes)
}

/// Time was up: that is an answer, if not the one hoped for.
fn unsolved(why: Unsolved, console: &mut Console) -> Result<Answer, Failure> {
    match console.format() {
        Format::Text => console.line(why)?,
        Format::Json => console.json(&json!({ "unsolved": why.to_string() }))?,
    }
    Ok(Answer::No)
}

fn write_text(
    rules: Rules,
    position: &Position,
    analysis: &Analysis,
    why: &[Explanation],
    console: &mut Console,
) -> Result<(), Failure> {
    let Analysis { result, turns, line, .. } = analysis;
    console.line(format_args!("{}: {}", position.to_move(), ending(rules, position, *result)))?;
    for turn in turns {
        console.line(format_args!("{}\t{}", turn.turn, ending(rules, position, turn.result)))?;
    }
    super::write_reasons(why, console)?;
    if !line.is_empty() {
        let turns: Vec<String> = line.iter().map(Turn::to_string).collect();
        console.line(format_args!("line: {}", turns.join(" ")))?;
    }
    Ok(())
}

/// How many points the side to move will be ahead: `points +3`.
fn points(result: Ending) -> String {
    Score::Points(result.margin).to_string()
}

/// The margin of the side to move, the final score where it follows, blue's
/// points first, and who wins a game that ends level (E11).
fn ending(rules: Rules, position: &Position, result: Ending) -> String {
    let mut text = points(result);
    if let Some([blue, red]) = result.score(rules, position) {
        text += &format!(" ({blue}:{red})");
    }
    if result.margin == 0 {
        text += &format!(", {} wins", result.winner);
    }
    text
}
