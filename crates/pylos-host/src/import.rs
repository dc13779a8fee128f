//! Finished games that were played elsewhere, from their records.

use pylos_rules::equator::{self, Color, SetupMode};
use pylos_rules::{ByGame, Game, Position as _, Side as _, pyramid};
use pylos_views::EndedBy;

use crate::board::Board;
use crate::lots::Lots;
use crate::queries;
use crate::refusal::{Code, Refusal};
use crate::table::{Event, Settings, check_levels, check_repetition};
use crate::wire::{ClockSetting, GameImport, SeatWish, Visibility};

/// A finished game that was played elsewhere: what was agreed before it, and
/// what happened in it. Time is not among it, records do not tell it.
#[derive(Clone, Debug)]
pub struct Import {
    board: Board,
    seats: [SeatWish; 2],
    events: Vec<Event>,
}

impl Import {
    /// Reads a game and plays it through. It must be over, and nobody but the
    /// one who hands it in and computers can have played it: others would be
    /// given a game that they know nothing of.
    pub fn read(handed: &GameImport) -> Result<Import, Refusal> {
        let people = |seat: &SeatWish| matches!(seat, SeatWish::Friend {} | SeatWish::Anyone {});
        if handed.seats.iter().any(people) {
            let message = "the seats of a game that is handed in are me or engine";
            return Err(Refusal::new(Code::BadRequest, message));
        }
        check_levels(&handed.seats)?;
        let board = queries::played_record(&handed.record)?;
        check_repetition(board.repetition().limit())?;
        let Some(result) = board.result() else {
            return Err(Refusal::new(Code::NotNow, "only a game that is over can be handed in"));
        };
        let mut events: Vec<Event> =
            board.turns().into_iter().map(|turn| Event::Turn { turn, lag: 0 }).collect();
        events.extend(end(&board, result.by)?);
        if events.is_empty() {
            return Err(Refusal::new(Code::BadPosition, "the game is already over there"));
        }
        Ok(Import { board, seats: handed.seats, events })
    }

    /// What was agreed, as if the game had been created here by this player:
    /// for whoever has the link, and for nothing.
    pub fn settings(&self, creator: &str, lots: &dyn Lots) -> Settings {
        Settings {
            rules: self.board.rules(),
            seats: self.seats,
            clock: ClockSetting::None {},
            repetition: self.board.repetition().limit(),
            visibility: Visibility::Private,
            rated: false,
            start: self.board.position_at(0).unwrap_or_default(),
            usual_start: begins_as_usual(&self.board),
            ballot: None,
            creator: creator.to_owned(),
            invite: lots.text(24),
            series: None,
        }
    }

    /// What happened, in order; at least one thing did.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

/// What ended a game if the last turn did not.
fn end(board: &Board, by: EndedBy) -> Result<Option<Event>, Refusal> {
    let loser = || {
        let winner = board.winner();
        winner.map(|winner| winner.other()).ok_or_else(|| Refusal::internal("nobody has won"))
    };
    Ok(match by {
        EndedBy::Resignation => Some(Event::Resigned { chair: loser()? }),
        EndedBy::Time => Some(Event::OutOfTime { chair: loser()? }),
        EndedBy::Abandonment => Some(Event::Abandoned { chair: loser()? }),
        EndedBy::Agreement => Some(Event::Agreed),
        EndedBy::Aborted => Some(Event::Aborted),
        EndedBy::Apex
        | EndedBy::EmptyReserve
        | EndedBy::NoRaise
        | EndedBy::Points
        | EndedBy::Repetition => None,
    })
}

/// Whether a game began where games under its rules do. A rematch then draws
/// anew what was left to chance.
fn begins_as_usual(board: &Board) -> bool {
    match board.game() {
        ByGame::Pyramid(game) => *game.start() == pyramid::Position::start(game.rules()),
        ByGame::Equator(game) => leads_as_usual(game),
    }
}

/// E6: either side may lead; E5: under `random` chance has set all pawns
/// before the game.
fn leads_as_usual(game: &Game<equator::Position>) -> bool {
    let (rules, start) = (game.rules(), game.start());
    match rules.setup() {
        SetupMode::Random => start.battle() == 1 && start.played() == 0,
        _ => Color::BOTH
            .iter()
            .any(|&leader| *start == equator::Position::start_led_by(rules, leader)),
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::{AnyRules, Random, Repetition};

    use super::*;
    use crate::board::{Ending, read_rules};
    use crate::chair::Chair;
    use crate::table::{Stamped, Table};
    use crate::wire::Phase;

    /// No chance at all.
    struct Counted;

    impl Lots for Counted {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(7);
        }
    }

    const SEATS: [SeatWish; 2] = [SeatWish::Me {}, SeatWish::Engine { level: 3 }];

    fn handed(record: &str) -> GameImport {
        GameImport { record: record.to_owned(), seats: SEATS }
    }

    fn read(record: &str) -> Result<Import, Refusal> {
        Import::read(&handed(record))
    }

    /// The game that a host makes of an import.
    fn table(import: &Import) -> Table {
        let settings = import.settings("p1", &Counted);
        let mut table = Table::new("g".to_owned(), settings, [None, None], 0).unwrap();
        for event in import.events() {
            table.apply(5, &Stamped { time: 5, event: event.clone() }).unwrap();
        }
        table
    }

    /// A game of random turns: to its end, or to this many of them.
    fn random(rules: &str, seed: u64, most: usize) -> Board {
        let rules: AnyRules = read_rules(rules).unwrap();
        let mut lot = Random::new(seed);
        let mut board = Board::begin(rules, None, None, Repetition::THIRD, &mut lot).unwrap();
        while board.to_move().is_some() && board.ply() < most {
            let legal = board.legal();
            let turn = legal[lot.below(legal.len() as u64) as usize].turn.clone();
            board.play(&turn).unwrap();
        }
        board
    }

    const RULES: [&str; 6] = [
        "children",
        "standard",
        "advanced+must",
        "carpentier",
        "carpentier+hidden",
        "jeux-et-strategie+random",
    ];

    #[test]
    fn a_game_that_was_played_out_is_the_same_here() {
        for rules in RULES {
            for seed in 1..20 {
                let board = random(rules, seed, usize::MAX);
                let import = read(&board.record().to_string()).unwrap();
                assert_eq!(import.events().len(), board.ply(), "the last turn ends it");
                let table = table(&import);
                assert_eq!(table.phase(), Phase::Finished);
                assert_eq!(table.board().record(), board.record(), "{rules} {seed}");
                assert_eq!(table.ended(), Some(5));
                assert!(table.settings.usual_start, "{rules} {seed}");
            }
        }
    }

    #[test]
    fn every_end_that_players_make_is_the_same_here() {
        let (first, second) = (Chair::First, Chair::Second);
        let ends = [
            (Ending::Resigned(first), Event::Resigned { chair: first }),
            (Ending::Resigned(second), Event::Resigned { chair: second }),
            (Ending::OutOfTime(first), Event::OutOfTime { chair: first }),
            (Ending::Abandoned(second), Event::Abandoned { chair: second }),
            (Ending::Agreed, Event::Agreed),
        ];
        for rules in RULES {
            for (ply, (ending, event)) in ends.iter().enumerate() {
                let mut board = random(rules, 7, ply);
                board.end(*ending).unwrap();
                let import = read(&board.record().to_string()).unwrap();
                assert_eq!(import.events().last(), Some(event));
                assert_eq!(import.events().len(), ply + 1);
                assert_eq!(table(&import).board().record(), board.record(), "{rules} {event:?}");
            }
        }
    }

    #[test]
    fn where_and_under_what_a_game_was_played_stays_known() {
        let text = "[Game \"pyramid\"] [Rules \"standard\"] [Repetition \"off\"] \
                    [Position \"LLD.LL........../D......../..../. L\"] \
                    [TimeControl \"300+5\"] [Reason \"time\"] d1 1-0";
        let import = read(text).unwrap();
        let settings = import.settings("p1", &Counted);
        assert_eq!(settings.start, "LLD.LL........../D......../..../. L");
        assert!(!settings.usual_start);
        assert_eq!((settings.repetition, settings.clock), (None, ClockSetting::None {}));
        assert_eq!((settings.creator.as_str(), settings.seats), ("p1", SEATS));
        assert!(!settings.rated && settings.series.is_none());
        assert_eq!(settings.visibility, Visibility::Private);
        assert_eq!(table(&import).result().unwrap().by, EndedBy::Time);
    }

    #[test]
    fn what_cannot_be_taken_is_refused_by_name() {
        let code = |record: &str| read(record).unwrap_err().code;
        let head = "[Game \"pyramid\"] [Rules \"standard\"]";
        let resigned = format!("{head} [Reason \"resignation\"] a1 1-0");
        assert!(read(&resigned).is_ok());
        assert_eq!(code(""), Code::BadRecord);
        assert_eq!(code("[Game"), Code::BadRecord);
        assert_eq!(code(&format!("{head} e1 *")), Code::BadRecord);
        assert_eq!(code(&format!("{head} a1 1-0")), Code::BadRecord, "nobody gave up");
        assert_eq!(code(&format!("{resigned}\n{resigned}")), Code::BadRecord, "one game");
        assert_eq!(code(&format!("{head} a1 b2 *")), Code::NotNow);
        let often = format!("[Repetition \"101\"] {resigned}");
        assert_eq!(code(&often), Code::BadRequest, "no game here is like that");
        let turns = "a1 ".repeat(1_001);
        assert_eq!(code(&format!("{head} {turns} *")), Code::TooLarge);
        let over = random("children", 1, usize::MAX).position();
        let over = format!("[Game \"pyramid\"] [Rules \"children\"] [Position \"{over}\"]");
        let scores = ["1-0", "0-1"].map(|score| read(&format!("{over} {score}")).unwrap_err().code);
        assert!(scores.contains(&Code::BadPosition), "{scores:?}");
        for seat in [SeatWish::Friend {}, SeatWish::Anyone {}, SeatWish::Engine { level: 11 }] {
            let seats = [SeatWish::Me {}, seat];
            let refused = Import::read(&GameImport { record: resigned.clone(), seats });
            assert_eq!(refused.unwrap_err().code, Code::BadRequest, "{seat:?}");
        }
    }
}
