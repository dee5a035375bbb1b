import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** A query surface: the pool, or a transaction on it. Stores take this as their first argument. */
export type Db = PostgresJsDatabase | Transaction;
export type Transaction = Parameters<Parameters<PostgresJsDatabase["transaction"]>[0]>[0];

export type Database = {
  db: PostgresJsDatabase;
  url: string;
  close(): Promise<void>;
};

/**
 * Drizzle sends every query as if it were new. Ours repeat, and planning them once per connection
 * instead of every time saves the database most of its work.
 */
function prepareRepeatedQueries(client: postgres.Sql): postgres.Sql {
  const { unsafe } = client;
  client.unsafe = (query, parameters, options) =>
    unsafe(query, parameters, { prepare: true, ...options });
  return client;
}

export function connectDatabase(url: string, poolSize: number): Database {
  const client = prepareRepeatedQueries(
    postgres(url, {
      max: poolSize,
      onnotice: () => {},
      connection: { application_name: "curie" },
    }),
  );
  return { db: drizzle(client), url, close: () => client.end({ timeout: 5 }) };
}
