import { defineConfig } from "vitest/config";

/** `npm run bench`: figures in a real browser, not a part of the tests. */
export default defineConfig({
  test: { environment: "node", include: ["tests/bench/*.bench.ts"], testTimeout: 1_800_000, hookTimeout: 600_000, maxWorkers: 1, fileParallelism: false },
});
