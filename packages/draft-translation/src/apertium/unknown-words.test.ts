import type { SourceLanguage } from "@curie/language/translation-engine";
import { describe, expect, it } from "vitest";
import { readUnknown } from "./unknown-words.ts";
import { type Word, wordBeside } from "./words.ts";

/** A row of words none of which Apertium knows. */
function unknown(text: string): Word[] {
  return text.split(" ").map((surface) => ({
    ...wordBeside(blank, "other", surface),
    surface,
    lemma: surface,
    origin: surface,
    tags: new Set(["unknown"]),
    isFinal: false,
    isCapital: /^\p{Lu}/u.test(surface),
  }));
}

const blank: Word = {
  position: 0,
  surface: "",
  lemma: "",
  origin: "",
  category: "other",
  tags: new Set(),
  offered: [],
  english: "",
  isFinal: false,
  isPlural: false,
  isCapital: false,
  phrase: 0,
  isHead: false,
  spaced: true,
  formatting: [],
  objectsBefore: [],
  objectsAfter: [],
};

function read(text: string, from: SourceLanguage): string[] {
  const words = unknown(text);
  readUnknown(words, from);
  return words.map(({ lemma, category }) => `${lemma} ${category}`);
}

describe("Words that only our own tables know", () => {
  it.each([
    ["sucedieron", "es_ES", ["suceder verb"]],
    ["pobladores", "es_ES", ["poblador noun"]],
    ["fallidas", "es_ES", ["fallido adjective"]],
    ["paulatinamente", "es_ES", ["paulatinamente adverb"]],
    ["buscavam", "pt_BR", ["buscar verb"]],
    ["percepções", "pt_BR", ["percepção noun"]],
  ] as const)("%s is read in whatever form it stands", (text, from, expected) => {
    expect(read(text, from)).toEqual(expected);
  });

  it("let the pronoun that hangs on a verb be one of its own", () => {
    expect(read("suicidarse", "es_ES")).toEqual(["suicidarse other"]);
    expect(read("mudarse", "es_ES")).toEqual(["mudar verb", "se pronoun"]);
    expect(read("destacou-se", "pt_BR")).toEqual(["destacar verb", "se pronoun"]);
  });

  it("stay names with a capital within a sentence", () => {
    expect(read("y Relato", "es_ES")).toEqual(["y other", "Relato other"]);
  });
});
