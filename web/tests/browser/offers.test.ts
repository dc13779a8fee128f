// Resigning, offers and their answers, undo: each where one looks, and none by
// accident.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ME, ask, choose, computer, expectNoProblems, openGame, untilMyMove, url, visitor, withBrowser } from "./support";
import { THEMES, inTheme, serious } from "./places";
import type { State } from "../../src/net/wire";

withBrowser();

const action = (page: Page, name: string) => page.locator(".actions button", { hasText: name });
const turns = (page: Page, count: number) => page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, count);

test.each([["desktop", 1280, 800], ["phone", 390, 844], ["small", 360, 640], ["landscape", 844, 390]] as const)("no game is resigned by a double or a triple click (%s)", async (_, width, height) => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width, height } });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  await choose(page, "a1");
  await turns(page, 2);
  await action(page, "Resign").scrollIntoViewIfNeeded();
  const box = (await action(page, "Resign").boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 3, delay: 30 });
  await page.waitForTimeout(1_000);
  expect(await page.locator(".status.over").count()).toBe(0);
  expectNoProblems(page);
});

test("resigning asks first, and playing on is one click", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  await choose(page, "a1");
  await turns(page, 2);
  await action(page, "Resign").click();
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page)).toEqual([]);
  }
  await page.locator("dialog button", { hasText: "Play on" }).click();
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.locator(".status.over").count()).toBe(0);
  await action(page, "Resign").click();
  await page.locator("dialog button:enabled", { hasText: "Resign" }).click();
  await page.waitForSelector(".status.lost");
  expectNoProblems(page);
});

test("what the computer answers to a draw is told", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)] });
  await untilMyMove(page);
  await choose(page, "a1");
  await turns(page, 2);
  await action(page, "Offer a draw").click();
  await page.waitForFunction(() => document.querySelector(".note")?.textContent?.includes("The computer declines the draw."));
  // It goes away with the next turn, and can be sent away.
  await page.locator(".note button").click();
  expect(await page.locator(".note").count()).toBe(0);
  expectNoProblems(page);
});

test("an offer is in view on a phone, whatever is scrolled, and moves nothing", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const { page: phone } = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const made = await ask<State>(page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }] });
  await ask(phone, `/games/${made.game}/join`, { invite: made.invite });
  for (const each of [page, phone]) await each.goto(url(`/game/${made.game}`));
  await untilMyMove(page);
  await choose(page, "a1");
  await untilMyMove(phone);
  const before = await phone.locator('.cell[data-cell="b2"]').boundingBox();
  await action(page, "Offer a draw").click();
  const accept = phone.locator(".note button", { hasText: "Accept" });
  await accept.waitFor();
  const box = (await accept.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(844);
  expect(await phone.locator('.cell[data-cell="b2"]').boundingBox()).toEqual(before);
  await accept.click();
  for (const each of [page, phone]) await each.waitForSelector(".status.over");
  expectNoProblems(page);
});

test("undo is not offered in the middle of a turn, and undoes what one expects", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)], start: "LLD.L......D...D/........./..../. L" });
  await untilMyMove(page);
  const undo = action(page, "Undo turn");
  expect(await undo.isDisabled()).toBe(true);
  // One's own turn and the answer to it are undone together.
  await choose(page, "d1");
  await turns(page, 2);
  await untilMyMove(page);
  expect(await undo.isEnabled()).toBe(true);
  await undo.click();
  await turns(page, 0);
  await untilMyMove(page);
  // A square that waits for its balls is half a turn: there is nothing to undo but its clicks.
  await choose(page, "b2");
  await page.waitForFunction(() => document.querySelector(".prompt strong")?.textContent === "Square!");
  expect(await undo.isDisabled()).toBe(true);
  await page.locator(".turn-bar .button.primary").click();
  await turns(page, 2);
  await untilMyMove(page);
  expect(await undo.isEnabled()).toBe(true);
  expectNoProblems(page);
});
