import { keyOf, type Term } from "./term.ts";

/**
 * The entries of several lists as one list. Of two that say something about the same words the nearer
 * list's counts; an entry of a farther list that would keep what a nearer one replaces is left out.
 *
 * @param lists the nearest first: the document's, one's own, the group's
 */
export function mergeTermLists(lists: readonly (readonly Term[])[]): Term[] {
  const merged = new Map<string, Term>();
  const replaced = new Set<string>();
  for (const list of lists) {
    const taken = list.filter((entry) => {
      if (merged.has(keyOf(entry))) return false;
      return entry.kind === "translate-as" || !replaced.has(entry.term);
    });
    for (const entry of taken) merged.set(keyOf(entry), entry);
    for (const entry of taken) {
      if (entry.kind !== "always-write") continue;
      for (const variant of entry.variants) replaced.add(variant);
    }
  }
  return [...merged.values()];
}
