// Values and names on the boards, tied to the list of turns; mistakes; a line
// played out that never gets into another game.

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { clickPlace, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

const POSITION = "/analysis?rules=standard&position=DDLLLDLDLDLLDLD./LDL..L.../..../.+L";
const SOLVED = "/analysis?rules=carpentier&position=...../AB.../........./de.../.....+B+5.0+-+3+9:4";

const turnsOf = (page: Page) => new URL(page.url()).searchParams.get("turns") ?? "";
const labelled = (page: Page, selector: string) => page.$$eval(selector, (texts) => texts.map((text) => text.textContent ?? ""));

test("every open cell and every ball that can be raised shows what it comes to", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(POSITION));
  await page.waitForSelector(".turn-value");
  await settled(page);
  const open = await page.$$eval('.cell[aria-disabled="false"]', (cells) => cells.length);
  expect(open).toBeGreaterThan(3);
  expect(await page.locator(".labels .value-badge").count()).toBe(open);
  expect(await page.locator(".labels .value-badge.best").count()).toBeGreaterThan(0);
  // The spoken name of a cell tells its value, and an estimate what it counts.
  expect(await page.locator('.cell[aria-disabled="false"]').first().getAttribute("aria-label")).toMatch(/about|wins|loses|draw/);
  await page.goto(url("/analysis?rules=standard&turns=a1,b1,b2,c2"));
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent?.includes("balls"));
  expectNoProblems(page);
});

test("pointing at the list lights the board, pointing at the board lights the list", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(POSITION));
  await page.waitForSelector(".turn-value");
  await settled(page);
  const first = page.locator(".turn-value").first();
  const cells = ((await first.locator(".mono").innerText()).match(/[a-j][1-4]/g) ?? []).length;
  await first.hover();
  await page.waitForFunction((n) => document.querySelectorAll(".hinted").length === n, cells);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelectorAll(".hinted").length === 0);
  await first.focus();
  await page.waitForFunction((n) => document.querySelectorAll(".hinted").length === n, cells);
  await page.keyboard.press("Tab");
  // A ball that can be raised: all of its raises are meant.
  await page.locator('.cell[data-cell="b4"]').evaluate((cell: HTMLElement) => {
    const box = cell.getBoundingClientRect();
    document.querySelector(".board svg")!.dispatchEvent(new PointerEvent("pointermove", { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: "mouse", bubbles: true }));
  });
  await page.waitForSelector(".turn-value.lit");
  const lit = await page.$$eval(".turn-value.lit .mono", (turns) => turns.map((turn) => turn.textContent ?? ""));
  expect(lit.every((turn) => turn.startsWith("b4"))).toBe(true);
  // By the keyboard too.
  await page.locator('.cell[tabindex="0"]').focus();
  await page.keyboard.press(".");
  await page.waitForSelector(".turn-value.lit");
  expectNoProblems(page);
});

test("the globe shows values and the names of its points", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(SOLVED));
  await page.waitForSelector(".turn-value");
  await settled(page);
  expect(await page.locator(".labels .value-badge").count()).toBe(2);
  expect((await labelled(page, ".point-name")).length).toBe(29);
  await clickPlace(page, "blue i1");
  await page.waitForFunction(() => document.querySelectorAll(".labels .value-badge").length > 2);
  expectNoProblems(page);
});

test.each([["standing", "s"], ["lifted", "l"], ["plan", "p"]] as const)("cells are named in the %s view", async (view, key) => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis"));
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.keyboard.press(key);
  await page.waitForSelector(`.view-buttons [aria-pressed=true][title$="(${key})"]`);
  const names = await labelled(page, ".cell-name");
  expect(names.length).toBe(view === "standing" ? 16 : 30);
  // No name lies on another.
  const boxes = await page.$$eval(".cell-name", (texts) => texts.map((text) => { const { x, y, right, bottom } = text.getBoundingClientRect(); return { x, y, right, bottom }; }));
  const meet = boxes.some((a, i) => boxes.slice(i + 1).some((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom));
  expect(meet).toBe(false);
  // At least ten pixels high, to be read.
  expect(Math.min(...boxes.map(({ y, bottom }) => bottom - y))).toBeGreaterThan(10);
  await page.keyboard.press("n");
  await page.waitForFunction(() => document.querySelectorAll(".cell-name").length === 0);
  expectNoProblems(page);
});

test("best play stops when the position changes by anything else", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis?rules=standard&turns=a1,b1"));
  const play = () => page.locator(".values button", { hasText: /^Best play/ }).click();
  await page.waitForSelector(".turn-value");
  await play();
  await page.waitForFunction(() => (new URLSearchParams(location.search).get("turns") ?? "").split(",").length > 2);
  // A record is opened while it plays: not a turn is added to it.
  await page.locator(".tablist button", { hasText: "Share" }).click();
  await page.fill("textarea", '[Game "pyramid"]\n[Rules "standard"]\n\n1. d4 c3\n2. a1\n*\n');
  await page.locator("button", { hasText: /^Open$/ }).click();
  await page.waitForFunction(() => new URLSearchParams(location.search).get("turns") === "d4,c3,a1");
  await page.waitForTimeout(2500);
  expect(turnsOf(page)).toBe("d4,c3,a1");
  // Stepping back stops it too.
  await page.locator(".tablist button", { hasText: "Values" }).click();
  await page.waitForSelector(".values button:has-text('Best play')");
  await play();
  await page.waitForSelector(".values button:has-text('Stop')");
  await page.locator("main").focus();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => location.search.includes("at=0"));
  await page.waitForSelector(".values button:has-text('Best play')");
  await page.waitForTimeout(1500);
  expect(page.url()).toContain("at=0");
  expectNoProblems(page);
});

test("mistakes are marked in the list, and stepped to by buttons and keys", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis?rules=standard&turns=a1,b1,a2,b2,c1,c2,d1,d2,a3,b3,c3,d3,a4,b4,c4,d4,e1,f1,e2,f2,g1,g2"));
  await page.locator(".tablist button", { hasText: "Review" }).click();
  await page.waitForSelector(".summary tbody tr");
  expect(await page.locator(".summary tbody th").allInnerTexts()).toEqual(["Accuracy", "Choices kept", "Mistakes", "Blunders"]);
  expect(await page.locator(".panel-body").innerText()).toContain("estimate");
  const marked = await page.$$eval(".turn.mistake, .turn.blunder", (turns) => turns.map((turn) => Number((turn as HTMLElement).dataset.ply)));
  await page.locator(".history button").first().click();
  await page.waitForFunction(() => location.search.includes("at=0"));
  const at = () => Number(new URL(page.url()).searchParams.get("at") ?? "22");
  for (const [i, ply] of marked.entries()) {
    if (i % 2 === 0) await page.locator("button", { hasText: "Next mistake" }).click();
    else {
      await page.locator("main").focus();
      await page.keyboard.press("Shift+ArrowRight");
    }
    await page.waitForFunction((n) => document.querySelector("[aria-current=true][data-ply]")?.getAttribute("data-ply") === String(n), ply);
    expect(at()).toBe(ply);
  }
  expect(await page.locator("button", { hasText: "Next mistake" }).isDisabled()).toBe(true);
  expectNoProblems(page);
});

test("who played is the server's word: the winner of a battle plays twice running", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  // Red answers last and wins battle 1: two turns of Red in a row, opened at
  // the start, where nothing on the board tells it.
  const turns = "i5-ir,o1-ol,i1-il,i3-e3,i5-ir";
  await page.goto(url(`/analysis?rules=carpentier&position=EDCBA/EDCBA/........./abcde/abcde+B+1.0+-+0+0:0&turns=${turns}&at=0`));
  const rows = () => page.$$eval(".moves li", (lines) => lines.map((line) => [...line.children].slice(1).map((cell) => cell.textContent ?? "")));
  await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 3);
  expect(await rows()).toEqual([["i5-ir", "o1-ol"], ["i1-il", "i3-e3"], ["", "i5-ir"]]);
  expectNoProblems(page);
});
