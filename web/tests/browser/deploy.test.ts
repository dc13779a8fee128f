// A new version arrives while people are at it: nothing breaks, nothing is
// mixed, nothing is lost, and they change when it suits them.

import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { host, type Host } from "./hosting";
import { PAGES, SHOTS, SIZES, THEMES, inTheme, serious, spilt } from "./places";
import { choose, expectNoProblems, placeSelector, settled, untilMyMove, visitor, withBrowser } from "./support";

withBrowser();

let site: Host;
beforeEach(async () => { site = await host(inject("site").first); });
afterEach(() => site.stop());

const offer = (page: Page) => page.locator(".new-version button");
/**
 * Takes the new version in a tab while all tabs are at rest. A browser lets the
 * new worker begin when the old one has nothing to do; Chromium, when somebody
 * looks on with its tools as these tests do, ends the old one at once, and if a
 * tab then asks for something, starts it again and lets the new one wait for
 * five minutes.
 */
async function take(page: Page): Promise<void> {
  await Promise.all(page.context().pages().map((tab) => tab.waitForSelector('[aria-busy="true"]', { state: "detached" })));
  await offer(page).click();
}
/** Waits until a page has loaded itself anew. */
const untilTaken = (page: Page) => page.waitForFunction(() => document.querySelector(".new-version button") === null && document.querySelector("main h1"));

/** Waits until the whole version that is there is kept on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Somebody who has visited before: the first version is kept, and this page is of it. */
async function regular(): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await visitor({ serviceWorkers: "allow", reducedMotion: "reduce" });
  await page.goto(site.url());
  await kept(page);
  return { page, context };
}

/** The browser looks for a new version, as it does when a connection is back. */
const look = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** How many versions are kept on the device. */
const versions = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const untilOneVersion = (page: Page) => expect.poll(() => versions(page), { timeout: 20_000 }).toBe(1);

/** The version that a page is of, as its settings say. */
async function versionOf(page: Page): Promise<string> {
  await page.evaluate(() => { location.hash = "#/settings"; });
  const line = page.locator("main section .muted", { hasText: "Version" });
  await line.waitFor();
  return (await line.innerText()).split(" ")[1]!;
}

/** A game at one screen in which light has taken up the ball on c1 to raise it. */
async function halfMadeTurn(page: Page): Promise<void> {
  await page.goto(site.url());
  await page.check("input[name=opponent][value=screen]");
  await page.click(".new-game button.big");
  await page.waitForSelector(".cell");
  for (const [i, cell] of ["a1", "b1", "a2", "b2", "c1", "d1"].entries()) {
    await untilMyMove(page);
    await choose(page, cell);
    await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, i + 1);
  }
  await untilMyMove(page);
  await choose(page, "c1");
  await isHalfMade(page);
}

async function isHalfMade(page: Page): Promise<void> {
  await page.locator(`${placeSelector("c1")}`).and(page.locator('[aria-label*="chosen"]')).waitFor();
}

test("a tab in the middle of a turn lives through a deploy, and takes the turn along", async () => {
  const { page, context } = await regular();
  await halfMadeTurn(page);
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  expect(await page.locator(".new-version").innerText()).toContain("A new version is ready");
  // Parts of the old version that nobody has asked for yet are not on the host
  // any more, and come all the same.
  await page.locator(".help-button").click();
  await page.waitForSelector(".dialog .chapter");
  await page.keyboard.press("Escape");
  await isHalfMade(page);
  await take(page);
  await untilTaken(page);
  await page.waitForSelector(".cell");
  await isHalfMade(page);
  // The turn is finished in the new version.
  await choose(page, "e1");
  await page.waitForFunction(() => document.querySelector('.turn[data-ply="7"]')?.textContent === "c1-e1");
  expect(await versionOf(page)).toBe("second");
  expectNoProblems(page);
  await context.close();
});

test("the message is heard, reached by keyboard, and in nobody's way", async () => {
  const { page, context } = await regular();
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  expect(await page.locator('.new-version[role="status"]').count()).toBe(1);
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
    for (const theme of THEMES) {
      await inTheme(page, theme);
      expect(await serious(page), `${size} ${theme}`).toEqual([]);
      await page.screenshot({ path: `${SHOTS}new-version-${size}-${theme}.png` });
    }
  }
  for (const language of ["fr", "ro", "cs", "hu", "en"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => { location.hash = "#/settings"; });
    await page.check(`label[lang=${language}] input`);
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    expect(await spilt(page), language).toEqual([]);
    // Both in one row of the header, whatever the words.
    const [header, button] = [(await page.locator(".top").boundingBox())!, (await offer(page).boundingBox())!];
    expect(button.y >= header.y && button.y + button.height <= header.y + header.height, language).toBe(true);
    await page.screenshot({ path: `${SHOTS}new-version-phone-${language}.png` });
  }
  await offer(page).focus();
  await page.keyboard.press("Enter");
  await untilTaken(page);
  expect(await versionOf(page)).toBe("second");
  expectNoProblems(page);
  await context.close();
});

test("a new worker waits while two tabs are open; taken in one, both change and the old files go", async () => {
  const { page, context } = await regular();
  const other = await context.newPage();
  await other.goto(site.url(`#${PAGES.analysis}`));
  await other.waitForSelector(".turn");
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  await offer(other).waitFor();
  expect(await versions(page)).toBe(2);
  // Whatever is opened meanwhile is whole and of the old version.
  const third = await context.newPage();
  await third.goto(site.url());
  expect(await versionOf(third)).toBe("first");
  await third.close();
  await other.reload();
  await offer(other).waitFor();

  await take(page);
  await Promise.all([page, other].map(untilTaken));
  expect(other.url()).toBe(site.url(`#${PAGES.analysis}`));
  await untilOneVersion(page);
  expect(await Promise.all([page, other].map(versionOf))).toEqual(["second", "second"]);
  expectNoProblems(page);
  await context.close();
});

test("a tab that was not there yet when all were told finds out, and follows", async () => {
  const { page, context } = await regular();
  const other = await context.newPage();
  await other.addInitScript(() => {
    navigator.serviceWorker.addEventListener("message", (said) => {
      if ((said.data as { type: string }).type === "reload") said.stopImmediatePropagation();
    });
  });
  await other.goto(site.url(`#${PAGES.analysis}`));
  await other.waitForSelector(".turn");
  site.deploy(inject("site").second);
  await look(page);
  await offer(other).waitFor();
  await take(page);
  await Promise.all([page, other].map(untilTaken));
  expect(await Promise.all([page, other].map(versionOf))).toEqual(["second", "second"]);
  await context.close();
});

test("when all tabs are closed, the next one is of the new version without a word", async () => {
  const { page, context } = await regular();
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  const next = await context.newPage();
  await page.close();
  await expect.poll(async () => {
    await next.goto("about:blank");
    await next.goto(site.url());
    return versionOf(next);
  }, { timeout: 20_000 }).toBe("second");
  expect(await offer(next).count()).toBe(0);
  await context.close();
});

/** What a tab hears of its workers is held back (`asleep`); what they said is heard when it wakes. */
interface Sleeper { asleep: boolean; wake(): void }

/**
 * A tab that can be put to sleep. Neither an open alert would do, which stops
 * everything in its process, perhaps the very worker that is to begin, nor
 * Chromium's command to freeze a page, which lets the worker's events through.
 */
async function sleeper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missed: (() => void)[] = [];
    const self = window as unknown as Sleeper;
    self.wake = () => {
      self.asleep = false;
      for (const hear of missed.splice(0)) setTimeout(hear);
    };
    for (const { prototype } of [ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorker]) {
      prototype.addEventListener = function (this: EventTarget, kind: string, heard: (event: Event) => void, how?: AddEventListenerOptions) {
        const unlessAsleep = (event: Event) => {
          if (!self.asleep) heard(event);
          // What they asked in vain, and how they fared, is of no interest any more.
          else if (event instanceof MessageEvent && event.ports.length === 0) missed.push(() => heard(event));
        };
        EventTarget.prototype.addEventListener.call(this, kind, unlessAsleep, how);
      };
    }
  });
  await page.reload();
  await kept(page);
}

test("a tab that sleeps through it keeps its files, and follows when it wakes", async () => {
  const { page, context } = await regular();
  await sleeper(page);
  await halfMadeTurn(page);
  const other = await context.newPage();
  await other.goto(site.url());
  await kept(other);
  await page.evaluate(() => { (window as unknown as Sleeper).asleep = true; });
  site.deploy(inject("site").second);
  await look(other);
  await offer(other).click();
  await untilTaken(other);
  expect(await versionOf(other)).toBe("second");
  // Whoever sleeps cannot say what it needs: longer than an answer is waited
  // for, everything stays.
  await other.reload();
  await kept(other);
  await other.waitForTimeout(4_000);
  expect(await versions(other)).toBe(2);
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => (window as unknown as Sleeper).wake());
  await loaded;
  await isHalfMade(page);
  expect(await versionOf(page)).toBe("second");
  await other.reload();
  await untilOneVersion(other);
  await context.close();
});

test("a worker that does not answer at first, because the device is busy, is asked again", async () => {
  const { page, context } = await regular();
  await page.addInitScript(() => {
    const say = ServiceWorker.prototype.postMessage;
    let swallowed = 0;
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...said: unknown[]) {
      const asked = (said[0] as { type: string }).type === "version";
      if (asked && this.state === "installed" && swallowed++ < 2) return;
      say.apply(this, said as Parameters<typeof say>);
    };
  });
  await page.reload();
  await kept(page);
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  await take(page);
  await untilTaken(page);
  expect(await versionOf(page)).toBe("second");
  await context.close();
});

/** Has the browser look for a new version, and waits until that has come to nothing. */
async function lookInVain(page: Page): Promise<void> {
  const end = page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await new Promise((found) => registration.addEventListener("updatefound", found, { once: true }));
    const worker = registration.installing!;
    await new Promise((ended) => worker.addEventListener("statechange", ended, { once: true }));
    return worker.state;
  });
  await look(page);
  expect(await end).toBe("redundant");
  expect(await offer(page).count()).toBe(0);
  expect(await versions(page)).toBe(1);
}

test("a version that does not arrive whole changes nothing, and comes when it is whole", async () => {
  const { page, context } = await regular();
  site.deploy(inject("site").second);
  site.refuse(/^assets\/Invite/);
  await lookInVain(page);
  // The old version is whole: it opens without a host, page by page.
  await site.stop();
  for (const path of ["/", "/learn/square", "/settings"]) {
    await page.goto("about:blank");
    await page.goto(site.url(`#${path}`));
    await settled(page);
  }
  expect(await versionOf(page)).toBe("first");
  await site.start();
  site.accept();
  await look(page);
  await take(page);
  await untilTaken(page);
  expect(await versionOf(page)).toBe("second");
  expectNoProblems(page);
  await context.close();
});

test.each([
  ["the page of another version", (folder: string) => cpSync(join(inject("site").first, "index.html"), join(folder, "index.html"))],
  ["a file that is cut short", (folder: string) => {
    const file = join(folder, "assets", readdirSync(join(folder, "assets")).find((name) => name.startsWith("LiveGame-"))!);
    truncateSync(file, 1000);
  }],
])("%s is not taken for one's own", async (_, spoil) => {
  const folder = mkdtempSync(join(tmpdir(), "pylos-spoilt-"));
  cpSync(inject("site").second, folder, { recursive: true });
  spoil(folder);
  const { page, context } = await regular();
  site.deploy(folder);
  await lookInVain(page);
  site.deploy(inject("site").second);
  await look(page);
  await offer(page).waitFor();
  rmSync(folder, { recursive: true });
  await context.close();
});

test("a part that has left the host makes its page load once, and the page is there", async () => {
  // No worker here: nothing is kept but what was loaded.
  const { page, context } = await visitor({ reducedMotion: "reduce" });
  await halfMadeTurn(page);
  const game = page.url();
  site.deploy(inject("site").second);
  let loads = 0;
  page.on("load", () => loads++);
  await page.locator(".help-button").click();
  await page.waitForEvent("load");
  await page.waitForSelector(".cell");
  await isHalfMade(page);
  expect(page.url()).toBe(game);
  await page.locator(".help-button").click();
  await page.waitForSelector(".dialog .chapter");
  expect(loads).toBe(1);
  await page.keyboard.press("Escape");
  expect(await versionOf(page)).toBe("second");
  await context.close();
});

test("a part that cannot be had at all: loaded once more, then a sentence and a button", async () => {
  const { page, context } = await visitor();
  let loads = 0;
  await page.goto(site.url());
  await settled(page);
  page.on("load", () => loads++);
  site.refuse(/^assets\/Learn-/);
  await page.locator(".top nav a", { hasText: "Learn" }).click();
  await page.locator("[role=alert]", { hasText: "Part of this page could not be loaded" }).waitFor();
  expect(loads).toBe(1);
  expect(page.url()).toBe(site.url("#/learn"));
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  // Other pages work meanwhile; and when the part is back, the button finds it.
  await page.locator(".top nav a", { hasText: "Watch" }).click();
  await page.locator("main h1", { hasText: "Watch" }).waitFor();
  await page.locator(".top nav a", { hasText: "Learn" }).click();
  await page.locator("main [role=alert]").waitFor();
  site.accept();
  await page.locator("main button", { hasText: "Try again" }).click();
  await page.waitForSelector(".lesson-list");
  expect(loads).toBe(2);
  await context.close();
});

test("without a host a missing part is told, and the page is not thrown away for it", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url());
  await settled(page);
  await site.stop();
  await page.locator(".top nav a", { hasText: "Learn" }).click();
  await page.locator("[role=alert]", { hasText: "Part of this page could not be loaded" }).waitFor();
  await page.locator(".top nav a", { hasText: "Play" }).click();
  await page.waitForSelector(".new-game");
  await site.start();
  await context.close();
});

test.each([["a script", /^assets\/index-.*\.js/], ["a language", /^assets\/web-/]])("without %s the app cannot begin: it says so, in words, and begins when it can", async (_, files) => {
  const { page, context } = await visitor({ locale: "fr-FR" });
  let loads = 0;
  page.on("load", () => loads++);
  site.refuse(files);
  await page.goto(site.url());
  await page.locator("[role=alert]", { hasText: "Une partie de cette page" }).waitFor();
  expect(loads).toBe(2);
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect(await serious(page), theme).toEqual([]);
  }
  site.accept();
  await page.locator("button", { hasText: "Réessayer" }).click();
  await page.waitForSelector(".new-game");
  await context.close();
});
