import { type DemoGroup, demoClockMaxDays } from "@curie/contract";

/** The first address in the text of a mail that leads to this site; null when there is none. */
export function linkInMail(text: string, origin: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"\]]+/g)) {
    const address = found.replace(/[).,]+$/, "");
    if (!URL.canParse(address)) continue;
    const { pathname, search, hash, origin: itsOrigin } = new URL(address);
    // The mail may name another host than the one the page was opened under (127.0.0.1).
    if (itsOrigin === origin || /^\/(confirm|reset|rubriq)\b/.test(pathname)) {
      return `${pathname}${search}${hash}`;
    }
  }
  return null;
}

/** By days, or to an instant. */
export type ClockMove = { days: number } | { to: string };

/** Moves of one click, in days. */
export const clockSteps = [1, 7, 30] as const;

/** The days that the clock can be moved to: from tomorrow on, a year at most; `2026-12-01`. */
export function reachableDays(now: Date): { first: string; last: string } {
  return { first: dayAfter(now, 1), last: dayAfter(now, demoClockMaxDays - 1) };
}

/** The beginning of a day where the reader is; null when the clock cannot be moved there. */
export function beginningOf(day: string, now: Date): string | null {
  const { first, last } = reachableDays(now);
  const reachable = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && day <= last;
  return reachable ? new Date(`${day}T00:00`).toISOString() : null;
}

function dayAfter(now: Date, days: number): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** What a group gives to a person who enters its code now. */
export type GroupOutcome =
  | { kind: "ended"; on: string }
  | { kind: "full" }
  | { kind: "trial" }
  | { kind: "translation" | "open"; translations: number };

export function outcomeOf(group: DemoGroup, now: Date): GroupOutcome {
  const { kind, seats, members, endsAt, grantsEditing, translationsPerMember } = group;
  if (endsAt !== null && new Date(endsAt) <= now) return { kind: "ended", on: endsAt };
  if (kind === "trial") return { kind: "trial" };
  if (seats !== null && members >= seats) return { kind: "full" };
  const translations = translationsPerMember ?? 0;
  return { kind: grantsEditing ? "open" : "translation", translations };
}
