// A script that stands alone: the service worker, and what is said before the
// app. Neither may be a module, because not every browser takes one there.

import { build } from "vite";

/** The script with everything that it imports, as one text. */
export async function bundleScript(entry: string, mode: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    configFile: false, mode, define, logLevel: "error",
    build: { write: false, copyPublicDir: false, target: "es2022", rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [script] = (Array.isArray(made) ? made : [made]).flatMap((result) => ("output" in result ? result.output : []));
  if (script?.type !== "chunk") throw new Error(`${entry} made no script`);
  return script.code;
}
