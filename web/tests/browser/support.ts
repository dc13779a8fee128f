// A browser, and hands for it: what a person would click or press.

import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Action, NewGame, State } from "../../src/net/wire";

export const url = (path = "/") => inject("url") + path;

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Milliseconds: far longer than anything takes, for machines that have other things to do. */
const FOR_ANYTHING = 60_000;

let browser: Browser;

/** Opens the browser for a test file, set as some readers have it, and closes it afterwards. */
export function withBrowser(settings: readonly string[] = []): void {
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", ...settings] });
  });
  afterAll(() => browser.close());
}

const problems = new WeakMap<Page, string[]>();
const asking = new WeakMap<Page, Set<Request>>();

/**
 * What a worker asks for is not waited for: when it is ended while it asks,
 * nobody says so. Whoever needs its picture or its answer waits for that.
 */
function ofAWorker(request: Request): boolean {
  return [request.url(), request.headers().referer].some((address) => /\/worker-[^/]*\.js$/.test(address ?? ""));
}

/** A fresh visitor. Whatever goes wrong in the page fails the test later. */
export async function visitor(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 }, locale: "en-GB", colorScheme: "dark", serviceWorkers: "block", ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(FOR_ANYTHING);
  const open = new Set<Request>();
  asking.set(page, open);
  page.on("request", (request) => {
    if (!ofAWorker(request)) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const seen: string[] = [];
  problems.set(page, seen);
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("console", (message) => {
    // A lost connection is part of some tests.
    if (message.type() === "error" && !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(message.text())) seen.push(message.text());
  });
  return { context, page };
}

/** Waits until a page has everything: nothing is asked for, nothing is busy. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector("main h1, main h2", { state: "attached" });
  const until = Date.now() + FOR_ANYTHING;
  for (let quiet = 0; quiet < 2; quiet = asking.get(page)!.size === 0 ? quiet + 1 : 0) {
    if (Date.now() > until) throw new Error(`still asking for ${[...asking.get(page)!].map((request) => request.url()).join(", ")}`);
    await page.waitForSelector('[aria-busy="true"]', { state: "detached" });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

export function expectNoProblems(page: Page): void {
  expect(problems.get(page)).toEqual([]);
}

export interface Wish {
  game?: "pyramid" | "equator";
  opponent?: "computer" | "friend" | "screen" | "anyone";
  rules?: string;
  clock?: string;
  level?: number;
  /** `none`: two computers play. */
  side?: "first" | "second" | "lot" | "none";
}

/** Makes a game on the first page as a visitor would. */
export async function newGame(page: Page, wish: Wish): Promise<void> {
  await page.goto(url("/"));
  await page.check(`input[name=game][value=${wish.game ?? "pyramid"}]`);
  await page.check(`input[name=opponent][value=${wish.opponent ?? "screen"}]`);
  if (wish.level) await page.check(`input[name=level][value="${wish.level}"]`);
  if (wish.side) await page.check(`input[name=side][value=${wish.side}]`);
  if (wish.rules) await page.check(`input[name=rules][value=${wish.rules}]`);
  if (wish.clock) await page.selectOption(".new-game select[name=clock]", wish.clock);
  await page.click(".new-game button.big");
  await page.waitForURL(/\/game\//);
  await page.waitForSelector(".cell");
}

/** What the server answers to a visitor who asks past the pages. */
export async function ask<T>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.request.post(url(`/api/v1${path}`), { headers: { "X-Pylos": "1" }, data: body });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const ME = { kind: "me" } as const;
export const computer = (level: number) => ({ kind: "engine", level }) as const;

/** Makes a game past the form, from any position, and opens it. */
export async function openGame(page: Page, game: NewGame): Promise<State> {
  const state = await ask<State>(page, "/games", game);
  await page.goto(url(`/game/${state.game}`));
  await page.waitForSelector(".cell");
  return state;
}

/** Acts past the page, at the game's present moment. */
export async function act(page: Page, { game, ply, undos }: State, action: Action): Promise<State> {
  return ask<State>(page, `/games/${game}/actions`, { ply, undos, ...action });
}

/** Chooses places by keyboard, one after the other. */
export async function choose(page: Page, ...places: string[]): Promise<void> {
  for (const place of places) {
    await page.locator(placeSelector(place)).focus();
    await page.keyboard.press("Enter");
  }
}

/**
 * Makes a turn from its text by keyboard, and finishes it if more could be
 * added. `hemisphere` is whose points the equator game's turns begin from.
 */
export async function makeTurn(page: Page, turn: string, hemisphere?: "blue" | "red"): Promise<void> {
  if (turn === "pass") return page.locator(".turn-bar .button.primary").press("Enter");
  const [action = "", ...taken] = turn.split("x");
  const place = (name: string) => (hemisphere && /^[io]\d$/.test(name) ? `${hemisphere} ${name}` : name);
  const names = [...action.split("-"), ...taken];
  for (const name of names) await choose(page, place(name));
  // A turn to which nothing can be added is on its way already.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const finish = page.getByRole("button", { name: "Finish turn" });
  if (await finish.count()) await finish.press("Enter");
}

/** Has the pawns of the equator game set in the usual order, to the last. */
export async function fillUp(page: Page): Promise<void> {
  await page.locator(".turn-bar .button", { hasText: "Fill up" }).click();
  await page.waitForFunction(() => document.querySelector(".standing")?.textContent?.includes("Battle 1"));
}

/** A small generator of fixed chance, so that a failing game can be repeated. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export const isOver = (page: Page) => page.locator(".status.over").count().then((n) => n > 0);

/** The places that can be chosen now, by their name. */
export function choosable(page: Page): Promise<string[]> {
  return page.$$eval('.cells .cell[aria-disabled="false"]', (cells) => cells.map((cell) => (cell as HTMLElement).dataset.cell ?? (cell as HTMLElement).dataset.place ?? ""));
}

export function placeSelector(place: string): string {
  return `.cell[data-cell="${place}"], .cell[data-place="${place}"]`;
}

/** Clicks with the mouse where the place is drawn. */
export async function clickPlace(page: Page, place: string): Promise<void> {
  const box = await page.locator(placeSelector(place)).boundingBox();
  if (!box) throw new Error(`${place} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Something that changes with every click and every turn. */
export function boardText(page: Page): Promise<string> {
  return page.$$eval(".cells .cell", (cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? "").join(";"));
}

/** Waits until a click has had its effect. */
export async function changed(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector(".status.over") !== null || [...document.querySelectorAll(".cells .cell")].map((cell) => cell.getAttribute("aria-label") ?? "").join(";") !== text,
    before,
  );
}

/** Whether it is this visitor's move; waits until it is, or the game is over. */
export async function untilMyMove(page: Page): Promise<boolean> {
  await page.waitForSelector(".status.yours, .status.over");
  return !(await isOver(page));
}
