//! `pylos show`: a position drawn in the terminal, or as a picture.

use std::path::PathBuf;

use pylos_picture::{Board, EquatorBoard, PyramidBoard, Size};
use serde_json::json;

use crate::console::{Answer, Console, Format, Paint};
use crate::failure::Failure;
use crate::language::Text;
use crate::picture::{AnyPosition, PictureArgs, Targets, marked, still, viewed};
use crate::rules_arg::RulesArg;
use crate::telling;
use crate::terminal_game::TerminalGame;
use pylos_rules::{ByGame, Game, Viewer, for_game};

/// Draw a position
///
/// In the terminal; with --png or --svg as a picture instead. A file of “-”
/// is the standard output.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("target").multiple(true))]
pub struct Show {
    #[command(flatten)]
    rules: RulesArg,
    /// The position; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
    /// Write a picture into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    png: Option<PathBuf>,
    /// Write a drawing for the web or for print into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    picture: PictureArgs,
}

/// The size of a picture if none is asked for.
const SIZE: (u32, u32) = (900, 700);

impl Show {
    /// Draws the position.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let rules = self.rules.get()?;
        let text = self.position.as_deref();
        if self.png.is_none() && self.svg.is_none() {
            return for_game!(rules, |P, rules| show(P::given(rules, text)?, rules, console));
        }
        let position = match rules {
            ByGame::Pyramid(rules) => ByGame::Pyramid((TerminalGame::given(rules, text)?, rules)),
            ByGame::Equator(rules) => ByGame::Equator((TerminalGame::given(rules, text)?, rules)),
        };
        self.draw(&position, console)
    }

    /// Draws the position into files.
    fn draw(&self, position: &AnyPosition, console: &mut Console) -> Result<Answer, Failure> {
        Targets::check(self.png.iter().chain(&self.svg), console)?;
        let size = self.picture.size.map_or_else(|| Size::new(SIZE.0, SIZE.1), Ok)?;
        let mut board = match position {
            ByGame::Pyramid((position, _)) => Board::Pyramid(PyramidBoard::of(position)),
            ByGame::Equator((position, rules)) => {
                Board::Equator(EquatorBoard::of(position, *rules))
            }
        };
        if self.picture.marks {
            marked(&mut board, position);
        }
        let (scene, _) = viewed(board, &self.picture, size)?;
        let files = still(&scene, size, self.png.as_deref(), self.svg.as_deref())?;
        let (rules, position) = match position {
            ByGame::Pyramid((position, rules)) => (rules.to_string(), position.to_string()),
            ByGame::Equator((position, rules)) => (rules.to_string(), position.to_string()),
        };
        let (width, height) = (size.width(), size.height());
        let answer =
            json!({ "rules": rules, "position": position, "width": width, "height": height });
        Targets(files).write(answer, console)
    }
}

fn show<P: TerminalGame>(
    position: P,
    rules: P::Rules,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let outcome = position.outcome(rules);
    if console.format() == Format::Json {
        let viewer = Viewer::Player(position.to_move());
        console.json(&json!({
            "rules": rules.to_string(),
            "position": position.to_string(),
            "turn": position.to_move().to_string(),
            "turns": position.count(rules),
            "outcome": outcome.map(|outcome| outcome.to_string()),
            "result": outcome.map(|outcome| pylos_views::result(&position, outcome)),
            "view": P::view(&Game::from_position(rules, position).seen_by(viewer)),
            "drawing": position.draw(rules, Paint::Plain, console.language()),
        }))?;
        return Ok(Answer::Yes);
    }
    let language = console.language();
    console.text(position.draw(rules, console.paint(), language))?;
    let told = match outcome {
        Some(outcome) => telling::result(outcome, &position),
        None => {
            let side = P::side(position.to_move()).into();
            Text::TurnsToChoose { side, count: position.count(rules).into() }
        }
    };
    console.line(format_args!("\n    {}", language.say(&told)))?;
    Ok(Answer::Yes)
}
