import { dayMs, defaultRetentionDays } from "@curie/contract";

/** When the bytes of a finished document go. Kept-until-download ends at last after the default time. */
export function removalDue(finishedAt: Date, retentionDays: number): Date {
  const days = retentionDays === 0 ? defaultRetentionDays : retentionDays;
  return new Date(finishedAt.getTime() + days * dayMs);
}
