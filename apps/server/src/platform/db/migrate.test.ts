import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { connectDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { applyMigrations, knownMigrations } from "./schema-versions.ts";

const migrations = knownMigrations();
const urlOf = (name: string) => inject("adminUrl").replace(/\/[^/]+$/, `/${name}`);

let url: string;
let sql: Sql;
let drop: () => Promise<void>;
beforeEach(async () => {
  const name = `migrated_${randomUUID().replaceAll("-", "")}`;
  const admin = openSql(inject("adminUrl"));
  await admin`create database ${admin(name)}`;
  url = urlOf(name);
  sql = openSql(url, 2);
  drop = async () => {
    await sql.end();
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  };
});
afterEach(() => drop());

/** Everything that a migration can make: columns, indexes, constraints, and which migrations are done. */
async function schemaOf(at: Sql): Promise<string[]> {
  const rows = await at<{ line: string }[]>`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
      as line from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s', id, hash) from drizzle.__drizzle_migrations
    order by line`;
  return rows.map(({ line }) => line);
}

async function wholeSchema(): Promise<string[]> {
  const template = openSql(urlOf(inject("templateDatabase")));
  try {
    return await schemaOf(template);
  } finally {
    await template.end();
  }
}

async function migrateFirst(count: number): Promise<void> {
  const database = connectDatabase(url, 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(0, count)));
  await database.close();
}

/** How many connections wait for a table, or hold the lock of those who migrate. */
async function connectionsThat(what: "wait for a table" | "migrate"): Promise<number> {
  const [kind, granted] = what === "migrate" ? ["advisory", true] : ["relation", false];
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.granted = ${granted} and l.locktype = ${kind}`;
  return row.count;
}

test("processes that migrate at the same moment make one whole schema, in an empty database and in an earlier one", async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  expect(await schemaOf(sql)).toEqual(await wholeSchema());
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  await sql`drop schema drizzle cascade`;
  await migrateFirst(10);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  expect(await schemaOf(sql)).toEqual(await wholeSchema());
});

test("a migration that is killed in the middle leaves the earlier schema, and the next one makes it whole", async () => {
  await migrateFirst(10);
  const earlier = await schemaOf(sql);
  const program = `import { migrateDatabase } from ${JSON.stringify(new URL("./migrate.ts", import.meta.url).href)};
    await migrateDatabase(${JSON.stringify(url)});`;

  await sql.begin(async (holding) => {
    // Some migrations are done when one has to wait for this table.
    await holding`lock table users in access exclusive mode`;
    const doomed = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    await vi.waitFor(async () => expect(await connectionsThat("wait for a table")).toBe(1));
    doomed.kill("SIGKILL");
    await once(doomed, "exit");
  });
  // The server learns of the death when it has done what it was asked for last.
  await vi.waitFor(async () => expect(await connectionsThat("migrate")).toBe(0));
  expect(await schemaOf(sql)).toEqual(earlier);
  await migrateDatabase(url);
  expect(await schemaOf(sql)).toEqual(await wholeSchema());
});
