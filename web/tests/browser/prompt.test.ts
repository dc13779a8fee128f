// The sentence over the board: what to do, why a click did nothing, whose move
// it is in the window's title; rules and keys one click away.

import { expect, test } from "vitest";
import { ME, choose, clickPlace, computer, expectNoProblems, openGame, untilMyMove, url, visitor, withBrowser } from "./support";
import { SHOTS, THEMES, inTheme, serious, spilt } from "./places";

withBrowser();

const THREE_OF_A_SQUARE = "LLD.L......D...D/........./..../. L";

test.each([["desktop", 1280, 800], ["phone", 390, 844]] as const)("a square is told over the board, large, and nothing moves for it (%s)", async (name, width, height) => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width, height } });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)], start: THREE_OF_A_SQUARE });
  await untilMyMove(page);
  expect(await page.locator(".prompt strong").innerText()).toBe("Your move");
  const before = await page.locator('.cell[data-cell="b2"]').boundingBox();
  await clickPlace(page, "b2");
  await page.waitForFunction(() => document.querySelector(".prompt strong")?.textContent === "Square!");
  expect(await page.locator(".prompt span").innerText()).toBe("You may take back up to two balls, or finish your turn.");
  expect(await page.locator('.cell[data-cell="b2"]').boundingBox()).toEqual(before);
  const size = await page.$eval(".prompt strong", (element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(19);
  expect(await page.locator(".prompt").isVisible()).toBe(true);
  await page.screenshot({ path: `${SHOTS}/square-${name}.png` });
  expect(await spilt(page)).toEqual([]);
  expectNoProblems(page);
});

test("a click that breaks a rule is answered with the rule", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const says = (text: string) => page.waitForFunction((words) => document.querySelector(".prompt .refused")?.textContent === words, text);
  await openGame(page, { rules: "standard", seats: [ME, ME], start: THREE_OF_A_SQUARE });
  await untilMyMove(page);
  // With the mouse, on a ball that is not one's own and on one that has nowhere to go.
  await clickPlace(page, "c1");
  await says("c1 is not yours.");
  await clickPlace(page, "a1");
  await says("a1 cannot be raised: no higher place is open to it.");
  // With the keyboard, on a cell that cannot be seen.
  await choose(page, "h1");
  await says("h1 is not supported: e1 is empty.");
  // In the middle of a turn.
  await choose(page, "b2");
  await page.waitForFunction(() => document.querySelector(".prompt strong")?.textContent === "Square!");
  expect(await page.locator(".prompt .refused").count()).toBe(0);
  await choose(page, "c1");
  await says("c1 cannot be taken back: no ball of yours is there.");
  expectNoProblems(page);
});

test("a click on the globe that breaks a rule is answered, in the reader's language", async () => {
  const { page } = await visitor({ reducedMotion: "reduce", locale: "hu" });
  const says = (text: string) => page.waitForFunction((words) => document.querySelector(".prompt .refused")?.textContent === words, text);
  await openGame(page, { rules: "carpentier", seats: [ME, ME], start: "E..BA/EDCBA/..DaC..../.bcde/abcde B 1.3 e3 0 0:0" });
  await untilMyMove(page);
  await clickPlace(page, "e1");
  await says("Előbb válaszd ki egy korongodat.");
  await clickPlace(page, "blue i2");
  await says("i2 nem a tiéd.");
  expectNoProblems(page);
});

test("the window's title says whose move it is", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)], start: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L" });
  await untilMyMove(page);
  expect(await page.title()).toBe("Your move — Pylos");
  await choose(page, "j1");
  await page.waitForSelector(".status.over");
  await page.waitForFunction(() => document.title === "You won! — Pylos");
  await page.goto(url("/learn"));
  await page.waitForFunction(() => document.title === "Learn · Pylos");
});

test.each(["pyramid", "equator"] as const)("rules and keys of the %s game are one click away", async (game) => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await openGame(page, { rules: game === "pyramid" ? "standard" : "carpentier+random", seats: [ME, ME] });
  await page.click(".help-button");
  await page.waitForSelector("dialog .chapter");
  const words = await page.locator("dialog").innerText();
  expect(words).toContain("Keys");
  expect(words).toContain(game === "pyramid" ? "apex" : "hemisphere");
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page)).toEqual([]);
  }
  await page.screenshot({ path: `${SHOTS}/help-${game}.png` });
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.classList.contains("help-button"))).toBe(true);
  expectNoProblems(page);
});
