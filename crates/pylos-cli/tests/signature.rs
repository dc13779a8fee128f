//! `pylos bench` always comes to the same results. A change of the signature
//! means that a rule, a count or a choice has changed: say why in the commit.

mod pylos;

use pylos::Pylos;

/// What the fixed work of `pylos bench` amounts to.
const SIGNATURE: &str = "aa445ecddf757fc5";

#[test]
fn the_fixed_work_of_bench_has_not_changed() {
    let said = Pylos::new().shell("pylos bench --rounds 1 --json");
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    let answer: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
    assert_eq!(answer["signature"], SIGNATURE);
    let workloads = answer["workloads"].as_array().expect("workloads");
    assert!(workloads.len() >= 4);
    for workload in workloads {
        assert!(workload["per_second"].as_f64().is_some_and(|speed| speed > 0.0), "{workload}");
        assert!(workload["ratio"].as_f64().is_some_and(|ratio| ratio > 0.0), "{workload}");
    }
}
