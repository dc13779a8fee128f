//! Puts the web pages into the program, if they have been built, and makes a
//! type of its texts.

#[path = "build/texts.rs"]
mod texts;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    texts::make();
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let web = root.join("../../web");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", watched(&web).display());
    let pages = web.join("dist");
    let mut files = Vec::new();
    // Without its first page it is not a website, but one half made.
    if pages.join("index.html").exists() {
        collect(&pages, &pages, &mut files);
    }
    files.sort();
    let mut code = String::from(
        "/// Every file, with its path as a browser asks for it.\n\
         pub const FILES: &[(&str, &[u8])] = &[\n",
    );
    for (name, path) in files {
        let _ = writeln!(code, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("pages.rs");
    if let Err(error) = std::fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
    }
}

/// The directory that changes when the pages come, change or go. Cargo runs
/// this script at every build if that does not exist, so before there are
/// pages it is the one in which they will appear.
pub fn watched(web: &Path) -> PathBuf {
    let pages = web.join("dist");
    if pages.is_dir() { pages } else { web.to_owned() }
}

/// Every file under a directory, with its path as a browser asks for it.
fn collect(root: &Path, directory: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Ok(inside) = path.strip_prefix(root) {
            let name = inside.to_string_lossy().replace('\\', "/");
            files.push((format!("/{name}"), path));
        }
    }
}
