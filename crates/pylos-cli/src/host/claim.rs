//! One server on one database file. Several would lose nothing, since the
//! database orders what they write, but each would show its own visitors only
//! what it has done itself.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::PathBuf;

/// Held for as long as the server runs; the system lets go of it, however the
/// program ends.
pub struct Claim(Option<File>);

/// Another program has the file.
#[derive(Debug)]
pub struct Taken {
    database: PathBuf,
    /// Where it is, once it is there.
    pub url: Option<String>,
}

impl Claim {
    /// Claims a database. Those that are no files belong to nobody.
    pub fn on(database: &str) -> Result<Claim, Taken> {
        let Some(database) = file_of(database) else { return Ok(Claim(None)) };
        let path = lock_of(&database);
        let open =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        // Whatever is wrong with the directory, the database will say it.
        let Ok(file) = open else { return Ok(Claim(None)) };
        match file.try_lock() {
            Ok(()) => {
                let _ = file.set_len(0);
                Ok(Claim(Some(file)))
            }
            Err(TryLockError::WouldBlock) => {
                let url = std::fs::read_to_string(&path).ok().filter(|url| !url.is_empty());
                Err(Taken { database, url })
            }
            // Not every file system has locks.
            Err(TryLockError::Error(_)) => Ok(Claim(None)),
        }
    }

    /// Tells whoever comes later where the server is.
    pub fn tell(&mut self, url: &str) {
        if let Some(file) = &mut self.0 {
            let _ = file.write_all(url.as_bytes());
        }
    }
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.database.display();
        match &self.url {
            Some(url) => write!(f, "the pylos at {url} uses the database {database} already")?,
            None => write!(f, "another pylos uses the database {database} already")?,
        }
        write!(f, ": stop it, or give this one a directory of its own with --data")
    }
}

/// The file of a SQLite database.
fn file_of(database: &str) -> Option<PathBuf> {
    let path = database.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or_default();
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(path))
}

fn lock_of(database: &std::path::Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_claimed_once_and_let_go() {
        let name = format!("pylos-claim-{}.db", std::process::id());
        let database = format!("sqlite:{}", std::env::temp_dir().join(&name).display());
        let mut first = Claim::on(&database).expect("nobody has it");
        assert!(Claim::on(&database).err().expect("taken").url.is_none());
        first.tell("http://127.0.0.1:8080/");
        let taken = Claim::on(&database).err().expect("still taken");
        assert_eq!(taken.url.as_deref(), Some("http://127.0.0.1:8080/"));
        assert!(taken.to_string().starts_with("the pylos at http://127.0.0.1:8080/ uses"));
        drop(first);
        assert!(Claim::on(&database).is_ok());
        let _ = std::fs::remove_file(std::env::temp_dir().join(name + ".lock"));
    }

    #[test]
    fn databases_that_are_no_files_are_never_taken() {
        for database in ["postgres://ana@db/pylos", "sqlite::memory:"] {
            let (first, second) = (Claim::on(database), Claim::on(database));
            assert!(first.is_ok() && second.is_ok(), "{database}");
        }
        assert_eq!(file_of("sqlite://a/b.db?mode=rwc"), Some(PathBuf::from("a/b.db")));
    }
}
