import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A restore that is killed may have left files without rows, or rows without the secret that belongs
 * to them. So it leaves word in the data folder as long as it is not done, and the server does not
 * start before it is.
 */
export class UnfinishedRestore extends Error {
  constructor(dataDir: string) {
    super(
      `A restore into ${dataDir} was begun and has not ended. Run it again: npx curie admin restore FOLDER`,
    );
    this.name = "UnfinishedRestore";
  }
}

const place = (dataDir: string) => join(dataDir, "restore-unfinished");

/** @throws {UnfinishedRestore} */
export function requireNoUnfinishedRestore(dataDir: string): void {
  if (existsSync(place(dataDir))) throw new UnfinishedRestore(dataDir);
}

/** Which backup is being restored; null when none is. */
export async function unfinishedRestore(dataDir: string): Promise<string | null> {
  return readFile(place(dataDir), "utf8").catch(() => null);
}

/** @param backup the time at which it was made */
export async function noteRestore(dataDir: string, backup: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(place(dataDir), backup, { mode: 0o600, flush: true });
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(place(dataDir), { force: true });
}
