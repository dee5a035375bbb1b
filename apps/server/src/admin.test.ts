import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { jobs as definitions } from "#app";
import type { FileStore } from "#config/files.ts";
import { listNamedFiles } from "#features/documents/retention/service.ts";
import { createBackup, type Installation } from "#platform/backup/create-backup.ts";
import {
  type BackupProblem,
  type Manifest,
  placeOf,
  verifyBackup,
} from "#platform/backup/folder.ts";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import {
  noteRestore,
  requireNoUnfinishedRestore,
  UnfinishedRestore,
} from "#platform/backup/unfinished.ts";
import { connectionTo } from "#platform/db/limits.ts";
import { exitCodes } from "#platform/endings.ts";
import { createFiles, type Files } from "#platform/files.ts";
import { createJobs, type Jobs } from "#platform/jobs/jobs.ts";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { type ObjectStore, startObjectStore } from "#platform/testing/object-store.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const secret = "a secret of at least thirty-two characters";
const quiet = { now, say: () => {} };

let at: TestApp;
let person: Person;
let source: Opened;
let scratch: string;
let sql: Sql;
const opened: Opened[] = [];

type Opened = {
  installation: Installation;
  url: string;
  /** Ends the connection of the backup, as the command does. */
  close(): Promise<void>;
  drop(): Promise<void>;
};

beforeAll(async () => {
  at = await startTestApp({ CURIE_SECRET: secret });
  person = await at.person({ name: 'Ana "la\\de" Ruiz\n\t🧪 {null}' });
  sql = openSql(at.databaseUrl, 4);
  for (const [index, status] of ["processing", "completed", "failed"].entries()) {
    await aDocument(`paper ${index}, "quoted".docx`, status);
  }
  await sql`update documents set warnings = ${["a,b", 'c"d', "", "NULL"]}, noticed = 'null'::jsonb,
            created_at = '2026-01-05 07:08:09.123456+00' where status = 'failed'`;
  source = await open(at.databaseUrl, at.ctx.config.dataDir, "kept", at.ctx.config.files);
});
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), "curie-backup-"));
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.drop();
  await rm(scratch, { recursive: true, force: true });
});
afterAll(async () => {
  await source.close();
  await sql.end();
  await at.close();
});

/** A document of the person with its files, as one transaction would leave it. */
async function aDocument(fileName: string, status: string): Promise<string> {
  const [id, upload] = [randomUUID(), randomUUID()];
  await at.ctx.files.write(`originals/${upload}.docx`, Buffer.from(`original ${id}`));
  if (status === "completed") {
    await at.ctx.files.write(`results/${id}.docx`, Buffer.from(`result ${id}`));
  }
  await sql.begin(async (tx) => {
    await tx`insert into documents ${tx({
      id,
      upload_id: upload,
      owner_id: person.identity,
      type: "edit",
      status,
      origin: "web",
      file_name: fileName,
      size_bytes: 12,
      retention_days: 90,
      created_at: now.toISOString(),
      original_key: `originals/${upload}.docx`,
      result_key: status === "completed" ? `results/${id}.docx` : null,
    })}`;
    if (status === "processing") {
      await tx`insert into pgboss.job (name, data)
               values ('editing.edit-document', ${JSON.stringify({ document: id })}::jsonb)`;
    }
  });
  return id;
}

async function open(
  url: string,
  dataDir: string,
  what: "kept" | "scratch",
  store: FileStore = { kind: "folder", path: join(dataDir, "files") },
): Promise<Opened> {
  const client = new pg.Client(connectionTo(url));
  await client.connect();
  const close = () => client.end();
  const one: Opened = {
    url,
    close,
    installation: {
      db: drizzle(client),
      files: createFiles(store),
      namedFiles: listNamedFiles,
      dataDir,
      givenSecret: secret,
      productVersion: "0.1.0",
    },
    drop: async () => {
      await close().catch(() => {});
      const admin = openSql(inject("adminUrl"));
      await admin`drop database ${admin(new URL(url).pathname.slice(1))} with (force)`;
      await admin.end();
    },
  };
  if (what === "scratch") opened.push(one);
  return one;
}

/** Another machine: an empty database and an empty folder, or an S3-compatible store that is empty. */
async function elsewhere(store?: FileStore, home = scratch): Promise<Opened> {
  const name = `elsewhere_${randomUUID().replaceAll("-", "")}`;
  const admin = openSql(inject("adminUrl"));
  await admin`create database ${admin(name)}`;
  await admin.end();
  const url = inject("adminUrl").replace(/\/[^/]+$/, `/${name}`);
  return open(url, join(home, "elsewhere"), "scratch", store);
}

async function backup(name = "backup", from = source.installation): Promise<string> {
  const folder = join(scratch, name);
  await createBackup(from, folder, quiet);
  return folder;
}

function restore(target: Opened, folder: string, replace = false): Promise<Manifest> {
  return restoreBackup(target.installation, folder, {
    ...quiet,
    replace,
    openJobs: () => createJobs(target.url, definitions, at.ctx.log),
  });
}

/** Every table of an installation as one checksum. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const client = openSql(url);
  const tables = await client<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  const sums: [string, string][] = [];
  for (const { name } of tables) {
    const [row] = await client<{ sum: string }[]>`
      select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as sum
      from public.${client(name)} t`;
    sums.push([name, row?.sum ?? ""]);
  }
  await client.end();
  return Object.fromEntries(sums);
}

async function waitingJobs(url: string): Promise<unknown[]> {
  const client = openSql(url);
  const rows = await client`
    select id, name, data from pgboss.job
    where state in ('created', 'retry', 'active') and name like '%.%' order by id`;
  await client.end();
  return rows;
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const problem: BackupProblem = await work.then(
    () => expect.fail("it was taken"),
    (error) => error,
  );
  expect(problem.name).toBe("BackupProblem");
  return problem.message;
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const packed = path.endsWith(".gz");
  const before = await readFile(path);
  const text = edit((packed ? gunzipSync(before) : before).toString());
  await chmod(path, 0o600);
  await writeFile(path, packed ? gzipSync(text) : text);
}

/** Changes the list of files and what the manifest says of it, as somebody would who means harm. */
async function forge(folder: string, edit: (line: string) => string): Promise<void> {
  const list = placeOf.fileList(folder);
  await change(list, (text) =>
    text
      .split("\n")
      .map((line) => (line ? edit(line) : line))
      .join("\n"),
  );
  const bytes = await readFile(list);
  const files = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  await change(join(folder, "manifest.json"), (text) => {
    const manifest = JSON.parse(text);
    return JSON.stringify({ ...manifest, files: { ...manifest.files, ...files } });
  });
}

describe("a backup", () => {
  test("comes back with the same rows, bytes and waiting jobs", async () => {
    const folder = await backup();
    const target = await elsewhere();
    await restore(target, folder);
    expect(await rowsOf(target.url)).toEqual(await rowsOf(at.databaseUrl));
    const jobs = await waitingJobs(target.url);
    expect(jobs).toEqual(await waitingJobs(at.databaseUrl));
    expect(jobs).toContainEqual(expect.objectContaining({ name: "editing.edit-document" }));
    let files = 0;
    for await (const key of listNamedFiles(target.installation.db)) {
      expect(await target.installation.files.bytes(key)).toEqual(await at.ctx.files.bytes(key));
      files += 1;
    }
    expect(files).toBe(4);
    // Sign-in and sessions are rows and the secret.
    expect(await problemOf(restore(target, folder))).toContain("--replace");
    await restore(target, folder, true);
    expect(await rowsOf(target.url)).toEqual(await rowsOf(at.databaseUrl));
  });

  test("is for the eyes of its own account", async () => {
    const folder = await backup();
    for (const path of [placeOf.table(folder, "users"), join(folder, "manifest.json")]) {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readFile(join(folder, "manifest.json"), "utf8")).not.toContain(secret);
  });

  test("made while documents arrive holds each of them whole or not at all", async () => {
    let writing = true;
    const writers = [1, 2, 3].map(async (writer) => {
      for (let number = 0; writing && number < 60; number++) {
        await aDocument(`${writer}-${number}.docx`, number % 2 ? "completed" : "processing");
      }
    });
    const folder = await backup();
    writing = false;
    await Promise.all(writers);
    const { missing } = await verifyBackup(folder, () => {});
    expect(missing).toEqual([]);
    const target = await elsewhere();
    await restore(target, folder);
    const client = openSql(target.url);
    const lost = await client`
      select d.id from documents d where d.status = 'processing' and d.file_name like '_-%' and not exists
        (select 1 from pgboss.job j where j.data->>'document' = d.id::text)`;
    await client.end();
    expect(lost).toEqual([]);
    for await (const key of listNamedFiles(target.installation.db)) {
      expect((await target.installation.files.bytes(key)).length).toBeGreaterThan(0);
    }
    // The backups of the tests that follow need not carry them along.
    await sql`delete from pgboss.job j using documents d
              where j.data->>'document' = d.id::text and d.file_name like '_-%'`;
    await sql`delete from documents where file_name like '_-%'`;
  });

  test("names files that the store no longer has", async () => {
    const id = await aDocument("lost.docx", "completed");
    await at.ctx.files.remove(`results/${id}.docx`);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const { missing } = await createBackup(source.installation, join(scratch, "b"), { now, say });
    expect(missing).toEqual([`results/${id}.docx`]);
    expect(said.join("\n")).toContain(
      `MISSING in the file store, though a row names it: results/${id}`,
    );
    await sql`delete from documents where id = ${id}`;
  });

  test("is not written over another one, nor into a folder that holds anything", async () => {
    const folder = await backup();
    expect(await problemOf(createBackup(source.installation, folder, quiet))).toContain(
      "holds a backup",
    );
    await rm(join(folder, "manifest.json"));
    expect(await problemOf(createBackup(source.installation, folder, quiet))).toContain(
      "not empty",
    );
  });

  test("that was interrupted is no backup", async () => {
    const folder = join(scratch, "interrupted");
    const stop = new AbortController();
    const say = () => stop.abort();
    await expect(
      createBackup(source.installation, folder, { now, say, signal: stop.signal }),
    ).rejects.toThrow();
    const target = await elsewhere();
    expect(await problemOf(restore(target, folder))).toContain("no finished backup");
  });
});

describe("a restore refuses", () => {
  let whole: string;
  let nowhere: Opened;

  // What is refused changes nothing, so one backup and one empty database do for all.
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), "curie-backup-"));
    await createBackup(source.installation, join(whole, "backup"), quiet);
    nowhere = await elsewhere(undefined, whole);
    // Dropped after all of them, not after the first.
    opened.pop();
  });
  afterAll(async () => {
    await nowhere.drop();
    await rm(whole, { recursive: true, force: true });
  });

  async function aCopy(): Promise<string> {
    const folder = join(scratch, "backup");
    await cp(join(whole, "backup"), folder, { recursive: true });
    return folder;
  }

  test.each([
    ["a table", (folder: string) => placeOf.table(folder, "users")],
    ["the waiting jobs", placeOf.jobs],
    ["the list of files", placeOf.fileList],
  ])("a backup in which %s was damaged, and changes nothing", async (_, place) => {
    const folder = await aCopy();
    await change(place(folder), (text) => text.replace(/[0-9]/, "x"));
    expect(await problemOf(restore(nowhere, folder))).toContain("damaged");
    expect(await rowsOf(nowhere.url)).toEqual({});
  });

  test("a backup that lacks a file, or has a link in its place", async () => {
    const folder = await aCopy();
    for await (const key of listNamedFiles(source.installation.db)) {
      await rm(placeOf.file(folder, key));
      expect(await problemOf(restore(nowhere, folder))).toContain(key);
      await symlink("/etc/hostname", placeOf.file(folder, key));
      expect(await problemOf(restore(nowhere, folder))).toContain(key);
      break;
    }
  });

  test.each([
    "../../evil.docx",
    "/etc/passwd",
    "a/../../b",
    "originals/..",
    "a\\..\\b",
    "a//b",
    "",
  ])("a list of files that leads elsewhere: %s", async (key) => {
    const folder = await aCopy();
    await forge(folder, (line) => JSON.stringify({ ...JSON.parse(line), key }));
    expect(await problemOf(restore(nowhere, folder))).toContain("list of files is damaged");
    expect(await rowsOf(nowhere.url)).toEqual({});
  });

  test.each([
    [
      "tables of other names",
      (text: string) => text.replace('"name": "users"', '"name": "../users"'),
    ],
    ["half a manifest", (text: string) => text.slice(0, text.length / 2)],
    ["another format", (text: string) => text.replace('"format": 1', '"format": 2')],
  ])("a manifest with %s", async (_, edit) => {
    const folder = await aCopy();
    await change(join(folder, "manifest.json"), edit);
    expect(await problemOf(restore(nowhere, folder))).toContain("manifest");
  });

  test("a backup of a newer schema, and says which version made it", async () => {
    const folder = await aCopy();
    await change(join(folder, "manifest.json"), (text) => {
      const manifest = JSON.parse(text);
      const newer = { hash: "f".repeat(64), createdAt: 4_000_000_000_000 };
      manifest.product.version = "9.1.0";
      return JSON.stringify({ ...manifest, migrations: [...manifest.migrations, newer] });
    });
    const problem = await problemOf(restore(nowhere, folder));
    expect(problem).toContain("Curie 9.1.0");
  });

  test("while a server works on the database", async () => {
    const folder = await aCopy();
    const server = openSql(nowhere.url);
    await server`select 1`;
    expect(await problemOf(restore(nowhere, folder))).toContain("Stop the server first");
    await server.end();
  });

  test("another secret, with which nobody could go on", async () => {
    const folder = await aCopy();
    nowhere.installation.givenSecret = "another secret of at least thirty-two characters";
    expect(await problemOf(restore(nowhere, folder))).toContain("CURIE_SECRET");
    nowhere.installation.givenSecret = null;
    expect(await problemOf(restore(nowhere, folder))).toContain("set the same CURIE_SECRET");
    nowhere.installation.givenSecret = secret;
  });
});

describe("with an S3-compatible store", () => {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await startObjectStore(join(scratch, "objects"));
  });
  afterEach(() => store.close());

  test("a backup moves from a folder into it, and from it into a folder", async () => {
    const there = await elsewhere(store.place);
    await restore(there, await backup());
    expect(await rowsOf(there.url)).toEqual(await rowsOf(at.databaseUrl));
    const named: string[] = [];
    for await (const key of listNamedFiles(there.installation.db)) named.push(key);
    expect(store.keys()).toEqual(named.toSorted());

    const folder = await backup("second", there.installation);
    expect((await verifyBackup(folder, () => {})).files.count).toBe(named.length);
    const back = await elsewhere();
    await restore(back, folder);
    expect(await rowsOf(back.url)).toEqual(await rowsOf(at.databaseUrl));
    for (const key of named) {
      expect(await back.installation.files.bytes(key)).toEqual(await at.ctx.files.bytes(key));
    }
  });

  test("a backup says which files the store has lost", async () => {
    const there = await elsewhere(store.place);
    await restore(there, await backup());
    const [lost = ""] = store.keys();
    await there.installation.files.remove(lost);
    const folder = await backup("second", there.installation);
    const { missing } = await verifyBackup(folder, () => {});
    expect(missing).toEqual([lost]);
  });
});

describe("a restore that is killed", () => {
  const never = () => new Promise<never>(() => {});

  /** The same machine after it: another process, on the same database and in the same folder. */
  async function afterwards({ url, installation }: Opened): Promise<Opened> {
    const again = await open(url, installation.dataDir, "kept");
    // Closed before its database is dropped.
    opened.unshift({ ...again, drop: again.close });
    return again;
  }

  /** Restores as far as this place, where the process dies: nothing more happens, and connections end. */
  async function restoreUntil(place: string, target: Opened, folder: string): Promise<void> {
    const { installation, url } = target;
    let openJobs: Jobs | null = null;
    await new Promise<void>((reached) => {
      const dieAt = (here: string) => {
        if (here !== place) return undefined;
        reached();
        return never();
      };
      const files: Files = {
        ...installation.files,
        write: async (key: string, body: Uint8Array | Readable, sizeBytes?: number) => {
          await installation.files.write(key, body as Readable, sizeBytes ?? 0);
          await dieAt("files");
        },
      };
      const opening = async (): Promise<Jobs> => {
        const jobs = await createJobs(url, definitions, at.ctx.log);
        openJobs = jobs;
        return {
          ...jobs,
          putBack: async (db, waiting) => (await dieAt("rows")) ?? jobs.putBack(db, waiting),
          stop: async (graceMs) => (await dieAt("secret")) ?? jobs.stop(graceMs),
        };
      };
      const restoring = { ...quiet, replace: false, openJobs: opening };
      void restoreBackup({ ...installation, files }, folder, restoring);
    });
    await (openJobs as Jobs | null)?.stop(0);
    await target.close();
  }

  test.each([
    ["while files are stored", "files"],
    ["in the middle of the rows", "rows"],
    ["between the rows and the secret that belongs to them", "secret"],
  ])("%s keeps the server from starting, and run again it is whole", async (_what, place) => {
    const kept = join(at.ctx.config.dataDir, "secret");
    await writeFile(kept, secret);
    const folder = await backup("own-secret", { ...source.installation, givenSecret: null });
    await rm(kept);
    const first = await elsewhere();
    const { dataDir } = first.installation;
    first.installation.givenSecret = null;
    await restoreUntil(place, first, folder);
    expect(() => requireNoUnfinishedRestore(dataDir)).toThrow(UnfinishedRestore);

    const again = await afterwards(first);
    again.installation.givenSecret = null;
    await restore(again, folder);
    expect(() => requireNoUnfinishedRestore(dataDir)).not.toThrow();
    expect(await rowsOf(again.url)).toEqual(await rowsOf(at.databaseUrl));
    expect(await readFile(join(dataDir, "secret"), "utf8")).toBe(secret);
    for await (const key of listNamedFiles(again.installation.db)) {
      expect(await again.installation.files.bytes(key)).toEqual(await at.ctx.files.bytes(key));
    }
  });

  test("is what the server says when it is started all the same", async () => {
    const dataDir = join(scratch, "half");
    await noteRestore(dataDir, now.toISOString());
    const env = { ...process.env, CURIE_DATA_DIR: dataDir, DATABASE_URL: at.databaseUrl };
    const server = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
      env,
    });
    let said = "";
    server.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(server, "close");
    expect(code).toBe(exitCodes.settings);
    expect(said).toBe(
      `A restore into ${dataDir} was begun and has not ended. Run it again: npx curie admin restore FOLDER\n`,
    );
  });

  test("does not let another backup in without a word", async () => {
    const [one, other] = [await backup("one"), await backup("other")];
    await change(join(other, "manifest.json"), (text) =>
      text.replace(/"createdAt":\s*"[^"]*"/, '"createdAt": "2026-03-03T09:00:00.000Z"'),
    );
    const first = await elsewhere();
    await restoreUntil("files", first, one);
    const again = await afterwards(first);
    expect(await problemOf(restore(again, other))).toContain("--replace");
    await restore(again, other, true);
    expect(await rowsOf(again.url)).toEqual(await rowsOf(at.databaseUrl));
  });

  test("and one that fails in order lets what it was to replace go on", async () => {
    const folder = await backup();
    const target = await elsewhere();
    await restore(target, folder);
    const { installation, url } = target;
    const openJobs = async () => {
      const jobs = await createJobs(url, definitions, at.ctx.log);
      return { ...jobs, putBack: () => Promise.reject(new Error("no room")) };
    };
    const restoring = { ...quiet, replace: true, openJobs };
    await expect(restoreBackup(installation, folder, restoring)).rejects.toThrow("no room");
    requireNoUnfinishedRestore(installation.dataDir);
    expect(await rowsOf(url)).toEqual(await rowsOf(at.databaseUrl));
  });
});
