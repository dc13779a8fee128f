//! Who answers.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::TimeSource;
use pylos_engine::pyramid::{Judgement, Strategy};
use pylos_engine::tablebase::ask;
use pylos_host::analysis::{self, Reviewing};
use pylos_host::queries::{self, Reviewed};
use pylos_host::{Board, Code, Lots, Refusal, Thinker, explore};
use pylos_rules::ByGame;
use pylos_rules::pyramid::Rules;
use pylos_tablebase::Asked;
use pylos_views::{PositionQuery, ReviewQuery};

use crate::games;
use crate::puzzles::Puzzles;
use crate::shapes::{Answer, Request};
use crate::tables::{Tables, damaged};

/// The longest that a position is looked at: as long as somebody waits.
const LONGEST: Duration = Duration::from_secs(600);

/// What this device can do by itself. Clock and chance are handed in.
pub struct Device {
    thinker: Thinker,
    pub(crate) lots: Arc<dyn Lots>,
    report: Box<dyn Fn(usize, usize)>,
    tables: Tables,
    puzzles: Puzzles,
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
        Device {
            thinker,
            lots,
            report: Box::new(report),
            tables: Tables::default(),
            puzzles: Puzzles::default(),
        }
    }

    /// Answers a request, given as JSON, as JSON. Whatever is asked, there is
    /// an answer.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match read(request) {
            Ok(request) => self.respond(&request),
            Err(message) => Answer::refused(&Refusal::new(Code::BadRequest, message)),
        };
        answer.to_json().unwrap_or_default().into_bytes()
    }

    /// Answers a request.
    pub fn respond(&mut self, request: &Request) -> Answer {
        self.route(request).unwrap_or_else(|refusal| Answer::refused(&refusal))
    }

    fn route(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let parts: Vec<&str> = request.path.split('/').skip(1).collect();
        match (request.method.as_str(), parts.as_slice()) {
            ("GET", ["catalog"]) => Answer::of(&queries::catalog(false)),
            ("POST", ["rules"]) => Answer::of(&queries::rules(&request.body()?)?),
            ("POST", ["records"]) => {
                let text: String = request.body()?;
                Answer::of(&queries::records(&text)?)
            }
            ("POST", ["analysis", "position"]) => Answer::of(&queries::position(&request.body()?)?),
            ("POST", ["analysis", "why"]) => Answer::of(&queries::why(&request.body()?)?),
            ("POST", ["analysis", "thumb"]) => {
                Answer::of(&analysis::thumb(&queries::board(&request.body()?)?)?)
            }
            ("POST", ["analysis", "evaluate"]) => self.evaluate(request),
            ("POST", ["analysis", "explore"]) => self.explore(request),
            ("POST", ["analysis", "review"]) => self.review(request),
            ("POST", ["analysis", "weigh"]) => self.weigh(request),
            ("POST", ["games"]) => games::create(self, request),
            ("GET", ["games", _]) => games::state(request),
            ("GET", ["games", _, "record"]) => games::record(request),
            ("POST", ["games", _, "actions"]) => games::act(self, request),
            ("POST", ["games", _, "tend"]) => games::tend(self, request),
            (method, ["puzzles", rest @ ..]) => {
                self.puzzles.answer(method, rest, request, &*self.lots)
            }
            _ => Err(Refusal::not_found("path")),
        }
    }

    /// Judges by what was learnt from now on, given as the bytes of a file; the
    /// answer is the rule set. What cannot be used is refused by name, and
    /// counts go on being used.
    pub fn learn(&mut self, bytes: &[u8]) -> Result<Rules, Refusal> {
        let judgement = Judgement::read_any(bytes);
        let judgement = judgement.map_err(|e| Refusal::new(Code::BadRequest, e.to_string()))?;
        let rules = judgement.rules();
        self.thinker.judge_by(Arc::new(judgement));
        Ok(rules)
    }

    /// Follows a strategy from now on, given as the bytes of a file; the answer
    /// is the rule set. What cannot be used is refused by name, and the engine
    /// goes on searching.
    pub fn follow(&mut self, bytes: &[u8]) -> Result<Rules, Refusal> {
        let strategy = Strategy::from_bytes(bytes);
        let strategy = strategy.map_err(|e| Refusal::new(Code::BadRequest, e.to_string()))?;
        let rules = strategy.terms().rules;
        self.thinker.follow(strategy);
        Ok(rules)
    }

    /// Its tablebases.
    pub fn tables(&mut self) -> &mut Tables {
        &mut self.tables
    }

    /// Its puzzles.
    pub fn puzzles(&mut self) -> &mut Puzzles {
        &mut self.puzzles
    }

    pub(crate) fn thinker(&mut self) -> &mut Thinker {
        &mut self.thinker
    }

    fn evaluate(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let query: PositionQuery = request.body()?;
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

    /// A position of the tree.
    fn explore(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let query: PositionQuery = request.body()?;
        let board = explore::board(&query)?;
        let replies = query.replies.unwrap_or_default();
        if let ByGame::Pyramid(game) = board.game()
            && let Some(table) = self.tables.of(request, game.rules())
        {
            match ask(table, |oracle| explore::look_up(oracle, &board, replies)) {
                Ok(Asked::Needs(ranges)) => return Ok(Answer::later(&ranges)),
                Ok(Asked::Known(Some(known))) => return Answer::of(&known),
                Ok(Asked::Known(None)) => {}
                Err(error) => return Err(damaged(&error)),
            }
        }
        Answer::of(&explore::explore(&mut self.thinker, &board, &query, None)?)
    }

    /// One position of a game that is being reviewed.
    fn weigh(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let reviewing = Reviewing::new(reviewed(request)?);
        let ply = request.ply.unwrap_or_default();
        Answer::of(&reviewing.weigh(ply, &mut self.thinker)?)
    }

    fn review(&mut self, request: &Request) -> Result<Answer, Refusal> {
        let board = reviewed(request)?;
        if let Some(weighed) = &request.weighed {
            return Answer::of(&Reviewing::new(board).finish(weighed.clone())?);
        }
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
        if request.shares {
            return Ok(Answer::shared(reviewing.positions()));
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

/// The game that a review is asked of.
fn reviewed(request: &Request) -> Result<Board, Refusal> {
    match queries::reviewed(request.body::<ReviewQuery>()?)? {
        Reviewed::Board(board) => Ok(*board),
        Reviewed::Game(_) => games::finished_board(request),
    }
}

fn read(request: &[u8]) -> Result<Request, String> {
    let text = str::from_utf8(request).map_err(|error| error.to_string());
    text.and_then(|text| Request::read(text).map_err(|error| error.to_string()))
        .map_err(|why| format!("the request cannot be read: {why}"))
}
