// Writes sw.js: the shell (page, scripts, styles, icons) is kept for offline
// use under a name that changes with its content; the API is never cached.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  return {
    name: "pylos-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "index.html");
      const files = ["/", ...[...built, ...readdirSync("public")].sort().map((name) => `/${name}`)];
      const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
      const source = WORKER.replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

const WORKER = `const CACHE = "pylos-__VERSION__";
const FILES = __FILES__;
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") {
    // The newest page if there is a server, the kept shell if there is none.
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
`;
