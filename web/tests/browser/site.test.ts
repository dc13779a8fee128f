// The app as a site: static files below any path of any host, and from a disk
// as far as browsers allow.

import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { host, type Host } from "./hosting";
import { PAGES, SHOTS, SIZES, THEMES, inTheme, serious, spilt } from "./places";
import { expectNoProblems, settled, visitor, withBrowser } from "./support";

withBrowser();

let site: Host;
beforeAll(async () => { site = await host(inject("site").first); });
afterAll(() => site.stop());

const LANGUAGES = ["en-GB", "fr-FR", "ro-RO", "cs-CZ", "hu-HU"];

test("every page opens by its address below any path, and asks for nothing elsewhere", async () => {
  const { page, context } = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto("about:blank");
    await page.goto(site.url(`index.html#${path}`));
    await settled(page);
    expect(await page.title(), name).toMatch(name === "play" ? /^Pylos$/ : / · Pylos$/);
    expect(await page.locator("main h1").first().innerText(), name).not.toBe("");
    expect(page.url(), name).toMatch(/\/some\/where\/pylos\/index\.html#\//);
  }
  // The API is the device's to answer; everything else is a file of the site.
  expect(asked.filter((url) => !url.startsWith(site.url()) && !/\/api\/v1\//.test(url))).toEqual([]);
  expectNoProblems(page);
  await context.close();
});

test("links, back and a reload stay in the site", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url());
  await settled(page);
  await page.locator(".top nav a", { hasText: "Learn" }).click();
  await page.locator(".lesson-list a").first().click();
  await page.waitForSelector(".table.lesson");
  expect(page.url()).toBe(site.url("#/learn/aim"));
  await page.goBack();
  await page.waitForSelector(".lesson-list");
  await page.reload();
  await page.waitForSelector(".lesson-list");
  const addresses = await page.$$eval("a[href]", (links) => links.map((link) => (link as HTMLAnchorElement).href).filter((href) => !href.endsWith("#main")));
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((href) => !href.startsWith(site.url("#/")))).toEqual([]);
  // An address typed over the old one is followed as well.
  await page.evaluate(() => { location.hash = "#/rules/equator"; });
  await page.waitForSelector(".page.rules");
  expectNoProblems(page);
  await context.close();
});

test("the link to an analysis opens it in the site", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url(`#${PAGES.analysis}`));
  await page.locator(".tablist button").nth(3).click();
  const link = await page.locator(".panel-body input").first().inputValue();
  expect(link).toBe(site.url(`#${PAGES.analysis}`));
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector(".turn");
  expect(await page.locator(".turn").count()).toBe(10);
  await context.close();
});

test("what a phone installs lies in the site", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url());
  const manifest = await page.locator('link[rel="manifest"]').evaluate((link) => (link as HTMLLinkElement).href);
  expect(manifest).toBe(site.url("manifest.webmanifest"));
  const { start_url, scope, icons } = await (await fetch(manifest)).json() as { start_url: string; scope: string; icons: { src: string }[] };
  expect([start_url, scope].map((path) => new URL(path, manifest).href)).toEqual([site.url(), site.url()]);
  const drawn = await page.$$eval('link[rel="icon"], link[rel="apple-touch-icon"]', (links) => links.map((link) => (link as HTMLLinkElement).href));
  for (const icon of [...drawn, ...icons.map(({ src }) => new URL(src, manifest).href)]) {
    expect(icon.startsWith(site.url())).toBe(true);
    expect((await fetch(icon)).status, icon).toBe(200);
  }
  await context.close();
});

/** The whole page at a phone's and a desktop's size, in both themes, to be looked at. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
    for (const theme of THEMES) {
      await inTheme(page, theme);
      await page.screenshot({ path: `${SHOTS}site-${name}-${size}-${theme}.png`, fullPage: true });
    }
  }
}

test("what needs a server is not offered, or says so", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url());
  // What was chosen where there was a server is not chosen here.
  await page.evaluate(() => localStorage.setItem("pylos.wishes", JSON.stringify({ opponent: "friend", visibility: "public", level: 5 })));
  await page.reload();
  await settled(page);
  expect(await page.$$eval("input[name=opponent]", (inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(["computer", "screen"]);
  expect(await page.locator("input[name=opponent]:checked").inputValue()).toBe("computer");
  expect(await page.locator("input[name=level]:checked").inputValue()).toBe("5");
  await page.locator(".readings summary").click();
  expect(await page.locator(".readings input[type=checkbox]").count()).toBe(0);
  expect(await page.locator("main").innerText()).not.toContain("Anyone may watch");
  await pictures(page, "play");
  await page.goto(site.url("#/watch"));
  await settled(page);
  await pictures(page, "watch");
  expect(await page.locator(".lead").innerText()).toContain("needs a server");
  expect(await page.locator("main h2").count()).toBe(0);
  await page.goto(site.url("#/settings"));
  await settled(page);
  expect(await page.locator("main").innerText()).toContain("Accounts and ratings need a server");
  expect(await page.locator("input[type=password]").count()).toBe(0);
  await pictures(page, "settings");
  expectNoProblems(page);
  await context.close();
});

test("in every language the pages that differ fit a phone, and axe finds nothing", async () => {
  for (const locale of LANGUAGES) {
    const { page, context } = await visitor({ locale, viewport: { width: 360, height: 740 } });
    for (const path of ["/", "/watch", "/settings"]) {
      await page.goto(site.url(`#${path}`));
      await settled(page);
      expect(await spilt(page), `${locale} ${path}`).toEqual([]);
      for (const theme of locale === "en-GB" ? THEMES : []) {
        await inTheme(page, theme);
        expect(await serious(page), `${path} ${theme}`).toEqual([]);
      }
    }
    await context.close();
  }
});

test.each([["en-GB", "start a small server"], ["fr-FR", "lancez-y un petit serveur"], ["ro-RO", "pornește în el un mic server"], ["cs-CZ", "spusťte malý server"], ["hu-HU", "indíts benne egy kis szervert"], ["de-DE", "start a small server"]])(
  "opened from a disk (%s) it says what to do",
  async (locale, words) => {
    const { page, context } = await visitor({ locale });
    await page.goto(pathToFileURL(join(inject("site").first, "index.html")).href);
    await page.waitForSelector("[role=alert]");
    expect(await page.locator("[role=alert]").innerText()).toContain(words);
    expect(await page.locator("[role=alert]").innerText()).toContain("python3 -m http.server");
    expect(await page.locator("html").getAttribute("lang")).toBe(locale === "de-DE" ? "en" : locale.slice(0, 2));
    // It stays: nothing is loaded again, nothing comes over it.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await page.locator("body > *").count()).toBe(1);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      expect(await serious(page), theme).toEqual([]);
    }
    if (locale === "en-GB") await pictures(page, "disk");
    await context.close();
  },
);

test("where a browser refuses to keep anything, the pages work as long as they are open", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "caches"]) {
      Object.defineProperty(window, name, { configurable: true, get: () => { throw new DOMException("refused", "SecurityError"); } });
    }
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
  });
  await page.goto(site.url("#/settings"));
  await settled(page);
  await page.locator("section [role=status]", { hasText: "not possible here" }).waitFor();
  await page.check("label[lang=cs] input");
  await page.waitForFunction(() => document.documentElement.lang === "cs");
  await page.locator(".top nav a").first().click();
  await page.waitForSelector(".new-game");
  await page.check("input[name=opponent][value=screen]");
  await page.click(".new-game button.big");
  await page.waitForSelector(".cell");
  expectNoProblems(page);
  await context.close();
});
