// The engine for the browser, if it was built (`cargo xtask wasm` leaves it in
// web/wasm). `virtual:pylos-wasm` gives its address; without the file there is
// none, and the app is made without it and says so in its settings.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const NAME = "virtual:pylos-wasm";

export function wasm(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pylos-wasm",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = join(config.root, "wasm/pylos.wasm");
      if (!existsSync(file)) return "export const wasmUrl = undefined;";
      return `export { default as wasmUrl } from ${JSON.stringify(`${file}?url`)};`;
    },
  };
}
