import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./client.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

export type Migration = Pick<MigrationMeta, "sql" | "hash"> & { createdAt: number };

/** Every migration of this version of the product, oldest first. */
export function knownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(
    ({ sql: statements, hash, folderMillis }) => ({
      sql: statements,
      hash,
      createdAt: folderMillis,
    }),
  );
}

/** Does what the migrator does, for these migrations and inside the transaction that `db` is. */
export async function applyMigrations(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, createdAt } of migrations) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`,
    );
  }
}
