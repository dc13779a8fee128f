//! `pylos show`: a position drawn in the terminal, or as a picture.

use std::path::PathBuf;

use pylos_picture::{Board, EquatorBoard, PyramidBoard, Scene, Size};
use serde_json::json;

use crate::console::{Answer, Console, Format, Paint};
use crate::failure::Failure;
use crate::graphics::{GraphicsChoice, Place};
use crate::language::Text;
use crate::picture::{AnyPosition, PictureArgs, Targets, marked, still, viewed};
use crate::rules_arg::RulesArg;
use crate::telling;
use crate::terminal_game::TerminalGame;
use pylos_rules::{ByGame, Game, Viewer, for_game};

/// Draw a position
///
/// In the terminal, as a picture if it shows any, otherwise in letters; with
/// --png or --svg into files instead. A file of “-” is the standard output.
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
    /// Pictures in the terminal itself
    #[arg(
        long,
        value_enum,
        value_name = "WAY",
        default_value_t,
        hide_default_value = true,
        group = "target",
        help_heading = "Pictures"
    )]
    graphics: GraphicsChoice,
    #[command(flatten)]
    picture: PictureArgs,
}

/// The size of a picture if none is asked for.
const SIZE: (u32, u32) = (900, 700);

impl Show {
    /// Draws the position.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let text = self.position.as_deref();
        let position = match self.rules.get()? {
            ByGame::Pyramid(rules) => ByGame::Pyramid((TerminalGame::given(rules, text)?, rules)),
            ByGame::Equator(rules) => ByGame::Equator((TerminalGame::given(rules, text)?, rules)),
        };
        if self.png.is_some() || self.svg.is_some() {
            return self.draw(&position, console);
        }
        if console.format() == Format::Json {
            return for_game!(&position, |P, (position, rules)| describe(
                position, *rules, console
            ));
        }
        match self.graphics.graphics() {
            Some(graphics) => {
                let size = self.picture.size.map_or_else(|| graphics.usual_size(), Ok)?;
                let scene = self.scene(&position, size)?;
                console.bytes(&graphics.picture(&scene, size, Place::Inline)?)?;
                console.line("")?;
            }
            None => for_game!(&position, |P, (position, rules)| {
                console.text(position.draw(*rules, console.paint(), console.language()))
            })?,
        }
        let told = for_game!(&position, |P, (position, rules)| told(position, *rules));
        console.line(format_args!("\n    {}", console.language().say(&told)))?;
        Ok(Answer::Yes)
    }

    /// The position as the options want it to be seen.
    fn scene(&self, position: &AnyPosition, size: Size) -> Result<Scene, Failure> {
        let mut board = match position {
            ByGame::Pyramid((position, rules)) => {
                Board::Pyramid(PyramidBoard::under(*rules, position))
            }
            ByGame::Equator((position, rules)) => {
                Board::Equator(EquatorBoard::of(position, *rules))
            }
        };
        if self.picture.marks {
            marked(&mut board, position);
        }
        viewed(board, &self.picture, size).map(|(scene, _)| scene)
    }

    /// Draws the position into files.
    fn draw(&self, position: &AnyPosition, console: &mut Console) -> Result<Answer, Failure> {
        Targets::check(self.png.iter().chain(&self.svg), console)?;
        let size = self.picture.size.map_or_else(|| Size::new(SIZE.0, SIZE.1), Ok)?;
        let scene = self.scene(position, size)?;
        let files = still(&scene, size, self.png.as_deref(), self.svg.as_deref())?;
        let (rules, position) =
            for_game!(position, |P, (position, rules)| (rules.to_string(), position.to_string()));
        let (width, height) = (size.width(), size.height());
        let answer =
            json!({ "rules": rules, "position": position, "width": width, "height": height });
        Targets(files).write(answer, console)
    }
}

/// How a position stands, in a sentence.
fn told<P: TerminalGame>(position: &P, rules: P::Rules) -> Text {
    match position.outcome(rules) {
        Some(outcome) => telling::result(outcome, position),
        None => {
            let side = P::side(position.to_move()).into();
            Text::TurnsToChoose { side, count: position.count(rules).into() }
        }
    }
}

/// The position as data.
fn describe<P: TerminalGame>(
    position: &P,
    rules: P::Rules,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let outcome = position.outcome(rules);
    let viewer = Viewer::Player(position.to_move());
    console.json(&json!({
        "rules": rules.to_string(),
        "position": position.to_string(),
        "turn": position.to_move().to_string(),
        "turns": position.count(rules),
        "outcome": outcome.map(|outcome| outcome.to_string()),
        "result": outcome.map(|outcome| pylos_views::result(position, outcome)),
        "view": P::view(&Game::from_position(rules, *position).seen_by(viewer)),
        "drawing": position.draw(rules, Paint::Plain, console.language()),
    }))?;
    Ok(Answer::Yes)
}
