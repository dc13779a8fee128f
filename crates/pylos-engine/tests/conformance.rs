//! The examiner of other people's engines: one that does everything right,
//! and some that each do one thing wrong, which is named.
#![cfg(unix)]

use std::path::Path;
use std::time::Duration;

use pylos_engine::arena::conformance::{Demand, Examination, Fault, Finding, examine};

/// What is found about the engine in Python of the documentation, after a
/// passage of it was replaced; it says which demands are not met.
fn faults(passage: &str, by: &str) -> Vec<(Demand, Fault)> {
    let found = findings(passage, by, Duration::from_secs(20));
    found.into_iter().filter_map(|finding| Some((finding.demand, finding.seen.err()?))).collect()
}

fn findings(passage: &str, by: &str, patience: Duration) -> Vec<Finding> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/engine.py");
    let engine = std::fs::read_to_string(path).unwrap();
    assert!(engine.contains(passage), "the example has changed: {passage}");
    let wicked = engine.replace(passage, by);
    let command = ["python3", "-c", &wicked].map(str::to_owned).to_vec();
    let examination = Examination { positions: 25, patience, ..Examination::default() };
    let mut findings = Vec::new();
    let conforms = examine(command, examination, |finding| findings.push(finding.clone()));
    assert_eq!(conforms, findings.iter().all(|finding| finding.seen.is_ok()));
    findings
}

/// The one fault of a wicked engine: which demand it does not meet, and how
/// that is told.
fn only_fault(passage: &str, by: &str) -> (Demand, String) {
    let faults = faults(passage, by);
    let [(demand, fault)] = &faults[..] else { panic!("{by}: {faults:?}") };
    (*demand, fault.to_string())
}

#[test]
fn the_example_of_the_documentation_speaks_the_protocol() {
    let found = findings("import", "import", Duration::from_secs(20));
    assert_eq!(found.iter().find(|finding| finding.seen.is_err()), None);
    let told = |demand: Demand| {
        let finding = found.iter().find(|finding| finding.demand == demand);
        finding.and_then(|finding| finding.seen.clone().ok())
    };
    assert_eq!(told(Demand::Introduction).as_deref(), Some("Random in Python"));
    assert_eq!(told(Demand::Rules).as_deref(), Some("children, standard"));
    let standard = "standard".parse().unwrap();
    assert_eq!(told(Demand::Turns(standard)).as_deref(), Some("25 positions"));
    assert_eq!(found.len(), 17, "3, two for each of two rule sets, 10");
}

#[test]
fn whoever_forgets_what_a_square_is_plays_an_illegal_turn() {
    // Three balls make a square here.
    let (demand, told) = only_fault(
        "all(after.get(c) == me for c in four)",
        "sum(after.get(c) == me for c in four) >= 3",
    );
    assert_eq!(demand, Demand::Turns("standard".parse().unwrap()));
    assert!(told.contains("(P6)"), "{told}");
}

#[test]
fn a_pair_in_the_other_order_is_not_canonical() {
    let (demand, told) = only_fault(
        "random.choice(list(turns(*here, rules)) or [\"none\"])",
        "(lambda t: t[:-6] + t[-3:] + t[-6:-3] if t.count(\"x\") == 2 else t)(
            max(list(turns(*here, rules)) or [\"none\"], key=lambda t: t.count(\"x\")))",
    );
    assert_eq!(demand, Demand::Turns("standard".parse().unwrap()));
    assert!(told.starts_with("wrote “"), "{told}");
}

#[test]
fn whoever_plays_on_when_all_is_over_is_told() {
    let found = faults("return {}  # P10, P11: the game is over", "return {\"a1\": balls}");
    let endings = |rules: &str| Demand::Ending(rules.parse().unwrap());
    let demands: Vec<Demand> = found.iter().map(|(demand, _)| *demand).collect();
    assert!(demands.contains(&endings("standard")), "{found:?}");
    assert!(matches!(&found[0].1, Fault::PlayedOn { turn, .. } if turn == "a1"), "{found:?}");
}

#[test]
fn whoever_is_slow_is_late() {
    let slow =
        "answer = __import__(\"time\").sleep(\"depth\" not in words and 0.7) or \"bestmove \"";
    let (demands, told): (Vec<Demand>, Vec<String>) = faults("answer = \"bestmove \"", slow)
        .into_iter()
        .map(|(demand, fault)| (demand, fault.to_string()))
        .unzip();
    assert_eq!(demands, [Demand::MoveTime, Demand::Clock]);
    assert!(told[0].ends_with("ms for “position start; go movetime 500”"), "{told:?}");
}

#[test]
fn each_bad_manner_is_named() {
    for (passage, by, demand, told) in [
        // It answers `infinite` at once.
        (
            "and \"infinite\" not in words:\n        print(answer)",
            ":\n        print(answer)",
            Demand::Stop,
            "without being stopped",
        ),
        // It says nothing to what it does not know.
        (
            "        print(\"error unknown request\")",
            "        pass",
            Demand::Rules,
            "took “setoption name Rules value no-such-rules”, which makes no sense",
        ),
        // Bytes that are no text end it.
        ("errors=\"replace\"", "errors=\"strict\"", Demand::Garbage, "ended (exit status: 1)"),
        // A bad position ends it.
        (
            "except (ValueError, KeyError):",
            "except KeyError:",
            Demand::Refusal,
            "ended (exit status: 1)",
        ),
        // A bad position leaves it at the start.
        (
            "            print(\"error no such position\")",
            "            print(\"error no such position\"); here = ({}, \"L\")",
            Demand::Refusal,
            "after “go depth 1”",
        ),
        (
            "    elif words == [\"newgame\"]:\n        here = ({}, \"L\")",
            "    elif words == [\"newgame\"]:\n        pass",
            Demand::NewGame,
            "after “newgame; go depth 1”",
        ),
        ("        break\n", "        pass\n", Demand::Quit, "goes on running after quit"),
        (
            "    sys.stdout.flush()",
            "    sys.stdout.flush()\nelse:\n    __import__(\"time\").sleep(30)",
            Demand::EndOfInput,
            "goes on running after the end of its input",
        ),
        ("id name Random in Python\\n", "", Demand::Introduction, "without “id name …”"),
    ] {
        let found = faults(passage, by);
        let fault = found.iter().find(|(found, _)| *found == demand);
        let fault = fault.unwrap_or_else(|| panic!("{by}: {found:?}")).1.to_string();
        assert!(fault.contains(told), "{fault}");
    }
}

#[test]
fn whoever_says_nothing_is_asked_nothing_more() {
    let patience = Duration::from_millis(300);
    let silent = ["sh", "-c", "cat >/dev/null"].map(str::to_owned).to_vec();
    let mut found = Vec::new();
    let examination = Examination { patience, ..Examination::default() };
    assert!(!examine(silent, examination, |finding| found.push(finding.clone())));
    let silence = Fault::Silent { request: "pylos".to_owned(), awaited: "pylosok", patience };
    assert_eq!(found, [Finding { demand: Demand::Introduction, seen: Err(silence) }]);
}

#[test]
fn what_is_no_program_cannot_be_started() {
    let mut found = Vec::new();
    let nobody = vec!["/no/such/engine".to_owned()];
    assert!(!examine(nobody, Examination::default(), |finding| found.push(finding.clone())));
    assert!(matches!(&found[..], [Finding { seen: Err(Fault::NotStarted(_)), .. }]), "{found:?}");
}

#[test]
fn a_program_that_dies_while_it_plays_is_found_out_and_the_rest_is_examined() {
    let found = faults(
        "answer = \"bestmove \"",
        "sys.exit(3) if len(here[0]) > 9 else None; answer = \"bestmove \"",
    );
    assert!(
        matches!(&found[0], (Demand::Turns(_), Fault::Ended { how, .. }) if how == "exit status: 3"),
        "{found:?}"
    );
    assert!(!found.iter().any(|(demand, _)| *demand == Demand::MoveTime), "{found:?}");
}

/// Lines without end are not kept, and it is not waited for the end of them.
#[test]
fn a_chatterbox_is_heard_out_only_so_long() {
    let script = "read line; while :; do echo info string blah blah; done";
    let command = ["sh", "-c", script].map(str::to_owned).to_vec();
    let patience = Duration::from_millis(500);
    let examination = Examination { patience, ..Examination::default() };
    let mut found = Vec::new();
    assert!(!examine(command, examination, |finding| found.push(finding.clone())));
    assert!(matches!(&found[0].seen, Err(Fault::Silent { .. })), "{found:?}");
}
