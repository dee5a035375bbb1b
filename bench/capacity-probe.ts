/** Loaded into a server under measurement: once a second it notes how its event loop fares. */
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

export type ProbeLine = {
  at: number;
  /** Milliseconds by which timers came late, the slowest hundredth of this second, and the worst. */
  p99: number;
  max: number;
  /** Milliseconds spent on sweeping memory. */
  gc: number;
  rssMb: number;
};

const file = process.env.CAPACITY_PROBE;
const resolutionMs = 5;

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let gc = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) gc += duration;
  }).observe({ entryTypes: ["gc"] });
  setInterval(() => {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
    const line: ProbeLine = {
      at: Date.now(),
      p99: late(delay.percentile(99)),
      max: late(delay.max),
      gc,
      rssMb: process.memoryUsage.rss() / 2 ** 20,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    delay.reset();
    gc = 0;
  }, 1000).unref();
}
