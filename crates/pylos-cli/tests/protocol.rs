//! Our own engine under the examination that others can have.

mod pylos;

use pylos::Pylos;

#[test]
fn our_engine_speaks_the_protocol() {
    let said = Pylos::new().shell("pylos match --check \"pylos engine\"");
    assert_eq!(said.code, Some(0), "{}", said.stdout);
    assert!(said.stdout.ends_with("speaks the protocol\n"), "{}", said.stdout);
    for rules in ["children", "advanced+must+raise", "standard+13-15", "carpentier+straight"] {
        assert!(said.stdout.contains(&format!("ok     plays {rules}: 60 positions\n")));
    }
}
