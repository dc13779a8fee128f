//! The script that puts the pages into the program.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

#[allow(dead_code)] // the script's own part of it
#[path = "../build/pages.rs"]
mod pages;
mod program;

use pages::{copy_still, list, watched};
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
    fs::create_dir(&pages).unwrap();
    assert!(covers(&watched(web)), "with pages");
    assert_eq!(watched(web), pages, "and nothing but the pages");
    fs::remove_dir(&pages).unwrap();
    assert!(covers(&watched(web)), "after they have gone");
}

/// A website whose first page names the other one.
fn build_pages(dist: &Path, number: usize) {
    let _ = fs::remove_dir_all(dist);
    fs::create_dir_all(dist.join("assets")).unwrap();
    fs::write(dist.join("index.html"), format!("/assets/{number}.js")).unwrap();
    // As slow as a bundler on a busy machine.
    std::thread::sleep(Duration::from_millis(5));
    fs::write(dist.join(format!("assets/{number}.js")), number.to_string()).unwrap();
}

#[test]
fn pages_that_are_being_built_are_taken_whole() {
    let scratch = Scratch::new("build-script-still");
    let (dist, to) = (scratch.0.join("dist"), scratch.0.join("out/pages"));
    let take = |looks| copy_still(&dist, &to, looks, Duration::from_millis(100));
    assert_eq!(take(1).unwrap(), [], "there are none yet");
    build_pages(&dist, 0);
    assert!(take(1).unwrap_err().to_string().contains("npm run build"), "too fresh");
    assert_eq!(take(5).unwrap().len(), 2);

    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 1..40 {
                build_pages(&dist, number);
            }
            done.store(true, Ordering::Relaxed);
        });
        while !done.load(Ordering::Relaxed) {
            // Whatever happens meanwhile is an answer and not a crash.
            let _ = take(1);
        }
    });
    let taken = take(50).unwrap();
    let names: Vec<&str> = taken.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["/assets/39.js", "/index.html"]);
    // The copies stay when the pages go.
    fs::remove_dir_all(&dist).unwrap();
    assert_eq!(fs::read_to_string(&taken[1].1).unwrap(), "/assets/39.js");
}

#[test]
fn what_the_engine_carries_is_not_taken_twice() {
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pylos-engine");
    let scratch = Scratch::new("build-script-list");
    let (known, other) = (scratch.0.join("0"), scratch.0.join("1"));
    fs::copy(engine.join("strategies/children.pylosstrategy"), &known).unwrap();
    fs::write(&other, "another").unwrap();
    let files = [("/a".to_owned(), known), ("/b".to_owned(), other)];
    let list = list(&files, &engine).unwrap();
    assert!(list.contains(r#"("/a", &pylos_engine::pyramid::files::CHILDREN_STRATEGY)"#), "{list}");
    assert!(list.contains(r#"("/b", include_bytes!("#), "{list}");
}
