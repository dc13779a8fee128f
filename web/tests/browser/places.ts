// Every page of the app, and what is asked of all of them.

import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { boardText, chance, changed, choosable, clickPlace, fillUp, newGame, untilMyMove } from "./support";

export const PAGES: Record<string, string> = {
  play: "/",
  games: "/games",
  analysis: "/analysis?rules=standard&turns=a1,b1,b2,c2,c3,a2,a3,d4,b3,c1",
  "analysis-equator": "/analysis?rules=carpentier&position=E..BA/EDCBA/..DaC..../.bcde/abcde+B+1.3+e3+0+0:0",
  explorer: "/explore?rules=standard&turns=b2,c3,b3",
  learn: "/learn",
  lesson: "/learn/square",
  "lesson-battle": "/learn/battle",
  puzzles: "/puzzles",
  puzzle: "/puzzles/daily?rules=standard&date=2026-11-17",
  sheet: "/puzzles/sheet?rules=standard",
  rules: "/rules/pyramid",
  "rules-equator": "/rules/equator",
  watch: "/watch",
  tournaments: "/tournaments",
  "tournament-new": "/tournaments/new",
  clock: "/clock",
  account: "/account",
  players: "/players",
  settings: "/settings",
  embed: "/embed",
  "embed-position": "/embed?rules=carpentier&position=E..BA/EDCBA/..DaC..../.bcde/abcde+B+1.3+e3+0+0:0",
  missing: "/no/such/page",
};

export const SIZES = { phone: [360, 740], tablet: [768, 1024], desktop: [1440, 900] } as const;
export const THEMES = ["dark", "light"] as const;

/** Where pictures are left, to be looked at. */
export const SHOTS = fileURLToPath(new URL("../../screenshots/", import.meta.url));
mkdirSync(SHOTS, { recursive: true });

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Shows a page in a theme, and waits until every colour has changed. */
export async function inTheme(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe calls serious or critical. */
export async function serious(page: Page): Promise<string[]> {
  // The policy of the site forbids inline scripts, as it should: axe is run
  // through the debugger.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`).join(" | ").slice(0, 700)}`);
  });
}

/** What sticks out of the page, and words that are cut off. */
export function spilt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element) => `${element.className} ${element.textContent?.trim().slice(0, 40)}`;
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll(".button, .choice, .tabs a, .top a, h1, h2, h3, .status, .hint, .turn-value, .lesson-list a")]
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !element.matches(".visually-hidden"));
    return [...wide, ...cut.map(words)];
  });
}

/** Begins to add up how much the page shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

/** A game at one screen, some turns old. */
export async function gameUnderWay(page: Page, game: "pyramid" | "equator"): Promise<void> {
  await newGame(page, { game, opponent: "screen" });
  if (game === "equator") await fillUp(page);
  const random = chance(11);
  for (let i = 0; i < 14; i++) {
    await untilMyMove(page);
    const before = await boardText(page);
    const places = await choosable(page);
    await clickPlace(page, places[random(places.length)]!);
    await changed(page, before);
  }
}
