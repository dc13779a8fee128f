// How often the engine in Chromium keeps a win won or a draw drawn, with what
// the app has at hand and a time for each turn: on the committed positions
// that nobody has learnt from, held against exact values.
//
// PYLOS_TABLES names a folder with tablebases; PYLOS_BENCH_MS and
// PYLOS_BENCH_POSITIONS say how long and on how many positions. The time is
// that of a clock on the wall, as it is for those who play.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { binary } from "../browser/server";
import { visitor, withBrowser } from "../browser/support";
import { engine, serve } from "./page";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const TABLES = process.env.PYLOS_TABLES ?? "";
const BUDGET = Number(process.env.PYLOS_BENCH_MS ?? 300);
const POSITIONS = Number(process.env.PYLOS_BENCH_POSITIONS ?? 400);

const judgement = (rules: string) => `${rules}.judgement`;
const RULES = ["children", "standard", "advanced"];

withBrowser();
let host: { url: string; server: Server };
beforeAll(async () => {
  const weights = RULES.map((rules) => [judgement(rules), inRoot(`crates/pylos-engine/weights/${judgement(rules)}`)]);
  host = await serve({ "pylos.wasm": inRoot("web/wasm/pylos.wasm"), ...Object.fromEntries(weights) });
});
afterAll(() => host.server.close());

interface Weighed {
  readonly status: number;
  readonly body: { readonly depth: number; readonly line: readonly string[]; readonly turns: readonly { readonly turn: string; readonly position: string }[] };
}

/** The exact outcomes of these positions: `win`, `draw` or `loss` of the side to move. */
const outcomes = (rules: string, positions: readonly string[]): string[] =>
  execFileSync(binary(), ["probe", "--rules", rules, "--data", TABLES, "-"], { encoding: "utf8", input: positions.join("\n") })
    .trim().split("\n").map((line) => line.split(" ")[0]!);

test.each(RULES.filter((rules) => existsSync(join(TABLES, `${rules}.pylostable`))))("turns of %s that keep the value", async (rules) => {
  const worthKeeping = readFileSync(inRoot(`crates/pylos-engine/weights/${rules}.tests.txt`), "utf8").trim().split("\n")
    .map((line) => ({ position: line.replace(/ \w+$/, ""), outcome: /\w+$/.exec(line)![0] }))
    .filter(({ outcome }) => outcome !== "loss")
    .slice(0, POSITIONS);
  const { page, context } = await visitor();
  await page.goto(host.url);
  const ask = await engine(page, "pylos.wasm");
  expect((await ask<Weighed>({ file: `/${judgement(rules)}`, to: "learn" })).answer.status).toBe(200);
  const after: string[] = [];
  let depths = 0;
  for (const { position } of worthKeeping) {
    const { answer } = await ask<Weighed>({ request: { method: "POST", path: "/analysis/evaluate", body: { rules, position, budget: BUDGET }, at: 1_000 } });
    expect(answer.status).toBe(200);
    const chosen = answer.body.turns.find(({ turn }) => turn === answer.body.line[0]);
    after.push(chosen!.position);
    depths += answer.body.depth;
  }
  const balls = (position: string) => position.replace(/[^LD]/g, "").length - 1;
  const kept = outcomes(rules, after).map((found, i) => found === "loss" || (found === "draw" && worthKeeping[i]!.outcome === "draw"));
  const share = (from: number, to: number) => {
    const among = kept.filter((_, i) => balls(worthKeeping[i]!.position) >= from && balls(worthKeeping[i]!.position) <= to);
    return `${((100 * among.filter(Boolean).length) / among.length).toFixed(1)} % of ${among.length}`;
  };
  console.log([
    `${rules}, ${BUDGET} ms in Chromium: ${share(0, 30)} kept, depth ${(depths / worthKeeping.length).toFixed(1)} on average`,
    ...[[0, 7], [8, 15], [16, 23], [24, 30]].map(([from, to]) => `  ${from} to ${to} balls: ${share(from!, to!)}`),
  ].join("\n"));
  await context.close();
});
