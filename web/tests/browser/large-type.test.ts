// A reader who has set the browser to letters twice as large gets them, and
// every page still fits.

import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { PAGES, shiftsOf, spilt, watchShifts } from "./places";
import { ME, act, ask, computer, settled, url, visitor, withBrowser } from "./support";

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

test("games of players with long names fit into the lists, and move nothing when they come", async () => {
  const { page: player } = await visitor();
  await ask(player, "/accounts", { name: `Wolfeschlegel${Date.now() % 1_000_000}`, password: "correct horse" });
  const open = { rules: "children+raise", visibility: "public" };
  await ask(player, "/games", { ...open, seats: [ME, computer(1)] });
  await ask(player, "/games", { ...open, seats: [ME, { kind: "anyone" }] });
  await act(player, await ask<State>(player, "/games", { ...open, seats: [ME, computer(1)] }), { type: "resign" });
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  await watchShifts(page);
  for (const path of ["/watch", "/"]) {
    await page.goto(url(path));
    await page.locator(".game-card", { hasText: "Wolfeschlegel" }).first().waitFor();
    await settled(page);
    expect(await spilt(page), path).toEqual([]);
    expect(await shiftsOf(page), path).toBeLessThan(0.02);
  }
});
