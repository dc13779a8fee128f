//! The script that puts the pages into the program.

use std::path::Path;

#[allow(dead_code)] // the script's own main
#[path = "../build.rs"]
mod build_script;
mod program;

use build_script::watched;
use program::Scratch;

/// Cargo runs a script at every build, and compiles the program anew, if what
/// it watches does not exist; and never, if pages appear elsewhere.
#[test]
fn what_it_watches_exists_and_changes_when_pages_come() {
    let scratch = Scratch::new("build-script");
    let web = &scratch.0;
    let pages = web.join("dist");
    let covers = |watched: &Path| watched.exists() && pages.starts_with(watched);
    assert!(covers(&watched(web)), "before there are pages");
    std::fs::create_dir(&pages).unwrap();
    assert!(covers(&watched(web)), "with pages");
    assert_eq!(watched(web), pages, "and nothing but the pages");
    std::fs::remove_dir(&pages).unwrap();
    assert!(covers(&watched(web)), "after they have gone");
}
