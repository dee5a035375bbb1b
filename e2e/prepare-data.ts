import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntilQuiet } from "../integration/ledger.ts";
import { preparationMs, preparedData } from "./prepared-data.ts";
import { openDatabase } from "./rows.ts";
import { runApp } from "./running-app.ts";

/**
 * A demonstration's data folder as its first start leaves it, made once for the whole run while
 * other tests are at work: a database, its migrations, the demo accounts with their payments. A test
 * that starts the application on a folder of its own gets a copy and need not wait for all that.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[preparedData]) return;
  const folder = await mkdtemp(join(tmpdir(), "curie-prepared-"));
  // Run by root, the database works under another account that has to get in here.
  await chmod(folder, 0o755);
  process.env[preparedData] = folder;
  const prepared = prepare(folder).catch((error: unknown) =>
    writeFile(join(folder, "failed"), String(error)),
  );
  return async () => {
    await prepared;
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepare(folder: string): Promise<void> {
  const dataDir = join(folder, "data");
  const app = await runApp({ CURIE_DATA_DIR: dataDir });
  const sql = await openDatabase({ ...app, dataDir });
  const open = await waitUntilQuiet(sql, preparationMs);
  await sql.end();
  await app.stop();
  // Copied from under a database that still runs, the data would be of no moment in particular.
  if (existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))) {
    throw new Error("the database of the prepared data still runs");
  }
  if (open.length > 0) throw new Error(`the queue did not come to rest: ${open.join(", ")}`);
  await writeFile(join(folder, "ready"), "");
}
