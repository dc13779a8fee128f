//! Pages say of themselves what they are about: whoever passes a link on sees
//! the board that it leads to.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::Response;

use pylos_rules::for_game;

use super::caller::Address;
use super::missing::is_page;
use super::origin::origin;
use super::pictures::Line;
use crate::limiter::Limited;
use crate::pages::compress;
use crate::secret::fingerprint_bytes;
use crate::server::Server;
use crate::share::{self, SIZE, Shared, Words};

/// A page is this large at most; a larger one is sent as it is.
const LARGEST: usize = 1 << 20;

/// Writes the tags of a page that is sent.
pub async fn write(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads || !is_page(request.uri().path()) {
        return next.run(request).await;
    }
    let Some(origin) = origin(&server, request.headers()) else { return next.run(request).await };
    let (asked, uri) = (request.headers().clone(), request.uri().clone());
    let address = request.extensions().get::<Address>().copied();
    // The page is wanted whole, whatever the browser has of it.
    for name in
        [header::ACCEPT_ENCODING, header::IF_NONE_MATCH, header::IF_MODIFIED_SINCE, header::RANGE]
    {
        request.headers_mut().remove(name);
    }
    *request.method_mut() = Method::GET;
    let mut response = next.run(request).await;
    let is_html = |kind: &HeaderValue| kind.as_bytes().starts_with(b"text/html");
    if response.status() != StatusCode::OK
        || !response.headers().get(header::CONTENT_TYPE).is_some_and(is_html)
    {
        return response;
    }
    let Ok(page) = to_bytes(std::mem::take(response.body_mut()), LARGEST).await else {
        return plain(StatusCode::INTERNAL_SERVER_ERROR);
    };
    let tags = tags(&server, &origin, &uri, &asked, address).await;
    let page = share::with_tags(&String::from_utf8_lossy(&page), &tags);
    answer(response, page, &asked)
}

/// What a page tells about itself.
async fn tags(
    server: &Server,
    origin: &str,
    uri: &Uri,
    asked: &HeaderMap,
    address: Option<Address>,
) -> Vec<(&'static str, String)> {
    let path = uri.path();
    let mut tags =
        vec![("og:url", format!("{origin}{path}")), ("og:image", format!("{origin}/icon-512.png"))];
    // Looking a game up takes as much as any other question.
    let may_ask = address
        .is_none_or(|Address(address)| server.limiter.check(Limited::Request, address).is_ok());
    let Some(teller) = server.config.teller.filter(|_| may_ask) else { return tags };
    let languages = asked.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tell = |shared: &Shared<'_>| teller(shared, languages.unwrap_or_default());
    let told = if let Some(id) = path.strip_prefix("/game/") {
        let id = id.trim_end_matches('/');
        let table = server.live(id).await.ok().map(|live| live.table());
        // A game that was called off has nothing to show.
        table.filter(|table| !table.is_aborted()).map(|table| {
            let seen = share::seen(table.board());
            // Who has shown an older picture asks for this one anew.
            let turns = for_game!(&seen, |P, seen| seen.played().len());
            let words = tell(&Shared::Game(seen));
            (words, format!("{origin}/api/v1/games/{id}/picture?turns={turns}"))
        })
    } else if path.trim_end_matches('/') == "/analysis" {
        let line = Query::<Line>::try_from_uri(uri).ok().map(|Query(line)| line);
        line.and_then(|line| line.board().ok()).map(|board| {
            let words = tell(&Shared::Analysis(share::seen(&board)));
            let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
            tags[0].1.push_str(&query);
            (words, format!("{origin}/api/v1/analysis/picture{query}"))
        })
    } else {
        None
    };
    if let Some((words, picture)) = told {
        describe(&mut tags, words, picture);
    }
    tags
}

fn describe(tags: &mut Vec<(&'static str, String)>, words: Words, picture: String) {
    tags.truncate(1);
    tags.extend([
        ("title", words.title.clone()),
        ("og:title", words.title),
        ("og:description", words.description),
        ("og:image", picture),
        ("og:image:type", "image/png".to_owned()),
        ("og:image:width", SIZE.0.to_string()),
        ("og:image:height", SIZE.1.to_string()),
        ("og:image:alt", words.picture),
        ("twitter:card", "summary_large_image".to_owned()),
    ]);
}

/// The page as it is sent: compressed, if that is understood, and not at all
/// if the browser has this very one.
fn answer(mut response: Response, page: String, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &fingerprint_bytes(page.as_bytes())[..20]);
    let tag = HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""));
    let gzip = asked
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .filter(|understood| understood.contains("gzip"))
        .and_then(|_| compress(page.as_bytes()));
    let known = asked.get(header::IF_NONE_MATCH) == Some(&tag);
    let headers = response.headers_mut();
    for name in [header::CONTENT_LENGTH, header::LAST_MODIFIED, header::ACCEPT_RANGES] {
        headers.remove(name);
    }
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers
        .insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, host"));
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    *response.body_mut() = match gzip {
        Some(gzip) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            Body::from(gzip)
        }
        None => Body::from(Bytes::from(page)),
    };
    response
}

fn plain(status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}
