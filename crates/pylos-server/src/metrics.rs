//! Counters for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets of a [`Histogram`], in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// What the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Answers by the first digit of their status.
    pub answers: [AtomicU64; 5],
    /// Turns stored.
    pub turns: AtomicU64,
    /// Games created.
    pub games: AtomicU64,
    /// Writes that another node was faster with.
    pub conflicts: AtomicU64,
    /// Live connections now.
    pub connections: AtomicI64,
    /// States that were made to be sent on live connections.
    pub states: AtomicU64,
    /// Connections closed because the client did not read.
    pub slow_clients: AtomicU64,
    /// Requests refused for being too many.
    pub limited: AtomicU64,
    /// Games that could not be read.
    pub damaged: AtomicU64,
    /// Time from receiving an action to its being stored.
    pub stored: Histogram,
    /// Time that engines thought.
    pub thought: Histogram,
}

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// It took this long once more.
    pub fn record(&self, time: Duration) {
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if time <= Duration::from_millis(bound) {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let (le, count) = (bound as f64 / 1000.0, bucket.load(Ordering::Relaxed));
            let _ = writeln!(text, "{name}_bucket{{le=\"{le}\"}} {count}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// One more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Everything as Prometheus reads it; `loaded` games are in memory and
    /// `waiting` engine jobs in the queue.
    pub fn text(&self, loaded: usize, waiting: usize) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "# HELP pylos_http_responses_total Answers by status class");
        let _ = writeln!(text, "# TYPE pylos_http_responses_total counter");
        for (class, count) in (1..).zip(&self.answers) {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(text, "pylos_http_responses_total{{class=\"{class}xx\"}} {count}");
        }
        let counters = [
            ("pylos_turns_total", "Turns stored", &self.turns),
            ("pylos_games_total", "Games created", &self.games),
            ("pylos_conflicts_total", "Writes that another node was faster with", &self.conflicts),
            ("pylos_states_total", "States made for live connections", &self.states),
            ("pylos_slow_clients_total", "Connections closed for not reading", &self.slow_clients),
            ("pylos_limited_total", "Requests refused for being too many", &self.limited),
            ("pylos_damaged_total", "Games that could not be read", &self.damaged),
        ];
        for (name, help, counter) in counters {
            let count = counter.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {count}");
        }
        let gauges = [
            ("pylos_connections", "Live connections", self.connections.load(Ordering::Relaxed)),
            ("pylos_loaded_games", "Games in memory", loaded as i64),
            ("pylos_engine_queue", "Engine jobs waiting", waiting as i64),
        ];
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        self.stored.write(
            "pylos_store_seconds",
            "From receiving an action to storing it",
            &mut text,
        );
        self.thought.write("pylos_engine_seconds", "Time that engines thought", &mut text);
        text
    }
}
