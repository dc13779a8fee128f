// The engine for the browser, tried in Node: `cargo xtask wasm`, then
// `node web/tests/wasm/run.mjs [PROGRAM [GAMES]]`, where PROGRAM is the example
// `games` of crates/pylos-browser. Needs nothing that npm would have to install.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a phone downloads before it can think, compressed: docs/web.md says what it is made of. */
const MOST_BYTES = 380_000;

const PRESETS = ["children", "standard", "advanced", "carpentier", "jeux-et-strategie"];
const [program, games = "100"] = process.argv.slice(2);

const file = new URL("../../wasm/pylos.wasm", import.meta.url);
const bytes = await readFile(file).catch(() => {
  console.error("web/wasm/pylos.wasm is not there: “cargo xtask wasm” builds it");
  process.exit(1);
});
const module = await WebAssembly.compile(bytes);

/** A device of its own. */
async function device() {
  let lots = 1n;
  const page = {
    now: () => performance.now(),
    lot: () => (lots = BigInt.asUintN(64, lots * 6364136223846793005n + 1442695040888963407n)),
    report: () => undefined,
    failed: (at, length) => { throw new Error(Buffer.from(exports.memory.buffer, at, length).toString()); },
  };
  const { exports } = await WebAssembly.instantiate(module, { page });
  const call = (input, work) => {
    const at = exports.input(input.length);
    Buffer.from(exports.memory.buffer, at, input.length).set(input);
    const length = work();
    return JSON.parse(Buffer.from(exports.memory.buffer, exports.output(), length).toString());
  };
  const ask = (method, path, body, more = {}) => call(Buffer.from(JSON.stringify({ method, path, body, at: 1_000, ...more })), () => exports.answer());
  return Object.assign(ask, { follow: (strategy) => call(strategy, () => exports.follow()) });
}

test("it is small enough to be loaded on a phone", () => {
  const compressed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${bytes.length} bytes, ${compressed} compressed`);
  assert.ok(compressed <= MOST_BYTES, `${compressed} bytes compressed, and ${MOST_BYTES} are allowed`);
});

test("it answers as a server would", async () => {
  const ask = await device();
  assert.equal(ask("GET", "/catalog").body.levels.length, 10);
  assert.equal(ask("POST", "/analysis/position", { rules: "standard" }).body.legal.length, 16);
  assert.deepEqual(ask("POST", "/analysis/position", { rules: "standart" }).body.code, "bad_rules");
  assert.equal(ask("GET", "/me").status, 404);
});

test("every level of both games answers", async () => {
  const ask = await device();
  for (const rules of ["standard", "carpentier"]) {
    for (let level = 1; level <= 10; level++) {
      const begun = ask("POST", "/games", { rules, seats: [{ kind: "engine", level }, { kind: "me" }] });
      const { id, settings, created } = begun.write.begins;
      const game = { id, settings, created, played: 0, events: [] };
      const clock = performance.now();
      const tended = begun.next.engine ? ask("POST", `/games/${id}/tend`, null, { game }) : begun;
      const ms = performance.now() - clock;
      assert.equal(tended.status < 300, true, JSON.stringify(tended.body));
      if (begun.next.engine) assert.equal(tended.body.ply, 1);
      console.log(`${rules}, level ${level}: ${ms.toFixed(0)} ms`);
    }
  }
});

/** Plays a game at level 10 as the second player against turns that `choose` picks; who has won. */
function second(ask, rules, choose) {
  let answer = ask("POST", "/games", { rules, seats: [{ kind: "me" }, { kind: "engine", level: 10 }] });
  const { id, settings, created } = answer.write.begins;
  const game = { id, settings, created, played: 0, events: [] };
  for (;;) {
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    game.events.push(...answer.write.events);
    const { phase, legal, ply, undos, position, result } = answer.body;
    if (phase !== "playing") return result.winner;
    answer = answer.next.engine
      ? ask("POST", `/games/${id}/tend`, null, { game })
      : ask("POST", `/games/${id}/actions`, { type: "turn", turn: choose(legal.map(({ turn }) => turn), position), ply, undos }, { game });
  }
}

test("with its strategy level 10 wins as the second player, without a tablebase", async () => {
  const folder = new URL("../../../crates/pylos-engine/strategies/", import.meta.url);
  for (const rules of ["children", "standard", "advanced"]) {
    const strategy = await readFile(new URL(`${rules}.pylosstrategy`, folder));
    const ask = await device();
    assert.equal(ask.follow(strategy.subarray(0, 1_000)).status, 400);
    assert.equal(ask.follow(strategy).body, rules);
    // By chance, and as well as a short search can.
    let state = 7;
    const lot = (turns) => turns[(state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % turns.length];
    const stubborn = (turns, { text }) => ask("POST", "/analysis/evaluate", { rules, position: text, budget: 60 }).body.turns[0].turn;
    const clock = performance.now();
    for (let game = 0; game < 6; game++) {
      let opening = game;
      const choose = (...given) => (opening-- > 0 ? lot : stubborn)(...given);
      assert.equal(second(ask, rules, choose), "dark", `${rules}, game ${game}`);
    }
    console.log(`${rules}: six games won in ${(performance.now() - clock).toFixed(0)} ms`);
  }
});

test("games by chance are the same as on a machine without a browser", { skip: program ? false : "the program to compare with was not named" }, async () => {
  const ask = await device();
  for (const rules of PRESETS) {
    const there = execFileSync(program, [rules, games], { encoding: "utf8", maxBuffer: 1 << 30 }).split("\n");
    let line = 0;
    for (let seed = 1; seed <= Number(games); seed++) {
      let state = seed;
      const below = (n) => {
        // As a whole number: the product has up to 62 bits.
        state = Number((BigInt(state) * 1_103_515_245n + 12_345n) % 2_147_483_648n);
        return Math.floor((state / 2_147_483_648) * n);
      };
      for (let body = { rules };;) {
        const answer = ask("POST", "/analysis/position", body);
        const turns = answer.body.legal.map(({ turn }) => turn);
        assert.equal(`${answer.body.position.text}\t${turns.join(" ")}`, there[line++], `${rules}, game ${seed}`);
        if (turns.length === 0) break;
        body = { rules, position: answer.body.position.text, turns: [turns[below(turns.length)]] };
      }
    }
    console.log(`${rules}: ${games} games, ${line} positions alike`);
  }
});
