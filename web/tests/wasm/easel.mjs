// The pictures for the browser, tried in Node: `cargo xtask wasm`, then
// `node web/tests/wasm/easel.mjs`. They are the same to the byte as those that
// Rust draws without a browser, drawn at once, piece by piece, or after others.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a phone downloads for pictures, compressed. */
const MOST_BYTES = 75_000;

const bytes = await readFile(new URL("../../wasm/easel.wasm", import.meta.url)).catch(() => {
  console.error("web/wasm/easel.wasm is not there: “cargo xtask wasm” builds it");
  process.exit(1);
});
const module = await WebAssembly.compile(bytes);
const scenes = (await readFile(new URL("../../../crates/pylos-easel/tests/scenes.txt", import.meta.url), "utf8"))
  .trim().split("\n").map((line) => line.split(" ")).map(([name, hash, hex]) => ({ name, hash, bytes: Buffer.from(hex, "hex") }));

async function easel(width, height) {
  const { exports } = await WebAssembly.instantiate(module, {});
  assert.equal(exports.resize(width, height), 0);
  const write = (scene) => Buffer.from(exports.memory.buffer, exports.input(scene.length), scene.length).set(scene);
  const pixels = () => Buffer.from(exports.memory.buffer, exports.pixels(), 4 * width * height);
  return { exports, write, pixels };
}

/** FNV-1a with 32 bits. */
function hash(picture) {
  let sum = 0x811c9dc5;
  for (const byte of picture) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
}

test("they are small enough to be loaded on a phone", () => {
  const compressed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${bytes.length} bytes, ${compressed} compressed`);
  assert.ok(compressed <= MOST_BYTES, `${compressed} bytes compressed, and ${MOST_BYTES} are allowed`);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("pictures are those that Rust draws", async () => {
  const { exports, write, pixels } = await easel(160, 120);
  assert.ok(scenes.length > 0);
  for (const { name, hash: kept, bytes: scene } of scenes) {
    write(scene);
    assert.equal(exports.show(), 0, name);
    for (let slices = 0; exports.work(3) > 0; slices++) assert.ok(slices < 100);
    assert.equal(hash(pixels()), kept, name);
  }
});

test("what did not change is not drawn again, and a sketch is gone with the next picture", async () => {
  const { exports, write, pixels } = await easel(160, 120);
  const [{ bytes: scene, hash: kept }] = scenes;
  write(scene);
  exports.show();
  assert.ok(exports.work(1000) > 0);
  exports.show();
  assert.equal(exports.work(1000), 0);
  assert.equal(exports.sketch(3), 0);
  assert.notEqual(hash(pixels()), kept);
  exports.show();
  exports.work(1000);
  assert.equal(hash(pixels()), kept);
});

test("what cannot be drawn is refused by a number", async () => {
  const { exports, write } = await easel(160, 120);
  write(Buffer.from([0, 1, 2]));
  assert.equal(exports.show(), 1);
  assert.equal(exports.sketch(2), 1);
  write(Buffer.concat([scenes[0].bytes, Buffer.from([0])]));
  assert.equal(exports.show(), 2);
  for (const [width, height] of [[0, 100], [100_000, 100_000]]) assert.equal(exports.resize(width, height), 4);
  write(scenes[0].bytes);
  assert.equal(exports.show(), 4);
});
