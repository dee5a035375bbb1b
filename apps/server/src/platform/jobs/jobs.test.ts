import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { createJobs, type Job } from "./jobs.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

const waiting = 40;

test.each([
  ["one after the other", 1],
  ["four at a time", 4],
])(
  "what piled up while nobody worked is taken up without pauses, %s",
  async (_how, concurrency) => {
    const done: number[] = [];
    let all = () => {};
    const over = new Promise<void>((resolve) => {
      all = resolve;
    });
    const job: Job = {
      name: `tests.piled-up-${concurrency}`,
      retries: 0,
      expireInSeconds: 60,
      concurrency: () => concurrency,
      work: async (_ctx, payload) => {
        done.push((payload as { number: number }).number);
        if (done.length === waiting) all();
      },
    };
    const jobs = await createJobs(at.databaseUrl, [job], at.ctx.log);
    try {
      for (let number = 0; number < waiting; number += 1) {
        await jobs.enqueue(at.ctx.db, job.name, { number });
      }
      const from = performance.now();
      await jobs.work(at.ctx);
      await over;
      // With the two seconds between two looks at the queue it would take 20 or 80.
      expect(performance.now() - from).toBeLessThan(10_000);
      expect(done.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: waiting }, (_, number) => number),
      );
    } finally {
      await jobs.stop(1_000);
    }
  },
);
