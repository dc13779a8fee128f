// Games on the device: played and kept without a server's help, whatever
// happens to the page, the network or the storage.

import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { chance, changed, boardText, choosable, choose, clickPlace, expectNoProblems, isOver, newGame, settled, untilMyMove, url, visitor, withBrowser } from "./support";

withBrowser();

/** Plays on until the game is over, or so many turns, by chance. */
async function playOut(page: Page, seed: number, turns = Infinity): Promise<void> {
  const lot = chance(seed);
  for (let turn = 0; turn < turns && (await untilMyMove(page)); turn++) {
    const places = await choosable(page);
    const before = await boardText(page);
    await choose(page, places[lot(places.length)]!);
    await changed(page, before);
    const finish = page.locator(".turn-bar .button", { hasText: "Finish" });
    if ((await finish.count()) > 0 && !(await isOver(page))) await finish.click().catch(() => undefined);
  }
}

/** Everything that a page asks a server for, while it is watched. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => { if (/\/api\/v1\//.test(request.url())) paths.push(`${request.method()} ${new URL(request.url()).pathname}`); });
  page.on("websocket", (socket) => paths.push(socket.url()));
  return paths;
}

const gameId = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;

test("in flight mode level 10 wins as the second player: its strategy came along", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await page.goto(url("/settings"));
  await page.locator("main section [role=status]", { hasText: "opens without a connection" }).waitFor();
  await context.setOffline(true);
  const fetched: string[] = [];
  context.on("requestfinished", (request) => { if (request.url().endsWith(".pylosstrategy")) fetched.push(request.url()); });
  // Whoever begins does not need it, nor does anybody below level 10.
  await newGame(page, { opponent: "computer", level: 10, side: "second", rules: "children" });
  await untilMyMove(page);
  await newGame(page, { opponent: "computer", level: 9, side: "first", rules: "children" });
  await playOut(page, 1, 1);
  await untilMyMove(page);
  expect(fetched).toEqual([]);
  await newGame(page, { opponent: "computer", level: 10, side: "first", rules: "children" });
  await playOut(page, 5);
  expect(fetched.length).toBe(1);
  expect(fetched[0]).toMatch(/\/children-[^/]*\.pylosstrategy$/);
  await page.locator(".status.over", { hasText: "lost" }).waitFor();
  expectNoProblems(page);
  await context.close();
});

test("a strategy that cannot be used is named, and the engine searches", async () => {
  const { page, context } = await visitor();
  const warnings: string[] = [];
  page.on("console", (message) => { if (message.text().startsWith("the engine searches:")) warnings.push(message.text()); });
  await context.route(/\.pylosstrategy$/, (route) => route.fulfill({ status: 200, body: "PylosST\n and nothing more" }));
  await newGame(page, { opponent: "computer", level: 10, side: "first", rules: "standard" });
  await playOut(page, 1, 1);
  await untilMyMove(page);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("it should have 80 bytes, and has 25");
  expectNoProblems(page);
  await context.close();
});

test("a game against a level needs nothing of the server", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "computer", level: 2, side: "first", rules: "children" });
  expect(gameId(page)).toMatch(/^device-/);
  const paths = asked(page);
  await playOut(page, 7);
  expect(await page.locator(".status.over").innerText()).not.toBe("");
  expect(paths).toEqual([]);
  expectNoProblems(page);
  await context.close();
});

test("in flight mode a game begins, goes on to its end and is reviewed", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  // One visit is enough.
  await page.goto(url("/settings"));
  await page.locator("main section [role=status]", { hasText: "opens without a connection" }).waitFor();
  await context.setOffline(true);
  await newGame(page, { game: "equator", opponent: "computer", level: 1, side: "first" });
  await newGame(page, { opponent: "computer", level: 1, side: "first", rules: "children" });
  await playOut(page, 3);
  await page.locator(".afterwards .button", { hasText: "Review" }).click();
  await page.waitForSelector(".review-summary, .graph");
  expect(await page.locator("[role=alert]").count()).toBe(0);
  expectNoProblems(page);
  await context.close();
});

test("a turn in the making and the game survive a killed page", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "computer", level: 1, side: "first" });
  await choose(page, "b2");
  await page.waitForSelector(".status.yours");
  const address = page.url();
  const before = await boardText(page);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await again.waitForSelector(".status.yours");
  expect(await boardText(again)).toBe(before);
  // It is listed with the others, and opens from there.
  await again.goto(url("/"));
  await again.locator(".game-list a").first().click();
  await again.waitForSelector(".status.yours");
  expect(again.url()).toBe(address);
  await context.close();
});

test("two tabs play one game, and show the same turns whoever was faster", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector(".cell");
  await choose(page, "a1");
  await other.waitForFunction(() => document.querySelectorAll(".turn").length === 1);
  await Promise.all([choose(page, "b1"), choose(other, "c1")]);
  await other.waitForFunction(() => document.querySelectorAll(".turn").length >= 2);
  await page.waitForTimeout(500);
  const turns = await page.$$eval(".turn", (all) => all.map((turn) => turn.textContent));
  expect(await other.$$eval(".turn", (all) => all.map((turn) => turn.textContent))).toEqual(turns);
  await context.close();
});

/** Makes a browser that keeps nothing: private windows may refuse the storage. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => { throw new DOMException("refused", "SecurityError"); } }));

test("where storage is refused a game is played all the same, and the page says that it is not kept", async () => {
  const { page, context } = await visitor();
  await refuseStorage(context);
  await newGame(page, { opponent: "computer", level: 1, side: "first" });
  await choose(page, "b2");
  await page.waitForFunction(() => document.querySelectorAll(".turn").length >= 2);
  expect(await page.locator(".panel").innerText()).toContain("is not kept");
  expectNoProblems(page);
  await context.close();
});

test("a full storage refuses a turn in words, and nothing is lost", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  await choose(page, "a1");
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 1);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    Object.assign(window, { room: () => { IDBObjectStore.prototype.add = add; } });
    IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await choose(page, "b1");
  await page.locator(".note", { hasText: "no room left" }).waitFor();
  expect(await page.$$eval(".turn", (all) => all.length)).toBe(1);
  await page.evaluate(() => (window as unknown as { room: () => void }).room());
  await choose(page, "c1");
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 2);
  await context.close();
});

/** Changes what is kept of a game, as nobody should. */
async function tamper(page: Page, id: string, change: { from: string; to: string }): Promise<void> {
  await page.goto(url("/settings"));
  // What this page asks for is not asked by the next one.
  await settled(page);
  await page.evaluate(({ id, from, to }) => new Promise<void>((done) => {
    const opening = indexedDB.open("pylos");
    opening.onsuccess = () => {
      const writing = opening.result.transaction("games", "readwrite");
      const games = writing.objectStore("games");
      games.get(id).onsuccess = (event) => {
        const row = (event.target as IDBRequest<{ settings: string }>).result;
        games.put({ ...row, settings: row.settings.replace(from, to) });
      };
      writing.oncomplete = () => { opening.result.close(); done(); };
    };
  }), { id, ...change });
}

test("two computers play each other to the end, without a server", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { opponent: "computer", level: 1, side: "none", rules: "children" });
  const paths = asked(page);
  expect(await page.locator(".seats").innerText()).toMatch(/Level 5[^]*Level 1/);
  await page.locator(".watch-speed input").focus();
  await page.keyboard.press("End");
  await page.waitForSelector(".status.over", { timeout: 240_000 });
  expect(await page.$$eval(".turn", (all) => all.length)).toBeGreaterThan(20);
  // Whoever looks back at it afterwards asks whether the server knows exact values.
  expect(paths.filter((path) => !path.endsWith("/tablebases/children"))).toEqual([]);
  expectNoProblems(page);
  await context.close();
});

test("a game that cannot be read is named, and the others are still there", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "computer", level: 1, side: "first" });
  const whole = page.url();
  await newGame(page, { opponent: "computer", level: 1, side: "first" });
  const broken = gameId(page);
  await tamper(page, broken, { from: '"rules"', to: '"' });
  await page.goto(url(`/game/${broken}`));
  await page.locator("[role=alert]", { hasText: "kept of the game cannot be read" }).waitFor();
  await page.goto(whole);
  await page.waitForSelector(".status.yours");
  await context.close();
});

test("clocks of the device stand still while nobody shows the game", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen", clock: "move-30" });
  for (const [i, cell] of ["a1", "b1", "c1"].entries()) {
    await choose(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, i + 1);
  }
  const address = page.url();
  await page.goto("about:blank");
  await page.waitForTimeout(9_000);
  await page.goto(address);
  await page.waitForSelector(".clock");
  const left = await page.$$eval(".clock", (clocks) => clocks.map((clock) => clock.textContent ?? ""));
  // Had it run on, the clock of whoever is to move would be at 21 or less.
  const seconds = left.map((text) => Number(/(\d+):(\d+)/.exec(text)?.[2]));
  expect(seconds).toHaveLength(2);
  for (const second of seconds) expect(second, left.join(" ")).toBeGreaterThanOrEqual(24);
  await context.close();
});

test("by mouse as by key", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  await clickPlace(page, "b2");
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 1);
  await context.close();
});
