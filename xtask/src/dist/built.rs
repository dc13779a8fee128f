//! The program as it is shipped, with what it says of itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::tools;
use super::tree::{Tree, read};
use crate::step::{self, Failed, cannot, cargo, program, root};

/// How the program finds the C library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linking {
    /// It carries it, and runs on any Linux of its processor.
    Static,
    /// It takes the system's, with its updates and its ways to look up names.
    Dynamic,
}

/// How much the compiler does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// What is shipped.
    Release,
    /// What the tests have compiled already, with the paths of this machine.
    Quick,
}

/// What every package of the program has.
pub struct Built {
    /// Needs nothing of the system.
    pub standalone: Vec<u8>,
    /// Needs the system's C library.
    pub shared: Vec<u8>,
    /// Manual pages and completions, under `share`.
    pub share: Tree,
}

/// Builds the program twice (its libraries once) into a folder of cargo's.
pub fn build(profile: Profile, into: &Path, time: u64) -> Result<Built, Failed> {
    let shared = read(&link(profile, Linking::Dynamic, into, time)?)?;
    // Run where it can be: as what has just been built for this machine.
    let built = link(profile, Linking::Static, into, time)?;
    let share = share(&built, &into.join("dist-share"))?;
    Ok(Built { standalone: read(&built)?, shared, share })
}

/// Builds the program and says where it is.
fn link(profile: Profile, linking: Linking, into: &Path, time: u64) -> Result<PathBuf, Failed> {
    let mut cargo = cargo(["rustc", "--locked", "--offline", "--package", "pylos-cli"]);
    cargo.args(["--bin", "pylos", "--target-dir"]).arg(into);
    let built = match profile {
        Profile::Release => {
            without_places(cargo.arg("--release"), into, time)?;
            into.join("release/pylos")
        }
        Profile::Quick => into.join("debug/pylos"),
    };
    if linking == Linking::Static {
        cargo.args(["--", "-Ctarget-feature=+crt-static"]);
    }
    step::run(&mut cargo)?;
    match profile {
        Profile::Release => Ok(built),
        Profile::Quick => stripped(&built, into),
    }
}

/// The program without its line tables, which are most of it. The profile for
/// releases does that by itself.
fn stripped(built: &Path, into: &Path) -> Result<PathBuf, Failed> {
    let small = into.join("dist-pylos");
    step::run(program("strip").arg("--strip-all").arg("-o").arg(&small).arg(built))?;
    Ok(small)
}

/// Tells cargo to leave the folders of this machine out of what it compiles.
pub fn without_places(cargo: &mut Command, into: &Path, time: u64) -> Result<(), Failed> {
    let places = places(into)?;
    let of_rust: Vec<String> =
        places.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}")).collect();
    let of_c: Vec<String> =
        places.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}")).collect();
    cargo.env("CARGO_ENCODED_RUSTFLAGS", of_rust.join("\x1f")).env_remove("RUSTFLAGS");
    cargo.env("CFLAGS", of_c.join(" ")).env("SOURCE_DATE_EPOCH", time.to_string());
    Ok(())
}

/// Folders of this machine, and what they are called in what is shipped. The
/// compiler takes the last that fits.
fn places(into: &Path) -> Result<Vec<(String, String)>, Failed> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let home = home.ok_or_else(|| Failed::new("cargo's folder is not known: set CARGO_HOME"))?;
    let mut places = vec![(home.clone(), "/cargo")];
    // Each registry has a folder of its own, and mirrors have others.
    let registries = home.join("registry/src");
    let entries = registries.read_dir().map_err(|error| cannot("read", &registries, &error))?;
    places.extend(entries.flatten().map(|entry| (entry.path(), "/cargo/crates")));
    places.sort();
    places.push((root(), "/pylos"));
    places.push((into.to_owned(), "/pylos/target"));
    let plain = |path: PathBuf| {
        path.to_str().map(str::to_owned).ok_or_else(|| {
            Failed::new(format!("the compiler needs a plain path, not {}", path.display()))
        })
    };
    places.into_iter().map(|(from, to)| Ok((plain(from)?, to.to_owned()))).collect()
}

/// What the program says of itself, in the folders in which systems look.
fn share(built: &Path, folder: &Path) -> Result<Tree, Failed> {
    let mut share = Tree::default();
    tools::empty_folder(folder)?;
    step::told(pylos(built).args(["man", "--out"]).arg(folder))?;
    share.all_of(folder, "share/man/man1")?;
    for (shell, path) in [
        ("bash", "share/bash-completion/completions/pylos"),
        ("zsh", "share/zsh/site-functions/_pylos"),
        ("fish", "share/fish/vendor_completions.d/pylos.fish"),
    ] {
        share.file(path, step::told(pylos(built).args(["completions", shell]))?);
    }
    Ok(share)
}

/// The program, without anything that this machine has set for it.
pub fn pylos(built: &Path) -> Command {
    let mut pylos = program(built);
    pylos.env_clear().env("HOME", "/nonexistent");
    pylos
}
