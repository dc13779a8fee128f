//! A mail server for one test: it takes letters and shows them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A letter as it has arrived.
#[derive(Debug)]
pub struct Arrived {
    pub to: String,
    pub text: String,
}

pub struct MailServer {
    pub address: SocketAddr,
    letters: Mutex<UnboundedReceiver<Arrived>>,
    /// So many letters are refused for now.
    pub refuses: Arc<AtomicUsize>,
    /// Every recipient is refused for good.
    pub bounces: Arc<AtomicBool>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, letters) = unbounded_channel();
        let refuses = Arc::new(AtomicUsize::new(0));
        let refused = Arc::clone(&refuses);
        let bounces = Arc::new(AtomicBool::new(false));
        let bounced = Arc::clone(&bounces);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (refused, bounced) = (Arc::clone(&refused), Arc::clone(&bounced));
                tokio::spawn(talk(stream, sender.clone(), refused, bounced));
            }
        });
        MailServer { address, letters: Mutex::new(letters), refuses, bounces }
    }

    /// The next letter, which comes soon.
    pub async fn letter(&self) -> Arrived {
        let soon = std::time::Duration::from_secs(20);
        let mut letters = self.letters.lock().await;
        tokio::time::timeout(soon, letters.recv()).await.expect("no letter has come").unwrap()
    }

    /// Whether nothing comes for a while, in which letters would be written.
    pub async fn is_silent(&self) -> bool {
        let looks = std::time::Duration::from_secs(13);
        tokio::time::timeout(looks, self.letters.lock().await.recv()).await.is_err()
    }

    /// Whether nothing has come.
    pub async fn is_empty(&self) -> bool {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        self.letters.lock().await.try_recv().is_err()
    }
}

async fn talk(
    stream: TcpStream,
    letters: UnboundedSender<Arrived>,
    refuses: Arc<AtomicUsize>,
    bounces: Arc<AtomicBool>,
) -> Option<()> {
    let (from, mut to) = stream.into_split();
    let mut lines = BufReader::new(from).lines();
    to.write_all(b"220 here\r\n").await.ok()?;
    let mut recipient = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let word = line.split(' ').next().unwrap_or_default().to_uppercase();
        let answer: &[u8] = match word.as_str() {
            "EHLO" | "HELO" => b"250 here\r\n",
            "RCPT" => {
                let refused = |left: usize| left.checked_sub(1);
                if bounces.load(Ordering::SeqCst) {
                    b"550 no such person\r\n"
                } else if refuses.fetch_update(Ordering::SeqCst, Ordering::SeqCst, refused).is_ok()
                {
                    b"451 not now\r\n"
                } else {
                    recipient = line.clone();
                    b"250 good\r\n"
                }
            }
            "DATA" => {
                to.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await.ok()? {
                    if line == "." {
                        break;
                    }
                    text.push_str(&line);
                    text.push('\n');
                }
                let _ = letters.send(Arrived { to: recipient.clone(), text });
                b"250 taken\r\n"
            }
            "QUIT" => {
                to.write_all(b"221 goodbye\r\n").await.ok()?;
                return None;
            }
            _ => b"250 good\r\n",
        };
        to.write_all(answer).await.ok()?;
    }
    None
}
