import { resolve } from "node:path";
import { z } from "zod";
import type { Values } from "./reading.ts";

/** Where manuscripts are kept. */
export type FileStore =
  | { kind: "folder"; path: string }
  | {
      kind: "s3";
      bucket: string;
      region: string;
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

export const fileVariables = {
  CURIE_FILES_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};
type FileValues = Values<typeof fileVariables>;

/** The demo keeps files beside its other data; production says where. */
export function readFileStore(
  env: FileValues,
  { profile, dataDir }: { profile: "demo" | "production"; dataDir: string },
  problems: string[],
): FileStore {
  if (env.S3_BUCKET === undefined) {
    if (profile === "production" && env.CURIE_FILES_DIR === undefined) {
      problems.push("CURIE_FILES_DIR or S3_BUCKET is missing: where manuscripts are kept");
    }
    return { kind: "folder", path: resolve(env.CURIE_FILES_DIR ?? `${dataDir}/files`) };
  }
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined) {
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed beside S3_BUCKET");
  }
  return {
    kind: "s3",
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}
