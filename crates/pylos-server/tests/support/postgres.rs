//! A PostgreSQL server for one test: its own files, its own socket, gone when
//! the test is over. Needs the Debian package `postgresql`.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server.
pub struct Postgres {
    directory: PathBuf,
    programs: PathBuf,
    port: u16,
}

/// Made for tests: they protect nothing.
const AUTHORITY: &str = include_str!("tls/ca.pem");
const CERTIFICATE: &str = include_str!("tls/server.pem");
const KEY: &str = include_str!("tls/server.key");

impl Postgres {
    /// Starts a server with an empty database.
    pub fn start() -> Postgres {
        Postgres::start_with(|_| "-c listen_addresses=''".to_owned())
    }

    /// The same, reached by TCP as well.
    #[allow(dead_code)] // not by every test file
    pub fn start_with_tcp() -> Postgres {
        Postgres::start_with(|_| "-c listen_addresses=127.0.0.1".to_owned())
    }

    /// Where it is reached by TCP.
    #[allow(dead_code)] // not by every test file
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The same, reached by TCP with TLS as well.
    #[allow(dead_code)] // not by every test file
    pub fn start_with_tls() -> Postgres {
        Postgres::start_with(|postgres| {
            let at = |name: &str| postgres.directory.join(name);
            for (name, bytes) in [("server.pem", CERTIFICATE), ("server.key", KEY)] {
                std::fs::write(at(name), bytes).unwrap();
                // The server wants its key to be nobody else's.
                std::fs::set_permissions(at(name), std::fs::Permissions::from_mode(0o600)).unwrap();
                if is_root() {
                    let chown = Command::new("chown").arg("postgres").arg(at(name)).status();
                    assert!(chown.unwrap().success());
                }
            }
            std::fs::write(postgres.authority(), AUTHORITY).unwrap();
            let (certificate, key) = (at("server.pem"), at("server.key"));
            format!(
                "-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file='{}' \
                 -c ssl_key_file='{}'",
                certificate.display(),
                key.display()
            )
        })
    }

    fn start_with(options: impl Fn(&Postgres) -> String) -> Postgres {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("pylos-pg-{}-{number}", std::process::id());
        let directory = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::set_permissions(&directory, std::fs::Permissions::from_mode(0o777)).unwrap();
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let postgres = Postgres { directory, programs: programs(), port };
        postgres.run("initdb", &["--no-sync", "-A", "trust", "-U", "pylos", "-D", "DATA"]);
        let socket = postgres.directory.display().to_string();
        let options = format!(
            "{} -p {port} -c unix_socket_directories='{socket}' -c fsync=off \
             -c max_connections=100",
            options(&postgres)
        );
        let log = postgres.directory.join("log").display().to_string();
        let arguments = ["start", "-w", "-t", "60", "-D", "DATA", "-l", &log, "-o", &options];
        postgres.run("pg_ctl", &arguments);
        postgres
    }

    /// The database's address.
    pub fn address(&self) -> String {
        let socket = self.directory.display().to_string().replace('/', "%2F");
        format!("postgres://pylos@{socket}:{}/postgres", self.port)
    }

    /// Its address on the network, if it was started with TLS.
    #[allow(dead_code)] // not by every test file
    pub fn tcp_address(&self) -> String {
        format!("postgres://pylos@localhost:{}/postgres", self.port)
    }

    /// Who vouches for its certificate.
    pub fn authority(&self) -> PathBuf {
        self.directory.join("authority.pem")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let data = self.directory.join("data").display().to_string();
        let arguments = arguments.iter().map(|&word| if word == "DATA" { &data } else { word });
        let mut command = as_postgres(&self.programs.join(program));
        command.args(arguments).current_dir(&self.directory);
        // A daemon must not keep the pipes of the test open.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().unwrap_or_else(|error| panic!("{program}: {error}"));
        let log = std::fs::read_to_string(self.directory.join("log")).unwrap_or_default();
        assert!(status.success(), "{program} failed: {log}");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run("pg_ctl", &["stop", "-m", "immediate", "-D", "DATA"]);
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// PostgreSQL refuses to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program);
    command
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self")
        .is_ok_and(|myself| std::os::unix::fs::MetadataExt::uid(&myself) == 0)
}

/// Where PostgreSQL's own programs are: Debian keeps them out of the path.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions
        .map(|version| version.path().join("bin"))
        .filter(|bin| bin.join("initdb").exists())
        .collect();
    found.sort();
    found.pop().or_else(in_path).expect("these tests need PostgreSQL: apt-get install postgresql")
}

fn in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|bin| bin.join("initdb").exists())
}
