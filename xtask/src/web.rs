//! The web interface: npm, and a browser for its tests.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::step::{Failed, answers, program, root, run};
use crate::system;

/// Whether the project has a web interface.
pub fn exists() -> bool {
    folder().join("package.json").exists()
}

/// Installs what it needs and builds it; the server carries the result.
pub fn build() -> Result<(), Failed> {
    if !exists() {
        println!("no web interface yet");
        return Ok(());
    }
    install()?;
    run(npm().args(["run", "build"]))
}

/// Builds it unless the pages are newer than everything that they are made of:
/// new pages mean a new server.
pub fn build_if_stale() -> Result<(), Failed> {
    let built = changed(&folder().join("dist/index.html"));
    let sources = [folder(), root().join("locales")];
    if built.is_some() && built >= sources.iter().filter_map(|path| last_change(path)).max() {
        return Ok(());
    }
    build()
}

/// When something in a directory changed last; a file that goes away changes
/// the directory that it was in.
fn last_change(path: &Path) -> Option<SystemTime> {
    let made = ["dist", "node_modules"].map(|name| folder().join(name));
    let inside = std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let latest = inside.filter(|path| !made.contains(path)).filter_map(|path| last_change(&path));
    // What is made in the web folder changes that folder itself.
    let own = if path == folder() { None } else { changed(path) };
    latest.chain(own).max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

/// Its own tests, then those in a browser.
pub fn test() -> Result<(), Failed> {
    if !exists() {
        println!("no web interface yet");
        return Ok(());
    }
    run(npm().args(["test"]))?;
    install_browser()?;
    run(npm().args(["run", "test:browser"]))
}

fn folder() -> PathBuf {
    root().join("web")
}

fn npm() -> Command {
    let mut npm = program(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(folder());
    npm
}

/// `npm ci` takes a while and begins by deleting, so it runs only when the
/// lock file is newer than what it left last time.
fn install() -> Result<(), Failed> {
    let installed = changed(&folder().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&folder().join("package-lock.json")) {
        return Ok(());
    }
    run(npm().args(["ci", "--no-audit", "--no-fund"]))
}

/// A browser that can be driven: one that is there, or the system's package.
fn install_browser() -> Result<(), Failed> {
    let known = ["chromium", "chromium-browser", "google-chrome"];
    if known.iter().any(|name| answers(program(name).arg("--version"))) {
        return Ok(());
    }
    println!("no Chromium found: installing it");
    if system::has_packages() {
        return system::install("chromium");
    }
    run(npm().args(["exec", "--", "playwright-core", "install", "--with-deps", "chromium"]))
}
