//! One game of a bot, from wherever it stands to its end.
//!
//! The connection may break, the engine may die: the server's state always
//! says what is to be done, and doing it twice does no harm.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pylos_client::{Socket, Trouble, text};
use pylos_engine::arena::{Contestant, External, Forfeit, Ours, Spec};
use pylos_engine::{Budget, Playable};
use pylos_rules::{AnyRules, Game, Random, Record, for_game};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::Setup;
use super::errand::{LONGEST_PAUSE, Stop};
use super::news::{News, What};

/// How often the server is asked whether it is still there.
const PING: Duration = Duration::from_secs(4);
/// For so long it may say nothing.
const SILENCE: Duration = Duration::from_secs(14);
/// What the way to the server may take of the time.
const ON_THE_WAY: Duration = Duration::from_millis(100);
/// So many times an engine may fail at one turn.
const STRIKES: u32 = 2;

type Player<P> = Box<dyn Contestant<P> + Send>;

/// Plays a game to its end, or until the bot leaves it.
pub async fn play(setup: Arc<Setup>, game: &str, mut stop: watch::Receiver<Stop>, news: News) {
    let mut pause = Duration::from_millis(500);
    loop {
        let trouble = match rules_of(&setup, game).await {
            Ok(Some(rules)) => {
                news.of(game, What::Plays, rules.to_string());
                return for_game!(rules, |P, rules| {
                    Seat::<P>::new(setup, game, rules, news).play(stop).await
                });
            }
            Ok(None) => return,
            Err(error) => error,
        };
        if !wait(&news, game, &mut pause, &trouble, &mut stop).await {
            return;
        }
    }
}

/// The rules of a game; `None` if there is none to play.
async fn rules_of(setup: &Setup, game: &str) -> Result<Option<AnyRules>, Trouble> {
    let answer = setup.remote.clone().get(&format!("/api/v1/games/{game}")).await?;
    match answer.status {
        200 => Ok(Some(text(&answer.json(), "rules").parse()?)),
        404 => Ok(None),
        status => Err(format!("it answers {status}").into()),
    }
}

/// Tells what is wrong and waits, ever longer; whether to go on then.
async fn wait(
    news: &News,
    game: &str,
    pause: &mut Duration,
    trouble: &Trouble,
    stop: &mut watch::Receiver<Stop>,
) -> bool {
    let told = format!("{trouble}; next try in {:.1} s", pause.as_secs_f64());
    news.of(game, What::Trouble, told);
    let left = async {
        // The bot is gone, or leaves its games.
        let _ = stop.wait_for(|stop| *stop == Stop::Leave).await;
    };
    let goes_on = tokio::select! {
        () = tokio::time::sleep(*pause) => true,
        () = left => false,
    };
    *pause = (*pause * 2).min(LONGEST_PAUSE);
    goes_on
}

/// One moment of a game: how many turns lie behind it, and how often turns
/// have been undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    ply: u64,
    undos: u64,
}

impl Moment {
    fn of(state: &Value) -> Moment {
        let number = |field: &str| state[field].as_u64().unwrap_or_default();
        Moment { ply: number("ply"), undos: number("undos") }
    }
}

/// A turn that is being thought about.
struct Thinking<P: Playable> {
    at: Moment,
    answer: JoinHandle<(Player<P>, Result<String, Forfeit>)>,
}

struct Seat<P: Playable> {
    setup: Arc<Setup>,
    id: String,
    rules: P::Rules,
    news: News,
    /// The game as far as it is known, and how often turns were undone then.
    game: Option<(Game<P>, u64)>,
    /// `None` while it thinks, and before it is needed.
    player: Option<Player<P>>,
    thinking: Option<Thinking<P>>,
    /// The last turn that was sent.
    sent: Option<(Moment, String)>,
    /// How often the engine failed, at which turn.
    strikes: (u32, u64),
    /// The newest state.
    state: Value,
    lots: Random,
}

impl<P: Playable> Seat<P> {
    fn new(setup: Arc<Setup>, id: &str, rules: P::Rules, news: News) -> Seat<P> {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Seat {
            setup,
            id: id.to_owned(),
            rules,
            news,
            game: None,
            player: None,
            thinking: None,
            sent: None,
            strikes: (0, 0),
            state: Value::Null,
            lots: Random::new(since.unwrap_or_default().as_nanos() as u64),
        }
    }

    async fn play(mut self, mut stop: watch::Receiver<Stop>) {
        let mut pause = Duration::from_millis(500);
        loop {
            let begun = Instant::now();
            let trouble = match self.converse(&mut stop).await {
                Ok(()) => return,
                Err(trouble) => trouble,
            };
            if begun.elapsed() > LONGEST_PAUSE {
                pause = Duration::from_millis(500);
            }
            if !wait(&self.news, &self.id, &mut pause, &trouble, &mut stop).await {
                return;
            }
        }
    }

    /// Plays over one connection. It ends well when there is nothing more to
    /// do.
    async fn converse(&mut self, stop: &mut watch::Receiver<Stop>) -> Result<(), Trouble> {
        let mut socket = self.setup.remote.live(&self.id).await?;
        let (mut heard, mut pings) = (Instant::now(), tokio::time::interval(PING));
        self.state = Value::Null;
        let mut resigned = false;
        loop {
            if *stop.borrow() == Stop::Leave {
                return Ok(());
            }
            if *stop.borrow() == Stop::Resign && !resigned && self.state["phase"] == "playing" {
                resigned = true;
                self.resign(&mut socket, "told to stop").await?;
            }
            tokio::select! {
                message = socket.hear() => {
                    heard = Instant::now();
                    let message = message?;
                    if message["type"] == "state" && self.look(message, &mut socket).await? {
                        return Ok(());
                    }
                }
                (player, answer) = answered(&mut self.thinking) => {
                    self.player = player;
                    self.answer(answer, &mut socket).await?;
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err("the server is silent".into());
                    }
                    socket.say(&json!({ "type": "ping", "id": 1 })).await?;
                    // Should it have been lost, or could not be stored:
                    // sending it again plays it once.
                    self.send(&mut socket).await?;
                }
                Ok(()) = stop.changed() => {}
            }
        }
    }

    /// Takes in a state, and does what it asks for; whether the game is over.
    async fn look(&mut self, state: Value, socket: &mut Socket) -> Result<bool, Trouble> {
        if state["revision"].as_u64() < self.state["revision"].as_u64() {
            return Ok(false);
        }
        let is_news = state["revision"] != self.state["revision"];
        self.state = state;
        match text(&self.state, "phase") {
            "finished" => {
                self.news.of(&self.id, What::Over, text(&self.state["result"], "text"));
                return Ok(true);
            }
            "playing" => {}
            _ => return Ok(false),
        }
        self.follow().await?;
        if is_news {
            self.decline(socket).await?;
            self.arrange(socket).await?;
        }
        self.think();
        Ok(false)
    }

    /// Brings the game that the engine sees to where the state stands.
    async fn follow(&mut self) -> Result<(), Trouble> {
        let now = Moment::of(&self.state);
        let from = self.state["from"].as_u64().unwrap_or_default();
        if let Some((game, undos)) = &mut self.game
            && *undos == now.undos
            && from <= game.ply() as u64
        {
            let known = game.ply() - from as usize;
            let turns = self.state["turns"].as_array().into_iter().flatten();
            let played = turns.skip(known).all(|turn| game.play_text(text(turn, "turn")).is_ok());
            if played && game.ply() as u64 == now.ply {
                return Ok(());
            }
        }
        self.game = None;
        // A secret setup is in no record; nothing is to be played then.
        if self.state["arranging"].is_array() {
            return Ok(());
        }
        let path = format!("/api/v1/games/{}/record", self.id);
        let answer = self.setup.remote.clone().get(&path).await?;
        if answer.status != 200 {
            return Err(format!("the record: {} {}", answer.status, answer.text).into());
        }
        let game: Game<P> = answer.text.parse::<Record>()?.to_game()?;
        // It may be newer than the state: then a newer state is on its way.
        self.game = (game.ply() as u64 == now.ply).then_some((game, now.undos));
        Ok(())
    }

    /// Begins to think, if it is this side's turn and that is not known yet.
    fn think(&mut self) {
        let at = Moment::of(&self.state);
        let to_move = self.state["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let sent = self.sent.as_ref().is_some_and(|(sent, _)| *sent == at);
        let Some((game, _)) = self.game.as_ref().filter(|_| to_move && !sent) else { return };
        if self.thinking.is_some() || game.outcome().is_some() {
            return;
        }
        let (game, budget) = (game.clone(), self.budget());
        let (player, rules, seed) = (self.player.take(), self.rules, self.lots.bits());
        let engine = self.setup.engine.clone();
        let answer = tokio::task::spawn_blocking(move || {
            let (mut player, ready) = match player {
                Some(player) => (player, Ok(())),
                None => {
                    let mut player = player_of::<P>(rules, &engine);
                    let ready = player.prepare(rules, seed);
                    (player, ready)
                }
            };
            let answer = ready.and_then(|()| player.choose(&game, budget)).and_then(|turn| {
                // What the rules refuse is the engine's fault, not the server's.
                match game.clone().play_text(&turn) {
                    Ok(turn) => Ok(turn.to_string()),
                    Err(refused) => Err(Forfeit::Illegal { turn, why: refused.to_string() }),
                }
            });
            (player, answer)
        });
        self.thinking = Some(Thinking { at, answer });
    }

    /// The time for this turn.
    fn budget(&self) -> Budget {
        let clock = &self.state["clock"];
        let side = self.state["sides"].as_array().into_iter().flatten();
        let mut sides = side.zip(clock["remaining"].as_array().into_iter().flatten());
        let own = sides.find(|(side, _)| self.is_own(side)).and_then(|(_, left)| left.as_u64());
        let seconds = |field: &str| clock["control"][field].as_u64().map(Duration::from_secs);
        let increment = (clock["control"]["kind"] == "per_game")
            .then(|| seconds("increment").unwrap_or_default());
        let left = own.map(|left| Duration::from_millis(left).saturating_sub(ON_THE_WAY));
        let budget = Budget { left, increment };
        match budget.thinking_time() {
            Some(time) if time <= self.setup.think => budget,
            _ => Budget { left: Some(self.setup.think), increment: None },
        }
    }

    fn is_own(&self, side: &Value) -> bool {
        self.state["you"].as_array().is_some_and(|you| you.contains(side))
    }

    /// Plays what the engine has answered, unless the game has moved on.
    async fn answer(
        &mut self,
        (at, answer): (Moment, Result<String, Forfeit>),
        socket: &mut Socket,
    ) -> Result<(), Trouble> {
        match answer {
            Ok(turn) if at == Moment::of(&self.state) => {
                self.sent = Some((at, turn));
                return self.send(socket).await;
            }
            Ok(_) => {}
            Err(why) => {
                // Started anew, it may do better.
                self.player = None;
                let before = if self.strikes.1 == at.ply { self.strikes.0 } else { 0 };
                self.strikes = (before + 1, at.ply);
                self.news.of(&self.id, What::EngineFailed, why.to_string());
                if self.strikes.0 >= STRIKES && at == Moment::of(&self.state) {
                    return self.resign(socket, "the engine cannot go on").await;
                }
            }
        }
        self.think();
        Ok(())
    }

    /// Sends the turn that is to be played, if its moment is still there.
    async fn send(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let now = Moment::of(&self.state);
        if let Some((at, turn)) = self.sent.as_ref().filter(|(at, _)| *at == now) {
            let Moment { ply, undos } = at;
            let turn = json!({ "type": "turn", "ply": ply, "undos": undos, "turn": turn });
            socket.say(&turn).await?;
        }
        Ok(())
    }

    async fn resign(&mut self, socket: &mut Socket, why: &str) -> Result<(), Trouble> {
        self.news.of(&self.id, What::Resigns, why);
        let Moment { ply, undos } = Moment::of(&self.state);
        socket.say(&json!({ "type": "resign", "ply": ply, "undos": undos })).await
    }

    /// Engines know no draws by agreement, and nothing to be undone.
    async fn decline(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let Moment { ply, undos } = Moment::of(&self.state);
        let offers = &self.state["offers"];
        let offered = [("draw", &offers["draw"]), ("undo", &offers["undo"]["by"])];
        let declined: Vec<&str> = offered
            .into_iter()
            .filter(|(_, by)| by.is_string() && !self.is_own(by))
            .map(|(what, _)| what)
            .collect();
        for what in declined {
            let decline = json!({ "type": "decline", "what": what, "ply": ply, "undos": undos });
            socket.say(&decline).await?;
        }
        Ok(())
    }

    /// In a secret setup (E5) pawns are arranged by lot: the protocol has no
    /// words for it.
    async fn arrange(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let Some(side) = self.to_arrange() else { return Ok(()) };
        let mut sizes: Vec<char> = "1122334455".chars().collect();
        self.lots.shuffle(&mut sizes);
        let (inner, outer) = sizes.split_at(5);
        let arrangement: String = inner.iter().chain(std::iter::once(&'/')).chain(outer).collect();
        let action = json!({ "type": "arrange", "ply": 0, "undos": 0, "side": side, "arrangement": arrangement });
        socket.say(&action).await
    }

    /// The side that still has to arrange its pawns.
    fn to_arrange(&self) -> Option<Value> {
        let mut arranging = self.state["arranging"].as_array()?.iter();
        let own = arranging.find(|seat| self.is_own(&seat["side"]) && seat["done"] != true)?;
        Some(own["side"].clone())
    }
}

/// Waits for what is being thought about; for ever, if nothing is.
async fn answered<P: Playable>(
    thinking: &mut Option<Thinking<P>>,
) -> (Option<Player<P>>, (Moment, Result<String, Forfeit>)) {
    let Some(Thinking { at, answer }) = thinking else { return std::future::pending().await };
    let (at, answered) = (*at, answer.await);
    *thinking = None;
    match answered {
        Ok((player, answer)) => (Some(player), (at, answer)),
        Err(failed) => (None, (at, Err(Forfeit::Crashed(failed.to_string())))),
    }
}

fn player_of<P: Playable>(rules: P::Rules, spec: &Spec) -> Player<P> {
    match spec {
        Spec::Ours(strength, limits) => Box::new(Ours::<P>::new(rules, *strength, *limits)),
        // It is needed until its games are over, whoever presses Ctrl-C.
        Spec::Command(command) => Box::new(External::new(command.clone()).undisturbed()),
    }
}
