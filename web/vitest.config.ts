import { defineConfig } from "vitest/config";
import solid from "vite-plugin-solid";
import { wasm } from "./tools/wasm.ts";

export default defineConfig({
  plugins: [solid(), wasm()],
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
