import { afterEach, expect, test, vi } from "vitest";
import {
  productionEnvironment,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("@curie/paddle-sandbox", async (original) => {
  loaded();
  return original();
});

let at: TestApp | null = null;
afterEach(() => at?.close());

// In this order: what was loaded once is not loaded again.
test.each<[string, NodeJS.ProcessEnv, number]>([
  ["in production is not even loaded", productionEnvironment, 0],
  ["in a process that only works jobs is not even loaded", { CURIE_ROLE: "worker" }, 0],
  ["in a demonstration is loaded, and answers", {}, 1],
])("the local Paddle sandbox %s", async (_name, environment, times) => {
  at = await startTestApp(environment);
  expect(loaded).toHaveBeenCalledTimes(times);
  expect(at.provider === null).toBe(times === 0);
});
