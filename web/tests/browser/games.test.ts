// Whole games of each kind, by mouse and by keyboard alone.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { boardText, chance, changed, choosable, clickPlace, expectNoProblems, fillUp, isOver, newGame, placeSelector, untilMyMove, url, visitor, withBrowser } from "./support";

withBrowser();

const finish = ".turn-bar .button.primary";

/** Plays with the mouse until the game is over. */
async function playByMouse(page: Page, random: (below: number) => number): Promise<void> {
  for (let clicks = 0; clicks < 400 && (await untilMyMove(page)); clicks++) {
    const before = await boardText(page);
    // Now and then a half-composed turn is finished rather than continued.
    if ((await page.locator(finish).count()) > 0 && random(2) === 0) await page.click(finish);
    else {
      const places = await choosable(page);
      await clickPlace(page, places[random(places.length)]!);
    }
    await changed(page, before);
  }
  expect(await isOver(page)).toBe(true);
}

/** Plays with keys alone: Tab, full stop, Enter. */
async function playByKeyboard(page: Page, random: (below: number) => number): Promise<void> {
  for (let turns = 0; turns < 400 && (await untilMyMove(page)); turns++) {
    await focusBoard(page);
    const before = await boardText(page);
    const offered = (await page.locator(finish).count()) > 0;
    if (offered && random(2) === 0) {
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), finish)) break;
      }
      await page.keyboard.press("Enter");
    } else {
      for (let i = random(6); i >= 0; i--) await page.keyboard.press(".");
      await page.keyboard.press("Enter");
    }
    await changed(page, before);
  }
  expect(await isOver(page)).toBe(true);
}

async function focusBoard(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(() => document.activeElement?.matches(".cells .cell"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the board cannot be reached with Tab");
}

test("a pyramid game by mouse at one screen", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "pyramid", opponent: "screen" });
  await playByMouse(page, chance(1));
  expectNoProblems(page);
});

test("an advanced pyramid game by mouse against the computer, with animations", async () => {
  const { page } = await visitor();
  await newGame(page, { game: "pyramid", opponent: "computer", level: 1, side: "first", rules: "advanced" });
  await playByMouse(page, chance(7));
  expectNoProblems(page);
});

test("a pyramid game by keyboard alone", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "pyramid", opponent: "computer", level: 1, side: "first" });
  await page.keyboard.press("Tab");
  await playByKeyboard(page, chance(3));
  expectNoProblems(page);
});

test("an equator game by mouse: setup filled up, five battles, 21 points", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "equator", opponent: "screen" });
  await fillUp(page);
  await playByMouse(page, chance(5));
  const reports = await page.locator(".reports li").count();
  expect(reports).toBe(5);
  const score = await page.locator(".score").innerText();
  const points = [...score.matchAll(/\d+/g)].map(([n]) => Number(n));
  expect(points[0]! + points[1]!).toBe(21);
  expectNoProblems(page);
});

test("an equator game by keyboard alone against the computer", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "equator", opponent: "computer", level: 1, side: "second" });
  await page.keyboard.press("Tab");
  await playByKeyboard(page, chance(9));
  expect(await page.locator(".reports li").count()).toBe(5);
  expectNoProblems(page);
});

test("a ball is dragged from the reserve to a cell, and a drag elsewhere turns the board", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "pyramid", opponent: "screen" });
  const cell = page.locator(placeSelector("b2"));
  const target = (await cell.boundingBox())!;
  const board = (await page.locator(".board svg").first().boundingBox())!;
  await page.waitForSelector(".reserve-spot");
  // The near row holds a ball of the side to move.
  const reserve = await page.evaluate(() => {
    const balls = [...document.querySelectorAll<SVGElement>(".reserve-spot")].map((ball) => ball.getBoundingClientRect());
    const lowest = balls.reduce((a, b) => (b.bottom > a.bottom ? b : a));
    return { x: lowest.x + lowest.width / 2, y: lowest.y + lowest.height / 2 };
  });
  await page.mouse.move(reserve.x, reserve.y);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('.cell[data-cell="b2"]')?.getAttribute("aria-label")?.includes("light ball"));
  const before = await cell.boundingBox();
  await page.mouse.move(board.x + 20, board.y + 20);
  await page.mouse.down();
  await page.mouse.move(board.x + 140, board.y + 20, { steps: 6 });
  await page.mouse.up();
  const after = await cell.boundingBox();
  expect(Math.hypot(after!.x - before!.x, after!.y - before!.y)).toBeGreaterThan(5);
  expectNoProblems(page);
});

test("a pawn is dragged from the stock to its point", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "equator", opponent: "screen" });
  const mover = (await page.locator(".status").innerText()).split(" ")[0]!.toLowerCase();
  const stock = (await page.locator(".stock-size").nth(2).boundingBox())!;
  const point = (await page.locator(placeSelector(`${mover} i3`)).boundingBox())!;
  await page.mouse.move(stock.x + stock.width / 2, stock.y + stock.height / 2);
  await page.mouse.down();
  await page.mouse.move(point.x + point.width / 2, point.y + point.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.waitForFunction((name) => document.querySelector(`.cell[data-place="${name} i3"]`)?.getAttribute("aria-label")?.includes("pawn of size 3"), mover);
  expectNoProblems(page);
});

test.each(["pyramid", "equator"] as const)("a finger plays on the %s board of a phone", async (game) => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await newGame(page, { game, opponent: "screen" });
  for (let i = 0; i < 4; i++) {
    await untilMyMove(page);
    const before = await boardText(page);
    const places = await choosable(page);
    const box = (await page.locator(placeSelector(places[i]!)).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await changed(page, before);
  }
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 4);
  expectNoProblems(page);
});

test("a hidden setup is arranged in secret, changed, and revealed when both are ready", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/"));
  await page.check("input[name=game][value=equator]");
  await page.check("input[name=opponent][value=computer]");
  await page.check('input[name=level][value="1"]');
  await page.check("input[name=side][value=second]");
  await page.click(".readings summary");
  await page.check("input[name=setup][value=hidden]");
  await page.click(".new-game button.big");
  await untilMyMove(page);
  const pawn = (place: string) => page.locator(placeSelector(place)).getAttribute("aria-label");
  await page.locator(".turn-bar .button", { hasText: "Fill up" }).click();
  expect(await pawn("red i3")).toContain("red pawn of size");
  expect(await pawn("blue i3")).toContain("empty");
  await clickPlace(page, "red i3");
  expect(await pawn("red i3")).toContain("empty");
  await clickPlace(page, "red i3");
  await page.locator(".turn-bar .button", { hasText: "Ready" }).click();
  await page.waitForFunction(() => document.querySelector(".standing")?.textContent?.includes("Battle 1"));
  expect(await pawn("blue i3")).toContain("blue pawn of size");
  expectNoProblems(page);
});

test("a typed cell is played, a half-composed turn can be cancelled", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "pyramid", opponent: "screen" });
  const playCell = async (name: string) => {
    await untilMyMove(page);
    const before = await boardText(page);
    await focusBoard(page);
    await page.keyboard.type(name);
    await changed(page, before);
    await page.waitForFunction(() => !document.querySelector(".status")?.textContent?.includes("Sending"));
  };
  // A mixed square with a light ball aside that can be raised onto it.
  for (const name of ["a1", "b1", "d4", "a2", "b2", "d1"]) await playCell(name);
  const label = (name: string) => page.locator(placeSelector(name)).getAttribute("aria-label");
  await page.waitForFunction(() => document.querySelector('.cell[data-cell="d4"]')?.getAttribute("aria-label")?.includes("can be raised"));
  expect(await label("d4")).toBe("d4, level 1, light ball, can be raised");
  await focusBoard(page);
  await page.keyboard.type("d4");
  expect(await label("d4")).toContain("chosen");
  await page.keyboard.press("Escape");
  expect(await label("d4")).not.toContain("chosen");
  await page.keyboard.type("d4e1");
  await page.waitForFunction(() => document.querySelector('.cell[data-cell="e1"]')?.getAttribute("aria-label")?.includes("light ball"));
  expect(await label("d4")).toContain("empty");
  expectNoProblems(page);
});

test.each(["no-preference", "reduce"] as const)("a completed square flashes once, as one thing, and not at all where nothing may move (%s)", async (reducedMotion) => {
  const { page } = await visitor({ reducedMotion });
  await newGame(page, { game: "pyramid", opponent: "screen" });
  await page.evaluate(() => {
    const seen = globalThis as unknown as { flashes: number };
    seen.flashes = 0;
    document.addEventListener("animationstart", ({ animationName }) => (seen.flashes += animationName === "flash" ? 1 : 0));
  });
  const flashes = () => page.evaluate(() => (globalThis as unknown as { flashes: number }).flashes);
  const turn = async (count: number, cell: string) => {
    await untilMyMove(page);
    await focusBoard(page);
    await page.keyboard.type(cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, count);
  };
  for (const [i, cell] of ["a1", "d4", "b1", "d3", "a2", "c4"].entries()) await turn(i + 1, cell);
  await untilMyMove(page);
  await page.keyboard.type("b2");
  await page.waitForSelector(finish);
  if (reducedMotion === "no-preference") await page.waitForFunction(() => (globalThis as unknown as { flashes: number }).flashes === 1);
  // Taking back, sending and the server's answer do not flash it again.
  await page.keyboard.type("a1");
  await page.waitForSelector(`${finish}:focus, ${finish}`);
  await page.click(finish);
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 7);
  await turn(8, "d1");
  expect(await flashes()).toBe(reducedMotion === "reduce" ? 0 : 1);
  expectNoProblems(page);
});

test("a clock runs for the side to move and hands over with the turn", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { opponent: "screen", clock: "game-5" });
  // Clocks start when both have played once.
  const order = ["a1", "b1", "c1"];
  for (const [i, cell] of order.entries()) {
    await untilMyMove(page);
    expect(await page.locator(".clock.running").count()).toBe(i < 2 ? 0 : 1);
    await clickPlace(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, i + 1);
  }
  await page.waitForFunction(() => document.querySelector(".seats li:has(.clock.running) strong")?.textContent === "Dark");
  const begun = await page.locator(".clock.running").innerText();
  expect(begun).toMatch(/^[45]:\d\d$/);
  await page.waitForFunction((text) => document.querySelector(".clock.running")?.textContent !== text, begun);
  await clickPlace(page, "d1");
  await page.waitForFunction(() => document.querySelector(".seats li:has(.clock.running) strong")?.textContent === "Light");
  expectNoProblems(page);
});

test("sound can be switched off, and stays off", async () => {
  const { page } = await visitor();
  await newGame(page, { opponent: "screen" });
  const button = page.locator(".actions button", { hasText: "Sound" });
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  await button.click();
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await page.reload();
  await button.waitFor();
  expect(await button.getAttribute("aria-pressed")).toBe("false");
});
