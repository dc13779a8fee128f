// Every page: nothing serious for axe, no layout shift, quick, in every
// language, at three sizes. Screenshots are left in web/screenshots.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LESSONS } from "../../src/learn/lessons";
import { chance, changed, boardText, choosable, clickPlace, expectNoProblems, newGame, untilMyMove, url, visitor, withBrowser } from "./support";

withBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOTS = fileURLToPath(new URL("../../screenshots/", import.meta.url));
mkdirSync(SHOTS, { recursive: true });

const LINE = "rules=standard&turns=a1,b1,b2,c2,c3,a2,a3,d4,b3,c1";
const PAGES: Record<string, string> = {
  play: "/",
  analysis: `/analysis?${LINE}`,
  "analysis-equator": "/analysis?rules=carpentier&position=E..BA/EDCBA/..DaC..../.bcde/abcde+B+1.3+e3+0+0:0",
  learn: "/learn",
  lesson: "/learn/square",
  "lesson-battle": "/learn/battle",
  rules: "/rules/pyramid",
  "rules-equator": "/rules/equator",
  watch: "/watch",
  settings: "/settings",
  missing: "/no/such/page",
};

const SIZES = { phone: [360, 740], tablet: [820, 1100], desktop: [1280, 800] } as const;

async function settled(page: Page): Promise<void> {
  await page.waitForSelector("main h1, main h2", { state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** What axe calls serious or critical. */
async function serious(page: Page): Promise<string[]> {
  // The policy of the site forbids inline scripts, as it should: axe is run
  // through the debugger.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe
      .run({ resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`).join(" | ").slice(0, 700)}`);
  });
}

/** A pyramid game some turns old. */
async function gameUnderWay(page: Page, game: "pyramid" | "equator"): Promise<void> {
  await newGame(page, { game, opponent: "screen" });
  if (game === "equator") {
    await page.locator(".turn-bar .button", { hasText: "Fill up" }).click();
    await page.waitForFunction(() => document.querySelector(".standing")?.textContent?.includes("Battle 1"), undefined, { timeout: 60_000 });
  }
  const random = chance(11);
  for (let i = 0; i < 14; i++) {
    await untilMyMove(page);
    const before = await boardText(page);
    const places = await choosable(page);
    if (places.length > 0) await clickPlace(page, places[random(places.length)]!);
    await changed(page, before);
  }
}

describe.each(["dark", "light"] as const)("axe finds nothing serious in the %s theme", (colorScheme) => {
  test.each(Object.entries(PAGES))("%s", async (_, path) => {
    const { page, context } = await visitor({ colorScheme });
    await page.goto(url(path));
    await settled(page);
    expect(await serious(page)).toEqual([]);
    await context.close();
  });

  test.each(["pyramid", "equator"] as const)("a %s game", async (game) => {
    const { page, context } = await visitor({ colorScheme, reducedMotion: "reduce" });
    await gameUnderWay(page, game);
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});

describe.each(Object.entries(SIZES))("at the size of a %s", (name, [width, height]) => {
  test.each(Object.entries(PAGES))("%s fits, is photographed, and nothing shifts", async (id, path) => {
    const { page, context } = await visitor({ viewport: { width, height }, colorScheme: name === "tablet" ? "light" : "dark" });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      (globalThis as unknown as { seen: typeof seen }).seen = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(url(path));
    await settled(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.02);
    await page.screenshot({ path: `${SHOTS}${id}-${name}.png` });
    expectNoProblems(page);
    await context.close();
  });

  test.each(["pyramid", "equator"] as const)("a %s game fits and is photographed", async (game) => {
    const { page, context } = await visitor({ viewport: { width, height }, colorScheme: name === "tablet" ? "light" : "dark", reducedMotion: "reduce" });
    await gameUnderWay(page, game);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${SHOTS}game-${game}-${name}.png` });
    if (game === "pyramid") {
      for (const [key, view] of [["l", "lifted"], ["p", "plan"]] as const) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
        await page.screenshot({ path: `${SHOTS}game-${view}-${name}.png` });
      }
    }
    await context.close();
  });
});

test.each(["en-GB", "fr-FR", "ro-RO", "cs-CZ", "hu-HU"])("in %s every page speaks that language and fits a phone", async (locale) => {
  const { page, context } = await visitor({ locale, viewport: { width: 360, height: 740 }, colorScheme: "light" });
  for (const [id, path] of Object.entries(PAGES)) {
    await page.goto(url(path));
    await settled(page);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(0, 2));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, id).toBeLessThanOrEqual(0);
    if (id === "play" || id === "lesson") await page.screenshot({ path: `${SHOTS}${id}-${locale.slice(0, 2)}.png` });
  }
  await context.close();
});

test("the language can be switched and is remembered", async () => {
  const { page } = await visitor();
  await page.goto(url("/settings"));
  await page.check("label[lang=hu] input");
  await page.waitForFunction(() => document.documentElement.lang === "hu");
  await page.goto(url("/"));
  await page.waitForFunction(() => document.querySelector(".top nav")?.textContent?.includes("Elemzés"));
});

test("the first page can be used within a second", async () => {
  const { page } = await visitor();
  await page.goto(url("/"));
  await page.goto(url("/settings"));
  await page.goto(url("/"), { waitUntil: "commit" });
  await page.waitForSelector(".new-game button.big");
  const ready = await page.evaluate(() => performance.now());
  expect(ready).toBeLessThan(1000);
});

test("the shell opens offline, and says so", async () => {
  const { page, context } = await visitor({ serviceWorkers: "allow" });
  await page.goto(url("/"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForFunction(async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0]!)).keys()).length > 10);
  await context.setOffline(true);
  await page.goto(url("/learn"));
  await page.waitForSelector(".lesson-list a");
  await page.locator(".top nav a", { hasText: "Watch" }).click();
  await page.waitForSelector(".offline-badge");
  expect(await page.locator("[role=alert]").innerText()).toContain("cannot be reached");
});

test("every lesson's position is legal, and its task can be solved", async () => {
  for (const lesson of LESSONS) {
    for (const task of lesson.tasks) {
      const ask = async (turns: string[]) => {
        const answer = await fetch(url("/api/v1/analysis/position"), {
          method: "POST",
          headers: { "X-Pylos": "1", "Content-Type": "application/json" },
          body: JSON.stringify({ rules: lesson.rules, turns, ...(task.position ? { position: task.position } : {}) }),
        });
        const json = await answer.json();
        expect(answer.status, `${lesson.id}: ${json.message}`).toBe(200);
        return json;
      };
      const { legal } = await ask([]);
      let solved = false;
      for (const turn of legal) solved ||= task.solved(turn, (await ask([turn.turn])).position);
      expect(solved, lesson.id).toBe(true);
    }
  }
});

test("a lesson is done by making its move", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/learn/apex"));
  await page.waitForSelector('.cell[data-cell="j1"][aria-disabled="false"]');
  await clickPlace(page, "j1");
  await page.waitForFunction(() => document.querySelector(".panel .notice")?.textContent?.includes("You have won"));
  await page.goto(url("/learn"));
  await page.waitForSelector(".lesson-number.done");
});

test("an analysis is in its address: played on, stepped through, opened again", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await page.goto(url("/analysis"));
  for (const cell of ["a1", "b1", "c1"]) {
    await page.waitForSelector(`.cell[data-cell="${cell}"][aria-disabled="false"]`);
    await clickPlace(page, cell);
    await page.waitForFunction((name) => location.search.includes(name), cell);
  }
  expect(new URL(page.url()).searchParams.get("turns")).toBe("a1,b1,c1");
  await page.locator("main").focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => location.search.includes("at=2"));
  const { page: other } = await visitor();
  await other.goto(page.url());
  await other.waitForFunction(() => document.querySelector('.cell[data-cell="b1"]')?.getAttribute("aria-label")?.includes("dark ball"));
  expect(await other.locator('.cell[data-cell="c1"]').getAttribute("aria-label")).toContain("empty");
  await other.waitForSelector(".turn-value");
  expectNoProblems(page);
  expectNoProblems(other);
});

test.each(["standard", "carpentier"])("a position of %s is made by hand and analysed", async (rules) => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const start = rules === "standard" ? "" : "&position=EDCBA/EDCBA/........./abcde/abcde+B+1.0+-+0+0:0";
  await page.goto(url(`/analysis?rules=${rules}${start}`));
  await page.waitForSelector('.cell[aria-disabled="false"]');
  await page.locator(".tablist button", { hasText: "Edit" }).click();
  if (rules === "standard") {
    for (const cell of ["a1", "b1", "a2", "b2"]) await clickPlace(page, cell);
    await clickPlace(page, "e1");
  } else {
    await page.locator(".turn-bar button", { hasText: "Remove" }).click();
    await clickPlace(page, "blue i3");
    await page.locator(".turn-bar .stock-size").nth(2).click();
    await clickPlace(page, "e3");
    await page.locator(".beside input").nth(1).fill("1");
    await page.locator(".beside select").nth(1).selectOption("e3");
  }
  await page.locator(".turn-bar .button.primary").click();
  const wanted = rules === "standard" ? "LL..LL........../L......../..../. L" : "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0";
  await page.waitForFunction((text) => new URLSearchParams(location.search).get("position") === text, wanted);
  await page.waitForSelector(".turn-value");
  expect(await page.locator("[role=alert]").count()).toBe(0);
  expectNoProblems(page);
});

test("one button builds the tablebase, with a progress bar", async () => {
  const { page } = await visitor();
  // The building itself is the solver's business and takes gigabytes; here it
  // is played by the test.
  const stages = [
    { status: "absent" },
    { status: "building", progress: { done: 0.1, stage: "pass 3", seconds: 2, left: 18 } },
    { status: "building", progress: { done: 0.64, stage: "pass 21", seconds: 12, left: 7 } },
    { status: "ready", bytes: 1 },
  ];
  let stage = 0;
  let evaluations = 0;
  await page.route("**/api/v1/tablebases/standard", (route) => {
    if (route.request().method() === "POST") stage = 1;
    else if (stage > 0 && stage < 3) stage += 1;
    return route.fulfill({ json: { rules: "standard", ...stages[stage] } });
  });
  await page.route("**/api/v1/analysis/evaluate", (route) => {
    evaluations += 1;
    const value = stage === 3 ? { kind: "loss", plies: 40 } : { kind: "estimate", score: 0.2 };
    return route.fulfill({ json: { source: stage === 3 ? "tablebase" : "engine", exact: stage === 3, value, turns: [{ turn: "a1", value, position: "" }], line: ["a1"] } });
  });
  await page.route("**/api/v1/catalog", (route) => route.fulfill({ json: { games: [], levels: [], builds: true } }));
  await page.goto(url("/analysis"));
  await page.locator("button", { hasText: "Build the table" }).click();
  await page.waitForSelector('[role=progressbar][aria-valuenow="64"]');
  expect(await page.locator(".panel").innerText()).toContain("about 7 seconds left");
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent?.includes("loses in 40"));
  expect(await page.locator("[role=progressbar]").count()).toBe(0);
  expect(evaluations).toBe(2);
});

test("a bad position is refused with the reason, and a record is opened", async () => {
  const { page } = await visitor();
  await page.goto(url("/analysis"));
  await page.locator(".tablist button", { hasText: "Share" }).click();
  await page.fill("textarea", "L.............../L......../..../. D");
  await page.locator("button", { hasText: "Open" }).click();
  await page.waitForFunction(() => document.querySelector(".panel [role=alert]")?.textContent?.includes("P1"));
  await page.fill("textarea", "LLDD............/........./..../. L");
  await page.locator("button", { hasText: "Open" }).click();
  await page.waitForFunction(() => location.search.includes("position=LLDD"));
});

test("the types are those of the server's description", () => {
  const folder = mkdtempSync(join(tmpdir(), "pylos-types-"));
  const fresh = join(folder, "openapi.d.ts");
  const tool = fileURLToPath(new URL("../../node_modules/.bin/openapi-typescript", import.meta.url));
  execFileSync(tool, [url("/api/openapi.json"), "-o", fresh], { stdio: "ignore" });
  const kept = readFileSync(new URL("../../src/net/openapi.d.ts", import.meta.url), "utf8");
  const now = readFileSync(fresh, "utf8");
  rmSync(folder, { recursive: true });
  expect(now, "npm run types renews them").toBe(kept);
});
