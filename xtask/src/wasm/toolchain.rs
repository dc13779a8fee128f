//! Who compiles to WebAssembly on this machine.

use std::ffi::OsString;
use std::net::{TcpStream, ToSocketAddrs as _};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use super::TARGET;
use super::debian::{self, Debian, Linker};
use crate::step::{Failed, host, program, run_quietly_within, rustc, told};

/// Where a toolchain has the source of its standard library.
const SOURCE: &str = "lib/rustlib/src/rust/library/Cargo.lock";

/// A compiler for WebAssembly.
pub enum Toolchain {
    /// The one in use, which has the target.
    InUse(Library),
    /// Debian's, unpacked beside it.
    Debian(Debian),
}

/// Where the standard library comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// It was compiled by others, for speed.
    Shipped,
    /// Its source is there: it is compiled with the program, as small as the
    /// rest, and without the sentences of panics.
    Compiled,
}

/// A way to a compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Route {
    /// The target is installed.
    Installed,
    /// Debian's packages have been unpacked before.
    Unpacked,
    /// rustup adds the target to the toolchain in use.
    Rustup,
    /// Debian's packages are fetched and unpacked.
    Packages,
}

/// What decides which ways are open.
#[derive(Clone, Copy)]
struct Machine {
    has_target: bool,
    has_unpacked: bool,
    /// Whether the toolchain in use is one of rustup's.
    is_rustups: bool,
    is_debian: bool,
}

/// How far one goes for a compiler.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Only what is on this machine.
    AtHand,
    /// Whatever can be fetched.
    Network,
}

impl Toolchain {
    /// The first compiler that can be had, or why there is none.
    pub fn find(reach: Reach) -> Result<Toolchain, Failed> {
        let mut refused = Vec::new();
        for route in routes(Machine::here(reach), reach) {
            match take(route, reach) {
                Ok(toolchain) => return Ok(toolchain),
                Err(why) => refused.push(why.to_string()),
            }
        }
        Err(Failed::new(missing(&refused)))
    }

    /// Lets cargo compile with it: `rustflags` are those that the program needs.
    pub fn compile(&self, cargo: &mut Command, rustflags: &str) {
        let mut flags = rustflags.to_owned();
        if self.library() == Library::Compiled {
            cargo.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
            // What `-Z` needs with a compiler that is not a nightly one.
            cargo.env("RUSTC_BOOTSTRAP", "1");
            flags += " -Zunstable-options -Cpanic=immediate-abort";
        }
        if let Toolchain::Debian(debian) = self {
            cargo.env("RUSTC", debian.rustc());
            if let Some(linker) = debian.linker().or_else(rust_lld) {
                cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
            }
            flags += " -Clinker-flavor=wasm-ld";
        }
        // Before all other ways to give flags, so that those of somebody's own
        // machine do not change what is made.
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.replace(' ', "\u{1f}"));
    }

    /// Where its standard library comes from.
    pub fn library(&self) -> Library {
        match self {
            Toolchain::InUse(library) => *library,
            Toolchain::Debian(_) => Library::Compiled,
        }
    }

    /// Its name, for whoever wants to know.
    pub fn name(&self) -> String {
        match self {
            Toolchain::InUse(Library::Shipped) => "the toolchain in use".to_owned(),
            Toolchain::InUse(Library::Compiled) => {
                "the toolchain in use and its standard library".to_owned()
            }
            Toolchain::Debian(debian) => format!("Debian's rustc-web {}", debian.version()),
        }
    }
}

impl Machine {
    fn here(reach: Reach) -> Machine {
        let has_target = has_target();
        // Whoever has the target needs to know nothing else.
        let further = !has_target && reach == Reach::Network;
        Machine {
            has_target,
            has_unpacked: Debian::unpacked().is_some(),
            is_rustups: further && rustups_toolchain().is_some(),
            is_debian: further && debian::is_here(),
        }
    }
}

/// The ways that are open, in the order in which they are tried. What was
/// unpacked before comes first even where rustup could do the same: it is here.
fn routes(machine: Machine, reach: Reach) -> Vec<Route> {
    let local = [(machine.has_target, Route::Installed), (machine.has_unpacked, Route::Unpacked)];
    let remote = [(machine.is_rustups, Route::Rustup), (machine.is_debian, Route::Packages)];
    let remote = remote.into_iter().filter(|_| reach == Reach::Network);
    local.into_iter().chain(remote).filter(|(open, _)| *open).map(|(_, route)| route).collect()
}

fn take(route: Route, reach: Reach) -> Result<Toolchain, Failed> {
    match route {
        Route::Installed => Ok(Toolchain::InUse(library(reach))),
        Route::Unpacked => Debian::unpacked()
            .map(Toolchain::Debian)
            .ok_or_else(|| Failed::new("Debian's compiler is no longer in target/")),
        Route::Rustup => add_target().map(|()| Toolchain::InUse(library(reach))),
        Route::Packages => {
            let linker = if rust_lld().is_some() { Linker::IsThere } else { Linker::Unpacked };
            debian::provide(linker).map(Toolchain::Debian)
        }
    }
}

/// What is missing and what was tried, in one sentence.
fn missing(refused: &[String]) -> String {
    let tried = match refused {
        [] => "neither rustup nor Debian's packages are here to provide it".to_owned(),
        _ => refused.iter().map(|why| gist(why)).collect::<Vec<_>>().join("; "),
    };
    format!(
        "Rust's target {TARGET} is missing ({tried}); where there is a network, “rustup target \
         add {TARGET}” adds it"
    )
}

/// Programs like to explain themselves; one line is enough. That of rustup and
/// apt begins like this, and other failures have their reason at the end.
fn gist(why: &str) -> &str {
    let mut lines = why.lines().map(str::trim);
    let error = lines.clone().find_map(|line| {
        let said = line.split_once("error: ").map(|(_, error)| error);
        said.or(line.strip_prefix("E: "))
    });
    error.or_else(|| lines.rfind(|line| !line.is_empty())).unwrap_or(why)
}

/// Whether the compiler in use has a standard library for the target.
fn has_target() -> bool {
    let folder = told(rustc().args(["--print", "target-libdir", "--target", TARGET]));
    let files = folder.ok().and_then(|folder| std::fs::read_dir(folder.trim()).ok());
    files.into_iter().flatten().flatten().any(|file| {
        let name = file.file_name().to_string_lossy().into_owned();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

/// The standard library that the toolchain in use is compiled with. Its source
/// is a matter of seconds where rustup can be asked, and no matter otherwise.
fn library(reach: Reach) -> Library {
    let asks = reach == Reach::Network && rustups_toolchain().is_some();
    let has_source = has_source() || (asks && rustup_add(["component", "add", "rust-src"]).is_ok());
    if has_source { Library::Compiled } else { Library::Shipped }
}

/// Whether the source of the standard library is there.
fn has_source() -> bool {
    let sysroot = told(rustc().args(["--print", "sysroot"]));
    let source = sysroot.map(|sysroot| PathBuf::from(sysroot.trim()).join(SOURCE));
    source.is_ok_and(|source| source.exists())
}

/// The linker that the toolchain in use has for such targets.
fn rust_lld() -> Option<PathBuf> {
    let sysroot = told(rustc().args(["--print", "sysroot"])).ok()?;
    let folder = PathBuf::from(sysroot.trim()).join("lib/rustlib").join(host().ok()?).join("bin");
    Some(folder.join("rust-lld")).filter(|linker| linker.exists())
}

/// The toolchain in use, if rustup runs it.
fn rustups_toolchain() -> Option<OsString> {
    std::env::var_os("RUSTUP_TOOLCHAIN")
}

/// Lets rustup add the target.
fn add_target() -> Result<(), Failed> {
    rustup_add(["target", "add", TARGET])
}

/// Lets rustup add something. It would try for minutes where there is no
/// network, so somebody knocks first.
fn rustup_add(what: [&str; 3]) -> Result<(), Failed> {
    let server = std::env::var("RUSTUP_DIST_SERVER");
    let server = server.unwrap_or_else(|_| "https://static.rust-lang.org".to_owned());
    let proxies = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "http_proxy"];
    let by_proxy = proxies.iter().any(|name| std::env::var_os(name).is_some());
    if let Some((host, port)) = address(&server).filter(|_| !by_proxy)
        && !is_reachable(host, port)
    {
        return Err(Failed::new(format!("rustup cannot reach {host}")));
    }
    let mut rustup = program("rustup");
    rustup.env("RUST_BACKTRACE", "0").args(what);
    if let Some(toolchain) = rustups_toolchain() {
        rustup.arg("--toolchain").arg(toolchain);
    }
    run_quietly_within(&mut rustup, Duration::from_secs(180))
}

/// Host and port of an address on the web, if it is one.
fn address(url: &str) -> Option<(&str, u16)> {
    let (scheme, rest) = url.split_once("://")?;
    let port = match scheme {
        "https" => 443,
        "http" => 80,
        _ => return None,
    };
    let host = rest.split('/').next()?;
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    match host.rsplit_once(':') {
        Some((host, given)) => Some((host, given.parse().ok()?)),
        None => Some((host, port)),
    }
}

fn is_reachable(host: &str, port: u16) -> bool {
    let addresses = (host, port).to_socket_addrs().into_iter().flatten();
    // The first two: often one for each version of the protocol.
    let mut addresses = addresses.take(2);
    addresses.any(|address| TcpStream::connect_timeout(&address, Duration::from_secs(3)).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Machine =
        Machine { has_target: false, has_unpacked: false, is_rustups: false, is_debian: false };

    #[test]
    fn what_is_at_hand_comes_before_what_is_fetched_and_rustup_before_debian() {
        let all =
            Machine { has_target: true, has_unpacked: true, is_rustups: true, is_debian: true };
        let [installed, unpacked] = [Route::Installed, Route::Unpacked];
        let [rustup, packages] = [Route::Rustup, Route::Packages];
        assert_eq!(routes(all, Reach::Network), [installed, unpacked, rustup, packages]);
        assert_eq!(routes(all, Reach::AtHand), [installed, unpacked]);
        let fresh = Machine { is_rustups: true, is_debian: true, ..NOTHING };
        assert_eq!(routes(fresh, Reach::Network), [rustup, packages]);
        assert_eq!(routes(fresh, Reach::AtHand), []);
        let debians = Machine { is_debian: true, ..NOTHING };
        assert_eq!(routes(debians, Reach::Network), [packages]);
        assert_eq!(routes(NOTHING, Reach::Network), []);
    }

    #[test]
    fn one_sentence_says_what_is_missing_and_what_was_tried() {
        assert_eq!(
            missing(&[]),
            "Rust's target wasm32-unknown-unknown is missing (neither rustup nor Debian's \
             packages are here to provide it); where there is a network, “rustup target add \
             wasm32-unknown-unknown” adds it"
        );
        let rustup = "rustup failed: info: one\nerror: no file\n\nCaused by:\n  no network";
        let apt = "apt-get failed: exit status: 100\nErr:1 x\nE: Failed to fetch x\nE: No y";
        let told = missing(&[rustup, apt, "no disk\n"].map(str::to_owned));
        assert!(told.contains("is missing (no file; Failed to fetch x; no disk); where"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }

    #[test]
    fn the_server_of_rustup_is_found_in_its_address() {
        assert_eq!(address("https://static.rust-lang.org"), Some(("static.rust-lang.org", 443)));
        assert_eq!(address("http://mirror.example/rustup/"), Some(("mirror.example", 80)));
        assert_eq!(address("https://me:it@mirror.example:8443/"), Some(("mirror.example", 8443)));
        assert_eq!(address("file:///srv/rust"), None);
        assert_eq!(address("mirror.example"), None);
    }
}
