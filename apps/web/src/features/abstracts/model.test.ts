import { type AbstractSession, abstractSteps } from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import { describe, expect, it } from "vitest";
import {
  canonicalAnswer,
  createdText,
  criteriaAddress,
  limitOf,
  mergeAnswers,
  retryDelayMs,
  shownStep,
  stageAddress,
} from "./model.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const english = makeFormatting("en_US", "UTC");
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const hour = 3_600_000;

describe("createdText", () => {
  it("is relative until a day has passed, then the date [S153]", () => {
    expect(createdText(ago(24 * hour - 60_000), now, english)).toBe("23 hours ago");
    expect(createdText(ago(24 * hour), now, english)).toBe("20 November 2026");
  });
});

function aSession(change: Partial<AbstractSession> = {}): AbstractSession {
  const steps = abstractSteps.map((step) => ({
    ...step,
    label: step.step,
    prompt: step.step,
    possibleResponses: step.possibleResponses.map((response) => ({
      ...response,
      label: response.value,
      hint: "",
    })),
  }));
  return {
    session: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
    title: "",
    currentStep: "onboarding",
    currentStage: "criteria",
    createdAt: ago(0),
    changedAt: ago(0),
    criteriaResponses: {},
    templateResponses: {},
    responses: [],
    steps,
    questions: [],
    revision: 0,
    ...change,
  };
}

describe("shownStep", () => {
  const begun = aSession({
    title: "Coral",
    currentStep: "form",
    criteriaResponses: { "article-type": "research" },
  });

  it.each(["confirmation", "text-limit", "audience", "nonsense", undefined])(
    "shows the current step to somebody who asks for %s too early [S166]",
    (asked) => {
      expect(shownStep(asked, begun)).toBe("form");
      expect(shownStep(asked, aSession())).toBe("onboarding");
    },
  );

  it("shows a step that can be reached, also an earlier one", () => {
    expect(shownStep("onboarding", begun)).toBe("onboarding");
    expect(shownStep("article-type", begun)).toBe("article-type");
  });
});

describe("addresses", () => {
  it("lead to the set-up from the list, and on to the stage [S151 G-77]", () => {
    const place = aSession({ currentStage: "review", currentStep: "confirmation" });
    expect(criteriaAddress("/es/rubriq", place)).toBe(
      `/es/rubriq/abstract-writer/${place.session}/criteria/confirmation`,
    );
    expect(stageAddress("/rubriq", place)).toBe(`/rubriq/abstract-writer/${place.session}/review`);
    expect(stageAddress("/rubriq", aSession())).toMatch(/\/criteria\/onboarding$/);
  });
});

describe("limitOf", () => {
  it.each<[string, boolean, number | null]>([
    ["", false, null],
    ["0", false, null],
    ["-1", false, null],
    ["1.5", false, null],
    ["many", false, null],
    ["1", false, 1],
    [" ２５０ ", false, 250],
    ["10000", false, 10_000],
    ["10001", false, null],
    ["10001", true, 10_001],
    ["80000", true, 80_000],
    ["80001", true, null],
  ])("reads %j with characters %j as %j [S160]", (maxLength, useCharacters, expected) => {
    expect(limitOf({ maxLength, useCharacters })).toEqual(
      expected === null ? null : { maxLength: expected, useCharacters },
    );
  });
});

describe("canonicalAnswer", () => {
  it.each([
    [
      "<p>a <strong>b<em>c</em></strong></p>",
      "<p>a <strong>b</strong><strong><em>c</em></strong></p>",
    ],
    ["<p><u>a</u><u>b</u></p><p></p>", "<p><u>ab</u></p>"],
    ["<p>a<br>b</p><p> </p><p>c</p>", "<p>a<br>b</p><p>c</p>"],
    ["<p>5 &lt; 6&nbsp;&amp; 7</p>", "<p>5 &lt; 6\u00a0&amp; 7</p>"],
    ["<p></p>", ""],
  ])("writes %s as the server does", (html, expected) => {
    expect(canonicalAnswer(html)).toBe(expected);
    expect(canonicalAnswer(expected)).toBe(expected);
  });
});

describe("mergeAnswers", () => {
  const mine = { "main-result": { text: "<p>mine</p>", base: "<p>old</p>" } };

  it("lets an answer that nobody else touched go on", () => {
    expect(mergeAnswers(mine, { "main-result": "<p>old</p>" })).toEqual({
      unsaved: mine,
      conflicts: {},
    });
  });

  it("has nothing left to do when the same text is stored", () => {
    expect(mergeAnswers(mine, { "main-result": "<p>mine</p>" })).toEqual({
      unsaved: {},
      conflicts: {},
    });
  });

  it("shows what somebody else made of it, an emptied answer too", () => {
    for (const theirs of ["<p>theirs</p>", ""]) {
      const stored = theirs === "" ? {} : { "main-result": theirs };
      expect(mergeAnswers(mine, stored).conflicts).toEqual({ "main-result": theirs });
    }
  });

  it("knows an own text whose saving was never answered", () => {
    const stored = { "main-result": "<p>sent</p>" };
    expect(mergeAnswers(mine, stored, { "main-result": ["<p>sent</p>"] })).toEqual({
      unsaved: { "main-result": { text: "<p>mine</p>", base: "<p>sent</p>" } },
      conflicts: {},
    });
  });
});

describe("retryDelayMs", () => {
  it("waits longer each time, and never more than half a minute", () => {
    const delays = [1, 2, 3, 9].map((failures) => retryDelayMs("unreachable", failures));
    expect(delays).toEqual([2500, 5000, 10_000, 30_000]);
  });

  it("does not repeat what will be refused again", () => {
    for (const code of ["abstracts.too-long", "abstracts.not-found", "not-signed-in"] as const) {
      expect(retryDelayMs(code, 1)).toBeNull();
    }
  });
});
