import { expect, vi } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import type { RunningApp } from "../e2e/running-app.ts";

type Held = {
  app: RunningApp;
  /** Two connections at least: one holds the lock, another one looks. */
  sql: Sql;
  /** The tables that each transaction comes to in its middle. */
  tables: readonly string[];
  /** Sends the requests that come to them; none of them is answered. */
  begin(): Promise<readonly Promise<unknown>[]>;
  /** What else is true by the time at which the server is killed. */
  also?(): Promise<void>;
};

/**
 * Kills the server while it is in the middle of several transactions, each held by a lock of ours, and starts
 * it again.
 */
export async function killWhileHeld({
  app,
  sql,
  tables,
  begin,
  also = async () => {},
}: Held): Promise<void> {
  const ends = await sql.begin(async (lock) => {
    await lock`lock table ${lock(tables)} in exclusive mode`;
    const waiting = (await begin()).map((request) =>
      request.then(
        () => "answered",
        () => "cut off",
      ),
    );
    await vi.waitFor(async () => {
      const locks = await sql<{ of: string }[]>`
        select relation::regclass::text as of from pg_locks where not granted`;
      expect(locks.map(({ of }) => of)).toEqual(expect.arrayContaining([...tables]));
      await also();
    });
    await app.kill();
    return Promise.all(waiting);
  });
  expect(ends).toEqual(ends.map(() => "cut off"));
  await app.restart();
}
