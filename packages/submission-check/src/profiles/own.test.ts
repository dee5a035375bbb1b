import { expect, test } from "vitest";
import { profileNames } from "../names.ts";
import { profileFormat, readProfile, readProfileFile, writeProfile } from "./own.ts";
import { profileOf } from "./profiles.ts";

const small = { name: "Peat Letters", statements: ["funding"] };

test.each(profileNames)("%s can be taken for one’s own and comes back from its file", (name) => {
  const own = { name: "Ours", ...profileOf(name) };
  const file = writeProfile(own);
  expect(file).toContain(profileFormat);
  expect(readProfileFile(file)).toEqual({ profile: own, field: null });
});

test("names are trimmed, statements stand in one order, and what is null is not asked", () => {
  const { profile } = readProfile({
    name: "  Peat \n Letters ",
    abstract: null,
    statements: ["funding", "ethics", "funding"],
  });
  expect(profile).toEqual({ name: "Peat Letters", statements: ["ethics", "funding"] });
});

test.each([
  ["name", { ...small, name: " " }],
  ["name", { ...small, name: "x".repeat(81) }],
  ["name", { statements: [] }],
  ["abstract.most", { ...small, abstract: { least: 3 } }],
  ["abstract.most", { ...small, abstract: { most: "250" } }],
  ["abstract.most", { ...small, abstract: { most: 2.5 } }],
  ["abstract.least", { ...small, abstract: { most: 100, least: 200 } }],
  ["abstract.words", { ...small, abstract: { most: 100, words: 3 } }],
  ["abstract", { ...small, abstract: 250 }],
  ["keywords.least", { ...small, keywords: { least: 9, most: 3 } }],
  ["runningTitle.required", { ...small, runningTitle: { mostCharacters: 40, required: "yes" } }],
  ["title.mostWords", { ...small, title: { mostWords: 0 } }],
  ["text.most", { ...small, text: { most: 1e9 } }],
  ["sections", { ...small, sections: ["prologue"] }],
  ["statements", { ...small, statements: "funding" }],
  ["__proto__", JSON.parse('{"name":"a","statements":[],"__proto__":{}}')],
  ["constructor", { ...small, constructor: 1 }],
  ["file", []],
  ["file", null],
])("«%s» that cannot be used is told: %o", (field, value) => {
  expect(readProfile(value)).toEqual({ profile: null, field });
});

test.each([
  ["file", "PK"],
  ["file", "[1]"],
  ["format", JSON.stringify(small)],
  ["format", JSON.stringify({ format: "curie-journal-profile/2", ...small })],
])("what is no file of a profile is refused by its %s", (field, text) => {
  expect(readProfileFile(text)).toEqual({ profile: null, field });
});
