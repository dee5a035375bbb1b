import { describe, expect, it } from "vitest";
import {
  compared,
  finite,
  gerundOf,
  indefiniteArticle,
  participleOf,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from "./inflection.ts";

describe("English word forms", () => {
  it.each([
    ["study", "studies"],
    ["day", "days"],
    ["class", "classes"],
    ["hypothesis", "hypotheses"],
    ["policeman", "policemen"],
    ["German", "Germans"],
    ["prime minister", "prime ministers"],
    ["point of view", "points of view"],
    ["series", "series"],
    ["research", "research"],
    ["Woman", "Women"],
    ["constructor", "constructors"],
  ])("the plural of %s is %s", (noun, plural) => {
    expect(pluralOf(noun)).toBe(plural);
  });

  it.each([
    ["carry out", "carries out", "carried out", "carried out", "carrying out"],
    ["refer", "refers", "referred", "referred", "referring"],
    ["visit", "visits", "visited", "visited", "visiting"],
    ["stop", "stops", "stopped", "stopped", "stopping"],
    ["go", "goes", "went", "gone", "going"],
    ["lie", "lies", "lay", "lain", "lying"],
    ["panic", "panics", "panicked", "panicked", "panicking"],
    ["agree", "agrees", "agreed", "agreed", "agreeing"],
    ["write", "writes", "wrote", "written", "writing"],
  ])("%s is inflected at its first word", (verb, third, past, participle, gerund) => {
    expect([thirdPersonOf(verb), pastOf(verb), participleOf(verb), gerundOf(verb)]).toEqual([
      third,
      past,
      participle,
      gerund,
    ]);
  });

  it("compares short adjectives by their ending and long ones with more and most", () => {
    const comparatives = ["high", "big", "early", "large", "important", "good", "recent"].map(
      (adjective) => compared(adjective, "comparative"),
    );
    expect(comparatives).toEqual([
      "higher",
      "bigger",
      "earlier",
      "larger",
      "more important",
      "better",
      "more recent",
    ]);
    expect(compared("simple", "superlative")).toBe("simplest");
  });

  it("chooses the article by sound", () => {
    const words = ["hour", "university", "MRI", "apple", "unimportant point", "European", "US"];
    expect(words.map(indefiniteArticle)).toEqual(["an", "a", "an", "an", "an", "a", "a"]);
  });

  it("agrees with person and number", () => {
    expect(finite("be", "present", 1, false)).toBe("am");
    expect(finite("be", "past", 3, true)).toBe("were");
    expect(finite("show", "present", 3, false)).toBe("shows");
    expect(finite("show", "present", 3, true)).toBe("show");
  });
});
