//! Running other programs from the root of the project.

use std::ffi::OsStr;
use std::fmt;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Why a task failed.
#[derive(Debug)]
pub struct Failed(String);

impl Failed {
    /// A failure with this message.
    pub fn new(message: impl Into<String>) -> Failed {
        Failed(message.into())
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The root of the project.
pub fn root() -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.pop();
    path
}

/// A program to be run in the root of the project.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs this task, as somebody would call it by hand.
pub fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command =
        as_by_hand(program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())));
    command.args(args);
    command
}

/// A program that may run cargo, as somebody would call it by hand: what
/// `cargo run` has told this program about its own package would make some
/// dependencies (ring) believe that they have to be compiled anew.
pub fn as_by_hand(mut command: Command) -> Command {
    let ours = std::env::vars_os().map(|(name, _)| name).filter(|name| {
        let name = name.to_string_lossy();
        name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
    });
    for name in ours {
        command.env_remove(name);
    }
    command
}

/// Runs a program to its end.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| Failed(format!("cannot run {name}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("{name} failed: {status}"))) }
}

/// Becomes a program where the system can do that, so that whoever stops us
/// stops it; elsewhere runs it to its end.
pub fn become_it(command: &mut Command) -> Result<(), Failed> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        let error = command.exec();
        Err(Failed(format!("cannot run {}: {error}", command.get_program().to_string_lossy())))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Runs a program to its end; what it says is shown only if it fails.
pub fn run_quietly(command: &mut Command) -> Result<(), Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| Failed(format!("cannot run {name}: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [&output.stdout, &output.stderr].map(|said| String::from_utf8_lossy(said));
    Err(Failed(format!("{name} failed: {}\n{}{}", output.status, said[0], said[1])))
}

/// Runs a program to its end, but no longer than this; what it says is shown
/// only if it fails.
pub fn run_quietly_within(command: &mut Command, limit: Duration) -> Result<(), Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let cannot_run = |error| Failed(format!("cannot run {name}: {error}"));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(cannot_run)?;
    // Read beside the waiting, so that a talkative program never has to wait.
    let mut stderr = child.stderr.take();
    let reader = std::thread::spawn(move || {
        let mut said = Vec::new();
        let _ = stderr.as_mut().map(|stderr| stderr.read_to_end(&mut said));
        String::from_utf8_lossy(&said).into_owned()
    });
    let begun = Instant::now();
    let status = loop {
        match child.try_wait().map_err(cannot_run)? {
            Some(status) => break status,
            None if begun.elapsed() < limit => std::thread::sleep(Duration::from_millis(20)),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                let limit = limit.as_secs_f64();
                return Err(Failed(format!("{name} did not end within {limit} s")));
            }
        }
    };
    if status.success() {
        return Ok(());
    }
    let said = reader.join().unwrap_or_default();
    Err(Failed(format!("{name} failed: {}", said.trim())))
}

/// What a program answers.
pub fn told(command: &mut Command) -> Result<String, Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| Failed(format!("cannot run {name}: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failed(format!("{name} failed: {}", said.trim())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The compiler that cargo uses.
pub fn rustc() -> Command {
    program(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// What the compiler calls this machine.
pub fn host() -> Result<String, Failed> {
    let version = told(rustc().arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failed::new("rustc does not say what its host is"))
}

/// Something that cannot be done with a file or a folder.
pub fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failed {
    Failed(format!("cannot {what} {}: {error}", path.display()))
}

/// Whether a program exists and answers, as it does to `--version`.
pub fn answers(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_is_told_nothing_of_our_own_package() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo tells it to its tests");
        let command = cargo(["build"]);
        let removed: Vec<_> =
            command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        for name in ["CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_MANIFEST_DIR"] {
            assert!(removed.iter().any(|other| *other == name), "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_does_not_end_is_ended() {
        let begun = Instant::now();
        let late = run_quietly_within(program("sleep").arg("60"), Duration::from_millis(100));
        assert_eq!(late.expect_err("late").to_string(), "sleep did not end within 0.1 s");
        assert!(begun.elapsed() < Duration::from_secs(30));
        assert!(run_quietly_within(&mut program("true"), Duration::from_secs(30)).is_ok());
        let failed =
            run_quietly_within(program("ls").arg("/no such folder"), Duration::from_secs(30));
        let failed = failed.expect_err("failed").to_string();
        assert!(failed.starts_with("ls failed: "), "{failed}");
        assert!(failed.contains("/no such folder"), "{failed}");
    }
}
