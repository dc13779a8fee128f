// Positions and games in the light of exact values.

import { expect, test } from "vitest";
import { clickPlace, expectNoProblems, url, visitor, withBrowser } from "./support";

withBrowser();

test("whoever plays by keyboard stays on the board after a turn", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis"));
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.locator('.cell[data-cell="b2"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".turn");
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell)).toBe("b2");
  await context.close();
});

test("an analysis is in its address: played on, stepped through, opened again", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis"));
  for (const cell of ["a1", "b1", "c1"]) {
    await page.waitForSelector(`.cell[data-cell="${cell}"][aria-disabled="false"]`);
    await clickPlace(page, cell);
    await page.waitForFunction((name) => location.search.includes(name), cell);
  }
  expect(new URL(page.url()).searchParams.get("turns")).toBe("a1,b1,c1");
  await page.locator("main").focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => location.search.includes("at=2"));
  const { page: other } = await visitor();
  await other.goto(page.url());
  await other.waitForFunction(() => document.querySelector('.cell[data-cell="b1"]')?.getAttribute("aria-label")?.includes("dark ball"));
  expect(await other.locator('.cell[data-cell="c1"]').getAttribute("aria-label")).toContain("empty");
  await other.waitForSelector(".turn-value");
  expectNoProblems(page);
  expectNoProblems(other);
});

test.each(["standard", "carpentier"])("a position of %s is made by hand and analysed", async (rules) => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const start = rules === "standard" ? "" : "&position=EDCBA/EDCBA/........./abcde/abcde+B+1.0+-+0+0:0";
  await page.goto(url(`/analysis?rules=${rules}${start}`));
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.locator(".tablist button", { hasText: "Edit" }).click();
  if (rules === "standard") {
    for (const cell of ["a1", "b1", "a2", "b2"]) await clickPlace(page, cell);
    await clickPlace(page, "e1");
  } else {
    await page.locator(".turn-bar button", { hasText: "Remove" }).click();
    await clickPlace(page, "blue i3");
    await page.locator(".turn-bar .stock-size").nth(2).click();
    await clickPlace(page, "e3");
    await page.locator(".beside input").nth(1).fill("1");
    await page.locator(".beside select").nth(1).selectOption("e3");
  }
  await page.locator(".turn-bar .button.primary").click();
  const wanted = rules === "standard" ? "LL..LL........../L......../..../. L" : "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0";
  await page.waitForFunction((text) => new URLSearchParams(location.search).get("position") === text, wanted);
  await page.waitForSelector(".turn-value");
  expect(await page.locator("[role=alert]").count()).toBe(0);
  expectNoProblems(page);
});

test("a bad position is refused with the reason, and a record is opened", async () => {
  const { page } = await visitor();
  await page.goto(url("/analysis"));
  await page.locator(".tablist button", { hasText: "Share" }).click();
  await page.fill("textarea", "L.............../L......../..../. D");
  await page.locator("button", { hasText: "Open" }).click();
  await page.waitForFunction(() => document.querySelector(".panel [role=alert]")?.textContent?.includes("P1"));
  await page.fill("textarea", "LLDD............/........./..../. L");
  await page.locator("button", { hasText: "Open" }).click();
  await page.waitForFunction(() => location.search.includes("position=LLDD"));
});

test("what is wrong in a record is told with its place, in the reader's words", async () => {
  const { page } = await visitor({ locale: "fr-FR" });
  await page.goto(url("/analysis"));
  await page.locator(".tablist button").last().click();
  await page.fill("textarea", '[Game "pyramid"]\n[Rules "standard"]\n\n1. a1 b1\n2. e1 *\n');
  await page.locator(".panel button.primary").click();
  const told = page.locator(".panel [role=alert]");
  await told.waitFor();
  expect(await told.innerText()).toBe("Ce n’est pas une feuille de partie. Ligne 5, colonne 4\u00a0: le coup 3, e1, ne peut pas être joué. e1 n’est pas soutenue\u00a0: a2 est vide. (P1)");
  await page.fill("textarea", '[Game "pyramid"]\n1. a1 *\n');
  await page.locator(".panel button.primary").click();
  await page.waitForFunction(() => document.querySelector(".panel [role=alert]")?.textContent?.endsWith("l’étiquette Rules manque."));
  expectNoProblems(page);
});

test("every turn of the equator game has its exact value", async () => {
  const { page } = await visitor();
  await page.goto(url("/analysis?rules=carpentier&position=...../AB.../........./de.../.....+B+5.0+-+3+9:4"));
  await page.waitForSelector(".turn-value");
  // Four different sizes will be left, and the largest is red.
  expect(await page.locator(".verdict").innerText()).toContain("Blue: 3 points behind");
  expect(await page.locator(".verdict").innerText()).toContain("Exact");
  await page.locator("button", { hasText: /^Show all/ }).click();
  const turns = await page.locator(".turn-value .mono").allInnerTexts();
  expect(new Set(turns.map((turn) => turn.split("-")[0]))).toEqual(new Set(["i1", "i2"]));
  expect(turns.length).toBeGreaterThan(12);
  expectNoProblems(page);
});
