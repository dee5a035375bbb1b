import { aWordFile, equation, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { checkHumanEdit } from "./check.ts";

const by = (author: string) => `w:id="7" w:author="${author}" w:date="2026-05-06T07:08:09Z"`;
const inserted = (text: string) => `<w:ins ${by("Edo Editor")}>${run(text)}</w:ins>`;
const deleted = (text: string) =>
  `<w:del ${by("Edo Editor")}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
/** As Curie has handed it out: with a tracked change of its own. */
const first = `${run("We ")}<w:del ${by("Curie")}><w:r><w:delText>was</w:delText></w:r></w:del><w:ins ${by("Curie")}>${run("were")}</w:ins>${run(" here in 2019.")}`;
const source = aWordFile(
  paragraph(first) + paragraph(run("Ten corals grew 4.5 mm [3].")) + paragraph(equation("E=mc")),
);
const check = (...paragraphs: string[]) => checkHumanEdit(source, aWordFile(paragraphs.join("")));
const differing = (found: ReturnType<typeof check>) =>
  found.proof.flatMap(({ kind, before, after }) =>
    before === after ? [] : [[kind, before, after]],
  );

describe("what a person has edited", () => {
  test("and tracked has nothing else to tell, and every value beside its own [G-40]", () => {
    const found = check(
      paragraph(first),
      paragraph(`${deleted("Ten corals")}${inserted("The ten corals")}${run(" grew 4.5 mm [3].")}`),
      paragraph(equation("E=mc")),
    );
    expect(found).toMatchObject({
      changes: [{ author: "Edo Editor", count: 2 }],
      untracked: [],
      media: { missing: 0, added: 0 },
    });
    expect(found.proof.map(({ kind, before }) => [kind, before])).toEqual([
      ["number", "2019"],
      ["quantity", "4.5 mm"],
      ["citation", "[3]"],
      ["equation", "E=mc"],
    ]);
    expect(differing(found)).toEqual([]);
  });

  test("without tracking it is told paragraph by paragraph", () => {
    const found = check(
      paragraph(first),
      paragraph(run("The ten corals grew 4.5 mm [3].")),
      paragraph(equation("E=mc")),
      paragraph(run("A new end.")),
    );
    expect(found.changes).toEqual([]);
    expect(found.untracked.map(({ before, after }) => [before, after])).toEqual([
      ["Ten corals grew 4.5 mm [3].", "The ten corals grew 4.5 mm [3]."],
      [null, "A new end."],
    ]);
  });

  test("shows a number, a unit and a citation that differ, also when they were tracked", () => {
    const found = check(
      paragraph(first),
      paragraph(
        `${run("Ten corals grew ")}${deleted("4.5 mm [3]")}${inserted("45 cm [4]")}${run(".")}`,
      ),
      paragraph(equation("E=mc")),
    );
    expect(found.untracked).toEqual([]);
    expect(differing(found)).toEqual([
      ["quantity", "4.5 mm", "45 cm"],
      ["citation", "[3]", "[4]"],
    ]);
  });

  test("and moved or split shows no value as lost that stands elsewhere", () => {
    const found = check(
      `<w:p><w:pPr><w:rPr><w:ins ${by("Edo Editor")}/></w:rPr></w:pPr>${run("We ")}<w:del ${by("Curie")}><w:r><w:delText>was</w:delText></w:r></w:del><w:ins ${by("Curie")}>${run("were")}</w:ins>${run(" here")}</w:p>`,
      paragraph(run(" in 2019.")),
      paragraph(run("Ten corals grew 4.5 mm [3].")),
      paragraph(equation("E=mc")),
    );
    expect({ untracked: found.untracked, differing: differing(found) }).toEqual({
      untracked: [],
      differing: [],
    });
  });

  test("shows an equation that is gone", () => {
    const found = check(paragraph(first), paragraph(run("Ten corals grew 4.5 mm [3].")));
    expect(differing(found)).toEqual([["equation", "E=mc", null]]);
  });

  test("accepts nothing of Curie's changes in silence", () => {
    const found = check(
      paragraph(run("We were here in 2019.")),
      paragraph(run("Ten corals grew 4.5 mm [3].")),
      paragraph(equation("E=mc")),
    );
    expect(found.untracked).toMatchObject([
      { before: "We was here in 2019.", after: "We were here in 2019." },
    ]);
  });
});
