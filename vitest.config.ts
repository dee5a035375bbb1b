import { defineConfig } from "vitest/config";

const minute = 60_000;

export default defineConfig({
  test: {
    // A build of the web app, an embedded database and a browser share two cores with the tests.
    testTimeout: 20_000,
    hookTimeout: minute,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/*/src/**/*.test.ts", "scripts/*.test.ts"],
          exclude: ["apps/web/**", "apps/server/**"],
          testTimeout: 20_000,
          hookTimeout: minute,
        },
      },
      {
        test: {
          name: "server",
          root: "apps/server",
          include: ["src/**/*.test.ts"],
          // One PostgreSQL for all files, a database for each.
          globalSetup: ["src/platform/testing/database.ts"],
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      {
        test: {
          name: "web",
          root: "apps/web",
          include: ["src/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          // One browser and one running server at a time: two would starve each other.
          fileParallelism: false,
          testTimeout: 5 * minute,
          hookTimeout: 3 * minute,
        },
      },
    ],
  },
});
