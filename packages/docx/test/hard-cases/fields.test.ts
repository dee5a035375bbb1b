/** Hard cases 2, 4 and 5: complex fields, fields in fields, fields over several paragraphs. */
import { openWordDocument } from "@curie/docx";
import { aWordFile, field, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { bodyOf, compact, curie, edit, fixture, read } from "./edit-fixture.ts";

describe("a complex field (hard case 2)", () => {
  const file = fixture("complex-field");

  test("is read by its result: the instruction is no text", () => {
    const [paragraph] = read(file);
    expect(paragraph?.text).toBe("As shown in Figure 1, it was so.");
    expect(paragraph?.locked).toEqual([{ start: 12, end: 20, reason: "field" }]);
  });

  test("is never edited, nor half deleted", () => {
    expect(edit(file, ["Figure", "Table"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["in Figure 1, it", "it"]).codes).toEqual(["locked-text"]);
  });

  test("stays whole beside an edit on either side", () => {
    const { body } = edit(file, ["shown in ", "seen in "], [", it was", ", it is"]);
    expect(body).toContain(
      compact(`
        <w:r><w:t xml:space="preserve"> in </w:t></w:r>
        <w:r><w:fldChar w:fldCharType="begin"/></w:r>
        <w:r><w:instrText xml:space="preserve"> REF _Ref1 was \\h </w:instrText></w:r>
        <w:r><w:fldChar w:fldCharType="separate"/></w:r>
        <w:r><w:t>Figure 1</w:t></w:r>
        <w:r><w:fldChar w:fldCharType="end"/></w:r>
        <w:r><w:t xml:space="preserve">, it </w:t></w:r>
        <w:del w:id="3" ${curie}>`),
    );
  });

  test("without result, an index entry or such, stays where text around it is deleted", () => {
    const entry = compact(`
      <w:r><w:fldChar w:fldCharType="begin"/></w:r>
      <w:r><w:instrText>XE "was"</w:instrText></w:r>
      <w:r><w:fldChar w:fldCharType="end"/></w:r>`);
    const { body, texts } = edit(aWordFile(paragraph(run("one ") + entry + run("two three"))), [
      "one two",
      "1",
    ]);
    expect(texts).toEqual(["1 three"]);
    expect(body).toContain(entry);
  });

  test("all in one run is told apart from the text beside it", () => {
    const file = aWordFile(
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DATE</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>2020</w:t><w:fldChar w:fldCharType="end"/><w:t xml:space="preserve"> was dry</w:t></w:r></w:p>',
    );
    expect(edit(file, ["was", "is"]).texts).toEqual(["2020 is dry"]);
    expect(edit(file, ["2020", "2021"]).codes).toEqual(["locked-text"]);
  });
});

describe("fields in fields (hard case 4)", () => {
  test("text in the instruction of the outer one is none, though the inner one has a result", () => {
    const nested = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF </w:instrText></w:r>${field(" MERGEFIELD a ", "inner was")}<w:r><w:instrText> = "x" "yes" "no" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("yes")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const file = aWordFile(paragraph(run("It was ") + nested + run(" and is")));
    expect(read(file)[0]).toMatchObject({
      text: "It was yes and is",
      locked: [{ start: 7, end: 10, reason: "field" }],
    });
    expect(edit(file, ["and is", "or was"]).texts).toEqual(["It was yes or was"]);
  });

  test("a cross-reference inside a table of contents belongs to the contents", () => {
    const [first] = read(fixture("contents-and-references"));
    expect(first?.text).toBe("Introduction\t1");
    expect(first?.locked).toEqual([{ start: 0, end: 14, reason: "contents" }]);
  });
});

describe("a field over several paragraphs (hard case 5)", () => {
  const file = fixture("contents-and-references");

  test("keeps all of them from being edited: contents and reference list stay", () => {
    expect(read(file).map(({ text, kind, editable }) => [text, kind, editable])).toEqual([
      ["Introduction\t1", "contents", false],
      ["Methods", "contents", false],
      ["", "text", false],
      ["The text was here.", "text", true],
      ["Lee, A. It was first.", "reference", false],
      ["Wu, B. It was second.", "reference", false],
    ]);
  });

  test("does not reach beyond its end", () => {
    const { codes, texts } = edit(file, ["text was", "text is"], ["Wu, B. It was", "Wu, B. It is"]);
    expect(codes).toEqual(["paragraph-not-editable"]);
    expect(texts[3]).toBe("The text is here.");
  });

  test("that never ends locks the paragraph of its beginning alone, and is reported", () => {
    const open = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    const broken = aWordFile(paragraph(open + run("one")) + paragraph(run("It was two")));
    const document = openWordDocument(broken);
    expect(document.warnings).toEqual([{ code: "unbalanced-field" }]);
    expect(document.paragraphs.map(({ editable }) => editable)).toEqual([false, true]);
    expect(bodyOf(edit(broken, ["was", "is"]).bytes)).toContain(open);
  });
});
