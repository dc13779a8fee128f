// What reads records on other people's pages, tried in Node: `cargo xtask
// wasm`, then `node web/tests/wasm/reader.mjs`.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a page downloads before it shows its first record, compressed. */
const MOST_BYTES = 85_000;

const bytes = await readFile(new URL("../../wasm/reader.wasm", import.meta.url)).catch(() => {
  console.error("web/wasm/reader.wasm is not there: “cargo xtask wasm” builds it");
  process.exit(1);
});
const module = await WebAssembly.compile(bytes);

async function reader() {
  const { exports } = await WebAssembly.instantiate(module, {});
  const told = (length) => JSON.parse(Buffer.from(exports.memory.buffer, exports.output(), length).toString());
  const open = (text, number = 1) => {
    const record = Buffer.from(text);
    const place = exports.input(record.length);
    Buffer.from(exports.memory.buffer, place, record.length).set(record);
    return told(exports.open(number));
  };
  return { open, view: (ply) => told(exports.view(ply)).view };
}

test("it is small enough for a page, and asks the page for nothing", () => {
  const compressed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${bytes.length} bytes, ${compressed} compressed`);
  assert.ok(compressed <= MOST_BYTES, `${compressed} bytes compressed, and ${MOST_BYTES} are allowed`);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("a record of either game is played through, and any moment shown", async () => {
  const { open, view } = await reader();
  const { game } = open('[Game "pyramid"]\n[Rules "standard"]\n\n1. b2 c3\n2. b3 c2\n3. a2 d2\n4. a3xa3\n*\n');
  assert.deepEqual(game.turns.map(({ turn }) => turn), ["b2", "c3", "b3", "c2", "a2", "d2", "a3xa3"]);
  assert.deepEqual(view(7).last.completed, [{ kind: "square", cells: ["a2", "b2", "a3", "b3"] }]);
  assert.equal(view(0).text, "................/........./..../. L");
  assert.equal(view(8), null);
  const globe = open('[Game "equator"]\n[Rules "carpentier"]\n[Position "EDCBA/EDCBA/........./edcba/edcba B 1.0 - 0 0:0"]\n\n1. i3-e3 i2-e2\n*\n');
  assert.equal(globe.game.turns[1].side, "red");
  assert.equal(view(2).deciding.point, "e3", "of two the smallest decides");
});

test("what is no record is refused, and the next one is read as if nothing had been", async () => {
  const { open, view } = await reader();
  const wrong = ["", "\0", "nonsense", "[Game", '[Game "pyramid"]\n[Rules "standard"]\n\n1. e1\n*', "{".repeat(10_000), "é".repeat(10_000), "[".repeat(1 << 20), " ".repeat((1 << 20) + 1)];
  for (const text of wrong) {
    assert.ok("refused" in open(text), text.slice(0, 20));
    assert.equal(view(0), null);
  }
  assert.equal(open('[Game "pyramid"]\n[Rules "children"]\n\n1. a1\n*\n').game.turns.length, 1);
});
