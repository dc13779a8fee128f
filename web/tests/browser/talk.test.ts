// What two people say to each other: set phrases, each in the reader's
// language, and whose words one does not want.

import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { SHOTS, serious, spilt } from "./places";
import { ME, ask, computer, expectNoProblems, openGame, settled, url, visitor, withBrowser } from "./support";

withBrowser();

/** For what comes by itself, on machines that have other things to do. */
const SOON = { timeout: 30_000 };

/** Two people at one game, each looking at it. */
async function two(options: BrowserContextOptions = {}) {
  const [first, second] = [await visitor({ reducedMotion: "reduce" }), await visitor({ reducedMotion: "reduce", ...options })];
  const made = await ask<State>(first.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], visibility: "public" });
  await ask(second.page, `/games/${made.game}/join`, { invite: made.invite });
  for (const { page } of [first, second]) {
    await page.goto(url(`/game/${made.game}`));
    await page.waitForSelector(".cell");
    await page.waitForSelector(".talk > button");
  }
  return { first: first.page, second: second.page, game: made.game };
}

test("a phrase is read in the reader's language, beside the name, and spoken once", async () => {
  const { first, second, game } = await two({ locale: "fr-FR", viewport: { width: 390, height: 844 } });
  const watcher = (await visitor({ locale: "cs-CZ" })).page;
  await watcher.goto(url(`/game/${game}`));
  await watcher.waitForSelector(".cell");
  // By keyboard: the panel opens at its first phrase, and Escape leads back.
  await first.locator(".talk > button").press("Enter");
  expect(await first.evaluate(() => document.activeElement?.textContent)).toBe("Hello!");
  expect(await serious(first)).toEqual([]);
  await first.screenshot({ path: `${SHOTS}talk-desktop.png` });
  await first.keyboard.press("Escape");
  expect(await first.locator(".talk > button").evaluate((button) => button === document.activeElement)).toBe(true);
  await first.locator(".talk > button").press("Enter");
  await first.getByRole("button", { name: "Good luck!" }).click();
  await second.waitForSelector(".bubble");
  expect(await second.locator(".bubble").innerText()).toBe("Bonne chance\u00a0!");
  expect(await second.locator(".talk [aria-live]").innerText()).toMatch(/\u00a0: Bonne chance\u00a0!$/);
  expect(await first.locator(".bubble").innerText()).toBe("Good luck!");
  expect(await first.locator(".talk [aria-live]").innerText(), "one's own words are not read to one").toBe("");
  await watcher.waitForSelector(".bubble");
  expect(await watcher.locator(".bubble").innerText()).toBe("Hodně štěstí!");
  expect(await spilt(second)).toEqual([]);
  await second.locator(".seats").scrollIntoViewIfNeeded();
  await second.screenshot({ path: `${SHOTS}talk-phone-fr.png` });
  // A face says what it shows.
  await second.locator(".talk > button").click();
  await second.locator(".talk-panel").scrollIntoViewIfNeeded();
  expect(await spilt(second)).toEqual([]);
  await second.screenshot({ path: `${SHOTS}talk-panel-phone-fr.png` });
  await second.getByRole("button", { name: "Un sourire" }).click();
  await first.waitForSelector(".bubble svg");
  expect(await first.locator(".bubble svg").getAttribute("aria-label")).toBe("A smile");
  // Whoever comes back sees what was said, and after some seconds it goes.
  await first.reload();
  await expect.poll(() => first.locator(".bubble").count(), SOON).toBe(2);
  await expect.poll(() => first.locator(".bubble").count(), SOON).toBe(0);
  expectNoProblems(first);
  expectNoProblems(second);
});

test("whoever is muted is not seen any more, and not told", async () => {
  const { first, second } = await two();
  await first.locator(".talk > button").click();
  await first.getByRole("button", { name: "Hide what Guest says" }).click();
  await first.getByRole("button", { name: "Show what Guest says" }).waitFor();
  await second.locator(".talk > button").click();
  await second.getByRole("button", { name: "Oops!" }).click();
  await second.waitForSelector(".bubble");
  // It would be here by now: one's own words come the same way, later.
  await first.getByRole("button", { name: "Thank you!" }).click();
  await first.waitForSelector(".bubble");
  expect(await first.locator(".bubble").allInnerTexts()).toEqual(["Thank you!"]);
  expect(await first.locator(".talk [aria-live]").innerText()).toBe("");
  // It is kept, and can be taken back.
  await first.reload();
  await first.waitForSelector(".bubble");
  expect(await first.locator(".bubble").allInnerTexts()).toEqual(["Thank you!"]);
  await first.locator(".talk > button").click();
  await first.getByRole("button", { name: "Show what Guest says" }).click();
  await expect.poll(async () => (await first.locator(".bubble").allInnerTexts()).includes("Oops!"), SOON).toBe(true);
  expectNoProblems(second);
});

test("nobody talks to a computer, and a setting hides all talk", async () => {
  const { page } = await visitor();
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await settled(page);
  expect(await page.locator(".talk").count()).toBe(0);
  const { first, second } = await two();
  await first.goto(url("/settings"));
  await first.getByRole("group", { name: "What opponents say" }).getByLabel("Hidden").check();
  await first.goBack();
  await first.waitForSelector(".cell");
  await second.locator(".talk > button").click();
  await second.getByRole("button", { name: "Hello!" }).click();
  await second.waitForSelector(".bubble");
  await settled(first);
  expect(await first.locator(".talk, .bubble").count()).toBe(0);
});

test("who says too much is told to wait", async () => {
  const { first } = await two();
  for (let time = 0; time < 5; time++) {
    await first.locator(".talk > button").click();
    await first.getByRole("button", { name: "Applause" }).click();
  }
  await first.waitForSelector(".talk [role=alert]");
});
