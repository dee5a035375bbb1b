import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { connectionTo } from "./limits.ts";
import { migrationLock, migrationsFolder } from "./schema-versions.ts";

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the rest wait.
 * A process that dies meanwhile leaves the schema as it was: it is one transaction, and the lock
 * ends with its connection. There is no limit of time.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    await client.end();
  }
}
