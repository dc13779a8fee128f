// One game to each kind of end there is: the sentence is on the page, in the
// list, spoken, and on paper.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Result, State } from "../../src/net/wire";
import { ME, act, ask, chance, choose, computer, expectNoProblems, openGame, untilMyMove, url, visitor, withBrowser } from "./support";

withBrowser();

const BOTH: [typeof ME, typeof ME] = [ME, ME];
/** Light puts the last ball of the third level; then Dark has none left and nothing to raise. */
const LAST_OF_DARK = "LDLDDLDLLDLDDLDL/DLDLDLDLD/DDL./. L";

interface End {
  /** Plays a public game to its end, in the page as far as it can be. */
  play: (page: Page) => Promise<State>;
  title: string;
  reason: string | RegExp;
  whole: string | RegExp;
}

const clickAction = (page: Page, name: string) => page.locator(".actions button", { hasText: name }).click();

const ENDS: Record<Exclude<Result["by"], "abandonment">, End> = {
  apex: {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: [ME, computer(1)], visibility: "public", start: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L" });
      await untilMyMove(page);
      await choose(page, "j1");
      return state;
    },
    title: "You won!", reason: "The last ball is on the apex.", whole: "Light wins: the last ball is on the apex.",
  },
  "empty-reserve": {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: BOTH, visibility: "public", start: LAST_OF_DARK });
      await choose(page, "i2");
      return state;
    },
    title: "Light wins!", reason: "Dark has no ball left in reserve.", whole: "Light wins: the opponent has no ball left in reserve.",
  },
  "no-raise": {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard+raise", seats: BOTH, visibility: "public", start: LAST_OF_DARK });
      await choose(page, "i2");
      return state;
    },
    title: "Light wins!", reason: "Dark has no ball in reserve and cannot raise.", whole: "Light wins: the opponent has no ball in reserve and cannot raise.",
  },
  points: {
    play: async (page) => {
      let state = await openGame(page, { rules: "carpentier+random", seats: BOTH, visibility: "public" });
      const random = chance(4);
      const first = state;
      while (state.phase === "playing") state = await act(page, state, { type: "turn", turn: state.legal![random(state.legal!.length)]!.turn });
      return first;
    },
    // The winner's points come first, and 21 are shared out.
    title: "wins!", reason: /^(1[1-9]|2[01]) : \d+ points$/, whole: /(Blue|Red) wins (1[1-9]|2[01]) : \d+\./,
  },
  resignation: {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: [ME, computer(1)], visibility: "public" });
      await untilMyMove(page);
      await choose(page, "a1");
      await page.waitForSelector('.turn[data-ply="2"]');
      await clickAction(page, "Resign");
      await page.locator("dialog button:enabled", { hasText: "Resign" }).click();
      return state;
    },
    title: "You lost", reason: "Light resigned.", whole: "Dark wins: the opponent resigned.",
  },
  time: {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: BOTH, visibility: "public", clock: { kind: "per_move", seconds: 1 } });
      // Each side's first turn is free.
      await choose(page, "a1");
      await page.waitForSelector('.turn[data-ply="1"]');
      await choose(page, "b1");
      return state;
    },
    title: "Dark wins!", reason: "Light ran out of time.", whole: "Dark wins on time.",
  },
  repetition: {
    play: async (page) => {
      // Each completes a square and takes the same ball back: nothing has changed.
      const state = await openGame(page, { rules: "standard", seats: BOTH, visibility: "public", repetition: 2, start: "LL..L.....DD..D./........./..../. L" });
      await choose(page, "b2", "b2");
      await page.locator(".turn-bar .button.primary").click();
      await page.waitForSelector('.turn[data-ply="1"]');
      await choose(page, "d4", "d4");
      await page.locator(".turn-bar .button.primary").click();
      return state;
    },
    title: "Draw", reason: "The same position came up too often.", whole: "Draw: the same position came up",
  },
  agreement: {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: BOTH, visibility: "public" });
      await choose(page, "a1");
      await page.waitForSelector('.turn[data-ply="1"]');
      await clickAction(page, "Offer a draw");
      return state;
    },
    title: "Draw", reason: "Both sides agreed.", whole: "Draw by agreement.",
  },
  aborted: {
    play: async (page) => {
      const state = await openGame(page, { rules: "standard", seats: [ME, computer(1)], visibility: "public" });
      await untilMyMove(page);
      await clickAction(page, "Call off");
      return state;
    },
    title: "Called off", reason: "It ended before it really began.", whole: "The game was called off.",
  },
};

async function expectTold(page: Page, { game }: State, { title, reason, whole }: Omit<End, "play">): Promise<void> {
  await page.waitForSelector(".status.over");
  expect(await page.locator(".status strong").innerText()).toContain(title);
  expect(await page.locator(".status span").innerText()).toMatch(reason);
  // Spoken.
  await page.waitForFunction((is) => new RegExp(is).test(document.querySelector('[aria-live="assertive"]')?.textContent ?? ""), typeof whole === "string" ? whole.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : whole.source);
  // On the page, one large way on.
  expect(await page.locator(".afterwards .big").first().isVisible()).toBe(true);
  // In the list.
  await page.goto(url("/watch"));
  const card = page.locator(`a.game-card[href="/game/${game}"]`);
  await card.waitFor();
  expect(await card.innerText()).toMatch(whole);
  // On paper.
  await page.goto(url(`/print/${game}`));
  expect(await page.locator("article header").innerText()).toMatch(whole);
  expectNoProblems(page);
}

test("at one screen somebody has won, and it looks like it", async () => {
  const { page } = await visitor();
  await ENDS["empty-reserve"].play(page);
  await page.waitForSelector(".prompt.won");
  expectNoProblems(page);
});

test("the last ball glows, and one large button leads on: against the computer at once", async () => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  await openGame(page, { rules: "standard", seats: [ME, computer(1)], start: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L" });
  await untilMyMove(page);
  await choose(page, "j1");
  await page.waitForSelector(".status.won");
  expect(await page.locator(".game-table.over .glow").count()).toBe(1);
  const [rematch, review] = [page.locator(".afterwards .primary"), page.locator(".afterwards a")];
  for (const way of [rematch, review]) expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(50);
  expect((await rematch.boundingBox())!.y).toBeLessThan(844);
  const over = new URL(page.url()).pathname;
  await rematch.click();
  await page.waitForURL((where) => where.pathname.startsWith("/game/") && where.pathname !== over);
  // Colours are swapped: now the computer has Light, and has begun.
  await page.waitForSelector('.turn[data-ply="1"]');
  await untilMyMove(page);
  expectNoProblems(page);
});

describe("a game that ends", () => {
  // Who left must be away for a minute: that game begins first and is claimed last.
  let left: { page: Page; state: State };
  beforeAll(async () => {
    const { page } = await visitor({ reducedMotion: "reduce" });
    const { page: opponent } = await visitor();
    const made = await ask<State>(page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], visibility: "public" });
    await ask(opponent, `/games/${made.game}/join`, { invite: made.invite });
    await page.goto(url(`/game/${made.game}`));
    await untilMyMove(page);
    await choose(page, "a1");
    left = { page, state: made };
  });

  test.each(Object.entries(ENDS))("by %s is told everywhere", async (_, end) => {
    const { page } = await visitor({ reducedMotion: "reduce" });
    const state = await end.play(page);
    await expectTold(page, state, end);
  });

  test("by abandonment is told everywhere", { timeout: 120_000 }, async () => {
    await left.page.locator(".actions button", { hasText: "Claim" }).click({ timeout: 100_000 });
    await expectTold(left.page, left.state, { title: "You won!", reason: "Dark left the game.", whole: "Light wins: the opponent left." });
  });
});

/** How a game ends whose last turn is this. */
const LAST_TURNS = {
  pyramid: { rules: "standard", start: LAST_OF_DARK, turn: ["i2"] },
  equator: { rules: "carpentier", start: "...../...../..E.c.D../...../..b.. B 5.3 e5 0 8:8", turn: ["red o3", "e2"] },
} as const;
const SCREENS = [["phone", 360, 740], ["large phone", 430, 932], ["tablet", 768, 1024], ["desktop", 1280, 800]] as const;

test.each(SCREENS.flatMap((screen) => [[...screen, "pyramid"], [...screen, "equator"]] as const))("on a %s of %i × %i nothing moves when a game ends: %s", async (_, width, height, game) => {
  const { page } = await visitor({ viewport: { width, height }, reducedMotion: "reduce" });
  const { rules, start, turn } = LAST_TURNS[game];
  await openGame(page, { rules, seats: BOTH, start });
  const places = () => page.$$eval(".view-buttons button, .help-button", (buttons) => buttons.map((button) => {
    const { left, top } = button.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
  }));
  const before = await places();
  expect(before.length).toBeGreaterThan(1);
  await choose(page, ...turn);
  const again = page.getByRole("button", { name: "Rematch" });
  await again.waitFor();
  expect(await places()).toEqual(before);
  const { y, height: high } = (await again.boundingBox())!;
  expect(y + high).toBeLessThanOrEqual(height);
  expectNoProblems(page);
});
