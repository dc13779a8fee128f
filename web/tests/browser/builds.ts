// Two versions of the app as a site, in folders that are gone afterwards. They
// differ in every file, as two real ones may.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";

const VERSIONS = ["first", "second"] as const;

declare module "vitest" {
  interface ProvidedContext {
    site: Record<(typeof VERSIONS)[number], string>;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "pylos-site-"));
  const before = { ...process.env };
  for (const version of VERSIONS) {
    // Built as for people: the tests' own surroundings would make another app.
    Object.assign(process.env, { NODE_ENV: "production", PYLOS_VERSION: version });
    await build({
      root: fileURLToPath(new URL("../../", import.meta.url)), mode: "site", logLevel: "error",
      build: { outDir: join(folder, version), emptyOutDir: true, rolldownOptions: { output: { postBanner: `/* ${version} */` } } },
    });
  }
  process.env = before;
  project.provide("site", { first: join(folder, "first"), second: join(folder, "second") });
  return () => rmSync(folder, { recursive: true, force: true });
}
