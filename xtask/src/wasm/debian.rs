//! A compiler for WebAssembly from Debian's packages, unpacked into `target`:
//! nothing is installed, and the system stays as it is.
//!
//! Debian has no standard library for this target, but its source, and cargo
//! can compile that with the program (`-Zbuild-std`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use super::apt::{self, Apt};
use super::packages::{self, COMPILER};
use crate::step::{Failed, answers, cannot, program, root, run_quietly};

/// The oldest release that the project can be compiled with.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// The compiler, ready to run from the folder where it is kept.
pub struct Debian(PathBuf);

impl Debian {
    /// The one that was unpacked before, if it is not too old by now.
    pub fn unpacked() -> Option<Debian> {
        let folder = folder();
        let version = std::fs::read_to_string(folder.join("version")).ok()?;
        is_new_enough(&version).then_some(Debian(folder))
    }

    /// Which version it is.
    pub fn version(&self) -> String {
        std::fs::read_to_string(self.0.join("version")).unwrap_or_default()
    }

    /// The compiler, as a program to run.
    pub fn rustc(&self) -> PathBuf {
        self.0.join("rustc")
    }

    /// Its linker, if it was unpacked with one.
    pub fn linker(&self) -> Option<PathBuf> {
        Some(self.0.join("wasm-ld")).filter(|linker| linker.exists())
    }
}

/// Who brings the linker.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Linker {
    /// The toolchain that is there.
    IsThere,
    /// One has to be unpacked with the compiler.
    Unpacked,
}

/// Whether this machine has Debian's tools.
pub fn is_here() -> bool {
    ["apt-get", "dpkg-deb"].iter().all(|name| answers(program(name).arg("--version")))
}

/// Downloads and unpacks the compiler. If the lists of packages on this
/// machine are missing or out of date, new ones are fetched for this once.
pub fn provide(linker: Linker) -> Result<Debian, Failed> {
    // What is half done has another name, and goes whatever happens.
    let work = root().join(format!("target/wasm-toolchain.{}", std::process::id()));
    let done = fetch(&Apt::with_lists_of_system(), &work, linker).or_else(|_| {
        let own = Apt::with_own_lists(&work)?;
        fetch(&own, &work, linker)
    });
    let kept = done.and_then(|()| keep(&work.join("root")));
    let _ = std::fs::remove_dir_all(&work);
    kept.map(|()| Debian(folder()))
}

/// Where the compiler is kept.
fn folder() -> PathBuf {
    root().join("target/wasm-toolchain")
}

fn keep(unpacked: &Path) -> Result<(), Failed> {
    let _ = std::fs::remove_dir_all(folder());
    std::fs::rename(unpacked, folder()).map_err(|error| cannot("keep", &folder(), &error))
}

/// From the lists of packages to a compiler that runs, in `work/root`.
fn fetch(apt: &Apt, work: &Path, linker: Linker) -> Result<(), Failed> {
    let Some(version) = packages::common_version(&COMPILER, &apt.offers(&COMPILER)?) else {
        return Err(Failed::new("Debian's packages have no rustc-web with its source here"));
    };
    if !is_new_enough(&version) {
        return Err(Failed::new(format!(
            "Debian's rustc-web is {version} here and {OLDEST} is needed"
        )));
    }
    let all = needed(apt, &version, linker)?;
    let [packed, unpacked] = ["packages", "root"].map(|name| work.join(name));
    for folder in [&packed, &unpacked] {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    }
    println!("fetching Debian's rustc-web {version} into target/, for WebAssembly");
    apt.download(&all, &version, &packed)?;
    let files = packed.read_dir().map_err(|error| cannot("read", &packed, &error))?;
    for file in files.flatten() {
        unpack(&file.path(), &unpacked)?;
    }
    // They are a sixth of what is kept, and can be had again.
    let _ = std::fs::remove_dir_all(&packed);
    make_programs(&unpacked, linker)?;
    run_quietly(program(unpacked.join("rustc")).arg("-vV"))?;
    let note = unpacked.join("version");
    std::fs::write(&note, version).map_err(|error| cannot("write", &note, &error))
}

/// Every package that has to be unpacked.
fn needed(apt: &Apt, version: &str, linker: Linker) -> Result<BTreeSet<String>, Failed> {
    let installed = apt::installed()?;
    let depends = |names: &[String]| apt.dependencies(names, version);
    let compiler = packages::needed(&COMPILER, &installed, depends)?;
    if linker == Linker::IsThere {
        return Ok(compiler);
    }
    let lld = packages::linker_for(&compiler)
        .ok_or_else(|| Failed::new("Debian's rustc-web does not say which LLVM it uses"))?;
    let first: Vec<&str> = COMPILER.into_iter().chain([lld.as_str()]).collect();
    packages::needed(&first, &installed, depends)
}

fn is_new_enough(version: &str) -> bool {
    packages::release(version) >= packages::release(OLDEST)
}

/// Unpacks a package, without the source of the compiler itself, which is most
/// of the files of `rust-web-src`, and without documentation.
fn unpack(package: &Path, into: &Path) -> Result<(), Failed> {
    let failed = || Failed::new(format!("cannot unpack {}", package.display()));
    let mut reader = program("dpkg-deb")
        .arg("--fsys-tarfile")
        .arg(package)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|_| failed())?;
    let unneeded = ["./usr/share", "./usr/src/*/compiler", "./usr/src/*/src"];
    let mut tar = program("tar");
    tar.args(["--extract", "--no-same-owner", "--no-wildcards-match-slash"]);
    tar.args(unneeded.map(|path| format!("--exclude={path}"))).arg("--directory").arg(into);
    tar.stdin(reader.stdout.take().map_or(Stdio::null(), Stdio::from));
    let unpacked = run_quietly(&mut tar);
    match reader.wait() {
        Ok(status) if status.success() => unpacked,
        _ => Err(failed()),
    }
}

/// Programs that find the libraries which lie beside them. They ask where they
/// are, so that the project can be moved.
fn make_programs(unpacked: &Path, linker: Linker) -> Result<(), Failed> {
    make_program(unpacked, "rustc", "usr/bin/rustc")?;
    if linker == Linker::Unpacked {
        let lld = std::fs::read_dir(unpacked.join("usr/lib")).into_iter().flatten().flatten();
        let mut lld = lld.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let version = lld.find(|name| unpacked.join(wasm_ld(name)).exists());
        let version = version.ok_or_else(|| Failed::new("Debian's lld has no wasm-ld"))?;
        make_program(unpacked, "wasm-ld", &wasm_ld(&version))?;
    }
    Ok(())
}

/// Where the linker of an LLVM lies, which has a folder with its version.
fn wasm_ld(llvm: &str) -> String {
    format!("usr/lib/{llvm}/bin/wasm-ld")
}

fn make_program(unpacked: &Path, name: &str, real: &str) -> Result<(), Failed> {
    let script = format!(
        "#!/bin/sh\n\
         here=${{0%/*}}\n\
         for libraries in \"$here\"/usr/lib/*-linux-*; do\n  \
             LD_LIBRARY_PATH=$libraries${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}\n\
         done\n\
         export LD_LIBRARY_PATH\n\
         exec \"$here/{real}\" \"$@\"\n"
    );
    let path = unpacked.join(name);
    std::fs::write(&path, script).map_err(|error| cannot("write", &path, &error))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let everybody = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&path, everybody)
            .map_err(|error| cannot("make a program of", &path, &error))?;
    }
    Ok(())
}
