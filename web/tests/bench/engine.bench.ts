// The engine in Chromium: how long levels take, and how fast it searches and
// counts against the same work on the machine itself, in one run.
//
// Times are those that a thread has really worked, so that busy machines give
// comparable figures (Linux tells them), and the best of tries that take turns.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor, withBrowser } from "../browser/support";
import { engine, serve } from "./page";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const SHIPPED = inRoot("web/wasm/pylos.wasm");
/** `cargo xtask wasm --speed` makes it: the same with fixed work in it. */
const SPEED = inRoot("target/wasm-build/speed.wasm");
/** `cargo build --release -p pylos-browser --features speed --example speed` */
const NATIVE = inRoot("target/release/examples/speed");

const TRIES = 2;
const ROUNDS = Number(process.env.PYLOS_BENCH_ROUNDS ?? 12);
/** So many turns of each level are timed. */
const TURNS = Number(process.env.PYLOS_BENCH_TURNS ?? 12);

withBrowser();
let host: { url: string; server: Server };
/** What the engine is handed as it is in the app, by name. */
const KNOWLEDGE = ["standard", "advanced"].flatMap((rules) => [
  { file: `${rules}.judgement`, path: inRoot(`crates/pylos-engine/weights/${rules}.judgement`), to: "learn" } as const,
  { file: `${rules}.pylosstrategy`, path: inRoot(`crates/pylos-engine/strategies/${rules}.pylosstrategy`), to: "follow" } as const,
]);
beforeAll(async () => {
  host = await serve({ "pylos.wasm": SHIPPED, "speed.wasm": SPEED, ...Object.fromEntries(KNOWLEDGE.map(({ file, path }) => [file, path])) });
});
afterAll(() => host.server.close());

interface Answer {
  readonly status: number;
  readonly body: { ply: number; phase: string };
  readonly write?: { events: readonly object[]; begins?: { id: string; settings: string; created: number } };
  readonly next?: { engine: boolean };
}

test.each(["standard", "advanced", "carpentier"])("levels of %s", async (rules) => {
  const { page, context } = await visitor();
  await page.goto(host.url);
  const ask = await engine(page, "pylos.wasm");
  for (const { file, to } of KNOWLEDGE.filter(({ file }) => file.startsWith(`${rules}.`))) expect((await ask<Answer>({ file: `/${file}`, to })).answer.status).toBe(200);
  const rows: string[] = [];
  for (let level = 1; level <= 10; level++) {
    const seats = [{ kind: "engine", level }, { kind: "engine", level }];
    const { answer: begun } = await ask<Answer>({ request: { method: "POST", path: "/games", body: { rules, seats }, at: 1_000 } });
    const { id, settings, created } = begun.write!.begins!;
    const events: object[] = [];
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const request = { method: "POST", path: `/games/${id}/tend`, at: 1_000, game: { id, settings, created, played: 0, events } };
      let best = Infinity;
      let told: Answer | undefined;
      for (let i = 0; i < TRIES; i++) {
        const { answer, ms } = await ask<Answer>({ request });
        best = Math.min(best, ms);
        told = answer;
      }
      expect(told!.status).toBeLessThan(300);
      times.push(best);
      events.push(...(told!.write?.events ?? []));
      if (!told!.next?.engine) break;
    }
    times.sort((a, b) => a - b);
    rows.push(`level ${level}: median ${times[times.length >> 1]!.toFixed(0)} ms, slowest of ${times.length} turns ${times.at(-1)!.toFixed(0)} ms`);
  }
  console.log(`${rules}\n  ${rows.join("\n  ")}`);
  await context.close();
});

test.skipIf(!existsSync(SPEED) || !existsSync(NATIVE))("search and perft against the machine itself", async () => {
  const { page, context } = await visitor();
  await page.goto(host.url);
  const ask = await engine(page, "speed.wasm");
  const best = new Map<string, { positions: number; native: number; browser: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    const lines = execFileSync(NATIVE, { encoding: "utf8" }).trim().split("\n");
    for (const [work, line] of lines.entries()) {
      const [name, positions, native] = line.split("\t") as [string, string, string];
      const { answer, ms } = await ask<number>({ work });
      expect(answer).toBe(Number(positions));
      const before = best.get(name) ?? { positions: answer, native: Infinity, browser: Infinity };
      best.set(name, { positions: answer, native: Math.min(before.native, Number(native)), browser: Math.min(before.browser, ms) });
    }
  }
  for (const [name, { positions, native, browser }] of best) {
    const speed = (ms: number) => (positions / ms / 1000).toFixed(2);
    console.log(`${name}: ${speed(native)} million/s natively, ${speed(browser)} in Chromium: ${(native / browser).toFixed(2)}`);
  }
  await context.close();
});
