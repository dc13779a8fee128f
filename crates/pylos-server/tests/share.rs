//! What links show of themselves where they are passed on.

mod support;

use pylos_client::{Answer, Client};
use pylos_rules::for_game;
use pylos_server::{Config, Limits, Pages, Proxy, Shared, Words};
use serde_json::json;
use support::{Running, Scratch, act, friends, generous, play};

const INDEX: &[u8] = b"<!doctype html><html><head>\
    <meta property=\"og:title\" content=\"Pylos\" />\
    <meta property=\"og:image\" content=\"/icon-512.png\" />\
    <title>Pylos</title></head><body></body></html>";
const PAGES: &[(&str, &[u8])] = &[("/index.html", INDEX), ("/icon-512.png", b"icon")];

/// Tells in the language of tests.
fn teller(shared: &Shared<'_>, languages: &str) -> Words {
    let (what, Shared::Game(seen) | Shared::Analysis(seen)) = match shared {
        Shared::Game(_) => ("game", shared),
        Shared::Analysis(_) => ("analysis", shared),
    };
    let position = for_game!(seen, |P, seen| seen.position().to_string());
    Words {
        title: format!("{what} {position}"),
        description: format!("in <{languages}>"),
        picture: "a board".to_owned(),
    }
}

async fn start(change: impl FnOnce(&mut Config)) -> (Running, Scratch) {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    config.pages = Pages::BuiltIn(PAGES);
    config.teller = Some(teller);
    change(&mut config);
    (Running::with(config).await, scratch)
}

/// The content of a tag.
fn tag<'a>(page: &'a Answer, name: &str) -> &'a str {
    let before = format!("property=\"{name}\" content=\"");
    let rest = page.text.split_once(&before).unwrap_or_else(|| panic!("{name}: {}", page.text)).1;
    rest.split('"').next().unwrap()
}

fn path_of<'a>(address: &'a str, origin: &str) -> &'a str {
    address.strip_prefix(origin).unwrap_or_else(|| panic!("{address} is not at {origin}"))
}

#[tokio::test]
async fn a_game_shows_its_board() {
    let (running, _scratch) = start(|_| ()).await;
    let origin = format!("http://{}", running.address);
    let (mut light, mut dark, game) = running.two(friends("standard")).await;
    let page = light.get(&format!("/game/{game}?invite=secret")).await.unwrap();
    assert_eq!(page.status, 200);
    assert_eq!(tag(&page, "og:url"), format!("{origin}/game/{game}"));
    assert_eq!(tag(&page, "og:title"), "game ................/........./..../. L");
    assert_eq!(tag(&page, "og:image:alt"), "a board");
    assert!(page.text.contains("<title>game "), "{}", page.text);
    let picture = path_of(tag(&page, "og:image"), &origin).to_owned();
    let before = dark.get(&picture).await.unwrap();
    assert_eq!(before.status, 200);
    assert_eq!(before.header("content-type"), Some("image/png"));
    assert_eq!(before.header("cross-origin-resource-policy"), Some("cross-origin"));
    assert!(before.text.contains("PNG"));
    let size: usize = before.header("content-length").unwrap().parse().unwrap();
    assert!((20_000..600_000).contains(&size), "{size} bytes");
    let etag = before.header("etag").unwrap();
    let same = light.request("GET", &picture, &[("If-None-Match", etag)], "").await.unwrap();
    assert_eq!((same.status, same.text.as_str()), (304, ""));
    play(&mut light, &game, 0, "b2").await;
    let page = light.get(&format!("/game/{game}")).await.unwrap();
    let later = path_of(tag(&page, "og:image"), &origin);
    assert_ne!(later, picture, "whoever keeps the old picture asks anew");
    let after = dark.get(later).await.unwrap();
    assert_ne!(after.header("etag"), before.header("etag"));
    let none = dark.get("/api/v1/games/no-such-game/picture").await.unwrap();
    assert_eq!(none.status, 404);
}

#[tokio::test]
async fn every_page_has_whole_addresses_and_those_without_a_board_the_icon() {
    let (running, _scratch) = start(|_| ()).await;
    let origin = format!("http://{}", running.address);
    let mut client = running.client();
    for path in ["/", "/settings", "/game/no-such-game", "/analysis?rules=nonsense"] {
        let page = client.get(path).await.unwrap();
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(tag(&page, "og:image"), format!("{origin}/icon-512.png"), "{path}");
        assert_eq!(tag(&page, "og:title"), "Pylos", "{path}");
    }
    let page = client.get("/").await.unwrap();
    let etag = page.header("etag").unwrap();
    let same = client.request("GET", "/", &[("If-None-Match", etag)], "").await.unwrap();
    assert_eq!((same.status, same.text.as_str()), (304, ""));
    let smaller = client.request("GET", "/", &[("Accept-Encoding", "gzip")], "").await.unwrap();
    assert_eq!(smaller.header("content-encoding"), Some("gzip"));
    // What is no page is sent as it is.
    assert_eq!(client.get("/icon-512.png").await.unwrap().text, "icon");
    assert_eq!(client.get("/no/such/page").await.unwrap().status, 404);
}

#[tokio::test]
async fn an_analysed_position_shows_its_board() {
    let (running, _scratch) = start(|_| ()).await;
    let origin = format!("http://{}", running.address);
    let mut client = running.client();
    let query = "?rules=advanced&turns=b2,c3,b3&at=2";
    let wish = [("Accept-Language", "fr")];
    let page = client.request("GET", &format!("/analysis{query}"), &wish, "").await.unwrap();
    assert_eq!(tag(&page, "og:title"), "analysis .....L....D...../........./..../. L");
    assert_eq!(tag(&page, "og:description"), "in &lt;fr&gt;");
    assert_eq!(tag(&page, "og:url"), format!("{origin}/analysis{}", query.replace('&', "&amp;")));
    let picture = tag(&page, "og:image").replace("&amp;", "&");
    let picture = client.get(path_of(&picture, &origin)).await.unwrap();
    assert_eq!(picture.header("content-type"), Some("image/png"));
    let globe = "/api/v1/analysis/picture?rules=carpentier";
    assert_eq!(client.get(globe).await.unwrap().status, 200);
    for (bad, status) in
        [("rules=nonsense", 400), ("turns=e1", 422), ("position=nothing", 400), ("at=x", 400)]
    {
        let refused = client.get(&format!("/api/v1/analysis/picture?{bad}")).await.unwrap();
        assert_eq!(refused.status, status, "{bad}: {}", refused.text);
        assert!(refused.json()["message"].is_string(), "{bad}");
    }
}

/// What is arranged in secret can neither be seen nor guessed from a picture.
#[tokio::test]
async fn a_hidden_setup_is_not_shown() {
    let (running, _scratch) = start(|_| ()).await;
    let (mut blue, mut red, game) = running.two(friends("carpentier+hidden")).await;
    let look = async |client: &mut Client| {
        let page = client.get(&format!("/game/{game}")).await.unwrap();
        let picture = client.get(&format!("/api/v1/games/{game}/picture")).await.unwrap();
        let list = client.get("/api/v1/games?list=mine").await.unwrap().json();
        let row = &list["games"][0];
        let told = json!([row["position"], row["ply"]]);
        (page.text, picture.header("etag").unwrap().to_owned(), told)
    };
    let before = look(&mut blue).await;
    let action = json!({
        "type": "arrange", "ply": 0, "undos": 0, "arrangement": "12345/54321",
    });
    let (status, answer) = act(&mut red, &game, action).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(look(&mut blue).await, before, "blue sees what red has arranged");
    assert_eq!(look(&mut red).await.1, before.1, "a picture is the same for all");
}

#[tokio::test]
async fn behind_a_proxy_addresses_are_those_of_the_proxy() {
    let open = |config: &mut Config| config.hosts = Vec::new();
    let headers = [("Host", "pylos.example.org"), ("X-Forwarded-Proto", "https")];
    let (running, _scratch) = start(|config| {
        open(config);
        config.proxy = Proxy::Trusted;
    })
    .await;
    let page = running.client().request("GET", "/", &headers, "").await.unwrap();
    assert_eq!(tag(&page, "og:image"), "https://pylos.example.org/icon-512.png");
    // Nobody else is believed, and nothing that is no name gets into a page.
    let (running, _scratch) = start(open).await;
    let page = running.client().request("GET", "/", &headers, "").await.unwrap();
    assert_eq!(tag(&page, "og:image"), "http://pylos.example.org/icon-512.png");
    let odd = [("Host", "a\"onload=b")];
    let page = running.client().request("GET", "/", &odd, "").await.unwrap();
    assert!(!page.text.contains("onload"), "{}", page.text);
}

#[tokio::test]
async fn drawing_is_limited_and_looking_again_is_not() {
    let limits = Limits { pictures: 2, ..generous() };
    let (running, _scratch) = start(|config| config.limits = limits).await;
    let mut client = running.client();
    let mut ask = async |turns: &str| {
        client.get(&format!("/api/v1/analysis/picture?turns={turns}")).await.unwrap()
    };
    assert_eq!(ask("a1").await.status, 200);
    assert_eq!(ask("a2").await.status, 200);
    let refused = ask("a3").await;
    assert_eq!(refused.status, 429);
    assert!(refused.header("retry-after").is_some());
    assert_eq!(ask("a1").await.status, 200);
}
