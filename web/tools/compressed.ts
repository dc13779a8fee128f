// Writes every file of the app a second time, compressed as well as it can be
// (brotli), for the server, which has no time for that: `pylos` sends it to
// browsers that understand it. Hosts of static files compress by themselves.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const WORTH_IT = /\.(html|js|css|json|svg|wasm|webmanifest)$/;

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pylos-compressed",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    // When all is written: the service worker comes last.
    closeBundle() {
      if (config.mode === "site" || config.isWorker) return;
      const folder = join(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH_IT.test(name)) continue;
        const bytes = readFileSync(join(folder, name));
        const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
        if (small.length < bytes.length) writeFileSync(join(folder, `${name}.br`), small);
      }
    },
  };
}
