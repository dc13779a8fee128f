//! Puts the web pages into the program, if they have been built.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{env, fs, io, thread};

/// How often pages that are being built are looked at again, and after how
/// long. Writing them takes less than that, all of it a few seconds.
const LOOKS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(250);

/// Writes the list of all pages, which are copied first: whoever builds them
/// anew while the program is being compiled takes no file away from it.
pub fn make() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let web = root.join("../../web");
    println!("cargo::rerun-if-changed=build/pages.rs");
    println!("cargo::rerun-if-changed={}", watched(&web).display());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let made = copy_still(&web.join("dist"), &out.join("pages"), LOOKS, PAUSE)
        .and_then(|files| list(&files, &root.join("../pylos-engine")))
        .and_then(|list| fs::write(out.join("pages.rs"), list));
    if let Err(error) = made {
        println!("cargo::error=cannot take the pages of web/dist into the program: {error}");
    }
}

/// The directory that changes when the pages come, change or go. Cargo runs
/// this script at every build if that does not exist, so before there are
/// pages it is the one in which they will appear.
pub fn watched(web: &Path) -> PathBuf {
    let pages = web.join("dist");
    if pages.is_dir() { pages } else { web.to_owned() }
}

/// A file among the pages: its path as a browser asks for it, where it is,
/// and when it was written.
type Page = (String, PathBuf, SystemTime);

/// Copies the pages when nobody is writing them; none, if there are none.
/// Answers with every file's name and copy.
pub fn copy_still(
    pages: &Path,
    to: &Path,
    looks: u32,
    pause: Duration,
) -> io::Result<Vec<(String, PathBuf)>> {
    for look in 0..looks {
        if look > 0 {
            thread::sleep(pause);
        }
        // A file that goes away meanwhile is looked for again, as is one that
        // has come.
        let Ok(before) = all(pages) else { continue };
        if before.is_empty() && pages.exists() || is_fresh(&before, pause) {
            continue;
        }
        let Ok(copied) = copy(&before, to) else { continue };
        if all(pages).is_ok_and(|after| after == before) {
            return Ok(copied);
        }
    }
    match all(pages) {
        Ok(none) if none.is_empty() => Ok(Vec::new()),
        _ => Err(io::Error::other(
            "they keep changing; wait until `npm run build` is done, and build again",
        )),
    }
}

/// Whether something was written just now: more may follow.
fn is_fresh(files: &[Page], pause: Duration) -> bool {
    files.iter().any(|(_, _, written)| written.elapsed().is_ok_and(|age| age < pause))
}

/// Every file there is. Without its first page it is not a website, but one
/// that is yet to be made.
fn all(pages: &Path) -> io::Result<Vec<Page>> {
    let mut files = Vec::new();
    if pages.join("index.html").exists() {
        collect(pages, pages, &mut files)?;
    }
    files.sort();
    Ok(files)
}

fn collect(root: &Path, directory: &Path, files: &mut Vec<Page>) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let about = path.metadata()?;
        if about.is_dir() {
            collect(root, &path, files)?;
        } else if let Ok(inside) = path.strip_prefix(root) {
            let name = format!("/{}", inside.to_string_lossy().replace('\\', "/"));
            files.push((name, path, about.modified()?));
        }
    }
    Ok(())
}

fn copy(files: &[Page], to: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    match fs::remove_dir_all(to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => fs::create_dir_all(to)?,
    }
    let copied = files.iter().enumerate().map(|(number, (name, path, _))| {
        let copy = to.join(number.to_string());
        fs::copy(path, &copy)?;
        Ok((name.clone(), copy))
    });
    copied.collect()
}

/// What the engine has built in and browsers fetch: where it is in the engine's
/// folder, and what it is called in Rust.
const BUILT_IN: [(&str, &str); 6] = [
    ("weights/children.judgement", "CHILDREN_JUDGEMENT"),
    ("weights/standard.judgement", "STANDARD_JUDGEMENT"),
    ("weights/advanced.judgement", "ADVANCED_JUDGEMENT"),
    ("strategies/children.pylosstrategy", "CHILDREN_STRATEGY"),
    ("strategies/standard.pylosstrategy", "STANDARD_STRATEGY"),
    ("strategies/advanced.pylosstrategy", "ADVANCED_STRATEGY"),
];

/// The Rust of the list. What the engine carries already is not taken into the
/// program a second time.
pub fn list(files: &[(String, PathBuf)], engine: &Path) -> io::Result<String> {
    let mut built_in = Vec::new();
    for (path, name) in BUILT_IN {
        println!("cargo::rerun-if-changed={}", engine.join(path).display());
        built_in.push((fs::read(engine.join(path))?, name));
    }
    let mut code = String::from(
        "/// Every file, with its path as a browser asks for it.\n\
         pub const FILES: &[(&str, &[u8])] = &[\n",
    );
    for (name, path) in files {
        let bytes = fs::read(path)?;
        let content = match built_in.iter().find(|(known, _)| *known == bytes) {
            Some((_, known)) => format!("&pylos_engine::pyramid::files::{known}"),
            None => format!("include_bytes!({:?})", path.display().to_string()),
        };
        let _ = writeln!(code, "    ({name:?}, {content}),");
    }
    Ok(code + "];\n")
}
