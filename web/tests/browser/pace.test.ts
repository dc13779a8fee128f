// One's own ball lands first; the computer takes a moment; two computers play
// at the speed one chooses.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ME, choose, computer, expectNoProblems, openGame, untilMyMove, visitor, withBrowser } from "./support";

withBrowser();

interface Seen { at: number; what: string }

/** Notes when the prompt and the list of turns change. */
async function noting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    (globalThis as unknown as { seen: Seen[] }).seen = seen;
    const look = () => {
      const what = `${document.querySelectorAll(".turn").length} ${document.querySelector(".status")?.className.split(" ")[2]}`;
      if (seen.at(-1)?.what !== what) seen.push({ at: performance.now(), what });
      requestAnimationFrame(look);
    };
    look();
  });
}

const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen);
const when = (seen: Seen[], what: string) => seen.find((one) => one.what === what)!.at;

test("the computer's ball flies when one's own has landed and a breath has passed", async () => {
  const { page } = await visitor();
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  await noting(page);
  await choose(page, "b2");
  await page.waitForSelector('.turn[data-ply="2"]');
  await untilMyMove(page);
  const seen = await noted(page);
  // Yours, theirs, yours: nothing flickers between.
  expect(seen.map(({ what }) => what.split(" ")[1]).filter((tone, i, all) => tone !== all[i - 1])).toEqual(["yours", "theirs", "yours"]);
  const pause = when(seen, "2 yours") - when(seen, "1 theirs");
  expect(pause).toBeGreaterThan(500);
  expectNoProblems(page);
});

test("two computers play at a speed that can be followed, and the slider changes it", async () => {
  const { page } = await visitor();
  await openGame(page, { rules: "standard", seats: [computer(1), computer(1)] });
  await noting(page);
  await page.waitForSelector('.turn[data-ply="3"]');
  const slow = await noted(page);
  const gaps = (seen: Seen[]) => {
    const first = new Map(seen.map(({ at, what }) => [Number(what.split(" ")[0]), at] as const).reverse());
    return [...first].sort(([a], [b]) => a - b).map(([, at], i, all) => (i ? at - all[i - 1]![1] : 0)).slice(1);
  };
  // Turn by turn: none is skipped, and each is given its time.
  expect(slow.map(({ what }) => Number(what.split(" ")[0]))).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(Math.min(...gaps(slow).slice(1))).toBeGreaterThan(900);
  const slider = page.locator(".watch-speed input");
  await slider.focus();
  await page.keyboard.press("End");
  expect(await page.locator(".watch-speed small").innerText()).toContain("0.2 s");
  const from = (await noted(page)).length;
  await page.waitForFunction((n) => document.querySelectorAll(".turn").length > n, Number(slow.at(-1)!.what.split(" ")[0]) + 5);
  const fast = (await noted(page)).slice(from);
  expect(Math.min(...gaps(fast).slice(1))).toBeLessThan(700);
  expectNoProblems(page);
});
