import { wordList } from "#data/word-lists.ts";
import { matchCase } from "../tokens.ts";
import { plainVerbs } from "./agreement.ts";
import { massPlurals, singularVerb } from "./number-words.ts";
import {
  endsPhrase,
  type GrammarRule,
  isOrdinary,
  nextWord,
  removeWord,
  replaceWord,
} from "./sentence.ts";

/** What cannot be counted: it has no plural, takes "much" and not "many", and no "a". */

const massSingulars = wordList("mass-nouns");
const pluralInSense = wordList("plural-in-sense");
const nounOpeners =
  /^(?:the|these|those|many|several|some|any|all|our|their|its|his|her|my|other|more|most|much|few|of|in|on|with|for|about|from|previous|recent|new|further|such|additional|no|different|various|clinical|important|relevant|experimental|scientific|useful|existing|future|empirical|current|medical|laboratory|early|earlier)$/;

/** "These informations were" → "This information was", "many researches" → "much research". */
export const massNoun: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const mass = massPlurals().get(lower[index] ?? "");
  const word = words[index];
  if (!mass || !word || !isOrdinary(paragraph, index)) return null;
  const before = index > 0 && nextWord(paragraph, index) !== null ? (lower[index - 1] ?? "") : "";
  // "she researches", "which evidences": verbs.
  const mayBeVerb = paragraph.morphology.isVerb(mass);
  if (mayBeVerb && !word.opensSentence && !nounOpeners.test(before)) return null;
  if (pluralInSense().has(mass))
    return replaceWord(paragraph, index, mass, "irregular-plural", 0.9);
  const edits = [replaceWord(paragraph, index, mass, "mass-noun", 0.9)];

  const article = massDeterminers.get(before);
  if (article) {
    // One change, so that no half of it can be refused.
    edits[0] = {
      ...replaceWord(paragraph, index - 1, article, "mass-noun", 0.9),
      end: word.end,
      replacement: `${matchCase(article, words[index - 1]?.text ?? "")} ${mass}`,
    };
  } else if (before === "several") {
    edits[0] = {
      ...replaceWord(paragraph, index, `pieces of ${mass}`, "mass-noun", 0.8),
    };
    return edits;
  }
  const verb = singularVerb.get(nextWord(paragraph, index + 1) ?? "");
  const edit = edits[0];
  if (verb && edit) {
    const after = words[index + 1];
    edits[0] = { ...edit, end: after?.end ?? edit.end, replacement: `${edit.replacement} ${verb}` };
  }
  return edits;
};

const massDeterminers: ReadonlyMap<string, string> = new Map([
  ["many", "much"],
  ["few", "little"],
  ["these", "this"],
  ["those", "that"],
]);

/** "many information" → "much information", "These evidence suggests" → "This evidence suggests". */
export const determinerOfMass: GrammarRule = (paragraph, index) => {
  const determiner = massDeterminers.get(paragraph.lower[index] ?? "");
  if (!determiner || !isOrdinary(paragraph, index)) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || !massSingulars().has(noun)) return null;
  const verb = nextWord(paragraph, index + 2);
  // "many research questions": the mass noun describes another.
  const base = verb === null ? null : paragraph.morphology.baseOfThirdPerson(verb);
  const governs = /^th/.test(determiner) && base !== null && plainVerbs().has(base);
  if (!governs && !endsPhrase(paragraph, index + 1)) return null;
  const edit = replaceWord(paragraph, index, determiner, "mass-determiner", 0.85);
  const singular = singularVerb.get(verb ?? "");
  const last = paragraph.words[index + 2];
  return singular && last
    ? { ...edit, end: last.end, replacement: `${edit.replacement} ${noun} ${singular}` }
    : edit;
};

const uncounted = wordList("nouns-without-a");

/** "a information", "an advice" → "information", "advice": what cannot be counted takes no "a". */
export const articleOfMass: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!/^an?$/.test(lower[index] ?? "") || !isOrdinary(paragraph, index)) return null;
  const noun = nextWord(paragraph, index + 1);
  if (noun === null || words[index + 1]?.text !== noun || !uncounted().has(noun)) return null;
  return endsPhrase(paragraph, index + 1)
    ? removeWord(paragraph, index, "mass-article", 0.94)
    : null;
};
