// Writes sw.js when everything else is written: src/offline/worker.ts with the
// list of files that make up this version, each with its fingerprint. The
// version is the fingerprint of all of them, and index.html is told it. What
// the worker does with the list, and why that is safe, is told there.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { bundleScript } from "./script.ts";

/** What stands in index.html until the version is known. */
const UNKNOWN = 'name="pylos-version" content="development"';

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pylos-service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const read = (name: string) => readFileSync(join(dir, name));
      const names = [...Object.keys(bundle), ...readdirSync(config.publicDir)].filter((name) => name !== "index.html" && !name.endsWith(".map")).sort();
      const files = Object.fromEntries(names.map((name) => [name, `sha256-${createHash("sha256").update(read(name)).digest("base64")}`]));
      const worker = await bundleScript(join(config.root, "src/offline/worker.ts"), config.mode);

      const page = read("index.html").toString();
      if (!page.includes(UNKNOWN)) throw new Error("index.html has no place for the version");
      // The worker is a part of it: another worker must not share a cache.
      const version = createHash("sha256").update(JSON.stringify(files)).update(page).update(worker).digest("hex").slice(0, 12);
      writeFileSync(join(dir, "index.html"), page.replace(UNKNOWN, `name="pylos-version" content="${version}"`));
      writeFileSync(join(dir, "sw.js"), `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n${worker}`);
    },
  };
}
