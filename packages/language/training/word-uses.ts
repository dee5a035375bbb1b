/**
 * `npm run language:words -- FOLDER`: counts in sound open text how each word is used, as a
 * verb, as a noun with a determiner, as a noun without one, or as an adjective, and which nouns are not without
 * "the" between a preposition and "of"; writes `data/editing/word-uses.tsv` and `nouns-with-the.tsv`. FOLDER holds `NAME.txt.gz`, one paragraph a line. The same texts give the same bytes.
 */
import { writeFileSync } from "node:fs";
import { functionWords } from "#editing/grammar/morphology.ts";
import { readTexts } from "./texts.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const determiners = words("the a an this each its their our his her every no another my your");
/** Before a word in -s these are pronouns: "this occurs in". */
const singular = words("this each another no a an every");
const beforeVerb = words("can could may might must should will would cannot shall we they i you");
const beforeBareNoun = words(
  "of in with by for from on at into under between through via without during after before",
);
const beforeAdjective = words("is are was were be been more very most");
/** Rarer words tell too little. */
const leastUses = 8;

type Uses = { verb: number; noun: number; bare: number; adjective: number };

const folder = process.argv[2];
if (!folder) {
  console.error("Say where the texts are: npm run language:words -- FOLDER");
  process.exit(2);
}

/** "in the presence of" and "in presence of": how often a noun has "the" there, and nothing. */
type BeforeOf = { the: number; bare: number };
const prepositions = words(
  "in on at of with by from to for under through during into between after before",
);
/** A noun after a preposition is told where it has "the" so many times and is never without. */
const leastWithThe = 7;

const counted = new Map<string, Uses>();
const beforeOf = new Map<string, BeforeOf>();
const token = /[A-Za-z]+(?:['’-][A-Za-z]+)*|\d+|\S/g;
for (const text of readTexts(folder).learning) count(text.match(token) ?? []);

function count(tokens: readonly string[]): void {
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at] ?? "";
    if (!/^[a-z]{2,}$/.test(word)) continue;
    const before = (tokens[at - 1] ?? "").toLowerCase();
    if (tokens[at + 1] === "of") countBeforeOf(word, before, (tokens[at - 2] ?? "").toLowerCase());
    const after = (tokens[at + 1] ?? ".").toLowerCase();
    if (word.endsWith("s") && singular.has(before)) continue;
    const use = useOf(before, !/^[a-z\d]/.test(after) || functionWords().has(after));
    if (!use) continue;
    const uses = counted.get(word) ?? { verb: 0, noun: 0, bare: 0, adjective: 0 };
    uses[use] += 1;
    counted.set(word, uses);
  }
}

function countBeforeOf(word: string, before: string, earlier: string): void {
  const bare = prepositions.has(before);
  const preposition = bare
    ? before
    : before === "the" && prepositions.has(earlier)
      ? earlier
      : null;
  if (!preposition) return;
  const place = `${preposition} ${word}`;
  const own = beforeOf.get(place) ?? { the: 0, bare: 0 };
  own[bare ? "bare" : "the"] += 1;
  beforeOf.set(place, own);
}

/** How a word is used between the one before and what ends its phrase; null where that does not tell. */
function useOf(before: string, endsPhrase: boolean): keyof Uses | null {
  if (beforeVerb.has(before)) return "verb";
  if (!endsPhrase) return null;
  if (determiners.has(before)) return "noun";
  if (beforeBareNoun.has(before)) return "bare";
  return beforeAdjective.has(before) ? "adjective" : null;
}

const lines = [...counted]
  .filter(([, { verb, noun, bare, adjective }]) => verb + noun + bare + adjective >= leastUses)
  .filter(([word]) => !functionWords().has(word))
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([word, { verb, noun, bare, adjective }]) =>
    [word, verb, noun, bare, adjective, "counted"].join("\t"),
  );
const target = new URL("../data/editing/word-uses.tsv", import.meta.url);
writeFileSync(target, `${["word\tverb\tnoun\tbare\tadjective\torigin", ...lines].join("\n")}\n`);
const withThe = [...beforeOf]
  .filter(([, { the, bare }]) => the >= leastWithThe && bare === 0)
  .map(([place]) => place)
  .filter((place) => !/(?:ing|s)$/.test(place) && !functionWords().has(place.split(" ")[1] ?? ""))
  .sort();
const list = withThe.map((place) => `${place}\tcounted`);
const listFile = new URL("../data/editing/nouns-with-the.tsv", import.meta.url);
writeFileSync(listFile, `${["place\torigin", ...list].join("\n")}\n`);
console.log(`${lines.length} words, ${withThe.length} with "the"`);
