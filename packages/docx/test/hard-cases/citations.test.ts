/** Hard cases 3 and 6: what citation managers write, and would write again over any edit. */
import { aWordFile, field, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { edit, fixture, markupOf, read } from "./edit-fixture.ts";

function lockedTexts(file: Buffer): [string, string][] {
  const [paragraph] = read(file);
  return (paragraph?.locked ?? []).map(({ start, end, reason }) => [
    paragraph?.text.slice(start, end) ?? "",
    reason,
  ]);
}

describe("citation fields of Zotero, EndNote and Mendeley (hard case 3)", () => {
  const file = fixture("citation-fields");

  test("are read as text, each as a citation", () => {
    expect(read(file)[0]?.text).toBe(
      "It was seen (Smith, 2020) and was measured [1-3], then shown (Lee, 2018).",
    );
    expect(lockedTexts(file)).toEqual([
      ["(Smith, 2020)", "citation"],
      ["[1-3]", "citation"],
      ["(Lee, 2018)", "citation"],
    ]);
  });

  test("are never edited", () => {
    const changes: [string, string][] = [
      ["Smith", "Smyth"],
      ["[1-3]", "[1–3]"],
      ["2018)", "2019)"],
    ];
    for (const change of changes) expect(edit(file, change).codes).toEqual(["locked-text"]);
  });

  test("stay as they are in a sentence that is rewritten around them", () => {
    const { texts, body, codes } = edit(file, [
      "It was seen (Smith, 2020) and was measured [1-3], then shown",
      "This has been seen (Smith, 2020) and is measured [1-3], and shown",
    ]);
    expect(codes).toEqual([]);
    expect(texts).toEqual([
      "This has been seen (Smith, 2020) and is measured [1-3], and shown (Lee, 2018).",
    ]);
    const fieldMarkup =
      /<w:r><w:fldChar w:fldCharType="begin".*?<w:fldChar w:fldCharType="end"\/>/g;
    expect(body.match(fieldMarkup)).toEqual(markupOf("citation-fields").match(fieldMarkup));
  });
});

describe("fields of other citation managers (hard case 3)", () => {
  test.each([
    ["NoteExpress", " ADDIN NE.Ref.{0A1B}<Citation/>", "citation"],
    ["RefWorks", "ADDIN RW.CITE{{1 Lee 2018}}", "citation"],
    ["Citavi", "ADDIN CitaviPlaceholder{eyIk}", "citation"],
    ["Reference Manager", " ADDIN REFMGR.CITE ", "citation"],
    ["Word", " CITATION Lee18 \\l 1033 ", "citation"],
    ["NoteExpress, the list", " ADDIN NE.Bib", "bibliography"],
    ["EndNote, the list", " ADDIN EN.REFLIST ", "bibliography"],
    ["Mendeley, the list", "ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY ", "bibliography"],
    ["Citavi, the list", "ADDIN CitaviBibliography{eyIk}", "bibliography"],
  ])("%s", (_name, instruction, reason) => {
    const [paragraphRead] = read(aWordFile(paragraph(run("See ") + field(instruction, "[1]"))));
    expect(paragraphRead?.locked).toEqual([{ start: 4, end: 7, reason }]);
  });
});

describe("citations of Zotero in bookmarks (hard case 3)", () => {
  const cited = (end: string): Buffer =>
    aWordFile(
      paragraph(
        `${run("It was seen ")}<w:bookmarkStart w:id="3" w:name="ZOTERO_BREF_a1B2"/>${run("(Wu, 2017)")}${end}${run(" there.")}`,
      ) + paragraph(run("It was new.")),
    );

  test("are never edited, and stay beside an edit", () => {
    const file = cited('<w:bookmarkEnd w:id="3"/>');
    expect(lockedTexts(file)).toEqual([["(Wu, 2017)", "citation"]]);
    expect(edit(file, ["Wu", "Xu"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["was seen (Wu, 2017) there", "is seen (Wu, 2017) here"]).texts[0]).toBe(
      "It is seen (Wu, 2017) here.",
    );
  });

  test("without an end reach no further than their paragraph", () => {
    expect(lockedTexts(cited(""))).toEqual([["(Wu, 2017) there.", "citation"]]);
    expect(edit(cited(""), ["was new", "is new"]).texts[1]).toBe("It is new.");
  });
});

describe("citations in content controls, of Mendeley Cite, Citavi and Word (hard case 6)", () => {
  const file = fixture("citation-controls");

  test("are read as text, each as a citation", () => {
    expect(lockedTexts(file)).toEqual([
      ["(Wu, 2017)", "citation"],
      ["(Lee, 2018)", "citation"],
      ["(Smith, 2020)", "citation"],
    ]);
  });

  test("are never edited, and stay beside an edit", () => {
    expect(edit(file, ["Wu", "Xu"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["Smith", "Smyth"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["seen (Wu, 2017) and", "seen (Wu, 2017) or"]).texts).toEqual([
      "It was seen (Wu, 2017) or (Lee, 2018) shown (Smith, 2020).",
    ]);
  });
});
