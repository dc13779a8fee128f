//! Looking after players and games: what a host may do, over the API and on
//! the command line, and that all of it is written down.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::{ApiError, Code};
use crate::names::read_name;
use crate::password;
use crate::secret::{fingerprint, random_text, recovery_code};
use crate::store::{Account, LogEntry, NewAccount, Role, Standing, Store, first_broken};
use crate::timekeeper::{Millis, Timekeeper};

/// What a host may do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum HostAct {
    /// Closes an account: nobody gets in any more.
    Close {
        /// The account's name.
        player: String,
    },
    /// Opens a closed account again.
    Open {
        /// The account's name.
        player: String,
    },
    /// Gives an account another name.
    Rename {
        /// The name until now.
        player: String,
        /// The name from now on.
        name: String,
    },
    /// Removes a game for good.
    RemoveGame {
        /// Its id.
        game: String,
    },
    /// Is done with a report.
    Settle {
        /// The report's id.
        report: String,
    },
}

/// The kinds of entries in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActName {
    /// An account became a host's.
    Appoint,
    /// A host became a player again.
    Dismiss,
    /// An account was closed.
    Close,
    /// A closed account was opened again.
    Open,
    /// An account got another name.
    Rename,
    /// A game was removed.
    RemoveGame,
    /// A report was settled.
    Settle,
}

impl ActName {
    const ALL: [ActName; 7] = [
        ActName::Appoint,
        ActName::Dismiss,
        ActName::Close,
        ActName::Open,
        ActName::Rename,
        ActName::RemoveGame,
        ActName::Settle,
    ];

    /// How it is stored, and written on the command line.
    pub fn word(self) -> &'static str {
        match self {
            ActName::Appoint => "appoint",
            ActName::Dismiss => "dismiss",
            ActName::Close => "close",
            ActName::Open => "open",
            ActName::Rename => "rename",
            ActName::RemoveGame => "remove_game",
            ActName::Settle => "settle",
        }
    }

    fn read(word: &str) -> Option<ActName> {
        ActName::ALL.into_iter().find(|act| act.word() == word)
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Logged {
    /// Its number, from 1 without gaps.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// Which host: a name, or `the command line`.
    pub host: String,
    /// What.
    pub act: ActName,
    /// The id of the player, the game or the report.
    pub subject: String,
    /// The names that it was about, as they were.
    pub detail: String,
    /// Why, in the host's own words.
    pub note: String,
}

/// All that hosts did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HostLog {
    /// The newest first.
    pub entries: Vec<Logged>,
    /// The first entry that is not as it was written, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<i64>,
}

/// What players tell the hosts about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Somebody gets help, or arranges results.
    Cheating,
    /// A name that nobody should have to read.
    Name,
    /// Stalling, leaving, spoiling games.
    Behaviour,
    /// Something else.
    Other,
}

impl ReportReason {
    /// How it is stored.
    pub fn word(self) -> &'static str {
        match self {
            ReportReason::Cheating => "cheating",
            ReportReason::Name => "name",
            ReportReason::Behaviour => "behaviour",
            ReportReason::Other => "other",
        }
    }

    /// What a stored word means.
    pub fn read(word: &str) -> ReportReason {
        let all = [ReportReason::Cheating, ReportReason::Name, ReportReason::Behaviour];
        all.into_iter().find(|reason| reason.word() == word).unwrap_or(ReportReason::Other)
    }
}

/// A report as hosts see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReportShown {
    /// By which it is settled.
    pub id: String,
    /// When.
    pub at: Millis,
    /// Who tells: a name, or a guest's id.
    pub reporter: String,
    /// About whom: a name, or the id of somebody who has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// About which game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What it is about.
    pub reason: ReportReason,
    /// In the reporter's own words.
    pub text: String,
}

/// A host account that was just made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Appointed {
    /// Its name.
    pub name: String,
    /// Its password, if the account is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Its recovery code, if the account is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// Who acts when nobody has signed in.
const COMMAND_LINE: &str = "the command line";

/// A database as hosts see it.
#[derive(Clone)]
pub struct Hosting {
    store: Store,
    time: Timekeeper,
    host: String,
}

impl Hosting {
    /// For the command line: opens the database, which a server may be using.
    pub async fn open(database: &str) -> Result<Hosting, sqlx::Error> {
        let store = Store::open(database).await?;
        Ok(Hosting { store, time: Timekeeper::system(), host: COMMAND_LINE.to_owned() })
    }

    /// For a host who has signed in.
    pub(crate) fn of(store: Store, time: Timekeeper, host: &str) -> Hosting {
        Hosting { store, time, host: host.to_owned() }
    }

    /// Makes somebody a host; an account that is not there is made.
    pub async fn appoint(&self, name: &str, note: &str) -> Result<Appointed, ApiError> {
        let name = read_name(name)?;
        if let Some(account) = self.store.account(&name).await? {
            self.write_down(ActName::Appoint, &account.id, &named(&account), note).await?;
            self.store.set_role(&account.id, Role::Host).await?;
            return Ok(Appointed { name: named(&account), password: None, recovery: None });
        }
        let (password, recovery) = (random_text(16), recovery_code());
        let hash = password::hash(password.clone()).await?;
        let id = format!("p_{}", random_text(14));
        self.store.add_guest(&id, self.time.now()).await?;
        let new = NewAccount { name: &name, password: &hash, recovery: &fingerprint(&recovery) };
        self.store.name_guest(&id, new).await?.map_err(|_| taken())?;
        self.write_down(ActName::Appoint, &id, &name, note).await?;
        self.store.set_role(&id, Role::Host).await?;
        Ok(Appointed { name, password: Some(password), recovery: Some(recovery) })
    }

    /// Makes a host a player again.
    pub async fn dismiss(&self, name: &str, note: &str) -> Result<(), ApiError> {
        let account = self.account(name).await?;
        if account.role != Role::Host {
            return Err(ApiError::new(Code::NotNow, "this account is no host's"));
        }
        self.write_down(ActName::Dismiss, &account.id, &named(&account), note).await?;
        Ok(self.store.set_role(&account.id, Role::Player).await?)
    }

    /// Does something. It is written down before it happens: nothing that
    /// happened is missing from the log.
    pub async fn act(&self, act: &HostAct, note: &str) -> Result<(), ApiError> {
        match act {
            HostAct::Close { player } => {
                let account = self.account(player).await?;
                if account.role == Role::Host && self.host != COMMAND_LINE {
                    let message = "only the command line closes the account of a host";
                    return Err(ApiError::new(Code::Forbidden, message));
                }
                self.write_down(ActName::Close, &account.id, &named(&account), note).await?;
                self.store.set_standing(&account.id, Standing::Closed).await?;
            }
            HostAct::Open { player } => {
                let account = self.account(player).await?;
                self.write_down(ActName::Open, &account.id, &named(&account), note).await?;
                self.store.set_standing(&account.id, Standing::Open).await?;
            }
            HostAct::Rename { player, name } => {
                let (account, name) = (self.account(player).await?, read_name(name)?);
                let holder = self.store.account(&name).await?;
                if holder.is_some_and(|holder| holder.id != account.id) {
                    return Err(taken());
                }
                let detail = format!("{} → {name}", named(&account));
                self.write_down(ActName::Rename, &account.id, &detail, note).await?;
                self.store.rename(&account.id, &name).await?.map_err(|_| taken())?;
            }
            HostAct::RemoveGame { game } => {
                if self.store.game(game).await?.is_none() {
                    return Err(ApiError::not_found("game"));
                }
                self.write_down(ActName::RemoveGame, game, "", note).await?;
                self.store.remove_game(game).await?;
            }
            HostAct::Settle { report } => {
                if !self.store.open_reports().await?.iter().any(|open| open.id == *report) {
                    return Err(ApiError::not_found("open report"));
                }
                self.write_down(ActName::Settle, report, "", note).await?;
                self.store.settle_report(report, self.time.now()).await?;
            }
        }
        Ok(())
    }

    /// The reports that wait for a host, the newest first.
    pub async fn reports(&self) -> Result<Vec<ReportShown>, ApiError> {
        let mut shown = Vec::new();
        for report in self.store.open_reports().await? {
            let player = match &report.player {
                Some(id) => Some(self.name_of(id).await?),
                None => None,
            };
            shown.push(ReportShown {
                id: report.id,
                at: report.at,
                reporter: self.name_of(&report.reporter).await?,
                player,
                game: report.game,
                reason: ReportReason::read(&report.reason),
                text: report.body,
            });
        }
        Ok(shown)
    }

    /// Everything that hosts did, and whether it is as it was written.
    pub async fn log(&self) -> Result<HostLog, ApiError> {
        let entries = self.store.log_after(0).await?;
        let broken = first_broken(&entries);
        let shown = entries.into_iter().rev().filter_map(|entry| {
            let LogEntry { number, at, host, act, subject, detail, note, .. } = entry;
            Some(Logged { number, at, host, act: ActName::read(&act)?, subject, detail, note })
        });
        Ok(HostLog { entries: shown.collect(), broken })
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.store.close().await;
    }

    async fn account(&self, name: &str) -> Result<Account, ApiError> {
        self.store.account(name).await?.ok_or_else(|| ApiError::not_found("player"))
    }

    async fn name_of(&self, id: &str) -> Result<String, ApiError> {
        let name = self.store.player(id).await?.and_then(|player| player.name);
        Ok(name.unwrap_or_else(|| id.to_owned()))
    }

    async fn write_down(
        &self,
        act: ActName,
        subject: &str,
        detail: &str,
        note: &str,
    ) -> Result<(), ApiError> {
        if note.chars().count() > 1_000 {
            return Err(ApiError::new(Code::BadRequest, "a note has 1,000 characters at most"));
        }
        let entry = LogEntry {
            number: 0,
            at: self.time.now(),
            host: self.host.clone(),
            act: act.word().to_owned(),
            subject: subject.to_owned(),
            detail: detail.to_owned(),
            note: note.to_owned(),
            chain: String::new(),
        };
        self.store.log(entry).await?;
        Ok(())
    }
}

fn taken() -> ApiError {
    ApiError::new(Code::NameTaken, "somebody else has that name, or one that looks like it")
}

fn named(account: &Account) -> String {
    account.name.clone().unwrap_or_default()
}
