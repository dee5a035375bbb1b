import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type ReadStream } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";
import type { Logger } from "pino";
import type { FileStore } from "../config/files.ts";

/** Where manuscripts lie: a folder, or an S3-compatible store. Keys are ours, never file names of people. */
export type Files = {
  write(key: string, body: Uint8Array): Promise<void>;
  /** S3 takes nothing whose length it does not know before. */
  write(key: string, body: Readable, sizeBytes: number): Promise<void>;
  /** @throws {FileMissing} */
  read(key: string): Promise<{ body: Readable; sizeBytes: number }>;
  /** @throws {FileMissing} */
  bytes(key: string): Promise<Uint8Array>;
  /** Removing what is already gone is not an error. */
  remove(key: string): Promise<void>;
  /** Every key below a folder, oldest API order first; used to sweep what no row knows. */
  list(folder: string): AsyncGenerator<string>;
};

/** A row knows a key under which nothing lies. */
export class FileMissing extends Error {
  constructor(cause: unknown) {
    super("nothing lies under this key", { cause });
    this.name = "FileMissing";
  }
}

export function createFiles(store: FileStore): Files {
  const disk = new Disk(driverFor(store));
  return {
    write: (key: string, body: Readable | Uint8Array, sizeBytes?: number) =>
      store.kind === "folder"
        ? writeWhole(disk, store.path, key, body)
        : put(disk, key, body, sizeBytes),
    read: (key) =>
      orMissing(async () => {
        const { contentLength: sizeBytes } = await disk.getMetaData(key);
        return { body: await opened(await disk.getStream(key)), sizeBytes };
      }),
    bytes: (key) => orMissing(async () => new Uint8Array(await disk.getBytes(key))),
    remove: (key) => disk.delete(key),
    list: async function* (folder) {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, {
          recursive: true,
          ...(paginationToken ? { paginationToken } : {}),
        });
        for (const object of page.objects) if (object.isFile) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

function put(
  disk: Disk,
  key: string,
  body: Readable | Uint8Array,
  sizeBytes: number | undefined,
): Promise<void> {
  if (!(body instanceof Readable)) return disk.put(key, body);
  return disk.putStream(key, body, sizeBytes === undefined ? {} : { contentLength: sizeBytes });
}

/**
 * Under its key there is the whole file or what was there before: it is written beside it and
 * renamed. When the disk is full halfway, nothing of it stays.
 */
async function writeWhole(
  disk: Disk,
  root: string,
  key: string,
  body: Readable | Uint8Array,
): Promise<void> {
  const aside = `${key}.${randomUUID()}${unfinished}`;
  const path = join(root, aside);
  try {
    await makePrivateFile(path);
    // The driver tells of a stream that was broken off, and not why.
    if (body instanceof Readable) await pipeline(body, createWriteStream(path));
    else await disk.put(aside, body);
    await rename(path, join(root, key));
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

/** The end of the name of what is being written; a process that dies leaves such a file behind. */
const unfinished = ".part";

function driverFor(store: FileStore): FSDriver | S3Driver {
  if (store.kind === "folder") return new FSDriver({ location: store.path, visibility: "private" });
  return new S3Driver({
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    region: store.region,
    bucket: store.bucket,
    visibility: "private",
    ...(store.endpoint ? { endpoint: store.endpoint, forcePathStyle: true } : {}),
    // Some compatible stores write the SDK's default trailing checksums into the object itself.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** A file of a folder is opened late; one that is gone by then must not fail in the middle of an answer. */
async function opened(body: Readable): Promise<Readable> {
  if ((body as ReadStream).pending) await once(body, "open");
  return body;
}

/** How a folder and S3-compatible stores say that there is no such file. */
const missing = new Set(["ENOENT", "NoSuchKey", "NotFound"]);

async function orMissing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    for (let at = error; at instanceof Error; at = at.cause) {
      const code = "code" in at ? String(at.code) : "";
      if (missing.has(code) || missing.has(at.name)) throw new FileMissing(error);
    }
    throw error;
  }
}

const privateFile = 0o600;
const privateFolder = 0o700;

/** The driver writes with the mode of the process; what exists before keeps its own. */
async function makePrivateFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  await (await open(path, "a", privateFile)).close();
}

/**
 * Closes a folder of manuscripts to every other account of the machine. Earlier versions left it
 * open, so the files in it are closed as well, once: the folder itself comes last, and closed it
 * says that this was done.
 */
export async function keepFilesPrivate(store: FileStore, log: Logger): Promise<void> {
  if (store.kind !== "folder") return;
  try {
    const folder = await stat(store.path).catch(() => null);
    if (folder === null || (folder.mode & 0o077) === 0) return;
    for (const entry of await readdir(store.path, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      await chmod(
        join(entry.parentPath, entry.name),
        entry.isDirectory() ? privateFolder : privateFile,
      );
    }
    await chmod(store.path, privateFolder);
  } catch (error) {
    log.warn({ err: error }, "the folder of manuscripts is not closed to other accounts");
  }
}
