import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { migrateDatabase } from "../db/migrate.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  interface ProvidedContext {
    /** Where tests may create databases. */
    adminUrl: string;
    /** A migrated, empty database to copy from. */
    templateDatabase: string;
  }
}

const templateDatabase = "curie_template";

/** One PostgreSQL for the whole run; every test file gets a database of its own, copied from a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "curie-test-"));
  // Run by root, PostgreSQL works under another account that has to get in here.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await migrateDatabase(await server.database(templateDatabase));
  project.provide("adminUrl", server.adminUrl);
  project.provide("templateDatabase", templateDatabase);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
