//! A way to a database that can be cut, and that can swallow everything.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of whatever is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It arrives.
    Open,
    /// Connections are closed, and new ones too.
    Cut,
    /// Nothing arrives, and nobody is told.
    Swallowing,
}

/// The way to a server.
pub struct Proxy {
    pub address: SocketAddr,
    way: Arc<watch::Sender<Way>>,
}

impl Proxy {
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let way = Arc::new(watch::Sender::new(Way::Open));
        let ways = Arc::clone(&way);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let way = ways.subscribe();
                tokio::spawn(async move {
                    if *way.borrow() == Way::Cut {
                        return;
                    }
                    let Ok(other) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                    let ((from, to), (back, forth)) = (stream.into_split(), other.into_split());
                    let there = carry(from, forth, way.clone());
                    let here = carry(back, to, way);
                    tokio::join!(there, here);
                });
            }
        });
        Proxy { address, way }
    }

    pub fn becomes(&self, way: Way) {
        self.way.send_replace(way);
    }
}

/// Carries bytes until the way is cut. What was swallowed is lost: such a
/// connection never works again.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut way: watch::Receiver<Way>) {
    let mut bytes = vec![0; 16 << 10];
    let mut lost = false;
    loop {
        tokio::select! {
            read = from.read(&mut bytes) => {
                let Ok(count @ 1..) = read else { return };
                lost |= *way.borrow() == Way::Swallowing;
                if !lost && to.write_all(&bytes[..count]).await.is_err() {
                    return;
                }
            }
            changed = way.changed() => {
                if changed.is_err() || *way.borrow_and_update() == Way::Cut {
                    return;
                }
                lost |= *way.borrow() == Way::Swallowing;
            }
        }
    }
}
