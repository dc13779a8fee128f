//! Questions that need no game being played: positions, clicks, records, what
//! can be played.

use std::time::Duration;

use pylos_engine::Level;
use pylos_rules::{Random, Record, Repetition, equator, pyramid};
use pylos_views::{
    Explain, Kind, PositionAnswer, PositionQuery, RecordAnswer, RecordGame, RecordTurn,
    ReviewQuery, RuleOption, WhyAnswer, WhyQuery,
};

use crate::board::{Board, kind_of, read_rules};
use crate::chair::Chair;
use crate::refusal::{Code, Refusal};
use crate::wire::{Catalog, CatalogGame, LevelInfo, RuleText, RulesRead};

/// How many turns are played through at most.
const TURNS: usize = 1_000;

/// How many games of a record are read at a time.
const GAMES: usize = 200;

/// What can be played; `builds` says whether tablebases may be built.
pub fn catalog(builds: bool) -> Catalog {
    let pyramid = CatalogGame {
        game: Kind::Pyramid,
        sides: Kind::Pyramid.sides(),
        default: pyramid::Rules::default().to_string(),
        rules: pyramid::Rules::ALL.iter().map(ToString::to_string).collect(),
        options: Vec::new(),
    };
    let equator = CatalogGame {
        game: Kind::Equator,
        sides: Kind::Equator.sides(),
        default: equator::Rules::default().to_string(),
        rules: [equator::Rules::CARPENTIER, equator::Rules::JEUX_ET_STRATEGIE]
            .map(|rules| rules.to_string())
            .into(),
        options: equator::Rules::options()
            .into_iter()
            .map(|group| group.into_iter().map(RuleOption).collect())
            .collect(),
    };
    let levels = Level::ALL
        .map(|level| LevelInfo { level: level.number(), games: Kind::ALL.to_vec() })
        .into();
    Catalog { games: vec![pyramid, equator], levels, builds }
}

/// A rule string in its one form.
pub fn rules(text: &RuleText) -> Result<RulesRead, Refusal> {
    let rules = read_rules(&text.rules)?;
    Ok(RulesRead { game: kind_of(rules), rules: rules.to_string() })
}

/// The board and the legal turns of a position.
pub fn position(query: &PositionQuery) -> Result<PositionAnswer, Refusal> {
    let board = board(query)?;
    let sides = board.kind().sides();
    let movers = (0..board.ply()).filter_map(|ply| board.mover_at(ply));
    Ok(PositionAnswer {
        // Who asks about a position looks at it as the side to move does.
        position: board.view(board.to_move()),
        legal: board.legal(),
        movers: movers.map(|chair| sides[chair as usize]).collect(),
    })
}

/// Why a click means nothing.
pub fn why(query: &WhyQuery) -> Result<WhyAnswer, Refusal> {
    let board = board_after(&query.rules, Some(&query.position), &[])?;
    let reason = pylos_views::why(board.game(), query);
    let reason = reason.map_err(|message| Refusal::new(Code::BadRequest, message))?;
    Ok(WhyAnswer { reason })
}

/// The board that a query is about.
pub fn board(query: &PositionQuery) -> Result<Board, Refusal> {
    board_after(&query.rules, query.position.as_deref(), &query.turns)
}

/// How long the engine may think about a query, within these bounds.
pub fn budget(query: &PositionQuery, longest: Duration) -> Duration {
    let asked = Duration::from_millis(query.budget.unwrap_or(1_000));
    asked.clamp(Duration::from_millis(10), longest)
}

/// The game that is to be reviewed, if the query brings it along; of one that
/// is known here, its id.
pub fn reviewed(query: ReviewQuery) -> Result<Reviewed, Refusal> {
    let board = match query {
        ReviewQuery { game: Some(id), record: None, rules: None, .. } => {
            return Ok(Reviewed::Game(id));
        }
        ReviewQuery { game: None, record: Some(text), rules: None, .. } => played_record(&text)?,
        ReviewQuery { game: None, record: None, rules: Some(rules), position, turns } => {
            board_after(&rules, position.as_deref(), &turns)?
        }
        _ => {
            let message = "name one of game, record, or rules with turns";
            return Err(Refusal::new(Code::BadRequest, message));
        }
    };
    Ok(Reviewed::Board(Box::new(board)))
}

/// Plays the record of one game through.
pub fn played_record(text: &str) -> Result<Board, Refusal> {
    let record: Record = text.parse().map_err(|error| bad_record(&error))?;
    if record.turns().len() > TURNS {
        return Err(too_many_turns());
    }
    Board::of_record(&record).map_err(|error| bad_record(&error))
}

/// What a review is asked of.
pub enum Reviewed {
    /// A game that the host knows.
    Game(String),
    /// A game that was brought along.
    Board(Box<Board>),
}

/// Reads a record and plays its games through.
pub fn records(text: &str) -> Result<RecordAnswer, Refusal> {
    let records = Record::read_all(text).map_err(|error| bad_record(&error))?;
    if records.len() > GAMES {
        let message = format!("at most {GAMES} games are read at a time");
        return Err(Refusal::new(Code::TooLarge, message));
    }
    let played = |record| {
        let board = Board::of_record(record).map_err(|error| bad_record(&error))?;
        Ok(recorded(record, &board))
    };
    Ok(RecordAnswer { games: records.iter().map(played).collect::<Result<_, Refusal>>()? })
}

fn bad_record<E: Explain + std::fmt::Display>(error: &E) -> Refusal {
    Refusal::because(Code::BadRecord, error)
}

/// A record and the game that it was played through to.
pub fn recorded(record: &Record, board: &Board) -> RecordGame {
    let sides = board.kind().sides();
    let turns = board.turns().into_iter().enumerate().zip(record.turns());
    RecordGame {
        kind: board.kind(),
        rules: board.rules(),
        tags: record
            .tags()
            .iter()
            .map(|(name, value)| [name.to_owned(), value.to_owned()])
            .collect(),
        position: board.position_at(0).unwrap_or_default(),
        turns: turns
            .map(|((ply, turn), recorded)| RecordTurn {
                ply: ply + 1,
                side: board.mover_at(ply).map_or(sides[0], |chair| sides[chair as usize]),
                turn,
                comment: Some(recorded.comment().to_owned()).filter(|text| !text.is_empty()),
                position: board.position_at(ply + 1).unwrap_or_default(),
            })
            .collect(),
        result: board.result(),
    }
}

/// The board after these turns.
fn board_after(rules: &str, position: Option<&str>, turns: &[String]) -> Result<Board, Refusal> {
    if turns.len() > TURNS {
        return Err(too_many_turns());
    }
    let rules = read_rules(rules)?;
    // Analysis goes on where a live game would be drawn.
    let (leader, repetition) = (Some(Chair::First), Repetition::OFF);
    let mut board = Board::begin(rules, position, leader, repetition, &mut Random::new(0))?;
    for turn in turns {
        board.play(turn)?;
    }
    Ok(board)
}

fn too_many_turns() -> Refusal {
    Refusal::new(Code::TooLarge, format!("at most {TURNS} turns are played through"))
}
