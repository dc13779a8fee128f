// Exact values on the screen: the tablebase of the children's game is really
// built, by the button, and then everything is read from it.

import { beforeAll, expect, test } from "vitest";
import { SHOTS } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

// The published value: who begins loses in 36 plies. Later tests of this file
// use what is built here, so that it is built once.
beforeAll(async () => {
  const { page, context } = await visitor();
  await page.goto(url("/analysis?rules=children"));
  await page.locator("button", { hasText: "Build the table" }).click();
  const bar = page.locator("[role=progressbar]");
  await bar.waitFor();
  await page.waitForFunction(() => Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) > 0, undefined, { timeout: 300_000 });
  expect(await page.locator(".panel .notice").first().innerText()).toMatch(/\d+ ?%/);
  await page.screenshot({ path: `${SHOTS}building.png` });
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent?.includes("loses in 36"), undefined, { timeout: 300_000 });
  expect(await bar.count()).toBe(0);
  expectNoProblems(page);
  await context.close();
}, 600_000);

test("a table that is ready a moment after it was asked for counts at once, and an answer that is lost stops nothing", async () => {
  const { page, context } = await visitor();
  // Until the button is pressed there is none; then one answer, one that is
  // lost on its way, and from then on the truth.
  let answers: ("building" | "lost")[] | undefined;
  await page.route("**/api/v1/tablebases/children", async (route) => {
    if (route.request().method() === "POST") answers = ["building", "building", "lost"];
    const status = answers ? answers.shift() : "absent";
    if (status === undefined) await route.continue();
    else if (status === "lost") await route.abort();
    else await route.fulfill({ json: { rules: "children", status } });
  });
  await page.goto(url("/analysis?rules=children"));
  await page.locator("button", { hasText: "Build the table" }).click();
  await page.locator("[role=progressbar]").waitFor();
  await page.locator(".verdict", { hasText: "loses in 36" }).waitFor();
  expect(await page.locator("[role=progressbar], .panel [role=alert]").count()).toBe(0);
  await context.close();
});

interface Valued {
  turn: string;
  words: string;
  shape: string;
}

/** Every turn of the list as it is shown. */
async function listed(page: import("playwright-core").Page): Promise<Valued[]> {
  const more = page.locator("button", { hasText: "Show all" });
  if ((await more.count()) > 0) await more.click();
  return page.$$eval(".turn-value", (rows) => rows.map((row) => ({
    turn: row.querySelector(".mono")!.textContent!,
    words: row.querySelector(".value-text")!.textContent!,
    shape: row.querySelector("svg")!.getAttribute("class")!.replace("value-sign ", ""),
  })));
}

test("every legal turn has its exact value in words and its shape, best first", async () => {
  const { page, context } = await visitor();
  await page.goto(url("/analysis?rules=children&position=LLDDLDLDDLDLLDLD/LDLD...../..../.+D"));
  await settled(page);
  const turns = await listed(page);
  const legal = await page.$$eval('.cells .cell[aria-label*="a ball can go here"]', (cells) => cells.length);
  expect(legal).toBeGreaterThan(0);
  expect(turns.filter(({ turn }) => !turn.includes("-"))).toHaveLength(legal);
  for (const { words, shape } of turns) expect(words).toMatch({ win: /^wins in (one turn|\d+ turns)$/, draw: /^draw$/, loss: /^loses in (one turn|\d+ turns)$/ }[shape]!);
  // Wins before draws before losses; quick wins first, slow losses first.
  const rank = ({ words, shape }: Valued) => {
    const plies = Number(/\d+/.exec(words)?.[0] ?? 1);
    return shape === "win" ? 1000 - plies : shape === "loss" ? plies - 1000 : 0;
  };
  expect(turns.map(rank)).toEqual(turns.map(rank).sort((a, b) => b - a));
  expectNoProblems(page);
  await context.close();
});

test("the perfect line is played out to the end of the game", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis?rules=children&position=LDLDLDDLDLLDLDDL/LDDLLDLDD/.D../.+L"));
  await settled(page);
  const verdict = await page.locator(".verdict strong").innerText();
  const plies = Number(/\d+/.exec(verdict)![0]);
  await page.locator("button", { hasText: "Best play" }).click();
  await page.waitForFunction((n) => new URLSearchParams(location.search).get("turns")?.split(",").length === n, plies);
  await page.waitForFunction(() => document.querySelector(".verdict small")?.textContent?.includes("The game is over"));
  await context.close();
});

test("a game's graph marks the mistakes, and each is explained", async () => {
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  // Dark, who is winning, gives it away somewhere in this line.
  await page.goto(url("/analysis?rules=children&turns=a1,a2,b1,b2,e1,c1,c2,f1,d1,a3,a4,b3"));
  await page.locator(".tablist button", { hasText: "Review" }).click();
  await page.waitForSelector(".graph .curve");
  const flags = await page.locator(".graph .flag").count();
  expect(flags).toBeGreaterThan(0);
  expect(await page.locator(".turn.mistake, .turn.blunder").count()).toBe(flags);
  await page.locator(".turn.mistake, .turn.blunder").first().click();
  expect(await page.locator(".panel .notice").first().innerText()).toMatch(/Before: .*After: .*Better:/s);
  await page.screenshot({ path: `${SHOTS}review.png` });
  await context.close();
});
