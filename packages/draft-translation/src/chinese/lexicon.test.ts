import { describe, expect, it } from "vitest";
import * as abstractNouns from "./lexicon/abstract-nouns.ts";
import * as adjectives from "./lexicon/adjectives.ts";
import * as functionWords from "./lexicon/function-words.ts";
import * as idioms from "./lexicon/idioms.ts";
import * as names from "./lexicon/names.ts";
import * as namesOfPersons from "./lexicon/names-of-persons.ts";
import * as namesOfPlaces from "./lexicon/names-of-places.ts";
import * as nouns from "./lexicon/nouns.ts";
import * as people from "./lexicon/people.ts";
import * as engineering from "./lexicon/terms-of-engineering.ts";
import * as medicine from "./lexicon/terms-of-medicine.ts";
import * as nature from "./lexicon/terms-of-nature.ts";
import * as society from "./lexicon/terms-of-society.ts";
import * as things from "./lexicon/things.ts";
import * as timesAndMeasures from "./lexicon/times-and-measures.ts";
import * as verbPhrases from "./lexicon/verb-phrases.ts";
import * as verbs from "./lexicon/verbs.ts";
import { ownEntries } from "./lexicon.ts";

const entries = [
  abstractNouns,
  adjectives,
  functionWords,
  idioms,
  namesOfPersons,
  namesOfPlaces,
  names,
  nouns,
  people,
  engineering,
  medicine,
  nature,
  society,
  things,
  timesAndMeasures,
  verbPhrases,
  verbs,
]
  .flatMap((file) => Object.values(file))
  .flatMap((list) => [...list]);

describe("The Chinese lexicon", () => {
  it("gives each word once, with all it can be", () => {
    const words = entries.map(([word]) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    for (const [word, senses] of entries) expect(ownEntries(word), word).toEqual(senses);
  });

  it("gives a word one English for each kind", () => {
    const twice = entries.filter(
      ([, senses]) => new Set(senses.map(({ kind }) => kind)).size < senses.length,
    );
    expect(twice.map(([word]) => word)).toEqual([]);
  });

  it("has Chinese on one side and English on the other", () => {
    for (const [word, senses] of entries) {
      expect(word).toMatch(/^[\p{Script=Han}A-Z]+$/u);
      for (const { english } of senses)
        expect(english, word).toMatch(/^[\p{Script=Latin}\d&'.-]*( [\p{Script=Latin}\d&'.-]+)*$/u);
    }
  });

  it("knows verbs with the preposition of their object, and nouns made of them", () => {
    expect(ownEntries("取决于")[0]).toEqual({ kind: "verb", english: "depend on" });
    expect(ownEntries("提高")).toContainEqual({ kind: "noun", english: "improvement" });
    expect(ownEntries("德国")).toEqual([
      { kind: "name", english: "Germany" },
      { kind: "adjective", english: "German" },
    ]);
  });
});
