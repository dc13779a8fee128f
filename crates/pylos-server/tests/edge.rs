//! What meets the open internet first: proxies, foreign pages, machines.

mod support;

use pylos_server::{Config, Limits, Proxy};
use serde_json::json;
use support::{Running, Scratch, friends, generous};

async fn behind_proxy(limits: Limits) -> (Running, Scratch) {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.proxy = Proxy::Trusted;
    config.hosts = Vec::new();
    config.limits = limits;
    config.metrics_token = Some("prometheus".to_owned());
    (Running::with(config).await, scratch)
}

/// One password a minute for every address: who is charged shows who is meant.
#[tokio::test]
async fn a_caller_is_the_last_address_that_the_proxy_names() {
    let (running, _scratch) = behind_proxy(Limits { passwords: 1, ..generous() }).await;
    let ask = async |headers: &[(&str, &str)]| {
        let mut all = vec![("X-Pylos", "1"), ("Content-Type", "application/json")];
        all.extend_from_slice(headers);
        let body = json!({ "name": "Nobody", "password": "correct horse" }).to_string();
        running.client().request("POST", "/api/v1/session", &all, &body).await.unwrap().status
    };
    let forwarded = "X-Forwarded-For";
    assert_eq!(ask(&[(forwarded, "192.0.2.1")]).await, 401);
    assert_eq!(ask(&[(forwarded, "192.0.2.1")]).await, 429);
    // What a client makes up stands before what the proxy has seen.
    assert_eq!(ask(&[(forwarded, "10.9.9.9, 192.0.2.1")]).await, 429);
    assert_eq!(ask(&[(forwarded, "10.9.9.9"), (forwarded, "192.0.2.1")]).await, 429);
    assert_eq!(ask(&[(forwarded, "192.0.2.1, 192.0.2.2")]).await, 401);
    assert_eq!(ask(&[(forwarded, " 2001:db8::1 ")]).await, 401);
    assert_eq!(ask(&[(forwarded, "2001:db8::2")]).await, 429, "the same subscriber");
    // What is no address is the connection's own.
    assert_eq!(ask(&[(forwarded, "192.0.2.1, unknown")]).await, 401);
    assert_eq!(ask(&[]).await, 429);
}

#[tokio::test]
async fn without_a_proxy_nobody_says_who_he_is() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { passwords: 1, ..generous() };
    let running = Running::with(config).await;
    for (address, status) in [("192.0.2.1", 401), ("192.0.2.2", 429)] {
        let headers = [("X-Pylos", "1"), ("X-Forwarded-For", address)];
        let body = json!({ "name": "Nobody", "password": "correct horse" }).to_string();
        let answer = running.client().request("POST", "/api/v1/session", &headers, &body).await;
        assert_eq!(answer.unwrap().status, status, "{address}");
    }
    let headers = [("X-Forwarded-Proto", "https")];
    let answer = running.client().request("GET", "/api/v1/me", &headers, "").await.unwrap();
    assert_eq!(answer.header("strict-transport-security"), None);
}

#[tokio::test]
async fn whoever_came_encrypted_always_will() {
    let (running, _scratch) = behind_proxy(generous()).await;
    for (proto, expected) in [("https", Some("max-age=31536000")), ("http", None)] {
        for path in ["/api/v1/catalog", "/", "/no/such/page"] {
            let headers = [("X-Forwarded-Proto", proto)];
            let answer = running.client().request("GET", path, &headers, "").await.unwrap();
            assert_eq!(answer.header("strict-transport-security"), expected, "{proto} {path}");
        }
    }
}

#[tokio::test]
async fn counters_are_for_this_machine_and_for_whoever_has_the_token() {
    let (running, _scratch) = behind_proxy(generous()).await;
    let ask = async |headers: &[(&str, &str)]| {
        running.client().request("GET", "/metrics", headers, "").await.unwrap().status
    };
    assert_eq!(ask(&[]).await, 200, "from the machine itself, past the proxy");
    let stranger = ("X-Forwarded-For", "192.0.2.1");
    assert_eq!(ask(&[stranger]).await, 404);
    assert_eq!(ask(&[stranger, ("Authorization", "Bearer guess")]).await, 404);
    assert_eq!(ask(&[("X-Forwarded-For", "127.0.0.1, 192.0.2.1")]).await, 404);
    assert_eq!(ask(&[stranger, ("Authorization", "Bearer prometheus")]).await, 200);
    for path in ["/healthz", "/readyz"] {
        let answer = running.client().request("GET", path, &[stranger], "").await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
    }
}

#[tokio::test]
async fn foreign_pages_read_what_anybody_may_read() {
    let (running, _scratch) = behind_proxy(generous()).await;
    let allowed = "access-control-allow-origin";
    let foreign = ("Origin", "https://notebook.example.org");
    let answer = running.client().request("GET", "/api/v1/catalog", &[foreign], "").await.unwrap();
    assert_eq!((answer.status, answer.header(allowed)), (200, Some("*")));
    assert_eq!(answer.header("cross-origin-resource-policy"), Some("cross-origin"));
    // Never with a cookie, and never more than reading.
    assert_eq!(answer.header("access-control-allow-credentials"), None);
    let body = friends("standard").to_string();
    let headers = [foreign, ("X-Pylos", "1")];
    let answer = running.client().request("POST", "/api/v1/games", &headers, &body).await.unwrap();
    assert_eq!((answer.status, answer.header(allowed)), (403, None));
    let preflight = [foreign, ("Access-Control-Request-Method", "POST")];
    let answer =
        running.client().request("OPTIONS", "/api/v1/games", &preflight, "").await.unwrap();
    assert_eq!(answer.header(allowed), None);
    let answer = running.client().request("GET", "/", &[foreign], "").await.unwrap();
    assert_eq!(answer.header(allowed), None, "pages are not for other pages");
}

/// The board for other people's pages, which they load as a script.
#[tokio::test]
async fn foreign_pages_load_the_board_for_them() {
    let (policy, allowed) = ("cross-origin-resource-policy", "access-control-allow-origin");
    let script = "/widget/v1/pylos-game.js";
    let (running, _scratch) = behind_proxy(generous()).await;
    let answer = running.client().request("GET", script, &[], "").await.unwrap();
    assert_eq!(answer.header(policy), Some("cross-origin"));
    let foreign = ("Origin", "https://club.example.org");
    let answer = running.client().request("GET", script, &[foreign], "").await.unwrap();
    assert_eq!((answer.header(policy), answer.header(allowed)), (Some("cross-origin"), Some("*")));
    // Nothing else of the pages is for them.
    let answer = running.client().request("GET", "/assets/app.js", &[foreign], "").await.unwrap();
    assert_eq!((answer.header(policy), answer.header(allowed)), (Some("same-origin"), None));

    // At home it is for pages of this machine, which say that they are.
    let home = Running::start().await;
    let near = ("Origin", "http://localhost:8888");
    for (headers, expected) in [(&[][..], None), (&[foreign], None), (&[near], Some(near.1))] {
        let answer = home.client().request("GET", script, headers, "").await.unwrap();
        let loads = expected.map_or("same-origin", |_| "cross-origin");
        assert_eq!((answer.header(policy), answer.header(allowed)), (Some(loads), expected));
        assert_eq!(answer.header("vary"), Some("Origin"), "kept apart from our own pages'");
    }
}

#[tokio::test]
async fn a_server_at_home_is_read_by_pages_of_this_machine_alone() {
    let running = Running::start().await;
    let allowed = async |origin: &str| {
        let headers = [("Origin", origin)];
        let answer =
            running.client().request("GET", "/api/v1/catalog", &headers, "").await.unwrap();
        answer.header("access-control-allow-origin").map(str::to_owned)
    };
    for origin in
        ["http://localhost:8888", "http://127.0.0.1:8888", "http://[::1]", "http://[::1]:88"]
    {
        assert_eq!(allowed(origin).await.as_deref(), Some(origin));
    }
    for origin in ["https://evil.example.org", "https://localhost.evil.example.org", "null"] {
        assert_eq!(allowed(origin).await, None, "{origin}");
    }
}
