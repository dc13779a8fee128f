//! `pylos match --check`: whether a program speaks the engine protocol.

use pylos_engine::arena::Spec;
use pylos_engine::arena::conformance::{Examination, Finding, examine};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;

/// Examines the program, and writes each finding as soon as it is made.
pub fn run(command: &str, seed: u64, console: &mut Console) -> Result<Answer, Failure> {
    let words = match command.parse::<Spec>() {
        Ok(Spec::Command(words)) => words,
        Ok(Spec::Ours(..)) => {
            return Err(Failure::usage(format!(
                "“{command}” is a player of ours: --check takes a command, as in --check \"pylos engine\""
            )));
        }
        Err(_) => return Err(Failure::usage("--check needs a command")),
    };
    let examination = Examination { seed, ..Examination::default() };
    let mut findings = Vec::new();
    let mut written = Ok(());
    let conforms = examine(words, examination, |finding| {
        if console.format() == Format::Text && written.is_ok() {
            written = console.line(line(finding)).and_then(|()| console.flush());
        }
        findings.push(data(finding));
    });
    written?;
    let faults = findings.iter().filter(|finding| finding["ok"] == false).count();
    match console.format() {
        Format::Text => {
            let sum = match faults {
                0 => "speaks the protocol".to_owned(),
                1 => "does not speak the protocol: 1 fault".to_owned(),
                _ => format!("does not speak the protocol: {faults} faults"),
            };
            console.line(sum)?;
        }
        Format::Json => console.json(&json!({
            "command": command, "conforms": conforms, "findings": findings,
        }))?,
    }
    Ok(if conforms { Answer::Yes } else { Answer::No })
}

fn line(finding: &Finding) -> String {
    match &finding.seen {
        Ok(seen) => format!("ok     {}: {seen}", finding.demand),
        Err(fault) => format!("FAULT  {}: {fault}", finding.demand),
    }
}

fn data(finding: &Finding) -> Value {
    let (ok, told) = match &finding.seen {
        Ok(seen) => (true, seen.clone()),
        Err(fault) => (false, fault.to_string()),
    };
    let rules = finding.demand.rules().map(|rules| rules.to_string());
    json!({ "demand": finding.demand.name(), "rules": rules, "ok": ok, "told": told })
}
