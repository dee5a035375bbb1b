import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { locks, oneAtATime } from "./one-at-a-time.ts";
import { migrationsFolder } from "./schema-versions.ts";

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the rest wait.
 * A process that dies meanwhile leaves the schema as it was: it is one transaction, and the lock
 * ends with its connection. There is no limit of time.
 */
export async function migrateDatabase(url: string): Promise<void> {
  await oneAtATime(url, locks.migration, (client) =>
    migrate(drizzle(client), { migrationsFolder }),
  );
}
