import { describe, expect, it } from "vitest";
import { surveyIsDue, surveyLink } from "./survey.ts";

const shownOn = "2026-03-02T09:00:00.000Z";
const daysLater = (days: number) => new Date(new Date(shownOn).getTime() + days * 86_400_000);

describe("a survey", () => {
  it.each([
    [0, null, 0, false],
    [1, null, 0, false],
    [2, null, 0, true],
    [1, shownOn, 90, false],
    [2, shownOn, 89, false],
    [2, shownOn, 90, true],
    [50, shownOn, 1, false],
  ])(
    "after %i uses, last shown %s, %i days ago, is due: %s [S77 G-68]",
    (uses, last, days, due) => {
      expect(surveyIsDue({ uses, shownOn: last }, daysLater(days))).toBe(due);
    },
  );

  const about = {
    userIdentity: "u",
    submissionIdentity: "s",
    modelVersion: "harper 1",
  };

  it("about editing says which engine it is about, one about translation does not [S78]", () => {
    const editing = new URL(
      surveyLink("https://x.example/s?lang=en", { ...about, feature: "editing" }),
    );
    expect(Object.fromEntries(editing.searchParams)).toEqual({
      lang: "en",
      user_identity: "u",
      origin: "aje",
      feature: "editing",
      submission_identity: "s",
      model_version: "harper 1",
    });
    const link = surveyLink("/en/rubriq/survey", { ...about, feature: "translation" });
    expect(link).toBe(
      "/en/rubriq/survey?user_identity=u&origin=aje&feature=translation&submission_identity=s",
    );
  });
});
