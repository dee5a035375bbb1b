import { rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createContext } from "./create-context.ts";
import { readinessOf } from "./readiness.ts";
import { refusalOf, startTestApp, type TestApp } from "./testing/app-for-tests.ts";
import { openSql, type Sql } from "./testing/sql.ts";

let at: TestApp;
let admin: Sql;
/** Moves the time that readiness goes by, so that each test has an answer of its own. */
let elapsed = 0;

beforeAll(async () => {
  at = await startTestApp();
  admin = openSql(at.databaseUrl, 2);
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + elapsed);
});
afterEach(() => {
  elapsed += 10_000;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await admin.end();
  await at.close();
});

const ask = (path: string) => at.request({ method: "GET", url: `/api/health${path}` });

describe("a server that can work", () => {
  test("says so, with what it has, at both addresses", async () => {
    const { statusCode, body } = await ask("/ready");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      status: "ok",
      database: { answeredInMs: expect.any(Number) },
      queues: [],
      late: [],
      disk: { freeBytes: expect.any(Number) },
      engine: { threads: 1, busy: 0, waiting: 0 },
    });
    expect((await ask("")).body).toBe(body);
  });

  test("says how long the oldest job of each queue has waited, and is degraded when that is long", async () => {
    await at.ctx.jobs.enqueue(at.ctx.db, "documents.count-words", { uploadId: at.ctx.ids.uuid() });
    const queue = { name: "documents.count-words", waiting: 1 };
    expect((await ask("/ready")).json()).toMatchObject({ status: "ok", queues: [queue], late: [] });
    await admin`update pgboss.job set created_on = created_on - interval '16 minutes',
      start_after = start_after - interval '16 minutes'`;
    elapsed += 10_000;
    const late = await ask("/ready");
    expect(late.statusCode).toBe(200);
    expect(late.json()).toMatchObject({ status: "degraded", late: ["documents.count-words"] });
    await admin`delete from pgboss.job`;
  });

  test("is ready with a data folder that was not there when it started", async () => {
    const dataDir = join(at.ctx.config.dataDir, "of-another", "process");
    const config = { ...at.ctx.config, dataDir, files: { kind: "folder", path: dataDir } } as const;
    const { ctx, close } = await createContext({
      config,
      databaseUrl: at.databaseUrl,
      jobs: [],
      log: at.ctx.log,
      clock: at.clock,
    });
    try {
      expect(await readinessOf(ctx)).toMatchObject({ status: "ok" });
    } finally {
      await close(0);
    }
  });

  test("asks the database once a second, however often it is asked", async () => {
    const execute = vi.spyOn(at.ctx.db, "execute");
    await Promise.all(Array.from({ length: 20 }, () => ask("/ready")));
    await ask("");
    expect(execute).toHaveBeenCalledTimes(1);
    elapsed += 1_001;
    await ask("/ready");
    expect(execute).toHaveBeenCalledTimes(2);
    execute.mockRestore();
  });
});

describe("a server that cannot work", () => {
  const lacks = async (part: string) => {
    const answer = await ask("/ready");
    expect(refusalOf(answer)).toEqual({ status: 503, code: "not-ready" });
    expect(answer.json()).toMatchObject({ params: { failed: [part] } });
    expect((await ask("/live")).json()).toEqual({ status: "ok" });
  };

  test("because its database does not answer within a second is not ready, and lives", async () => {
    await admin.begin(async (lock) => {
      await lock`lock table pgboss.job in access exclusive mode`;
      await lacks("database");
    });
    elapsed += 10_000;
    expect((await ask("/ready")).statusCode).toBe(200);
  });

  test("because its database refuses is not ready, and says no more about it", async () => {
    const refuse = vi
      .spyOn(at.ctx.db, "execute")
      .mockReturnValue(at.ctx.db.execute(sql`select secret from nowhere`));
    await lacks("database");
    refuse.mockRestore();
  });

  test("because there is no room on its disk is not ready", async () => {
    const { minFreeBytes } = at.ctx.config;
    at.ctx.config.minFreeBytes = Number.MAX_SAFE_INTEGER;
    await lacks("disk");
    at.ctx.config.minFreeBytes = minFreeBytes;
  });

  test("because its folder is gone is not ready", async () => {
    const { dataDir } = at.ctx.config;
    await rename(dataDir, `${dataDir}-away`);
    await lacks("disk");
    await rename(`${dataDir}-away`, dataDir);
  });

  test("because threads die as they begin is not ready", async () => {
    const state = vi
      .spyOn(at.ctx.cpu, "state")
      .mockReturnValue({ threads: 1, busy: 0, waiting: 0, failing: true });
    await lacks("engine");
    state.mockRestore();
  });
});
