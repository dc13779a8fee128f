//! Every part of a release is installed where nothing else is, and used.
//!
//! A clean root is a folder that becomes `/` (`unshare --root`), without any
//! rights of ours. Whoever cannot do that is told what was not tried.

mod clean_root;
mod serving;

use std::path::{Path, PathBuf};
use std::process::Stdio;

use super::built::pylos;
use super::tree::read;
use super::{Release, deb, image, site_name, tarball, tools, wheel};
use crate::step::{self, Failed, answers, program, root};
use clean_root::{CleanRoot, Person};
use serving::Serving;

/// What came of a trial.
enum Trial {
    /// It works: what was seen.
    Works(&'static str),
    /// This machine has no means for it.
    NotTried(&'static str),
}

/// Tries a file of a release, in a folder for that alone.
type Try = fn(&Release, &Path, &Path) -> Result<Trial, Failed>;

/// Tries all that is in a folder.
pub fn all(release: &Release, out: &Path) -> Result<(), Failed> {
    println!("── trials");
    let sums =
        program("sha256sum").args(["--check", "--quiet", super::SUMS]).current_dir(out).status();
    if !sums.is_ok_and(|status| status.success()) {
        return Err(Failed::new("the files are not those of SHA256SUMS"));
    }
    let place = root().join("target/dist-trial");
    tools::empty_folder(&place)?;
    let trials: [(&str, Try); 5] = [
        ("tarball", tarball_works),
        ("package for Debian", deb_works),
        ("image", image_works),
        ("site", site_works),
        ("wheel", wheel_works),
    ];
    for (name, works) in trials {
        let failed = |why| Failed::new(format!("the {name} does not work: {why}"));
        match works(release, out, &place).map_err(failed)? {
            Trial::Works(seen) => println!("{name}: {seen}"),
            Trial::NotTried(why) => println!("{name}: not tried, {why}"),
        }
    }
    std::fs::remove_dir_all(&place).map_err(|error| step::cannot("remove", &place, &error))
}

/// A turn and what comes of it, as the README has it.
const TURNS: [&str; 5] = ["apply", "start", "b2", "c3", "b3"];
const POSITION: &str = ".....L...LD...../........./..../. D\n";

/// Whether the program at this path of a root plays.
fn plays(root: &CleanRoot, path: &str) -> Result<(), Failed> {
    let told = step::told(root.command(Person::Root, path).args(TURNS))?;
    if told == POSITION { Ok(()) } else { Err(Failed::new(format!("it answers “{told}”"))) }
}

/// The unpacked folder is all there is: not even a C library.
fn tarball_works(release: &Release, out: &Path, place: &Path) -> Result<Trial, Failed> {
    let folder = place.join("tarball");
    unpack(&out.join(tarball::name(release)), &folder)?;
    let folder = folder.join(tarball::folder(release));
    for file in [
        "README.md",
        "LICENSES-OF-OTHERS.txt",
        "docs/examples/engine.py",
        "share/man/man1/pylos-serve.1",
        "share/bash-completion/completions/pylos",
        "share/zsh/site-functions/_pylos",
        "share/fish/vendor_completions.d/pylos.fish",
    ] {
        read(&folder.join(file))?;
    }
    if !CleanRoot::is_possible() {
        let told = step::told(pylos(&folder.join("bin/pylos")).args(TURNS))?;
        let works = Trial::Works("plays (where everything else of this machine is, too)");
        return if told == POSITION { Ok(works) } else { Err(Failed::new(told)) };
    }
    plays(&CleanRoot::at(folder), "/bin/pylos")?;
    Ok(Trial::Works("plays in a root of its own, where there is nothing else"))
}

/// A root with what the package depends on, and what its scripts may expect of
/// any Debian.
fn deb_works(release: &Release, out: &Path, place: &Path) -> Result<Trial, Failed> {
    if !answers(program("dpkg").arg("--version")) || !CleanRoot::is_possible() {
        return Ok(Trial::NotTried("for want of dpkg and namespaces"));
    }
    let package = out.join(deb::name(release));
    if answers(program("lintian").arg("--version")) {
        let mut lintian = program("lintian");
        lintian.args(["--fail-on", "error,warning", "--allow-root"]);
        step::run(lintian.args(["--suppress-tags", "bogus-mail-host"]).arg(&package))?;
    }
    let root =
        CleanRoot::of_packages(&place.join("deb"), &["libc6", "libgcc-s1", "dash", "coreutils"])?;
    step::run_quietly(root.dpkg().arg("--install").arg(&package))?;
    plays(&root, "/usr/bin/pylos")?;
    for file in ["lib/systemd/system/pylos.service", "usr/share/man/man1/pylos.1.gz"] {
        read(&root.path().join(file))?;
    }
    step::run_quietly(root.dpkg().args(["--purge", "pylos"]))?;
    if root.path().join("usr/bin/pylos").exists() {
        return Err(Failed::new("it stays when it is removed"));
    }
    Ok(Trial::Works("is installed where only its dependencies are, plays, and goes again"))
}

/// Run as an engine would: with its user, environment and arguments.
fn image_works(release: &Release, out: &Path, place: &Path) -> Result<Trial, Failed> {
    if !CleanRoot::is_possible() {
        return Ok(Trial::NotTried("for want of namespaces"));
    }
    let blobs = place.join("image");
    unpack(&out.join(image::name(release)), &blobs)?;
    let json = |path: &str| -> Result<serde_json::Value, Failed> {
        let bytes = read(&blobs.join(path))?;
        serde_json::from_slice(&bytes).map_err(|error| Failed::new(format!("{path}: {error}")))
    };
    let path = |value: &serde_json::Value| {
        value["digest"].as_str().unwrap_or_default().replace("sha256:", "blobs/sha256/")
    };
    let manifest = json(&path(&json("index.json")?["manifests"][0]))?;
    let config = json(&path(&manifest["config"]))?["config"].take();
    let folder = place.join("container");
    unpack(&blobs.join(path(&manifest["layers"][0])), &folder)?;

    let words = |what: &str| {
        let words = config[what].as_array().into_iter().flatten();
        words.filter_map(|word| word.as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    // Everything is as in there, but for the port: that one may be taken here.
    let mut line = [words("Entrypoint"), words("Cmd")].concat();
    let listen = line.iter_mut().find(|word| *word == "0.0.0.0:8080");
    *listen.ok_or_else(|| Failed::new("it does not listen at port 8080"))? = "127.0.0.1:0".into();
    let user = Person::Number(image::USER);
    let mut server = CleanRoot::at(folder).command(user, &line[0]);
    server.args(&line[1..]);
    server.envs(words("Env").iter().filter_map(|word| word.split_once('=')));
    let server = Serving::start(&mut server, "http://127.0.0.1:")?;
    server.get("/healthz")?;
    let page = server.get("/")?;
    if !page.contains("<title>Pylos</title>") {
        return Err(Failed::new("it serves no pages"));
    }
    Ok(Trial::Works("serves its pages as a user without rights, in a root of its own"))
}

/// Any static server, and a browser if there is one.
fn site_works(release: &Release, out: &Path, place: &Path) -> Result<Trial, Failed> {
    if !answers(program("python3").arg("--version")) {
        return Ok(Trial::NotTried("for want of Python, which serves files"));
    }
    let name = site_name(release);
    let archive = out.join(format!("{name}.tar.gz"));
    if !archive.exists() {
        return Ok(Trial::NotTried("since there is none"));
    }
    let folder = place.join("site");
    unpack(&archive, &folder)?;
    let mut server = program("python3");
    server.args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory"]);
    server.arg(&folder).arg("0").stderr(Stdio::null());
    let server = Serving::start(&mut server, "http://127.0.0.1:")?;
    let page = server.get(&format!("/{name}/"))?;
    if !page.contains("<title>Pylos</title>") {
        return Err(Failed::new("its first page is not there"));
    }
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let Some(browser) = names.iter().find(|name| answers(program(name).arg("--version"))) else {
        return Ok(Trial::Works("is served from a folder (there is no browser to open it)"));
    };
    let mut browser = program(browser);
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000"]);
    browser.arg(format!("--user-data-dir={}", place.join("browser").display()));
    let seen = step::told(browser.arg("--dump-dom").arg(server.address(&format!("/{name}/"))))?;
    // What scripts have drawn is not in the file.
    if !seen.contains("<h1") || page.contains("<h1") {
        return Err(Failed::new(format!("a browser shows nothing: {seen}")));
    }
    Ok(Trial::Works("is served from a folder and drawn by a browser"))
}

/// An environment of its own, without the network.
fn wheel_works(_: &Release, out: &Path, place: &Path) -> Result<Trial, Failed> {
    let wheel: Option<PathBuf> =
        super::files(out)?.into_iter().find(|file| file.extension().is_some_and(|it| it == "whl"));
    let Some(wheel) = wheel else {
        return Ok(Trial::NotTried("since there is none: crates/pylos-python is not there"));
    };
    let python = place.join("python");
    step::run_quietly(program("python3").args(["-m", "venv"]).arg(&python))?;
    let mut install = wheel::pip(&python);
    install.args(["install", "--no-index", "--find-links"]).arg(wheel::wheels()).arg(wheel);
    step::run_quietly(&mut install)?;
    let game = "import pylos\ngame = pylos.Game('standard')\nfor turn in ('b2', 'c3', 'b3'):\n    \
                game.play(turn)\nprint(game.position)";
    let mut play = program(python.join("bin/python"));
    let told = step::told(play.args(["-I", "-c", game]))?;
    if told != POSITION {
        return Err(Failed::new(format!("it answers “{told}”")));
    }
    Ok(Trial::Works("is installed into an environment of its own, and plays"))
}

fn unpack(archive: &Path, folder: &Path) -> Result<(), Failed> {
    tools::empty_folder(folder)?;
    let mut tar = program("tar");
    tar.args(["--extract", "--no-same-owner", "--file"]).arg(archive);
    step::run_quietly(tar.arg("--directory").arg(folder))
}
