//! Addresses that no page has. The app is one file that reads the path itself;
//! for a path that it does not know it shows a page that helps, and the answer
//! must say 404 to whoever does not read the page.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

/// Pages that stand alone.
const PAGES: [&str; 17] = [
    "/",
    "/index.html",
    "/account",
    "/analysis",
    "/clock",
    "/embed",
    "/explore",
    "/games",
    "/learn",
    "/players",
    "/puzzles",
    "/rules/equator",
    "/rules/pyramid",
    "/settings",
    "/tournaments",
    "/tv",
    "/watch",
];
/// Pages that are one of many: their names follow.
const FAMILIES: [&str; 7] =
    ["/game/", "/learn/", "/player/", "/print/", "/puzzles/", "/stop/", "/tournaments/"];

/// Whether the app has a page at this path.
pub fn is_page(path: &str) -> bool {
    let path = path.strip_suffix('/').filter(|path| !path.is_empty()).unwrap_or(path);
    let named = |name: &str| !name.is_empty() && !name.contains('/');
    PAGES.contains(&path)
        || FAMILIES.iter().any(|family| path.strip_prefix(family).is_some_and(named))
}

/// Lets a page that is not there be called so.
pub async fn mark(request: Request, next: Next) -> Response {
    let missing = !is_page(request.uri().path());
    let mut response = next.run(request).await;
    let is_html = |kind: &HeaderValue| kind.as_bytes().starts_with(b"text/html");
    if missing
        && response.status() == StatusCode::OK
        && response.headers().get(header::CONTENT_TYPE).is_some_and(is_html)
    {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

#[cfg(test)]
mod tests {
    use super::is_page;

    #[test]
    fn the_app_has_these_pages_and_no_others() {
        for path in
            ["/", "/analysis", "/analysis/", "/game/abc-1", "/learn/square", "/puzzles/daily"]
        {
            assert!(is_page(path), "{path}");
        }
        for path in ["/no/such/page", "/game", "/game/", "/game/a/b", "/Analysis", "/rules"] {
            assert!(!is_page(path), "{path}");
        }
    }
}
