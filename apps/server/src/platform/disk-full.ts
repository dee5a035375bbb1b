import { DatabaseFull } from "./db/failures.ts";

/** No room in the data folder, in the file store, or at the database. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "XMinioStorageFull", "QuotaExceeded"]);

export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseFull) return true;
    if ("code" in at && noRoom.has(String(at.code))) return true;
    if (noRoom.has(at.name)) return true;
  }
  return false;
}
