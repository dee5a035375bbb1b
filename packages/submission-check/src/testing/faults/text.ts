/**
 * Faults to plant into sound texts. Each knows nothing of how it is looked for: it changes the text
 * as a hurried author does, and says what a check ought to call it.
 */

import type { FindingCode } from "#check/codes.ts";
import type { CheckedParagraph, Manuscript } from "#check/model.ts";
import type { Random } from "../random.ts";

/** The text with the fault, and what proves that it was found. */
export type Planted = {
  manuscript: Manuscript;
  code: FindingCode;
  /** Stands in a parameter of the finding, or in the text at its place; null where the code is enough. */
  about: string | null;
};

/** Null where the text has no place for such a fault. */
export type Fault = (manuscript: Manuscript, random: Random) => Planted | null;

type Change = (paragraph: CheckedParagraph) => CheckedParagraph | null;

/** Every paragraph changed or, for null, left out; counted anew. */
export function changed({ paragraphs }: Manuscript, change: Change): Manuscript {
  const kept = paragraphs.map(change).filter((one) => one !== null);
  return { paragraphs: kept.map((one, id) => ({ ...one, id })) };
}

export function withText(manuscript: Manuscript, id: number, text: string): Manuscript {
  return changed(manuscript, (one) => (one.id === id ? { ...one, text, raised: [] } : one));
}

/** None where the text has no list worth the name, or cites nothing of it. */
export function entriesOf(manuscript: Manuscript): CheckedParagraph[] {
  const { paragraphs } = manuscript;
  const citing = proseOf(manuscript).filter(
    ({ text }) => bracket.test(text) || authorYear.test(text),
  );
  if (citing.length < 4) return [];
  const found = paragraphs.filter(
    ({ kind, text }) => kind === "reference" && /\b(?:19|20)\d\d\b/.test(text) && text.length > 50,
  );
  return found.length < 5 ? [] : found;
}

/** Running text: what is long and no entry, no caption, no table. */
export function proseOf({ paragraphs }: Manuscript): CheckedParagraph[] {
  const ending = paragraphs.findIndex(
    ({ kind, text }) =>
      /^\W*(?:\d+\.? )?(?:acknowledg|funding|data (?:and|avail)|declaration|statement|references?$|bibliography|supplement|conflict|competing|author contrib|appendi)/i.test(
        text,
      ) &&
      (kind === "heading" || text.length < 60 || /^acknowledg/i.test(text)),
  );
  const introduction = paragraphs.findIndex(
    ({ kind, text }) => kind === "heading" && /introduction|background/i.test(text),
  );
  return paragraphs.filter(
    ({ id, kind, part, inTable, text }) =>
      id > introduction &&
      (ending < 0 || ending < introduction || id < ending) &&
      kind === "text" &&
      part === "body" &&
      !inTable &&
      text.length > 120 &&
      !/^(?:fig|tab|supp)/i.test(text.trim()),
  );
}

const bracket = /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/;
export const authorYear =
  /\((\p{Lu}[\p{L}-]+(?: et al\.,?| (?:and|&) \p{Lu}[\p{L}-]+,?|,)) ((?:19|20)\d\d)\)/u;

export function isNumbered(manuscript: Manuscript): boolean {
  return proseOf(manuscript).filter(({ text }) => bracket.test(text)).length >= 3;
}
