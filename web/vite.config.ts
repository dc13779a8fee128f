import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { boot } from "./tools/boot.ts";
import { compressed } from "./tools/compressed.ts";
import { serviceWorker } from "./tools/service-worker.ts";
import { wasm } from "./tools/wasm.ts";
import { widget } from "./tools/widget.ts";

const server = process.env.PYLOS_SERVER ?? "http://127.0.0.1:8080";
const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };

export default defineConfig(({ mode }) => ({
  // A site lies in any folder of any host, so it names its files from where it is.
  base: mode === "site" ? "./" : "/",
  define: { VERSION_NAME: JSON.stringify(process.env.PYLOS_VERSION ?? version) },
  plugins: [solid(), wasm(), boot(), widget(), serviceWorker(), compressed()],
  // A worker is an app of its own, with plugins of its own.
  worker: { format: "es", plugins: () => [wasm()] },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
}));
