import { describe, expect, it } from "vitest";
import { loadDictionary } from "./dictionary.ts";

const dictionary = loadDictionary();

describe("The dictionaries of the Chinese gist", () => {
  it("give an English word before what explains it", () => {
    expect(dictionary.senses("亏本")[0]).toMatch(/^(to )?[a-z]+( [a-z]+){0,2}$/);
    expect(dictionary.senses("特洛伊")[0]).toBe("Troy");
  });

  it("leave out notes on the word and names in brackets", () => {
    for (const word of ["研究", "个", "朋友", "桌子"]) {
      for (const sense of dictionary.senses(word)) {
        expect(sense, word).toMatch(/^[\w'. -]+$/);
        expect(sense, word).not.toMatch(/^(CL|variant|surname|see) ?/);
      }
    }
  });

  it("leave a denied verb to its parts, so that English can inflect it", () => {
    expect(dictionary.senses("不知").filter((sense) => /^(to )?not /.test(sense))).toEqual([]);
  });

  it("leave a unit to the number before it", () => {
    expect(dictionary.word("年前")).toBeUndefined();
    expect(dictionary.word("年代")).toBeDefined();
  });
});
