import { changesAmount } from "./amounts.ts";
import { type Edit, overlaps, type Span } from "./edit.ts";
import { flipsMeaning } from "./negations.ts";

const figures = /[\p{N}]+/gu;
// Every sign but the punctuation that language edits move about.
const signs = /[^\p{L}\p{M}\p{N}\s.,;:!?'"’‘“”()–—-]/gu;
const names =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]*(?:\p{N}\p{L}|\p{L}\p{N}|[\p{Ll}\p{Lu}]\p{Lu})[\p{L}\p{N}-]*/gu;

function same(pattern: RegExp, before: string, after: string): boolean {
  return (before.match(pattern) ?? []).join(" ") === (after.match(pattern) ?? []).join(" ");
}

/** Why an edit must not reach the author. */
export type Refusal =
  | "out-of-range"
  | "no-change"
  | "protected"
  | "number"
  | "symbol"
  | "name"
  | "polarity";

/**
 * The last check of an edit, whichever engine proposed it: it must not change a fact of the paper.
 *
 * Refuses edits that touch a protected range, change a figure, a number in words, a unit or a sign, alter a name written with
 * inner capitals or digits, rewrite a capitalised word inside a sentence into a different name, or
 * turn a statement into its opposite. Returns null when the edit may pass.
 */
export function refusalOf(text: string, edit: Edit, kept: readonly Span[]): Refusal | null {
  const { start, end, replacement } = edit;
  if (start < 0 || end < start || end > text.length) return "out-of-range";
  const before = text.slice(start, end);
  if (before === replacement) return "no-change";
  if (kept.some((span) => overlaps(span, edit))) return "protected";
  if (!same(figures, before, replacement) || changesAmount(text, edit)) return "number";
  if (!same(signs, before, replacement)) return "symbol";
  if (!same(names, before, replacement) || changesName(text, edit)) return "name";
  if (flipsMeaning(before, replacement)) return "polarity";
  return null;
}

/** A capital inside a sentence marks a name: its letters may gain a capital but not change. */
function changesName(text: string, edit: Edit): boolean {
  // The layer of dialects knows names itself; in headings it changes capitalised words too. And an
  // author's own list says which name is meant.
  if (/^(?:dialect|terms)\./.test(edit.rule)) return false;
  const opening = text.slice(0, edit.start);
  if (/^\s*$|[.!?:]["”’)\]]*\s+["“‘(]*$/u.test(opening)) return false;
  const capitalised =
    text.slice(edit.start, edit.end).match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+/gu) ?? [];
  const after = edit.replacement.toLowerCase();
  return capitalised.some((name) => !after.includes(name.toLowerCase()));
}
