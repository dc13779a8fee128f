//! Games that are played and kept on the device.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::tablebase::ask;
use pylos_engine::{Level, PerfectPlay};
use pylos_host::stored::{read_event, read_settings, write_event, write_settings};
use pylos_host::wire::{Action, Moment, NewGame, Player, PlayerKind, SeatWish};
use pylos_host::{
    Actor, Advance, Board, Code, Decided, EngineTask, NextGame, Now, PyramidOracle, Refusal, Seen,
    Settings, Table, Viewer,
};

use pylos_rules::ByGame;
use pylos_tablebase::{Asked, PartialTablebase};

use crate::device::Device;
use crate::shapes::{Answer, GameRow, Next, Request, StoredEvent, StoredGame, Write};
use crate::tables::damaged;

/// Whoever sits at this device: there is nobody else.
const ME: &str = "me";

/// Begins a game.
pub fn create(device: &Device, request: &Request) -> Result<Answer, Refusal> {
    let wish: NewGame = request.body()?;
    let elsewhere = |seat: &SeatWish| matches!(seat, SeatWish::Friend {} | SeatWish::Anyone {});
    if wish.rated || wish.seats.iter().any(elsewhere) {
        let message = "a game with somebody elsewhere needs a server";
        return Err(Refusal::new(Code::BadRequest, message));
    }
    let id = device.lots.game_id();
    let settings = Settings::new(wish, &id, ME, &*device.lots)?;
    let people = settings.seats.map(|seat| (seat == SeatWish::Me {}).then(|| ME.to_owned()));
    let row = row(request, &NextGame { id, settings, people })?;
    let table = table(&StoredGame {
        id: row.id.clone(),
        settings: row.settings.clone(),
        created: row.created,
        played: 0,
        events: Vec::new(),
    })?;
    let write = Write {
        game: row.id.clone(),
        revision: 1,
        events: Vec::new(),
        summary: row.summary.clone(),
        begins: Some(row),
    };
    Ok(Answer { status: 201, write: Some(write), ..shown(&table, request, Moment::default())? })
}

/// How a game stands.
pub fn state(request: &Request) -> Result<Answer, Refusal> {
    shown(&table(stored(request)?)?, request, Moment::default())
}

/// A game as a record.
pub fn record(request: &Request) -> Result<Answer, Refusal> {
    Answer::of(&table(stored(request)?)?.record()?.to_string())
}

/// Lets whoever sits here act.
pub fn act(device: &Device, request: &Request) -> Result<Answer, Refusal> {
    let table = table(stored(request)?)?;
    let action: Action = request.body()?;
    let actor = Actor::Person(ME.to_owned());
    let decided = table.decide(&actor, &action, now(request))?;
    happened(device, request, &table, decided, action.moment())
}

/// Does what a game needs by itself: ends it when somebody's time is up, and
/// lets its computer players act.
pub fn tend(device: &mut Device, request: &Request) -> Result<Answer, Refusal> {
    let table = table(stored(request)?)?;
    let now = now(request);
    let has = Moment { ply: table.board().ply(), undos: table.undos };
    if let Some(flag) = table.flag(now.time) {
        return happened(device, request, &table, flag.into(), has);
    }
    let Some(task) = EngineTask::of(&table) else { return shown(&table, request, has) };
    let mut oracle: Option<PyramidOracle> = None;
    if let ByGame::Pyramid(game) = table.board().game()
        && looks_up(task)
        && let Some(tablebase) = device.tables().of(request, game.rules())
    {
        match ask(tablebase, |oracle| PerfectPlay::new(oracle, game).best()) {
            Ok(Asked::Needs(ranges)) => return Ok(Answer::later(&ranges)),
            Ok(Asked::Known(_)) => oracle = Some(Arc::<PartialTablebase>::clone(tablebase)),
            Err(error) => return Err(damaged(&error)),
        }
    }
    let action = task.carry_out(&table, now.time, device.thinker(), oracle);
    let action = action.map(|action| (task.chair(), action));
    let Some((chair, action)) = action else { return shown(&table, request, has) };
    let decided = table.decide(&Actor::Engine(chair), &action, now)?;
    happened(device, request, &table, decided, has)
}

/// Whether a task is done with exact values, where they are known: levels below
/// the highest do not look.
fn looks_up(task: EngineTask) -> bool {
    match task {
        EngineTask::Turn { level, .. } => level == Level::HIGHEST.number(),
        EngineTask::Answer { .. } => true,
        EngineTask::Arrange { .. } => false,
    }
}

/// The board of a game that is over.
pub fn finished_board(request: &Request) -> Result<Board, Refusal> {
    let table = table(stored(request)?)?;
    if !table.is_over() {
        return Err(Refusal::new(Code::NotNow, "a game can be reviewed once it is over"));
    }
    Ok(table.board().clone())
}

/// What has happened, to be stored, and how the game stands then.
fn happened(
    device: &Device,
    request: &Request,
    before: &Table,
    decided: Decided,
    has: Moment,
) -> Result<Answer, Refusal> {
    if decided == Decided::default() {
        return shown(before, request, has);
    }
    let now = now(request);
    let Advance { table, events, next } =
        before.advance(now.at, now.time, decided, &*device.lots)?;
    let event = |stamped| {
        let body = write_event(stamped).map_err(Refusal::internal)?;
        Ok(StoredEvent { at: request.at, body })
    };
    let write = Write {
        game: table.id.clone(),
        revision: before.revision + 1,
        events: events.iter().map(event).collect::<Result<_, Refusal>>()?,
        summary: table.summary(now),
        begins: next.map(|next| row(request, &next)).transpose()?,
    };
    Ok(Answer { write: Some(write), ..shown(&table, request, has)? })
}

fn shown(table: &Table, request: &Request, has: Moment) -> Result<Answer, Refusal> {
    let viewer = Viewer { player: Some(ME.to_owned()), has, ..Viewer::default() };
    let next = Next {
        engine: EngineTask::of(table).is_some(),
        deadline: table.deadline().map(|deadline| deadline.as_millis() as u64),
    };
    let state = table.state(&viewer, now(request));
    Ok(Answer { next: Some(next), ..Answer::of(&state)? })
}

fn now(request: &Request) -> Now {
    let played = request.game.as_ref().map_or(0, |game| game.played);
    let (time, lag) = (Duration::from_millis(played), Duration::ZERO);
    Now { at: request.at, time, presence: [Seen::Online; 2], lag }
}

fn stored(request: &Request) -> Result<&StoredGame, Refusal> {
    request.game.as_ref().ok_or_else(|| Refusal::not_found("game"))
}

/// The game as its events have made it.
fn table(game: &StoredGame) -> Result<Table, Refusal> {
    let damaged = |error: &dyn std::fmt::Display| {
        Refusal::internal(format!("what is kept of this game cannot be read: {error}"))
    };
    let settings = read_settings(&game.settings).map_err(|error| damaged(&error))?;
    let people = settings.seats.map(|seat| (seat == SeatWish::Me {}).then(me));
    let table = Table::new(game.id.clone(), settings, people, game.created);
    let mut table = table.map_err(|error| damaged(&error))?;
    for event in &game.events {
        let stamped = read_event(&event.body).map_err(|error| damaged(&error))?;
        table.apply(event.at, &stamped).map_err(|error| damaged(&error))?;
    }
    Ok(table)
}

fn row(request: &Request, next: &NextGame) -> Result<GameRow, Refusal> {
    let people = next.settings.seats.map(|seat| (seat == SeatWish::Me {}).then(me));
    let table = Table::new(next.id.clone(), next.settings.clone(), people, request.at)?;
    let time = Duration::ZERO;
    let new = Now { at: request.at, time, presence: [Seen::Online; 2], lag: time };
    Ok(GameRow {
        id: next.id.clone(),
        settings: write_settings(&next.settings).map_err(Refusal::internal)?,
        created: request.at,
        summary: table.summary(new),
    })
}

fn me() -> Player {
    Player {
        id: Some(ME.to_owned()),
        name: None,
        kind: PlayerKind::Guest,
        level: None,
        ratings: Vec::new(),
    }
}
