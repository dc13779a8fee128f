// The service worker: keeps the whole app on the device, so that it opens
// without a connection, and changes versions without mixing them.
//
// What must never happen is a page made of two versions: a page of one and a
// part of another, or a part that is nowhere any more. These are the rules
// that exclude it.
//
// 1. A version is a list of files, every one with a fingerprint of its content
//    (tools/service-worker.ts), and has a cache of its own, named after it. The
//    cache is filled while the worker is being installed, and every file is
//    held against its fingerprint. One file that is missing, cut short or of
//    another version fails the whole installation: the cache is thrown away,
//    the worker with it, and whatever was there before goes on as if nothing
//    had happened. The browser tries again when it next looks for an update.
//    So a worker that is in charge has all of its version, or (if somebody
//    empties caches by hand) asks the network for what is missing.
//
// 2. The page itself (index.html) is answered from the cache, also when there
//    is a connection. It is the one file without a fingerprint in its name, and
//    it decides about all others: a page that came from the network could be of
//    a version that is not kept yet, whose parts would be missing a minute
//    later in a tunnel. So a new page comes only with its worker, and that one
//    only with all its files. The browser looks for a new worker after every
//    page that it opens, and pages that stay open have it look now and then.
//
// 3. A new worker waits. As long as it does, the old one answers everything
//    from the old cache, for new tabs too. The pages say that a new version is
//    ready; when somebody takes it, in whichever tab, the new worker begins and
//    has all tabs load themselves anew; one that was only just being opened
//    finds out and follows. What is half made is in the storage of each tab by
//    then. The browser lets the new worker begin when the old one has nothing
//    to do, so nobody says anything to the old one while another waits: a
//    message at that moment has it started again, and the new one may wait for
//    minutes. When no tab is open, the browser lets the new worker begin by
//    itself.
//
// 4. A tab may miss that: it sleeps, or was loaded past the worker. It goes on
//    asking for parts of its own version, under names that no other version
//    has for other content. They are looked for in the caches of all versions,
//    then in the network. A cache is deleted only when every tab and every
//    worker has said which version it is, and none is of that one. Somebody
//    who does not answer may need anything, and then everything stays. So it
//    does not matter how long a tab was left alone.
//
// 5. What is not ours is not touched: requests that change something, the API,
//    other files beside the app. Names of caches contain the folder, because
//    all sites of a host share one storage.
//
// A part that is neither kept nor on the server any more (a first visit that a
// deploy interrupted) makes its page load itself again, once: reload-once.ts.

/// <reference lib="webworker" />

import { SITE } from "../shell/mode";
import { isPage } from "../shell/pages";
import { askVersion, type Answer, type Said } from "./talk";
import { hearTurns } from "./turns";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by tools/service-worker.ts. */
declare const VERSION: string;
/** Every file but the page, with its fingerprint as `fetch` takes it. */
declare const FILES: Record<string, string>;

const HOME = self.registration.scope;
const OURS = `pylos ${HOME} `;
const CACHE = OURS + VERSION;
/** So many files are fetched at a time: the page may want something too. */
const AT_A_TIME = 4;
// A request of a page and ours of the same file may differ in headers.
const ANY_HEADERS = { ignoreVary: true };

if (!SITE) hearTurns();

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill(): Promise<void> {
  const known = await caches.has(CACHE).catch(() => false);
  try {
    const cache = await caches.open(CACHE);
    const files = Object.entries(FILES);
    const next = async (): Promise<void> => {
      const file = files.pop();
      if (!file) return;
      const [path, integrity] = file;
      await cache.put(HOME + path, await fetchFile(HOME + path, integrity));
      return next();
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
    await cache.put(HOME, await fetchPage());
    if (!(await isWhole())) throw new Error("files have disappeared from the cache");
  } catch (failure) {
    if (!known) await caches.delete(CACHE).catch(() => false);
    const why = failure instanceof NotFetched || failure instanceof TypeError ? "network" : "storage";
    for (const tab of await tabs()) tab.postMessage({ type: "not-kept", why } satisfies Said);
    throw failure;
  }
}

/** A file did not come, or not as it should. */
class NotFetched extends Error {}

async function fetchFile(address: string, integrity: string): Promise<Response> {
  // Another version may have it already: the same name is the same content.
  const kept = address.startsWith(`${HOME}assets/`) ? await caches.match(address, ANY_HEADERS) : undefined;
  if (kept) return kept;
  const get = async (cache: RequestCache) => {
    const answer = await fetch(address, { integrity, cache });
    if (!answer.ok) throw new NotFetched(`${answer.status} ${address}`);
    return answer;
  };
  // What the browser has stored under this name may be a page of errors.
  return get("default").catch(() => get("reload"));
}

/** The page of this very version, which it carries within. Hosts may add to it, so it has no fingerprint. */
async function fetchPage(): Promise<Response> {
  for (const address of [HOME, `${HOME}index.html`]) {
    const answer = await fetch(address, { cache: "no-cache" });
    const text = await answer.text();
    if (!answer.ok || !text.includes(`content="${VERSION}"`)) continue;
    // Made anew, because a page that was redirected cannot be answered with;
    // and it is neither compressed nor as long any more.
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(text, { headers });
  }
  throw new NotFetched("no page of this version");
}

async function isWhole(): Promise<boolean> {
  if (!(await caches.has(CACHE))) return false;
  const kept = await (await caches.open(CACHE)).keys();
  return kept.length === Object.keys(FILES).length + 1;
}

let taken = false;

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await self.clients.claim();
  if (!taken) return;
  for (const tab of await tabs()) tab.postMessage({ type: "reload", version: VERSION } satisfies Said);
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (method !== "GET" || !address.startsWith(HOME)) return;
  if (mode === "navigate") {
    if (isOwnPage(url)) event.respondWith(page(event.request));
    // A wrong address is the server's to answer, if there is one.
    else if (!SITE && !url.pathname.startsWith("/api")) event.respondWith(fetch(event.request).catch(() => page(event.request)));
    return;
  }
  const path = address.slice(HOME.length);
  if (Object.hasOwn(FILES, path)) event.respondWith(own(event.request));
  else if (path.startsWith("assets/")) event.respondWith(anybodys(event.request));
});

/** Whether this is the app: of a site one file, before a server every page that it has. */
function isOwnPage({ origin, pathname }: URL): boolean {
  if (!SITE) return isPage(pathname);
  return [HOME, `${HOME}index.html`].includes(origin + pathname);
}

async function page(request: Request): Promise<Response> {
  return (await caches.match(HOME, { cacheName: CACHE, ...ANY_HEADERS })) ?? fetch(request);
}

async function own(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ...ANY_HEADERS })) ?? fetch(request);
}

async function anybodys(request: Request): Promise<Response> {
  return (await caches.match(request, ANY_HEADERS)) ?? fetch(request);
}

self.addEventListener("message", (event) => {
  const said = event.data as Said;
  if (said.type === "version") event.waitUntil(isWhole().catch(() => false).then((whole) => event.ports[0]?.postMessage({ version: VERSION, whole, taken } satisfies Answer)));
  if (said.type === "tidy") event.waitUntil(tidy());
  if (said.type === "take-over") {
    taken = true;
    event.waitUntil(self.skipWaiting());
  }
});

/** The tabs that show the app, also those that this worker does not answer for. */
async function tabs(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => isOwnPage(new URL(url)));
}

/** Deletes the caches of versions that nobody is of. */
async function tidy(): Promise<void> {
  // First the caches, then whoever may need them: what comes later is not in this list.
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  if (others.length === 0) return;
  const { active, waiting, installing } = self.registration;
  const workers = [active, waiting, installing].filter((worker) => worker !== null);
  const answers = await Promise.all([...(await tabs()), ...workers].map(askVersion));
  if (answers.includes(undefined)) return;
  const needed = new Set(answers.map((answer) => OURS + answer!.version));
  await Promise.all(others.filter((name) => !needed.has(name)).map((name) => caches.delete(name)));
}
