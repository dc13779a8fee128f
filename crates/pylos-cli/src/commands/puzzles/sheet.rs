//! `pylos puzzles sheet`: twelve puzzles on paper.

use std::fmt::Write as _;
use std::path::PathBuf;

use pylos_picture::{
    Arrangement, Background, Board, EquatorBoard, Names, PyramidBoard, Scene, Size, svg,
};
use pylos_puzzles::{AnyPuzzle, Entry, Pack};
use pylos_rules::pyramid::Color;
use pylos_rules::{ByGame, for_game};
use serde_json::json;

use super::wish::Wish;
use super::{daily, shipped, unusable, words};
use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text, name};
use crate::whole_file;

/// Write a sheet of twelve puzzles with solutions, to be printed
///
/// A page of HTML with drawings that any browser prints: twelve boards on the
/// first page, the solutions on the second.
#[derive(clap::Args)]
pub struct Sheet {
    #[command(flatten)]
    wish: Wish,
    /// Where to; standard output if left out
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// How many puzzles a sheet has.
const TWELVE: usize = 12;

impl Sheet {
    /// Writes the sheet.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let pack = shipped()?;
        let mut chosen = self.wish.choose(&pack, TWELVE, 1500.0, |_| false)?;
        if chosen.is_empty() {
            return Err(Failure::told(FailureKind::Usage, Text::PuzzleNoMore));
        }
        chosen.sort_by_key(|entry| (entry.difficulty.rating, entry.id));
        let page = page(&pack, &chosen, console.language())?;
        match &self.output {
            Some(path) => whole_file::write(path, page.as_bytes())?,
            None if console.format() == Format::Text => {
                return {
                    console.text(page)?;
                    Ok(Answer::Yes)
                };
            }
            None => {}
        }
        if console.format() == Format::Json {
            let ids: Vec<String> = chosen.iter().map(|entry| entry.id.to_string()).collect();
            let page = self.output.is_none().then_some(page);
            console.json(&json!({ "puzzles": ids, "html": page }))?;
        }
        Ok(Answer::Yes)
    }
}

/// The sheet as a page of HTML.
fn page(pack: &Pack, chosen: &[&Entry], language: Language) -> Result<String, Failure> {
    let say = |text: &Text| escaped(&language.say(text));
    let (mut boards, mut solutions) = (String::new(), String::new());
    for (number, entry) in (1..).zip(chosen) {
        let puzzle = pack.puzzle(entry).map_err(|error| unusable(&error))?;
        let shown = daily::show(pack, entry)?;
        let goal = say(&words::goal(entry.goal, shown.side));
        let turns = say(&Text::PuzzleTurns { count: i32::from(entry.decisions).into() });
        // Writing to a text cannot fail.
        let _ = writeln!(
            boards,
            "<figure><figcaption><b>{number}</b> {goal} ({turns})</figcaption>{}</figure>",
            drawing(&puzzle)?
        );
        let line = for_game!(&puzzle, |P, puzzle| {
            let plies = puzzle.solution().plies;
            plies.iter().map(|ply| ply.turn.to_string()).collect::<Vec<_>>().join(" ")
        });
        let themes = escaped(&words::themes(entry.themes, language));
        let _ = writeln!(
            solutions,
            "<li><b>{line}</b> <span>{themes} · {} · {}</span></li>",
            entry.difficulty.rating, entry.id
        );
    }
    let rules = chosen.first().map_or("", |entry| pack.rules(entry));
    let title = say(&Text::PuzzleSheet);
    let about = say(&Text::PuzzleSheetAbout { rules: name(rules) });
    let heading = say(&Text::PuzzleSheetSolutions);
    Ok(format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{about}</p>\n<main>\n{boards}</main>\n\
         <section>\n<h2>{heading}</h2>\n<ol>\n{solutions}</ol>\n</section>\n</html>\n",
        language.tag()
    ))
}

/// Three boards in a row, four rows on a page of A4, solutions on the next.
const STYLE: &str = "@page{size:A4;margin:12mm}body{font:10pt/1.35 system-ui,sans-serif;\
margin:0 auto;max-width:186mm;color:#111}h1{font-size:15pt;margin:0 0 1mm}p{margin:0 0 3mm}\
main{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm 4mm}figure{margin:0;\
break-inside:avoid}figcaption{font-size:8.5pt;min-height:2.7em}svg{width:100%;height:auto;\
display:block}section{break-before:page}li{margin:0 0 2mm}span{color:#555}";

fn drawing(puzzle: &AnyPuzzle) -> Result<String, Failure> {
    let board = match puzzle {
        // On paper a board cannot be turned: the levels lie side by side.
        ByGame::Pyramid(puzzle) => Board::Pyramid(PyramidBoard {
            arrangement: Arrangement::Plan(Color::Light),
            ..PyramidBoard::under(puzzle.rules, &puzzle.start())
        }),
        ByGame::Equator(puzzle) => Board::Equator(EquatorBoard::of(&puzzle.start(), puzzle.rules)),
    };
    let size = Size::new(360, 300)?;
    let scene = Scene::of(board);
    let view = scene.view.suited(size);
    let (background, names) = (Background::Transparent, Names::Shown);
    Ok(svg(&Scene { view, background, names, ..scene }, size))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
