import { listed } from "./word-lists.ts";

/** Whether English counts a noun, which decides about its article and its plural. */

const massEndings = /(tion|ment|ness|ity|ism|ance|ence|ship|ics|logy|ture|phy|dom|hood|ing|cy)$/;

/** Nouns with such an ending that are counted all the same. */
const isCounted = listed("counted-noun");

const isUncounted = listed("uncounted-noun");

export function isMass(noun: string): boolean {
  const word = noun.slice(Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1);
  return isUncounted(word) || (massEndings.test(word) && !isCounted(word));
}
