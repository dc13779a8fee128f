//! The web pages.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::Html;
use tower_http::services::{ServeDir, ServeFile};

use crate::config::Pages;
use crate::pages::BuiltIn;
use crate::server::Server;

/// Shown when there are no pages: the API works all the same.
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Pylos</title><h1>Pylos</h1><p>The server runs, but this build has no web pages. \
    <code>cargo xtask play</code> builds them.</p>\
    <p>The API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// Adds the pages to what is answered.
pub fn with_pages(router: Router<Server>, server: &Server) -> Router<Server> {
    match &server.config.pages {
        Pages::None => router.fallback(|| async { Html(PLAIN) }),
        Pages::BuiltIn(files) => {
            let pages = Arc::new(BuiltIn::new(files));
            server.bring_parts(&pages);
            let server = server.clone();
            router.fallback(async move |method: Method, uri: Uri, headers: HeaderMap| {
                let own = pages.answer(&method, &uri, &headers);
                match own.status() {
                    StatusCode::NOT_FOUND => {
                        server.other_part(&method, &uri, &headers).await.unwrap_or(own)
                    }
                    _ => own,
                }
            })
        }
        Pages::Directory(directory) => {
            // Any page of the app is the one file; the app reads the path.
            let index = ServeFile::new(directory.join("index.html"));
            let files =
                ServeDir::new(directory).precompressed_br().precompressed_gzip().fallback(index);
            router.fallback_service(files)
        }
    }
}
