//! The server as a program of its own, for tests.

// Every test file uses a part of it.
#![allow(dead_code)]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A running server.
pub struct Program {
    pub child: Child,
    pub address: SocketAddr,
}

impl Program {
    /// A server with its data here.
    pub fn start(data: &Path) -> Program {
        Program::with(data, &[])
    }

    /// The same with more options.
    pub fn with(data: &Path, more: &[&str]) -> Program {
        Program::listening(data, "127.0.0.1:0", more)
    }

    /// A server at an address at which another one was.
    pub fn at(data: &Path, address: SocketAddr) -> Program {
        Program::listening(data, &address.to_string(), &[])
    }

    fn listening(data: &Path, address: &str, more: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pylos"))
            .args(["--json", "--data"])
            .arg(data)
            .args(["serve", "--listen", address, "--log", "error"])
            .args(["--max-requests", "1000000", "--max-games", "1000000"])
            .args(["--max-connections-per-address", "100000"])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let url = told["url"].as_str().unwrap();
        let address = url.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
        Program { child, address }
    }

    /// As `kill -9` does it.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A directory that is gone after the test.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("pylos-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
