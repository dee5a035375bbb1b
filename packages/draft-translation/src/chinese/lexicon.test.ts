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
    const faults: string[] = [];
    let before = "";
    for (const [word, kind] of rows) {
      const known = meanings.get(word) ?? [];
      if ((word !== before && known.length > 0) || known.includes(kind)) faults.push(word);
      before = word;
      meanings.set(word, [...known, kind]);
    }
    expect(faults).toEqual([]);
    const read = [...meanings.keys()].map((word) => ownEntries(word).map(({ kind }) => kind));
    expect(read).toEqual([...meanings.values()]);
  });

  it("has Chinese on one side and English on the other", () => {
    const chinese = /^[\p{Script=Han}A-Z]+$/u;
    const english = /^([\p{Script=Latin}\d&'.-]+( [\p{Script=Latin}\d&'.-]+)*)?$/u;
    expect(rows.filter(([word, , text]) => !chinese.test(word) || !english.test(text))).toEqual([]);
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
