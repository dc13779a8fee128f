// The first load, compressed as the server sends it, stays under 150 kB: the
// page, its scripts and styles, and one language.

import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const DIST = new URL("../dist/", import.meta.url);

const read = (path) => readFileSync(new URL(path, DIST));
const compressed = (path) => gzipSync(read(path), { level: 9 }).length;

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

// The texts of one language are two chunks, game and web; take the largest.
const texts = ["game-", "web-"].map((prefix) => chunk(prefix).sort((a, b) => compressed(b) - compressed(a))[0]).filter(Boolean);
const worst = { page: "", bytes: 0 };
for (const start of ["NewGame-", "LiveGame-", "Analysis-", "Learn-", "LessonPage-", "Rules-", "Watch-"]) {
  const scripts = closure([...linked.filter((path) => path.endsWith(".js")), ...chunk(start), ...texts]);
  const files = ["index.html", ...linked.filter((path) => path.endsWith(".css")), ...scripts];
  const bytes = files.reduce((sum, path) => sum + compressed(path), 0);
  if (bytes > worst.bytes) Object.assign(worst, { page: start.slice(0, -1), bytes });
}
if (worst.bytes === 0) throw new Error("nothing was measured");
console.log(`first load: at most ${(worst.bytes / 1000).toFixed(1)} kB compressed (${worst.page}), limit ${LIMIT / 1000} kB`);
if (worst.bytes > LIMIT) process.exit(1);
