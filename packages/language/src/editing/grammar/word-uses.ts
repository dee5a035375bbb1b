import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";

/** How often a word stood in sound open text as each kind of word, where its neighbours tell. */
type Uses = {
  verb: number;
  /** With an article or another determiner, as the noun itself. */
  noun: number;
  /** As a noun without one. */
  bare: number;
  adjective: number;
};

const none: Uses = { verb: 0, noun: 0, bare: 0, adjective: 0 };

const uses = once((): ReadonlyMap<string, Uses> => {
  const columns = ["word", "verb", "noun", "bare", "adjective"] as const;
  return new Map(
    tableRows(dataFile("editing/word-uses"), columns).map(([word, verb, noun, bare, adjective]) => [
      word,
      { verb: Number(verb), noun: Number(noun), bare: Number(bare), adjective: Number(adjective) },
    ]),
  );
});

function usesOf(word: string): Uses {
  return uses().get(word) ?? none;
}

/** Whether the base form of a verb is hardly ever a noun or an adjective: "inhibit", "lead" is not. */
export function isMostlyVerb(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return verb >= 4 && verb >= 8 * (noun + bare + adjective);
}

/** Whether a base form is no noun and no adjective at all: "inhibit"; "wait" is not, for "wait time". */
export function isNothingButVerb(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return verb >= 10 && verb >= 40 * (noun + bare + adjective);
}

/** Whether a base form is used as a verb at all, beside what else it may be: "play", "cause", "result". */
export function isOftenVerb(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return verb >= 4 && verb * 8 >= noun + bare + adjective;
}

/** Whether a word is used as a noun at least now and then. */
export function isOftenNoun(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return noun >= 3 && noun * 10 >= verb + bare + adjective;
}

/** Whether a word was a noun anywhere. */
export function isEverNoun(word: string): boolean {
  const { noun, bare } = usesOf(word);
  return noun + bare > 0;
}

/** Whether a word described something anywhere. */
export function isEverAdjective(word: string): boolean {
  return usesOf(word).adjective > 0;
}

/** Whether a word is hardly ever anything but a noun: "gene", "beam", "thickness". */
export function isMostlyNoun(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return noun + bare >= 8 && noun + bare >= 8 * (verb + adjective);
}

/** Whether a word describes more often than it names or does: "high", "clear". */
export function isMostlyAdjective(word: string): boolean {
  const { verb, noun, bare, adjective } = usesOf(word);
  return adjective >= 4 && adjective >= noun + bare + verb;
}
/** Whether a singular noun does not stand without a determiner: "a beam", never "of beam". */
export function wantsDeterminer(word: string): boolean {
  const { noun, bare } = usesOf(word);
  return noun >= 20 ? bare * 20 <= noun : noun >= 8 && bare === 0;
}
