// The engine and the pictures are files with addresses of their own if they
// were built, and the app knows if they were not.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { wasm } from "../../tools/wasm.ts";

/** A small app that asks for the engine, built in a folder with or without one. */
async function built(engine: "there" | "missing"): Promise<{ names: string[]; code: string }> {
  const root = mkdtempSync(join(tmpdir(), "pylos-wasm-"));
  writeFileSync(join(root, "main.js"), 'import { easelUrl, wasmUrl } from "virtual:pylos-wasm"; globalThis.engine = wasmUrl; globalThis.easel = easelUrl;');
  if (engine === "there") {
    mkdirSync(join(root, "wasm"));
    for (const name of ["pylos", "easel"]) writeFileSync(join(root, `wasm/${name}.wasm`), `\0asm\x01\0\0\0${name}`);
  }
  const made = await build({
    root, configFile: false, base: "./", logLevel: "error", plugins: [wasm()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, "main.js") } },
  });
  rmSync(root, { recursive: true });
  const output = (Array.isArray(made) ? made : [made]).flatMap((result) => ("output" in result ? result.output : []));
  return { names: output.map(({ fileName }) => fileName), code: output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join() };
}

test("an engine that was built is a file under a name that changes with it", async () => {
  const { names, code } = await built("there");
  const files = names.filter((name) => name.endsWith(".wasm")).sort();
  expect(files).toEqual([expect.stringMatching(/^assets\/easel-[\w-]{8}\.wasm$/), expect.stringMatching(/^assets\/pylos-[\w-]{8}\.wasm$/)]);
  for (const file of files) expect(code).toContain(file.replace("assets/", ""));
});

test("without one there is no address", async () => {
  const { names, code } = await built("missing");
  expect(names.filter((name) => name.endsWith(".wasm"))).toEqual([]);
  expect(code).toMatch(/engine\s*=\s*(void 0|undefined)/);
  expect(code).toMatch(/easel\s*=\s*(void 0|undefined)/);
});
