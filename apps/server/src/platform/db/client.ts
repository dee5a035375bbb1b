import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** A query surface: the pool, or a transaction on it. Stores take this as their first argument. */
export type Db = PostgresJsDatabase | Transaction;
export type Transaction = Parameters<Parameters<PostgresJsDatabase["transaction"]>[0]>[0];

export type Database = {
  db: PostgresJsDatabase;
  url: string;
  /** Calls when somebody notifies the channel, and whenever the connection was lost and is back. */
  listen(channel: string, heard: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * Drizzle sends every query as if it were new. Ours repeat, and planning them once per connection
 * instead of every time saves the database most of its work.
 */
function prepareRepeatedQueries(client: postgres.Sql): postgres.Sql {
  const { unsafe } = client;
  client.unsafe = (query, parameters, options) =>
    unsafe(query, parameters, { ...options, prepare: true });
  return client;
}

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

export function connectDatabase(url: string, poolSize: number): Database {
  const client = prepareRepeatedQueries(
    postgres(url, {
      max: poolSize,
      onnotice: () => {},
      connection: { application_name: "curie" },
    }),
  );
  return {
    db: drizzle(client),
    url,
    async listen(channel, heard) {
      await client.listen(channel, heard, heard);
    },
    close: () => client.end({ timeout: 5 }),
  };
}
