import { once, tableRows } from "@curie/language/tables";
import { dataFile, respelled, respellings } from "../data.ts";
import type { Category } from "./words.ts";

/** A form of a word: as it is written, and the tags Apertium would give it. */
export type Form = { surface: string; category: Category; tags: readonly string[] };
export type Tongue = "spanish" | "portuguese";

const persons: readonly (readonly string[])[] = [
  ["p1", "sg"],
  ["p2", "sg"],
  ["p3", "sg"],
  ["p1", "pl"],
  ["p3", "pl"],
];

/** The last two letters of an infinitive that tell how a regular verb goes. */
const infinitives = ["ar", "er", "ir"];

/** For each tense the endings of the five persons: after the stem, or with `+` after the infinitive. */
const conjugations = once(() =>
  tableRows(dataFile("apertium/conjugations"), ["tongue", "infinitive", "tense", "endings"]),
);

/** Plurals, feminines, and stems whose last letters keep their sound before another vowel: `aplique`. */
const inflection = respellings("apertium/inflection");

/** Every form of a regular verb; the infinitive first. */
export function verbForms(infinitive: string, tongue: Tongue): Form[] {
  const kind = infinitives.find((ending) => infinitive.endsWith(ending));
  if (!kind) return [];
  const stem = infinitive.slice(0, -2);
  const otherStem = respelled(stem, inflection(`${tongue} stem in ${kind}`)) ?? stem;
  const changes = kind === "ar" ? /^[eé]/ : /^[ao]/;
  const form = (ending: string, ...tags: string[]): Form => ({
    surface: ending.startsWith("+")
      ? infinitive + ending.slice(1)
      : (changes.test(ending) ? otherStem : stem) + ending,
    category: "verb",
    tags,
  });
  const forms = [form("+", "inf")];
  for (const [ofTongue, ofKind, tense, endings] of conjugations()) {
    if (ofTongue !== tongue || ofKind !== kind) continue;
    if (tense === "ger") forms.push(form(endings, "ger"));
    else if (tense === "pp") {
      forms.push(form(endings, "pp", "m", "sg"), form(`${endings}s`, "pp", "m", "pl"));
      const feminine = endings.replace(/o$/, "a");
      forms.push(form(feminine, "pp", "f", "sg"), form(`${feminine}s`, "pp", "f", "pl"));
    } else {
      endings.split(" ").forEach((ending, index) => {
        forms.push(form(ending, tense, ...(persons[index] ?? [])));
      });
    }
  }
  return forms;
}

const feminineNoun = /(a|ión|ção|são|dad|dade|tud|ez|agem)$/;

/** Singular and plural of a noun or adjective, and the feminine where the ending makes one. */
export function nominalForms(word: string, category: "noun" | "adjective", tongue: Tongue): Form[] {
  const forms: Form[] = [];
  const add = (singular: string, gender: string) => {
    forms.push({ surface: singular, category, tags: [gender, "sg"] });
    const plural = respelled(singular, inflection(`${tongue} plural`));
    if (plural) forms.push({ surface: plural, category, tags: [gender, "pl"] });
  };
  const feminine = respelled(word, inflection("feminine"));
  if (category === "adjective") add(word, feminine ? "m" : "mf");
  else add(word, feminineNoun.test(word) ? "f" : /o$/.test(word) ? "m" : "mf");
  if (feminine && !(category === "noun" && /ção$|são$/.test(word))) add(feminine, "f");
  return forms;
}
