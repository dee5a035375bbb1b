import { wordPairs } from "#data/word-lists.ts";
import { type Edit, overlaps, type Span } from "./edit.ts";

const negation =
  /\b(?:no|not|non|never|neither|nor|none|nobody|nothing|nowhere|cannot|without|hardly|scarcely|\p{L}+n['’]t)\b/giu;
const figures = /[\p{N}]+/gu;
// Every sign but the punctuation that language edits move about.
const signs = /[^\p{L}\p{M}\p{N}\s.,;:!?'"’‘“”()–—-]/gu;
const names =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]*(?:\p{N}\p{L}|\p{L}\p{N}|[\p{Ll}\p{Lu}]\p{Lu})[\p{L}\p{N}-]*/gu;

function same(pattern: RegExp, before: string, after: string): boolean {
  return (before.match(pattern) ?? []).join(" ") === (after.match(pattern) ?? []).join(" ");
}

function negations(text: string): number {
  return (text.match(negation) ?? []).length;
}

const negativePrefix = /^(?:un|in|im|il|ir|dis|non|mis|anti|de)/;
const opposites = wordPairs("opposite-prefixes", ["prefix", "opposite"]);

/** Whether one word says the opposite of another by its prefix alone: unable, hypotension. */
function opposes(before: string, after: string): boolean {
  const [longer, shorter] = before.length > after.length ? [before, after] : [after, before];
  const prefix = negativePrefix.exec(longer)?.[0];
  if (prefix && longer.slice(prefix.length) === shorter) return true;
  return [...opposites()].some(
    ([one, other]) => isPair(before, after, one, other) || isPair(before, after, other, one),
  );
}

function isPair(before: string, after: string, one: string, other: string): boolean {
  return (
    before.startsWith(one) &&
    after.startsWith(other) &&
    before.slice(one.length, one.length + 3) === after.slice(other.length, other.length + 3)
  );
}

function flipsMeaning(before: string, after: string): boolean {
  if (negations(before) !== negations(after)) return true;
  const wordsBefore: string[] = before.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const wordsAfter: string[] = after.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const gone = wordsBefore.filter((word) => !wordsAfter.includes(word));
  const come = wordsAfter.filter((word) => !wordsBefore.includes(word));
  return gone.some((word) => come.some((other) => opposes(word, other)));
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
 * Refuses edits that touch a protected range, change a figure or a sign, alter a name written with
 * inner capitals or digits, rewrite a capitalised word inside a sentence into a different name, or
 * turn a statement into its opposite. Returns null when the edit may pass.
 */
export function refusalOf(text: string, edit: Edit, kept: readonly Span[]): Refusal | null {
  const { start, end, replacement } = edit;
  if (start < 0 || end < start || end > text.length) return "out-of-range";
  const before = text.slice(start, end);
  if (before === replacement) return "no-change";
  if (kept.some((span) => overlaps(span, edit))) return "protected";
  if (!same(figures, before, replacement)) return "number";
  if (!same(signs, before, replacement)) return "symbol";
  if (!same(names, before, replacement) || changesName(text, edit)) return "name";
  if (flipsMeaning(before, replacement)) return "polarity";
  return null;
}

/** A capital inside a sentence marks a name: its letters may gain a capital but not change. */
function changesName(text: string, edit: Edit): boolean {
  // The layer of dialects knows names itself; in headings it changes capitalised words too.
  if (edit.rule.startsWith("dialect.")) return false;
  const opening = text.slice(0, edit.start);
  if (/^\s*$|[.!?:]["”’)\]]*\s+["“‘(]*$/u.test(opening)) return false;
  const capitalised =
    text.slice(edit.start, edit.end).match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+/gu) ?? [];
  const after = edit.replacement.toLowerCase();
  return capitalised.some((name) => !after.includes(name.toLowerCase()));
}
