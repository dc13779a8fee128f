//! The web pages that the program carries.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::secret::fingerprint_bytes;

/// The page that all others are made of.
const INDEX: &str = "/index.html";

/// A file as it is sent.
struct File {
    kind: &'static str,
    tag: HeaderValue,
    plain: Bytes,
    /// Smaller, where that helps.
    gzip: Option<Bytes>,
    cache: &'static str,
}

/// The pages, ready to be sent once somebody has asked for one.
pub struct BuiltIn {
    given: &'static [(&'static str, &'static [u8])],
    ready: OnceLock<HashMap<&'static str, File>>,
}

impl BuiltIn {
    /// These files.
    pub fn new(given: &'static [(&'static str, &'static [u8])]) -> BuiltIn {
        BuiltIn { given, ready: OnceLock::new() }
    }

    /// Answers with a page. Every path without a file is a page of the app,
    /// which reads the path itself; a missing file is missing.
    pub fn answer(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        let files = self.ready.get_or_init(|| {
            self.given.iter().map(|&(path, bytes)| (path, File::new(path, bytes))).collect()
        });
        let path = uri.path();
        let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        let file = files.get(path).or_else(|| files.get(INDEX).filter(|_| !is_file));
        match file {
            Some(_) if !matches!(*method, Method::GET | Method::HEAD) => {
                plain(StatusCode::METHOD_NOT_ALLOWED)
            }
            Some(file) => file.answer(headers),
            None => plain(StatusCode::NOT_FOUND),
        }
    }
}

fn plain(status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

impl File {
    fn new(path: &str, bytes: &'static [u8]) -> File {
        let (kind, text) = kind(path);
        let gzip = text.then(|| compress(bytes)).flatten().filter(|gzip| gzip.len() < bytes.len());
        let tag = format!("\"{}\"", &fingerprint_bytes(bytes)[..20]);
        File {
            kind,
            tag: HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\"")),
            plain: Bytes::from_static(bytes),
            gzip: gzip.map(Bytes::from),
            // The names of assets change with what is in them.
            cache: if path.starts_with("/assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            },
        }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let says = |name, word: &str| {
            asked.get(name).and_then(|value| value.to_str().ok()).is_some_and(|v| v.contains(word))
        };
        let known = asked.get(header::IF_NONE_MATCH) == Some(&self.tag);
        let gzip = self.gzip.as_ref().filter(|_| says(header::ACCEPT_ENCODING, "gzip"));
        let body = match (known, gzip) {
            (true, _) => Body::empty(),
            (false, Some(gzip)) => Body::from(gzip.clone()),
            (false, None) => Body::from(self.plain.clone()),
        };
        let mut response = Response::new(body);
        if known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.cache));
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if gzip.is_some() && !known {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

fn compress(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// The kind of a file by its name, and whether it is worth compressing.
fn kind(path: &str) -> (&'static str, bool) {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "json" | "map" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "svg" => ("image/svg+xml", true),
        "ftl" | "txt" => ("text/plain; charset=utf-8", true),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "ico" => ("image/x-icon", false),
        "woff2" => ("font/woff2", false),
        "wasm" => ("application/wasm", true),
        "mp3" => ("audio/mpeg", false),
        "ogg" => ("audio/ogg", false),
        "wav" => ("audio/wav", false),
        _ => ("application/octet-stream", false),
    }
}
