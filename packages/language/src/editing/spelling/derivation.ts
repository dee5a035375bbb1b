import { once } from "#data/tables.ts";
import { wordList } from "#data/word-lists.ts";
import type { Lexicon } from "./lexicon.ts";

const listedPrefixes = wordList("prefixes");
/** The longest first. */
const prefixes = once(() => [...listedPrefixes()].sort((a, b) => b.length - a.length));

/** Endings that make a new word of a known one, and what they take off it. */
const endings: readonly [RegExp, readonly string[]][] = [
  [/(like|wise|less|fold|ward|wards|proof|ness|nesses|hood|ship|wide)$/, [""]],
  [
    /(ization|isation|izations|isations|ized|ised|izing|ising|izes|ises|ize|ise)$/,
    ["", "e", "y", "al"],
  ],
  [/(ability|abilities|able|ably)$/, ["", "e", "ate"]],
  [/(ally|ically)$/, ["", "al", "ic"]],
  [/(ly)$/, [""]],
  [/(ing|ings)$/, ["e"]],
  [/(ed)$/, ["e"]],
  [/(ic|ical|ist|ists|ism|isms)$/, ["", "y", "e", "o"]],
];

const suffixedAsIs = /[^aeiou](?:ed|ing|ings|er|ers)$/;

/** Whether a base word is safe to build on: not a rare word that a slip could hit by chance. */
function isBase(word: string, lexicon: Lexicon): boolean {
  return word.length >= 4 && (lexicon.commonness(word) ?? 99) <= 60;
}

/**
 * How an unknown word may have been made: regularly, from prefix and word (`subdetection`), word and
 * ending (`manualised`) or as a plural; or as a compound of two common words (`endmember`), which a
 * slip can look like too. Such words are coined in every paper. Doubled consonants are not made up
 * here, so `transfered` stays null.
 */
export function derivationOf(word: string, lexicon: Lexicon): "regular" | "compound" | null {
  if (!/^[a-z]+$/.test(word)) return null;
  if (isRegular(word, lexicon)) return "regular";
  const singular = /[^us]s$/.test(word) ? word.slice(0, -1) : null;
  if (singular && (lexicon.knows(singular) || isRegular(singular, lexicon))) return "regular";
  return isCompound(word, lexicon) || (singular && isCompound(singular, lexicon))
    ? "compound"
    : null;
}

function isRegular(word: string, lexicon: Lexicon): boolean {
  return hasKnownRest(word, lexicon) || hasKnownStem(word, lexicon);
}

function hasKnownRest(word: string, lexicon: Lexicon): boolean {
  for (const prefix of prefixes()) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    // Short prefixes begin many misspellings: what follows must then be a longer, common word.
    const safe =
      prefix.length >= 4
        ? rest.length >= 4 && lexicon.knows(rest)
        : isBase(rest, lexicon) && rest.length >= 5;
    if (safe || (prefix.length >= 4 && rest.length >= 6 && hasKnownStem(rest, lexicon)))
      return true;
  }
  return false;
}

function hasKnownStem(word: string, lexicon: Lexicon): boolean {
  for (const [pattern, restored] of endings) {
    const match = pattern.exec(word);
    if (!match) continue;
    const stem = word.slice(0, match.index);
    for (const tail of restored) {
      const base = stem + tail;
      if (base.length >= 4 && lexicon.knows(base) && !needsDoubling(base, match[0])) return true;
    }
  }
  if (suffixedAsIs.test(word)) {
    const base = word.replace(/(?:ed|ings?|ers?)$/, "");
    if (base.length >= 4 && lexicon.knows(base) && !/[aeiou][bdglmnprt]$/.test(base)) return true;
  }
  // "lacklustrer", "colourest": compared words.
  return [/^(.{5,}e)(?:r|st)$/, /^(.{6,})est$/].some((pattern) => {
    const compared = pattern.exec(word)?.[1];
    return compared !== undefined && (lexicon.commonness(compared) ?? 99) <= 50;
  });
}

function needsDoubling(base: string, ending: string): boolean {
  return /^(?:ed|ing|ings|able)$/.test(ending) && /[^aeiou][aeiou][bdglmnprt]$/.test(base);
}

function isCompound(word: string, lexicon: Lexicon): boolean {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const first = word.slice(0, cut);
    const second = word.slice(cut);
    if (first.length + second.length < 8) return false;
    const firstLevel = lexicon.commonness(first) ?? 99;
    const secondLevel = lexicon.commonness(second) ?? 99;
    // Joined by a slip, not by word formation: "withthe", "ofcells".
    if (functionWords().has(first) || functionWords().has(second)) continue;
    const longest = Math.min(first.length, second.length) >= 4 ? 50 : 35;
    if (firstLevel <= longest && secondLevel <= longest) return true;
  }
  return false;
}

const functionWords = wordList("never-in-compounds");
