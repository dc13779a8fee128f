// Really offline: after one visit every page opens without a network, in every
// language, below any path; and where a browser keeps nothing, that is said.

import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { host, type Host } from "./hosting";
import { PAGES, SHOTS, SIZES, THEMES, inTheme, serious } from "./places";
import { expectNoProblems, settled, url, visitor, withBrowser } from "./support";

withBrowser();

let site: Host;
beforeEach(async () => { site = await host(inject("site").first, "no-store"); });
afterEach(() => site.stop());

/** What the settings say about offline use. */
const told = (page: Page) => page.locator("main section [role=status]");

/** Opens the settings and waits until they say this. */
async function untilTold(page: Page, words: string, settings = site.url("#/settings")): Promise<void> {
  await page.goto(settings);
  await told(page).filter({ hasText: words }).waitFor();
}

/** The host is gone, and the browser knows that there is no network. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

test("after one visit every page opens without a network", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await untilTold(page, "opens without a connection");
  await loseNetwork(context);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto("about:blank");
    await page.goto(site.url(`#${path}`));
    await settled(page);
    expect(await page.locator("main h1").first().innerText(), name).not.toBe("");
    expect(await page.locator("[role=alert]", { hasText: "could not be loaded" }).count(), name).toBe(0);
  }
  // As it is bookmarked, and as hosts write it.
  await page.goto(site.url("index.html"));
  await settled(page);
  expectNoProblems(page);
  await context.close();
});

test("without a network every part and every language is there", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await untilTold(page, "opens without a connection");
  await loseNetwork(context);
  for (const language of ["fr", "ro", "cs", "hu", "en"]) {
    await page.check(`label[lang=${language}] input`);
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    expect(await told(page).innerText()).not.toBe("");
  }
  await page.goto(site.url(`#${PAGES.analysis}`));
  for (const [tab, part] of [[2, ".editor, .stage .board"], [3, ".panel-body textarea"]] as const) {
    await page.locator(".tablist button").nth(tab).click();
    await page.waitForSelector(part);
  }
  // Every file that was built can be had, whether a page has asked for it or
  // not: the engine too, if it is there.
  const folder = inject("site").first;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile() && !["index.html", "sw.js"].includes(name));
  expect(files.length).toBeGreaterThan(50);
  const failed = await page.evaluate(async (addresses) => {
    const answers = await Promise.all(addresses.map(async (address) => ({ address, ok: await fetch(address).then(({ ok }) => ok, () => false) })));
    return answers.filter(({ ok }) => !ok).map(({ address }) => address);
  }, files.map((name) => site.url(name)));
  expect(failed).toEqual([]);
  expectNoProblems(page);
  await context.close();
});

test("before a server every page opens without a network, too, and says what is missing", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await untilTold(page, "opens without a connection", url("/settings"));
  await context.setOffline(true);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(url(path));
    await settled(page);
    expect(await page.locator("main h1").first().innerText(), name).not.toBe("");
  }
  await page.goto(url("/watch"));
  await page.locator("[role=alert]", { hasText: "cannot be reached" }).waitFor();
  await page.waitForSelector(".offline-badge");
  expectNoProblems(page);
  await context.close();
});

test("what is not the app is left alone: other files beside it, other sites of the host", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pylos-beside-"));
  cpSync(inject("site").first, folder, { recursive: true });
  writeFileSync(join(folder, "report.html"), "<!doctype html><title>Report</title><h1>Something else</h1>");
  site.deploy(folder);
  const other = site.url().replace(/pylos\/$/, "pylos/inside/");
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await untilTold(page, "opens without a connection");
  await page.evaluate(async (name) => { await (await caches.open(name)).put("/x", new Response("kept")); }, `pylos ${other} 1`);
  await page.evaluate(async () => { await caches.open("somebody else's"); });
  await page.goto(site.url("report.html"));
  expect(await page.title()).toBe("Report");
  expect((await page.goto(site.url("no-such-file.html")))!.status()).toBe(404);
  // Even tidying up after another version does not touch them.
  site.deploy(inject("site").second);
  await page.goto(site.url());
  await page.locator(".new-version button").click();
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await names()).filter((name) => name.startsWith(`pylos ${site.url()} `)).length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await names()).length, { timeout: 20_000 }).toBe(3);
  expect((await names()).filter((name) => !name.startsWith(`pylos ${site.url()} `)).sort()).toEqual([`pylos ${other} 1`, "somebody else's"]);
  rmSync(folder, { recursive: true });
  await context.close();
});

test("where there is no room, the app works online and the settings say so", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url()).origin, quotaSize: 50_000 });
  await untilTold(page, "not possible here");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(site.url(`#${path}`));
    await settled(page);
    expect(await page.locator("main h1").first().innerText(), name).not.toBe("");
  }
  expectNoProblems(page);
  await context.close();
});

test("where there can be no worker, the app works online and the settings say so", async () => {
  const { page, context } = await visitor({ serviceWorkers: "block" });
  await untilTold(page, "not possible here");
  await page.goto(site.url(`#${PAGES.analysis}`));
  await settled(page);
  expectNoProblems(page);
  await context.close();
});

test("a first visit that is interrupted says that not everything is kept, and the next one mends it", async () => {
  site.refuse(/^assets\/Invite/, 503);
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await untilTold(page, "Not everything could be stored yet");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  site.accept();
  await page.reload();
  await told(page).filter({ hasText: "opens without a connection" }).waitFor();
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
    await told(page).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${SHOTS}offline-kept-${size}.png` });
  }
  expectNoProblems(page);
  await context.close();
});
