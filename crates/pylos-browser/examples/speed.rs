//! The fixed work of the browser's benchmark on the machine itself: one line
//! for each piece, with its positions and the milliseconds that this thread has
//! really worked (of the clock, where the system does not tell).
//!
//! ```text
//! cargo run --release -p pylos-browser --features speed --example speed
//! ```

use std::sync::Arc;
use std::time::{Duration, Instant};

use pylos_browser::speed::Work;
use pylos_engine::SystemClock;

fn main() {
    for work in Work::ALL {
        let (begun, worked) = (Instant::now(), worked());
        let positions = work.carry_out(Arc::new(SystemClock::default()));
        let time = worked.zip(self::worked()).map(|(before, after)| after - before);
        let milliseconds = time.unwrap_or(begun.elapsed()).as_secs_f64() * 1000.0;
        println!("{}\t{positions}\t{milliseconds:.3}", work.name());
    }
}

/// What this thread has had of a processor, as Linux tells it.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
