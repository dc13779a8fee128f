//! Makes the list of fair openings that the program knows, from the tablebases
//! in a folder:
//!
//! ```console
//! $ cargo run --release -p pylos-findings --example openings -- FOLDER > crates/pylos-findings/src/openings.txt
//! ```

use std::path::Path;

use pylos_findings::openings::{LONGEST, find};
use pylos_rules::pyramid::Rules;
use pylos_tablebase::{Kind, Tablebase};

/// Openings of each number of plies.
const MANY: usize = 24;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder with tablebases is needed")?;
    for rules in Rules::ALL {
        let Some(tablebase) = Tablebase::find(Path::new(&folder), rules, Kind::Distances)? else {
            eprintln!("no tablebase of {rules}: it is left out");
            continue;
        };
        for plies in 1..=LONGEST {
            let values = |position: &_| tablebase.probe(position);
            for opening in find(rules, plies, MANY, &values)? {
                println!("{rules} {opening}");
            }
        }
    }
    Ok(())
}
