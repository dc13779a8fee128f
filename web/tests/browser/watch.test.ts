// Watching: the featured game, whom one follows, correspondence near its end,
// replays with values, the screen of a room.

import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { SHOTS, inTheme, serious, spilt } from "./places";
import { ME, act, ask, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

/** For what comes by itself, on machines that have other things to do. */
const SOON = { timeout: 30_000 };

let made = 0;

/** Somebody with an account. */
async function member() {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const name = `watch-${Date.now() % 1e7}-${made++}`;
  await ask(page, "/accounts", { name, password: "correct horse" });
  return { page, name };
}

type Member = Awaited<ReturnType<typeof member>>;

/** The game as somebody sees it. */
const seen = async ({ page }: Member, { game }: State) => (await (await page.request.get(url(`/api/v1/games/${game}`))).json()) as State;

/** A public rated game of two with accounts, in which both have played. */
async function game(first: Member, second: Member, more: object = {}): Promise<State> {
  const begun = await ask<State>(first.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], visibility: "public", rated: true, ...more });
  let state = await ask<State>(second.page, `/games/${begun.game}/join`, { invite: begun.invite });
  for (let turn = 0; turn < 2; turn++) {
    for (const who of [first, second]) {
      const { legal } = await seen(who, state);
      if (legal) state = await act(who.page, state, { type: "turn", turn: legal[0]!.turn });
    }
  }
  return state;
}

/** One that is featured before those that others have left: one of the two has won before. */
async function strong(more: object = {}): Promise<{ ana: Member; bob: Member; state: State }> {
  const [ana, bob, cleo] = [await member(), await member(), await member()];
  const before = await game(ana, cleo, more);
  await act(cleo.page, before, { type: "resign" });
  return { ana, bob, state: await game(ana, bob, more) };
}

test("the featured game is shown large and live; whom one follows comes next, and is not told", async () => {
  const { ana, bob, state } = await strong();
  const { page } = await visitor({ reducedMotion: "reduce" });
  // From the profile, and from there under Watch.
  await page.goto(url(`/player/${ana.name}`));
  await page.getByRole("button", { name: "Follow" }).click();
  await page.getByRole("button", { name: "Stop following" }).waitFor();
  await page.goto(url("/watch"));
  await page.waitForSelector(".featured .cell");
  await settled(page);
  expect(await page.locator(".featured .broadcast").innerText()).toContain(ana.name);
  expect(await page.locator(".featured .last-turn").innerText()).toBe(`Dark played ${state.turns.at(-1)!.turn}`);
  const titles = await page.locator("h2").allInnerTexts();
  expect(titles.slice(0, 2)).toEqual(["Featured game", "Of players you follow"]);
  expect(await page.locator(`.featured ~ section a[href="/game/${state.game}"]`).count()).toBeGreaterThan(0);
  await act(ana.page, state, { type: "turn", turn: "d4" });
  await expect.poll(() => page.locator(".featured .last-turn").innerText(), SOON).toBe("Light played d4");
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}watch-featured-desktop.png`, fullPage: true });
  await inTheme(page, "light");
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await spilt(page)).toEqual([]);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}watch-featured-phone.png`, fullPage: true });
  // Her own page of the same profile says nothing of it.
  await ana.page.goto(url(`/player/${ana.name}`));
  await settled(ana.page);
  expect(await ana.page.getByRole("button", { name: /Follow|Stop/ }).count()).toBe(0);
  await page.goto(url(`/player/${ana.name}`));
  await page.getByRole("button", { name: "Stop following" }).click();
  await page.getByRole("button", { name: "Follow", exact: true }).waitFor();
  await act(bob.page, await seen(bob, state), { type: "resign" });
  expectNoProblems(page);
});

test("correspondence close to its end has a place of its own", async () => {
  const [ana, bob] = [await member(), await member()];
  const late = "LLLLDDDDLLLLDDDD/LLLLDD.../..../. L";
  const begun = await ask<State>(ana.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], visibility: "public", start: late, clock: { kind: "per_move", seconds: 86_400 } });
  await ask<State>(bob.page, `/games/${begun.game}/join`, { invite: begun.invite });
  const { page } = await visitor({ locale: "hu-HU", viewport: { width: 390, height: 844 } });
  await page.goto(url("/watch"));
  const finals = page.locator("section", { hasText: "Levelezési játszmák a végük előtt" });
  await finals.locator(`a[href="/game/${begun.game}"]`).waitFor();
  await settled(page);
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}watch-finals-phone-hu.png`, fullPage: true });
});

test("a finished game plays itself again, with the value of every turn", async () => {
  const [ana, bob] = [await member(), await member()];
  // Near the end every value is found at once.
  const late = "LLLLDDDDLLLLDDDD/LLLLDDDD./LL../. D";
  let state = await ask<State>(ana.page, "/games", { rules: "children", seats: [ME, { kind: "friend" }], visibility: "public", start: late });
  state = await ask<State>(bob.page, `/games/${state.game}/join`, { invite: state.invite });
  for (const who of [bob, ana, bob, ana]) {
    const { phase, legal } = await seen(who, state);
    if (phase !== "playing" || !legal) break;
    state = await act(who.page, state, { type: "turn", turn: legal[0]!.turn });
  }
  if (state.phase === "playing") state = await act(ana.page, state, { type: "resign" });
  state = await seen(ana, state);
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url(`/game/${state.game}`));
  await page.waitForSelector(".replay .graph");
  await settled(page);
  const turns = state.turns.length;
  expect(turns).toBeGreaterThan(1);
  expect(await page.locator(".replay-value").innerText()).toContain(state.turns.at(-1)!.turn);
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator(".replay-value").innerText(), SOON).toBe("Before the first turn");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator(".replay-value").innerText(), SOON).toMatch(new RegExp(`^${state.turns[0]!.turn}.*: `));
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => page.locator(".replay-value strong").innerText(), SOON).toBe(state.turns.at(-1)!.turn);
  await page.getByRole("button", { name: "Play" }).waitFor();
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}replay-desktop.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".replay").scrollIntoViewIfNeeded();
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}replay-phone.png` });
  expectNoProblems(page);
});

test.each(["standard", "carpentier"])("the screen of a room shows the featured game (%s) and goes on by itself", async (rules) => {
  const more = rules === "carpentier" ? { rules: "carpentier+random" } : { clock: { kind: "per_game", seconds: 600, increment: 5 } };
  const { ana, state } = await strong(more);
  const { page } = await visitor({ reducedMotion: "reduce", viewport: { width: 1920, height: 1080 } });
  await page.goto(url("/tv"));
  await page.locator(".tv .broadcast", { hasText: ana.name }).waitFor();
  await settled(page);
  expect(await page.locator(".top").isVisible()).toBe(false);
  expect(await page.locator(".tv .last-turn").innerText()).toContain(" played ");
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}tv-${rules}-dark.png` });
  await inTheme(page, "light");
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}tv-${rules}-light.png` });
  await page.setViewportSize({ width: 800, height: 1280 });
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}tv-${rules}-portrait.png` });
  await page.setViewportSize({ width: 1920, height: 1080 });
  // Two others begin; when the one on the screen ends, its end is told before the next one comes.
  const [cleo, dan] = [await member(), await member()];
  const next = await game(cleo, dan);
  await act(ana.page, await seen(ana, state), { type: "resign" });
  await page.waitForSelector(".tv .prompt.over");
  expect(await page.locator(".tv .broadcast").innerText()).toContain(ana.name);
  await page.locator(".tv .broadcast", { hasNotText: ana.name }).waitFor();
  await act(cleo.page, await seen(cleo, next), { type: "resign" });
  expectNoProblems(page);
});

test("where nothing runs, the screen of a room says so kindly", async () => {
  const { page } = await visitor({ viewport: { width: 1280, height: 720 }, locale: "ro-RO" });
  await page.route("**/api/v1/watch", (route) => route.fulfill({ json: { followed: [], finals: [], live: [], finished: [] } }));
  await page.goto(url("/tv"));
  await page.waitForSelector(".tv-nothing");
  expect(await page.locator(".tv-nothing h2").innerText()).toBe("Platourile se odihnesc");
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}tv-nothing-ro.png` });
});
