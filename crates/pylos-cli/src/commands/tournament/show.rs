//! Pairings and tables, for people, spreadsheets and programs.

use pylos_tournament::{
    Bye, Cell, Colour, Crosstable, Entrant, Format, Meeting, Openings, Outcome, Place, Round,
    Score, Share, Standing, Term, TieBreak, Tournament,
};
use serde_json::{Value, json};

use super::file::TournamentFile;
use super::{FileArg, words};
use crate::console::{Answer, Console, Format as Wanted};
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text, name};

/// Show who meets whom
#[derive(clap::Args)]
pub struct Pairings {
    #[command(flatten)]
    file: FileArg,
    /// The round; the last if left out
    #[arg(long, value_name = "N")]
    round: Option<usize>,
}

impl Pairings {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let tournament = TournamentFile::open(&self.file.file)?.tournament;
        let round = self.round.unwrap_or(tournament.rounds().len());
        pairings(&tournament, round, console)
    }
}

/// Show the table
#[derive(clap::Args)]
pub struct Table {
    #[command(flatten)]
    file: FileArg,
    /// Show what every tie-break is made of
    #[arg(long)]
    explain: bool,
    /// For spreadsheets
    #[arg(long, conflicts_with = "explain")]
    csv: bool,
}

impl Table {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let tournament = TournamentFile::open(&self.file.file)?.tournament;
        if self.csv && console.format() == Wanted::Text {
            console.text(csv(&rows_of_table(&tournament, None)))?;
            return Ok(Answer::Yes);
        }
        table(&tournament, console)?;
        if self.explain && console.format() == Wanted::Text {
            explain(&tournament, console)?;
        }
        Ok(Answer::Yes)
    }
}

/// Show who did what against whom
#[derive(clap::Args)]
pub struct Cross {
    #[command(flatten)]
    file: FileArg,
    /// For spreadsheets
    #[arg(long)]
    csv: bool,
}

impl Cross {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let tournament = TournamentFile::open(&self.file.file)?.tournament;
        if self.csv && console.format() == Wanted::Text {
            console.text(csv(&rows_of_crosstable(&tournament)))?;
            return Ok(Answer::Yes);
        }
        crosstable(&tournament, console)
    }
}

/// Write the tournament as TRF16, for other pairing programs
#[derive(clap::Args)]
pub struct Trf {
    #[command(flatten)]
    file: FileArg,
}

impl Trf {
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let trf = TournamentFile::open(&self.file.file)?.tournament.to_trf();
        match console.format() {
            Wanted::Text => console.text(trf)?,
            Wanted::Json => console.json(&json!({ "trf": trf }))?,
        }
        Ok(Answer::Yes)
    }
}

/// A round, by its number from 1.
pub fn round(tournament: &Tournament, round: usize) -> Result<&Round, Failure> {
    if tournament.rounds().is_empty() {
        return Err(Failure::told(FailureKind::Tournament, Text::TournamentNothingPaired));
    }
    let found = round.checked_sub(1).and_then(|index| tournament.rounds().get(index));
    let missing = Text::TournamentNoRound { round: round.into() };
    found.ok_or_else(|| Failure::told(FailureKind::Tournament, missing))
}

/// Writes the pairings of a round.
pub fn pairings(
    tournament: &Tournament,
    number: usize,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let it = round(tournament, number)?;
    let player = |who: Entrant| tournament.player(who).name.as_str();
    match console.format() {
        Wanted::Json => {
            let boards: Vec<Value> = (1..)
                .zip(it.boards())
                .map(|(board, it)| {
                    let [first, second] = it.players.map(player);
                    let board: usize = board;
                    let result = it.outcome.map(|outcome| outcome.to_string());
                    let mut shown = json!({
                        "board": board, "first": first, "second": second, "result": result,
                    });
                    let ballots = ballots(tournament, Place { round: number, board });
                    if !ballots.is_empty() {
                        shown["openings"] = json!(ballots);
                    }
                    shown
                })
                .collect();
            let byes: Vec<Value> = it
                .byes()
                .iter()
                .map(|(who, bye)| {
                    let points = if *bye == Bye::Full { "full" } else { "half" };
                    json!({ "player": player(*who), "points": points })
                })
                .collect();
            console.json(&json!({ "round": number, "boards": boards, "byes": byes }))?;
        }
        Wanted::Text => {
            let language = console.language();
            console.line(language.say(&Text::TournamentRound { round: number.into() }))?;
            let rows: Vec<Vec<String>> = (1..)
                .zip(it.boards())
                .map(|(board, it)| {
                    let [first, second] = it.players.map(player);
                    let result = it.outcome.map_or(String::new(), |outcome| outcome.to_string());
                    let board: usize = board;
                    let given = ballots(tournament, Place { round: number, board }).join(", ");
                    vec![
                        format!("{board}."),
                        first.into(),
                        "–".into(),
                        second.into(),
                        result,
                        given,
                    ]
                })
                .collect();
            lines(&rows, &[0], console)?;
            if tournament.settings().openings == Openings::Balanced {
                console.line(language.say(&Text::TournamentSetUp))?;
            }
            for (who, bye) in it.byes() {
                console.line(format_args!("{}: {}", player(*who), bye_word(*bye, language)))?;
            }
        }
    }
    Ok(Answer::Yes)
}

/// The openings that a pairing is given, as turns.
pub fn ballots(tournament: &Tournament, place: Place) -> Vec<String> {
    tournament.ballots(place).iter().map(ToString::to_string).collect()
}

pub fn bye_word(bye: Bye, language: Language) -> String {
    language.say(&match bye {
        Bye::Full => Text::TournamentBye,
        Bye::Half => Text::TournamentHalfBye,
    })
}

/// Writes the table.
pub fn table(tournament: &Tournament, console: &mut Console) -> Result<Answer, Failure> {
    match console.format() {
        Wanted::Json => console.json(&table_json(tournament))?,
        Wanted::Text => {
            let language = console.language();
            lines(&rows_of_table(tournament, Some(language)), &[0, 2, 3, 4, 5, 6, 7, 8], console)?;
            let tie_breaks = &tournament.settings().tie_breaks;
            let told = tie_breaks.iter().map(|&it| {
                format!("{} {}", words::heading(it), language.say(&words::tie_break(it)))
            });
            let told: Vec<String> = told.collect();
            if !told.is_empty() && breaks_ties(tournament) {
                console.line(told.join(" · "))?;
            }
        }
    }
    Ok(Answer::Yes)
}

/// Whether ties are broken by numbers: in a knockout the round that was
/// reached decides alone.
fn breaks_ties(tournament: &Tournament) -> bool {
    !matches!(tournament.settings().format, Format::Knockout { .. })
}

fn table_json(tournament: &Tournament) -> Value {
    let standings = tournament.standings();
    let terms = |terms: &[Term]| -> Vec<Value> {
        let term = |term: &Term| {
            let counts = match term.share {
                Share::Whole => "whole",
                Share::Half => "half",
                Share::Nothing => "nothing",
            };
            json!({
                "round": term.round,
                "opponent": term.opponent.map(|who| tournament.player(who).name.clone()),
                "value": term.value.to_string(),
                "counts": counts,
            })
        };
        terms.iter().map(term).collect()
    };
    let row = |row: &Standing| {
        let tie_breaks: Vec<Value> = standings
            .tie_breaks
            .iter()
            .zip(&row.tie_breaks)
            .map(|(name, (value, of))| {
                json!({ "name": name.name(), "value": value.to_string(), "terms": terms(of) })
            })
            .collect();
        let player = tournament.player(row.who);
        json!({
            "rank": row.rank, "player": player.name, "rating": player.rating,
            "points": row.score.to_string(), "left": player.withdrawn, "tie_breaks": tie_breaks,
        })
    };
    let rows: Vec<Value> = standings.rows.iter().map(row).collect();
    json!({
        "tournament": tournament.settings().name, "rounds": tournament.rounds().len(),
        "table": rows,
    })
}

/// The table as rows of words, headings first; without a language for
/// spreadsheets.
pub fn rows_of_table(tournament: &Tournament, language: Option<Language>) -> Vec<Vec<String>> {
    let standings = tournament.standings();
    let say = |text: Text, word: &str| match language {
        Some(language) => language.say(&text),
        None => word.to_owned(),
    };
    let mut heads = vec![
        say(Text::TournamentRank, "rank"),
        say(Text::TournamentPlayer, "player"),
        say(Text::TournamentRating, "rating"),
        say(Text::TournamentPoints, "points"),
    ];
    let named = |it: &TieBreak| match language {
        Some(_) => words::heading(*it).to_owned(),
        None => it.name().to_owned(),
    };
    let shown = breaks_ties(tournament);
    heads.extend(standings.tie_breaks.iter().filter(|_| shown).map(named));
    let mut rows = vec![heads];
    for row in &standings.rows {
        let player = tournament.player(row.who);
        let mut shown_name = player.name.clone();
        if let (true, Some(language)) = (player.withdrawn, language) {
            shown_name += &format!(" ({})", language.say(&Text::TournamentWithdrawn));
        }
        let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
        let mut words = vec![row.rank.to_string(), shown_name, rating, row.score.to_string()];
        words.extend(row.tie_breaks.iter().filter(|_| shown).map(|(value, _)| value.to_string()));
        rows.push(words);
    }
    rows
}

/// Writes what every tie-break is made of.
fn explain(tournament: &Tournament, console: &mut Console) -> Result<(), Failure> {
    let language = console.language();
    let standings = tournament.standings();
    for row in &standings.rows {
        console.line(format_args!("\n{}", tournament.player(row.who).name))?;
        for (tie_break, (value, terms)) in standings.tie_breaks.iter().zip(&row.tie_breaks) {
            let cut = *tie_break == TieBreak::BuchholzCut1;
            let parts: Vec<String> = terms
                .iter()
                .filter(|term| cut || term.share != Share::Nothing)
                .map(|term| {
                    let who = match term.opponent {
                        Some(who) => tournament.player(who).name.clone(),
                        None => language.say(&Text::TournamentAlone { round: term.round.into() }),
                    };
                    match term.share {
                        Share::Whole => format!("{} ({who})", term.value),
                        Share::Half => format!("½ × {} ({who})", term.value),
                        Share::Nothing => format!("[{} ({who})]", term.value),
                    }
                })
                .collect();
            let sum = if parts.is_empty() { "–".to_owned() } else { parts.join(" + ") };
            let named = language.say(&words::tie_break(*tie_break));
            console.line(format_args!("  {named}: {value} = {sum}"))?;
        }
    }
    Ok(())
}

/// Writes the crosstable.
pub fn crosstable(tournament: &Tournament, console: &mut Console) -> Result<Answer, Failure> {
    match console.format() {
        Wanted::Text => {
            let rows = rows_of_crosstable(tournament);
            lines(&rows, &(2..rows[0].len()).chain([0]).collect::<Vec<_>>(), console)?;
        }
        Wanted::Json => {
            let table = tournament.crosstable();
            let mut answer = table_json(tournament);
            let rounds: Vec<Vec<Value>> = table
                .rounds
                .iter()
                .map(|row| row.iter().map(|cell| cell_json(cell, &table, tournament)).collect())
                .collect();
            answer["crosstable"] = json!(rounds);
            console.json(&answer)?;
        }
    }
    Ok(Answer::Yes)
}

fn cell_json(cell: &Cell, table: &Crosstable, tournament: &Tournament) -> Value {
    match cell {
        Cell::Absent => Value::Null,
        Cell::Bye(Bye::Full) => json!({ "bye": "full" }),
        Cell::Bye(Bye::Half) => json!({ "bye": "half" }),
        Cell::Met { row, meeting } => {
            let opponent = tournament.player(table.standings.rows[row - 1].who).name.clone();
            let result = meeting.outcome.map(|outcome| outcome.to_string());
            json!({ "opponent": opponent, "side": meeting.colour.to_string(), "result": result })
        }
    }
}

/// The crosstable as rows of words: by opponent in a round robin, by round
/// otherwise. ○ began, ● did not.
pub fn rows_of_crosstable(tournament: &Tournament) -> Vec<Vec<String>> {
    let table = tournament.crosstable();
    let robin =
        matches!(tournament.settings().format, Format::RoundRobin | Format::DoubleRoundRobin);
    let columns = if robin { table.opponents.len() } else { tournament.rounds().len() };
    let mut heads = vec![String::new(), String::new()];
    heads.extend((1..=columns).map(|number| number.to_string()));
    heads.push("=".to_owned());
    let mut rows = vec![heads];
    for (number, row) in table.standings.rows.iter().enumerate() {
        let mut words = vec![format!("{}.", number + 1), tournament.player(row.who).name.clone()];
        if robin {
            for (other, meetings) in table.opponents[number].iter().enumerate() {
                let met: String = meetings.iter().map(own_score).collect::<Vec<_>>().join(" ");
                words.push(if other == number { "×".to_owned() } else { met });
            }
        } else {
            words.extend(table.rounds[number].iter().map(|cell| match cell {
                Cell::Absent => "–".to_owned(),
                Cell::Bye(Bye::Full) => "–1".to_owned(),
                Cell::Bye(Bye::Half) => "–½".to_owned(),
                Cell::Met { row, meeting } => {
                    let side = if meeting.colour == Colour::First { '○' } else { '●' };
                    format!("{row}{side}{}", own_score(meeting))
                }
            }));
        }
        words.push(row.score.to_string());
        rows.push(words);
    }
    rows
}

/// What the reader made of a pairing.
fn own_score(meeting: &Meeting) -> String {
    match meeting.outcome {
        None => "·".to_owned(),
        Some(Outcome::Played(own, _)) if own == Score::halves(1) => "½".to_owned(),
        Some(Outcome::Played(own, _)) => own.to_string(),
        Some(Outcome::FirstByForfeit) => "+".to_owned(),
        Some(Outcome::SecondByForfeit | Outcome::BothAbsent) => "-".to_owned(),
    }
}

/// Writes rows in columns; those that are numbers stand at the right.
pub fn lines(rows: &[Vec<String>], right: &[usize], console: &mut Console) -> Result<(), Failure> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let words = rows.iter().filter_map(|row| row.get(column));
        words.map(|word| word.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for (column, word) in row.iter().enumerate() {
            let space = " ".repeat(widths[column] - word.chars().count());
            let (before, after) =
                if right.contains(&column) { (&*space, "") } else { ("", &*space) };
            line += &format!("{before}{word}{after}  ");
        }
        console.line(line.trim_end())?;
    }
    Ok(())
}

/// Rows for spreadsheets (RFC 4180).
pub fn csv(rows: &[Vec<String>]) -> String {
    let field = |word: &String| {
        if word.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", word.replace('"', "\"\""))
        } else {
            word.clone()
        }
    };
    rows.iter().map(|row| row.iter().map(field).collect::<Vec<_>>().join(",") + "\r\n").collect()
}

/// The title of a page: what it shows, and after which round.
pub fn after(tournament: &Tournament, what: Text, language: Language) -> String {
    let rounds = tournament.rounds().len();
    let after = language.say(&Text::TournamentAfter { round: name(rounds) });
    format!("{}, {after}", language.say(&what))
}
