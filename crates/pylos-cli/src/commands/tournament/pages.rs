//! `pylos tournament print`: pages for the wall, and one for the beamer.

use std::fmt::Write as _;
use std::path::PathBuf;

use pylos_picture::{
    Arrangement, Background, Board as Drawn, Names, PyramidBoard, Scene, Size, svg,
};
use pylos_rules::ByGame;
use pylos_rules::pyramid::Color;
use pylos_tournament::{Entrant, Place, Tournament};
use serde_json::json;

use super::FileArg;
use super::file::TournamentFile;
use super::{show, teams};
use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::language::{Language, Text};
use crate::whole_file;

/// Write pairings, tables and crosstable as a page of HTML, to be printed
///
/// Each stands on a page of its own. With --beamer: one page in large letters
/// with the pairings of the last round alone, which shows itself anew every ten
/// seconds.
#[derive(clap::Args)]
pub struct Print {
    #[command(flatten)]
    file: FileArg,
    /// One page in large letters
    #[arg(long)]
    beamer: bool,
    /// Where to; standard output if left out
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Print {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let tournament = TournamentFile::open(&self.file.file)?.tournament;
        let language = console.language();
        let page = if self.beamer {
            beamer(&tournament, language)?
        } else {
            paper(&tournament, language)?
        };
        match (&self.output, console.format()) {
            (Some(path), _) => whole_file::write(path, page.as_bytes())?,
            (None, Format::Text) => console.text(page)?,
            (None, Format::Json) => console.json(&json!({ "html": page }))?,
        }
        Ok(Answer::Yes)
    }
}

/// Pairings, table and crosstable, a page each.
fn paper(tournament: &Tournament, language: Language) -> Result<String, Failure> {
    let mut body = String::new();
    let rounds = tournament.rounds().len();
    if rounds > 0 {
        let heading = language.say(&Text::TournamentRound { round: rounds.into() });
        let note = language.say(&Text::TournamentReport);
        let rows = boards(tournament, rounds, language);
        section(&mut body, &heading, &rows);
        let _ = writeln!(body, "<p>{}</p></section>", escaped(&note));
        openings(&mut body, tournament, rounds, language)?;
    }
    let heading = show::after(tournament, Text::TournamentTable, language);
    section(&mut body, &heading, &show::rows_of_table(tournament, Some(language)));
    body += "</section>\n";
    let teams = teams::rows(tournament, Some(language));
    if teams.len() > 1 {
        section(&mut body, &language.say(&Text::TournamentTeams), &teams);
        body += "</section>\n";
    }
    if rounds > 0 {
        let heading = show::after(tournament, Text::TournamentCrosstable, language);
        section(&mut body, &heading, &show::rows_of_crosstable(tournament));
        body += "</section>\n";
    }
    Ok(document(tournament, language, PAPER, "", &body))
}

/// What the games of a round begin with, a drawing each; nothing where they
/// begin as usual.
fn openings(
    body: &mut String,
    tournament: &Tournament,
    round: usize,
    language: Language,
) -> Result<(), Failure> {
    let ByGame::Pyramid(rules) = tournament.settings().rules else { return Ok(()) };
    let boards = tournament.rounds()[round - 1].boards().len();
    let mut figures = String::new();
    for board in 1..=boards {
        for ballot in tournament.ballots(Place { round, board }) {
            // From above: on paper a board cannot be turned.
            let drawn = PyramidBoard {
                arrangement: Arrangement::Plan(Color::Light),
                ..PyramidBoard::under(rules, &ballot.position)
            };
            let size = Size::new(360, 300)?;
            let scene = Scene::of(Drawn::Pyramid(drawn));
            let view = scene.view.suited(size);
            let (background, names) = (Background::Transparent, Names::Shown);
            let drawing = svg(&Scene { view, background, names, ..scene }, size);
            // Writing to a text cannot fail.
            let _ = writeln!(
                figures,
                "<figure>{drawing}<figcaption>{round}.{board} · {ballot}</figcaption></figure>"
            );
        }
    }
    if !figures.is_empty() {
        let [heading, note] = [Text::TournamentOpenings, Text::TournamentSetUp]
            .map(|text| escaped(&language.say(&text)));
        let _ = writeln!(
            body,
            "<section>\n<h2>{heading}</h2>\n<p>{note}</p>\n<main>\n{figures}</main></section>"
        );
    }
    Ok(())
}

/// The pairings of the last round in large letters.
fn beamer(tournament: &Tournament, language: Language) -> Result<String, Failure> {
    let rounds = tournament.rounds().len();
    show::round(tournament, rounds)?;
    let rows = boards(tournament, rounds, language);
    // As large as fits: up to a dozen lines in a column, then more columns.
    let columns = rows.len().div_ceil(14).min(4);
    let lines = rows.len().div_ceil(columns).max(8);
    let size = format!("main{{columns:{columns};font-size:{:.2}vh}}", 74.0 / lines as f64 / 1.5);
    let heading = language.say(&Text::TournamentRound { round: rounds.into() });
    let mut body = format!("<h2>{}</h2>\n<main>\n", escaped(&heading));
    for row in rows.iter().skip(1) {
        let [board, first, second, result] =
            [0, 1, 2, 3].map(|at| escaped(row.get(at).map_or("", String::as_str)));
        let _ = writeln!(
            body,
            "<div><b>{board}</b> <span>{first}</span> <span>{second}</span> <b>{result}</b></div>"
        );
    }
    body += "</main>\n";
    let style = format!("{BEAMER}{size}");
    let again = "<meta http-equiv=\"refresh\" content=\"10\">\n";
    Ok(document(tournament, language, &style, again, &body))
}

/// The pairings of a round as rows of words, headings first.
fn boards(tournament: &Tournament, number: usize, language: Language) -> Vec<Vec<String>> {
    let say = |text: Text| language.say(&text);
    let mut rows = vec![vec![
        say(Text::TournamentBoard),
        say(Text::TournamentBegins),
        say(Text::TournamentOpponent),
        say(Text::TournamentResult),
    ]];
    let player = |who: Entrant| tournament.player(who).name.clone();
    let Some(round) = tournament.rounds().get(number - 1) else { return rows };
    for (board, it) in (1..).zip(round.boards()) {
        let [first, second] = it.players.map(player);
        let result = it.outcome.map_or(String::new(), |outcome| outcome.to_string());
        let board: usize = board;
        rows.push(vec![board.to_string(), first, second, result]);
    }
    for (who, bye) in round.byes() {
        let word = show::bye_word(*bye, language);
        rows.push(vec![String::new(), player(*who), word, String::new()]);
    }
    rows
}

/// A heading and a table; the section stays open.
fn section(body: &mut String, heading: &str, rows: &[Vec<String>]) {
    // Writing to a text cannot fail.
    let _ = writeln!(body, "<section>\n<h2>{}</h2>\n<table>", escaped(heading));
    for (number, row) in rows.iter().enumerate() {
        let tag = if number == 0 { "th" } else { "td" };
        let cells: String =
            row.iter().map(|word| format!("<{tag}>{}</{tag}>", escaped(word))).collect();
        let _ = writeln!(body, "<tr>{cells}</tr>");
    }
    *body += "</table>\n";
}

fn document(
    tournament: &Tournament,
    language: Language,
    style: &str,
    head: &str,
    body: &str,
) -> String {
    let settings = tournament.settings();
    let title = escaped(&settings.name);
    let about = [settings.site.clone(), settings.date.clone(), Some(settings.rules.to_string())];
    let about: Vec<String> = about.into_iter().flatten().collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n{head}\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{style}</style>\n<h1>{title}</h1>\n<p>{}</p>\n{body}</html>\n",
        language.tag(),
        escaped(&about.join(" · "))
    )
}

const PAPER: &str = "@page{size:A4;margin:14mm}body{font:11pt/1.35 system-ui,sans-serif;\
margin:0 auto;max-width:182mm;color:#111}h1{font-size:16pt;margin:0}h2{font-size:13pt;\
margin:6mm 0 2mm}table{border-collapse:collapse;width:100%}td,th{padding:1mm 2mm;\
text-align:left;border-bottom:.2mm solid #bbb;font-variant-numeric:tabular-nums}\
tr{break-inside:avoid}section+section{break-before:page}main{display:grid;\
grid-template-columns:repeat(4,1fr);gap:3mm}figure{margin:0;break-inside:avoid}\
figcaption{font-size:8.5pt}svg{width:100%;height:auto;display:block}";

const BEAMER: &str = "html{background:#111;color:#f4f0e6}body{font:16px/1.5 system-ui,sans-serif;\
margin:2vh 3vw;height:96vh;overflow:hidden}h1{font-size:5vh;margin:0;display:inline-block}\
p{display:inline-block;margin:0 2vw;font-size:2.4vh;opacity:.7}h2{font-size:4vh;margin:0 0 1vh}\
main{column-gap:3vw}div{display:flex;gap:.8em;break-inside:avoid;border-bottom:1px solid #444}\
div b:first-child{min-width:1.8em;opacity:.6}span{flex:1;overflow:hidden;white-space:nowrap;\
text-overflow:ellipsis}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
