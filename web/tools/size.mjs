// The first load, compressed as the server sends it, stays under 75 kB: the
// page, its scripts and styles, and one language. The engine for the browser,
// which no page loads at first, stays under 320 kB (docs/web.md says why).

import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 75_000;
const ENGINE_LIMIT = 320_000;
const DIST = new URL("../dist/", import.meta.url);

const read = (path) => readFileSync(new URL(path, DIST));
const compressed = (path) => gzipSync(read(path), { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files that opening a page loads: what its scripts import, directly and in turn. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = read(name).toString();
    closure([...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file]) => `assets/${file}`), seen);
  }
  return seen;
}

const page = read("index.html").toString();
const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path);
const assets = readdirSync(new URL("assets/", DIST));
const chunk = (prefix) => assets.filter((name) => name.startsWith(prefix) && name.endsWith(".js")).map((name) => `assets/${name}`);

// The texts of one language that every page has are two chunks, game and web;
// some pages have more. The largest language counts.
const texts = (...prefixes) => prefixes.map((prefix) => chunk(prefix).sort((a, b) => compressed(b) - compressed(a))[0]);
const STARTS = { "NewGame-": [], "LiveGame-": [], "Analysis-": [], "Learn-": [], "LessonPage-": ["learn-"], "Rules-": ["learn-"], "Watch-": [], "SettingsPage-": ["offline-"] };
const sizes = Object.entries(STARTS).map(([start, more]) => {
  const scripts = closure([...linked.filter((path) => path.endsWith(".js")), ...chunk(start), ...texts("game-", "web-", ...more)]);
  const files = ["index.html", ...linked.filter((path) => path.endsWith(".css")), ...scripts];
  return { page: start.slice(0, -1), bytes: files.reduce((sum, path) => sum + compressed(path), 0) };
}).sort((a, b) => b.bytes - a.bytes);
const [worst] = sizes;
console.log(`first load: ${sizes.map(({ page, bytes }) => `${page} ${kB(bytes)}`).join(", ")} compressed, limit ${kB(LIMIT)}`);

const engine = assets.find((name) => name.endsWith(".wasm"));
const engineBytes = engine ? compressed(`assets/${engine}`) : 0;
console.log(engine ? `the engine: ${kB(engineBytes)} compressed, limit ${kB(ENGINE_LIMIT)}` : "built without the engine for the browser");
if (worst.bytes > LIMIT || engineBytes > ENGINE_LIMIT) process.exit(1);
