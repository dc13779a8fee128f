// A game of the device finds its way to a server once it is over.

import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { THEMES, inTheme, serious } from "./places";
import { ME, choose, expectNoProblems, newGame, openGame, settled, untilMyMove, visitor, withBrowser } from "./support";

withBrowser();

const gameId = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;
const turns = (page: Page) => page.$$eval(".turn", (all) => all.map((turn) => turn.textContent));
const keep = (page: Page) => page.locator(".panel button", { hasText: "Keep it on the server" });

async function play(page: Page, ...cells: string[]): Promise<void> {
  for (const cell of cells) {
    await untilMyMove(page);
    const before = (await turns(page)).length;
    await choose(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length > n, before);
  }
}

async function resign(page: Page): Promise<void> {
  await untilMyMove(page);
  await page.locator(".actions button", { hasText: "Resign" }).click();
  await page.locator("dialog button", { hasText: "Resign" }).click();
  await page.waitForSelector(".status.over");
}

/** The address of a game that the server has made of this one. */
async function handOver(page: Page): Promise<string> {
  await keep(page).click();
  await page.waitForURL((address) => /^\/game\/(?!device-)/.test(address.pathname));
  await page.waitForSelector(".status.over");
  return page.url();
}

test("a finished game against a level is kept on the server, with its turns and its end", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "computer", level: 1, side: "first" });
  expect(gameId(page)).toMatch(/^device-/);
  await play(page, "b2", "c3");
  await settled(page);
  expect(await keep(page).count(), "the game goes on").toBe(0);
  await resign(page);
  const own = page.url();
  const [played, end] = [await turns(page), await page.locator(".status.over").innerText()];
  expect(played.length).toBeGreaterThanOrEqual(4);
  const address = await handOver(page);
  await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, played.length);
  expect(await turns(page)).toEqual(played);
  expect(await page.locator(".status.over").innerText()).toBe(end);
  expect(await page.locator(".seats li", { hasText: "Level 1" }).count()).toBe(1);
  expect(await keep(page).count(), "the server has it").toBe(0);
  // It is still there after a reload, at its address and among one's games.
  await page.reload();
  await page.waitForSelector(".status.over");
  expect(await turns(page)).toEqual(played);
  const mine = await page.evaluate(async () => (await (await fetch("/api/v1/games?list=mine")).json()) as { games: { id: string; phase: string; ply: number }[] });
  expect(mine.games.map(({ id, phase, ply }) => ({ id, phase, ply }))).toEqual([{ id: gameId(page), phase: "finished", ply: played.length }]);
  // What the device has stays as it is.
  await page.goto(own);
  await page.waitForSelector(".status.over");
  expect(await turns(page)).toEqual(played);
  expect(address).not.toBe(own);
  expectNoProblems(page);
  await context.close();
});

test("two at one screen keep both seats of theirs", async () => {
  const { page, context } = await visitor();
  await newGame(page, { game: "equator", opponent: "screen" });
  await page.locator(".turn-bar .button", { hasText: "Fill up" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 20);
  await resign(page);
  const played = await turns(page);
  await handOver(page);
  await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, played.length);
  expect(await turns(page)).toEqual(played);
  const state = await page.evaluate(async () => (await (await fetch(`/api/v1${location.pathname.replace("/game/", "/games/")}`)).json()) as { you: string[] });
  expect(state.you).toEqual(["blue", "red"]);
  expectNoProblems(page);
  await context.close();
});

test("without a connection it is said that the server is not there, and the game stays", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  await play(page, "a1", "b2");
  await resign(page);
  await keep(page).waitFor();
  await context.setOffline(true);
  await keep(page).click();
  await page.locator(".panel [role=alert]", { hasText: "The server cannot be reached" }).waitFor();
  expect(gameId(page)).toMatch(/^device-/);
  await context.setOffline(false);
  await handOver(page);
  expect((await turns(page)).length).toBe(2);
  expectNoProblems(page);
  await context.close();
});

test("neither a game that was left before it began nor one of the server is offered", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  await page.locator(".actions button", { hasText: "Call off" }).click();
  await page.waitForSelector(".status.over");
  await settled(page);
  expect(await keep(page).count()).toBe(0);
  await openGame(page, { rules: "standard", seats: [ME, ME] });
  await play(page, "a1", "b2");
  await resign(page);
  await settled(page);
  expect(await keep(page).count()).toBe(0);
  expectNoProblems(page);
  await context.close();
});

/** Makes a browser that keeps nothing: private windows may refuse the storage. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => { throw new DOMException("refused", "SecurityError"); } }));

test("a game that the browser does not keep says so, and can still be handed over", async () => {
  const { page, context } = await visitor();
  await refuseStorage(context);
  await newGame(page, { opponent: "screen" });
  await page.locator(".panel .notice", { hasText: "is not kept" }).waitFor();
  await play(page, "a1", "b2");
  await resign(page);
  await keep(page).waitFor();
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  await handOver(page);
  expect(await page.locator(".panel .notice").count()).toBe(0);
  await page.reload();
  await page.waitForSelector(".status.over");
  expect((await turns(page)).length).toBe(2);
  expectNoProblems(page);
  await context.close();
});

test("a game that is kept says nothing about it", async () => {
  const { page, context } = await visitor();
  await newGame(page, { opponent: "screen" });
  await play(page, "a1");
  await settled(page);
  expect(await page.locator(".panel").innerText()).not.toContain("is not kept");
  await context.close();
});
