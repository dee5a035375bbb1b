import { afterAll, beforeAll, expect, test } from "vitest";
import type { Job } from "#platform/jobs/jobs.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { passDay } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

test("on each day that passes every job with a schedule runs once; one that fails stops nobody", async () => {
  const happened: string[] = [];
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
  const jobs = [job("first"), failing, onDemand, job("last")];

  await passDay(at.ctx, jobs);
  await passDay(at.ctx, jobs);
  expect(happened).toEqual(["first", "last", "first", "last"]);
  expect(at.logLines.filter((line) => line.includes("not today"))).toHaveLength(2);
});
