// The vectors of WebAssembly against plain Rust, tried in Node:
// `node web/tests/wasm/twins.mjs MODULE`, where MODULE is the example `twins` of
// crates/pylos-judgement. `cargo xtask test` builds it and does this.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const POSITIONS = 20_000;

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { machines, differing } = instance.exports;

test("the module was compiled with vectors", () => {
  assert.equal(machines(), 2);
});

test("vectors and plain Rust judge every position and every turn alike", () => {
  assert.equal(differing(POSITIONS) >>> 0, 0);
});
