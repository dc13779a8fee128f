// A reader who has set the browser to letters twice as large gets them, and
// every page still fits.

import { expect, test } from "vitest";
import { PAGES, spilt } from "./places";
import { settled, url, visitor, withBrowser } from "./support";

withBrowser(["--blink-settings=defaultFontSize=32"]);

test.each([[390, 844], [1280, 800]])("at %i × %i every page has large letters and fits", async (width, height) => {
  const { page, context } = await visitor({ viewport: { width, height } });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(url(path));
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), name).toBe("32px");
    expect(await spilt(page), name).toEqual([]);
  }
  await context.close();
});
