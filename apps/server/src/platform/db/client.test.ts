import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../testing/app-for-tests.ts";
import { openSql, type Sql } from "../testing/sql.ts";
import { connectDatabase, type Database } from "./client.ts";
import { causedBy, DatabaseFull, DatabaseUnavailable } from "./failures.ts";

const poolSize = 3;
let at: TestApp;
let database: Database;
/** Looks at the database from outside. */
let admin: Sql;

beforeAll(async () => {
  at = await startTestApp({ FLAG_CURIE_ABSTRACT_WRITER: "on" });
  database = connectDatabase(at.databaseUrl, poolSize, at.ctx.log);
  admin = openSql(at.databaseUrl, 2);
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await at.close();
});

/** Ends every connection to the database but our own, as an administrator or a restart does. */
const endConnections = () => admin`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const unavailable = (error: unknown) => causedBy(error, DatabaseUnavailable) !== null;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (unavailable(error) ? "unavailable" : error),
  );

describe("connections that are lost", () => {
  test("fail the transactions that were in flight, and the next ones work", async () => {
    for (let round = 0; round < 2 * poolSize; round += 1) {
      const running = Array.from({ length: 4 * poolSize }, () =>
        outcome(
          database.db.transaction(async (tx) => {
            await tx.execute(sql`select pg_sleep(0.02)`);
            await tx.execute(sql`select 1`);
          }),
        ),
      );
      await vi.waitFor(async () => expect(await sleepers()).not.toBe(0), { interval: 5 });
      await endConnections();
      const outcomes = new Set(await Promise.all(running));
      expect([...outcomes].sort()).toEqual(["done", "unavailable"]);
    }
    await database.db.transaction((tx) => tx.execute(sql`select 1`));
  });

  test("between two statements of a transaction fail that transaction alone", async () => {
    const answer = outcome(
      database.db.transaction(async (tx) => {
        const [own] = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows;
        await admin`select pg_terminate_backend(${own?.pid ?? 0})`;
        await tx.execute(sql`select 1`);
      }),
    );
    expect(await answer).toBe("unavailable");
    expect(await outcome(database.db.execute(sql`select 1`))).toBe("done");
  });

  test("while nobody uses them are replaced without a word to the caller", async () => {
    await Promise.all(Array.from({ length: poolSize }, () => database.db.execute(sql`select 1`)));
    await endConnections();
    await vi.waitFor(async () => {
      expect(await outcome(database.db.execute(sql`select 1`))).toBe("done");
    });
  });

  test("that listen come back, and the listener reads anew", async () => {
    const heard = vi.fn();
    await database.listen("a_channel", heard);
    await endConnections();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await admin`select pg_notify('a_channel', '')`;
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  async function sleepers(): Promise<number> {
    const rows = await admin`
      select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    return rows.length;
  }
});

describe("what the database says", () => {
  test("stays what it is when it is about our own statement", async () => {
    const mistake = await outcome(database.db.execute(sql`select 1 / 0`));
    expect(mistake).toMatchObject({ cause: { code: "22012" } });
  });

  test.each([
    ["too many connections", "53300", DatabaseUnavailable],
    ["starting up", "57P03", DatabaseUnavailable],
    ["a statement that took too long", "57014", DatabaseUnavailable],
    ["read-only", "25006", DatabaseUnavailable],
    ["a full disk", "53100", DatabaseFull],
  ])("about %s has a kind of its own", async (_what, code, kind) => {
    const raise = sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);
    const error = await database.db.execute(raise).catch((thrown: unknown) => thrown);
    expect(causedBy(error, kind)).not.toBeNull();
  });
});

describe("a request whose connection is lost", () => {
  test("is answered temporarily-unavailable, says when to come again, and works then", async () => {
    const person = await at.person();
    const list = () => person.get("/api/digital-edit/list?page=1");
    const answer = await admin.begin(async (lock) => {
      await lock`lock table documents in access exclusive mode`;
      const waiting = list();
      await vi.waitFor(async () => {
        expect(await admin`select 1 from pg_locks where not granted`).not.toEqual([]);
      });
      await endWaiting();
      return waiting;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json()).toMatchObject({ code: "temporarily-unavailable", params: {} });
    expect((await list()).statusCode).toBe(200);
  });

  test("by a full disk is answered storage-full", async () => {
    const person = await at.person();
    await admin`
      create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`;
    await admin`create trigger full_disk before insert on abstracts execute function full_disk()`;
    const start = () => person.post("/api/writer/start");
    const refused = await start();
    expect(refused.statusCode).toBe(507);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.json()).toMatchObject({ code: "storage-full" });
    await admin`drop trigger full_disk on abstracts`;
    expect((await start()).statusCode).toBe(200);
  });

  const endWaiting = () => admin`
    select pg_terminate_backend(pid) from pg_locks where not granted`;
});
