import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { createMetrics } from "./metrics.ts";
import { type MetricsServer, serveMetrics } from "./server.ts";

let at: TestApp;
let served: MetricsServer | null;
beforeAll(async () => {
  at = await startTestApp({ CURIE_METRICS_PORT: "0" });
  served = await serveMetrics(at.ctx);
});
afterAll(async () => {
  served?.close();
  await at.close();
});

const ask = (path: string, method = "GET") =>
  fetch(`http://localhost:${served?.port}${path}`, { method });

/** The value of one line of Prometheus' text format. */
async function readNumber(line: string): Promise<number | null> {
  const text = await (await ask("/metrics")).text();
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

test("requests are counted by endpoint and status, and name nobody", async () => {
  const person = await at.person();
  await person.get("/api/accounts/security");
  await at.request({ method: "GET", url: `/api/nothing/${person.identity}` });
  const text = await (await ask("/metrics")).text();
  expect(text).toMatch(
    /curie_http_request_duration_seconds_count\{method="GET",route="accountSecurity\.[^"]*",status="200"\} \d+/,
  );
  expect(text).toContain(`route="(none)",status="404"`);
  expect(text).not.toContain(person.identity);
  expect(text).not.toContain(person.email);
});

test("jobs are counted by name and outcome, and a queue that nobody works is seen to wait", async () => {
  await at.ctx.jobs.enqueue(at.ctx.db, "mail.deliver", { broken: true });
  expect(await readNumber('curie_queue_waiting{queue="mail.deliver"}')).toBeGreaterThanOrEqual(1);
  expect(
    await readNumber('curie_queue_oldest_waiting_seconds{queue="mail.deliver"}'),
  ).toBeGreaterThanOrEqual(0);
  at.ctx.metrics.jobEnded({ name: "mail.deliver", outcome: "done", seconds: 0.2 });
  expect(
    await readNumber('curie_job_duration_seconds_count{job="mail.deliver",outcome="done"}'),
  ).toBe(1);
});

test("the first answer says already that the database is there, and a later one that it is gone", async () => {
  const state = {
    threads: at.ctx.cpu.state,
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    queues: async () => [{ name: "mail.deliver", waiting: 2, oldestWaitingSeconds: 7 }],
  };
  const { scrape } = await createMetrics(state);
  const first = (await scrape?.()) ?? "";
  expect(first).toContain("curie_database_up 1");
  expect(first).toContain('curie_queue_oldest_waiting_seconds{queue="mail.deliver"} 7');
  state.queues = () => Promise.reject(new Error("gone"));
  const second = (await scrape?.()) ?? "";
  expect(second).toContain("curie_database_up 0");
  expect(second).not.toContain("mail.deliver");
});

test("the state of threads, connections and the process is read when it is asked for", async () => {
  expect(await readNumber('curie_engine_threads{state="all"}')).toBe(1);
  expect(await readNumber('curie_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(await readNumber("curie_database_up")).toBe(1);
  expect(await readNumber("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("nothing else is served there, and nothing of it by the application", async () => {
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/metrics", "POST")).status).toBe(404);
  const { body } = await at.request({ method: "GET", url: "/metrics" });
  expect(body).not.toContain("curie_");
});

test("without a port there are no metrics", async () => {
  const { ctx } = at;
  expect(await serveMetrics({ ...ctx, config: { ...ctx.config, metrics: null } })).toBeNull();
});
