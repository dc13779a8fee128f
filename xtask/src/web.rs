//! The web interface: Node and npm.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::step::{Failed, program, root, run, run_quietly};
use crate::wasm::{self, Unbuilt, Voice};

/// The versions of Node that vite, which builds the pages, works with.
const NODE: &str = "Node 20.19, 22.12 or newer (https://nodejs.org)";

/// Installs what it needs, checks and builds it, with the engine for the
/// browser where there is a compiler for that; the program carries the result.
pub fn build() -> Result<(), Failed> {
    find_node()?;
    match wasm::build(Voice::Aloud) {
        Err(unbuilt @ Unbuilt::NoCompiler(_)) => println!("{}", unbuilt.told()),
        Err(broken @ Unbuilt::Broken(_)) => return Err(broken.into_failed()),
        Ok(()) => {}
    }
    install()?;
    run(npm().args(["run", "build"]))
}

/// The pages alone, for somebody who wants to play: nothing is checked, and
/// nothing said unless it fails.
pub fn build_pages() -> Result<(), Failed> {
    run_quietly(npm().args(["run", "pages"]))
}

/// The pages for hosts without our server, in a folder that they then have to
/// themselves.
pub fn build_site(into: &Path) -> Result<(), Failed> {
    let site = ["run", "pages", "--", "--mode", "site", "--emptyOutDir", "--outDir"];
    run_quietly(npm().args(site).arg(into))
}

/// Whether the pages are newer than everything that they are made of.
pub fn pages_are_fresh() -> bool {
    let built = changed(&folder().join("dist/index.html"));
    let sources = [folder(), root().join("locales")];
    built.is_some() && built >= sources.iter().filter_map(|path| last_change(path)).max()
}

/// Refuses in words where Node is missing or too old.
pub fn find_node() -> Result<(), Failed> {
    let asked = program("node").arg("--version").output();
    let told = asked.ok().map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    check_node(told.as_deref())
}

/// What `node --version` told, if it is there.
fn check_node(told: Option<&str>) -> Result<(), Failed> {
    let refuse =
        |why: &str| Err(Failed::new(format!("the pages are built with {NODE}, and {why}")));
    let Some(told) = told else { return refuse("there is no node on this machine") };
    let mut numbers = told.trim_start_matches('v').split('.').map(str::parse::<u32>);
    let (Some(Ok(major)), Some(Ok(minor))) = (numbers.next(), numbers.next()) else {
        return refuse(&format!("this one calls itself “{told}”"));
    };
    match major {
        20 if minor >= 19 => Ok(()),
        22 if minor >= 12 => Ok(()),
        23.. => Ok(()),
        _ => refuse(&format!("this one is {told}")),
    }
}

/// When something in a directory changed last; a file that goes away changes
/// the directory that it was in.
fn last_change(path: &Path) -> Option<SystemTime> {
    // What is made from it, or has no part in it.
    let made = ["dist", "node_modules", "screenshots", "tests"].map(|name| folder().join(name));
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
    run(npm().args(["test"]))?;
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
pub fn install() -> Result<(), Failed> {
    let installed = changed(&folder().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&folder().join("package-lock.json")) {
        return Ok(());
    }
    run_quietly(npm().args(["ci", "--no-audit", "--no-fund"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_or_missing_node_is_refused_in_words() {
        for good in ["v20.19.0", "v22.12.1", "v24.1.0"] {
            assert!(check_node(Some(good)).is_ok(), "{good}");
        }
        let refused = |told| check_node(told).expect_err("refused").to_string();
        for old in ["v18.20.4", "v20.9.1", "v21.7.0", "v22.3.0"] {
            assert!(refused(Some(old)).ends_with(&format!("and this one is {old}")));
        }
        assert!(refused(None).ends_with("and there is no node on this machine"));
    }
}
