// Coming back: what waits for one stands first, what is over can be found,
// played again and reviewed, and what nobody goes on with can be ended.

import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { SHOTS, serious, spilt } from "./places";
import { ME, act, ask, computer, expectNoProblems, newGame, settled, url, visitor, withBrowser } from "./support";

withBrowser();

/** Two people at one game: whoever made it, and whoever joined. */
async function two(rules = "standard", more: object = {}) {
  const [first, second] = [await visitor(), await visitor()];
  const made = await ask<State>(first.page, "/games", { rules, seats: [ME, { kind: "friend" }], ...more });
  await ask<State>(second.page, `/games/${made.game}/join`, { invite: made.invite });
  return { first, second, made };
}

test("a game that waits for one stands first, with the time left; the other sees it running", async () => {
  const { first, second, made } = await two("standard", { clock: { kind: "per_move", seconds: 7_200 } });
  const one = await act(first.page, made, { type: "turn", turn: "a1" });
  await act(second.page, one, { type: "turn", turn: "b2" });
  await first.page.goto(url("/"));
  await first.page.waitForSelector(".home .entry.your-turn");
  expect(await first.page.locator(".home h1").innerText()).toBe("It is your turn");
  const card = first.page.locator("#home-waiting + ul .entry");
  expect(await card.count()).toBe(1);
  expect(await card.locator(".figure").count()).toBe(1);
  expect(await card.innerText()).toMatch(/You\s+Guest[^]*Your move · (119 minutes|2 hours) left/);
  // The form is beside it, and a new game one tab away.
  expect(await first.page.locator("#new button.big").isVisible()).toBe(true);
  await second.page.goto(url("/"));
  await second.page.waitForSelector("#home-running + ul .entry");
  expect(await second.page.locator(".entry.your-turn").count()).toBe(0);
  expect(await serious(first.page)).toEqual([]);
  await first.page.screenshot({ path: `${SHOTS}home-desktop.png` });
  await card.locator("a.game-card").click();
  await first.page.waitForURL(`**/game/${made.game}`);
  expectNoProblems(first.page);
});

test("on a phone the games come first, and nothing sticks out", async () => {
  const { page } = await visitor({ viewport: { width: 360, height: 740 } });
  await ask(page, "/games", { rules: "standard", seats: [ME, computer(2)] });
  await newGame(page, { opponent: "screen" });
  await page.goto(url("/"));
  await page.waitForSelector(".home .entry:nth-child(1)");
  await settled(page);
  // A game of this device stands beside one of the server's.
  expect(await page.locator("#home-waiting + ul .entry").count()).toBe(2);
  expect(await spilt(page)).toEqual([]);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}home-phone.png` });
  await page.getByRole("link", { name: "New game" }).click();
  expect(await page.evaluate(() => document.activeElement?.closest("form")?.id)).toBe("new");
  expectNoProblems(page);
});

test("finished games are found by opponent, rules and result, a page at a time", async () => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  for (let game = 0; game < 23; game++) {
    const rules = game < 21 ? "standard" : "children+raise";
    const made = await ask<State>(page, "/games", { rules, seats: [ME, computer(1)] });
    await act(page, made, game === 0 ? { type: "abort" } : { type: "resign" });
  }
  await page.goto(url("/games"));
  await settled(page);
  expect(await page.locator(".entry").count()).toBe(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => page.locator(".entry").count()).toBe(23);
  await page.selectOption("select[name=result]", "aborted");
  await expect.poll(() => page.locator(".entry").count()).toBe(1);
  await page.selectOption("select[name=result]", "");
  await page.selectOption("select[name=rules]", "children");
  await expect.poll(() => page.locator(".entry").count()).toBe(2);
  // It stands in the address: a reload shows the same.
  await page.reload();
  await settled(page);
  expect(await page.locator(".entry").count()).toBe(2);
  expect(await page.locator("select[name=rules]").inputValue()).toBe("children");
  await page.getByRole("searchbox", { name: "Opponent’s name" }).fill("nobody");
  await expect.poll(() => page.locator(".game-list").innerText()).toBe("No such games.");
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}games-phone.png` });
  expectNoProblems(page);
});

test("a rematch and a review from the list", async () => {
  const { page } = await visitor();
  const made = await ask<State>(page, "/games", { rules: "standard", seats: [ME, computer(1)] });
  await act(page, made, { type: "resign" });
  await page.goto(url("/"));
  await page.waitForSelector("#home-finished + ul .entry");
  expect(await page.getByRole("link", { name: "Review" }).getAttribute("href")).toBe(`/analysis?game=${made.game}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  // The computer agrees at once: the next game begins.
  await page.waitForURL((address) => address.pathname.startsWith("/game/") && !address.pathname.endsWith(made.game));
  expectNoProblems(page);
});

test("a game that nobody goes on with is ended from the list, after a word about what that means", async () => {
  const { page } = await visitor();
  const made = await ask<State>(page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }] });
  await page.goto(url("/"));
  await page.waitForSelector("#home-running + ul .entry");
  await page.getByRole("button", { name: "End the game" }).click();
  await page.waitForSelector("dialog .danger");
  expect(await page.locator("dialog").innerText()).toContain("It is called off: nobody wins or loses.");
  await page.locator("dialog .danger").click();
  await page.waitForSelector("#home-finished + ul .entry");
  const over = (await (await page.request.get(url(`/api/v1/games/${made.game}`))).json()) as State;
  expect(over.result?.by).toBe("aborted");
  expectNoProblems(page);
});

test("free seats are on the first page", async () => {
  const [host, guest] = [await visitor(), await visitor()];
  const made = await ask<State>(host.page, "/games", { rules: "standard", seats: [ME, { kind: "anyone" }], visibility: "public" });
  await guest.page.goto(url("/"));
  await guest.page.locator(`.lobby a[href="/game/${made.game}"]`).click();
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.waitForSelector(".cell");
  await expect.poll(async () => ((await (await guest.page.request.get(url(`/api/v1/games/${made.game}`))).json()) as State).phase).toBe("playing");
});
