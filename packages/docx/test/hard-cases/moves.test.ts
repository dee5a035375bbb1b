/** Hard case 10: text that somebody moved with changes tracked. */
import { describe, expect, test } from "vitest";
import { edit, fixture, markupOf, read, texts } from "./edit-fixture.ts";

describe("moved text (hard case 10)", () => {
  const file = fixture("moves");

  test("is read where it went, and not where it was", () => {
    expect(texts(file)).toEqual([
      "What was left.",
      "It was before. The moved words. It was behind.",
    ]);
    expect(read(file)[1]?.locked).toEqual([{ start: 15, end: 32, reason: "moved-text" }]);
  });

  test("is never edited, nor replaced together with text beside it", () => {
    expect(edit(file, ["moved words", "words"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["before. The moved", "Moved"]).codes).toEqual(["locked-text"]);
  });

  test("stays as it is, with its ranges, between edits on both sides", () => {
    const { body, texts } = edit(
      file,
      ["What was", "What is"],
      ["was before. The moved words. It was behind", "is before. The moved words. It is behind"],
    );
    expect(texts).toEqual(["What is left.", "It is before. The moved words. It is behind."]);
    const moves = /<w:move(From|To)(RangeStart|RangeEnd| ).*?(\/>|<\/w:move(From|To)>)/g;
    expect(body.match(moves)).toEqual(markupOf("moves").match(moves));
  });

  test("is something this package never makes: a word that changes place is deleted and inserted", () => {
    const { body } = edit(file, ["What was left", "Left was what"]);
    expect(body.match(/<w:moveTo /g)).toHaveLength(1);
    expect(body).toContain("<w:delText>What was left</w:delText>");
  });
});
