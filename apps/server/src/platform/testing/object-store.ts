import { readdirSync } from "node:fs";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { FileStore } from "#config/files.ts";

const bucket = "manuscripts";
/** The one pair of keys that the store lets in. */
const key = "S3RVER";

/** An S3-compatible store of this process's own, on the loopback. */
export type ObjectStore = {
  /** What a server is told so that it keeps its files here. */
  environment: NodeJS.ProcessEnv;
  /** The same for a test that opens the files itself. */
  place: FileStore;
  /** The keys of everything that lies in it. */
  keys(): string[];
  close(): Promise<void>;
};

export async function startObjectStore(directory: string): Promise<ObjectStore> {
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    // It works out the signature of a listing for an address without the slash that was sent.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  // As S3 itself does, and this one would not: what is stored has a length that is said before.
  store.middleware.unshift(async (context, next) => {
    if (context.method !== "PUT" || context.get("content-length") !== "") return next();
    context.status = 411;
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: key, secretAccessKey: key };
  return {
    place: { kind: "s3", bucket, region: "us-east-1", endpoint, ...keys },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length))
        .sort(),
    close: () => store.close(),
  };
}

/** The end of the name under which the store keeps the bytes of an object. */
const suffix = "._S3rver_object";
