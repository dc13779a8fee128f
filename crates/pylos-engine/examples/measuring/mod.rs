//! What the examples that measure strength share.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pylos_engine::pyramid::Judgement;
use pylos_engine::{Engine, Strength, TimeSource};
use pylos_rules::pyramid::{Position, Rules};

/// Processor time of this thread: other work on the machine makes an engine
/// slower and not weaker.
pub struct ProcessorTime;

impl TimeSource for ProcessorTime {
    fn now(&self) -> Duration {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
    }
}

/// A player of full strength that judges by a file, by `learnt` (the committed
/// file of the rule set) or by `counts`.
pub fn player(rules: Rules, judges: &str) -> Engine<Position> {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
    let path = match judges {
        "counts" => None,
        "learnt" => Some(committed.join(format!("{rules}.judgement"))),
        path => Some(path.into()),
    };
    let judgement = path.map(|path| {
        let bytes = std::fs::read(path).expect("a file");
        Arc::new(Judgement::read(&bytes, rules).expect("a judgement of these rules"))
    });
    Engine::timed(rules, Strength::Full, Arc::new(ProcessorTime))
        .with_judgement(judgement)
        .with_plan(None)
}
