import type { TranslationQuality } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { errorCodeOf, isWorseThan } from "./rules.ts";

describe("what a document was promised", () => {
  test.each<[TranslationQuality, TranslationQuality | null, boolean]>([
    ["draft", "translation", true],
    ["gist", "draft", true],
    ["draft", "draft", false],
    ["translation", "gist", false],
    ["gist", null, false],
  ])("an engine for a %s is worse than %s: %s", (quality, promised, worse) => {
    expect(isWorseThan(quality, promised)).toBe(worse);
  });
});

describe("the failure of an engine", () => {
  test.each([
    ["stopped", "translation.engine-stopped"],
    ["bad-answer", "translation.engine-stopped"],
    ["not-installed", "translation.engine-not-available"],
    ["unreachable", "translation.engine-not-available"],
    ["key-refused", "translation.engine-not-available"],
    ["quota-exceeded", "translation.engine-not-available"],
    ["overloaded", "translation.engine-not-available"],
  ] as const)("%s is told as %s", (code, told) => {
    expect(errorCodeOf(code)).toBe(told);
  });
});
