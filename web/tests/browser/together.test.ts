// Two people in two browsers: the invitation, lost connections, a reload with
// a turn in flight, reading back while the game goes on.

import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { scanned } from "./qr";
import { boardText, chance, changed, choosable, clickPlace, expectNoProblems, isOver, newGame, placeSelector, untilMyMove, visitor, withBrowser } from "./support";

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

async function twoPlayers(game: "pyramid" | "equator" = "pyramid") {
  const first = await visitor({ reducedMotion: "reduce" });
  const second = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 844 }, hasTouch: true });
  const wire = await disturbed(first.page);
  await newGame(first.page, { game, opponent: "friend", side: "first" });
  const link = await first.page.locator(".invite input").inputValue();
  expect(await scanned(first.page.locator(".qr"))).toBe(link);
  await second.page.goto(link);
  await second.page.locator("button", { hasText: "Sit down" }).click();
  await Promise.race([untilMyMove(first.page), untilMyMove(second.page)]);
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

test.each(["pyramid", "equator"] as const)("two people play a whole %s game, and one of them drops out for a while", async (game) => {
  const { first, second, wire } = await twoPlayers(game);
  const random = chance(21);
  const mover = () => Promise.race([first, second].map((page) => untilMyMove(page).then(() => page)));
  if (game === "equator") {
    const begins = await mover();
    for (const page of [begins, begins === first ? second : first]) await page.locator(".turn-bar .button", { hasText: "Fill up" }).click();
    for (const page of [first, second]) await page.waitForFunction(() => document.querySelector(".standing")?.textContent?.includes("Battle 1"));
  }
  for (let clicks = 0; clicks < 400; clicks++) {
    const page = await mover();
    if (await isOver(page)) break;
    if (clicks === 7) {
      await wire.cut();
      await first.waitForSelector(".status.offline");
      wire.mend();
      await first.waitForSelector(".status:not(.offline)");
      continue;
    }
    const before = await boardText(page);
    const done = page.locator(".turn-bar .button.primary");
    if ((await done.count()) > 0) await done.click();
    else {
      const places = await choosable(page);
      await clickPlace(page, places[random(places.length)]!);
    }
    await changed(page, before);
  }
  for (const page of [first, second]) await page.waitForSelector(".status.over");
  // Both have seen the same game to its end, each from their own side.
  expect(await first.locator(".turn").allInnerTexts()).toEqual(await second.locator(".turn").allInnerTexts());
  const titles = await Promise.all([first, second].map((page) => page.locator(".status strong").innerText()));
  expect(titles.sort()).toEqual(["You lost", "You won!"]);
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
  await sees(first, "b3", "being sent");
  expect(await second.locator(placeSelector("b3")).getAttribute("aria-label")).toContain("empty");
  wire.mend();
  await sees(second, "b3", "light ball");
});

test("a turn in flight survives a reload, and is played once", async () => {
  const { first, second, wire } = await twoPlayers();
  wire.swallow = true;
  await play(first, "c2");
  await first.waitForFunction(() => document.querySelector(".status")?.textContent?.includes("Sending"));
  // The board is still the server's; the turn is only a ghost over it.
  expect(await first.locator(placeSelector("c2")).getAttribute("aria-label")).toBe("c2, level 1, empty, being sent");
  await first.waitForSelector(".piece.in-flight .unsent-ring");
  expect(await first.locator(".piece.in-flight").count()).toBe(1);
  expect(await first.locator(".counted").first().innerText()).toContain("15");
  wire.swallow = false;
  await first.reload();
  await sees(second, "c2", "light ball");
  await first.waitForSelector('.turn[data-ply="1"]');
  expect(await first.locator(".turn").count()).toBe(1);
  expect(await first.locator(".in-flight").count()).toBe(0);
  expect(await first.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("pylos.flight")))).toEqual([]);
});

test("a reader who has gone back is not dragged along", async () => {
  const { first, second } = await twoPlayers();
  await play(first, "a1");
  await play(second, "b1");
  await untilMyMove(first);
  await first.locator('.turn[data-ply="1"]').click();
  await sees(first, "b1", "empty");
  await play(first, "c1");
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

test("undo, draw, resign and rematch", async () => {
  const { first, second } = await twoPlayers();
  const button = (page: Page, name: string) => page.locator(".actions button, .note button, .afterwards button", { hasText: name }).first();
  await play(first, "a1");
  await play(second, "b1");
  // An offer belongs to a position: both must have seen the last turn.
  await sees(second, "b1", "dark ball");
  await button(second, "Undo turn").click();
  await button(first, "Accept").click();
  await sees(second, "b1", "empty");
  await play(second, "c1");
  await sees(first, "c1", "dark ball");
  await button(first, "Offer a draw").click();
  await button(second, "Decline").click();
  await first.waitForFunction(() => ![...document.querySelectorAll(".actions button")].some((b) => b.textContent === "Draw offered"));
  expect(await first.locator(".note").innerText()).toContain("Your opponent declines the draw.");
  await button(first, "Resign").click();
  await first.locator("dialog button:enabled", { hasText: "Resign" }).click();
  await second.waitForSelector(".status.over");
  expect(await first.locator(".status").innerText()).toContain("You lost");
  expect(await second.locator(".status").innerText()).toMatch(/You won!\s+Light resigned/);
  const printed = await first.context().newPage();
  await printed.goto(first.url().replace("/game/", "/print/"));
  await printed.waitForSelector(".paper-turns li");
  expect(await printed.locator(".paper-turns li").first().innerText()).toMatch(/1\.\s+a1\s+c1/);
  expect(await printed.locator("article").innerText()).toContain("Dark wins");
  // On paper there is nothing to press.
  await printed.emulateMedia({ media: "print" });
  expect(await printed.locator("a:visible, button:visible").count()).toBe(0);
  expect((await printed.pdf({ format: "A4" })).length).toBeGreaterThan(5_000);
  // Both are taken to the next game as soon as both want it.
  const over = first.url();
  await button(first, "Rematch").click();
  await second.locator(".note button", { hasText: "Accept" }).click();
  for (const page of [first, second]) await page.waitForURL((where) => where.pathname.startsWith("/game/") && !over.includes(where.pathname));
  expect(new URL(first.url()).pathname).toBe(new URL(second.url()).pathname);
  await untilMyMove(second);
  expectNoProblems(first);
  expectNoProblems(second);
});
