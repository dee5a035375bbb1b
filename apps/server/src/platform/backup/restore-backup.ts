import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { locks } from "#platform/db/one-at-a-time.ts";
import { applyMigrations, knownMigrations, type Migration } from "#platform/db/schema-versions.ts";
import type { Files } from "#platform/files.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { type WaitingJob, waitingJobForm } from "#platform/jobs/waiting.ts";
import {
  fingerprintOf,
  type Installation,
  type Saying,
  sandboxPlace,
  secretPlace,
} from "./create-backup.ts";
import {
  BackupProblem,
  type Manifest,
  openChecked,
  placeOf,
  readFileList,
  readLines,
  verifyBackup,
} from "./folder.ts";
import { fixTextForms, inOrderOfReference, listTables, loadTable, rowsOf } from "./rows.ts";
import { endRestore, noteRestore, unfinishedRestore } from "./unfinished.ts";

export type Restoring = Saying & {
  /** Opens the job queue: its schema is there when this is answered. */
  openJobs(): Promise<Jobs>;
  /** Whether an installation that holds data may be replaced. */
  replace: boolean;
};

/**
 * Puts a backup in the place of an installation that is not running.
 *
 * The whole backup is read and compared first. Then files are stored, which nobody sees as long as
 * no row names them, and then one transaction makes the schema of the backup, fills it, puts the
 * waiting jobs back and goes forward to today's schema. What interrupts this leaves the database as
 * it was, and the restore can be run again. After one that was killed it has to be: until then the
 * server does not start.
 */
export async function restoreBackup(
  installation: Installation,
  folder: string,
  restoring: Restoring,
): Promise<Manifest> {
  const { db, files } = installation;
  const { say, replace } = restoring;
  const manifest = await verifyBackup(folder, say);
  splitMigrations(manifest);
  say(`the backup of ${manifest.createdAt} is whole`);
  await requireStopped(db);
  const { dataDir } = installation;
  const begunBefore = (await unfinishedRestore(dataDir)) === manifest.createdAt;
  if (!replace && !begunBefore) await requireEmpty(db, files);
  await requireSecret(installation, folder, manifest, replace || begunBefore);
  await noteRestore(dataDir, manifest.createdAt);
  let rowsWritten = false;
  try {
    await restoreData(installation, folder, manifest, restoring, () => {
      rowsWritten = true;
    });
  } catch (error) {
    // Every row is as it was: what was to be replaced may go on.
    if (replace && !begunBefore && !rowsWritten) await endRestore(dataDir);
    throw error;
  }
  await placeSecret(installation, folder, manifest);
  await placeSandbox(installation, folder, manifest);
  await endRestore(dataDir);
  return manifest;
}

/**
 * Files and then, in one transaction, rows and waiting jobs.
 *
 * @param written called when nothing is left to do but to commit
 */
async function restoreData(
  { db, files }: Installation,
  folder: string,
  manifest: Manifest,
  restoring: Restoring,
  written: () => void,
): Promise<void> {
  const { say, signal } = restoring;
  const { before, after } = splitMigrations(manifest);
  let stored = 0;
  for await (const { key, ...checked } of readFileList(folder)) {
    signal?.throwIfAborted();
    await files.write(key, openChecked(placeOf.file(folder, key), checked), checked.bytes);
    stored += 1;
    if (stored % 500 === 0) say(`files: ${stored} of ${manifest.files.count}`);
  }
  say(`files: ${stored}`);

  const jobs = await restoring.openJobs();
  try {
    const waiting = await readWaitingJobs(folder);
    const untaken = await db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${locks.migration})`);
      await fixTextForms(db);
      await dropTables(db);
      await applyMigrations(db, before);
      await fillTables(db, folder, manifest, restoring);
      const left = await jobs.putBack(db, waiting);
      await applyMigrations(db, after);
      signal?.throwIfAborted();
      written();
      return left;
    });
    say(`waiting jobs: ${waiting.length - untaken.length}`);
    for (const { name, id } of untaken)
      say(`LEFT OUT, this version has no such job: ${name} ${id}`);
  } finally {
    await jobs.stop(0);
  }
}

/** The migrations that made the backup's schema, and those that came since. */
function splitMigrations({ migrations, product }: Manifest): {
  before: Migration[];
  after: Migration[];
} {
  const known = knownMigrations();
  const newer = migrations.length > known.length;
  const differing = migrations.findIndex(({ hash }, index) => known[index]?.hash !== hash);
  if (newer || differing >= 0) {
    throw new BackupProblem(
      `The backup was made by Curie ${product.version} with a schema that this version does not know; restore it with that version or a newer one.`,
    );
  }
  return { before: known.slice(0, migrations.length), after: known.slice(migrations.length) };
}

async function requireStopped(db: Db): Promise<void> {
  const others = await rowsOf<{ name: string }>(
    db,
    sql`select application_name as name from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
          and pid <> pg_backend_pid()`,
  );
  if (others.length === 0) return;
  const names = [...new Set(others.map(({ name }) => name || "unnamed"))].join(", ");
  throw new BackupProblem(
    `Stop the server first: the database has ${others.length} other connections (${names}).`,
  );
}

async function requireEmpty(db: Db, files: Files): Promise<void> {
  const tables = await listTables(db);
  const holdsPeople =
    tables.some(({ name }) => name === "users") &&
    (await rowsOf(db, sql`select 1 from public.users limit 1`)).length > 0;
  const holdsFiles = !(await files.list("").next()).done;
  if (!holdsPeople && !holdsFiles) return;
  throw new BackupProblem(
    `This installation holds ${holdsPeople ? "accounts" : "files"}; --replace puts the backup in their place.`,
  );
}

async function requireSecret(
  { dataDir, givenSecret }: Installation,
  folder: string,
  { secret }: Manifest,
  replace: boolean,
): Promise<void> {
  const own = givenSecret ?? (secret.kept ? await readSecret(placeOf.secret(folder)) : null);
  if (own === null) {
    throw new BackupProblem(
      "The backup's installation had its secret from the environment: set the same CURIE_SECRET.",
    );
  }
  if (fingerprintOf(own) !== secret.fingerprint) {
    throw new BackupProblem(
      givenSecret === null
        ? `The backup is damaged: ${placeOf.secret(folder)} is not what was written.`
        : "CURIE_SECRET is not that of the backup: sessions, links and second factors would be void.",
    );
  }
  const place = secretPlace(dataDir);
  if (givenSecret !== null || replace || !existsSync(place)) return;
  if ((await readSecret(place)) !== own) {
    throw new BackupProblem(`${place} is another secret; --replace puts that of the backup there.`);
  }
}

async function readSecret(path: string): Promise<string> {
  return (await readFile(path, "utf8")).trim();
}

async function readWaitingJobs(folder: string): Promise<WaitingJob[]> {
  const jobs: WaitingJob[] = [];
  for await (const line of readLines(placeOf.jobs(folder))) {
    const parsed = waitingJobForm.safeParse(JSON.parse(line));
    if (!parsed.success) throw new BackupProblem(`A waiting job is damaged: ${line.slice(0, 200)}`);
    jobs.push(parsed.data);
  }
  return jobs;
}

/** The database belongs to Curie alone: every table of the schema `public` goes. */
async function dropTables(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    await db.execute(sql`drop table public.${sql.identifier(name)} cascade`);
  }
  await db.execute(sql`drop schema if exists drizzle cascade`);
}

async function fillTables(
  db: Db,
  folder: string,
  { tables }: Manifest,
  { say, signal }: Saying,
): Promise<void> {
  const here = new Set((await listTables(db)).map(({ name }) => name));
  const strangers = tables.filter(({ name }) => !here.has(name));
  for (const { name, rows } of strangers) {
    say(`LEFT OUT, no migration makes this table: ${name}, ${rows} rows`);
  }
  const known = tables.filter(({ name }) => here.has(name));
  for (const table of await inOrderOfReference(db, known)) {
    signal?.throwIfAborted();
    // A migration may have put rows of its own here; they are in the backup as it left them.
    await db.execute(sql`delete from public.${sql.identifier(table.name)}`);
    const rows = await loadTable(db, table, readLines(placeOf.table(folder, table.name)));
    if (rows !== table.rows) {
      throw new BackupProblem(`The table ${table.name} has ${rows} rows instead of ${table.rows}.`);
    }
    say(`table ${table.name}: ${rows} rows`);
  }
}

async function placeSecret(
  { dataDir, givenSecret }: Installation,
  folder: string,
  { secret }: Manifest,
): Promise<void> {
  if (givenSecret !== null || !secret.kept) return;
  const place = secretPlace(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${place}.restored`, await readSecret(placeOf.secret(folder)), { mode: 0o600 });
  await chmod(`${place}.restored`, 0o600);
  await rename(`${place}.restored`, place);
}

async function placeSandbox(
  { dataDir }: Installation,
  folder: string,
  { sandbox }: Manifest,
): Promise<void> {
  if (!sandbox) return;
  const place = sandboxPlace(dataDir);
  for (const rest of ["-wal", "-shm"]) await rm(`${place}${rest}`, { force: true });
  await writeFile(place, openChecked(placeOf.sandbox(folder), sandbox), { mode: 0o600 });
}
