//! How often a judgement has the right sign, on positions that nobody has learnt
//! from: by the committed file of the rule set, which its readings share, or by
//! another.
//!
//! `cargo run --release -p pylos-engine --example sign -- TABLEBASE [learnt|FILE] [COUNT]`

use std::path::{Path, PathBuf};

use pylos_engine::pyramid::Judgement;
use pylos_learn::sample::{agreement, testing};
use pylos_tablebase::Tablebase;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("the path of a tablebase");
    let judges = arguments.next().unwrap_or_else(|| "learnt".to_owned());
    let count = arguments.next().map_or(10_000, |count| count.parse().expect("a number"));
    let tablebase = Tablebase::open(&path).expect("a sound tablebase");
    let rules = tablebase.rules();
    let file = match &*judges {
        "learnt" => {
            let set = rules.to_string();
            let set = set.split('+').next().unwrap_or_default();
            let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
            weights.join(format!("{set}.judgement"))
        }
        file => PathBuf::from(file),
    };
    let judgement = Judgement::read_any(&std::fs::read(file).expect("a file"));
    let judgement = judgement.expect("a judgement");
    let tests = testing(&tablebase, 77, count).expect("a sound tablebase");
    let right = agreement(&tests, |own, other| judgement.network().judge(own, other));
    println!("{rules}, judged as {}: {right:.2} % of {count}", judgement.rules());
}
