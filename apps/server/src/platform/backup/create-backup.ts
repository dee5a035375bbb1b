import { createHmac } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup as copySqlite, DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Db, PooledDb } from "#platform/db/client.ts";
import { FileMissing, type Files } from "#platform/files.ts";
import { hasQueue, waitingJobLines } from "#platform/jobs/waiting.ts";
import {
  BackupProblem,
  beginFolder,
  type Checked,
  type FileEntry,
  type Manifest,
  placeOf,
  readLines,
  type TableEntry,
  verifyBackup,
  writeChecked,
  writeLines,
  writeManifest,
} from "./folder.ts";
import { dumpTable, fixTextForms, listTables, readCursor, rowsOf } from "./rows.ts";

/** What is backed up, and where it is put back. */
export type Installation = {
  db: PooledDb;
  files: Files;
  /** The keys of all files that rows name, in the snapshot that `db` sees. */
  namedFiles(db: Db): AsyncIterable<string>;
  dataDir: string;
  /** Null: this installation keeps its secret in the data folder itself. */
  givenSecret: string | null;
  productVersion: string;
};

export type Saying = {
  now: Date;
  say(line: string): void;
  signal?: AbortSignal;
};

export const secretPlace = (dataDir: string) => join(dataDir, "secret");
export const sandboxPlace = (dataDir: string) => join(dataDir, "paddle-sandbox.sqlite");

/** Tells whether two secrets are the same, and nothing else about them. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("the secret of a backup").digest("hex").slice(0, 16);
}

/**
 * Writes database and files of one moment into an empty folder and reads all of it again.
 *
 * The moment is one snapshot of the database: rows, waiting jobs and the list of files are read
 * from it while the server works on. A file that such a row names never changes, so it is copied
 * afterwards; one that its owner or the sweep has removed meanwhile is named in the manifest.
 */
export async function createBackup(
  installation: Installation,
  folder: string,
  saying: Saying,
): Promise<Manifest> {
  const { now, say, signal } = saying;
  const { db, dataDir } = installation;
  await beginFolder(folder);
  const fromDatabase = await db.transaction(
    async (db) => {
      await fixTextForms(db);
      const migrations = await appliedMigrations(db);
      const tables: TableEntry[] = [];
      for (const table of await listTables(db)) {
        signal?.throwIfAborted();
        const written = await writeLines(placeOf.table(folder, table.name), dumpTable(db, table));
        tables.push({ name: table.name, columns: [...table.columns], ...written });
        say(`table ${table.name}: ${written.rows} rows`);
      }
      const waiting = (await hasQueue(db)) ? readCursor(db, waitingJobLines) : none();
      const jobs = await writeLines(placeOf.jobs(folder), waiting);
      say(`waiting jobs: ${jobs.rows}`);
      const named = await writeLines(placeOf.keys(folder), installation.namedFiles(db));
      return { manifest: { migrations, tables, jobs }, named: named.rows };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

  const copied = await copyFiles(installation, folder, fromDatabase.named, saying);
  await rm(placeOf.keys(folder));
  const manifest: Manifest = {
    format: 1,
    product: { name: "curie", version: installation.productVersion },
    createdAt: now.toISOString(),
    ...fromDatabase.manifest,
    ...copied,
    secret: await copySecret(installation, folder),
    sandbox: await copySandbox(dataDir, folder),
  };
  await writeManifest(folder, manifest);
  await verifyBackup(folder, say);
  return manifest;
}

async function* none(): AsyncGenerator<string> {}

async function appliedMigrations(db: Db): Promise<Manifest["migrations"]> {
  const [found] = await rowsOf<{ has: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!found?.has) throw new BackupProblem("There is no installation in this database.");
  const rows = await rowsOf<{ hash: string; createdAt: string }>(
    db,
    sql`select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations
        order by created_at`,
  );
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

async function copyFiles(
  { db, files, namedFiles }: Installation,
  folder: string,
  named: number,
  { say, signal }: Saying,
): Promise<Pick<Manifest, "files" | "missing">> {
  const missing: string[] = [];
  let count = 0;
  let total = 0;
  async function* copies() {
    for await (const key of readLines(placeOf.keys(folder))) {
      signal?.throwIfAborted();
      const written = await copyFile(files, key, placeOf.file(folder, key));
      if (!written) {
        missing.push(key);
        continue;
      }
      count += 1;
      total += written.bytes;
      if (count % 500 === 0) say(`files: ${count} of ${named}`);
      yield JSON.stringify({ key, ...written } satisfies FileEntry);
    }
  }
  const { rows: _, ...list } = await writeLines(placeOf.fileList(folder), copies());
  say(`files: ${count}, ${total} bytes`);
  if (missing.length > 0) {
    const lost = await stillNamed(missing, namedFiles(db));
    say(`files removed since the backup began: ${missing.length - lost.length}`);
    for (const key of lost) say(`MISSING in the file store, though a row names it: ${key}`);
  }
  return { files: { count, total, ...list }, missing };
}

/** Null when the store has no such file. */
async function copyFile(files: Files, key: string, place: string): Promise<Checked | null> {
  try {
    const { body } = await files.read(key);
    return await writeChecked(place, body);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

async function stillNamed(
  keys: readonly string[],
  named: AsyncIterable<string>,
): Promise<string[]> {
  const asked = new Set(keys);
  const found: string[] = [];
  for await (const key of named) if (asked.has(key)) found.push(key);
  return found;
}

/** A secret that came from the environment stays there; a kept one comes along, for this account's eyes only. */
async function copySecret(
  { dataDir, givenSecret }: Installation,
  folder: string,
): Promise<Manifest["secret"]> {
  if (givenSecret !== null) return { kept: false, fingerprint: fingerprintOf(givenSecret) };
  const secret = (await readFile(secretPlace(dataDir), "utf8")).trim();
  await writeChecked(placeOf.secret(folder), Readable.from([Buffer.from(`${secret}\n`)]));
  return { kept: true, fingerprint: fingerprintOf(secret) };
}

/** The payment provider of a demonstration, where there is one. */
async function copySandbox(dataDir: string, folder: string): Promise<Checked | null> {
  const from = sandboxPlace(dataDir);
  if (!existsSync(from)) return null;
  const aside = `${placeOf.sandbox(folder)}.copying`;
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await copySqlite(source, aside);
  } finally {
    source.close();
  }
  const written = await writeChecked(placeOf.sandbox(folder), createReadStream(aside));
  await rm(aside);
  return written;
}
