import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    environment: "node",
    // Nothing takes a minute; what hangs is ended some day.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One server for all, and a browser for each of two files at a time: most
    // of the time is spent waiting for answers and frames.
    maxWorkers: 2,
    globalSetup: ["tests/browser/server.ts"],
  },
});
