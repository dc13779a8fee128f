// Why a turn is good or bad: the sentence, what lights up, and the line that
// shows it.

import { expect, test } from "vitest";
import { expectNoProblems, newGame, url, visitor, withBrowser } from "./support";

withBrowser();

// Light completes a square on b2; dark would complete one on d2.
const SQUARES = "LLDDL.D........./........./..../. L";

test("an analysis says why the best turn is best, and plays the line that shows it", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(`/analysis?rules=standard&position=${encodeURIComponent(SQUARES)}`));
  const reason = page.locator(".values .reason").first();
  await reason.waitFor();
  expect(await reason.innerText()).toMatch(/square|raise|keeps|After|Only|reserve/);
  await reason.hover();
  await page.waitForSelector(".hinted");
  await reason.click();
  await page.waitForFunction(() => new URLSearchParams(location.search).has("turns"));
  expectNoProblems(page);
});

test("a review explains a mistake in the reader's language, and comes back to the game", async () => {
  const { page } = await visitor({ reducedMotion: "reduce", locale: "cs-CZ" });
  // Light places a ball where it could raise one, and that loses.
  const start = encodeURIComponent("DLLDDLDLDDLDLLLD/.DD.DL.LL/.L.D/. L");
  await page.goto(url(`/analysis?rules=standard&position=${start}&turns=e1,e2&at=1`));
  await page.locator(".tablist button").nth(1).click();
  const reason = page.locator(".panel .notice .reason").first();
  await reason.waitFor();
  expect(await reason.innerText()).toMatch(/čtverec|tah|zásobník/);
  await page.locator(".takeaway").waitFor();
  await reason.click();
  const back = page.locator("button", { hasText: "Zpět k partii" });
  await back.waitFor();
  await page.waitForFunction(() => !location.search.includes("at=") && location.search.includes("turns="));
  await back.click();
  await page.waitForFunction(() => location.search.includes("turns=e1,e2"));
  expectNoProblems(page);
});

// The same game, longer.
const GAME = `/analysis?rules=standard&position=${encodeURIComponent("DLLDDLDLDDLDLLLD/.DD.DL.LL/.L.D/. L")}&turns=e1,e2&at=1`;

test("on a phone the board stays in sight of the sentence that plays a line on it", async () => {
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width: 390, height: 700 } });
  await page.goto(url(GAME));
  await page.getByRole("button", { name: "Review" }).click();
  const reason = page.locator(".panel .notice .reason").first();
  await reason.scrollIntoViewIfNeeded();
  await reason.click();
  await page.waitForFunction(() => !location.search.includes("turns=e1") && location.search.includes("turns="));
  const inSight = (selector: string) => page.locator(selector).evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(await inSight(".stage .board")).toBe(true);
  expect(await inSight(".panel > .back")).toBe(true);
  expectNoProblems(page);
});

test("a better turn is tried out and the game is not lost; only its own turns are marked", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(GAME));
  await page.getByRole("button", { name: "Review" }).click();
  await page.waitForSelector(".turn.mistake, .turn.blunder");
  const better = page.locator(".panel .notice .button.mono").first();
  const turn = await better.innerText();
  // While the line of a reason is on the board, too.
  await page.locator(".panel .notice .reason").first().click();
  await page.waitForFunction(() => !location.search.includes("turns=e1,e2"));
  await better.click();
  await page.waitForFunction((text) => new URLSearchParams(location.search).get("turns") === text, turn);
  await page.waitForFunction(() => document.querySelectorAll(".turn").length === 1);
  expect(await page.locator(".turn.mistake, .turn.blunder").count()).toBe(0);
  // Another tab is not the end of it.
  await page.getByRole("button", { name: "Values" }).click();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.waitForFunction(() => new URLSearchParams(location.search).get("turns") === "e1,e2");
  // As on the board.
  await page.getByRole("button", { name: "Review" }).click();
  await page.locator(".history button").first().click();
  await page.locator('.cell[data-cell="e2"]').press("Enter");
  await page.waitForFunction(() => new URLSearchParams(location.search).get("turns")?.startsWith("e2"));
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.waitForFunction(() => new URLSearchParams(location.search).get("turns") === "e1,e2");
  expectNoProblems(page);
});

test("a hint in a game against a level explains itself", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await newGame(page, { game: "pyramid", opponent: "computer", level: 1, side: "first" });
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.locator(".panel button", { hasText: /^Hint$/ }).click();
  await page.locator(".panel .notice strong", { hasText: /^Try / }).waitFor();
  // A turn makes it go.
  await page.locator('.cell[data-cell="b2"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".panel .notice strong", { hasText: /^Try / }).waitFor({ state: "detached" });
  expectNoProblems(page);
});
