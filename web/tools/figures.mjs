// How long pictures take in Chromium, in the app itself: `npm run figures --
// [URL]`, with a server that has the built pages (http://127.0.0.1:8080 if none
// is named). Times are those that the painting worker's thread has really
// worked, as Linux tells them, so that a busy machine does not matter; what
// passed on the clock stands beside them. docs/pictures.md keeps the figures.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { chromium } from "playwright-core";

const url = process.argv[2] ?? "http://127.0.0.1:8080";
const executablePath = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const server = await chromium.launchServer({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const browser = await chromium.connect(server.wsEndpoint());
const page = await browser.newPage({ viewport: { width: 1300, height: 930 }, serviceWorkers: "block" });

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended meanwhile
  }
};

/** Milliseconds that the threads of this browser's workers have worked. */
function worked() {
  const parents = new Map(readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((pid) => [pid, read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[1]]));
  const isOurs = (pid) => pid !== undefined && (pid === String(server.process().pid) || isOurs(parents.get(pid)));
  let sum = 0;
  for (const pid of [...parents.keys()].filter(isOurs)) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      if (read(`/proc/${pid}/task/${thread}/comm`).startsWith("DedicatedWorker")) sum += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]) / 1e6;
    }
  }
  return sum;
}

// Every scene that is sent, every answer, and every task that holds the page up.
await page.addInitScript(() => {
  const drawn = [];
  const long = [];
  Object.assign(globalThis, { drawn, long });
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });
  const Native = Worker;
  globalThis.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      let sent;
      const post = this.postMessage.bind(this);
      this.postMessage = (message, ...rest) => {
        sent = message;
        post(message, ...rest);
      };
      this.addEventListener("message", ({ data }) => {
        if ("drawn" in data) drawn.push({ ...data, care: sent.care, size: sent.size, at: performance.now() });
      });
    }
  };
});

const quiet = async () => {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(700);
    now = await page.evaluate(() => drawn.length);
  }
};
const count = () => page.evaluate(() => drawn.length);

/** Does something, and tells what each picture took meanwhile. */
async function told(what, work, isMeant) {
  const [from, before] = [await count(), worked()];
  await work();
  const spent = worked() - before;
  const pictures = (await page.evaluate((start) => drawn.slice(start).filter((one) => one.drawn === "whole"), from)).filter(isMeant);
  if (pictures.length === 0) throw new Error(`nothing was drawn: ${what}`);
  const clock = pictures.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`${what}: ${(spent / pictures.length).toFixed(1)} ms worked on average of ${pictures.length}; by the clock ${clock[0].toFixed(1)} at least, ${clock[clock.length >> 1].toFixed(1)} in the middle`);
  return pictures;
}
const isFine = ({ care }) => care === "fine";

const me = { kind: "me" };
const made = await page.request.post(`${url}/api/v1/games`, { headers: { "X-Pylos": "1" }, data: { rules: "standard", seats: [me, me], start: "LLDDLDLDDLLDLD.D/LDL.DL.../..../. L" } });
await page.goto(`${url}/game/${(await made.json()).game}`);
await page.waitForSelector(".painted");
await quiet();
const box = await page.locator(".board-fit").boundingBox();
console.log(`the board has ${Math.round(box.width)} × ${Math.round(box.height)} pixels`);

// All of it: another size changes every pixel.
await told("all of it, with care", async () => {
  for (let i = 0; i < 8; i++) {
    await page.setViewportSize({ width: 1300, height: 930 + (i % 2 ? 0 : 2) });
    await quiet();
  }
}, isFine);

for (const cell of ["c4", "e2", "e3"]) {
  await page.locator(`.cell[data-cell="${cell}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.turn >> text="${cell}"`);
  await page.waitForSelector(".status.yours");
}
await page.locator("main").focus();
await page.keyboard.press("ArrowLeft");
await quiet();
// Back and forth in the game: only balls move.
await told("a frame of a flying ball", async () => {
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press(i % 2 ? "ArrowRight" : "ArrowLeft");
    await quiet();
  }
}, isFine);

// The board turns under a hand, which does not let it go to rest.
await page.mouse.move(box.x + 40, box.y + 40);
await page.mouse.down();
const turned = await told("a frame of a turning board", async () => {
  for (let i = 0; i < 160; i++) {
    await page.mouse.move(box.x + 40 + 3 * i, box.y + 40);
    await page.waitForTimeout(12);
  }
}, (one) => !isFine(one));
console.log(`one ray for ${turned.at(-1).care.coarseness} × ${turned.at(-1).care.coarseness} pixels; ${((turned.length - 1) / (turned.at(-1).at - turned[0].at) * 1000).toFixed(0)} frames a second by the clock`);
await page.mouse.up();

await quiet();
const rest = await count();
await page.waitForTimeout(2000);
console.log(`drawn in two seconds at rest: ${(await count()) - rest}`);
const long = await page.evaluate(() => globalThis.long);
console.log(`tasks over 50 ms on the page, by the clock: ${long.length}${long.length ? `, the longest ${Math.max(...long).toFixed(0)} ms` : ""}`);
await browser.close();
await server.close();
