// One click to an opponent.

import { expect, test } from "vitest";
import type { State } from "../../src/net/wire";
import { serious } from "./places";
import { expectNoProblems, url, visitor, withBrowser } from "./support";

withBrowser();

/** Rules that no other test looks for, so that nobody else is found. */
async function look(page: Awaited<ReturnType<typeof visitor>>["page"], seconds: number) {
  await page.goto(url("/"));
  await page.check("input[name=opponent][value=anyone]");
  await page.selectOption("select[name=clock]", "custom");
  await page.selectOption("select[name=custom-clock]", "turn");
  await page.getByRole("spinbutton", { name: "Seconds per move" }).fill(String(seconds));
  await page.getByRole("spinbutton", { name: "Seconds per move" }).blur();
  await page.click(".new-game button.big");
  await page.waitForURL(/\/game\//);
}

test("two who look for the same find each other; somebody who looks for something else does not", async () => {
  const [ana, bob, eve] = [await visitor(), await visitor(), await visitor()];
  await look(ana.page, 311);
  await ana.page.getByText("Looking for an opponent").waitFor();
  expect(await serious(ana.page)).toEqual([]);
  await look(eve.page, 312);
  await look(bob.page, 311);
  await bob.page.waitForSelector(".cell");
  expect(new URL(bob.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  await ana.page.getByText("Looking for an opponent").waitFor({ state: "detached" });
  const id = new URL(ana.page.url()).pathname.split("/").at(-1);
  expect(((await (await bob.page.request.get(url(`/api/v1/games/${id}`))).json()) as State).phase).toBe("playing");
  expect(new URL(eve.page.url()).pathname).not.toBe(new URL(ana.page.url()).pathname);
  expectNoProblems(ana.page);
});

test("a computer steps in for whoever has waited long enough", async () => {
  const { page } = await visitor();
  await look(page, 313);
  const before = page.url();
  await page.getByRole("button", { name: "Play against level 3 instead" }).click();
  await page.waitForURL((address) => address.href !== before);
  await page.waitForSelector(".cell");
  expect(await page.locator(".seats").innerText()).toContain("Level 3");
  const id = new URL(before).pathname.split("/").at(-1);
  expect(((await (await page.request.get(url(`/api/v1/games/${id}`))).json()) as State).result?.by).toBe("aborted");
  expectNoProblems(page);
});
