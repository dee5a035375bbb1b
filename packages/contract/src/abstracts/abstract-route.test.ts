import { describe, expect, it } from "vitest";
import {
  answerStep,
  discardedBy,
  greatestLength,
  isMaxLength,
  isReachable,
  isSameCriteria,
  mergeCriteria,
  nextStep,
  previousStep,
  progressPercent,
  reachableSteps,
  stepToOpen,
  untouchedTextLimit,
} from "./abstract-route.ts";
import {
  type ChoiceStep,
  type StepName,
  stepNames,
  abstractSteps as steps,
} from "./abstract-steps.ts";
import type { CriteriaResponses } from "./abstracts.ts";

const limit = { maxLength: 250, useCharacters: false };
const full: CriteriaResponses = {
  "article-type": "research",
  form: "structured",
  audience: "specialist",
  "text-limit": limit,
};
const conference: CriteriaResponses = {
  "article-type": "conference",
  audience: "general",
  "text-limit": limit,
};
const named = (criteriaResponses: CriteriaResponses) => ({ title: "Corals", criteriaResponses });

describe("the data of the steps", () => {
  it("names for every answer a next step that exists and stands in a higher tier [S155]", () => {
    const tiers = new Map<StepName, number>(steps.map(({ step, tier }) => [step, tier]));
    for (const { tier, possibleResponses } of steps) {
      for (const { nextStep: next } of possibleResponses) {
        expect(stepNames).toContain(next);
        expect(next === "text-limit" || (tiers.get(next) ?? 0) > tier).toBe(true);
      }
    }
  });

  it("is in order by its tiers, wherever a step stands in it [S155]", () => {
    const turned = [...steps].reverse();
    expect(reachableSteps(turned, named(full))).toEqual(reachableSteps(steps, named(full)));
    expect(previousStep(turned, "text-limit", full)).toBe("audience");
    expect(discardedBy(turned, full, "article-type", "conference")).toEqual([
      "form",
      "audience",
      "text-limit",
    ]);
  });

  it("has two routes that differ [S155 G-70]", () => {
    expect(reachableSteps(steps, named(full))).not.toEqual(
      reachableSteps(steps, named(conference)),
    );
  });
});

describe("the way forward", () => {
  it.each([
    [
      "a research article",
      full,
      ["onboarding", "article-type", "form", "audience", "text-limit", "confirmation"],
    ],
    [
      "a conference abstract",
      conference,
      ["onboarding", "article-type", "audience", "text-limit", "confirmation"],
    ],
  ])("of %s is the chain of next steps to the confirmation [S156]", (_, responses, route) => {
    expect(reachableSteps(steps, named(responses))).toEqual(route);
    const walked: StepName[] = ["onboarding"];
    for (const step of walked) {
      const next = nextStep(steps, step, named(responses));
      if (next) walked.push(next);
    }
    expect(walked).toEqual(route);
  });

  it.each<[StepName, CriteriaResponses, StepName | null]>([
    ["onboarding", {}, "article-type"],
    ["article-type", {}, null],
    ["article-type", { "article-type": "review" }, "form"],
    ["article-type", { "article-type": "conference" }, "audience"],
    ["form", { "article-type": "review" }, null],
    ["form", full, "audience"],
    ["audience", full, "text-limit"],
    ["text-limit", {}, null],
    ["text-limit", full, "confirmation"],
    ["confirmation", full, null],
  ])("from %s after %j leads to %s [S156]", (step, responses, next) => {
    expect(nextStep(steps, step, named(responses))).toBe(next);
  });

  it.each(["", "  ", "\t\n"])("does not begin without a name: %j [S157]", (title) => {
    expect(nextStep(steps, "onboarding", { title, criteriaResponses: full })).toBeNull();
    expect(reachableSteps(steps, { title, criteriaResponses: full })).toEqual(["onboarding"]);
  });

  it("ends although the data leads in a circle", () => {
    const circle: ChoiceStep[] = [
      {
        step: "form",
        tier: 1,
        possibleResponses: [{ value: "structured", nextStep: "form" }],
      },
    ];
    expect(reachableSteps(circle, named({ form: "structured" }))).toEqual(["onboarding", "form"]);
  });
});

describe("a step that cannot be reached", () => {
  it.each<[StepName, CriteriaResponses, StepName]>([
    ["confirmation", {}, "article-type"],
    ["text-limit", {}, "article-type"],
    ["audience", {}, "article-type"],
    ["audience", { "article-type": "research" }, "form"],
    ["form", { "article-type": "conference" }, "audience"],
    ["confirmation", { ...conference, "text-limit": undefined }, "text-limit"],
    ["confirmation", conference, "confirmation"],
    ["article-type", conference, "article-type"],
  ])("(%s after %j) gives way to %s [S166]", (asked, responses, shown) => {
    expect(stepToOpen(steps, asked, named(responses))).toBe(shown);
    expect(isReachable(steps, asked, named(responses))).toBe(asked === shown);
  });
});

describe("the way back", () => {
  it.each<[StepName, CriteriaResponses, StepName | null]>([
    ["onboarding", full, null],
    ["article-type", full, "onboarding"],
    ["form", full, "article-type"],
    ["audience", full, "form"],
    // The route skips a tier, and so does the way back.
    ["audience", conference, "article-type"],
    ["audience", {}, "onboarding"],
    ["text-limit", full, "audience"],
    ["text-limit", { "article-type": "review", form: "structured" }, "form"],
    ["text-limit", {}, "onboarding"],
    ["confirmation", full, "text-limit"],
  ])("from %s with %j leads to %s [S163]", (step, responses, back) => {
    expect(previousStep(steps, step, responses)).toBe(back);
  });
});

describe("a changed answer", () => {
  it.each([
    ["article-type", "conference", ["form", "audience", "text-limit"]],
    ["article-type", "review", []],
    ["article-type", "research", []],
    ["form", "unstructured", []],
    ["audience", "general", []],
  ] as const)("%s to %s takes away %j [S164]", (step, value, gone) => {
    expect(discardedBy(steps, full, step, value)).toEqual(gone);
    const kept = answerStep(steps, full, step, value);
    expect(kept[step]).toBe(value);
    expect(Object.keys(full).filter((name) => !Object.hasOwn(kept, name))).toEqual(gone);
  });

  it("names only what was answered [S164]", () => {
    const half: CriteriaResponses = { "article-type": "research", form: "structured" };
    expect(discardedBy(steps, half, "article-type", "conference")).toEqual(["form"]);
    expect(discardedBy(steps, {}, "article-type", "conference")).toEqual([]);
    expect(discardedBy(steps, { form: "structured" }, "article-type", "conference")).toEqual([]);
  });

  it("leaves the answers it was given untouched", () => {
    const before = structuredClone(full);
    answerStep(steps, full, "article-type", "conference");
    mergeCriteria(steps, full, { ...full, "article-type": "conference" });
    expect(full).toEqual(before);
  });
});

describe("answers that arrive together", () => {
  it.each<[string, CriteriaResponses, CriteriaResponses, CriteriaResponses]>([
    ["the first ones are kept", {}, full, full],
    [
      "stored later ones go when the route changes",
      full,
      { ...full, "article-type": "conference" },
      { "article-type": "conference" },
    ],
    [
      "later ones that are new stay",
      full,
      { ...conference, "text-limit": { maxLength: 3000, useCharacters: true } },
      { ...conference, "text-limit": { maxLength: 3000, useCharacters: true } },
    ],
    [
      "a change with the same next step keeps all",
      full,
      { ...full, "article-type": "review" },
      { ...full, "article-type": "review" },
    ],
    [
      "what the route does not pass is left out",
      {},
      { ...conference, form: "structured" },
      conference,
    ],
    ["a gap ends the route", {}, { form: "structured", audience: "general" }, {}],
    ["an answer taken back takes the later ones along", full, { audience: "specialist" }, {}],
  ])("%s [S164]", (_, stored, sent, kept) => {
    expect(mergeCriteria(steps, stored, sent)).toEqual(kept);
  });

  it.each<[CriteriaResponses, CriteriaResponses, boolean]>([
    [full, { ...full, "text-limit": { ...limit } }, true],
    [full, { ...full, "text-limit": { ...limit, useCharacters: true } }, false],
    [full, { ...full, "text-limit": { ...limit, maxLength: 251 } }, false],
    [full, { ...full, "text-limit": undefined }, false],
    [full, conference, false],
    [{}, { form: "structured" }, false],
    [{ form: undefined }, {}, true],
  ])("%j and %j are the same: %s", (one, other, same) => {
    expect(isSameCriteria(one, other)).toBe(same);
  });
});

describe("progress", () => {
  it.each<[StepName, number]>([
    ["onboarding", 0],
    ["article-type", 16],
    ["form", 33],
    ["audience", 50],
    ["text-limit", 66],
    ["confirmation", 100],
  ])("at %s is %i per cent [S165]", (step, percent) => {
    expect(progressPercent(steps, step)).toBe(percent);
  });

  it("is worked out from the highest tier of the data", () => {
    const one = steps.slice(0, 1);
    expect(progressPercent(one, "article-type")).toBe(25);
    expect(progressPercent(one, "text-limit")).toBe(50);
  });
});

describe("the maximum length", () => {
  it.each<[number | null, boolean, boolean]>([
    [null, false, false],
    [0, false, false],
    [-1, false, false],
    [1.5, false, false],
    [Number.NaN, false, false],
    [Number.POSITIVE_INFINITY, true, false],
    [1, false, true],
    [10_000, false, true],
    [10_001, false, false],
    [10_001, true, true],
    [80_000, true, true],
    [80_001, true, false],
  ])("%s (in characters: %s) can be used: %s [S160]", (value, useCharacters, fits) => {
    expect(isMaxLength(value, useCharacters)).toBe(fits);
  });

  it("is 10,000 words or 80,000 characters at most, and words before anybody chooses [S159 S160]", () => {
    expect([greatestLength(false), greatestLength(true)]).toEqual([10_000, 80_000]);
    expect(untouchedTextLimit).toEqual({ maxLength: null, useCharacters: false });
  });
});
