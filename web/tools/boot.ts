// Puts src/boot.ts into the page, before the app and with its few sentences in
// all languages: it speaks when nothing else can be loaded.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, ResolvedConfig } from "vite";
import type { BootTexts } from "../src/boot.ts";
import { LANGUAGES } from "../src/i18n/languages.ts";
import { bundleScript } from "./script.ts";

export function boot(): Plugin {
  let config: ResolvedConfig;
  let script: { code: string; name: string };
  return {
    name: "pylos-boot",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language, config)]));
      const code = await bundleScript(join(config.root, "src/boot.ts"), config.mode, { TEXTS: JSON.stringify(texts) });
      script = { code, name: `${config.build.assetsDir}/boot-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js` };
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: config.base + script.name }, injectTo: "head-prepend" }],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: script.name, source: script.code });
    },
  };
}

function textsOf(language: string, config: ResolvedConfig): BootTexts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["web.ftl", "offline.ftl"]) bundle.addResource(new FluentResource(readFileSync(join(config.root, "../locales", language, file), "utf8")));
  const text = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  return { disk: config.mode === "site" ? text("opened-from-disk") : "", part: text("error-part"), again: text("try-again") };
}
