import { defineConfig } from "vitest/config";

/** What needs the app as a site, twice: built only for these. */
const AS_A_SITE = ["tests/browser/{deploy,distance,explorer,offline,site}.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // Nothing takes a minute; what hangs is ended some day.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One server for all, and a browser for each of two files at a time: most
    // of the time is spent waiting for answers and frames.
    maxWorkers: 2,
    // Real browsers on a busy machine stumble now and then: what fails is tried
    // once more and then told as "retry x1". What fails twice has failed.
    retry: 1,
    projects: [
      { extends: true, test: { name: "served", include: ["tests/browser/**/*.test.ts"], exclude: AS_A_SITE, globalSetup: ["tests/browser/server.ts"] } },
      { extends: true, test: { name: "site", include: AS_A_SITE, globalSetup: ["tests/browser/server.ts", "tests/browser/builds.ts"] } },
    ],
  },
});
