// Accounts and players: everything that can be done with one's account, and
// what others see of a player.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { SHOTS, serious, spilt } from "./places";
import { ME, act, ask, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

let made = 0;
const PASSWORD = "correct horse";

/** Somebody with an account, made past the form. */
async function member(options = {}): Promise<{ page: Page; name: string }> {
  const { page } = await visitor(options);
  const name = `club-${Date.now() % 1e7}-${made++}`;
  await ask(page, "/accounts", { name, password: PASSWORD });
  return { page, name };
}

/** Opens one of the folded steps of the account's page. */
async function step(page: Page, title: string) {
  const step = page.locator("details.step", { has: page.locator("summary", { hasText: title }) });
  await step.locator("summary").click();
  return step;
}

test("a name, a password, a recovery code, other sessions", async () => {
  const { page, name } = await member();
  await page.goto(url("/account"));
  await page.waitForSelector("details.step");
  const naming = await step(page, "Change your name");
  await naming.getByLabel("New name").fill(`${name}-b`);
  await naming.getByLabel("Your password").fill("not this one");
  await naming.getByRole("button").click();
  await naming.locator("[role=alert]").waitFor();
  await naming.getByLabel("Your password").fill(PASSWORD);
  await naming.getByRole("button").click();
  await page.waitForSelector(`strong:text-is("${name}-b")`);

  const password = await step(page, "Change your password");
  await password.getByLabel("New password").fill("battery staple");
  await password.getByLabel("Password until now").fill(PASSWORD);
  await password.getByRole("button").click();
  await password.locator(".notice").waitFor();

  const code = await step(page, "A new recovery code");
  await code.getByLabel("Your password").fill("battery staple");
  await code.getByRole("button").click();
  expect((await code.locator("strong.mono").innerText()).length).toBeGreaterThan(10);

  const elsewhere = await visitor();
  await ask(elsewhere.page, "/session", { name: `${name}-b`, password: "battery staple" });
  await page.reload();
  const sessions = await step(page, "Where you are signed in");
  await expect.poll(() => sessions.locator("li").count()).toBe(2);
  await sessions.getByRole("button").click();
  await expect.poll(() => sessions.locator("li").count()).toBe(1);
  expect(await sessions.locator("li").innerText()).toContain("this browser");
  expect(await serious(page)).toEqual([]);
  expectNoProblems(page);
});

test("everything that is kept comes in a file, and the account can be deleted", async () => {
  const { page, name } = await member({ viewport: { width: 390, height: 844 } });
  const game = await ask<State>(page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }] });
  await act(page, game, { type: "abort" });
  await page.goto(url("/account"));
  await settled(page);
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}account-phone.png`, fullPage: true });
  const all = await step(page, "Everything that is kept of you");
  const [file] = await Promise.all([page.waitForEvent("download"), all.getByRole("button").click()]);
  const kept = JSON.parse(readFileSync(await file.path(), "utf8")) as { account: { name: string }; games: { summary: { id: string } }[] };
  expect([kept.account.name, kept.games[0]?.summary.id]).toEqual([name, game.game]);
  const remove = await step(page, "Delete the account");
  await remove.getByLabel("Your password").fill(PASSWORD);
  await remove.getByRole("button").click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  expect((await page.request.get(url(`/api/v1/players/${name}`))).status()).toBe(404);
  expectNoProblems(page);
});

test("a profile tells ratings with their way, the record, the best wins, and how one fares against him", async () => {
  const [ana, bob] = [await member(), await member()];
  for (const [winner, loser] of [[ana, bob], [bob, ana], [ana, bob]] as const) {
    const game = await ask<State>(winner.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], rated: true, visibility: "public", clock: { kind: "per_game", seconds: 900, increment: 0 } });
    let state = await ask<State>(loser.page, `/games/${game.game}/join`, { invite: game.invite });
    state = await act(winner.page, state, { type: "turn", turn: "a1" });
    state = await act(loser.page, state, { type: "turn", turn: "b2" });
    await act(loser.page, state, { type: "resign" });
  }
  await bob.page.goto(url(`/player/${ana.name}`));
  await bob.page.waitForSelector(".rating-graph");
  await settled(bob.page);
  const text = await bob.page.locator("main").innerText();
  expect(text).toContain("You against this player: 1 won, 0 drawn, 2 lost.");
  expect(text).toContain(`against ${bob.name}`);
  expect(await bob.page.locator(".rating-graph svg").getAttribute("aria-label")).toMatch(/^Pylos, Slow: from \d+ to \d+ in 3 games$/);
  expect(await bob.page.locator(".figures tbody tr").first().innerText()).toMatch(/Standard\s+Light\s+2\s+0\s+0/);
  expect(await serious(bob.page)).toEqual([]);
  await bob.page.screenshot({ path: `${SHOTS}profile-desktop.png`, fullPage: true });
  await bob.page.setViewportSize({ width: 360, height: 740 });
  expect(await spilt(bob.page)).toEqual([]);
  await bob.page.screenshot({ path: `${SHOTS}profile-phone.png`, fullPage: true });
  // From the list of the best, or by name.
  await bob.page.goto(url("/players"));
  await bob.page.getByRole("searchbox").fill("nobody-of-that-name");
  await bob.page.keyboard.press("Enter");
  await bob.page.waitForSelector("[role=alert]");
  expect(await bob.page.locator("[role=alert]").innerText()).toBe("There is no player of that name.");
  expectNoProblems(bob.page);
});
