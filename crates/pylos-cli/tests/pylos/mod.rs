//! Running the program as a user does, in a place of its own.
// Every test file uses its own part of this.
#![allow(dead_code)]

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The program, with an empty directory to work in that goes away with it.
pub struct Pylos {
    home: PathBuf,
}

/// What the program said.
pub struct Said {
    /// Its standard output.
    pub stdout: String,
    /// Its standard error.
    pub stderr: String,
    /// Its exit code; `None` if a signal ended it.
    pub code: Option<i32>,
}

impl Pylos {
    /// The program in a new directory.
    pub fn new() -> Pylos {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("pylos-test-{}-{number}", std::process::id());
        let home = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&home).expect("a directory for the test");
        Pylos { home }
    }

    /// A file in that directory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.join(name)
    }

    /// Runs a line of shell in which `pylos` is the program under test.
    pub fn shell(&self, line: &str) -> Said {
        let mut shell = Command::new("sh");
        shell.args(["-c", line]);
        self.run(&mut shell)
    }

    /// Runs any program where `pylos` is found, undisturbed by the settings
    /// of whoever runs the tests.
    pub fn run(&self, command: &mut Command) -> Said {
        let program = PathBuf::from(env!("CARGO_BIN_EXE_pylos"));
        let mut path = program.parent().expect("a directory").as_os_str().to_owned();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        command.env("PATH", path).env("HOME", &self.home).env("PYLOS_DATA", self.home.join("data"));
        command.env_remove("PYLOS_LANGUAGE").env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR").env("TERM", "dumb").env("COLUMNS", "100");
        command.current_dir(&self.home).stdin(Stdio::null());
        let Output { stdout, stderr, status } = command.output().expect("the program runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        Said { stdout: text(stdout), stderr: text(stderr), code: status.code() }
    }
}

impl Drop for Pylos {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.home);
    }
}

impl Said {
    /// The answer as transcripts write it.
    pub fn transcript(&self) -> String {
        let mut text = self.stdout.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        for line in self.stderr.lines() {
            text += format!("2> {line}").trim_end();
            text.push('\n');
        }
        match self.code {
            Some(0) => {}
            Some(code) => text += &format!("[exit {code}]\n"),
            None => text += "[killed]\n",
        }
        text
    }
}
