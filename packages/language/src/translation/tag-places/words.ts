/** Words of a source found again in its translation. */

export type Range = { start: number; end: number };

export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

export function trimmed(target: string): Range | null {
  const start = target.search(/\S/);
  return start < 0 ? null : { start, end: target.trimEnd().length };
}

/** The occurrence of words nearest to a share of the text. Half a word is none. */
export function find(target: string, words: string, share: number): Range | null {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/[.。]$/, "");
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const lower = target.toLowerCase();
  if (lower.length !== target.length) return null;
  let best: Range | null = null;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const range = { start: at, end: at + wanted.length };
    if (!isWordEdge(target, range.start) || !isWordEdge(target, range.end)) continue;
    const wish = share * target.length;
    if (!best || Math.abs(range.start - wish) < Math.abs(best.start - wish)) best = range;
  }
  return best;
}

function isWordEdge(text: string, at: number): boolean {
  const before = text.slice(0, at).at(-1) ?? " ";
  return !(/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(text.charAt(at)));
}

/** At least one whole word about the same share of the text. */
export function proportional(target: string, from: number, to: number): Range | null {
  const words = Array.from(
    target.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu),
  );
  if (words.length === 0) return null;
  const first = Math.min(words.length - 1, Math.floor(from * words.length));
  const last = Math.max(first, Math.min(words.length - 1, Math.round(to * words.length) - 1));
  const start = words[first]?.index ?? 0;
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
  return { start, end };
}
