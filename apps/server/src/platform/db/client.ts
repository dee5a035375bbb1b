import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { causedBy, DatabaseUnavailable, explained } from "./failures.ts";
import { connectionTo, limitsOfStatements } from "./limits.ts";
import { type Listener, openListener } from "./listen.ts";
import { nameOf } from "./prepared.ts";

/** The pool as services see it. */
export type PooledDb = NodePgDatabase;
/** A query surface: the pool, or a transaction on it. Stores take this as their first argument. */
export type Db = PooledDb | Transaction;
export type Transaction = Parameters<Parameters<PooledDb["transaction"]>[0]>[0];

/** Connections that are open, those of them nobody uses, and callers who wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number };

export type Database = {
  db: PooledDb;
  url: string;
  connections(): ConnectionCounts;
  /** Calls when somebody notifies the channel, and whenever the connection was lost and is back. */
  listen(channel: string, heard: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * A query that many requests pay for, built once per database handle instead of every time.
 * Values come in through `sql.placeholder`; instants as ISO strings.
 */
export function builtOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    let query = queries.get(db);
    if (!query) {
      query = build(db);
      queries.set(db, query);
    }
    return query;
  };
}

export function connectDatabase(url: string, poolSize: number, log: Logger): Database {
  const pool = new pg.Pool({
    ...connectionTo(url),
    ...limitsOfStatements,
    max: poolSize,
    // A new connection has prepared nothing yet: they are kept while nobody asks, for an hour.
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle connection was lost"));
  // A connection that is lost between two statements of a transaction says so to nobody else. The
  // next statement on it fails, and that is how the transaction learns of it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const listeners: Listener[] = [];
  return {
    db: withTransactions(pool),
    url,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async listen(channel, heard) {
      listeners.push(await openListener(url, channel, heard, log));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

type Queries = { query(config: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> };

/** Drizzle on something that sends queries: they are prepared, and what fails is explained. */
function surface(queries: Queries): PooledDb {
  const sender: Queries = {
    query: (config, values) =>
      queries.query({ ...config, name: nameOf(config.text) }, values).catch(failExplained),
  };
  // Drizzle asks its client for nothing but `query`, once transactions are not its own.
  return drizzle(sender as pg.Client);
}

/**
 * Drizzle's own transaction on a pool keeps the connection for ever when `begin` fails, and hands
 * one back that has not answered; so the connection is taken and given back here.
 */
function withTransactions(pool: pg.Pool): PooledDb {
  const db = surface(pool);
  const surfaces = new WeakMap<pg.PoolClient, PooledDb>();
  db.transaction = async (work, settings) => {
    const client = await pool.connect().catch(failExplained);
    let connection = surfaces.get(client);
    if (!connection) {
      connection = surface(oneAfterTheOther(client));
      surfaces.set(client, connection);
    }
    let lost: Error | undefined;
    try {
      return await connection.transaction(work, settings);
    } catch (error) {
      lost = causedBy(error, DatabaseUnavailable) ?? undefined;
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return db;
}

/** A connection answers one query at a time; a transaction may ask for several at once. */
function oneAfterTheOther(client: pg.PoolClient): Queries {
  let before: Promise<unknown> = Promise.resolve();
  return {
    query: (config, values) => {
      const answer = before.then(() => client.query(config, values));
      before = answer.catch(() => {});
      return answer;
    },
  };
}

function failExplained(error: unknown): never {
  throw explained(error);
}
