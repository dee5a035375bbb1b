import type { Lexicon } from "../spelling/lexicon.ts";
import type { Lint } from "./linter.ts";
import { allowedRules } from "./rules.ts";

/** Whether a lint may be believed at its place in the text. */
type LintFilter = (text: string, lint: Lint, lexicon: Lexicon) => boolean;

const afterNoArticle =
  /^(?:after|and|are|as|at|be|before|but|by|can|for|from|if|in|is|must|of|on|or|than|then|to|was|were|when|will|with)$/;

/** "a" or "an" is only certain before a plain word, and before initials that are spelled out. */
const articleFilter: LintFilter = (text, lint, lexicon) => {
  const before = text.slice(Math.max(0, lint.start - 2), lint.start);
  if (!/(?:^|[\p{L}\p{N},;:.)\]] )$/u.test(before)) return false;
  const [, next = ""] = /^ ([\p{L}\p{N}*_/-]+)/u.exec(text.slice(lint.end)) ?? [];
  // "the longer side is a and the shorter b", "becomes an before a vowel": no article at all.
  if (afterNoArticle.test(next)) return false;
  // Both "a herbal" and "an herbal" are right, on one side of the Atlantic or the other.
  if (/^(?:herb|histor|hotel|hallucinat|habitual|hypothe|heroic|hysteri)/.test(next)) return false;
  if (/^[a-z]{3,}$/.test(next)) return lexicon.knows(next);
  if (/^[a-z]{3,}-[a-z-]+$/.test(next)) return lexicon.knows(next.split("-")[0] ?? "");
  return /^[B-DF-HJ-NP-TV-Z]{3,5}s?$/.test(next) && !/^SNPs?$/.test(next);
};

/** Words that are written twice by mistake where they open a sentence: "The the". */
const openingWords =
  /^(?:an?|and|as|at|but|by|for|from|he|here|how|if|in|is|it|its|no|of|on|or|our|so|the|their|then|there|these|they|this|those|to|we|what|when|where|which|while|who|with)$/;

/** Initials ("George R. R. Martin"), "had had", "that that" and species (Rattus rattus) are no slips. */
const repetitionFilter: LintFilter = (text, lint) => {
  const [word = ""] = text.slice(lint.start, lint.end).match(/[\p{L}\p{M}]+/u) ?? [];
  if (word.length < 2 || /^(?:had|that)$/i.test(word)) return false;
  const plain = word.toLowerCase();
  if (openingWords.test(plain)) return true;
  // A genus and its species, and its subspecies after them: Gorilla gorilla gorilla.
  const genus = `${word.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return !`${text.slice(0, lint.start).slice(-genus.length - 1)}${text.slice(lint.start, lint.end)}`.includes(
    `${genus} ${plain}`,
  );
};

/**
 * "MHC class I spans": a numeral is no pronoun. "The sentence He go home": a capital inside a
 * sentence begins a sentence that is spoken of.
 */
const pronounFilter: LintFilter = (text, lint) =>
  !/\p{Ll} (?:He|It|She|They|We|You) ?$/u.test(
    text.slice(Math.max(0, lint.start - 8), lint.start),
  ) &&
  (/(?:^|[^\p{L}\p{N}-])(?:[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Yy]ou)\s+$/u.test(
    text.slice(Math.max(0, lint.start - 8), lint.start),
  ) ||
    /^(?:we|they|he|she|it|you)\s/i.test(text.slice(lint.start, lint.end)));

/** "Who pays what to whom is the question": the preposition asks for the form. */
const whomFilter: LintFilter = (text, lint) =>
  !/(?:^|\P{L})(?:about|against|by|for|from|of|on|to|with)\s+$/u.test(
    text.slice(Math.max(0, lint.start - 10), lint.start),
  );

/** "Smith hypothesises that" is a verb, though it looks like a plural; "the form goed" is meant. */
const irregularFilter: LintFilter = (text, lint) =>
  !/sises$/.test(text.slice(lint.start, lint.end)) &&
  !/\b(?:form|plural|word)s? $/i.test(text.slice(Math.max(0, lint.start - 8), lint.start));

/** "The te reo text": after an article no other is meant. */
const theFilter: LintFilter = (text, lint) =>
  !/(?:^|[^\p{L}])(?:an?|the)\s$/iu.test(text.slice(Math.max(0, lint.start - 5), lint.start));

const filters: ReadonlyMap<string, LintFilter> = new Map([
  ["AnA", articleFilter],
  ["RepeatedWords", repetitionFilter],
  ["PronounVerbAgreement", pronounFilter],
  ["RegularIrregulars", irregularFilter],
  ["The", theFilter],
  ["WhomSubjectOfVerb", whomFilter],
]);

/**
 * Whether a grammar lint keeps to the author's words. Some rules bring their own nouns ("this kind
 * of materials" → "this kind of thing"); other forms of the same word and short words are fine.
 */
function keepsWords(text: string, lint: Lint): boolean {
  const before =
    text
      .slice(lint.start, lint.end)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const after = lint.replacement.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const firstLetters = new Set<string>(before.map((word) => word.slice(0, 3)));
  return after.every((word) => firstLetters.has(word.slice(0, 3)) || shortWords.test(word));
}

const shortWords =
  /^(?:these|those|there|their|which|while|where|whereas|other|another|about|would|could|should|since|until|after|before|being|having|during|within|under|above|between|among|through|against)$/;

/** Whether a lint of an allowed rule passes the checks of its context. */
export function isCredible(text: string, lint: Lint, lexicon: Lexicon): boolean {
  if (allowedRules().get(lint.rule)?.category === "grammar" && !keepsWords(text, lint))
    return false;
  return filters.get(lint.rule)?.(text, lint, lexicon) ?? true;
}
