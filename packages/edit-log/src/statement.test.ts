import { expect, test } from "vitest";
import { type StatementFacts, statementForms, statementOf } from "./statement.ts";

const edits = (accepted: number, rejected: number, open: number) =>
  [
    ...Array<"accepted">(accepted).fill("accepted"),
    ...Array<"rejected">(rejected).fill("rejected"),
    ...Array<"open">(open).fill("open"),
  ].map((decision) => ({ decision }));
const rules: StatementFacts = {
  engine: { rules: "curie-rules 1.9.0", model: null },
  english: "British English",
  completedAt: "2026-11-23T09:01:00.000Z",
  edits: edits(3, 1, 2),
};
const model: StatementFacts = {
  ...rules,
  engine: { rules: null, model: { name: "mistral-large", at: "api.example.org" } },
};

test.each(statementForms)("%s says engine, date, English and what was decided", (form) => {
  const { text } = statementOf(rules, form);
  expect(text).toContain("Curie (curie-rules 1.9.0) on 2026-11-23");
  expect(text).toContain("British English");
  expect(text).toContain("6 changes, of which the authors accepted 3, rejected 1 and left 2 open");
  expect(text).toContain("no generative language model was used");
});

test.each(statementForms)("%s names a language model and where it ran", (form) => {
  const { text } = statementOf(model, form);
  expect(text).toContain("the language model mistral-large, which ran at api.example.org");
  expect(text).not.toContain("no generative language model");
});

test.each([
  [edits(0, 0, 0), "It proposed no change."],
  [edits(0, 0, 1), "It proposed 1 change, all of them tracked"],
  [edits(2, 3, 0), "It proposed 5 changes, of which the authors accepted 2 and rejected 3."],
])("nothing is said to be decided that was not", (made, sentence) => {
  expect(statementOf({ ...rules, edits: made }, "general").text).toContain(sentence);
});

test.each([
  [undefined, null, "It was asked"],
  [{ name: "proofread", targetWords: null }, "errors of language and nothing else", "rewrite"],
  [{ name: "correct", targetWords: null }, "that it was less sure of", "rewrite"],
  [{ name: "clarify", targetWords: null }, "rewrite sentences that are hard to read", "shorten"],
  [{ name: "shorten", targetWords: 4500 }, "shorten the manuscript to 4500 words", "sure of"],
] as const)("what was asked for is said in every form: %o", (strength, sentence, never) => {
  for (const form of statementForms) {
    const { text } = statementOf({ ...model, ...(strength ? { strength } : {}) }, form);
    if (sentence) expect(text).toContain(sentence);
    expect(text).not.toContain(never);
    expect(text).not.toContain("  ");
  }
});
