//! `cargo xtask dist`: everything that a release consists of, offline and the
//! same bytes every time.
//!
//! What is packed is a [`tree::Tree`] in memory, so that nothing of the
//! machine gets in: no names, no times, no order of a folder. The program is
//! compiled with the paths of the machine taken out.

mod built;
mod deb;
mod image;
mod notices;
mod parts;
mod sbom;
mod tarball;
pub mod tools;
mod tree;
mod trial;
mod wheel;

use std::path::{Path, PathBuf};

use crate::step::{self, Failed, cannot, program, root};
use crate::wasm::{self, Unbuilt, Voice};
use crate::web;
use built::{Built, Profile};
use parts::Part;
use tree::Tree;

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
enum Order {
    /// A release, tried out.
    Make,
    /// Two of them, compared.
    Check,
    /// Packages of an unoptimised program, whatever is committed: to try how
    /// things are packed.
    Quick,
}

/// What a release is of.
pub struct Release {
    pub version: &'static str,
    pub machine: Machine,
    /// Of the commit: the only time that appears in anything.
    pub time: u64,
}

/// A processor under its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    X86,
    Arm,
}

impl Machine {
    fn here() -> Result<Machine, Failed> {
        match step::host()?.as_str() {
            "x86_64-unknown-linux-gnu" => Ok(Machine::X86),
            "aarch64-unknown-linux-gnu" => Ok(Machine::Arm),
            host => Err(Failed::new(format!(
                "releases are made on Linux with the GNU C library, not on {host}"
            ))),
        }
    }

    /// As Linux calls it.
    pub fn linux(self) -> &'static str {
        match self {
            Machine::X86 => "x86_64",
            Machine::Arm => "aarch64",
        }
    }

    /// As Debian and images of containers call it.
    pub fn debian(self) -> &'static str {
        match self {
            Machine::X86 => "amd64",
            Machine::Arm => "arm64",
        }
    }
}

/// The list of all files with their sums, which is written last.
const SUMS: &str = "SHA256SUMS";

/// `cargo xtask dist`.
pub fn asked(args: &[String]) -> Result<(), Failed> {
    let order = read(args)?;
    let release = release()?;
    if order == Order::Quick {
        return quick(&release);
    }
    refuse_changes()?;
    let out = root().join("target/dist");
    make(&release, &out, &root().join("target/dist-build"))?;
    trial::all(&release, &out)?;
    if order == Order::Check {
        let again = root().join("target/dist-again");
        let build = root().join("target/dist-again-build");
        tools::empty_folder(&build)?;
        wasm::forget();
        make(&release, &again, &build)?;
        compare(&out, &again)?;
        for folder in [again, build] {
            std::fs::remove_dir_all(&folder).map_err(|error| cannot("remove", &folder, &error))?;
        }
        println!("a second build, from nothing, is the same to the byte");
    }
    println!("the release is in {}:\n{}", out.display(), listed(&out)?);
    Ok(())
}

fn read(args: &[String]) -> Result<Order, Failed> {
    match args {
        [] => Ok(Order::Make),
        [flag] if flag == "--check" => Ok(Order::Check),
        [flag] if flag == "--quick" => Ok(Order::Quick),
        _ => {
            let asked = args.join(" ");
            let told = format!("“{asked}” is not understood: dist [--check | --quick]");
            Err(Failed::new(told))
        }
    }
}

/// What has been changed and is not committed would be shipped under the
/// commit's name.
fn refuse_changes() -> Result<(), Failed> {
    let changed = step::told(program("git").args(["status", "--porcelain"]))?;
    if changed.is_empty() {
        return Ok(());
    }
    let changed = changed.trim_end();
    Err(Failed::new(format!(
        "a release is made of a commit, and these files are changed:\n{changed}"
    )))
}

/// What the work tree is a release of.
fn release() -> Result<Release, Failed> {
    let time = step::told(program("git").args(["log", "-1", "--format=%ct"]))?;
    let time = time.trim().parse().map_err(|_| Failed::new("git does not tell the time"))?;
    Ok(Release { version: env!("CARGO_PKG_VERSION"), machine: Machine::here()?, time })
}

/// The packages of the program, unoptimised, without what takes minutes.
fn quick(release: &Release) -> Result<(), Failed> {
    let out = root().join("target/dist-quick");
    tools::empty_folder(&out)?;
    let built = built::build(Profile::Quick, &root().join("target"), release.time)?;
    pack(release, &built, &parts::all()?, &out)?;
    put(&out, SUMS, sums(&out)?.as_bytes())?;
    trial::all(release, &out)
}

/// Everything that the program is packed into.
fn pack(release: &Release, built: &Built, parts: &[Part], out: &Path) -> Result<(), Failed> {
    let notices = notices::of(parts)?;
    put(out, &format!("pylos-{}.cdx.json", release.version), &sbom::of(release, parts)?)?;
    put(out, &tarball::name(release), &tarball::make(release, built, &notices)?)?;
    put(out, &deb::name(release), &deb::make(release, built, &notices)?)?;
    put(out, &image::name(release), &image::make(release, built, &notices)?)
}

/// Makes every file of a release, and the list of their sums.
fn make(release: &Release, out: &Path, build: &Path) -> Result<(), Failed> {
    tools::empty_folder(out)?;
    println!("── pages");
    web::find_node()?;
    wasm::build(Voice::Quiet).map_err(Unbuilt::into_failed)?;
    web::install()?;
    web::build_pages()?;
    println!("── program");
    let built = built::build(Profile::Release, build, release.time)?;
    println!("── packages");
    let parts = parts::all()?;
    pack(release, &built, &parts, out)?;
    println!("── site");
    let name = site_name(release);
    put(out, &format!("{name}.tar.gz"), &site(release, &name, &notices::of(&parts)?, build)?)?;
    if wheel::package().is_dir() {
        println!("── wheel");
        wheel::make(release, out, build)?;
    }
    put(out, SUMS, sums(out)?.as_bytes())
}

fn put(out: &Path, name: &str, bytes: &[u8]) -> Result<(), Failed> {
    println!("{name}: {:.1} MB", bytes.len() as f64 / 1e6);
    tools::write(&out.join(name), bytes)
}

fn site_name(release: &Release) -> String {
    format!("pylos-site-{}", release.version)
}

/// The app for any static host.
fn site(release: &Release, name: &str, notices: &str, build: &Path) -> Result<Vec<u8>, Failed> {
    let folder = build.join("site");
    tools::empty_folder(&folder)?;
    web::build_site(&folder)?;
    let mut tree = Tree::default();
    tree.all_of(&folder, name)?;
    tree.file(format!("{name}/LICENSES.txt"), notices);
    tools::gzip(&tree.tar(release.time)?)
}

/// The files of a release by name, without the list of their sums.
fn files(out: &Path) -> Result<Vec<PathBuf>, Failed> {
    let entries = out.read_dir().map_err(|error| cannot("read", out, &error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && !file.ends_with(SUMS));
    files.sort();
    Ok(files)
}

/// The list as `sha256sum --check` reads it.
fn sums(out: &Path) -> Result<String, Failed> {
    let mut sums = String::new();
    for file in files(out)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        sums += &format!("{}  {name}\n", tools::sha256(&tree::read(&file)?)?);
    }
    Ok(sums)
}

fn listed(out: &Path) -> Result<String, Failed> {
    let path = out.join(SUMS);
    std::fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))
}

/// Whether two releases are the same, by their sums.
fn compare(one: &Path, other: &Path) -> Result<(), Failed> {
    let [first, second] = [listed(one)?, listed(other)?];
    let differing = differing(&first, &second);
    if differing.is_empty() {
        return Ok(());
    }
    let [one, other] = [one, other].map(Path::display);
    Err(Failed::new(format!(
        "two builds of one commit differ in {}: compare {one} and {other}",
        differing.join(", ")
    )))
}

/// The names of files that are not the same in both lists.
fn differing<'a>(first: &'a str, second: &'a str) -> Vec<&'a str> {
    let only = |one: &'a str, other: &'a str| {
        let lines = one.lines().filter(move |line| !other.lines().any(|same| same == *line));
        lines.filter_map(|line| line.split_whitespace().nth(1))
    };
    let mut names: Vec<&str> = only(first, second).chain(only(second, first)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_understood_or_refused() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(read(&[]).unwrap(), Order::Make);
        assert_eq!(read(&words("--check")).unwrap(), Order::Check);
        let told = read(&words("--chekc now")).unwrap_err().to_string();
        assert_eq!(told, "“--chekc now” is not understood: dist [--check | --quick]");
    }

    #[test]
    fn builds_that_differ_are_named() {
        let one = "aa  a.deb\nbb  b.tar\n";
        assert!(differing(one, one).is_empty());
        assert_eq!(differing(one, "aa  a.deb\ncc  b.tar\n"), ["b.tar"]);
        assert_eq!(differing(one, "aa  a.deb\n"), ["b.tar"]);
        assert_eq!(differing("", one), ["a.deb", "b.tar"]);
    }
}
