//! Puts the web pages into the program, if they have been built.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let pages = root.join("../../web/dist");
    // The directory above exists in any case: it changes when pages come or go.
    println!("cargo::rerun-if-changed={}", root.join("../../web").join("index.html").display());
    println!("cargo::rerun-if-changed={}", pages.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    collect(&pages, &pages, &mut files);
    files.sort();
    let mut code = String::from("pub(super) const FILES: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let _ = writeln!(code, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    code.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("pages.rs");
    if let Err(error) = std::fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
    }
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
