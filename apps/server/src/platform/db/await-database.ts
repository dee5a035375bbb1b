import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { DatabaseUnavailable, explained } from "./failures.ts";
import { connectionTo } from "./limits.ts";

const firstPauseMs = 250;
const longestPauseMs = 4_000;

/** A database that will not be there by waiting: its address or its password is wrong. */
export class WrongDatabase extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "WrongDatabase";
  }
}

/**
 * Waits until the database answers: in containers both start at once, and a server that starts again
 * after a power cut recovers first.
 *
 * @throws `WrongDatabase` when waiting would not help, and the last error when time is over
 */
export async function awaitDatabase(url: string, waitMs: number, log: Logger): Promise<void> {
  const name = nameOfDatabase(url);
  const deadline = Date.now() + waitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const error = await firstAnswer(url);
    if (!error) return;
    const why = reasonOf(error);
    if (!(explained(error) instanceof DatabaseUnavailable)) {
      throw new WrongDatabase(
        `The database ${name} refuses us (${why}). Check DATABASE_URL.`,
        error,
      );
    }
    if (Date.now() + pauseMs > deadline) {
      throw new Error(
        `The database ${name} did not answer for ${Math.round(waitMs / 1000)} s (${why}). Check that PostgreSQL is running and that DATABASE_URL names it.`,
        { cause: error },
      );
    }
    log.warn({ database: name, why }, "the database does not answer yet; trying again");
    await sleep(pauseMs);
  }
}

async function firstAnswer(url: string): Promise<Error | null> {
  const connection = connectionTo(url);
  // A server that takes the connection and then says nothing is not there either.
  const answerMs = connection.connectionTimeoutMillis;
  const client = new pg.Client({ ...connection, query_timeout: answerMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** Host, port and name, without user and password. */
function nameOfDatabase(url: string): string {
  const { host = "", port, database } = new pg.Client(url);
  return `${host}:${port}/${database}`;
}

function reasonOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
