import { afterAll, beforeAll, expect, test } from "vitest";
import type { Job } from "#platform/jobs/jobs.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { createTimeMachine } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

test("each day the provider goes first, then every job with a schedule; one that fails stops nobody", async () => {
  const start = at.clock.now().getTime();
  const happened: string[] = [];
  const provider = {
    clock: {
      moveTo: async (to: Date) => {
        at.clock.advance(to.getTime() - at.clock.now().getTime());
        happened.push(`day ${(to.getTime() - start) / 86_400_000}`);
      },
    },
    settled: async () => {
      happened.push("told");
    },
    reset: () => {},
  };
  const job = (name: string, more: Partial<Job> = {}): Job => ({
    name,
    retries: 0,
    expireInSeconds: 60,
    schedule: "0 6 * * *",
    work: async () => {
      happened.push(name);
    },
    ...more,
  });
  const failing = job("failing", { work: () => Promise.reject(new Error("not today")) });
  const { schedule: _none, ...onDemand } = job("on-demand");
  const time = createTimeMachine(provider, [job("first"), failing, onDemand, job("last")]);

  await time.move(at.ctx, { days: 2 });
  const day = ["told", "first", "last"];
  expect(happened).toEqual(["day 1", ...day, "day 2", ...day]);
  expect(at.logLines.filter((line) => line.includes("not today"))).toHaveLength(2);
});
