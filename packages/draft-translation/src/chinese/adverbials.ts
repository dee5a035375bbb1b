import { opensListed } from "../english/word-lists.ts";
import { listed } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** What says where, when, how or why something happens, and where English wants it. */
export type Adverbial = {
  words: readonly Word[];
  place: "front" | "verb" | "end";
  /** Compared with what: the adjective or adverb then is in the comparative. */
  isThan?: boolean;
  /** 对 X in front of a verb that does something to X. */
  isTarget?: boolean;
};

export function adverbOf(adjective: string): string {
  if (
    /(ly|fast|hard|long|early|late|well|more|first|most|less|often)$/.test(adjective) ||
    adjective.includes(" ")
  )
    return adjective;
  if (adjective === "good") return "well";
  if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, "y");
  if (/ic$/.test(adjective)) return `${adjective}ally`;
  return `${adjective.replace(/y$/, "i")}ly`;
}

const standsBehindVerb = listed("adverb-behind-verb");

export function placeOfAdverb(english: string): Adverbial["place"] {
  const isPhrase = /^(in|on|at|for|by|from|to|with|within|during|per|over|under) /.test(english);
  return isPhrase || standsBehindVerb(english) ? "end" : "verb";
}

const weekday = /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/;
const beginsWithMonth = opensListed("month");
const yearOrSeason = /^\d{4}$|^\d+ (BC|AD)$|^the |^(spring|summer|autumn|winter)$/;

/** `on` Monday, `in` 2008, `at` 9:30, nothing before `today`. */
export function timePreposition(text: string): string {
  const isInMonth = beginsWithMonth(text);
  if (weekday.test(text) || (isInMonth && /^\S+ \d{1,2}(,|$)/.test(text))) return "on";
  if (/^\d{1,2}:\d\d/.test(text)) return "at";
  if (text === "the weekend") return "on";
  if (text === "night" || text === "noon") return "at";
  return isInMonth || yearOrSeason.test(text) ? "in" : "";
}
