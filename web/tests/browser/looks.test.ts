// Every page at three sizes and in both themes: it fits, nothing shifts, and a
// picture of it is left in web/screenshots.

import { describe, expect, test } from "vitest";
import { PAGES, SHOTS, SIZES, THEMES, gameUnderWay, inTheme, shiftsOf, spilt, watchShifts } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

describe.each(Object.entries(SIZES))("at the size of a %s", (name, [width, height]) => {
  test.each(Object.entries(PAGES))("%s fits, is photographed, and nothing shifts", async (id, path) => {
    const { page, context } = await visitor({ viewport: { width, height } });
    await watchShifts(page);
    await page.goto(url(path));
    await settled(page);
    expect(await spilt(page)).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThan(0.02);
    for (const colorScheme of THEMES) {
      await inTheme(page, colorScheme);
      await page.screenshot({ path: `${SHOTS}${id}-${name}-${colorScheme}.png` });
    }
    expectNoProblems(page);
    await context.close();
  });

  test.each(["pyramid", "equator"] as const)("a %s game fits and is photographed", async (game) => {
    const { page, context } = await visitor({ viewport: { width, height }, reducedMotion: "reduce" });
    await gameUnderWay(page, game);
    for (const view of game === "pyramid" ? (["standing", "lifted", "plan"] as const) : ([undefined] as const)) {
      if (view) {
        await page.keyboard.press(view[0]!);
        await page.waitForSelector(`.view-buttons [aria-pressed=true][title$="(${view[0]})"]`);
      }
      expect(await spilt(page)).toEqual([]);
      for (const colorScheme of THEMES) {
        await inTheme(page, colorScheme);
        await page.screenshot({ path: `${SHOTS}game-${view ?? game}-${name}-${colorScheme}.png` });
      }
    }
    expectNoProblems(page);
    await context.close();
  });
});

test("the levels lifted off stand clear of the reserves", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await gameUnderWay(page, "pyramid");
  await page.keyboard.press("l");
  await page.waitForSelector('.view-buttons [aria-pressed=true][title$="(l)"]');
  const gap = await page.evaluate(() => {
    const box = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const reserves = box("g.piece.reserve");
    const upper = box('.cell[data-cell^="e"], .cell[data-cell^="f"], .cell[data-cell^="g"]');
    const apart = (a: DOMRect, b: DOMRect) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) - a.width / 2 - b.width / 2;
    return Math.min(...upper.flatMap((a) => reserves.map((b) => apart(a, b))));
  });
  expect(gap).toBeGreaterThan(0);
  await context.close();
});
