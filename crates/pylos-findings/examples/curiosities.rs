//! Makes the list of curiosities that the explorer shows, from the tablebases in
//! a folder:
//!
//! ```console
//! $ cargo run --release -p pylos-findings --example curiosities -- FOLDER > curiosities.txt
//! $ mv curiosities.txt crates/pylos-findings/src/curiosities.txt
//! ```

use std::path::Path;

use pylos_findings::curiosities::{longest_win, many_taken_back, quietest_zugzwang};
use pylos_rules::Value;
use pylos_rules::pyramid::Rules;
use pylos_tablebase::{Kind, Tablebase};

/// A quiet zugzwang is looked for up to so many balls.
const MOST_BALLS: u32 = 14;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder with tablebases is needed")?;
    for rules in Rules::ALL {
        let Some(tablebase) = Tablebase::find(Path::new(&folder), rules, Kind::Distances)? else {
            eprintln!("no tablebase of {rules}: it is left out");
            continue;
        };
        let values = |position: &_| tablebase.probe(position);
        let longest = match tablebase.longest() {
            plies if plies % 2 == 0 => Value::Loss(plies),
            plies => Value::Win(plies),
        };
        let found = [
            match tablebase.first_with(longest)? {
                Some(position) => longest_win(rules, position, &values)?,
                None => None,
            },
            quietest_zugzwang(rules, MOST_BALLS, &values)?,
            many_taken_back(rules, &values)?,
        ];
        for curiosity in found.into_iter().flatten() {
            println!("{rules} {curiosity}");
        }
    }
    Ok(())
}
