/** Names that are written in capitals and stand for nothing that a reader must be told. */
import type { CheckedParagraph, Place } from "../model.ts";

const gene =
  /\b(?:genes?|oncogenes?|proto-oncogenes?|proteins?|loc(?:us|i)|alleles?|transcripts?|promoters?|transcription|expression|regulators?|(?:transcription|growth) factors?|kinases?|ligands?|receptors?|homologs?|orthologs?|paralogs?|mutants?|mutations?|knock-?outs?|knock-?downs?|overexpression)\b/i;
const named =
  /\b(?:cultivar|variety|strain|software|package|library|program|toolkit|kit|cv\.|Publishing|Press|Inc|Ltd)\b/;
const people =
  /\b(?:investigators?|authors?|reviewers?|researchers?|coders?|raters?|observers?|assessors?|readers?|of us)\b/i;
const initials = /^\((?:[A-Z]{2,4}(?:,\s(?:and\s)?|\sand\s|\s?&\s?|;\s|\/))+[A-Z]{2,4}\)/;

/**
 * Whether most uses of it are of a name: a product, a place, a cultivar, a gene, the initials of authors.
 *
 * @param isSpelt whether its letters begin words of the text, so that only its surroundings can say so
 */
export function isName(
  abbreviation: string,
  uses: readonly { place: Place }[],
  prose: ReadonlyMap<number, CheckedParagraph>,
  isSpelt: boolean,
): boolean {
  const vowels = abbreviation.match(/[AEIOU]/g)?.length ?? 0;
  if (!isSpelt && abbreviation.length >= 5 && vowels / abbreviation.length >= 0.4) return true;
  const asName = uses.filter(({ place: { paragraph, start, end } }) =>
    isNamedAt(prose.get(paragraph)?.text ?? "", start, end, isSpelt),
  );
  return asName.length * 2 >= uses.length;
}

function isNamedAt(text: string, start: number, end: number, isSpelt: boolean): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  // "(ASK and DMS)" behind the investigators.
  const bracket = text.lastIndexOf("(", start);
  const inside = bracket < 0 ? "" : text.slice(bracket, bracket + 60);
  if (initials.test(inside) && people.test(text.slice(Math.max(0, bracket - 60), bracket))) {
    return bracket + (initials.exec(inside)?.[0].length ?? 0) >= end;
  }
  if (named.test(before.slice(-14)) || /^\s(?:Publishing|Press|Inc|Ltd)\b/.test(after)) return true;
  if (isSpelt) return false;
  // "KAPA HyperPlus", "VMD 1.9.3", "ISA REP": with a name, a version or more capitals beside it.
  if (/^[\s-](?:\p{Lu}[\p{L}\d]|v?\d)/u.test(after.slice(0, 4))) return true;
  if (/\p{Lu}{2,}\s$/u.test(before)) return true;
  return gene.test(lastWords(before)) || gene.test(firstWords(after));
}

/** The words right before, and through a list of names: "regulators FOS and MYC". */
function lastWords(text: string): string {
  return (/(?:[\p{L}-]+\s(?:(?:[A-Z\d]+,?\s)*(?:and|or)\s)?)$/u.exec(text) ?? [""])[0];
}

function firstWords(text: string): string {
  return (/^(?:\s(?:and|or)\s[A-Z\d]+)?\s[\p{L}-]+(?:\s[\p{L}-]+)?/u.exec(text) ?? [""])[0];
}
