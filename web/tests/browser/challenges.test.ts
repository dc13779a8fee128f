// Whom one plays and how: challenges by name, rated games, clocks of one's own
// and of days, turns that are sent only when they are confirmed.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { serious } from "./places";
import { ask, choosable, choose, expectNoProblems, fillUp, newGame, settled, url, visitor, withBrowser } from "./support";

withBrowser();

let made = 0;
async function member(): Promise<{ page: Page; name: string }> {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const name = `chal-${Date.now() % 1e7}-${made++}`;
  await ask(page, "/accounts", { name, password: "correct horse" });
  return { page, name };
}

const stateOf = async (page: Page, id: string) => (await (await page.request.get(url(`/api/v1/games/${id}`))).json()) as State;
const gameIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;

test("a player is challenged from his profile to a rated game of days, and accepts on his first page", async () => {
  const [ana, bob] = [await member(), await member()];
  await ana.page.goto(url(`/player/${bob.name}`));
  await ana.page.getByRole("link", { name: "Challenge" }).click();
  expect(await ana.page.locator("input[name=player]").inputValue()).toBe(bob.name);
  await ana.page.selectOption("select[name=clock]", "day-3");
  await ana.page.check("input[name=rated]");
  expect(await serious(ana.page)).toEqual([]);
  await ana.page.click(".new-game button.big");
  await ana.page.waitForURL(/\/game\//);
  const id = gameIn(ana.page);
  await bob.page.goto(url("/"));
  await bob.page.waitForSelector("#home-challenges + ul .entry");
  expect(await bob.page.locator("#home-challenges + ul .entry").innerText()).toContain("3 days per move · rated");
  expect(await serious(bob.page)).toEqual([]);
  await bob.page.getByRole("button", { name: `Accept the challenge of ${ana.name}` }).click();
  await bob.page.waitForURL(`**/game/${id}`);
  await bob.page.waitForSelector(".cell");
  const state = await stateOf(bob.page, id);
  expect([state.phase, state.rated]).toEqual(["playing", true]);
  expect(await bob.page.locator(".clock").first().innerText()).toBe("3 days");
  // Whoever has a name is a click away.
  await bob.page.locator(".seats a", { hasText: ana.name }).waitFor();
  expectNoProblems(ana.page);
  expectNoProblems(bob.page);
});

test("a challenge is declined, and one to nobody is refused in words", async () => {
  const [ana, bob] = [await member(), await member()];
  await ana.page.goto(url("/?challenge=nobody-at-all"));
  await ana.page.click(".new-game button.big");
  await ana.page.waitForSelector("[role=alert]");
  expect(await ana.page.locator("[role=alert]").innerText()).toBe("There is no player of that name.");
  await ana.page.fill("input[name=player]", bob.name);
  await ana.page.click(".new-game button.big");
  await ana.page.waitForURL(/\/game\//);
  await bob.page.goto(url("/"));
  await bob.page.getByRole("button", { name: `Decline the challenge of ${ana.name}` }).click();
  await expect.poll(() => bob.page.locator("#home-challenges").count()).toBe(0);
  expect((await stateOf(ana.page, gameIn(ana.page))).result?.by).toBe("aborted");
});

test("a rated game needs an account; a clock of one's own is asked for", async () => {
  const { page } = await visitor();
  await page.goto(url("/"));
  await page.check("input[name=opponent][value=friend]");
  await page.check("input[name=rated]");
  await page.selectOption("select[name=clock]", "custom");
  await page.getByRole("spinbutton", { name: "Minutes each" }).fill("7");
  await page.getByRole("spinbutton", { name: "Seconds added per move" }).fill("3");
  await page.getByRole("spinbutton", { name: "Seconds added per move" }).blur();
  await page.click(".new-game button.big");
  await page.waitForSelector("[role=alert]");
  expect(await page.locator("[role=alert]").innerText()).toBe("Sign in first, under “Account”.");
  await page.uncheck("input[name=rated]");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/games"));
  await page.click(".new-game button.big");
  expect((await asked).postDataJSON()).toMatchObject({ clock: { kind: "per_game", seconds: 420, increment: 3 } });
  expectNoProblems(page);
});

test("whoever wants to confirm turns sends none by a slip", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/settings"));
  await settled(page);
  await page.getByRole("radio", { name: "When I confirm it" }).check({ force: true });
  await newGame(page, { opponent: "screen" });
  const turns = () => page.locator(".moves .turn").count();
  await choose(page, "b2");
  await page.getByRole("button", { name: "Finish turn" }).waitFor();
  expect(await turns()).toBe(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await choose(page, "c3");
  await page.getByRole("button", { name: "Finish turn" }).click();
  await expect.poll(turns).toBe(1);
  expect(await page.locator(".moves .turn").first().innerText()).toBe("c3");
  expectNoProblems(page);
});

test("in the battles of the equator game, too", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/settings"));
  await settled(page);
  await page.getByRole("radio", { name: "When I confirm it" }).check({ force: true });
  await newGame(page, { game: "equator", opponent: "screen" });
  await fillUp(page);
  const turns = () => page.locator(".moves .turn").count();
  const before = await turns();
  for (const pawn of await choosable(page)) {
    await choose(page, pawn);
    const target = (await choosable(page)).find((place) => /^e\d/.test(place));
    if (target === undefined) continue;
    await choose(page, target);
    break;
  }
  await page.getByRole("button", { name: "Finish turn" }).waitFor();
  expect(await turns()).toBe(before);
  await page.getByRole("button", { name: "Finish turn" }).click();
  await expect.poll(turns).toBeGreaterThan(before);
  expectNoProblems(page);
});

test("whoever challenges a stronger player is offered a handicap, which follows the player", async () => {
  const [ana, bob] = [await member(), await member()];
  // The two are known well at one pace and 320 points apart.
  for (const [name, rating] of [[ana.name, 1480], [bob.name, 1800]] as const) {
    await ana.page.route(`**/api/v1/players/${name}/profile`, async (route) => {
      const answer = await route.fetch();
      const ratings = [{ game: "pyramid", pace: "slow", rating, deviation: 60, games: 40 }];
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ratings } });
    });
  }
  await ana.page.goto(url(`/?challenge=${bob.name}`));
  await ana.page.getByRole("button", { name: "Play with this handicap" }).waitFor();
  expect(await ana.page.locator(".new-game .notice").innerText()).toContain(`${bob.name} is rated 1800, you 1480. The game would be fairer if ${bob.name} had 13 balls instead of 15.`);
  await settled(ana.page);
  expect(await serious(ana.page)).toEqual([]);
  await ana.page.getByRole("button", { name: "Play with this handicap" }).click();
  await ana.page.getByRole("button", { name: "Play without a handicap" }).waitFor();
  await ana.page.click(".new-game button.big");
  await ana.page.waitForURL(/\/game\//);
  const state = await stateOf(ana.page, gameIn(ana.page));
  const bobs = state.you.includes("light") ? "dark" : "light";
  expect([state.rules, state.rated]).toEqual([bobs === "light" ? "standard+13-15" : "standard+15-13", false]);
  expectNoProblems(ana.page);
});
