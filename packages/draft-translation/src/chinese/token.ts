import type { Placed } from "../english/tagged-text.ts";
import type { Kind } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** A Chinese word with its English; what hangs on it goes where it goes. */
export type Token = {
  /** Its place among the words of the segment. */
  position: number;
  text: string;
  kind: Kind;
  english: string;
  /** English as another part of speech, where the word can be one. */
  as: Partial<Record<Kind, string>>;
  formatting: readonly string[];
  objects: readonly Placed[];
  /** English of a group that stands for one word: a title in quotation marks. */
  words?: readonly Word[];
  /** English of what follows in brackets. */
  suffix?: readonly Word[];
};

/** What hangs on words that become one: their objects, and the formatting of all of them. */
export function hangingOn(part: readonly Token[]): Pick<Token, "formatting" | "objects"> {
  return {
    formatting: [...new Set(part.flatMap(({ formatting }) => formatting))],
    objects: part.flatMap(({ objects }) => objects),
  };
}
