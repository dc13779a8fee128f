//! Addresses that visitors give. Our server is made to call them, so they must
//! lead out into the internet and nowhere else: neither to this machine nor to
//! its neighbours, under whatever name.

use std::net::{IpAddr, SocketAddr};

use axum::http::Uri;

use super::PushTo;

/// The longest address that is kept.
const LONGEST: usize = 1_000;

/// An address at a push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    uri: Uri,
    to: PushTo,
}

impl Endpoint {
    /// Reads an address; `None` if messages are not sent there.
    pub fn read(text: &str, to: PushTo) -> Option<Endpoint> {
        let uri: Uri = (text.len() <= LONGEST).then(|| text.parse().ok())??;
        let authority = uri.authority()?;
        let scheme = match to {
            PushTo::Internet => "https",
            PushTo::Loopback => "http",
        };
        if uri.scheme_str() != Some(scheme) || authority.as_str().contains('@') {
            return None;
        }
        // An address in numbers is known to be wrong before it is called.
        let number: Option<IpAddr> = bare(uri.host()?).parse().ok();
        number.is_none_or(|number| allows(to, number)).then_some(Endpoint { uri, to })
    }

    /// The service, without the path.
    pub fn origin(&self) -> String {
        let scheme = self.uri.scheme_str().unwrap_or("https");
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{scheme}://{authority}")
    }

    /// The host's name.
    pub(super) fn host(&self) -> &str {
        bare(self.uri.host().unwrap_or_default())
    }

    /// Host and port, as a request names them.
    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    /// Path and query.
    pub(super) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }

    /// Whether the way there is encrypted.
    pub(super) fn is_secure(&self) -> bool {
        self.to == PushTo::Internet
    }

    /// Where to connect to: the name's address that may be called. It is
    /// looked up once, and that very address is called, so that no name can
    /// mean something else a moment later.
    pub(super) async fn address(&self) -> Result<SocketAddr, Lost> {
        let port = self.uri.port_u16().unwrap_or(443);
        let found =
            tokio::net::lookup_host((self.host(), port)).await.map_err(|_| Lost::Unknown)?;
        found.into_iter().find(|found| allows(self.to, found.ip())).ok_or(Lost::Forbidden)
    }
}

/// Why there is nowhere to connect to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// The name is not known just now.
    Unknown,
    /// It leads where we do not go.
    Forbidden,
}

/// An address of the new kind stands in brackets.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

fn allows(to: PushTo, address: IpAddr) -> bool {
    match to {
        PushTo::Internet => is_public(address),
        PushTo::Loopback => address.is_loopback(),
    }
}

/// Whether an address is one of the internet's: none of those that are set
/// aside for private networks, machines themselves, tests or other purposes.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => {
            let [a, b, c, _] = four.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
            let benchmarks = a == 198 && (18..20).contains(&b);
            !(four.is_private()
                || four.is_loopback()
                || four.is_link_local()
                || four.is_documentation()
                || four.is_multicast()
                || a == 0
                || a >= 240
                || shared
                || protocols
                || benchmarks)
        }
        IpAddr::V6(six) => {
            let [a, b, ..] = six.segments();
            // Of all that is given out, what leads to addresses of the old kind
            // or is for special purposes.
            let special = match a {
                0x2001 => b < 0x200 || b == 0xdb8,
                _ => a == 0x2002,
            };
            let documentation = a == 0x3fff && b < 0x1000;
            (0x2000..0x4000).contains(&a) && !special && !documentation
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_called() {
        for inside in [
            "10.1.2.3",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001::1",
            "2001:db8::1",
            "192.0.2.1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["142.250.74.46", "1.1.1.1", "2a00:1450:4001:80b::200e", "2606:4700::1111"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn only_addresses_of_push_services_are_kept() {
        let long = format!("https://push.example.net/{}", "a".repeat(1_000));
        for bad in [
            "",
            "push",
            "/a",
            "http://push.example.net/a",
            "https://u:p@push.example.net/a",
            "https://10.0.0.1/a",
            "https://[::1]/a",
            "https://127.0.0.1:8080/",
            "file:///etc",
            &long,
        ] {
            assert!(Endpoint::read(bad, PushTo::Internet).is_none(), "{bad}");
        }
        let good = Endpoint::read("https://push.example.net:444/a?b=c", PushTo::Internet).unwrap();
        assert_eq!(good.origin(), "https://push.example.net:444");
        assert_eq!((good.host(), good.path()), ("push.example.net", "/a?b=c"));
        assert!(Endpoint::read("http://127.0.0.1:9/a", PushTo::Loopback).is_some());
        assert!(Endpoint::read("http://10.0.0.1:9/a", PushTo::Loopback).is_none());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let inside = Endpoint::read("https://localhost/a", PushTo::Internet).unwrap();
        assert_eq!(inside.address().await, Err(Lost::Forbidden));
    }
}
