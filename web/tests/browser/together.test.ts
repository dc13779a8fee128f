// Two people in two browsers: the invitation, lost connections, a reload with
// a turn in flight, reading back while the game goes on.

import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoProblems, newGame, placeSelector, untilMyMove, visitor, withBrowser } from "./support";

withBrowser();

interface Wire {
  /** Drops turns on their way to the server. */
  swallow: boolean;
  /** Refuses new connections and cuts those there are. */
  cut: () => Promise<void>;
  mend: () => void;
}

/** A connection that the test can disturb. */
async function disturbed(page: Page): Promise<Wire> {
  const open = new Set<WebSocketRoute>();
  let down = false;
  const wire: Wire = {
    swallow: false,
    cut: async () => {
      down = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 1001 })));
      open.clear();
    },
    mend: () => (down = false),
  };
  await page.routeWebSocket(/\/live/, (socket) => {
    if (down) return void socket.close({ code: 1001 });
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => {
      if (wire.swallow && String(message).includes('"turn"')) return;
      server.send(message);
    });
  });
  return wire;
}

async function twoPlayers() {
  const first = await visitor({ reducedMotion: "reduce" });
  const second = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 844 }, hasTouch: true });
  const wire = await disturbed(first.page);
  await newGame(first.page, { opponent: "friend", side: "first" });
  const link = await first.page.locator(".invite input").inputValue();
  expect(await first.page.locator(".qr path").getAttribute("d")).toMatch(/^M0 0h1/);
  await second.page.goto(link);
  await second.page.locator("button", { hasText: "Sit down" }).click();
  await untilMyMove(first.page);
  return { first: first.page, second: second.page, wire, contexts: [first.context, second.context] };
}

async function play(page: Page, cell: string): Promise<void> {
  await untilMyMove(page);
  await page.locator(placeSelector(cell)).focus();
  await page.keyboard.press("Enter");
}

async function sees(page: Page, cell: string, what: string): Promise<void> {
  await page.waitForFunction(([name, words]) => document.querySelector(`.cell[data-cell="${name}"]`)?.getAttribute("aria-label")?.includes(words!), [cell, what]);
}

test("a friend opens the link and both play", async () => {
  const { first, second } = await twoPlayers();
  await play(first, "a1");
  await sees(second, "a1", "light ball");
  await play(second, "b2");
  await sees(first, "b2", "dark ball");
  expectNoProblems(first);
  expectNoProblems(second);
});

test("a player who loses the connection is told, and catches up without a reload", async () => {
  const { first, second, wire } = await twoPlayers();
  await play(first, "a1");
  await sees(second, "a1", "light ball");
  await wire.cut();
  await first.waitForSelector(".status.offline");
  await play(second, "c3");
  expect(await first.locator(placeSelector("c3")).getAttribute("aria-label")).toContain("empty");
  wire.mend();
  await sees(first, "c3", "dark ball");
  await untilMyMove(first);
  await play(first, "d4");
  await sees(second, "d4", "light ball");
});

test("a turn made while offline is sent when the connection is back", async () => {
  const { first, second, wire } = await twoPlayers();
  await wire.cut();
  await first.waitForSelector(".status.offline");
  await first.locator(placeSelector("b3")).focus();
  await first.keyboard.press("Enter");
  await second.waitForTimeout(300);
  expect(await second.locator(placeSelector("b3")).getAttribute("aria-label")).toContain("empty");
  wire.mend();
  await sees(second, "b3", "light ball");
});

test("a turn in flight survives a reload, and is played once", async () => {
  const { first, second, wire } = await twoPlayers();
  wire.swallow = true;
  await play(first, "c2");
  await first.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("Sending"));
  wire.swallow = false;
  await first.reload();
  await sees(second, "c2", "light ball");
  await first.waitForSelector('.turn[data-ply="1"]');
  expect(await first.locator(".turn").count()).toBe(1);
  expect(await first.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("pylos.flight")))).toEqual([]);
});

test("a reader who has gone back is not dragged along", async () => {
  const { first, second } = await twoPlayers();
  await play(first, "a1");
  await play(second, "b1");
  await untilMyMove(first);
  await first.locator('.turn[data-ply="1"]').click();
  await sees(first, "b1", "empty");
  await play(first, "c1").catch(() => undefined);
  expect(await first.locator(placeSelector("c1")).getAttribute("aria-label")).not.toContain("light ball");
  // The game goes on: the second player takes a turn back, then plays again.
  await first.locator("button", { hasText: "To the latest turn" }).first().click();
  await play(first, "c1");
  await sees(second, "c1", "light ball");
  await first.locator('.turn[data-ply="1"]').click();
  await sees(first, "c1", "empty");
  await play(second, "d1");
  await first.waitForSelector('.turn[data-ply="4"]');
  expect(await first.locator(placeSelector("d1")).getAttribute("aria-label")).toContain("empty");
  expect(await first.locator(".turn[aria-current]").getAttribute("data-ply")).toBe("1");
  await first.keyboard.press("End");
  await sees(first, "d1", "dark ball");
});

test("take back, draw, resign and rematch", async () => {
  const { first, second } = await twoPlayers();
  const button = (page: Page, name: string) => page.locator(".actions button", { hasText: name }).first();
  await play(first, "a1");
  await play(second, "b1");
  await button(second, "Take back").click();
  await button(first, "Accept").click();
  await sees(second, "b1", "empty");
  await play(second, "c1");
  await button(first, "Offer a draw").click();
  await button(second, "Decline").click();
  await first.waitForFunction(() => ![...document.querySelectorAll(".actions button")].some((b) => b.textContent === "Draw offered"));
  await button(first, "Resign").click();
  await button(first, "Resign").click();
  await second.waitForSelector(".status.over");
  expect(await second.locator(".status").innerText()).toContain("Dark wins");
  const printed = await first.context().newPage();
  await printed.goto(first.url().replace("/game/", "/print/"));
  await printed.waitForSelector(".paper-turns li");
  expect(await printed.locator(".paper-turns li").first().innerText()).toMatch(/1\.\s+a1\s+c1/);
  expect(await printed.locator("article").innerText()).toContain("Dark wins");
  await button(first, "Play again").click();
  await button(second, "Accept").click();
  await first.locator("a", { hasText: "Next game" }).click();
  await first.waitForSelector(".cell");
  expectNoProblems(first);
});
