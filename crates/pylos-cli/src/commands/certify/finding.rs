//! What is said of a strategy.

use std::path::Path;

use pylos_strategy::{Checked, Claim, Fault, Strategy};
use serde_json::json;

use crate::console::{Console, Format};
use crate::failure::Failure;

/// A strategy has been written.
pub fn made(
    strategy: &Strategy,
    bytes: usize,
    path: &Path,
    seconds: f64,
    console: &mut Console,
) -> Result<(), Failure> {
    let terms = strategy.terms();
    let (positions, path) = (strategy.len(), path.display());
    let file = format!("{positions} positions, {bytes} bytes in {path} ({seconds:.1} s)");
    match console.format() {
        Format::Text => {
            let claim = claim(strategy);
            console.line(format_args!("{}: {claim}; {file}", terms.rules))
        }
        Format::Json => {
            let counts = strategy.counts();
            let counts = counts.iter().map(|(rank, count)| json!([rank, count]));
            console.json(&json!({
                "stage": "done",
                "done": 1.0,
                "rules": terms.rules.to_string(),
                "root": terms.root.to_string(),
                "owner": terms.owner.to_string(),
                "claim": claim_name(terms.claim),
                "down_to": terms.down_to,
                "positions": positions,
                "by_distance": counts.collect::<Vec<_>>(),
                "bytes": bytes,
                "seconds": seconds,
                "file": path.to_string(),
            }))
        }
    }
}

/// A strategy has been checked.
pub fn checked(
    strategy: &Strategy,
    checked: &Result<Checked, Fault>,
    seconds: f64,
    console: &mut Console,
) -> Result<(), Failure> {
    let terms = strategy.terms();
    match (console.format(), checked) {
        (Format::Text, Ok(Checked { plies, positions, answered, searched })) => {
            let within = plies.map_or(String::new(), |plies| format!(" within {plies} plies"));
            console.line(format_args!(
                "{}: it is true that {}{within}: {positions} positions, {answered} replies \
                 answered by the file and {searched} by search ({seconds:.1} s)",
                terms.rules,
                claim(strategy),
            ))
        }
        (Format::Text, Err(fault)) => {
            console.line(format_args!("{}: not shown: {fault}", terms.rules))
        }
        (Format::Json, checked) => {
            let found = checked.as_ref().ok();
            console.json(&json!({
                "rules": terms.rules.to_string(),
                "root": terms.root.to_string(),
                "owner": terms.owner.to_string(),
                "claim": claim_name(terms.claim),
                "down_to": terms.down_to,
                "shown": found.is_some(),
                "plies": found.and_then(|found| found.plies),
                "positions": strategy.len(),
                "answered": found.map(|found| found.answered),
                "searched": found.map(|found| found.searched),
                "fault": checked.as_ref().err().map(Fault::to_string),
                "seconds": seconds,
            }))
        }
    }
}

fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Wins => "wins",
        Claim::NeverLoses => "never-loses",
    }
}

fn claim(strategy: &Strategy) -> String {
    let terms = strategy.terms();
    match terms.claim {
        Claim::Wins => format!("{} wins", terms.owner),
        Claim::NeverLoses => format!("{} does not lose", terms.owner),
    }
}
