//! Who answers.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::TimeSource;
use pylos_engine::tablebase::ask;
use pylos_host::analysis::{self, Reviewing};
use pylos_host::queries::{self, Reviewed};
use pylos_host::{Code, Lots, Refusal, Thinker};
use pylos_rules::ByGame;
use pylos_tablebase::Asked;
use pylos_views::{PositionQuery, ReviewQuery};

use crate::games;
use crate::shapes::{Answer, Request, body};
use crate::tables::{Tables, damaged};

/// The longest that a position is looked at: as long as somebody waits.
const LONGEST: Duration = Duration::from_secs(600);

/// What this device can do by itself. Clock and chance are handed in.
pub struct Device {
    thinker: Thinker,
    pub(crate) lots: Arc<dyn Lots>,
    report: Box<dyn Fn(usize, usize)>,
    tables: Tables,
}

impl Device {
    /// A device with this clock and this chance. What takes long tells
    /// `report` how much of it is done.
    pub fn new(
        clock: Arc<dyn TimeSource>,
        lots: Arc<dyn Lots>,
        report: impl Fn(usize, usize) + 'static,
    ) -> Device {
        let thinker = Thinker::new(clock, Arc::clone(&lots));
        Device { thinker, lots, report: Box::new(report), tables: Tables::default() }
    }

    /// Answers a request, given as JSON, as JSON. Whatever is asked, there is
    /// an answer.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match read(request) {
            Ok(request) => self.respond(&request),
            Err(message) => Answer::refused(&Refusal::new(Code::BadRequest, message)),
        };
        serde_json::to_vec(&answer).unwrap_or_default()
    }

    /// Answers a request.
    pub fn respond(&mut self, request: &Request) -> Answer {
        self.route(request).unwrap_or_else(|refusal| Answer::refused(&refusal))
    }

    fn route(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let parts: Vec<&str> = request.path.split('/').skip(1).collect();
        match (request.method.as_str(), parts.as_slice()) {
            ("GET", ["catalog"]) => Answer::of(&queries::catalog(false)),
            ("POST", ["rules"]) => Answer::of(&queries::rules(&body(request)?)?),
            ("POST", ["records"]) => {
                let text: String = body(request)?;
                Answer::of(&queries::records(&text)?)
            }
            ("POST", ["analysis", "position"]) => Answer::of(&queries::position(&body(request)?)?),
            ("POST", ["analysis", "why"]) => Answer::of(&queries::why(&body(request)?)?),
            ("POST", ["analysis", "evaluate"]) => self.evaluate(request),
            ("POST", ["analysis", "review"]) => self.review(request, body(request)?),
            ("POST", ["games"]) => games::create(self, request),
            ("GET", ["games", _]) => games::state(request),
            ("GET", ["games", _, "record"]) => games::record(request),
            ("POST", ["games", _, "actions"]) => games::act(self, request),
            ("POST", ["games", _, "tend"]) => games::tend(self, request),
            _ => Err(Refusal::not_found("path")),
        }
    }

    /// Its tablebases.
    pub fn tables(&mut self) -> &mut Tables {
        &mut self.tables
    }

    pub(crate) fn thinker(&mut self) -> &mut Thinker {
        &mut self.thinker
    }

    fn evaluate(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let query: PositionQuery = body(request)?;
        let board = queries::board(&query)?;
        if let ByGame::Pyramid(game) = board.game()
            && game.outcome().is_none()
            && let Some(table) = self.tables.of(request, game.rules())
        {
            match ask(table, |oracle| analysis::look_up(oracle, game)) {
                Ok(Asked::Needs(ranges)) => return Ok(Answer::later(&ranges)),
                Ok(Asked::Known(Some(known))) => return Answer::of(&known),
                Ok(Asked::Known(None)) => {}
                Err(error) => return Err(damaged(&error)),
            }
        }
        let budget = queries::budget(&query, LONGEST);
        let report = &mut |done, all| (self.report)(done, all);
        Answer::of(&analysis::evaluate(&mut self.thinker, &board, budget, None, report)?)
    }

    fn review(&mut self, request: &Request, query: ReviewQuery) -> Result<Answer, Refusal> {
        let board = match queries::reviewed(query)? {
            Reviewed::Board(board) => *board,
            Reviewed::Game(_) => games::finished_board(request)?,
        };
        let rules = match board.game() {
            ByGame::Pyramid(game) => Some(game.rules()),
            ByGame::Equator(_) => None,
        };
        let mut reviewing = Reviewing::new(board);
        if let Some(table) = rules.and_then(|rules| self.tables.of(request, rules)) {
            match ask(table, |oracle| reviewing.look_up(oracle)) {
                Ok(Asked::Needs(ranges)) => return Ok(Answer::later(&ranges)),
                Ok(Asked::Known(Some(review))) => return Answer::of(&review),
                Ok(Asked::Known(None)) => {}
                Err(error) => return Err(damaged(&error)),
            }
        }
        loop {
            if let Some(review) = reviewing.step(&mut self.thinker)? {
                return Answer::of(&review);
            }
            let (done, all) = reviewing.progress();
            (self.report)(done, all);
        }
    }
}

/// Requests are read as text: one way to read is less code than two.
fn read(request: &[u8]) -> Result<Request, String> {
    let text = str::from_utf8(request).map_err(|error| error.to_string());
    text.and_then(|text| serde_json::from_str(text).map_err(|error| error.to_string()))
        .map_err(|why| format!("the request cannot be read: {why}"))
}
