import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, isPlain, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

type Spelling = { term: string; way: Use["way"]; instead: string };

function formsOf(word: string): string[] {
  const [stem = "", endings = ""] = word.split(".");
  return endings.split("/").map((ending) => stem + ending);
}

/**
 * Words with two spellings that are both right in one and the same kind of English, and mean the same
 * in both; a dot marks where endings are added. Where American and British English differ, and the
 * author's kind accepts one spelling only, the dialect layer has settled it before.
 */
const spellings = once((): ReadonlyMap<string, Spelling> => {
  const rows = tableRows(dataFile("editing/two-spellings"), ["one", "other"]);
  const entries = rows.flatMap(([one, other]) => {
    const otherForms = formsOf(other);
    return formsOf(one).flatMap((form, index): [string, Spelling][] => {
      const counterpart = otherForms[index] ?? form;
      return [
        [form, { term: one, way: "one", instead: counterpart }],
        [counterpart, { term: one, way: "other", instead: form }],
      ];
    });
  });
  return new Map(entries);
});

/** One spelling of words that have two: "focused" and "focussed". */
export const oneSpelling: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const [index, word] of passage.words.entries()) {
      const spelling = spellings().get(passage.lower[index] ?? "");
      if (!spelling || !isPlain(passage, index) || !standsFree(passage, index)) continue;
      const { start, end, text } = word;
      uses.push({ ...spelling, passage, start, end, instead: matchCase(spelling.instead, text) });
    }
  }
  return settle(uses, { rule: "spelling", reason: "one-spelling" });
};
