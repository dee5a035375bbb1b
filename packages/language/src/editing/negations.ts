import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";

/**
 * Words that deny: a negation, a verb or noun that says that something is not so, and negations as they
 * are misspelt («dont», «cannto»).
 */
const negation =
  /(?<![\p{L}\p{N}-])(?:no|not|non|never|neither|nor|none|nobody|nothing|nowhere|cannot|without|hardly|scarcely|\p{L}*n['’]t|(?:do|does|did|is|was|were|ca|could|should|would|wo|has|had)(?:e?nt|nnot|nnt)|cannto|(?:fail|fails|failed|failing|failure) to|lack|lacks|lacked|lacking|absence|absent|den(?:y|ies|ied))(?![\p{L}\p{N}])/giu;

/** How often a text denies something. */
export function negations(text: string): number {
  return (text.match(negation) ?? []).length;
}

const negativePrefix = /^(?:un|in|im|il|ir|dis|non|mis|anti|de)/;
const opposites = once(() => [
  ...tableRows(dataFile("editing/opposite-prefixes"), ["prefix", "opposite"]),
]);

/** Whether one word has a negative prefix that the other lacks, and the rest of both is the same. */
function negates(word: string, plain: string): boolean {
  const prefix = negativePrefix.exec(word)?.[0];
  return prefix !== undefined && word.slice(prefix.length) === plain;
}

/** Whether the prefixes of two words are opposites: hypotension, hypertension. */
function isOpposite(before: string, after: string): boolean {
  return opposites().some(
    ([one = "", other = ""]) =>
      isPair(before, after, one, other) || isPair(before, after, other, one),
  );
}

function isPair(before: string, after: string, one: string, other: string): boolean {
  return (
    before.startsWith(one) &&
    after.startsWith(other) &&
    before.slice(one.length, one.length + 3) === after.slice(other.length, other.length + 3)
  );
}

/** Whether a text says the opposite of another: «unable» for «able»; but not for «not able». */
export function flipsMeaning(before: string, after: string): boolean {
  const wordsBefore: string[] = before.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const wordsAfter: string[] = after.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const gone = wordsBefore.filter((word) => !wordsAfter.includes(word));
  const come = wordsAfter.filter((word) => !wordsBefore.includes(word));
  let denials = negations(after) - negations(before);
  for (const word of gone) {
    if (come.some((other) => isOpposite(word, other))) return true;
    if (come.some((other) => negates(other, word))) denials += 1;
    if (come.some((other) => negates(word, other))) denials -= 1;
  }
  return denials !== 0;
}
