// What is half made is not lost: by a reload, by news, by a bad connection. A
// lost connection is told at once, where one looks.

import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { ME, ask, choose, computer, expectNoProblems, openGame, placeSelector, untilMyMove, url, visitor, withBrowser } from "./support";
import type { State } from "../../src/net/wire";

withBrowser();

const THREE_OF_A_SQUARE = "LLD.L......D...D/........./..../. L";
const square = (page: Page) => page.waitForFunction(() => document.querySelector(".prompt strong")?.textContent === "Square!");

test("a half-made turn survives a reload, and is finished afterwards", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)], start: THREE_OF_A_SQUARE });
  await untilMyMove(page);
  await choose(page, "b2", "a1");
  await square(page);
  await page.reload();
  await page.waitForSelector(".cell");
  await square(page);
  expect(await page.locator(placeSelector("b2")).getAttribute("aria-label")).toContain("light ball");
  expect(await page.locator(placeSelector("a1")).getAttribute("aria-label")).toContain("empty");
  await page.locator(".turn-bar .button.primary").click();
  await page.waitForFunction(() => document.querySelector('.turn[data-ply="1"]')?.textContent === "b2xa1");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("pylos.draft")))).toEqual([]);
  expectNoProblems(page);
});

test("news that changes neither turns nor undos wipes nothing", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const { page: friend } = await visitor({ reducedMotion: "reduce" });
  const made = await ask<State>(page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], start: THREE_OF_A_SQUARE });
  await ask(friend, `/games/${made.game}/join`, { invite: made.invite });
  await page.goto(url(`/game/${made.game}`));
  await untilMyMove(page);
  await choose(page, "b2");
  await square(page);
  // The friend comes, offers a draw, and goes.
  await friend.goto(url(`/game/${made.game}`));
  await friend.locator(".actions button", { hasText: "Offer a draw" }).click();
  await page.waitForSelector(".note");
  await friend.goto("about:blank");
  await page.waitForSelector(".away");
  await square(page);
  expect(await page.locator(placeSelector("b2")).getAttribute("aria-label")).toContain("light ball");
  expectNoProblems(page);
});

test("a lost network is told at once over the board, the clock stops pretending, and actions answer", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, ME], clock: { kind: "per_game", seconds: 300, increment: 0 } });
  for (const [i, cell] of ["a1", "b1"].entries()) {
    await untilMyMove(page);
    await choose(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, i + 1);
  }
  await page.waitForSelector(".clock.running");
  await context.setOffline(true);
  await page.waitForSelector(".prompt.offline");
  expect(await page.locator(".prompt strong").innerText()).toBe("No connection");
  expect(await page.title()).toBe("No connection — Pylos");
  expect(await page.locator(".clock.running").count()).toBe(0);
  expect(await page.locator(".clock.unknown").count()).toBe(2);
  const stopped = await page.locator(".clock").allInnerTexts();
  await page.waitForTimeout(1_500);
  expect(await page.locator(".clock").allInnerTexts()).toEqual(stopped);
  await context.setOffline(false);
  await page.waitForSelector(".clock.running");
  await untilMyMove(page);
  expectNoProblems(page);
});

test("a page that wakes up asks at once whether the game has gone on", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const asked: string[] = [];
  let deaf = false;
  let connections = 0;
  await page.routeWebSocket(/\/live/, (socket: WebSocketRoute) => {
    connections++;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      asked.push(String(message));
      if (!deaf) server.send(message);
    });
  });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  // A connection that died in its sleep: nothing it is asked is answered.
  deaf = true;
  asked.length = 0;
  const wake = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await wake();
  await expect.poll(() => asked.some((message) => message.includes('"ping"'))).toBe(true);
  deaf = false;
  await expect.poll(() => connections, { timeout: 10_000 }).toBe(2);
  await page.waitForSelector(".status.yours");
  expectNoProblems(page);
});

test("a turn that finds the server busy stays in flight and is sent again", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  let refusals = 0;
  let sent = 0;
  await page.routeWebSocket(/\/live/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"type":"turn"')) return server.send(message);
      sent++;
      if (sent > 2) return server.send(message);
      refusals++;
      socket.send(JSON.stringify({ type: "error", code: "busy", message: "try again", about: "turn" }));
    });
  });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  await choose(page, "b2");
  await page.waitForFunction(() => document.querySelector('.turn[data-ply="1"]')?.textContent === "b2");
  expect(refusals).toBe(2);
  expect(await page.locator(".note").count()).toBe(0);
  expectNoProblems(page);
});

test.each([
  ["standard", "a1", "light ball"],
  ["carpentier", "e3", "pawn"],
])("a position of %s half made by hand survives a reload", async (rules, place, there) => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(`/analysis?rules=${rules}`));
  const edit = page.locator(".tablist button", { hasText: "Edit" });
  await edit.click();
  await page.waitForSelector(".turn-bar .button.primary");
  await choose(page, place);
  const label = () => page.locator(placeSelector(place)).getAttribute("aria-label");
  expect(await label()).toContain(there);
  await page.reload();
  await page.waitForSelector(".turn-bar .button.primary");
  expect(await edit.getAttribute("aria-pressed")).toBe("true");
  expect(await label()).toContain(there);
  // Whoever leaves the editor, or is done, finds nothing of it later.
  await page.locator(".tablist button", { hasText: "Values" }).click();
  await page.reload();
  await page.waitForSelector(".values");
  expect(await page.evaluate(() => sessionStorage.getItem("pylos.edit"))).toBeNull();
  expectNoProblems(page);
  await context.close();
});
