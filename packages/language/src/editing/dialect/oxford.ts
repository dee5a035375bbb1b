import type { DialectConverter } from "./converter.ts";

/** The rule of words that only Oxford spelling writes with -ize. */
export const oxfordRule = "oxford-ize";

// Where -ise and -ize differ: before the endings of a verb in -ize and of what is made of it.
const place =
  /i([sz])(?=(?:e(?:d|s|rs?|rless|ments?)?|ing(?:s|ly)?|abl[ey]|abilit(?:y|ies)|ations?|ational(?:ly)?|ates?|an(?:t|ts|ce|ces))$)/;

/**
 * British spelling with -ize, as Oxford dictionaries and many British journals have it, behind the
 * interface of the converter it is made of. Only verbs of Greek -izein and what is made of them differ from
 * other British spelling: organize, colourization. What Americans write with -ise too (advise, surprise)
 * keeps it, and so does -yse (analyse), which comes from another word.
 */
export function withOxfordSpelling(converter: DialectConverter): DialectConverter {
  return {
    convert(word, dialect) {
      if (dialect !== "british") return converter.convert(word, dialect);
      const british = converter.convert(word, "british");
      const plain = british?.word ?? word;
      const kept = british && place.exec(word)?.[1] === "z" ? british : null;
      const made = kept ?? converter.convert(plain, "american");
      const source = kept ? word : made?.word;
      if (!made || !source || place.exec(plain)?.[1] !== "s" || place.exec(source)?.[1] !== "z") {
        return british;
      }
      const oxford = plain.replace(place, "iz");
      if (oxford === word) return null;
      // "colorize" becomes "colourize" for a reason that all of Britain shares.
      const isOwn = word.replace(place, "iz") === oxford;
      const rule = isOwn || !british ? oxfordRule : "oxford-stem";
      return { word: oxford, rule, confidence: made.confidence };
    },
  };
}
