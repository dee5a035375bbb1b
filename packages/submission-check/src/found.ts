import { createHash } from "node:crypto";
import type { FindingCode, Severity } from "./codes.ts";
import type { FindingParams, Place } from "./model.ts";

/** A finding before it has its id. */
export type Found = {
  code: FindingCode;
  params: FindingParams;
  severity: Severity;
  place: Place | null;
  /**
   * What it is about, in words that stay when the text moves: the entry, the label, the
   * abbreviation. Never a position.
   */
  about: string;
};

/**
 * Gives each its id. A digest, so that what somebody dismissed can be kept without a word of the
 * manuscript; two about the same thing are told apart by their order.
 */
export function withIds(found: readonly Found[]): (Omit<Found, "about"> & { id: string })[] {
  const times = new Map<string, number>();
  return found.map(({ about, ...finding }) => {
    const key = `${finding.code} ${about}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    const id = createHash("sha256").update(`${key} ${time}`).digest("hex").slice(0, 20);
    return { id, ...finding };
  });
}
