// The explorer: down and up by keyboard with exact values from a table beside a
// site, pictures and records as files, curiosities, two languages; and on a
// server, what was played there.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { host, type Host } from "./hosting";
import { SHOTS, SIZES, THEMES, inTheme, serious, spilt } from "./places";
import { binary } from "./server";
import { ask, choose, computer, expectNoProblems, settled, url, visitor, withBrowser, ME } from "./support";

withBrowser();

let site: Host;
let table: string;
const data = mkdtempSync(join(tmpdir(), "pylos-explorer-"));

beforeAll(async () => {
  site = await host(inject("site").first, "no-store");
  // PYLOS_TABLES names a folder where it lies already.
  const folder = process.env.PYLOS_TABLES ?? data;
  if (folder === data) execFileSync(binary(), ["solve", "--rules", "children", "--data", data], { stdio: "ignore" });
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith("children.pylostable"));
  if (!found) throw new Error("no tablebase was made");
  table = join(folder, found);
}, 600_000);
afterAll(async () => {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
});
beforeEach(() => site.offer(table, "many"));

const verdict = (page: Page) => page.locator(".verdict strong");
const crumbs = (page: Page) => page.$$eval(".crumb", (all) => all.map((one) => `${one.textContent}${one.hasAttribute("aria-current") ? " here" : ""}`));
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.turn ?? document.activeElement?.className ?? "");
/** Waits until a position is shown with its good replies. */
async function counted(page: Page): Promise<void> {
  await page.waitForFunction(() => /(\d|won|gagné)/.test(document.querySelector(".verdict strong")?.textContent ?? "") && document.querySelector(".branches")?.getAttribute("aria-busy") !== "true");
}
async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await inTheme(page, colorScheme);
    expect(await serious(page), colorScheme).toEqual([]);
  }
}

test("one goes down and up by keyboard, with exact values from a table beside a site", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url("#/explore?rules=children"));
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  await counted(page);
  const rows = await page.$$eval(".branch", (all) => all.map((one) => one.textContent));
  expect(rows).toHaveLength(3);
  expect(rows.every((row) => /loses in 36/.test(row ?? "") && /of 15 replies win/.test(row ?? ""))).toBe(true);
  const first = site.asked();
  expect(first.requests).toBeLessThanOrEqual(12);
  await inBothThemes(page);

  // Into the list with Tab, along it, and down.
  await page.locator(".branch").first().focus();
  expect(await page.locator(".hinted").count()).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  const second = await focused(page);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((turn) => document.querySelector('.crumb[aria-current="page"]')?.textContent === turn, second);
  await verdict(page).filter({ hasText: "wins in 35" }).waitFor();
  await counted(page);
  expect(await crumbs(page)).toEqual(["Empty board", `${second} here`]);
  await page.waitForFunction(() => document.activeElement?.classList.contains("branch"));
  const best = await focused(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".crumb").length === 3);
  await counted(page);
  expect(await crumbs(page)).toEqual(["Empty board", second, `${best} here`]);
  // Up again, to the turn that one has come from; the rest of the line stays.
  await page.waitForFunction(() => document.activeElement?.classList.contains("branch"));
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((turn) => (document.activeElement as HTMLElement | null)?.dataset.turn === turn, best);
  expect(await crumbs(page)).toEqual(["Empty board", `${second} here`, best]);
  expect(await page.locator(".branch.next").count()).toBe(1);
  // Every position has an address.
  await page.reload();
  await verdict(page).filter({ hasText: "wins in 35" }).waitFor();
  expect(await crumbs(page)).toEqual(["Empty board", `${second} here`, best]);
  // The board plays turns, too.
  await counted(page);
  await page.goto(site.url("#/explore?rules=children"));
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  await choose(page, "d4");
  await page.waitForFunction(() => document.querySelector('.crumb[aria-current="page"]')?.textContent === "d4");
  expectNoProblems(page);
  await context.close();
});

test("a node is taken along as a picture, a drawing and a record", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url("#/explore?rules=children&turns=b2,c3,b3"));
  await counted(page);
  await page.waitForSelector(".explore .board-fit.painted");
  const files: Record<string, Buffer> = {};
  for (const name of ["Picture (PNG)", "Drawing (SVG)", "Download record"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    files[download.suggestedFilename()] = readFileSync(await download.path());
  }
  expect(Object.keys(files)).toEqual(["png", "svg", "txt"].map((ending) => `pylos-children-b2-c3-b3.${ending}`));
  const [png, svg, record] = Object.values(files) as [Buffer, Buffer, Buffer];
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].every((side) => side > 200)).toBe(true);
  // A picture of something: the wood alone has thousands of colours.
  const colours = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, [...png]);
  expect(colours).toBeGreaterThan(1_000);
  const drawing = svg.toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain("var(");
  expect(drawing.match(/wood-light/g)!.length).toBeGreaterThan(10);
  const { drawn, broken } = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "image/svg+xml");
    return { drawn: document.querySelectorAll("circle").length, broken: document.querySelectorAll("parsererror").length };
  }, drawing);
  expect([broken, drawn > 30]).toEqual([0, true]);
  expect(record.toString()).toContain('[Rules "children"]');
  expect(record.toString()).toMatch(/b2 c3/);
  expectNoProblems(page);
  await context.close();
});

test("a curiosity is opened, in another language, and fits every screen", async () => {
  const { page, context } = await visitor({ locale: "fr-FR" });
  await page.goto(site.url("#/explore?rules=children"));
  await counted(page);
  await page.getByRole("heading", { name: "Curiosités" }).waitFor();
  await page.getByRole("link", { name: /Le gain le plus long/ }).click();
  await page.waitForFunction(() => document.querySelectorAll(".crumb").length > 20);
  await counted(page);
  expect(await crumbs(page)).toContainEqual(expect.stringMatching(/ here$/));
  // The line goes on with a turn as good as any.
  expect(await page.locator(".branch.next .value-text").first().textContent()).toBe(await page.locator(".branch .value-text").first().textContent());
  await inBothThemes(page);
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await spilt(page), name).toEqual([]);
    for (const colorScheme of THEMES) {
      await inTheme(page, colorScheme);
      await page.screenshot({ path: `${SHOTS}explorer-${name}-${colorScheme}.png` });
    }
  }
  expectNoProblems(page);
  await context.close();
});

test("without a table nothing is guessed, on a site and on a server", async () => {
  const { page, context } = await visitor();
  for (const address of [site.url("#/explore?rules=standard"), url("/explore?rules=standard")]) {
    await page.goto(address);
    // By heart: all first turns lose, nobody knows how soon.
    await verdict(page).filter({ hasText: /Light: loses$/ }).waitFor();
    await page.locator(".verdict small", { hasText: "nothing is guessed" }).waitFor();
    expect(await page.$$eval(".branch .value-text", (all) => all.map((one) => one.textContent))).toEqual(["loses", "loses", "loses"]);
  }
  expectNoProblems(page);
  await context.close();
});

test("on a server one sees how those who played a turn have fared", async () => {
  const { page, context } = await visitor();
  const record = '[Game "pyramid"] [Rules "advanced+raise"] [Reason "resignation"] b2 c3 b3 1-0';
  for (const seats of [[ME, computer(3)], [ME, ME]]) await ask(page, "/games/import", { record, seats });
  await page.goto(url("/explore?rules=advanced%2Braise"));
  const people = page.locator(".fared", { hasText: "People: 2 won, 0 drawn, 0 lost" });
  for (let i = 0; i < 60 && (await people.count()) === 0; i++) {
    await page.waitForTimeout(500);
    await page.reload();
    await settled(page);
  }
  expect(await people.count()).toBe(1);
  await page.locator(".branch", { has: people }).click();
  await page.locator(".fared", { hasText: "Computers: 0 won, 0 drawn, 1 lost" }).waitFor();
  await inBothThemes(page);
  expectNoProblems(page);
  await context.close();
});
