import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded-postgres.ts";

export type OwnDatabase = {
  /** For whatever else the processes of the test share. */
  folder: string;
  /** An empty database. */
  url: string;
  stop(): Promise<void>;
};

/** A PostgreSQL beside the application, as in production: several processes, or none yet, work on it. */
export async function startOwnDatabase(name: string): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), `curie-${name}-`));
  // Run by root, the database works under another account that has to get in here.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  return {
    folder,
    url: await server.database("curie"),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
