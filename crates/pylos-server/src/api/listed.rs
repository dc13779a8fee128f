//! A game's row as lists show it.

use std::time::Duration;

use pylos_host::Outages;
use pylos_host::stored::read_settings;
use pylos_host::wire::{Phase, Player, PlayerKind, RatingShown, Seat, SeatWish, Summary, Wanted};
use pylos_views::{Kind, ResultShown, SideName};

use crate::store::{ListedGame, ListedSeat, ended_by_in, kind_in, phase_in};

/// For whom, and by whom, a list is shown.
pub struct Onlooker<'a> {
    /// Which seats' holders are connected to this node.
    pub here: [bool; 2],
    /// The player whose own list it is.
    pub of: Option<&'a str>,
    /// The times when no clock ran.
    pub outages: &'a Outages,
}

/// What lists show of a game.
pub fn shown(row: ListedGame, onlooker: &Onlooker<'_>) -> Result<Summary, String> {
    let kind = kind_in(&row.kind).ok_or_else(|| format!("the game {}", row.kind))?;
    let phase = phase_in(&row.phase).ok_or_else(|| format!("the phase {}", row.phase))?;
    let settings = read_settings(&row.settings).map_err(|error| error.to_string())?;
    let ply = usize::try_from(row.ply).map_err(|error| error.to_string())?;
    let result = match &row.result {
        Some(_) => Some(result(&row, kind)?),
        None => None,
    };
    let sides = kind.sides();
    let to_move = match row.to_move {
        Some(chair @ 0..=1) => vec![sides[chair as usize]],
        Some(2) => sides.into(),
        _ => Vec::new(),
    };
    let is_me = |seat: &ListedSeat| seat.player.is_some() && seat.player.as_deref() == onlooker.of;
    let you = [0, 1].into_iter().filter(|&side| is_me(&row.seats[side]));
    let you = you.map(|side| sides[side]).collect();
    let running = row.deadline.and_then(|deadline| u64::try_from(deadline).ok());
    let deadline = running.map(|time| onlooker.outages.moment(Duration::from_millis(time)));
    let mut seats = Vec::with_capacity(2);
    for (side, seat) in row.seats.into_iter().enumerate() {
        seats.push(Seat {
            on_vacation: phase == Phase::Playing && row.paused & (1 << side) != 0,
            ..shown_seat(sides[side], seat, settings.seats[side], kind, onlooker.here[side])
        });
    }
    Ok(Summary {
        id: row.id,
        game: kind,
        rules: settings.rules,
        seats,
        phase,
        ply,
        clock: settings.clock,
        rated: settings.rated,
        position: row.position,
        created: row.created,
        result,
        to_move,
        you,
        deadline,
        ended: row.ended,
    })
}

fn result(row: &ListedGame, kind: Kind) -> Result<ResultShown, String> {
    let word = row.result.as_deref().unwrap_or_default();
    let by = ended_by_in(word).ok_or_else(|| format!("the result {word}"))?;
    let winner = match row.winner {
        None => None,
        Some(chair @ 0..=1) => Some(kind.sides()[chair as usize]),
        Some(other) => return Err(format!("the winner {other}")),
    };
    let point = |side: usize| row.points[side].and_then(|points| u8::try_from(points).ok());
    let change = |side: usize| row.changes[side];
    Ok(ResultShown {
        winner,
        by,
        text: row.outcome.clone().unwrap_or_default(),
        score: point(0).zip(point(1)).map(|(first, second)| [first, second]),
        rating_changes: change(0).zip(change(1)).map(|(first, second)| [first, second]),
    })
}

fn shown_seat(side: SideName, row: ListedSeat, wish: SeatWish, kind: Kind, here: bool) -> Seat {
    let empty = Seat { side, player: None, free: None, online: false, on_vacation: false };
    let online = row.online || here;
    match (row.player, wish) {
        (Some(id), _) => {
            let known = row.rating.zip(row.deviation).zip(row.games);
            let rating = known.map(|((rating, deviation), games)| RatingShown {
                rating: rating.round() as i64,
                deviation: deviation.round() as i64,
                games,
            });
            let account = row.name.is_some();
            let player = Player {
                id: Some(id),
                name: row.name,
                kind: match row.role.as_deref() {
                    _ if !account => PlayerKind::Guest,
                    Some("bot") => PlayerKind::Bot,
                    Some("host") => PlayerKind::Host,
                    _ => PlayerKind::Account,
                },
                level: None,
                ratings: rating.filter(|_| account).map(|r| (kind, r)).into_iter().collect(),
            };
            Seat { player: Some(player), online, ..empty }
        }
        (None, SeatWish::Engine { level }) => {
            let (id, name, ratings) = (None, None, Vec::new());
            let player = Player { id, name, kind: PlayerKind::Engine, level: Some(level), ratings };
            Seat { player: Some(player), online: true, ..empty }
        }
        (None, SeatWish::Anyone {}) => Seat { free: Some(Wanted::Anyone), ..empty },
        (None, SeatWish::Friend {} | SeatWish::Me {}) => {
            Seat { free: Some(Wanted::Friend), ..empty }
        }
    }
}
