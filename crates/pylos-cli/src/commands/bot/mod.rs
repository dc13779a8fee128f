//! `pylos bot`: a program that plays on a server.

mod errand;
mod news;
mod register;
mod seat;
mod taste;

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use pylos_client::{Origin, Remote};
use pylos_engine::arena::{External, Spec};
use pylos_rules::TimeControl;

use crate::console::{Answer, Console};
use crate::failure::{Failure, FailureKind};
use errand::{Errand, Stop};
use news::{News, Said};
use taste::Taste;

/// Play on a server: any program that speaks the engine protocol, or ours
///
/// Accepts challenges, takes open seats and looks for opponents where that is
/// asked for, plays several games at once, and goes on with its games after a
/// restart. The account has to be a program's: --register makes one. Ctrl-C or
/// SIGTERM once: no new games; twice: leaves, and the games wait until it is
/// started again. docs/bots.md has more.
#[derive(clap::Args)]
pub struct Bot {
    /// Where to play: `https://pylos.example.org`
    #[arg(long, value_name = "URL", env = "PYLOS_SERVER")]
    server: Origin,
    /// The account's token; better in the environment, where nobody sees it
    #[arg(long, value_name = "TOKEN", env = "PYLOS_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// Make an account of this name for a program, with the password of PYLOS_PASSWORD, and show its token
    #[arg(long, value_name = "NAME", conflicts_with = "engine")]
    register: Option<String>,
    /// Who plays: a command, or level:1 to level:10, full, depth:N, nodes:N, time:MILLISECONDS
    #[arg(long, value_name = "ENGINE", required_unless_present = "register")]
    engine: Option<Spec>,
    #[command(flatten)]
    taste: Taste,
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=100))]
    games: u16,
    /// Sit down at open seats that suit
    #[arg(long)]
    open: bool,
    /// Look for opponents: quick pairing under the first of --rules, with the clock of --clock
    #[arg(long)]
    pair: bool,
    /// The clock of quick pairing: none, 30s/move, 5m or 5m+5s
    #[arg(long, value_name = "TIME", default_value = "5m+5s", requires = "pair")]
    clock: TimeControl,
    /// The most time for a turn, whatever the clock would allow, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(10..=3_600_000))]
    think: u64,
    /// What becomes of running games when it is told to stop
    #[arg(long, value_enum, value_name = "HOW", default_value_t = OnStop::Finish)]
    on_stop: OnStop,
}

/// What becomes of running games at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum OnStop {
    /// They are played to their end
    Finish,
    /// They are resigned
    Resign,
    /// They wait until the bot is started again
    Leave,
}

/// What a bot is told once and for all.
struct Setup {
    remote: Remote,
    engine: Spec,
    taste: Taste,
    games: usize,
    open: bool,
    /// The clock of quick pairing, if there is to be any.
    pair: Option<TimeControl>,
    think: Duration,
}

impl Bot {
    /// Plays until it is told to stop.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let trouble = |error: &dyn std::fmt::Display| {
            Failure::new(FailureKind::Server, format!("{}: {error}", self.server))
        };
        let token = self.token.clone().filter(|token| !token.is_empty());
        let sendable = |token: &String| token.chars().all(|c| c.is_ascii_graphic());
        if !token.iter().all(sendable) {
            return Err(Failure::usage("the token has letters that no token has"));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| trouble(&error))?;
        if let Some(name) = &self.register {
            let remote = Remote::new(self.server.clone(), None).map_err(|error| trouble(&error))?;
            return runtime.block_on(register::register(remote, name, console));
        }
        if token.is_none() {
            return Err(Failure::usage(
                "a bot needs the token of its account: PYLOS_TOKEN=pylos_… (--register NAME makes \
                 an account with a token)",
            ));
        }
        let Some(engine) = self.engine.clone() else {
            return Err(Failure::usage("--engine is missing"));
        };
        is_there(&engine)?;
        let setup = Setup {
            remote: Remote::new(self.server.clone(), token).map_err(|error| trouble(&error))?,
            engine,
            taste: self.taste.clone(),
            games: usize::from(self.games),
            open: self.open,
            pair: self.pair.then_some(self.clock),
            think: Duration::from_millis(self.think),
        };
        let stop = match self.on_stop {
            OnStop::Finish => Stop::Finish,
            OnStop::Resign => Stop::Resign,
            OnStop::Leave => Stop::Leave,
        };
        let (sender, said) = channel();
        let errand = Errand::new(Arc::new(setup), News::new(sender.clone()), stop);
        runtime.spawn(async move {
            let done = errand.run().await;
            let _ = sender.send(Said::Done(done));
        });
        let done = loop {
            match said.recv() {
                Ok(Said::Event(event)) => event.write(console)?,
                Ok(Said::Done(done)) => break done,
                Err(_) => break Ok(()),
            }
        };
        // An engine that still thinks is not waited for.
        runtime.shutdown_background();
        done.map(|()| Answer::Yes).map_err(|error| trouble(&error))
    }
}

/// Whether the engine can be started. Somebody who finds out by a challenge has
/// resigned it.
fn is_there(engine: &Spec) -> Result<(), Failure> {
    let Spec::Command(command) = engine else { return Ok(()) };
    External::new(command.clone()).introduce().map_err(|why| {
        let command = command.join(" ");
        Failure::usage(format!("the engine “{command}” does not say who it is: {why}"))
    })
}
