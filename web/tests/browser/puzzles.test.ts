// Puzzles: the day's by keyboard alone, wrong tries answered on the board, by
// theme, against the clock, what comes back, on paper, with and without an
// account or a connection.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Attempt, Puzzle } from "../../src/net/wire";
import { THEMES, inTheme, serious } from "./places";
import { ask, boardText, expectNoProblems, makeTurn, settled, url, visitor, withBrowser } from "./support";

withBrowser();

const DATE = "2026-11-17";
const DAILY = `/puzzles/daily?rules=standard&date=${DATE}`;
const daily = (page: Page) => ask<Puzzle>(page, "/puzzles/daily", { date: DATE, rules: "standard" });
const solutionOf = async (page: Page, id: string) => {
  const { told } = await ask<Attempt>(page, `/puzzles/${id}/attempt`, { acts: [{ do: "solution" }] });
  if (told?.kind !== "solution") throw new Error("no solution");
  return told.turns;
};

/** The solver's own turns: every other one, as long as nobody plays twice running. */
const own = (turns: string[]) => turns.filter((_, i) => i % 2 === 0);

/** A legal turn that is not the right one. */
async function wrongTurn(page: Page, puzzle: Puzzle): Promise<string> {
  for (const { turn } of puzzle.legal) {
    const { acts } = await ask<Attempt>(page, `/puzzles/${puzzle.id}/attempt`, { acts: [{ do: "try", turn }] });
    if (acts[0] === "wrong" && !turn.includes("x")) return turn;
  }
  throw new Error("every turn is right");
}

const ready = (page: Page) => page.waitForSelector('.cells .cell[aria-disabled="false"]');
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("pylos.puzzles") ?? "{}"));

async function solve(page: Page, turns: string[]): Promise<void> {
  for (const [i, turn] of turns.entries()) {
    await ready(page);
    await makeTurn(page, turn);
    if (i < turns.length - 1) await page.waitForFunction((found) => document.querySelectorAll(".puzzle .dot.on").length === found, i + 1);
  }
  await page.waitForSelector(".verdict-solved");
}

test("the day's puzzle is solved by keyboard, shared, and remembered", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
  const puzzle = await daily(page);
  const turns = own(await solutionOf(page, puzzle.id));
  expect(turns.length).toBe(puzzle.decisions);
  await page.goto(url(DAILY));
  await solve(page, turns);
  await page.waitForFunction(() => document.activeElement?.textContent === "Share the result");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent === "Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(DATE);
  expect(text).toContain("🟢".repeat(turns.length));
  for (const turn of turns) expect(text).not.toContain(turn);
  expect((await kept(page)).ratings.pyramid.puzzles).toBe(1);
  expect((await kept(page)).days[`${DATE} standard`].solved).toBe(true);
  expectNoProblems(page);
  await context.close();
});

test("a wrong try is refuted on the board and may be tried again; hint and solution", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  const puzzle = await daily(page);
  const wrong = await wrongTurn(page, puzzle);
  const { told } = await ask<Attempt>(page, `/puzzles/${puzzle.id}/attempt`, { acts: [{ do: "try", turn: wrong }] });
  if (told?.kind !== "wrong") throw new Error("not wrong");
  await page.goto(url(DAILY));
  await ready(page);
  const start = await boardText(page);
  await makeTurn(page, wrong);
  await page.waitForSelector(".verdict-wrong p + p");
  // The reply is on the board, and in words.
  await page.waitForFunction((reply) => [...document.querySelectorAll(".verdict-wrong p")].some((p) => p.textContent?.includes(reply)), told.reply!.split("x")[0]!.split("-").at(-1)!);
  await settled(page);
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  const rated = (await kept(page)).ratings.pyramid;
  expect(rated.puzzles).toBe(1);
  expect(rated.rating).toBeLessThan(1500);
  expect(await page.getByRole("link", { name: "Analyse from here" }).getAttribute("href")).toContain("position=");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await page.waitForFunction((text) => [...document.querySelectorAll(".cells .cell")].map((cell) => cell.getAttribute("aria-label") ?? "").join(";") === text, start);
  await page.getByRole("button", { name: "Hint" }).press("Enter");
  await page.waitForFunction(() => document.querySelector(".verdict-open")?.textContent?.includes("Look at"));
  await page.getByRole("button", { name: "Solution" }).press("Enter");
  await page.waitForSelector(".verdict-shown");
  // Nothing is counted twice.
  expect((await kept(page)).ratings.pyramid).toEqual(rated);
  await page.goto(url(DAILY));
  await ready(page);
  await makeTurn(page, wrong);
  await page.waitForSelector(".verdict-wrong");
  expect((await kept(page)).ratings.pyramid).toEqual(rated);
  expect((await kept(page)).days[`${DATE} standard`].acts).toEqual(["wrong", "hint", "solution"]);
  expectNoProblems(page);
  await context.close();
});

test("on a phone the answer to a wrong try is in sight whole, the way on with it", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 700 } });
  const puzzle = await daily(page);
  let told: Attempt["told"];
  for (const { turn } of puzzle.legal) {
    ({ told } = await ask<Attempt>(page, `/puzzles/${puzzle.id}/attempt`, { acts: [{ do: "try", turn }] }));
    if (told?.kind === "wrong" && told.because && !turn.includes("x")) break;
  }
  if (told?.kind !== "wrong") throw new Error("nothing is wrong");
  await page.goto(url(DAILY));
  await ready(page);
  await makeTurn(page, told.turn);
  // The reason comes after the reply that it speaks of.
  const said = page.locator(".verdict-wrong p");
  await said.nth(2).waitFor();
  expect(await said.nth(2).innerText()).toContain(told.reply!);
  for (const what of [page.locator(".board"), said.first(), page.getByRole("button", { name: "Try again" })]) {
    const box = (await what.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
  }
  expectNoProblems(page);
  await context.close();
});

test.each([
  ["/puzzles/next?theme=raze", "There is no theme “raze”."],
  ["/puzzles/daily?date=banana", "“banana” is not a day."],
  ["/puzzles/nosuch", "There is no such puzzle."],
])("%s is refused by name", async (path, sentence) => {
  const { page, context } = await visitor();
  await page.goto(url(path));
  await page.locator("main p", { hasText: sentence }).waitFor();
  await context.close();
});

test("the clock and the day's board are in sight on a phone", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 700 } });
  const endsAt = async (selector: string) => {
    const { y, height } = (await page.locator(selector).first().boundingBox())!;
    return y + height;
  };
  await page.goto(url("/puzzles?rules=carpentier"));
  await page.waitForSelector(".daily-figure .figure");
  expect(await endsAt(".daily-figure .figure")).toBeLessThan(700);
  await page.goto(url("/puzzles/streak?rules=standard"));
  await ready(page);
  expect(await endsAt(".streak-clock")).toBeLessThan(700);
  expectNoProblems(page);
  await context.close();
});

test("without a connection everything goes on", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  const turns = own(await solutionOf(page, (await daily(page)).id));
  await page.goto(url("/puzzles"));
  await page.waitForSelector(".theme-list li + li");
  // The server answers nothing any more; what was loaded is loaded.
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "Solve it" }).click();
  await page.goto(url(DAILY));
  await solve(page, turns);
  await context.close();
});

test("an account's attempts are counted on the server", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/puzzles"));
  await ask(page, "/accounts", { name: `solver${Date.now() % 1_000_000}`, password: "a long enough password" });
  const puzzle = await daily(page);
  const wrong = await wrongTurn(page, puzzle);
  const mine = async () => (await page.request.get(url("/api/v1/me/puzzles"))).json() as Promise<{ attempted: number; missed: string[] }>;
  // Looking for a wrong turn has tried already: the first attempt counts, once.
  const before = (await mine()).attempted;
  expect(before).toBe(1);
  await page.goto(url(DAILY));
  await ready(page);
  await makeTurn(page, wrong);
  await page.waitForSelector(".verdict-wrong");
  expect((await mine()).attempted).toBe(before);
  expect((await mine()).missed).toContain(puzzle.id);
  expect((await kept(page)).ratings ?? {}).toEqual({});
  await page.goto(url("/puzzles"));
  await page.waitForFunction(() => document.body.textContent?.includes("with your account"));
  await context.close();
});

test("by theme, one after the other, never the same twice", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/puzzles"));
  await page.locator(".theme-list a", { hasText: "Stop a square" }).click();
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await ready(page);
    await page.getByRole("button", { name: "Solution" }).press("Enter");
    await page.waitForSelector(".verdict-shown");
    await page.waitForFunction(() => document.querySelector(".puzzle .panel")?.textContent?.includes("stop a square"));
    seen.add(JSON.stringify((await kept(page)).tried.at(-1)));
    await page.getByRole("button", { name: "Next puzzle" }).press("Enter");
    await page.waitForSelector(".verdict-shown", { state: "detached" });
  }
  expect(seen.size).toBe(3);
  expectNoProblems(page);
  await context.close();
});

test("what was missed comes back, later each time it is found", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  const puzzle = await daily(page);
  const turns = own(await solutionOf(page, puzzle.id));
  await page.goto(url("/puzzles"));
  await page.getByLabel("Bring back what I miss").check();
  await page.goto(url(DAILY));
  await ready(page);
  await page.getByRole("button", { name: "Solution" }).press("Enter");
  await page.waitForSelector(".verdict-shown");
  const [due] = (await kept(page)).queue;
  expect(due.missed).toEqual({ kind: "puzzle", id: puzzle.id });
  expect(due.at).toBeGreaterThan(Date.now() + 80_000_000);
  await page.goto(url("/puzzles/again"));
  await page.waitForFunction(() => document.body.textContent?.includes("Nothing has come back yet"));
  // A day later.
  await page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem("pylos.puzzles")!);
    localStorage.setItem("pylos.puzzles", JSON.stringify({ ...all, queue: all.queue.map((one: object) => ({ ...one, at: 0 })) }));
  });
  await page.goto(url("/puzzles"));
  await page.getByRole("link", { name: "Try them again" }).click();
  await solve(page, turns);
  const [later] = (await kept(page)).queue;
  expect(later.found).toBe(1);
  expect(later.at).toBeGreaterThan(Date.now() + 2.9 * 86_400_000);
  await context.close();
});

test("one's own mistakes from a review are practised", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  // Light takes back the ball that it could have raised: the lesson on that.
  await page.goto(url(`/analysis?rules=standard&position=DLLDLDDDLLDD.LL./LLLLDD.D./DD../.+L&turns=a4xa4`));
  await page.locator(".tablist button").nth(1).click();
  await page.getByRole("button", { name: "Light: practise the mistake" }).click();
  await page.getByRole("link", { name: "Practise now" }).click();
  await ready(page);
  await page.waitForFunction(() => document.body.textContent?.includes("In the game you played a4xa4"));
  await makeTurn(page, "d4");
  await page.waitForSelector(".verdict-wrong p + p");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await ready(page);
  await makeTurn(page, "a4");
  await page.waitForSelector(".verdict-solved");
  expect((await kept(page)).queue[0].found).toBe(0);
  expectNoProblems(page);
  await context.close();
});

describe("against the clock", () => {
  test("three misses end it, and the best is kept", async () => {
    const { page, context } = await visitor({ reducedMotion: "reduce" });
    await page.goto(url("/puzzles/streak?rules=standard"));
    // Whatever is tried: if it was right, the run goes on.
    const over = page.locator(".card[role=status]");
    for (;;) {
      await page.waitForSelector('.cells .cell[aria-disabled="false"], .card[role=status]');
      if (await over.count()) break;
      const empty = await page.$$eval('.cells .cell[aria-disabled="false"]', (cells) => cells.filter((cell) => !/(light|dark) ball/.test(cell.getAttribute("aria-label")!)).map((cell) => (cell as HTMLElement).dataset.cell!));
      await makeTurn(page, empty.at(-1)!);
      await page.waitForSelector("[class*=verdict-], .card[role=status]");
      await page.waitForSelector(".verdict-wrong, .verdict-solved", { state: "detached" });
    }
    expect(await over.textContent()).toContain("found");
    await page.getByRole("button", { name: "Another run" }).press("Enter");
    await page.waitForSelector("[role=timer]");
    await context.close();
  });

  test("the time runs out", async () => {
    const { page, context } = await visitor({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(url("/puzzles/streak?rules=standard"));
    await page.waitForSelector("[role=timer]");
    expect(await page.locator("[role=timer]").textContent()).toMatch(/^(3:00|2:5\d)$/);
    await page.clock.runFor(60_000);
    expect(await page.locator("[role=timer]").textContent()).toMatch(/^(2:00|1:5\d)$/);
    await page.clock.runFor(121_000);
    await page.waitForSelector(".card[role=status]");
    await context.close();
  });
});

test("twelve on paper, with their solutions on a page of their own", async () => {
  const { page, context } = await visitor();
  await page.goto(url("/puzzles/sheet?rules=standard"));
  await page.waitForSelector(".sheet-puzzles li:nth-child(12)");
  expect(await page.locator(".sheet-puzzles svg[role=img]").count()).toBe(12);
  const solutions = await page.locator(".sheet-solutions li .mono").allTextContents();
  expect(solutions.length).toBe(12);
  expect(solutions.every((line) => line.length > 1)).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("header.top").isVisible()).toBe(false);
  await context.close();
});

test("hub and puzzle pass axe in both themes", async () => {
  const { page, context } = await visitor();
  for (const path of ["/puzzles", DAILY]) {
    await page.goto(url(path));
    await settled(page);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      expect(await serious(page), `${path} ${theme}`).toEqual([]);
    }
  }
  await context.close();
});
