// The first load, compressed as the server sends it, stays under 75 kB: the
// page, its scripts and styles, and one language. What is WebAssembly no page
// loads at first: the engine stays under 380 kB, the pictures under 75 kB
// (docs/web.md says why), and what the engine judges a rule set by, which it
// fetches when it needs it, under 200 kB; how the second player wins under 1 MB.
// The board for other people's pages has a budget of its own: 40 kB, and 105 kB
// for what it fetches when it has to read a record.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 75_000;
const MODULES = { pylos: ["the engine", 380_000], easel: ["the pictures", 75_000] };
const JUDGEMENT_LIMIT = 200_000;
const STRATEGY_LIMIT = 1_000_000;
const WIDGET = { "widget/v1/pylos-game.js": 40_000, "widget/v1/pylos-reader.js": 105_000 };
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
const STARTS = { "NewGame-": ["new-game-", "Lobby-", "store-"], "LiveGame-": [], "Analysis-": ["analysis-"], "Explorer-": ["analysis-", "explorer-", "later-", "Page-"], "Learn-": ["learn-"], "LessonPage-": ["learn-"], "Rules-": ["rulebook-", "later-"], "PuzzlesPage-": ["puzzle-pages-", "themes-", "later-"], "PuzzlePage-": ["puzzle-pages-", "themes-", "later-"], "Watch-": ["watching-", "later-"], "Tv-": ["watching-", "later-"], "GamesPage-": ["club-", "later-"], "AccountPage-": ["club-", "settings-", "later-"], "ProfilePage-": ["club-", "later-"], "PlayersPage-": ["club-", "later-"], "TournamentPage-": ["tournament-pages-", "later-", "Tournaments-"], "NewTournament-": ["new-game-", "tournament-pages-", "later-", "Tournaments-"], "EmbedPage-": ["settings-", "widget-", "later-"], "SettingsPage-": ["settings-", "offline-", "later-"] };
const sizes = Object.entries(STARTS).map(([start, more]) => {
  const scripts = closure([...linked.filter((path) => path.endsWith(".js")), ...chunk(start), ...texts("game-", "web-", ...more)]);
  const files = ["index.html", ...linked.filter((path) => path.endsWith(".css")), ...scripts];
  return { page: start.slice(0, -1), bytes: files.reduce((sum, path) => sum + compressed(path), 0) };
}).sort((a, b) => b.bytes - a.bytes);
const [worst] = sizes;
console.log(`first load: ${sizes.map(({ page, bytes }) => `${page} ${kB(bytes)}`).join(", ")} compressed, limit ${kB(LIMIT)}`);

const large = Object.entries(MODULES).filter(([name, [what, limit]]) => {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(".wasm"));
  const bytes = file ? compressed(`assets/${file}`) : 0;
  console.log(file ? `${what}: ${kB(bytes)} compressed, limit ${kB(limit)}` : `built without ${what} for the browser`);
  return bytes > limit;
});
const judgements = assets.filter((name) => name.endsWith(".judgement")).map((name) => compressed(`assets/${name}`));
console.log(`judgements: ${judgements.map(kB).join(", ")} compressed, limit ${kB(JUDGEMENT_LIMIT)} each`);
const strategies = assets.filter((name) => name.endsWith(".pylosstrategy")).map((name) => compressed(`assets/${name}`));
console.log(`strategies: ${strategies.map(kB).join(", ")} compressed, limit ${kB(STRATEGY_LIMIT)} each`);
const wide = Object.entries(WIDGET).filter(([name, limit]) => {
  if (!existsSync(new URL(name, DIST))) return void console.log(`built without ${name}`);
  const bytes = compressed(name);
  console.log(`${name}: ${kB(bytes)} by gzip, ${kB(brotliCompressSync(read(name)).length)} by brotli, limit ${kB(limit)}`);
  return bytes > limit;
});
if (worst.bytes > LIMIT || wide.length > 0 || large.length > 0 || strategies.some((bytes) => bytes > STRATEGY_LIMIT) || judgements.some((bytes) => bytes > JUDGEMENT_LIMIT)) process.exit(1);
