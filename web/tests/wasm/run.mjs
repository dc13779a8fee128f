// The engine for the browser, tried in Node: `cargo xtask wasm`, then
// `node web/tests/wasm/run.mjs`. Needs nothing that npm would have to install.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a phone downloads before it can think, compressed: docs/web.md. */
const MOST_BYTES = 120_000;

/** What the page's side must find. */
const EXPORTS = { memory: "memory" };

const file = new URL("../../wasm/pylos.wasm", import.meta.url);
const bytes = await readFile(file).catch(() => {
  console.error("web/wasm/pylos.wasm is not there: “cargo xtask wasm” builds it");
  process.exit(1);
});
const module = await WebAssembly.compile(bytes);

/** Every import, as something that must not be called before anything is asked for. */
function stubs() {
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    assert.equal(kind, "function", `${from}.${name} is a ${kind}, and only functions are handed in`);
    (imports[from] ??= {})[name] = () => assert.fail(`${from}.${name} was called`);
  }
  return imports;
}

test("it is small enough to be loaded on a phone", () => {
  const compressed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${bytes.length} bytes, ${compressed} compressed`);
  assert.ok(compressed <= MOST_BYTES, `${compressed} bytes compressed, and ${MOST_BYTES} are allowed`);
});

test("it starts, and has what the page's side looks for", async () => {
  const { exports } = await WebAssembly.instantiate(module, stubs());
  for (const [name, kind] of Object.entries(EXPORTS)) {
    const found = exports[name] instanceof WebAssembly.Memory ? "memory" : typeof exports[name];
    assert.equal(found, kind, name);
  }
  const functions = Object.keys(exports).filter((name) => typeof exports[name] === "function");
  assert.notEqual(functions.length, 0, "nothing can be asked");
});
