//! The Python package: built as a wheel, installed into an environment of its
//! own under `target`, and tested from there, so that what is tested is what
//! somebody would install.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{self, Failed, answers, cannot, program, root, run, run_quietly};

/// Where the package is.
const PACKAGE: &str = "crates/pylos-python";

/// Builds, installs and tests the package with all its examples.
pub fn test() -> Result<(), Failed> {
    let place = root().join("target").join("python");
    let environment = Environment::provide(&place.join("environment"))?;
    let wheels = place.join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| cannot("remove", &wheels, &error))?;
    }
    // In the profile of the tests, so that the libraries are compiled once.
    let mut build = step::as_by_hand(environment.program("maturin"));
    build.args(["build", "--locked", "--quiet", "--manifest-path"]);
    build.arg(root().join(PACKAGE).join("Cargo.toml")).arg("--out").arg(&wheels);
    run(build.arg("--interpreter").arg(environment.path("python")))?;
    let wheel = only_file(&wheels)?;
    run_quietly(environment.pip().args(["--force-reinstall", "--no-deps"]).arg(wheel))?;
    let mut tests = environment.program("python");
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    run(tests.current_dir(root().join(PACKAGE)))
}

/// An environment of Python with what the tests need.
struct Environment(PathBuf);

impl Environment {
    /// The environment at this place, made anew if it is not what is wanted.
    fn provide(place: &Path) -> Result<Environment, Failed> {
        let environment = Environment(place.to_owned());
        let [needed, openspiel] = ["requirements.txt", "requirements-openspiel.txt"]
            .map(|name| root().join(PACKAGE).join(name));
        let mut wanted = step::told(program("python3").arg("--version"))?;
        for list in [&needed, &openspiel] {
            wanted += &fs::read_to_string(list).map_err(|error| cannot("read", list, &error))?;
        }
        let stamp = place.join("made-of.txt");
        if fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
            return Ok(environment);
        }
        run(program("python3").args(["-m", "venv", "--clear"]).arg(place))?;
        run(environment.pip().arg("--requirement").arg(needed))?;
        // OpenSpiel has wheels for a few versions of Python only.
        if !answers(environment.pip().arg("--requirement").arg(openspiel)) {
            println!("there is no OpenSpiel for this Python: its adapter is not tried");
        }
        fs::write(&stamp, wanted).map_err(|error| cannot("write", &stamp, &error))?;
        Ok(environment)
    }

    /// Where one of its programs is.
    fn path(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.0.join(folder).join(name)
    }

    fn program(&self, name: &str) -> Command {
        program(self.path(name))
    }

    fn pip(&self) -> Command {
        let mut pip = self.program("python");
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip
    }
}

/// The one file in a folder.
fn only_file(folder: &Path) -> Result<PathBuf, Failed> {
    let mut files = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    match (files.next(), files.next()) {
        (Some(Ok(file)), None) => Ok(file.path()),
        _ => Err(Failed::new(format!("{} should hold one wheel", folder.display()))),
    }
}
