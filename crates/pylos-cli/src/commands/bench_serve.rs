//! `pylos bench serve`: how much a server bears.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use pylos_client::load;
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};

/// Measure a server on this machine: many games at once, many who only watch
///
/// Starts a server of its own with a fresh SQLite database, plays one turn a
/// second in every game, and measures the time from sending a turn to the
/// opponent's receiving it. Clients and server share the machine. Each of the
/// two processes needs one open file for every connection, and a few more:
/// ulimit -n 20000.
#[derive(clap::Args)]
pub struct BenchServe {
    /// Games played at once
    #[arg(long, value_name = "N", default_value = "2000", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    games: u32,
    /// Connections that only watch
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// How long to play, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
}

impl BenchServe {
    /// Measures, and writes the figures.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let trouble = |error: &dyn std::fmt::Display| {
            Failure::new(FailureKind::File, format!("the measurement failed: {error}"))
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| trouble(&error))?;
        let idle = {
            let server = Measured::start()?;
            let before = server.memory();
            let sockets = runtime
                .block_on(load::watch(server.address, self.idle as usize))
                .map_err(|error| trouble(&error))?;
            std::thread::sleep(Duration::from_secs(1));
            (sockets.len(), before, server.memory())
        };
        let server = Measured::start()?;
        let before = server.processor();
        let begun = load::begin(server.address, self.games as usize);
        let begun = runtime.block_on(begun).map_err(|error| trouble(&error))?;
        let between = server.processor();
        let played = load::play(begun, Duration::from_secs(self.seconds));
        let played = runtime.block_on(played).map_err(|error| trouble(&error))?;
        let (creating, processor) = (between - before, server.processor() - between);
        let ms = |share| played.delay(share).as_secs_f64() * 1000.0;
        let (watching, empty, full) = idle;
        match console.format() {
            Format::Text => {
                console.line(format_args!(
                    "{watching} idle connections: {full:.0} MB resident, {:.1} kB each \
                     ({empty:.0} MB before)",
                    (full - empty) * 1e3 / (watching.max(1) as f64)
                ))?;
                console.line(format_args!(
                    "{} games, one turn a second each, {} s: {} turns, SQLite",
                    self.games, self.seconds, played.turns
                ))?;
                console.line(format_args!(
                    "from sending a turn to the opponent's receiving it: \
                     p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
                    ms(0.5),
                    ms(0.9),
                    ms(0.99),
                    ms(1.0)
                ))?;
                console.line(format_args!(
                    "processor time of the server: {processor:.1} s, {:.0} µs a turn; \
                     before, {:.0} µs for each game with its players",
                    processor * 1e6 / played.turns.max(1) as f64,
                    creating * 1e6 / f64::from(self.games)
                ))?;
            }
            Format::Json => console.json(&json!({
                "idle": { "connections": watching, "megabytes": full, "megabytes_before": empty },
                "games": self.games,
                "seconds": self.seconds,
                "turns": played.turns,
                "milliseconds": {
                    "p50": ms(0.5), "p90": ms(0.9), "p99": ms(0.99), "longest": ms(1.0)
                },
                "processor_seconds": processor,
                "processor_seconds_creating": creating,
            }))?,
        }
        Ok(Answer::Yes)
    }
}

/// A server of our own, in a process of its own.
struct Measured {
    child: Child,
    address: SocketAddr,
    data: PathBuf,
}

impl Measured {
    fn start() -> Result<Measured, Failure> {
        let failed = |error: &dyn std::fmt::Display| {
            Failure::new(FailureKind::File, format!("cannot start a server: {error}"))
        };
        let data = std::env::temp_dir().join(format!("pylos-bench-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let many = "1000000";
        let mut child = Command::new(std::env::current_exe().map_err(|error| failed(&error))?)
            .args(["--json", "--data"])
            .arg(&data)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error"])
            .args(["--max-connections", many, "--max-connections-per-address", many])
            .args(["--max-requests", many, "--max-games", many])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            let _ = BufReader::new(output).read_line(&mut line);
        }
        let told: Value = serde_json::from_str(&line).unwrap_or(Value::Null);
        let url = told["url"].as_str().unwrap_or_default();
        let address = url.trim_start_matches("http://").trim_end_matches('/').parse();
        let address = address.map_err(|error| failed(&error))?;
        Ok(Measured { child, address, data })
    }

    /// Resident memory in megabytes; 0 where it cannot be told.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) / 1000.0
    }

    /// Processor time in seconds; 0 where it cannot be told.
    fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        // The name in brackets may hold anything; 100 ticks are a second.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: f64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        ticks / 100.0
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
