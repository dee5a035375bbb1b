import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup is a folder: `manifest.json`, the rows of each table as lines in `database/`, the waiting
 * jobs, a list of files, and the files themselves below `files/` under their keys. The manifest is
 * written last and under another name first, so that a folder without one is a backup that was
 * never finished. Nothing in it says where anything lies: places follow from names that are checked.
 */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

const checked = { bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const tableForm = z.object({
  name,
  columns: z.array(name).min(1),
  rows: z.number().int().min(0),
  ...checked,
});
const manifestForm = z.object({
  format: z.literal(1),
  product: z.object({ name: z.literal("curie"), version: z.string() }),
  createdAt: z.string(),
  /** Every migration that the schema had gone through, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
  tables: z.array(tableForm).min(1),
  jobs: z.object({ rows: z.number().int().min(0), ...checked }),
  files: z.object({ count: z.number().int().min(0), total: z.number().int().min(0), ...checked }),
  /** Keys that rows name and the store does not have. */
  missing: z.array(z.string()),
  /** Whether the secret is part of the backup, and what tells that another one is the same. */
  secret: z.object({ kept: z.boolean(), fingerprint: z.string() }),
  sandbox: z.object(checked).nullable(),
});
export type Manifest = z.infer<typeof manifestForm>;
export type TableEntry = z.infer<typeof tableForm>;
export type Checked = { bytes: number; sha256: string };

/** A key of the file store: folders and a name, nothing that could lead elsewhere. */
const keyForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const fileForm = z.object({ key: z.string().max(500).regex(keyForm), ...checked });
export type FileEntry = z.infer<typeof fileForm>;

const privateFile = 0o600;
const privateFolder = 0o700;

export const placeOf = {
  table: (folder: string, table: string) => join(folder, "database", `${table}.ndjson.gz`),
  jobs: (folder: string) => join(folder, "database", "waiting-jobs.ndjson.gz"),
  /** While a backup is made: the keys of the snapshot, to be copied. */
  keys: (folder: string) => join(folder, "files-to-copy.gz"),
  fileList: (folder: string) => join(folder, "files.ndjson.gz"),
  file: (folder: string, key: string) => join(folder, "files", ...key.split("/")),
  secret: (folder: string) => join(folder, "secret"),
  sandbox: (folder: string) => join(folder, "paddle-sandbox.sqlite"),
};
const manifestPlace = (folder: string) => join(folder, "manifest.json");

/** Makes the folder of a new backup. @throws when there is something in it already. */
export async function beginFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const inside = await readdir(folder);
  if (inside.includes("manifest.json")) {
    throw new BackupProblem(`${folder} holds a backup already; choose another folder.`);
  }
  if (inside.length > 0) {
    throw new BackupProblem(
      `${folder} is not empty: a backup that was not finished, or something else. Remove it or choose another folder.`,
    );
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const aside = join(folder, "manifest.json.unfinished");
  const file = await open(aside, "wx", privateFile);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, manifestPlace(folder));
}

/** @throws {BackupProblem} when this is no finished backup, or one of a format that is not known. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPlace(folder), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
      throw new BackupProblem(`${folder} holds no finished backup: there is no manifest.json.`);
    },
  );
  const parsed = manifestForm.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new BackupProblem(`The manifest in ${folder} is damaged or of another format: ${where[0]}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes bytes with their checksum, private and down to the disk. */
export async function writeChecked(
  path: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Checked> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", privateFile);
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      // Like `write`, and goes on where the disk took only a part.
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Writes lines, compressed, and answers how many with the checksum of the file. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
): Promise<Checked & { rows: number }> {
  let rows = 0;
  async function* text() {
    for await (const line of lines) {
      rows += 1;
      yield `${line}\n`;
    }
  }
  const source = Readable.from(text());
  const packed = createGzip();
  source.once("error", (error) => packed.destroy(error));
  const written = await writeChecked(path, source.pipe(packed));
  return { ...written, rows };
}

export async function* readLines(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path);
  const unpacked = createGunzip();
  packed.once("error", (error) => unpacked.destroy(error));
  yield* createInterface({ input: packed.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
}

export async function* readFileList(folder: string): AsyncGenerator<FileEntry> {
  for await (const line of readLines(placeOf.fileList(folder))) {
    const parsed = fileForm.safeParse(jsonOf(line));
    if (!parsed.success) {
      throw new BackupProblem(`The list of files is damaged: ${line.slice(0, 200)}`);
    }
    yield parsed.data;
  }
}

/** Reads a file of the backup as it was written; the stream fails with a BackupProblem where it is not. */
export function openChecked(path: string, expected: Checked): Readable {
  return Readable.from(checkedBytes(path, expected));
}

async function* checkedBytes(path: string, expected: Checked): AsyncGenerator<Buffer> {
  // A link would lead out of the backup.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" || error.code === "ELOOP" ? damaged(path) : error;
    },
  );
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  } finally {
    await file.close();
  }
  if (bytes !== expected.bytes || hash.digest("hex") !== expected.sha256) throw damaged(path);
}

async function requireWhole(path: string, expected: Checked): Promise<void> {
  for await (const _ of openChecked(path, expected));
}

/**
 * Reads the whole backup again and compares every checksum.
 *
 * @throws {BackupProblem} naming what differs
 */
export async function verifyBackup(folder: string, say: (line: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    await requireWhole(placeOf.table(folder, table.name), table);
  }
  await requireWhole(placeOf.jobs(folder), manifest.jobs);
  await requireWhole(placeOf.fileList(folder), manifest.files);
  if (manifest.sandbox) await requireWhole(placeOf.sandbox(folder), manifest.sandbox);
  if (manifest.secret.kept)
    await stat(placeOf.secret(folder)).catch(() => Promise.reject(damaged(placeOf.secret(folder))));
  let files = 0;
  for await (const { key, ...file } of readFileList(folder)) {
    await requireWhole(placeOf.file(folder, key), file);
    files += 1;
    if (files % 500 === 0) say(`verified ${files} of ${manifest.files.count} files`);
  }
  if (files !== manifest.files.count) throw damaged(placeOf.fileList(folder));
  return manifest;
}

function damaged(path: string): BackupProblem {
  return new BackupProblem(`The backup is damaged: ${path} is not what was written.`);
}

/** A failure of the machine, as a sentence for the terminal. */
export function explainMachine(error: unknown): string | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "There is no space left on the disk.";
  if (code === "EACCES" || code === "EPERM")
    return `This account may not: ${(error as Error).message}`;
  if (code === "EROFS") return "The disk can only be read.";
  return null;
}
