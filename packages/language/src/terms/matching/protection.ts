import type { Match } from "./matcher.ts";
import { capitalised } from "./matcher.ts";
import { pluralOf } from "./plural.ts";
import { readsAsOneWord } from "./tokens.ts";

/** A half-open range `[start, end)` of UTF-16 code units. */
export type TermRange = { start: number; end: number };

type TextEdit = TermRange & { replacement: string };

/** What a list says about a text. */
export type TermsInText = {
  /** What no edit may touch: words that never change, and those that are written as they always should. */
  kept: TermRange[];
  /** Words that are to be written otherwise; none overlaps another or a kept range. */
  variants: (TextEdit & { match: Match })[];
};

/** Sorts what was found in a text into what stays and what is to be written otherwise. */
export function termsInText(text: string, matches: readonly Match[]): TermsInText {
  const kept = joined(matches.filter(({ role }) => role === "term"));
  const variants: TermsInText["variants"] = [];
  const found = matches.filter(({ role }) => role === "variant");
  let next = 0;
  for (const match of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const { start, end } = match;
    const replacement = wantedFor(match);
    if (replacement === text.slice(start, end)) continue;
    while ((kept[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    // Never means never, also for a word inside another entry's variant.
    const isKept = (kept[next]?.start ?? end) < end;
    if (isKept || start < (variants.at(-1)?.end ?? 0)) continue;
    variants.push({ start, end, replacement, match });
  }
  return { kept, variants };
}

function wantedFor({ entry, isPlural, opensSentence }: Match): string {
  const wanted = isPlural ? pluralOf(entry.term) : entry.term;
  return opensSentence ? capitalised(wanted) : wanted;
}

/** Ranges in order; those that overlap are one. */
function joined(ranges: readonly TermRange[]): TermRange[] {
  const result: TermRange[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/**
 * Whether a term would not be the same after an edit: its characters change, or a letter comes to stand
 * beside it so that it is no word of its own any more.
 */
export function altersTerm(text: string, edit: TextEdit, term: TermRange): boolean {
  const { start, end, replacement } = edit;
  if (start < term.end && term.start < end) return true;
  if (start === end && term.start < start && start < term.end) return true;
  const own = text.slice(term.start, term.end);
  if (end === term.start && readsAsOneWord(text.slice(0, start) + replacement, own)) return true;
  return start === term.end && readsAsOneWord(own, replacement + text.slice(end));
}

/** The edits that leave every kept range as it is. */
export function withoutAltering<Edit extends TextEdit>(
  text: string,
  edits: readonly Edit[],
  kept: readonly TermRange[],
): Edit[] {
  if (kept.length === 0) return [...edits];
  return edits.filter((edit) => !kept.some((range) => altersTerm(text, edit, range)));
}
