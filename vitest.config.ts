import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const minute = 60_000;
/** Every core works; Vitest alone would leave one of two idle. */
const maxWorkers = availableParallelism();
/** A browser, a server and a test mostly wait for one another: three of each fit on two cores. */
const journeysAtOnce = 3;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/*/{src,test}/**/*.test.ts", "{scripts,bench}/*.test.ts"],
          exclude: ["apps/web/**", "apps/server/**"],
          // An embedded database or an engine that starts beside other tests takes its time.
          testTimeout: minute,
          hookTimeout: 2 * minute,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          root: "apps/server",
          include: ["src/**/*.test.ts"],
          // One PostgreSQL for the whole run, a database of its own for every file.
          globalSetup: ["src/platform/testing/database.ts"],
          // The application is loaded once for each worker, not once for each of a hundred files. No file
          // leaves anything behind: each has an application, a database and a folder of its own.
          isolate: false,
          testTimeout: minute,
          hookTimeout: 2 * minute,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: "apps/web/vite.config.ts",
        root: "apps/web",
        test: {
          name: "web",
          // 572 modules would be evaluated 2,680 times. So a test replaces no module: what a file mocks
          // (`vi.mock`) stays mocked, or stays real, for the files after it.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}", "plugins/**/*.test.ts"],
          testTimeout: minute,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/prepare-data.ts"],
          // After everything else: each file has a browser and a running server of its own.
          maxWorkers: journeysAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
      {
        test: {
          name: "integration",
          include: ["integration/**/*.test.ts"],
          globalSetup: ["e2e/prepare-data.ts"],
          maxWorkers: journeysAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
    ],
  },
});
