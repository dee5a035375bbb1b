/** Which of its changes a paragraph holds that is otherwise as it was. */
import type { ReportChange } from "../report/model.ts";

export type Preference = (change: ReportChange) => boolean;

/**
 * Signs that programs exchange for one another, made alike; every offset stays. A paragraph that differs in
 * nothing else did not change.
 */
export function folded(text: string): string {
  return text
    .replace(/[\u00A0\u2007\u202F]/g, " ")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"');
}

/**
 * The changes that have to be applied to `text` to give `found`; null where no choice of them does. Where
 * two choices do, the one that is likelier by `isLikely` is found first.
 *
 * @param changes in order and without overlaps
 */
export function appliedIn(
  text: string,
  changes: readonly ReportChange[],
  found: string,
  isLikely: Preference,
): Set<ReportChange> | null {
  const [from, to] = [folded(text), folded(found)];
  const hopeless = new Set<string>();
  const applied: ReportChange[] = [];
  const follow = (index: number, at: number, place: number): boolean => {
    const change = changes[index];
    const same = from.slice(at, change?.start);
    if (!to.startsWith(same, place)) return false;
    if (!change) return place + same.length === to.length;
    const key = `${index} ${place}`;
    if (hopeless.has(key)) return false;
    const next = place + same.length;
    for (const isApplied of isLikely(change) ? [true, false] : [false, true]) {
      const stands = isApplied ? folded(change.after) : from.slice(change.start, change.end);
      if (!to.startsWith(stands, next)) continue;
      if (isApplied) applied.push(change);
      if (follow(index + 1, change.end, next + stands.length)) return true;
      if (isApplied) applied.pop();
    }
    hopeless.add(key);
    return false;
  };
  return follow(0, 0, 0) ? new Set(applied) : null;
}

/** How far the applied ones of these changes, which stand before a place, move it. */
export function shiftOf(
  before: readonly ReportChange[],
  applied: ReadonlySet<ReportChange>,
): number {
  let by = 0;
  for (const change of before) {
    if (applied.has(change)) by += change.after.length - (change.end - change.start);
  }
  return by;
}
