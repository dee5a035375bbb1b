import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const run = promisify(execFile);
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "curie-embedded-"));
  await chmod(folder, 0o755);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  cleanups.push(() => server.stop());
  return server;
}

async function databasesOf({ adminUrl }: EmbeddedPostgres): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where not datistemplate order by datname",
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

test("a folder copied while its database runs has a database of its own", async () => {
  const [first, second] = [await aFolder(), await aFolder()];
  const original = await start(first);
  await run("cp", ["-a", `${first}/.`, second]);
  const copy = await start(second);
  await original.database("only_in_the_original");

  expect(copy.adminUrl).not.toBe(original.adminUrl);
  expect(await databasesOf(original)).toEqual(["only_in_the_original", "postgres"]);
  expect(await databasesOf(copy)).toEqual(["postgres"]);
});

test("a second start on a folder finds the database that runs there", async () => {
  const folder = await aFolder();
  const first = await start(folder);
  const second = await start(folder);

  expect(second.adminUrl).toBe(first.adminUrl);
});
