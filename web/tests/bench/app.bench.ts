// The app in Chromium while it thinks: the longest task on the main thread,
// and perfect play from a table that is 50 ms away.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, test } from "vitest";
import { host, type Host } from "../browser/hosting";
import { choose, visitor, withBrowser } from "../browser/support";

/** Where tablebases are; children.pylostable is read, and others if they are there. */
const TABLES = process.env.PYLOS_TABLES ?? "";
const RULES = ["children", "standard", "advanced"];

withBrowser();
let site: Host;
const folder = mkdtempSync(join(tmpdir(), "pylos-bench-"));
beforeAll(async () => {
  const before = { ...process.env };
  Object.assign(process.env, { NODE_ENV: "production" });
  await build({ root: fileURLToPath(new URL("../../", import.meta.url)), mode: "site", logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
  process.env = before;
  site = await host(folder, "no-store");
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly tdur?: number;
  readonly dur?: number;
  readonly args: { name?: string };
}

/** Traces what the page's main thread does meanwhile; in milliseconds of processor time, so that a busy machine counts for nothing. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<{ longest: number; tasks: number }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "__metadata"] } });
  await work();
  const done = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await done;
  const mains = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, ph, pid, tid }) => ph === "X" && /RunTask$/.test(name) && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error("no task was traced");
  return { longest: Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000, tasks: tasks.length };
}

const tell = (what: string, { longest, tasks }: { longest: number; tasks: number }) => console.log(`${what}: ${tasks} tasks, the longest ${longest.toFixed(1)} ms`);

test("the main thread while the engine thinks", async () => {
  const { page, context } = await visitor();
  await page.goto(site.url("#/analysis?rules=standard"));
  await page.locator(".verdict").filter({ hasText: "An estimate" }).waitFor();
  tell("analysis, five turns of the pyramid game", await longestTask(page, async () => {
    for (const cell of ["b2", "c3", "b3", "c2", "a1"]) {
      const shown = await page.locator(".turn").count();
      await choose(page, cell);
      await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n && document.querySelector(".values")?.getAttribute("aria-busy") === "false", shown + 1);
    }
  }));
  await page.goto(site.url("#/analysis?rules=carpentier&position=BEAAB%2FECDCD%2F.........%2Faeddc%2Fbcabe+R+1.0+-+0+0%3A0"));
  tell("the equator game solved from the first battle", await longestTask(page, async () => {
    await page.locator(".verdict").filter({ hasText: "Exact" }).waitFor();
  }));
  await page.goto(site.url());
  await page.check("input[name=opponent][value=computer]");
  await page.check('input[name=level][value="10"]');
  await page.check("input[name=side][value=first]");
  await page.click(".new-game button.big");
  await page.waitForSelector(".status.yours");
  tell("three turns against level 10", await longestTask(page, async () => {
    for (const cell of ["a1", "d4", "a4"]) {
      const turns = await page.locator(".turn").count();
      if ((await page.locator(`.cell[data-cell="${cell}"][aria-disabled="false"]`).count()) === 0) continue;
      await choose(page, cell);
      await page.waitForFunction((n) => document.querySelectorAll(".turn").length >= n && document.querySelector(".status.yours"), turns + 2);
    }
  }));
  await context.close();
});

test.each(RULES.filter((rules) => existsSync(join(TABLES, `${rules}.pylostable`))))("perfect play of %s from 50 ms away", async (rules) => {
  site.offer(join(TABLES, `${rules}.pylostable`), "many");
  const { page, context } = await visitor();
  const known = () => page.waitForFunction(() => document.querySelector(".values")?.getAttribute("aria-busy") === "false" && /in \d+/.test(document.querySelector(".verdict")?.textContent ?? ""));
  const timed = async (work: () => Promise<unknown>) => {
    const before = site.asked();
    const begun = performance.now();
    await work();
    await known();
    const after = site.asked();
    return `${after.requests - before.requests} requests, ${after.bytes - before.bytes} bytes, ${(performance.now() - begun).toFixed(0)} ms`;
  };
  await page.goto(site.url("#/settings"));
  const rows = [`the empty board: ${await timed(() => page.goto(site.url(`#/analysis?rules=${rules}`)))}`];
  for (const cell of ["b2", "c3", "b3", "c2", "a1", "d4"]) {
    const shown = await page.locator(".turn").count();
    rows.push(`after ${cell}: ${await timed(async () => {
      await choose(page, cell);
      await page.waitForFunction((n) => document.querySelectorAll(".turn").length === n, shown + 1);
    })}`);
  }
  console.log(`${rules}\n  ${rows.join("\n  ")}`);
  await context.close();
});
