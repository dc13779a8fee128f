// What runs in the browser as WebAssembly, if it was built (`cargo xtask wasm`
// leaves it in web/wasm): the engine and the pictures. `virtual:pylos-wasm`
// gives their addresses; without a file there is none, and the app is made
// without it: no engine, which the settings say, or boards drawn in lines.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const NAME = "virtual:pylos-wasm";

/** The name of each address, and of its file. */
const MODULES = { wasmUrl: "pylos.wasm", easelUrl: "easel.wasm" };

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
      const lines = Object.entries(MODULES).map(([address, name]) => {
        const file = join(config.root, "wasm", name);
        if (!existsSync(file)) return `export const ${address} = undefined;`;
        return `export { default as ${address} } from ${JSON.stringify(`${file}?url`)};`;
      });
      return lines.join("\n");
    },
  };
}
