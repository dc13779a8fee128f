//! What the system's own tools do for a release: sums, compression, dates.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::{Failed, cannot, program, told};

/// Sends bytes through a program.
pub fn filter(command: &mut Command, input: &[u8]) -> Result<Vec<u8>, Failed> {
    let name = command.get_program().to_string_lossy().into_owned();
    let cannot_run = |error| Failed::new(format!("cannot run {name}: {error}"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
    let mut child = command.spawn().map_err(cannot_run)?;
    let mut stdin = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // Beside the reading, so that neither waits for the other. A program
        // that does not read to the end says so with its status.
        scope.spawn(move || stdin.as_mut().map(|stdin| stdin.write_all(input)));
        child.wait_with_output()
    });
    let output = output.map_err(cannot_run)?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(Failed::new(format!("{name} failed: {}", output.status)))
    }
}

/// Compressed without a name or a time.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>, Failed> {
    filter(program("gzip").args(["-9", "--no-name", "--stdout"]), bytes)
}

/// The SHA-256 of bytes, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> Result<String, Failed> {
    first_word(filter(&mut program("sha256sum"), bytes)?)
}

/// The MD5 of bytes, which Debian's packages name their files' sums by.
pub fn md5(bytes: &[u8]) -> Result<String, Failed> {
    first_word(filter(&mut program("md5sum"), bytes)?)
}

fn first_word(line: Vec<u8>) -> Result<String, Failed> {
    let line = String::from_utf8_lossy(&line).into_owned();
    let word = line.split_whitespace().next();
    word.map(str::to_owned).ok_or_else(|| Failed::new("there is no sum"))
}

/// A time in words, as GNU date formats it.
pub fn date(time: u64, format: &str) -> Result<String, Failed> {
    let mut date = program("date");
    date.env("LC_ALL", "C").args(["--utc", "--date", &format!("@{time}"), &format!("+{format}")]);
    Ok(told(&mut date)?.trim().to_owned())
}

/// Writes a file; its folder is made.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failed> {
    path.parent()
        .map_or(Ok(()), std::fs::create_dir_all)
        .and_then(|()| std::fs::write(path, bytes))
        .map_err(|error| cannot("write", path, &error))
}

/// An empty folder in the place of whatever was there.
pub fn empty_folder(path: &Path) -> Result<(), Failed> {
    match std::fs::remove_dir_all(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(cannot("remove", path, &error));
        }
        _ => {}
    }
    std::fs::create_dir_all(path).map_err(|error| cannot("make", path, &error))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn sums_and_dates_are_those_that_everybody_has() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sha256(b"").unwrap(), empty);
        assert_eq!(md5(b"").unwrap(), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(date(0, "%Y-%m-%dT%H:%M:%SZ").unwrap(), "1970-01-01T00:00:00Z");
    }

    #[test]
    fn compression_forgets_when_it_was() {
        let packed = gzip(b"pylos").unwrap();
        assert_eq!(packed[4..8], [0; 4], "no time");
        let mut back = program("gzip");
        assert_eq!(filter(back.arg("--decompress"), &packed).unwrap(), b"pylos");
    }

    /// More than a pipe holds, both ways.
    #[test]
    fn much_goes_through_a_program() {
        let much = vec![b'p'; 1 << 20];
        assert_eq!(filter(&mut program("cat"), &much).unwrap(), much);
        assert!(filter(&mut program("false"), &much).is_err());
    }
}
