import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { waitUntilQuiet } from "../integration/ledger.ts";
import { openDatabase } from "./rows.ts";
import { runApp } from "./running-app.ts";

const run = promisify(execFile);
const variable = "CURIE_TEST_PREPARED_DATA";
/** Only a preparation that failed takes longer than this. */
const waitMs = 180_000;

/**
 * A demonstration's data folder as its first start leaves it, made once for the whole run while
 * other tests are at work: a database, its migrations, the demo accounts with their payments. A test
 * that starts the application on a folder of its own gets a copy and need not wait for all that.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable]) return;
  const folder = await mkdtemp(join(tmpdir(), "curie-prepared-"));
  // Run by root, the database works under another account that has to get in here.
  await chmod(folder, 0o755);
  process.env[variable] = folder;
  const prepared = prepare(folder).catch((error: unknown) =>
    writeFile(join(folder, "failed"), String(error)),
  );
  return async () => {
    await prepared;
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepare(folder: string): Promise<void> {
  const app = await runApp({ CURIE_DATA_DIR: join(folder, "data") });
  const sql = await openDatabase({ ...app, dataDir: join(folder, "data") });
  const open = await waitUntilQuiet(sql, waitMs);
  await sql.end();
  await app.stop();
  if (open.length > 0) throw new Error(`the queue did not come to rest: ${open.join(", ")}`);
  await writeFile(join(folder, "ready"), "");
}

/** Copies the prepared data into an empty folder, where this run has any. */
export async function copyPreparedData(target: string): Promise<void> {
  const folder = process.env[variable];
  if (!folder) return;
  const deadline = performance.now() + waitMs;
  while (!existsSync(join(folder, "ready"))) {
    // Then each makes its own.
    if (existsSync(join(folder, "failed")) || performance.now() > deadline) return;
    await sleep(100);
  }
  // By its own program, because the files of the database belong to another account.
  await run("cp", ["-a", `${join(folder, "data")}/.`, target]);
}
