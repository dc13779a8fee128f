// Games of days: the mail address, letters, vacations, the number in the tab's
// title, and messages that the server pushes.

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { State } from "../../src/net/wire";
import { lettersTo } from "./letters";
import { SHOTS, serious, spilt } from "./places";
import { ME, act, ask, expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

let made = 0;
const PASSWORD = "correct horse";
const DAYS = { kind: "per_move", seconds: 259_200 } as const;

async function member(options = {}): Promise<{ page: Page; name: string }> {
  const { page } = await visitor(options);
  const name = `days-${Date.now() % 1e7}-${made++}`;
  await ask(page, "/accounts", { name, password: PASSWORD });
  return { page, name };
}

async function step(page: Page, title: string) {
  const it = page.locator("details.step", { has: page.locator("summary", { hasText: title }) });
  if (!(await it.getAttribute("open").then((open) => open !== null))) await it.locator("summary").click();
  return it;
}

test("an address is given, confirmed and forgotten; the letter is switched on and off", async () => {
  const { page, name } = await member({ viewport: { width: 390, height: 844 } });
  const address = `${name}@example.org`;
  await page.goto(url("/account"));
  const giving = await step(page, "Your e-mail address");
  await giving.getByLabel("E-mail address").fill(address);
  await giving.getByLabel("Your password").fill(PASSWORD);
  await giving.getByRole("button").click();
  await giving.getByText(`A code was sent to ${address}`).waitFor();
  const code = () => lettersTo(inject("letters"), address).at(-1)?.match(/^[A-Z2-7]{5}(-[A-Z2-7]{5}){3}/m)?.[0];
  await expect.poll(code, { timeout: 20_000 }).toBeTruthy();
  const confirming = await step(page, "Code from the letter");
  await confirming.getByLabel("Code from the letter").fill(code()!);
  await confirming.getByRole("button").click();
  const telling = await step(page, "When it is your turn");
  await telling.getByRole("button", { name: "Send the letter" }).click();
  await telling.getByText(`The letter comes to ${address}.`).waitFor();
  await settled(page);
  expect(await serious(page)).toEqual([]);
  expect(await spilt(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}told-phone.png`, fullPage: true });
  await telling.getByRole("button", { name: "Stop the letters" }).click();
  await telling.getByRole("button", { name: "Send the letter" }).waitFor();
  const forgetting = await step(page, "Forget the address");
  await forgetting.getByLabel("Your password").fill(PASSWORD);
  await forgetting.getByRole("button").click();
  await giving.getByText("No address is kept.").waitFor();
  expectNoProblems(page);
});

test("the link in a letter stops it without signing in", async () => {
  const { page } = await visitor();
  await page.goto(url("/stop/anything-at-all"));
  await page.getByText("You get no more letters").waitFor();
  await settled(page);
  expect(await serious(page)).toEqual([]);
  expectNoProblems(page);
});

test("a vacation is seen by the opponent, and ends", async () => {
  const [ana, bob] = [await member(), await member()];
  const game = await ask<State>(ana.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], clock: DAYS });
  await ask<State>(bob.page, `/games/${game.game}/join`, { invite: game.invite });
  await ana.page.goto(url("/account"));
  const taking = await step(ana.page, "Vacation");
  await taking.getByLabel("Days").fill("5");
  await taking.getByRole("button").click();
  await ana.page.getByText("You are on vacation until").waitFor();
  await ana.page.screenshot({ path: `${SHOTS}vacation-desktop.png`, fullPage: true });
  await bob.page.goto(url(`/game/${game.game}`));
  await bob.page.locator(".seats").getByText("on vacation").waitFor();
  await settled(bob.page);
  await bob.page.screenshot({ path: `${SHOTS}vacation-board.png` });
  await ana.page.getByRole("button", { name: "End the vacation" }).click();
  await ana.page.getByText("You are on vacation until").waitFor({ state: "detached" });
  await expect.poll(() => bob.page.locator(".seats").getByText("on vacation").count()).toBe(0);
  expectNoProblems(ana.page);
  expectNoProblems(bob.page);
});

test("the tab says in how many games it is one's turn, if that is wanted", async () => {
  const [ana, bob] = [await member(), await member()];
  const game = await ask<State>(ana.page, "/games", { rules: "standard", seats: [ME, { kind: "friend" }], clock: DAYS });
  const state = await ask<State>(bob.page, `/games/${game.game}/join`, { invite: game.invite });
  await act(ana.page, { ...state, you: game.you }, { type: "turn", turn: "a1" });
  await bob.page.goto(url("/settings"));
  await settled(bob.page);
  expect(await bob.page.title()).toBe("Settings · Pylos");
  await bob.page.getByRole("radio", { name: "In the tab’s title and on the app’s icon" }).check();
  await expect.poll(() => bob.page.title()).toBe("(1) Settings · Pylos");
  await bob.page.reload();
  await expect.poll(() => bob.page.title()).toBe("(1) Settings · Pylos");
  await bob.page.getByRole("radio", { name: "Not shown" }).check();
  await expect.poll(() => bob.page.title()).toBe("Settings · Pylos");
  expectNoProblems(bob.page);
});

test("a message that is pushed is shown, and a click opens the game", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow", permissions: ["notifications"] });
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((found) => devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [ours] = registrations;
    if (ours) found(ours.registrationId);
  }));
  await devtools.send("ServiceWorker.enable");
  await page.goto(url("/"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const message = { title: "Pylos: it is your turn", text: "Ana has played.", page: "/game/abc", game: "abc" };
  const registrationId = await registration;
  const shown = () => page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });
  for (const data of [JSON.stringify(message), JSON.stringify(message)]) await devtools.send("ServiceWorker.deliverPushMessage", { origin: url(""), registrationId, data });
  // The second of the same game takes the first one's place.
  await expect.poll(shown).toEqual([{ title: message.title, body: message.text, tag: "abc", data: "/game/abc" }]);
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: url(""), registrationId, data: "no message of ours" });
  await expect.poll(async () => (await shown()).length).toBe(2);
});
