//! `pylos picture`: a recorded game as a film or as a picture.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pylos_picture::{
    Arrangement, Board, Direction, EquatorBoard, Motion, PyramidBoard, Scene, Seat, Size, encode,
    film,
};
use pylos_rules::{AnyGame, ByGame, Game, Position, Viewer};
use serde_json::json;

use crate::console::{Answer, Console};
use crate::failure::Failure;
use crate::picture::{PictureArgs, Targets, Written, marked, still, viewed};
use crate::play::record_file;

/// Make a film or a picture of a recorded game
///
/// A film shows every turn; a picture shows how the game stands after the last
/// one. A file of “-” is the standard output.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("target").required(true).multiple(true))]
pub struct Picture {
    /// The record of the game; of several in the file, the first
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Write an animated GIF into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    gif: Option<PathBuf>,
    /// Write an animated WebP, without loss, into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    webp: Option<PathBuf>,
    /// Write a picture into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    png: Option<PathBuf>,
    /// Write a drawing for the web or for print into this file
    #[arg(long, value_name = "FILE", group = "target", help_heading = "Pictures")]
    svg: Option<PathBuf>,
    /// Stop after so many turns
    #[arg(long, value_name = "N", help_heading = "Pictures")]
    after: Option<usize>,
    /// One frame for every turn: nothing moves
    #[arg(long, help_heading = "Pictures")]
    still: bool,
    #[command(flatten)]
    picture: PictureArgs,
}

/// The sizes if none is asked for: of a film, and of a picture.
const FILM: (u32, u32) = (480, 400);
const STILL: (u32, u32) = (900, 700);

impl Picture {
    /// Reads the record, and writes what is wanted.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let targets = [&self.gif, &self.webp, &self.png, &self.svg];
        Targets::check(targets.into_iter().flatten(), console)?;
        let game = self.game()?;
        let mut files = Vec::new();
        self.film(&game, &mut files)?;
        self.still(&game, &mut files)?;
        let turns = pylos_rules::for_game!(&game, |P, game| game.ply());
        let answer = json!({ "rules": game.rules().to_string(), "turns": turns });
        Targets(files).write(answer, console)
    }

    /// The game, as far as it is wanted.
    fn game(&self) -> Result<AnyGame, Failure> {
        let record = record_file::read(&self.record)?;
        let game = AnyGame::of_record(&record);
        let game = game.map_err(|error| Failure::in_file(&self.record, &error))?;
        Ok(match game {
            ByGame::Pyramid(game) => ByGame::Pyramid(self.cut(game)?),
            ByGame::Equator(game) => ByGame::Equator(self.cut(game)?),
        })
    }

    /// The game without the turns after the last one that is wanted.
    fn cut<P: Position>(&self, mut game: Game<P>) -> Result<Game<P>, Failure> {
        let Some(after) = self.after else { return Ok(game) };
        let turns = game.ply();
        if after > turns {
            return Err(Failure::usage(format!("the game has only {turns} turns")));
        }
        while game.ply() > after {
            game.undo();
        }
        Ok(game)
    }

    fn film(&self, game: &AnyGame, files: &mut Vec<Written>) -> Result<(), Failure> {
        if self.gif.is_none() && self.webp.is_none() {
            return Ok(());
        }
        if self.picture.marks {
            let why = "a film marks the turn that was played: --marks is for --png and --svg";
            return Err(Failure::usage(why));
        }
        let size = self.picture.size.map_or_else(|| Size::new(FILM.0, FILM.1), Ok)?;
        let (scene, seat) = viewed(board(game), &self.picture, size)?;
        match scene.board {
            Board::Pyramid(PyramidBoard { arrangement: Arrangement::Stacked, .. })
            | Board::Equator(_) => {}
            Board::Pyramid(_) => {
                return Err(Failure::usage("a film is seen from a side: --view light or dark"));
            }
        }
        let shots = film(game, &self.direction(&scene, seat, size))?;
        if let Some(path) = self.gif.clone() {
            let contents = encode::gif(&shots, size, bar("GIF"))?;
            files.push(Written { format: "gif", path, contents });
        }
        if let Some(path) = self.webp.clone() {
            let contents = encode::webp(&shots, size, bar("WebP"))?;
            files.push(Written { format: "webp", path, contents });
        }
        Ok(())
    }

    fn direction(&self, scene: &Scene, seat: Seat, size: Size) -> Direction {
        let motion = if self.still { Motion::Still } else { Motion::Moving };
        let Scene { theme, set, background, names, .. } = *scene;
        Direction { theme, set, background, names, seat, size, motion }
    }

    fn still(&self, game: &AnyGame, files: &mut Vec<Written>) -> Result<(), Failure> {
        if self.png.is_none() && self.svg.is_none() {
            return Ok(());
        }
        let size = self.picture.size.map_or_else(|| Size::new(STILL.0, STILL.1), Ok)?;
        let mut board = board(game);
        if self.picture.marks {
            let position = match game {
                ByGame::Pyramid(game) => ByGame::Pyramid((*game.position(), game.rules())),
                ByGame::Equator(game) => ByGame::Equator((*game.position(), game.rules())),
            };
            marked(&mut board, &position);
        }
        let (scene, _) = viewed(board, &self.picture, size)?;
        files.extend(still(&scene, size, self.png.as_deref(), self.svg.as_deref())?);
        Ok(())
    }
}

/// The board as a game has left it, with the last turn marked.
fn board(game: &AnyGame) -> Board {
    match game {
        ByGame::Pyramid(game) => {
            Board::Pyramid(PyramidBoard::of_seen(&game.seen_by(Viewer::Watcher)))
        }
        ByGame::Equator(game) => Board::Equator(EquatorBoard::of_game(game)),
    }
}

/// A bar where somebody watches.
fn bar(what: &'static str) -> impl FnMut(usize, usize) {
    let bar = ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    move |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        if done >= of {
            bar.finish_and_clear();
        }
    }
}
