import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    // A busy machine may make one attempt late; a fault fails both.
    retry: 1,
    hookTimeout: 120_000,
    // One server and one browser at a time: the machine is busy enough.
    fileParallelism: false,
    maxWorkers: 1,
    globalSetup: ["tests/browser/server.ts"],
  },
});
