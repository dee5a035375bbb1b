import { escapeText } from "@curie/tagged-text";
import { indefiniteArticle } from "../english/inflection.ts";
import { type Placed, withLost, writeTagged } from "../english/tagged-text.ts";
import type { Token } from "./token.ts";
import type { Word } from "./words.ts";

/** Joins words, marks and objects; capitals at the beginnings of sentences. */
export function writeSentence(words: readonly Word[], source: readonly Token[]): string {
  const placed: Placed[] = [];
  let opens = true;
  let glued = true;
  let isQuoted = false;
  words.forEach(({ text, formatting, objects, position }, index) => {
    if (text !== "") {
      const closesQuote = text === '"' && isQuoted;
      if (text === '"') isQuoted = !isQuoted;
      const isMark = /^[,.;:?!)\]%…]$/.test(text) || closesQuote;
      const last = placed.at(-1)?.content;
      if (text === "," && (last === "," || last === undefined)) {
        placed.push(...objects);
        return;
      }
      const next = words.slice(index + 1).find((other) => other.text !== "")?.text ?? "";
      const spoken = /^an?$/.test(text) ? indefiniteArticle(next) : text;
      const shown = opens && !isMark ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken;
      placed.push({
        content: escapeText(shown),
        spaced: !isMark && !glued,
        formatting,
        ...(position === undefined ? {} : { position }),
      });
      opens = /^[.?!]$/.test(text) || (opens && (isMark || /^["([]$/.test(text)));
      glued = /^[([]$/.test(text) || (text === '"' && !closesQuote);
    }
    placed.push(...objects);
  });
  return writeTagged(withLost(placed, source));
}
