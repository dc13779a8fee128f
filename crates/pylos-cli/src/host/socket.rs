//! The port that the server listens on.

use std::io::ErrorKind;
use std::net::SocketAddr;

use tokio::net::TcpListener;

/// Where to listen.
#[derive(Clone, Copy, Debug)]
pub enum Port {
    /// Here and nowhere else: somebody will look for it here.
    Exactly(SocketAddr),
    /// Here, or at the next port that is free.
    OrNext(SocketAddr),
}

/// A port that is ours.
#[derive(Debug)]
pub struct Socket {
    pub listener: TcpListener,
    pub address: SocketAddr,
    /// The port that was asked for, if another program has it.
    pub taken: Option<u16>,
}

/// Takes the port, or says in words why not.
pub async fn listen(port: Port) -> Result<Socket, String> {
    match port {
        Port::Exactly(address) => match TcpListener::bind(address).await {
            Ok(listener) => Ok(socket(listener, address, None)),
            Err(error) if error.kind() == ErrorKind::AddrInUse => Err(format!(
                "cannot listen on {address}: another program has this port; \
                 choose another with --listen"
            )),
            Err(error) => Err(format!("cannot listen on {address}: {error}")),
        },
        Port::OrNext(first) => {
            let mut refused = None;
            for number in first.port()..=u16::MAX {
                let address = SocketAddr::new(first.ip(), number);
                match TcpListener::bind(address).await {
                    Ok(listener) => {
                        let taken = (number != first.port()).then_some(first.port());
                        return Ok(socket(listener, address, taken));
                    }
                    // Some systems keep ports for themselves and say it so.
                    Err(error)
                        if matches!(
                            error.kind(),
                            ErrorKind::AddrInUse | ErrorKind::PermissionDenied
                        ) =>
                    {
                        refused = Some(error);
                    }
                    Err(error) => return Err(format!("cannot listen on {address}: {error}")),
                }
            }
            let why = refused.map_or_else(|| "there is none".to_owned(), |error| error.to_string());
            Err(format!("cannot listen on any port from {first} on: {why}"))
        }
    }
}

fn socket(listener: TcpListener, asked: SocketAddr, taken: Option<u16>) -> Socket {
    // Port 0 means any: only the listener knows which it has become.
    let address = listener.local_addr().unwrap_or(asked);
    Socket { listener, address, taken }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_port_is_named_and_the_next_free_one_taken() {
        let theirs = listen(Port::Exactly("127.0.0.1:0".parse().unwrap())).await.unwrap();
        let ours = listen(Port::OrNext(theirs.address)).await.unwrap();
        assert_eq!(ours.taken, Some(theirs.address.port()));
        assert!(ours.address.port() > theirs.address.port());
        let said = listen(Port::Exactly(theirs.address)).await.unwrap_err();
        assert!(said.contains("another program has this port"), "{said}");
    }

    #[tokio::test]
    async fn a_free_port_is_taken_as_it_is() {
        let free = listen(Port::Exactly("127.0.0.1:0".parse().unwrap())).await.unwrap().address;
        let ours = listen(Port::OrNext(free)).await.unwrap();
        assert_eq!((ours.address, ours.taken), (free, None));
    }
}
