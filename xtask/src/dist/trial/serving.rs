//! A server for the time of a trial.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::step::Failed;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs; it is stopped when nobody needs it any more.
pub struct Serving {
    child: Child,
    port: u16,
}

impl Serving {
    /// Starts a server, which says on its output where it listens: after these
    /// words comes the port.
    pub fn start(command: &mut Command, before: &str) -> Result<Serving, Failed> {
        let name = command.get_program().to_string_lossy().into_owned();
        let failed = |error| Failed::new(format!("cannot run {name}: {error}"));
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let said = child.stdout.take().map(BufReader::new);
        let port = said.and_then(|said| {
            said.lines().map_while(Result::ok).find_map(|line| port_after(&line, before))
        });
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Failed::new(format!("{name} does not say where it listens")));
        };
        Ok(Serving { child, port })
    }

    /// Where something is.
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// What the server answers, which must be yes.
    pub fn get(&self, path: &str) -> Result<String, Failed> {
        let failed = |error: std::io::Error| Failed::new(format!("{path}: {error}"));
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).map_err(failed)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(failed)?;
        let request = format!("GET {path} HTTP/1.0\r\nHost: 127.0.0.1:{}\r\n\r\n", self.port);
        stream.write_all(request.as_bytes()).map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(failed)?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split_whitespace().nth(1);
        if status == Some("200") {
            return Ok(answer);
        }
        let first = answer.lines().next().unwrap_or_default();
        Err(Failed::new(format!("{path} is answered with “{first}”")))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number that follows these words.
fn port_after(line: &str, before: &str) -> Option<u16> {
    let (_, after) = line.split_once(before)?;
    let end = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
    after[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_say_where_they_are() {
        let before = "http://127.0.0.1:";
        let ours = "Pylos is at http://127.0.0.1:33413/ (Ctrl-C stops it)";
        assert_eq!(port_after(ours, before), Some(33413));
        let python = "Serving HTTP on 127.0.0.1 port 8000 (http://127.0.0.1:8000/) ...";
        assert_eq!(port_after(python, before), Some(8000));
        assert_eq!(port_after("nothing yet", before), None);
    }
}
