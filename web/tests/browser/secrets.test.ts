// The secret setup: two at one screen see nothing of each other, and one's own
// pawns stay in sight.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ME, clickPlace, computer, expectNoProblems, openGame, placeSelector, visitor, withBrowser } from "./support";
import { SHOTS, serious } from "./places";

withBrowser();

const button = (page: Page, name: string) => page.locator(".turn-bar .button", { hasText: name });
const SIZE = /(blue|red) pawn of size (\d)/;

/** The sizes that stand in a hemisphere: on `i1…i5`, then on `o1…o5`. */
async function sizes(page: Page, side: "blue" | "red"): Promise<string> {
  const places = await page.$$eval(`.cell[data-place^="${side} "]`, (cells) => cells.map((cell) => [(cell as HTMLElement).dataset.place ?? "", cell.getAttribute("aria-label") ?? ""] as const));
  return places.sort(([a], [b]) => a.localeCompare(b)).map(([, label]) => SIZE.exec(label)?.[2] ?? ".").join("");
}

/** Everything the page holds: its document, its storage, what the socket said. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
}

test("two at one screen hand it over, and Red sees nothing of Blue's pawns", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await openGame(page, { rules: "carpentier+hidden", seats: [ME, ME] });
  expect(await page.locator(".status strong").innerText()).toBe("Blue sets up in secret");
  await button(page, "Fill up").click();
  const blue = await sizes(page, "blue");
  expect(blue).toMatch(/^[1-5]{10}$/);
  await button(page, "Ready").click();

  // The screen between the two: no board at all.
  await page.waitForSelector(".hand-over");
  expect(await page.locator(".hand-over h2").innerText()).toBe("Pass the screen to Red");
  expect(await page.locator(".cell").count()).toBe(0);
  const text = `${blue.slice(0, 5)}/${blue.slice(5)}`;
  expect(await everything(page)).not.toContain(text);
  expect(heard.join()).not.toContain(text);
  expect(await serious(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/hand-over.png` });
  // A reload shows the same, and no board.
  await page.reload();
  await page.waitForSelector(".hand-over");
  expect(await page.locator(".cell").count()).toBe(0);

  await page.locator(".hand-over button").click();
  await page.waitForSelector(".cell");
  expect(await sizes(page, "red")).toBe("..........");
  expect(await sizes(page, "blue")).toBe("..........");
  expect(await page.locator(".status strong").innerText()).toBe("Red sets up in secret");
  await button(page, "Fill up").click();
  const red = await sizes(page, "red");
  await button(page, "Ready").click();
  await page.waitForFunction(() => document.querySelector(".standing")?.textContent?.includes("Battle 1"));
  expect([await sizes(page, "blue"), await sizes(page, "red")]).toEqual([blue, red]);

  // What was revealed stays revealed: there is nothing to undo before the first turn.
  const undo = page.locator(".actions button", { hasText: "Undo" });
  expect(await undo.isDisabled()).toBe(true);
  const leader = (await page.locator(".status strong").innerText()).split(" ")[0]!.toLowerCase();
  await clickPlace(page, `${leader} i3`);
  await clickPlace(page, "e3");
  await page.waitForSelector('.turn[data-ply="21"]');
  await undo.click();
  await page.waitForSelector('.turn[data-ply="21"]', { state: "detached" });
  expect(await undo.isDisabled()).toBe(true);
  expect([await sizes(page, "blue"), await sizes(page, "red")]).toEqual([blue, red]);
  expectNoProblems(page);
});

test("what was handed in stays in its owner's sight while the opponent arranges", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const { page: friend } = await visitor({ reducedMotion: "reduce" });
  const made = await openGame(page, { rules: "carpentier+hidden", seats: [ME, { kind: "friend" }] });
  await friend.goto(`${page.url()}#join=${made.invite}`);
  await friend.locator("button", { hasText: "Sit down" }).click();
  await page.waitForSelector(".status.yours");
  await button(page, "Fill up").click();
  const mine = await sizes(page, "blue");
  await button(page, "Ready").click();
  await page.waitForSelector(".status.theirs");
  expect(await sizes(page, "blue")).toBe(mine);
  await friend.waitForSelector(".status.yours");
  expect(await sizes(friend, "blue")).toBe("..........");
  await page.reload();
  await page.waitForSelector(".status.theirs");
  expect(await sizes(page, "blue")).toBe(mine);
  expectNoProblems(page);
});

test("Fill up sets what is missing, another way every time, and leaves what was set by hand", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "carpentier+hidden", seats: [ME, computer(1)] });
  await page.waitForSelector(".status.yours");
  await page.locator(".stock-size").nth(1).click();
  await clickPlace(page, "blue i3");
  const seen = new Set<string>();
  for (let i = 0; i < 6; i++) {
    await button(page, "Fill up").click();
    const now = await sizes(page, "blue");
    expect(now).toMatch(/^[1-5]{10}$/);
    expect(await page.locator(placeSelector("blue i3")).getAttribute("aria-label")).toContain("size 2");
    seen.add(now);
  }
  expect(seen.size).toBeGreaterThan(3);
  // A half-made arrangement survives a reload.
  const last = await sizes(page, "blue");
  await page.reload();
  await page.waitForSelector(".cell");
  await page.waitForFunction(() => document.querySelector('.cell[data-place="blue i3"]')?.getAttribute("aria-label")?.includes("size 2"));
  expect(await sizes(page, "blue")).toBe(last);
  expectNoProblems(page);
});

test("copying says what it does, and does it pawn by pawn", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await openGame(page, { rules: "carpentier", seats: [ME, ME] });
  await page.waitForSelector(".status.yours");
  const copy = button(page, "Copy opponent");
  // There is nothing to copy before the opponent has set a pawn.
  expect(await copy.isDisabled()).toBe(true);
  const first = (await page.locator(".status strong").innerText()).split(" ")[0]!.toLowerCase() as "blue" | "red";
  const second = first === "blue" ? "red" : "blue";
  await page.locator(".stock-size").nth(3).click();
  await clickPlace(page, `${first} o2`);
  await page.waitForSelector('.turn[data-ply="1"]');
  await copy.click();
  await page.waitForSelector('.turn[data-ply="2"]');
  expect(await page.locator(placeSelector(`${second} o2`)).getAttribute("aria-label")).toContain("size 4");
  expectNoProblems(page);
});
