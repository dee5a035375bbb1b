import { describe, expect, test } from "vitest";
import { requiredText, searchable } from "./required-text.ts";

describe("the text that every match has", () => {
  test.each([
    ["despite (?:of|to|from)", "despite "],
    ["result(ed|ing) to(?= (?:death|failure)\\b)", "result"],
    ["differ(s|ed)? (?:of|than)(?= \\p{Ll})", "differ"],
    ["colou?rs of", "rs of"],
    ["in (?:the )?field", "field"],
    ["more over{2}here", "more ove"],
    ["(long|short) term", " term"],
    ["[Ee]quals to", "quals to"],
    ["In Accordance to", "in accordance to"],
    ["based to|based of", ""],
    ["(?:in|at) (monday|tuesday)", " "],
    ["an? \\w+ of the", " of the"],
  ])("%s needs %j", (source, required) => {
    expect(requiredText(source)).toBe(required);
  });

  test.each(["Despite of", "DESPITE OF", "deſpite of", "in\u212Arease"])(
    "%s is searched in as a pattern reads it",
    (text) => {
      const word = searchable(text).includes("despite") ? "despite" : "inkrease";
      expect(new RegExp(word, "iu").test(text)).toBe(searchable(text).includes(word));
    },
  );
});
