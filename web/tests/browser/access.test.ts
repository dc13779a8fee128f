// For everybody: axe on every page in both themes, and the way through every
// page with Tab alone.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAGES, THEMES, gameUnderWay, inTheme, serious } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await inTheme(page, colorScheme);
    expect(await serious(page), colorScheme).toEqual([]);
  }
}

interface Stop {
  name: string;
  /** Whether it comes after the stop before, as the page is read. */
  after: boolean;
  ring: boolean;
  seen: boolean;
}

/** Where Tab leads, from the top of the page until it leaves it. */
async function tabStops(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    // Where this stood is where Tab goes on from.
    const top = document.createElement("span");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
    delete (globalThis as { before?: Element }).before;
  });
  const stops: Stop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const state = globalThis as { before?: Element; first?: Element };
      let here = document.activeElement;
      // The board for other people's pages has places of its own inside.
      while (here?.shadowRoot?.activeElement) here = here.shadowRoot.activeElement;
      if (!here || here === document.body) return undefined;
      if (!state.before) state.first = here;
      else if (here === state.first) return undefined;
      const follows = (before: Element, now: Element): boolean => {
        const outside = (one: Element) => (one.getRootNode() as Partial<ShadowRoot>).host ?? one;
        const [one, other] = before.getRootNode() === now.getRootNode() ? [before, now] : [outside(before), outside(now)];
        return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      };
      const after = !state.before || follows(state.before, here);
      state.before = here;
      // A radio button shows its focus on the card around it.
      const rings = [here, here.closest("label"), here.parentElement].map((element) => element && getComputedStyle(element));
      const ring = rings.some((style) => style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
      const box = (here.closest("label") ?? here).getBoundingClientRect();
      const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return { name: here.getAttribute("aria-label") ?? (here.closest("label") ?? here).textContent ?? "", after, ring, seen };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("Tab does not come to an end");
}

async function canBeTabbedThrough(page: Page): Promise<void> {
  const stops = await tabStops(page);
  expect(stops.length).toBeGreaterThan(4);
  expect(stops[0]!.name).toBe("Skip to content");
  expect(stops.filter(({ name, after, ring, seen }) => name.trim() === "" || !after || !ring || !seen)).toEqual([]);
}

test.each(Object.entries(PAGES))("%s", async (_, path) => {
  const { page, context } = await visitor();
  await page.goto(url(path));
  await settled(page);
  await inBothThemes(page);
  await canBeTabbedThrough(page);
  await context.close();
});

test.each(["pyramid", "equator"] as const)("a %s game, and its record on paper", async (game) => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await gameUnderWay(page, game);
  await inBothThemes(page);
  await canBeTabbedThrough(page);
  await page.goto(page.url().replace("/game/", "/print/"));
  await page.waitForSelector(".paper-turns li");
  await inBothThemes(page);
  expectNoProblems(page);
  await context.close();
});

test.each([["review", 1], ["edit", 2], ["share", 3]] as const)("the analysis, %s", async (_, tab) => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(PAGES.analysis));
  await page.locator(".tablist button").nth(tab).click();
  if (tab === 1) await page.waitForSelector(".graph");
  await settled(page);
  await inBothThemes(page);
  await canBeTabbedThrough(page);
  await context.close();
});
