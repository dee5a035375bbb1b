import { abstractAnswersMaxLength, type CriteriaResponses } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { type Draft, emptyDraft, saved, stageSet } from "./rules.ts";

const before = new Date("2026-03-02T09:00:00.000Z");
const now = new Date("2026-03-02T09:05:00.000Z");
const criteria: CriteriaResponses = {
  "article-type": "research",
  form: "structured",
  audience: "general",
  "text-limit": { maxLength: 250, useCharacters: false },
};
const named: Draft = { ...emptyDraft(before), title: "Corals", revision: 3 };
const answered: Draft = { ...named, criteriaResponses: criteria, currentStep: "confirmation" };
const confirmed: Draft = {
  ...answered,
  currentStage: "template",
  templateResponses: { "main-result": "<p>R.</p>" },
};

/** The draft of an outcome, or the code of its refusal. */
const draftOf = (outcome: ReturnType<typeof saved>) =>
  "draft" in outcome ? outcome.draft : outcome.refused.code;

describe("a save", () => {
  test.each<[string, Draft, Parameters<typeof saved>[1], object | string]>([
    [
      "gives a name",
      named,
      { revision: 3, title: " New " },
      { title: "New", revision: 3, changedAt: now },
    ],
    ["without a name keeps the old one", named, { revision: 3 }, named],
    [
      "with an empty name is refused",
      named,
      { revision: 3, title: "  " },
      "abstract-title-missing",
    ],
    [
      "with a long name is refused",
      named,
      { revision: 3, title: "x".repeat(201) },
      "abstracts.too-long",
    ],
    [
      "of answers counts as a revision",
      named,
      { revision: 3, currentStep: "form", criteriaResponses: { "article-type": "review" } },
      {
        currentStep: "form",
        criteriaResponses: { "article-type": "review" },
        revision: 4,
        changedAt: now,
      },
    ],
    [
      "of a step alone is no new revision",
      answered,
      { revision: 3, currentStep: "form" },
      { currentStep: "form", revision: 3 },
    ],
    [
      "for a step out of reach stores the last one in reach",
      named,
      {
        revision: 3,
        currentStep: "confirmation",
        criteriaResponses: { "article-type": "conference" },
      },
      { currentStep: "audience" },
    ],
    [
      "of another route loses the answers behind it",
      answered,
      {
        revision: 3,
        currentStep: "text-limit",
        criteriaResponses: { ...criteria, "article-type": "conference" },
      },
      { currentStep: "audience", criteriaResponses: { "article-type": "conference" }, revision: 4 },
    ],
    [
      "that started from an older revision is refused",
      named,
      { revision: 2, criteriaResponses: { "article-type": "review" } },
      "abstracts.changed-elsewhere",
    ],
    [
      "that started from a revision nobody has is refused",
      named,
      { revision: 9, criteriaResponses: { "article-type": "review" } },
      "abstracts.changed-elsewhere",
    ],
    [
      "that changes nothing meets no conflict",
      confirmed,
      {
        revision: 0,
        criteriaResponses: criteria,
        templateResponses: { "main-result": "<p>R.</p>" },
      },
      confirmed,
    ],
    [
      "of one section leaves the others",
      confirmed,
      { revision: 3, templateResponses: { implications: "I." } },
      { templateResponses: { "main-result": "<p>R.</p>", implications: "<p>I.</p>" }, revision: 4 },
    ],
    [
      "of an empty section removes it",
      confirmed,
      { revision: 3, templateResponses: { "main-result": "<p> </p>" } },
      { templateResponses: {}, revision: 4 },
    ],
    [
      "of answers before the set-up is confirmed is refused",
      answered,
      { revision: 3, templateResponses: { implications: "I." } },
      "abstracts.not-confirmed",
    ],
    [
      "of another set-up after it was confirmed is refused",
      confirmed,
      { revision: 3, criteriaResponses: {} },
      "abstracts.already-confirmed",
    ],
    [
      "moves no step after the set-up was confirmed",
      confirmed,
      { revision: 3, currentStep: "form" },
      confirmed,
    ],
    [
      "of more than an abstract can hold is refused",
      confirmed,
      { revision: 3, templateResponses: { implications: "x".repeat(abstractAnswersMaxLength) } },
      "abstracts.too-long",
    ],
  ])("%s [S174 S201 G-72]", (_, stored, sent, result) => {
    const draft = draftOf(saved(stored, sent, now));
    if (typeof result === "string") expect(draft).toBe(result);
    else expect(draft).toMatchObject(result);
  });

  test.each([
    [null, false, 10_000],
    [0, false, 10_000],
    [-1, true, 80_000],
    [1.5, false, 10_000],
    [10_001, false, 10_000],
    [80_001, true, 80_000],
  ])(
    "with a maximum of %s (in characters: %s) is refused and names %i [S160]",
    (maxLength, useCharacters, limit) => {
      const criteriaResponses = { ...criteria, "text-limit": { maxLength, useCharacters } };
      expect(saved(answered, { revision: 3, criteriaResponses }, now)).toEqual({
        refused: { code: "abstracts.max-length-not-valid", params: { limit } },
      });
    },
  );

  test("that meets another one says both revisions and when the other came [G-72]", () => {
    const sent = { revision: 1, templateResponses: { implications: "I." } };
    expect(saved(confirmed, sent, now)).toEqual({
      refused: {
        code: "abstracts.changed-elsewhere",
        params: { revision: 3, sentRevision: 1, changedAt: before.toISOString() },
      },
    });
  });
});

describe("a stage", () => {
  test.each<[string, Draft, Parameters<typeof stageSet>[1], object | string]>([
    [
      "template confirms a complete set-up",
      answered,
      { stage: "template", revision: 3 },
      { currentStage: "template", currentStep: "confirmation", revision: 4 },
    ],
    ["template needs no revision", answered, { stage: "template" }, { currentStage: "template" }],
    [
      "template of an older revision is refused",
      answered,
      { stage: "template", revision: 2 },
      "abstracts.changed-elsewhere",
    ],
    [
      "template needs a name",
      { ...answered, title: "" },
      { stage: "template" },
      "abstracts.not-confirmed",
    ],
    ["template needs every answer", named, { stage: "template" }, "abstracts.not-confirmed"],
    [
      "review needs the confirmation first",
      answered,
      { stage: "review" },
      "abstracts.not-confirmed",
    ],
    [
      "review follows the template",
      confirmed,
      { stage: "review" },
      { currentStage: "review", revision: 3, changedAt: now },
    ],
    [
      "template follows the review",
      { ...confirmed, currentStage: "review" },
      { stage: "template" },
      { currentStage: "template" },
    ],
    ["criteria cannot come back", confirmed, { stage: "criteria" }, "abstracts.already-confirmed"],
    [
      "that is there already changes nothing",
      confirmed,
      { stage: "template", revision: 0 },
      confirmed,
    ],
    ["criteria at the beginning changes nothing", named, { stage: "criteria" }, named],
  ])("%s [S162 S202]", (_, stored, asked, result) => {
    const draft = draftOf(stageSet(stored, asked, now));
    if (typeof result === "string") expect(draft).toBe(result);
    else expect(draft).toMatchObject(result);
  });
});
