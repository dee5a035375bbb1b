import { listed } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** `la figura 1`, `el grupo A`: with their number or letter they are names. */
const isLabelled = listed("labelled");

/** Whether a number or letter says which of the noun's things is meant. */
export function isLabel(word: Word | undefined, noun: Word): boolean {
  return isLabelled(noun.english) && /^(\d{1,3}|\p{Lu}|[IVX]{1,4})$/u.test(word?.surface ?? "");
}
