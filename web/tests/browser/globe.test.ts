// The globe, painted and in lines: the same things in the same places, played
// with the same buttons.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { choosable, expectNoProblems, placeSelector, settled, url, visitor, withBrowser } from "./support";

withBrowser();

/** Four battles; the last of these turns ends the fourth. */
const TURNS =
  "2@i4,1@o4,1@i3,3@i3,1@i1,2@i5,2@o3,2@i1,3@o1,1@o1,5@o4,3@i2,3@i2,4@i4,4@o5,4@o2,4@i5,5@o3,5@o2,5@o5," +
  "i2-e2,i1-il,o5-or,i5-ir,i1-il,i2-e2,i3-e1,i4-e4,i3-e3,i5-e5,o2-ir,i4-il,o5-e2,o4-e4,o1-or,o1-ol";
/** Twenty pawns and the singleton. */
const ALL = 21;

async function open(page: Page, how: "painted" | "in lines", at: number): Promise<void> {
  if (how === "in lines") await page.addInitScript(() => { Reflect.deleteProperty(globalThis, "OffscreenCanvas"); });
  await page.goto(url(`/analysis?rules=carpentier&turns=${TURNS}&at=${at}`));
  await settled(page);
  if (how === "painted") await page.waitForSelector(".globe .painted");
}

test("the picture takes the place of the drawing, and is one", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, "painted", 33);
  expect(await page.locator(".globe-drawing").count()).toBe(0);
  const plain = await page.screenshot({ clip: { x: 2, y: 80, width: 40, height: 40 } });
  const picture = await page.locator(".globe .picture").screenshot();
  expect(picture.length).toBeGreaterThan(50 * plain.length);
  expectNoProblems(page);
});

test("where there can be no picture, everything is drawn in lines", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, "in lines", 33);
  expect(await page.locator(".turned").count()).toBe(ALL);
  expect(await page.locator(".turned.nobody").count()).toBe(1);
  expect(await page.locator(".crown").count()).toBe(1);
  // Every pawn on the board has its button over it.
  const standing = await page.$$eval(".globe .cell", (cells) => {
    const drawn = [...document.querySelectorAll(".turned")].map((pawn) => pawn.getBoundingClientRect());
    return cells.filter((cell) => /pawn of size/.test(cell.getAttribute("aria-label") ?? "")).map((cell) => {
      const box = cell.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return drawn.some((pawn) => x > pawn.left && x < pawn.right && y > pawn.top && y < pawn.bottom);
    });
  });
  expect(standing.length).toBe(8);
  expect(standing.every(Boolean)).toBe(true);
  expectNoProblems(page);
});

test.each(["painted", "in lines"] as const)("a pawn is chosen where it is seen, and its ways light up (%s)", async (how) => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, how, 33);
  const [first] = await choosable(page);
  const box = (await page.locator(placeSelector(first!)).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction((place) => /chosen/.test(document.querySelector(`.cell[data-place="${place}"]`)?.getAttribute("aria-label") ?? ""), first!);
  if (how === "in lines") {
    expect(await page.locator(".globe-drawing .way").count()).toBeGreaterThan(1);
    const [target] = (await choosable(page)).filter((place) => place !== first);
    const at = (await page.locator(placeSelector(target!)).boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    // The one way that is pointed at, and the pawn at its end.
    await page.waitForFunction(() => document.querySelectorAll(".globe-drawing .way").length === 1 && document.querySelector(".pawn-ghost"));
  }
  expectNoProblems(page);
});

test("who is captured flies to whoever has captured him, and stands there", async () => {
  const { page } = await visitor();
  await open(page, "in lines", 35);
  const before = await page.locator(".turned").count();
  expect(before).toBe(ALL);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => { seen.push(document.querySelectorAll(".turned").length); requestAnimationFrame(look); };
    look();
  });
  await page.locator(".turn").last().click();
  await page.waitForFunction(() => !/pawn of size/.test([...document.querySelectorAll('.globe .cell:not([data-place*=" "])')].map((cell) => cell.getAttribute("aria-label")).join()));
  await page.waitForTimeout(1500);
  expect(await page.locator(".turned").count()).toBe(ALL);
  // Nobody was lost on the way, nor there twice.
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect(new Set(seen)).toEqual(new Set([ALL]));
  expectNoProblems(page);
});

test("on a phone that is held upright pawns stand before and behind the board, in sight", async () => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width: 360, height: 740 } });
  await open(page, "in lines", 36);
  const board = (await page.locator(".globe .board-fit").boundingBox())!;
  const inside = await page.$$eval(".turned", (pawns, { x, y, width, height }) =>
    pawns.every((pawn) => {
      const box = pawn.getBoundingClientRect();
      return box.left > x - 8 && box.right < x + width + 8 && box.top > y - 8 && box.bottom < y + height + 8;
    }), board);
  expect(inside).toBe(true);
  expect(board.height).toBeGreaterThan(board.width);
  expectNoProblems(page);
});
