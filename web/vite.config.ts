import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { serviceWorker } from "./tools/service-worker";
import { wasm } from "./tools/wasm";

const server = process.env.PYLOS_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [solid(), wasm(), serviceWorker()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
