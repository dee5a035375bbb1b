import type { JournalProfile } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { formOf, formProblem, type ProfileForm, profileOf, toggled } from "./model.ts";

const whole: JournalProfile = {
  title: { mostWords: 20 },
  runningTitle: { mostCharacters: 60, required: true },
  abstract: { most: 250, least: 100, headings: 3 },
  keywords: { least: 3, most: 6 },
  sections: ["introduction", "methods"],
  text: { most: 4000 },
  references: { most: 60 },
  figures: { most: 8 },
  statements: ["ethics", "funding"],
};

const changed = (numbers: Partial<ProfileForm["numbers"]>): ProfileForm => {
  const form = formOf("Ours", { statements: [] });
  return { ...form, numbers: { ...form.numbers, ...numbers } };
};

describe("a profile in a form", () => {
  it.each([
    ["whole", whole],
    ["empty", { statements: [] }],
    ["with an abstract alone", { abstract: { most: 200 }, statements: [] }],
  ] as const)("comes back as it went in: %s", (_, profile) => {
    const form = formOf("Ours", profile as JournalProfile);
    expect(formProblem(form)).toBeNull();
    expect(profileOf(form)).toEqual({ name: "Ours", ...profile });
  });

  it("asks for one keyword where nothing else is said", () => {
    expect(profileOf(changed({ "keywords-most": "6" })).keywords).toEqual({ least: 1, most: 6 });
  });

  it.each([
    [{ title: "0" }, { field: "title", problem: "not-a-limit" }],
    [{ text: "1000000" }, { field: "text", problem: "not-a-limit" }],
    [{ figures: "eight" }, { field: "figures", problem: "not-a-limit" }],
    [{ "abstract-least": "50" }, { field: "abstract-most", problem: "most-missing" }],
    [{ "keywords-least": "3" }, { field: "keywords-most", problem: "most-missing" }],
    [
      { "abstract-most": "50", "abstract-least": "60" },
      { field: "abstract-least", problem: "least-above-most" },
    ],
  ])("tells what cannot be saved: %o", (numbers, problem) => {
    expect(formProblem(changed(numbers))).toEqual(problem);
  });

  it("needs a name", () => {
    expect(formProblem({ ...changed({}), name: " " })?.field).toBe("name");
  });

  it("keeps sections and statements in their order", () => {
    const form = { ...changed({}), statements: toggled(toggled([], "funding"), "ethics") } as never;
    expect(profileOf(form).statements).toEqual(["ethics", "funding"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
