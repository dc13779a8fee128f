//! What lies between us and a server: a connection, plain or encrypted, and
//! HTTP over it.

use std::fmt::Debug;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};

use crate::client::{Answer, Trouble};

/// A connection of either kind.
pub(crate) trait Connection: AsyncRead + AsyncWrite + Unpin + Send + Debug {}

impl<C: AsyncRead + AsyncWrite + Unpin + Send + Debug> Connection for C {}

/// An answer may have so many bytes.
const LONGEST: u64 = 16 << 20;
/// For so long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Sends a request and reads the whole answer, after which the server closes
/// the connection.
pub(crate) async fn converse(
    stream: &mut (impl Connection + ?Sized),
    request: &str,
) -> Result<Answer, Trouble> {
    let answer = tokio::time::timeout(PATIENCE, async {
        stream.write_all(request.as_bytes()).await?;
        stream.flush().await?;
        let mut bytes = Vec::new();
        match stream.take(LONGEST).read_to_end(&mut bytes).await {
            // Some servers end encrypted connections without a word.
            Err(error) if error.kind() != std::io::ErrorKind::UnexpectedEof => Err(error),
            _ => Ok(bytes),
        }
    });
    let bytes = answer.await??;
    read_answer(&bytes).ok_or_else(|| "the server's answer is not HTTP, or not whole".into())
}

fn read_answer(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]);
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_lowercase(), value.trim().to_owned()))
    };
    let headers: Vec<(String, String)> = lines.filter_map(header).collect();
    let mut answer = Answer { status, headers, text: String::new() };
    let body = &bytes[end + 4..];
    let in_chunks = answer.header("transfer-encoding").is_some_and(|how| how.contains("chunked"));
    let length = answer.header("content-length").and_then(|length| length.parse().ok());
    let body = match length {
        _ if in_chunks => joined(body)?,
        // Cut off, it would look like something else.
        Some(length) => body.get(..length)?.to_vec(),
        None => body.to_vec(),
    };
    answer.text = String::from_utf8_lossy(&body).into_owned();
    Some(answer)
}

/// A body that came in chunks, as proxies like to send it; `None` if it is
/// not whole.
fn joined(mut body: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let end = body.windows(2).position(|two| two == b"\r\n")?;
        let size = std::str::from_utf8(&body[..end]).ok()?;
        let size = usize::from_str_radix(size.split(';').next()?.trim(), 16).ok()?;
        body = body.get(end + 2..)?;
        if size == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(body.get(..size)?);
        body = body.get(size..)?.strip_prefix(b"\r\n")?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        let text = |bytes: &str| read_answer(bytes.as_bytes()).map(|answer| answer.text);
        let plain = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
        assert_eq!(text(plain).as_deref(), Some("{}"));
        assert_eq!(text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}"), None);
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let body = "3\r\n{\"a\r\n4;x=y\r\n\": 1\r\n1\r\n}\r\n0\r\n\r\n";
        assert_eq!(text(&format!("{chunked}{body}")).as_deref(), Some("{\"a\": 1}"));
        for cut in 0..body.len() - 5 {
            assert_eq!(text(&format!("{chunked}{}", &body[..cut])), None, "{cut}");
        }
        assert_eq!(text(&format!("{chunked}ffffffffffffffff\r\nx")), None);
        assert_eq!(text("nothing of the kind"), None);
    }
}
