import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";
import type { FileStore } from "../config/files.ts";

/** Where manuscripts lie: a folder, or an S3-compatible store. Keys are ours, never file names of people. */
export type Files = {
  write(key: string, body: Readable | Uint8Array): Promise<void>;
  /** @throws when the key does not exist. */
  read(key: string): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  /** Removing what is already gone is not an error. */
  remove(key: string): Promise<void>;
  /** Every key below a folder, oldest API order first; used to sweep what no row knows. */
  list(folder: string): AsyncGenerator<string>;
};

export function createFiles(store: FileStore): Files {
  const disk = new Disk(driverFor(store));
  return {
    write: async (key, body) => {
      if (body instanceof Readable) await disk.putStream(key, body);
      else await disk.put(key, body);
    },
    read: (key) => disk.getStream(key),
    bytes: async (key) => new Uint8Array(await disk.getBytes(key)),
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
