import { once } from "#data/tables.ts";
import { wordList, wordPairs } from "#data/word-lists.ts";
import type { Lexicon } from "../spelling/lexicon.ts";

/**
 * What the forms of a word tell about it. English dictionaries list inflected forms, so a word with
 * `-ing` and `-ed` forms is a verb and a word with an `-s` form may be counted; no tagger is needed,
 * and a tagger would be misled by the very errors looked for.
 */
export type Morphology = {
  /** Whether the word is the base form of a verb: "show", "carry". */
  isVerb(word: string): boolean;
  /** The base of a verb in the third person: "explains" → "explain". Null for anything else. */
  baseOfThirdPerson(word: string): string | null;
  /** The base of a regular past or `-ing` form: "applied", "using" → "apply", "use". */
  baseOfInflected(word: string): string | null;
  thirdPerson(base: string): string;
  pastParticiple(base: string): string;
  gerund(base: string): string;
  /** The singular of a plural noun: "studies" → "study", "criteria" → "criterion"; else null. */
  singularOf(word: string): string | null;
  /** The plural of a noun that has one: "sample" → "samples"; null when it is not such a noun. */
  pluralOf(word: string): string | null;
  /** Whether most readers meet the word every week: "sample", not "boa". */
  isCommon(word: string): boolean;
  /** Whether the word is known to describe rather than to name: "significant", "previous". */
  isAdjective(word: string): boolean;
};

const irregularPlurals = wordPairs("irregular-plurals", ["plural", "singular"]);
const irregularSingulars: ReadonlyMap<string, string> = new Map(
  [...irregularPlurals()].map(([plural, singular]) => [singular, plural]),
);

// Nouns that end in -s without being plural, or are the same in both numbers.
const invariable = wordList("ends-in-s");

const irregularParticiples = wordPairs("irregular-participles", ["verb", "participle"]);

/** Past participles that no ending tells: "found", "read", "built". */
export const irregularForms = once(() => new Set(irregularParticiples().values()));

// "uphold", "mislead", "rewrite": verbs made of irregular ones are irregular too.
const verbPrefix = /^(?:up|with|over|under|fore|mis|re|out|un|inter|counter)(?=[a-z]{3})/;

const vowel = /[aeiou]/;

/** Words that name nothing: articles, pronouns, prepositions, conjunctions, auxiliaries. */
export const functionWords = wordList("function-words");

// Deeds that became things one counts.
const countedDeeds = wordList("counted-deeds");

const adjectiveEnding =
  /(?:ous|ive|able|ible|ical|ial|ual|nal|ral|cal|tal|mal|ful|less|ic|ary|ish|ant|ent|ese|ian)$/;
const nounsLikeAdjectives = wordList("nouns-like-adjectives");
const commonAdjectives = wordList("common-adjectives");

function beforeEnding(base: string): string[] {
  // The spellings a base can take before -ed and -ing.
  const stems = [base];
  if (base.endsWith("e")) stems.push(base.slice(0, -1));
  const last = base.at(-1) ?? "";
  if (/[^aeiou][aeiou][bdfglmnprstvz]$/.test(base)) stems.push(base + last);
  return stems;
}

/** Derives the morphology of English from a lexicon that lists inflected forms. */
export function createMorphology(lexicon: Lexicon): Morphology {
  const has = (word: string) => lexicon.commonness(word) !== undefined;
  const verbs = new Map<string, boolean>();

  function isVerb(word: string): boolean {
    let known = verbs.get(word);
    if (known === undefined) {
      known = findVerb(word);
      verbs.set(word, known);
    }
    return known;
  }

  function findVerb(word: string): boolean {
    if (word.length < 2 || !has(word)) return false;
    if (irregularParticiples().has(word)) return true;
    if (irregularParticiples().has(word.replace(verbPrefix, "")) && has(`${word}ing`)) return true;
    const stems = beforeEnding(word);
    const ing =
      stems.some((stem) => has(`${stem}ing`) && !(stem === word && /[^eoy]e$/.test(word))) ||
      (word.endsWith("ie") && has(`${word.slice(0, -2)}ying`));
    if (!ing) return false;
    return (
      stems.some((stem) => has(`${stem}ed`)) ||
      (word.endsWith("y") && has(`${word.slice(0, -1)}ied`))
    );
  }

  function baseOfThirdPerson(word: string): string | null {
    if (!/[^s]s$/.test(word) || word.length < 4 || invariable().has(word)) return null;
    // "identifys" is a third person too, if a misspelled one.
    if (!has(word)) return isVerb(word.slice(0, -1)) ? word.slice(0, -1) : null;
    if (/[^aeiou]ies$/.test(word)) {
      const base = `${word.slice(0, -3)}y`;
      if (isVerb(base)) return base;
    }
    // "uses" comes from "use", whatever "us" looks like.
    const stem = word.slice(0, -2);
    if (/(?:[sxz]|[cs]h|o)es$/.test(word) && isVerb(stem) && !functionWords().has(stem))
      return stem;
    return isVerb(word.slice(0, -1)) ? word.slice(0, -1) : null;
  }

  function baseOfInflected(word: string): string | null {
    const match = /^(.+?)(ed|ing)$/.exec(word);
    const stem = match?.[1];
    if (!stem || !has(word)) return null;
    const bases = [`${stem}e`, stem];
    if (/(.)\1$/.test(stem)) bases.push(stem.slice(0, -1));
    if (stem.endsWith("i")) bases.push(`${stem.slice(0, -1)}y`);
    if (match[2] === "ing" && stem.endsWith("y")) bases.push(`${stem.slice(0, -1)}ie`);
    return bases.find((base) => isVerb(base)) ?? null;
  }

  function withEnding(base: string, ending: "ed" | "ing"): string {
    const candidates = [
      base.endsWith("e") && !(ending === "ing" && /(?:ee|oe|ye)$|^be$/.test(base))
        ? base.slice(0, -1) + ending
        : base + ending,
      base.endsWith("y") && ending === "ed" && !vowel.test(base.at(-2) ?? "a")
        ? `${base.slice(0, -1)}ied`
        : "",
      base + (base.at(-1) ?? "") + ending,
    ];
    return candidates.find((form) => form !== "" && has(form)) ?? candidates[0] ?? base;
  }

  function singularOf(word: string): string | null {
    const irregular = irregularPlurals().get(word);
    if (irregular) return irregular;
    if (!/[^s]s$/.test(word) || word.length < 4 || !has(word)) return null;
    if (functionWords().has(word) || invariable().has(word) || /(?:us|is|ics|ous)$/.test(word))
      return null;
    if (/[^aeiou]ies$/.test(word) && has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
    if (/(?:[sxz]|[cs]h|o)es$/.test(word) && has(word.slice(0, -2))) return word.slice(0, -2);
    const singular = word.slice(0, -1);
    return has(singular) && !isAdjective(singular) ? singular : null;
  }

  function pluralOf(word: string): string | null {
    const irregular = irregularSingulars.get(word);
    if (irregular) return irregular;
    if (word.length < 3 || !has(word) || invariable().has(word) || functionWords().has(word)) {
      return null;
    }
    // "teeth": a plural already.
    if (irregularPlurals().has(word)) return null;
    if (/(?:s|ly|ing|ed|ness)$/.test(word) && !countedDeeds().has(word)) return null;
    if (isAdjective(word)) return null;
    const plural = /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:[sxz]|[cs]h)$/.test(word)
        ? `${word}es`
        : has(`${word}s`)
          ? `${word}s`
          : `${word}es`;
    return has(plural) ? plural : null;
  }

  function isAdjective(word: string): boolean {
    if (nounsLikeAdjectives().has(word)) return false;
    if (commonAdjectives().has(word)) return true;
    const degree = /^(.{2,})(?:er|est)$/.exec(word)?.[1];
    if (degree && has(`${degree}er`) && has(`${degree}est`)) return true;
    return (
      adjectiveEnding.test(word) &&
      (has(`${word}ly`) || (word.endsWith("ic") && has(`${word}ally`)) || !has(`${word}s`))
    );
  }

  return {
    isVerb,
    baseOfThirdPerson,
    baseOfInflected,
    thirdPerson(base) {
      if (base === "have") return "has";
      if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
      return /(?:[sxz]|[cs]h|o)$/.test(base) ? `${base}es` : `${base}s`;
    },
    pastParticiple: (base) => irregularParticiples().get(base) ?? withEnding(base, "ed"),
    gerund: (base) => withEnding(base, "ing"),
    singularOf,
    pluralOf,
    isCommon: (word) => (lexicon.commonness(word) ?? 99) <= 35,
    isAdjective,
  };
}
