//! Debian's packages: which ones make a compiler for WebAssembly, worked out
//! from what apt tells about them.

use std::collections::BTreeSet;

/// The compiler, the libraries that it hands to build scripts and macros, and
/// the source of the standard library: one release of one project.
pub const COMPILER: [&str; 3] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"];

/// What its library is called, before its version.
const LLVM: &str = "libllvm";

/// Any one of these packages satisfies a dependency.
pub type Alternatives = Vec<String>;

/// The newest version in which all the packages can be had, from what
/// `apt-cache madison` says about them; it has the newest first.
pub fn common_version(packages: &[&str], madison: &str) -> Option<String> {
    let offers: Vec<(&str, &str)> = madison
        .lines()
        .filter_map(|line| {
            let mut columns = line.split('|').map(str::trim);
            let offer = (columns.next()?, columns.next()?);
            // Sources are not what can be unpacked.
            columns.next()?.ends_with("Packages").then_some(offer)
        })
        .collect();
    let (first, others) = packages.split_first()?;
    let candidates = offers.iter().filter(|(package, _)| package == first);
    let mut versions = candidates.map(|(_, version)| *version);
    let in_all = |version: &&str| others.iter().all(|other| offers.contains(&(*other, *version)));
    versions.find(in_all).map(str::to_owned)
}

/// The release of Rust that a version of its packages is: 1.96 of
/// `1.96.0+dfsg1-1~deb12u2`.
pub fn release(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// What some packages depend on, from what `apt-cache depends` says:
///
/// ```text
/// rustc-web
///   Depends: libc6
///  |Depends: gcc            (or the next)
///   Depends: clang
///   Depends: <libc-dev>     (no package, but what these provide)
///     libc6-dev
/// ```
pub fn dependencies(told: &str) -> Vec<Alternatives> {
    let mut found: Vec<Alternatives> = Vec::new();
    let mut or_the_next = false;
    let mut provided = false;
    for line in told.lines() {
        let line = line.trim_end();
        if let Some(provider) = line.strip_prefix("    ") {
            if let Some(last) = found.last_mut().filter(|_| provided) {
                last.push(provider.to_owned());
            }
            continue;
        }
        let Some((kind, name)) = line.split_once("Depends: ") else {
            // The name of a package, or something that is not needed.
            (or_the_next, provided) = (false, false);
            continue;
        };
        if !or_the_next {
            found.push(Alternatives::new());
        }
        provided = name.starts_with('<');
        if let Some(last) = found.last_mut().filter(|_| !provided) {
            last.push(name.to_owned());
        }
        or_the_next = kind.contains('|');
    }
    found.retain(|alternatives| !alternatives.is_empty());
    found
}

/// Whether a package is a part of Rust itself, and so of the same version as
/// the compiler.
pub fn is_of_rust(package: &str) -> bool {
    package.starts_with("libstd-rust-") || COMPILER.contains(&package)
}

/// Whether a package is unpacked even if it is installed: LLVM as well as Rust,
/// because its version says which linker goes with it.
fn is_always_unpacked(package: &str) -> bool {
    is_of_rust(package) || package.starts_with(LLVM)
}

/// Every package that has to be unpacked: the compiler with the libraries that
/// it needs to run and that are not installed. It depends on a linker for
/// programs of this machine too, which is not a library; whoever has cargo has
/// one. `depends` says what packages depend on.
pub fn needed<E>(
    first: &[&str],
    installed: &BTreeSet<String>,
    mut depends: impl FnMut(&[String]) -> Result<Vec<Alternatives>, E>,
) -> Result<BTreeSet<String>, E> {
    let mut found: BTreeSet<String> = BTreeSet::new();
    let mut new: Vec<String> = first.iter().map(|name| (*name).to_owned()).collect();
    while !new.is_empty() {
        found.extend(new.iter().cloned());
        let missing = depends(&new)?.into_iter().filter_map(|alternatives| {
            let is_there = |one: &String| installed.contains(one) && !is_always_unpacked(one);
            let there = alternatives.iter().any(is_there);
            alternatives.into_iter().next().filter(|one| !there && one.starts_with("lib"))
        });
        new = missing.filter(|one| !found.contains(one)).collect();
        new.sort();
        new.dedup();
    }
    Ok(found)
}

/// The linker that goes with the LLVM among these packages.
pub fn linker_for(packages: &BTreeSet<String>) -> Option<String> {
    let version = packages.iter().find_map(|name| name.strip_prefix(LLVM))?;
    Some(format!("lld-{version}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MADISON: &str = "\
 rustc-web | 1.96.0+dfsg1-1~deb12u2 | http://security.example bookworm-security/main amd64 Packages
 rustc-web | 1.85.0+dfsg3-1~deb12u3 | http://example bookworm/main amd64 Packages
 rustc-web | 1.97.0+dfsg1-1 | http://example sid/main Sources
libstd-rust-web-dev | 1.96.0+dfsg1-1~deb12u2 | http://security.example bookworm-security/main amd64 Packages
libstd-rust-web-dev | 1.85.0+dfsg3-1~deb12u3 | http://example bookworm/main amd64 Packages
rust-web-src | 1.96.0+dfsg1-1~deb12u2 | http://security.example bookworm-security/main amd64 Packages
rust-web-src | 1.85.0+dfsg3-1~deb12u3 | http://example bookworm/main amd64 Packages
";

    #[test]
    fn compiler_and_source_are_of_the_newest_version_that_both_have() {
        let newest = common_version(&COMPILER, MADISON);
        assert_eq!(newest.as_deref(), Some("1.96.0+dfsg1-1~deb12u2"));
        // A mirror that has the new compiler and not yet its source.
        let half = MADISON.replacen("rust-web-src | 1.96", "rust-web-src | 1.95", 1);
        assert_eq!(common_version(&COMPILER, &half).as_deref(), Some("1.85.0+dfsg3-1~deb12u3"));
        assert_eq!(common_version(&COMPILER, ""), None);
    }

    #[test]
    fn releases_of_rust_compare_by_number() {
        assert_eq!(release("1.96.0+dfsg1-1~deb12u2"), Some((1, 96)));
        assert_eq!(release("1.95"), Some((1, 95)));
        assert_eq!(release("none"), None);
        assert!(release("1.100.0") > release("1.95"));
    }

    const DEPENDS: &str = "\
rustc-web
  Depends: libc6
  Depends: libstd-rust-web-dev
 |Depends: gcc
  Depends: clang
  Depends: <libc-dev>
    libc6-dev
    musl-dev
  Depends: <nobody-provides-this>
  Conflicts: rustc
  Recommends: cargo-web
  Replaces: rustc
    rustc-web
libstd-rust-web-dev
  PreDepends: libstd-rust-web-1.96
";

    #[test]
    fn dependencies_are_read_with_their_alternatives() {
        let expected = [
            vec!["libc6"],
            vec!["libstd-rust-web-dev"],
            vec!["gcc", "clang"],
            vec!["libc6-dev", "musl-dev"],
            vec!["libstd-rust-web-1.96"],
        ];
        assert_eq!(dependencies(DEPENDS), expected);
        assert!(dependencies("").is_empty());
    }

    /// Who depends on whom, in a small Debian.
    fn depends(packages: &[String]) -> Result<Vec<Alternatives>, ()> {
        let told = |name: &str| match name {
            "rustc-web" => "Depends: libc6\n  Depends: gcc\n  Depends: libstd-rust-web-dev",
            "libstd-rust-web-dev" => "Depends: libstd-rust-web-1.96",
            "libstd-rust-web-1.96" => "Depends: libc6\n  Depends: libllvm22",
            "libllvm22" => "Depends: libz3-4\n |Depends: libxml2\n  Depends: libxml2-legacy",
            _ => "",
        };
        Ok(packages.iter().flat_map(|name| dependencies(&format!("  {}", told(name)))).collect())
    }

    fn names<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
        names.map(str::to_owned).into()
    }

    #[test]
    fn what_is_installed_is_not_unpacked_except_rust_and_its_llvm() {
        let rust = ["rustc-web", "libstd-rust-web-dev", "rust-web-src", "libstd-rust-web-1.96"];
        let installed = names(["libc6", "libxml2-legacy", "libstd-rust-web-1.96", "rustc-web"]);
        let mut expected = names(rust);
        expected.extend(names(["libllvm22", "libz3-4"]));
        assert_eq!(needed(&COMPILER, &installed, depends), Ok(expected));
        let mut all = installed;
        all.extend(names(["libllvm22", "libz3-4"]));
        let mut expected = names(rust);
        expected.extend(names(["libllvm22"]));
        assert_eq!(needed(&COMPILER, &all, depends), Ok(expected));
    }

    #[test]
    fn the_linker_is_that_of_the_same_llvm() {
        assert_eq!(linker_for(&names(["libllvm22", "libz3-4"])).as_deref(), Some("lld-22"));
        assert_eq!(linker_for(&names(["libz3-4"])), None);
    }
}
