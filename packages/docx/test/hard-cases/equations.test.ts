/** Hard case 17: equations. */
import { describe, expect, test } from "vitest";
import { edit, fixture, markupOf, read } from "./edit-fixture.ts";

describe("an equation (hard case 17)", () => {
  const file = fixture("equations");
  const inline = /<m:oMath>.*?<\/m:oMath>/;

  test("is one character, inline or a paragraph of its own, whatever changes it holds", () => {
    expect(read(file).map(({ text, locked }) => [text, locked])).toEqual([
      ["The value \uFFFC was large.", [{ start: 10, end: 11, reason: "equation" }]],
      ["\uFFFC", [{ start: 0, end: 1, reason: "equation" }]],
    ]);
  });

  test("is never deleted", () => {
    expect(edit(file, ["value \uFFFC was", "value was"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["\uFFFC was large.", "is large."]).codes).toEqual(["locked-text"]);
  });

  test("stays as it is between edits, and its changes keep their numbers", () => {
    const { body, texts } = edit(file, ["The value \uFFFC was", "Values \uFFFC are"]);
    expect(texts[0]).toBe("Values \uFFFC are large.");
    expect(inline.exec(body)?.[0]).toBe(inline.exec(markupOf("equations"))?.[0]);
    expect(body).toContain('w:id="3" w:author="Curie"');
  });
});
