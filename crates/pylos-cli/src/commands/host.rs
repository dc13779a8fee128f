//! `pylos host`: looking after the players and games of a server.

use pylos_server::{ApiError, Config, HostAct, Hosting};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};

/// Look after the players and games of a server, be it running or not
///
/// A running server notices within seconds. Whatever is done here is written
/// into a log that nothing changes.
#[derive(clap::Args)]
pub struct Host {
    /// The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "PYLOS_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    /// Why, for the log
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true, global = true)]
    note: String,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(clap::Subcommand)]
enum Deed {
    /// Make an account a host's; a new one gets a password, which is shown once
    Appoint {
        /// The account's name
        name: String,
    },
    /// Make a host a player again
    Dismiss {
        /// The account's name
        name: String,
    },
    /// List the reports that wait for a host
    Reports,
    /// Be done with a report
    Settle {
        /// The report
        report: String,
    },
    /// Close an account: nobody gets in any more
    Close {
        /// The account's name
        name: String,
    },
    /// Open a closed account again
    Open {
        /// The account's name
        name: String,
    },
    /// Give an account another name
    Rename {
        /// The name until now
        name: String,
        /// The name from now on
        new: String,
    },
    /// Remove a game for good
    RemoveGame {
        /// Its id
        game: String,
    },
    /// Show everything that hosts did, and check that nobody has changed it
    Log,
}

impl Host {
    /// Does it.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let mut config = Config::on_loopback(data.path());
        if let Some(database) = &self.database {
            config.database.clone_from(database);
        }
        let failure = |message: String| Failure::new(FailureKind::File, message);
        std::fs::create_dir_all(&config.data)
            .map_err(|error| failure(format!("cannot make {}: {error}", config.data.display())))?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| failure(format!("cannot start: {error}")))?;
        runtime.block_on(async {
            let hosting = Hosting::open(&config.database)
                .await
                .map_err(|error| failure(format!("cannot open the database: {error}")))?;
            let done = self.deed.carry_out(&hosting, &self.note).await;
            hosting.close().await;
            match done {
                Ok(told) => told.write(console),
                Err(refused) => refuse(&refused, console),
            }
        })
    }
}

/// What came of it, for people and for programs.
struct Told {
    lines: Vec<String>,
    json: Value,
    answer: Answer,
}

impl Told {
    fn done(line: String) -> Told {
        Told { lines: vec![line], json: json!({ "done": true }), answer: Answer::Yes }
    }

    fn write(self, console: &mut Console) -> Result<Answer, Failure> {
        match console.format() {
            Format::Text => self.lines.iter().try_for_each(|line| console.line(line))?,
            Format::Json => console.json(&self.json)?,
        }
        Ok(self.answer)
    }
}

/// Nobody of that name is an answer; a name that cannot be one is bad input.
fn refuse(refused: &ApiError, console: &mut Console) -> Result<Answer, Failure> {
    if refused.is_negative() {
        let json = json!({ "done": false, "message": refused.to_string() });
        return Told { lines: vec![refused.to_string()], json, answer: Answer::No }.write(console);
    }
    Err(Failure::new(FailureKind::Usage, refused.to_string()))
}

impl Deed {
    async fn carry_out(&self, hosting: &Hosting, note: &str) -> Result<Told, ApiError> {
        let act = |act: HostAct| async move { hosting.act(&act, note).await };
        Ok(match self {
            Deed::Appoint { name } => {
                let appointed = hosting.appoint(name, note).await?;
                let mut lines = vec![format!("{} is a host.", appointed.name)];
                if let (Some(password), Some(code)) = (&appointed.password, &appointed.recovery) {
                    lines.push(format!("Password: {password}"));
                    lines.push(format!("Recovery code: {code}"));
                    lines.push("Both are shown only now.".to_owned());
                }
                let json = json!({ "done": true, "name": appointed.name,
                    "password": appointed.password, "recovery": appointed.recovery });
                Told { lines, json, answer: Answer::Yes }
            }
            Deed::Dismiss { name } => {
                hosting.dismiss(name, note).await?;
                Told::done(format!("{name} is a host no more."))
            }
            Deed::Settle { report } => {
                act(HostAct::Settle { report: report.clone() }).await?;
                Told::done(format!("{report} is settled."))
            }
            Deed::Close { name } => {
                act(HostAct::Close { player: name.clone() }).await?;
                Told::done(format!("The account {name} is closed."))
            }
            Deed::Open { name } => {
                act(HostAct::Open { player: name.clone() }).await?;
                Told::done(format!("The account {name} is open."))
            }
            Deed::Rename { name, new } => {
                act(HostAct::Rename { player: name.clone(), name: new.clone() }).await?;
                Told::done(format!("{name} is called {new} from now on."))
            }
            Deed::RemoveGame { game } => {
                act(HostAct::RemoveGame { game: game.clone() }).await?;
                Told::done(format!("The game {game} is removed."))
            }
            Deed::Reports => reports(hosting).await?,
            Deed::Log => log(hosting).await?,
        })
    }
}

async fn reports(hosting: &Hosting) -> Result<Told, ApiError> {
    let reports = hosting.reports().await?;
    let line = |report: &pylos_server::ReportShown| {
        let about = [report.player.as_deref(), report.game.as_deref()];
        let about = about.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let (id, reason) = (&report.id, report.reason.word());
        format!("{id}\t{reason}\t{about}\t{}\t{}", report.reporter, one_line(&report.text))
    };
    let lines = reports.iter().map(line).collect();
    Ok(Told { lines, json: json!({ "reports": reports }), answer: Answer::Yes })
}

/// A log that somebody has changed is a negative answer.
async fn log(hosting: &Hosting) -> Result<Told, ApiError> {
    let log = hosting.log().await?;
    let line = |entry: &pylos_server::Logged| {
        let (number, at, act) = (entry.number, entry.at, entry.act.word());
        let (subject, detail) = (&entry.subject, &entry.detail);
        let note = one_line(&entry.note);
        format!("{number}\t{at}\t{}\t{act}\t{subject}\t{detail}\t{note}", entry.host)
    };
    let mut lines: Vec<String> = log.entries.iter().map(line).collect();
    if let Some(number) = log.broken {
        lines.push(format!("Entry {number} is not as it was written."));
    }
    let answer = if log.broken.is_some() { Answer::No } else { Answer::Yes };
    Ok(Told { lines, json: json!(log), answer })
}

/// A text that others have written, without what would break the table or
/// the terminal.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
