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
