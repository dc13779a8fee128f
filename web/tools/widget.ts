// The board for other people's pages: two scripts that stand alone, under an
// address of their own, which stays when the app changes. `pylos-game.js` is
// the element with its texts; `pylos-reader.js` brings what reads records, if
// that was built (`cargo xtask wasm`), and the texts that only records need.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type ResolvedConfig } from "vite";
import solid from "vite-plugin-solid";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { NEEDED, RECORD_NEEDED } from "../src/widget/needed.ts";

/** The number changes when pages that use the element would have to be changed. */
export const FOLDER = "widget/v1";

/** What the element has in the place of the app's own: texts without pages, and no server. */
const INSTEAD: Record<string, string> = { "src/i18n/index.ts": "src/widget/texts.ts", "src/net/api.ts": "src/widget/nobody.ts" };

export function widget(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pylos-widget",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const program = join(config.root, "wasm/reader.wasm");
      const entries = { "pylos-game.js": "element.tsx", ...(existsSync(program) ? { "pylos-reader.js": "bring.ts" } : {}) };
      for (const [name, entry] of Object.entries(entries)) {
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source: await script(config.root, join(config.root, "src/widget", entry)) });
      }
    },
  };
}

async function script(root: string, entry: string): Promise<string> {
  const made = await build({
    root, configFile: false, mode: "production", logLevel: "error", plugins: [apart(root), solid()],
    build: {
      write: false, copyPublicDir: false, target: "es2022",
      // What the element does not use of the app's files does nothing either.
      rolldownOptions: { input: entry, output: { format: "iife" }, treeshake: { moduleSideEffects: false } },
    },
  });
  const [chunk, ...more] = (Array.isArray(made) ? made : [made]).flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk" || more.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code;
}

/** What is different for the element: other files in the place of some, and its texts and program. */
export function apart(root: string): Plugin {
  const virtual: Record<string, () => string> = {
    "virtual:widget-texts": () => `export const TEXTS = ${JSON.stringify(texts(root, NEEDED))};`,
    "virtual:widget-reader": () => {
      const program = gzipSync(readFileSync(join(root, "wasm/reader.wasm")), { level: 9 }).toString("base64");
      return `export const PROGRAM = ${JSON.stringify(program)}; export const TEXTS = ${JSON.stringify(texts(root, RECORD_NEEDED))};`;
    },
  };
  return {
    name: "pylos-widget-apart",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source in virtual) return `\0${source}`;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const own = found && Object.keys(INSTEAD).find((path) => found.id === join(root, path));
      return own ? join(root, INSTEAD[own]!) : found;
    },
    load: (id) => virtual[id.slice(1)]?.(),
  };
}

/** The messages of these names, in every language, as Fluent text. */
export function texts(root: string, wanted: readonly RegExp[]): Record<string, string> {
  const FILES = ["game.ftl", "web.ftl", "rules.ftl", "records.ftl", "widget.ftl"];
  return Object.fromEntries(LANGUAGES.map((language) => {
    const lines = FILES.flatMap((file) => readFileSync(join(root, "../locales", language, file), "utf8").split("\n"));
    let isWanted = false;
    const kept = lines.filter((line) => {
      const [, id] = /^([a-z][\w-]*) =/.exec(line) ?? [];
      if (id !== undefined) isWanted = wanted.some((name) => name.test(id));
      else if (line === "" || line.startsWith("#")) isWanted = false;
      return isWanted;
    });
    return [language, kept.join("\n")];
  }));
}
