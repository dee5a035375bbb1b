import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { isFast, slowUnits } from "./scripts/fast-tests.ts";
import { LongestFirst } from "./scripts/longest-first.ts";
import { journeyMs, testMs, waitingMs } from "./scripts/test-limits.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  interface ProvidedContext {
    waitingMs: number;
  }
}

/** What every project waits at most, in the place of Vitest's one second; and that nothing is fetched. */
const everywhere = {
  env: { CURIE_FETCH_APERTIUM: "off", CURIE_NEURAL_TRANSLATION: "off" },
  provide: { waitingMs },
  expect: { poll: { timeout: waitingMs } },
  setupFiles: [fileURLToPath(new URL("./scripts/patient-tests.ts", import.meta.url))],
};
const webPage = fileURLToPath(new URL("./apps/web/src/lib/testing-page.ts", import.meta.url));
const journeyTraces = fileURLToPath(new URL("./e2e/traces.ts", import.meta.url));
/** Every core works; Vitest alone would leave one of two idle. */
const maxWorkers = availableParallelism();
/** A browser, a server and a test mostly wait for one another: four of each fit on two cores. */
const journeysAtOnce = 4;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          name: "unit",
          include: ["{apps,packages}/*/{src,test}/**/*.test.ts", "{scripts,bench}/*.test.ts"],
          exclude: ["apps/web/**", "apps/server/**", ...(isFast ? slowUnits : [])],
          // Engines and word lists are loaded once for each worker, not once for each file.
          isolate: false,
          // An embedded database or an engine that starts beside other tests takes its time.
          testTimeout: testMs,
          hookTimeout: testMs,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          name: "server",
          root: "apps/server",
          include: [isFast ? "src/**/rules.test.ts" : "src/**/*.test.ts"],
          // One PostgreSQL for the whole run, a database of its own for every file.
          globalSetup: isFast ? [] : ["src/platform/testing/database.ts"],
          // The application is loaded once for each worker, not once for each of a hundred files. No file
          // leaves anything behind: each has an application, a database and a folder of its own.
          isolate: false,
          testTimeout: testMs,
          hookTimeout: testMs,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        root: "apps/web",
        test: {
          ...everywhere,
          name: "web",
          // The app is loaded once for each worker, not once for each file: 140 s of processor time less.
          // So a test replaces no module: what a file mocks (`vi.mock`) stays mocked for the files after it.
          isolate: false,
          setupFiles: [...everywhere.setupFiles, webPage],
          include: [isFast ? "src/**/*.test.ts" : "src/**/*.test.{ts,tsx}", "plugins/**/*.test.ts"],
          testTimeout: testMs,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...everywhere,
          // A journey that fails leaves what its pages did.
          setupFiles: [...everywhere.setupFiles, journeyTraces],
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/prepare-data.ts"],
          // What drives a browser is loaded once for each worker, not once for each file.
          isolate: false,
          // After everything else: each file has a browser and a running server of its own.
          maxWorkers: journeysAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: journeyMs,
          hookTimeout: journeyMs,
        },
      },
      {
        test: {
          ...everywhere,
          name: "integration",
          include: ["integration/**/*.test.ts"],
          isolate: false,
          globalSetup: ["e2e/prepare-data.ts"],
          maxWorkers: journeysAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: journeyMs,
          hookTimeout: journeyMs,
        },
      },
    ],
  },
});
