//! How others get to this server: an invitation that says 127.0.0.1 is of no
//! use to anybody else.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::Caller;
use crate::config::Proxy;
use crate::server::Server;

/// From where the server can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reach {
    /// By whom.
    pub open_to: OpenTo,
    /// Its address in the local network, as `http://192.168.1.5:8080`; told
    /// only to those who ask from the machine that it runs on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// Who can reach a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OpenTo {
    /// Only those at the machine that it runs on.
    ThisMachine,
    /// Others too.
    Network,
}

/// From where this server can be reached.
#[utoipa::path(get, path = "/reach", responses((status = 200, body = Reach)))]
pub async fn reach(State(server): State<Server>, caller: Caller) -> Json<Reach> {
    let at_home = server.config.proxy == Proxy::None && caller.address.is_loopback();
    Json(reach_of(server.listening.get().copied().filter(|_| at_home), network_address))
}

/// Whoever comes from elsewhere has shown that others can.
fn reach_of(listening: Option<SocketAddr>, network: impl Fn() -> Option<IpAddr>) -> Reach {
    let Some(listening) = listening else {
        return Reach { open_to: OpenTo::Network, address: None };
    };
    if listening.ip().is_loopback() {
        return Reach { open_to: OpenTo::ThisMachine, address: None };
    }
    let ip = if listening.ip().is_unspecified() { network() } else { Some(listening.ip()) };
    let address = ip.map(|ip| format!("http://{}", SocketAddr::new(ip, listening.port())));
    Reach { open_to: OpenTo::Network, address }
}

/// The address that this machine has in its network: the one it would send
/// from. Connecting a datagram socket only chooses a way; nothing is sent.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Reserved for documentation: nobody is there (RFC 5737).
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(listening: &str) -> Reach {
        reach_of(listening.parse().ok(), || Some(Ipv4Addr::new(192, 168, 1, 5).into()))
    }

    #[test]
    fn a_server_on_loopback_is_for_this_machine() {
        for listening in ["127.0.0.1:8080", "[::1]:8080"] {
            assert_eq!(at(listening), Reach { open_to: OpenTo::ThisMachine, address: None });
        }
    }

    #[test]
    fn a_server_for_all_says_where_it_is() {
        assert_eq!(at("0.0.0.0:8080").address.as_deref(), Some("http://192.168.1.5:8080"));
        assert_eq!(at("10.0.0.7:81").address.as_deref(), Some("http://10.0.0.7:81"));
    }

    #[test]
    fn strangers_are_told_nothing() {
        assert_eq!(at("-"), Reach { open_to: OpenTo::Network, address: None });
    }
}
