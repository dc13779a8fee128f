//! Plays games by chance through the requests that a page makes, and prints
//! every position with its legal turns. `web/tests/wasm/run.mjs` plays the same
//! games in WebAssembly and compares, line by line.
//!
//! `cargo run -p pylos-browser --example games -- RULES GAMES`

use std::io::{BufWriter, Write as _};
use std::sync::Arc;

use pylos_browser::Device;
use pylos_engine::SystemClock;
use pylos_host::Lots;
use serde_json::{Value, json};

/// Nothing here is left to chance.
struct NoLots;

impl Lots for NoLots {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0);
    }
}

/// A small generator that both sides have.
struct Chance(u64);

impl Chance {
    fn below(&mut self, below: u64) -> u64 {
        self.0 = (self.0 * 1_103_515_245 + 12_345) % (1 << 31);
        (self.0 * below) >> 31
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(rules), Some(games)) = (args.next(), args.next()) else {
        return Err("usage: games RULES GAMES".into());
    };
    let mut device = Device::new(Arc::new(SystemClock::default()), Arc::new(NoLots), |_, _| ());
    let mut out = BufWriter::new(std::io::stdout().lock());
    for seed in 1..=games.parse()? {
        let mut chance = Chance(seed);
        let mut body = json!({ "rules": rules });
        loop {
            let request =
                json!({ "method": "POST", "path": "/analysis/position", "body": body, "at": 0 });
            let answer: Value =
                serde_json::from_slice(&device.answer(request.to_string().as_bytes()))?;
            let (position, legal) = (&answer["body"]["position"]["text"], &answer["body"]["legal"]);
            let (Some(position), Some(legal)) = (position.as_str(), legal.as_array()) else {
                return Err(format!("{body}: {answer}").into());
            };
            let turns: Vec<&str> =
                legal.iter().filter_map(|legal| legal["turn"].as_str()).collect();
            writeln!(out, "{position}\t{}", turns.join(" "))?;
            if turns.is_empty() {
                break;
            }
            let turn = turns[chance.below(turns.len() as u64) as usize];
            body = json!({ "rules": rules, "position": position, "turns": [turn] });
        }
    }
    out.flush()?;
    Ok(())
}
