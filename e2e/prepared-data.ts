import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Names the folder with the prepared data of this run (`prepare-data.ts`); unset outside of one. */
export const preparedData = "CURIE_TEST_PREPARED_DATA";
/** Only a preparation that failed takes longer than this. */
export const preparationMs = 180_000;

/** Copies the prepared data into an empty folder, where this run has any. */
export async function copyPreparedData(target: string): Promise<void> {
  const folder = process.env[preparedData];
  if (!folder) return;
  const deadline = performance.now() + preparationMs;
  while (!existsSync(join(folder, "ready"))) {
    // Then each makes its own.
    if (existsSync(join(folder, "failed")) || performance.now() > deadline) return;
    await sleep(100);
  }
  // By its own program, because the files of the database belong to another account.
  await run("cp", ["-a", `${join(folder, "data")}/.`, target]);
}
