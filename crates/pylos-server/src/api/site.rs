//! The web pages.

use axum::Router;
use axum::response::Html;
use tower_http::services::{ServeDir, ServeFile};

use crate::pages;
use crate::server::Server;

/// Shown when no pages were built in: the API works all the same.
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Pylos</title><h1>Pylos</h1><p>The server runs, but this build has no web pages. \
    <code>cargo xtask play</code> builds them.</p>\
    <p>The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// Adds the pages to what is answered: those of the directory that was named,
/// else those built in, else a plain page that says so.
pub fn with_pages(router: Router<Server>, server: &Server) -> Router<Server> {
    match &server.config.web {
        Some(directory) => {
            // Any page of the app is the one file; the app reads the path.
            let index = ServeFile::new(directory.join("index.html"));
            let files =
                ServeDir::new(directory).precompressed_br().precompressed_gzip().fallback(index);
            router.fallback_service(files)
        }
        None if pages::are_built_in() => router.fallback(pages::answer),
        None => router.fallback(|| async { Html(PLAIN) }),
    }
}
