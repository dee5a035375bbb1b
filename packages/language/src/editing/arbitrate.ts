import { type Edit, overlaps } from "./edit.ts";

/**
 * Cuts from an edit the whole words it leaves as they were, so that the author sees only the change
 * and a word in a protected range beside it does not refuse the edit.
 */
export function trimEdit(text: string, edit: Edit): Edit {
  const { start, end, replacement } = edit;
  const before = text.slice(start, end);

  let prefix = 0;
  const shortest = Math.min(before.length, replacement.length);
  while (prefix < shortest && before[prefix] === replacement[prefix]) prefix++;
  while (prefix > 0 && (insideWord(before, prefix) || insideWord(replacement, prefix))) prefix--;

  let suffix = 0;
  const left = shortest - prefix;
  while (suffix < left && before.at(-1 - suffix) === replacement.at(-1 - suffix)) suffix++;
  while (
    suffix > 0 &&
    (insideWord(before, before.length - suffix, prefix) ||
      insideWord(replacement, replacement.length - suffix, prefix))
  ) {
    suffix--;
  }
  return {
    ...edit,
    start: start + prefix,
    end: end - suffix,
    replacement: replacement.slice(prefix, replacement.length - suffix),
  };
}

const letter = /[\p{L}\p{M}\p{N}\p{Cs}'’]/u;

/** Whether cutting at `at` would go through a word of the part that begins at `from`. */
function insideWord(text: string, at: number, from = 0): boolean {
  return at > from && letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}

/**
 * Chooses among edits of one paragraph that exclude each other. Rules, dictionaries and models propose
 * edits independently of one another, so several may change the same words. They are ranked: the more
 * confident first, then the shorter, then the earlier. Each is taken in that order unless it overlaps or
 * touches one that was taken before; what a rejected edit wanted is not tried again. Greedy choice is
 * enough, because an edit that loses to a better one is wrong beside it. The result is sorted and free of
 * overlaps; equal edits appear once.
 */
export function arbitrate(edits: readonly Edit[]): Edit[] {
  const chosen: Edit[] = [];
  const ranked = [...edits].sort(
    (a, b) =>
      b.confidence - a.confidence || a.end - a.start - (b.end - b.start) || a.start - b.start,
  );
  for (const edit of ranked) {
    if (!chosen.some((other) => excludes(other, edit))) chosen.push(edit);
  }
  return chosen.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Edits that touch are kept apart too: neither was checked beside the other. */
export function excludes(a: Edit, b: Edit): boolean {
  return overlaps(a, b) || a.end === b.start || b.end === a.start;
}
