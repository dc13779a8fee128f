//! Pages of other versions. A browser that has got its page from one node may
//! ask another, older or newer one for the parts of it; so nodes that share a
//! database keep there what their pages are made of, for each other and for
//! those whose tab is older than the last update.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;

use crate::pages::{BuiltIn, PARTS, accepts, kind};
use crate::server::Server;
use crate::timekeeper::Millis;

/// Parts that no node has come with for so long are forgotten.
const KEPT: Millis = 14 * 86_400_000;

/// How soon, and how seldom at last, it is tried again to keep them.
const AGAIN: Duration = Duration::from_secs(1);
const SELDOM: Duration = Duration::from_secs(60);

impl Server {
    /// Brings the parts of this node's pages, once, beside everything else.
    pub(crate) fn bring_parts(&self, pages: &Arc<BuiltIn>) {
        if !self.store.is_shared() {
            return;
        }
        let (server, pages) = (self.clone(), Arc::clone(pages));
        self.spawn_until_stopped(async move {
            // Packing them takes a moment of work.
            let parts = tokio::task::spawn_blocking(move || pages.parts()).await;
            let Ok(parts) = parts else { return };
            // Without them, pages of this version break at other nodes.
            let mut wait = AGAIN;
            while let Err(error) = server.keep_parts(&parts).await {
                tracing::warn!(%error, "the parts of the pages are not kept for other nodes yet");
                tokio::time::sleep(wait).await;
                wait = (2 * wait).min(SELDOM);
            }
        });
    }

    async fn keep_parts(
        &self,
        parts: &[(String, crate::store::StoredPart)],
    ) -> Result<(), sqlx::Error> {
        let (known, now) = (self.store.part_paths().await?, self.time.now());
        for (path, part) in parts {
            match known.contains(path) {
                true => self.store.part_is_served(path, now).await?,
                false => self.store.keep_part(path, part, now).await?,
            }
        }
        self.store.forget_parts(now - KEPT).await
    }

    /// A part that this node's own pages do not have.
    pub(crate) async fn other_part(
        &self,
        method: &Method,
        uri: &Uri,
        asked: &HeaderMap,
    ) -> Option<Response> {
        let path = uri.path();
        if !self.store.is_shared() || !path.starts_with(PARTS) || *method != Method::GET {
            return None;
        }
        let part = self.store.part(path).await.ok().flatten()?;
        let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        if part.packed && !accepts(accepted.unwrap_or(""), "gzip") {
            return None;
        }
        let mut response = Response::new(Body::from(part.bytes));
        *response.status_mut() = StatusCode::OK;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path).0));
        let cache = HeaderValue::from_static(crate::pages::FOR_EVER);
        headers.insert(header::CACHE_CONTROL, cache);
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if part.packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        Some(response)
    }
}
