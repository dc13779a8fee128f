//! Where accounts can be written to, and the codes that were sent there.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// What a code is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To show that an address is one's own.
    Confirm,
    /// To get back in without a password.
    Recover,
}

impl Purpose {
    fn column(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Recover => "recover",
        }
    }
}

/// Where an account can be written to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredMail {
    /// The address that was confirmed.
    pub address: Option<String>,
    /// One that waits for its code.
    pub pending: Option<String>,
}

impl Store {
    /// Where an account can be written to.
    pub async fn mail(&self, player: &str) -> Result<StoredMail, sqlx::Error> {
        let row: Option<(Option<String>, Option<String>)> = read!(self, pool => {
            sqlx::query_as("SELECT address, pending FROM mail WHERE player = $1")
                .bind(player).fetch_optional(pool).await
        })?;
        let (address, pending) = row.unwrap_or_default();
        Ok(StoredMail { address, pending })
    }

    /// An address that its code will make the account's own.
    pub async fn set_pending_mail(&self, player: &str, address: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO mail (player, pending) VALUES ($1, $2) \
                 ON CONFLICT (player) DO UPDATE SET pending = excluded.pending",
            )
            .bind(player).bind(address).execute(pool).await.map(drop)
        })
    }

    /// The address that waits is the account's own now. What was sent to the
    /// one before leads nowhere any more.
    pub async fn confirm_mail(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM mail_codes WHERE player = $1").bind(player)
                .execute(pool).await?;
            sqlx::query(
                "UPDATE mail SET address = pending, pending = NULL, bounced = NULL \
                 WHERE player = $1 AND pending IS NOT NULL",
            )
            .bind(player).execute(pool).await.map(drop)
        })
    }

    /// The account has no address any more.
    pub async fn remove_mail(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM mail_codes WHERE player = $1").bind(player)
                .execute(pool).await?;
            sqlx::query("DELETE FROM mail WHERE player = $1").bind(player)
                .execute(pool).await.map(drop)
        })
    }

    /// A code was sent; those of its kind before it lead nowhere any more.
    pub async fn set_mail_code(
        &self,
        player: &str,
        purpose: Purpose,
        code: &str,
        until: Millis,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO mail_codes (player, purpose, code, until) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (player, purpose) \
                 DO UPDATE SET code = excluded.code, until = excluded.until",
            )
            .bind(player).bind(purpose.column()).bind(code).bind(until)
            .execute(pool).await.map(drop)
        })
    }

    /// Uses a code up: whether it was good. It is so once, whichever nodes
    /// try.
    pub async fn use_mail_code(
        &self,
        player: &str,
        purpose: Purpose,
        code: &str,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM mail_codes \
                 WHERE player = $1 AND purpose = $2 AND code = $3 AND until >= $4",
            )
            .bind(player).bind(purpose.column()).bind(code).bind(now)
            .execute(pool).await.map(|done| done.rows_affected() > 0)
        })
    }
}
