//! `pylos` alone: starts the game wherever it is called.
#![cfg(unix)]

use std::fs::Permissions;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};

use program::Scratch;
use pylos_client::Client;

mod program;

/// The program without a terminal, its output in a pipe.
fn pylos(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
    command.arg("--data").arg(data).args(arguments).stdin(Stdio::null());
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"] {
        command.env_remove(name);
    }
    command
}

/// A game that has been started, and what it said until its address came.
struct AtHome {
    child: Child,
    output: BufReader<ChildStdout>,
    said: String,
    address: SocketAddr,
}

impl AtHome {
    fn start(command: &mut Command) -> AtHome {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        let address = loop {
            assert!(output.read_line(&mut said).unwrap() > 0, "it ended and said: {said}");
            if let Some((_, url)) = said.split_once("http://") {
                break url.split('/').next().unwrap().parse().unwrap();
            }
        };
        AtHome { child, output, said, address }
    }

    fn stop(mut self) -> String {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success());
        self.output.read_to_string(&mut self.said).unwrap();
        std::mem::take(&mut self.said)
    }
}

impl Drop for AtHome {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

#[tokio::test]
async fn the_game_starts_without_a_terminal_and_without_a_screen() {
    let scratch = Scratch::new("pipe");
    let game = AtHome::start(&mut pylos(&scratch.0, &[]));
    assert!(game.address.ip().is_loopback());
    let mut client = Client::new(game.address);
    assert_eq!(client.get("/").await.unwrap().status, 200);
    assert_eq!(client.get("/readyz").await.unwrap().status, 200);
    let said = game.stop();
    assert!(said.contains("Ctrl-C stops it"), "{said}");
    assert!(said.contains(scratch.0.to_str().unwrap()), "where the games are kept: {said}");
    assert!(scratch.0.join("pylos.db").exists());
}

#[test]
fn a_browser_is_opened_where_there_is_a_screen_and_only_there() {
    let scratch = Scratch::new("screen");
    let (opener, opened) = (scratch.0.join("xdg-open"), scratch.0.join("opened"));
    let script =
        format!("#!/bin/sh\nprintf %s \"$1\" > {0}.tmp && mv {0}.tmp {0}\n", opened.display());
    std::fs::write(&opener, script).unwrap();
    std::fs::set_permissions(&opener, Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", scratch.0.display(), std::env::var("PATH").unwrap());

    AtHome::start(pylos(&scratch.0, &[]).env("PATH", &path)).stop();
    assert!(!opened.exists(), "nobody could see it");

    let game = AtHome::start(pylos(&scratch.0, &[]).env("PATH", &path).env("DISPLAY", ":0"));
    let patience = Instant::now() + Duration::from_secs(30);
    while !opened.exists() {
        assert!(Instant::now() < patience, "no browser was opened");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(std::fs::read_to_string(&opened).unwrap(), format!("http://{}/", game.address));
}

#[test]
fn a_screen_without_a_browser_is_no_reason_to_fail() {
    let scratch = Scratch::new("blind");
    let nothing = scratch.0.join("empty");
    let game = AtHome::start(pylos(&scratch.0, &[]).env("PATH", nothing).env("DISPLAY", ":0"));
    game.stop();
}

#[test]
fn a_taken_port_is_told_and_the_next_one_taken() {
    // Another test may have it for a moment, and let go of it in the next.
    let patience = Instant::now() + Duration::from_secs(60);
    let _theirs = loop {
        match TcpListener::bind("127.0.0.1:8080") {
            Ok(held) => break held,
            Err(error) => assert!(Instant::now() < patience, "{error}"),
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let scratch = Scratch::new("taken");
    let game = AtHome::start(&mut pylos(&scratch.0, &[]));
    assert!(game.said.starts_with("Port 8080 is taken"), "{}", game.said);
    assert!(game.address.port() > 8080);
}

#[test]
fn a_port_that_was_asked_for_is_not_exchanged() {
    let theirs = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = theirs.local_addr().unwrap().to_string();
    let scratch = Scratch::new("asked");
    let output = pylos(&scratch.0, &["serve", "--listen", &address]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let wanted = format!("error: cannot listen on {address}: another program has this port");
    assert!(said(&output).contains(&wanted), "{}", said(&output));
}

#[test]
fn a_second_one_with_the_same_data_shows_the_first() {
    let scratch = Scratch::new("second");
    let first = AtHome::start(&mut pylos(&scratch.0, &[]));
    let second = pylos(&scratch.0, &[]).output().unwrap();
    assert_eq!(second.status.code(), Some(0));
    let told = format!("Pylos is running already, at http://{}/\n", first.address);
    assert_eq!(said(&second), told);
    let host = pylos(&scratch.0, &["serve", "--listen", "127.0.0.1:0"]).output().unwrap();
    assert_eq!(host.status.code(), Some(2));
    assert!(said(&host).contains("uses the database"), "{}", said(&host));
    first.stop();
    AtHome::start(&mut pylos(&scratch.0, &[])).stop();
}

#[test]
fn programs_are_told_the_address_in_json() {
    let scratch = Scratch::new("json");
    let game = AtHome::start(&mut pylos(&scratch.0, &["--json"]));
    let told: serde_json::Value = serde_json::from_str(&game.said).unwrap();
    assert_eq!(told["url"], format!("http://{}/", game.address));
    assert_eq!(told["data"], scratch.0.to_str().unwrap());
}
