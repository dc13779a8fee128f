// Exact values from a tablebase that lies beside a site, read by range
// requests over a network that takes its time; and hosts that are of no use.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { host, type Host } from "./hosting";
import { binary } from "./server";
import { choose, expectNoProblems, visitor, withBrowser } from "./support";

withBrowser();

let site: Host;
let table: string;
const data = mkdtempSync(join(tmpdir(), "pylos-distance-"));

beforeAll(async () => {
  site = await host(inject("site").first, "no-store");
  execFileSync(binary(), ["solve", "--rules", "children", "--data", data], { stdio: "ignore" });
  const found = readdirSync(data, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith("children.pylostable"));
  if (!found) throw new Error("no tablebase was made");
  table = join(data, found);
}, 600_000);
afterAll(async () => {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
});
beforeEach(() => site.offer(table, "many"));

const verdict = (page: Page) => page.locator(".verdict");
const analysis = (rest = "") => site.url(`#/analysis?rules=children${rest}`);

test("all turns of a position cost a few requests, and the next turn of the game too", async () => {
  const { page, context } = await visitor();
  await page.goto(analysis());
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  const first = site.asked();
  expect(first.requests).toBeLessThanOrEqual(40);
  expect(first.bytes).toBeLessThanOrEqual(100_000);
  let before = first;
  const needed: number[] = [];
  for (const cell of ["b2", "c3", "b3", "c2", "a1", "d4"]) {
    const shown = await page.locator(".turn").count();
    await choose(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, shown + 1);
    await page.waitForFunction(() => document.querySelector(".values")?.getAttribute("aria-busy") === "false" && /in \d+/.test(document.querySelector(".verdict")?.textContent ?? ""));
    const after = site.asked();
    needed.push(after.requests - before.requests);
    expect(after.bytes - before.bytes).toBeLessThanOrEqual(100_000);
    before = after;
  }
  console.log(`requests: ${first.requests} (${first.bytes} bytes) for the first position, then ${needed.join(", ")}`);
  expect(Math.max(...needed)).toBeLessThanOrEqual(5);
  expectNoProblems(page);
  await context.close();
});

test("a host that knows one range at a time does as well, with more requests", async () => {
  site.offer(table, "single");
  const { page, context } = await visitor();
  await page.goto(analysis());
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  expect(site.asked().requests).toBeLessThanOrEqual(40);
  expectNoProblems(page);
  await context.close();
});

test.each([
  ["none", "no range requests"],
  ["compressed", "compressed"],
  ["cut", "cut short"],
] as const)("a host that is of no use (%s) is told in a sentence, and the engine estimates", async (manner, words) => {
  site.offer(table, manner);
  const { page, context } = await visitor();
  await page.goto(analysis());
  await verdict(page).filter({ hasText: "An estimate by the engine" }).waitFor();
  await page.locator(".panel [role=alert]", { hasText: words }).waitFor();
  await context.close();
});

test("a site without tablebases says nothing of them but how to open one", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url("#/analysis?rules=standard"));
  await verdict(page).filter({ hasText: "An estimate by the engine" }).waitFor();
  expect(await page.locator(".panel [role=alert]").count()).toBe(0);
  expect(await page.locator('.panel input[type="file"]').count()).toBe(1);
  await context.close();
});

test("a file that is opened is read, kept on the device, and deleted again", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url("#/analysis?rules=children"));
  site.offer(table, "none");
  await page.reload();
  await verdict(page).filter({ hasText: "An estimate by the engine" }).waitFor();
  await page.setInputFiles('.panel input[type="file"]', table);
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  await page.locator("button", { hasText: "Keep it on this device" }).click();
  const forget = page.locator("button", { hasText: "Delete the table" });
  await forget.waitFor();
  await page.reload();
  await verdict(page).filter({ hasText: "loses in 36" }).waitFor();
  await forget.click();
  await verdict(page).filter({ hasText: "An estimate by the engine" }).waitFor();
  await context.close();
});

test("the highest level plays perfectly with it", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url());
  await page.check("input[name=opponent][value=computer]");
  await page.check('input[name=level][value="10"]');
  await page.check("input[name=side][value=first]");
  await page.check("input[name=rules][value=children]");
  await page.click(".new-game button.big");
  await page.waitForSelector(".status.yours");
  const before = site.asked().requests;
  await choose(page, "a1");
  await page.waitForFunction(() => document.querySelectorAll(".turn").length >= 2);
  expect(site.asked().requests).toBeGreaterThan(before);
  expectNoProblems(page);
  await context.close();
});
