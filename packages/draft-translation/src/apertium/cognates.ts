import { respelled, respellings } from "../data.ts";
import type { Category } from "./words.ts";

const rules = respellings("apertium/cognates");

/**
 * The likely English of a word that no dictionary has: Spanish and Portuguese share most of their
 * learned vocabulary with English, and endings change by rule.
 */
export function cognateOf(source: string, category: Category): string {
  const word = source.toLowerCase();
  if (category === "adverb" && word.endsWith("mente")) {
    const adjective = cognateOf(word.slice(0, -5).replace(/a$/, "o"), "adjective");
    if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, "y");
    return adjective.endsWith("ic") ? `${adjective}ally` : `${adjective}ly`;
  }
  const kind = category === "verb" || category === "adjective" ? category : "noun";
  const ended = respelled(word, rules(kind));
  if (ended === undefined) return word;
  return rules("respelling")
    .reduce(
      (text, [pattern, replacement]) => text.replaceAll(new RegExp(pattern, "g"), replacement),
      ended,
    )
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
