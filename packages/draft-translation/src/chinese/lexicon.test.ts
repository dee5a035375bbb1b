import { readdirSync } from "node:fs";
import { tableRows } from "@curie/language/tables";
import { describe, expect, it } from "vitest";
import { dataFile } from "../data.ts";
import { kindOf, ownEntries } from "./lexicon.ts";

const files = readdirSync(new URL("../../data/chinese/lexicon", import.meta.url));
const rows = files.flatMap((file) =>
  tableRows(dataFile(`chinese/lexicon/${file.replace(/\.tsv$/, "")}`), ["word", "kind", "english"]),
);

describe("The Chinese lexicon", () => {
  it("gives each word in one place, with all it can be, and one English for each kind", () => {
    const meanings = new Map<string, string[]>();
    let before = "";
    for (const [word, kind] of rows) {
      if (word !== before) expect(meanings.has(word), word).toBe(false);
      before = word;
      const known = meanings.get(word) ?? [];
      expect(known, word).not.toContain(kind);
      meanings.set(word, [...known, kind]);
    }
    for (const [word, known] of meanings)
      expect(ownEntries(word).map(({ kind }) => kind)).toEqual(known);
  });

  it("has Chinese on one side and English on the other", () => {
    for (const [word, , english] of rows) {
      expect(word).toMatch(/^[\p{Script=Han}A-Z]+$/u);
      expect(english, word).toMatch(/^([\p{Script=Latin}\d&'.-]+( [\p{Script=Latin}\d&'.-]+)*)?$/u);
    }
  });

  it("refuses a table that names a kind of word nobody knows", () => {
    expect(() => kindOf("substantive")).toThrow("substantive");
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
