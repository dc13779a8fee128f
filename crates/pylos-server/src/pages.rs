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
use crate::store::StoredPart;

/// The page that all others are made of.
const INDEX: &str = "/index.html";

/// What a file is called that was compressed when the pages were built.
const BROTLI: &str = ".br";

/// Where the parts are whose names change with what is in them.
pub const PARTS: &str = "/assets/";

/// What browsers are told about those.
pub const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file as it is sent.
struct File {
    kind: &'static str,
    tag: HeaderValue,
    plain: Bytes,
    /// Smaller, where that helps: how, and so. The smallest comes first.
    packed: Vec<(&'static str, Bytes)>,
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
        let files = self.files();
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

    /// All parts whose names change with what is in them.
    pub fn parts(&self) -> Vec<(String, StoredPart)> {
        let parts = self.files().iter().filter(|(path, _)| path.starts_with(PARTS));
        parts
            .map(|(path, file)| {
                let gzip = file.packed.iter().find(|(how, _)| *how == "gzip");
                let bytes = gzip.map_or(&file.plain, |(_, bytes)| bytes).to_vec();
                ((*path).to_owned(), StoredPart { packed: gzip.is_some(), bytes })
            })
            .collect()
    }

    fn files(&self) -> &HashMap<&'static str, File> {
        self.ready.get_or_init(|| {
            let given: HashMap<_, _> = self.given.iter().copied().collect();
            let files = given.iter().filter(|(path, _)| !path.ends_with(BROTLI));
            let file = |(&path, &bytes): (&&'static str, &&'static [u8])| {
                let brotli = given.get(&*format!("{path}{BROTLI}")).copied();
                (path, File::new(path, bytes, brotli))
            };
            files.map(file).collect()
        })
    }
}

fn plain(status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

impl File {
    fn new(path: &str, bytes: &'static [u8], brotli: Option<&'static [u8]>) -> File {
        let (kind, text) = kind(path);
        let gzip = text.then(|| compress(bytes)).flatten().filter(|gzip| gzip.len() < bytes.len());
        let brotli = brotli.map(|brotli| ("br", Bytes::from_static(brotli)));
        let gzip = gzip.map(|gzip| ("gzip", Bytes::from(gzip)));
        let tag = format!("\"{}\"", &fingerprint_bytes(bytes)[..20]);
        File {
            kind,
            tag: HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\"")),
            plain: Bytes::from_static(bytes),
            packed: brotli.into_iter().chain(gzip).collect(),
            // The names of assets change with what is in them.
            cache: if path.starts_with(PARTS) { FOR_EVER } else { "no-cache" },
        }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let known = asked.get(header::IF_NONE_MATCH) == Some(&self.tag);
        let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let packed = self.packed.iter().find(|(how, _)| accepts(accepted.unwrap_or(""), how));
        let body = match (known, packed) {
            (true, _) => Body::empty(),
            (false, Some((_, packed))) => Body::from(packed.clone()),
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
        if let Some((how, _)) = packed.filter(|_| !known) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(how));
        }
        response
    }
}

/// Whether a list as in `br;q=1.0, gzip` has this, and not as what is refused.
pub fn accepts(list: &str, how: &str) -> bool {
    list.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim() == how && weight != Some(0.0)
    })
}

/// A text, smaller.
pub fn compress(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// The kind of a file by its name, and whether it is worth compressing.
pub fn kind(path: &str) -> (&'static str, bool) {
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

#[cfg(test)]
mod tests {
    use super::*;

    static FILES: &[(&str, &[u8])] = &[
        ("/index.html", &[b'a'; 4000]),
        ("/index.html.br", b"small"),
        ("/assets/x.js", &[b'x'; 4000]),
    ];

    /// What is sent, how it is packed, and how many bytes it has.
    fn sent(path: &str, accepted: &str) -> (StatusCode, Option<String>, u64) {
        use axum::body::HttpBody as _;
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::try_from(accepted).unwrap());
        let uri = path.parse().unwrap();
        let answer = BuiltIn::new(FILES).answer(&Method::GET, &uri, &headers);
        let how = answer.headers().get(header::CONTENT_ENCODING);
        let how = how.map(|how| how.to_str().unwrap().to_owned());
        (answer.status(), how, answer.body().size_hint().exact().unwrap())
    }

    #[test]
    fn everybody_gets_the_smallest_that_he_understands() {
        let how = |text: &str| Some(text.to_owned());
        assert_eq!(sent("/", "gzip, deflate, br, zstd"), (StatusCode::OK, how("br"), 5));
        assert_eq!(sent("/", "br;q=0, gzip;q=0.5").1, how("gzip"));
        assert_eq!(sent("/", "identity"), (StatusCode::OK, None, 4000));
        assert_eq!(sent("/assets/x.js", "br, gzip").1, how("gzip"));
        assert_eq!(sent("/index.html.br", "br").0, StatusCode::NOT_FOUND);
    }
}
