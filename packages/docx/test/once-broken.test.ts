/** Files that were once damaged, or opened and then not edited as asked: found by the fuzzer. */
import type { SpanEdit } from "@curie/docx";
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aWordFile, aZip, othersChange, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { findDamage, judgeText, madeEdits } from "./invariants.ts";
import { readZip } from "./judge/zip.ts";

const author = "Curie";

/** Edits the first paragraph and judges the result; answers the codes of what was left out. */
function editAndJudge(file: Buffer, ...edits: SpanEdit[]): string[] {
  const document = openWordDocument(file);
  const asked = new Map([[0, edits]]);
  const written = writeTrackedChanges(document, asked, { author, date: "2031-02-03" });
  expect(findDamage(file, written.bytes, author)).toEqual([]);
  const made = madeEdits(asked, written);
  expect(judgeText(document, written.bytes, made, author).damage).toEqual([]);
  return written.warnings.map(({ code }) => code);
}

describe("what was once broken stays whole", () => {
  test("white space that is not shown counts when a run with tracked formatting is replaced", () => {
    const properties =
      '<w:rPr><w:b/><w:rPrChange w:id="4" w:author="A"><w:rPr/></w:rPrChange></w:rPr>';
    const file = aWordFile(paragraph(`<w:r>${properties}<w:t>bold </w:t></w:r>`));
    expect(editAndJudge(file, { start: 0, end: 4, replacement: "heavy" })).toEqual([
      "tracked-formatting",
    ]);
    expect(editAndJudge(file, { start: 4, end: 4, replacement: " face" })).toEqual([
      "tracked-formatting",
    ]);
  });

  test("an insertion inside an insertion gets no third one", () => {
    const inner = othersChange("ins", 2, run("very new"));
    const file = aWordFile(paragraph(run("A ") + othersChange("ins", 1, inner + run(" thing"))));
    expect(editAndJudge(file, { start: 2, end: 6, replacement: "quite" })).toEqual([
      "inside-other-insertion",
    ]);
    expect(editAndJudge(file, { start: 7, end: 10, replacement: "" })).toEqual([]);
  });

  test("a w:t that holds an element is left alone", () => {
    const file = aWordFile(paragraph("<w:r><w:t>one<w:b/>two three</w:t></w:r>"));
    expect(editAndJudge(file, { start: 7, end: 12, replacement: "four" })).toEqual([
      "paragraph-not-editable",
    ]);
  });

  test("a w:t with unpreserved white space on both sides is left alone", () => {
    const file = aWordFile(paragraph("<w:r><w:t> one two </w:t></w:r>"));
    expect(editAndJudge(file, { start: 4, end: 7, replacement: "three" })).toEqual([
      "paragraph-not-editable",
    ]);
    for (const text of [" one two", "one two "]) {
      const half = aWordFile(paragraph(`<w:r><w:t>${text}</w:t></w:r>`));
      expect(editAndJudge(half, { start: 4, end: 7, replacement: "three" })).toEqual([]);
    }
  });

  test("somebody's insertion without a number is not split into two without one", () => {
    const file = aWordFile(paragraph(`<w:ins w:author="A">${run("one two three")}</w:ins>`));
    expect(editAndJudge(file, { start: 4, end: 7, replacement: "2" })).toEqual([
      "inside-other-insertion",
    ]);
    expect(editAndJudge(file, { start: 4, end: 8, replacement: "" })).toEqual([]);
  });

  test("somebody's insertion where no insertion may stand is not split into two of them", () => {
    const wrapper = othersChange("ins", 1, run("one two three"));
    const file = aWordFile(
      paragraph(`<w:r><w:ruby><w:rubyPr>${wrapper}</w:rubyPr></w:ruby></w:r>`),
    );
    expect(editAndJudge(file, { start: 4, end: 7, replacement: "2" })).toHaveLength(1);
  });

  test("what stands in a run before its properties does not go with the deleted text", () => {
    for (const stray of ["<![CDATA[stray]]>", "<!-- comment -->", "<?instruction x?>"]) {
      const file = aWordFile(paragraph(`<w:r>${stray}<w:rPr><w:b/></w:rPr><w:t>one</w:t></w:r>`));
      expect(editAndJudge(file, { start: 0, end: 3, replacement: "two" })).toHaveLength(1);
    }
  });

  test("numbers of comments count also where their content type is not declared", () => {
    const comments = `<w:comment w:id="0" w:author="A">${paragraph(othersChange("ins", 1, run("new")))}</w:comment>`;
    const file = aWordFile({ body: paragraph(run("one two")), comments });
    const entries = readZip(file).entries.map(({ name, data }) => ({
      name,
      data: (data ?? Buffer.alloc(0)).toString().replace(".comments+xml", ".x+xml"),
    }));
    expect(editAndJudge(aZip(entries), { start: 4, end: 7, replacement: "2" })).toEqual([]);
  });

  test("an entry that says it patches an older file is refused", () => {
    const file = aWordFile(paragraph(run("one")));
    const record = file.indexOf("PK\u0001\u0002", 0, "latin1");
    file.writeUInt16LE(0x20, record + 8);
    expect(() => openWordDocument(file)).toThrow(DocxRefusal);
  });

  test("a second end of the directory behind the first is refused, unless a comment holds it", () => {
    const file = aWordFile(paragraph(run("one two")));
    const marks = Buffer.from("PK\u0005\u0006zz".repeat(9), "latin1");
    const behind = Buffer.concat([file, marks]);
    expect(() => openWordDocument(behind)).toThrow(DocxRefusal);
    behind.writeUInt16LE(marks.length - 1, file.length - 2);
    expect(() => openWordDocument(behind)).toThrow(DocxRefusal);
    behind.writeUInt16LE(marks.length, file.length - 2);
    expect(editAndJudge(behind, { start: 4, end: 7, replacement: "2" })).toEqual([]);
  });

  test("halves of a text box are no halves when one has a picture more, wherever that stands", () => {
    const inner = (more: string) => paragraph(`${run("one ")}${more}${run("two")}`);
    const box = (content: string) =>
      `<w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing>`;
    const old = (content: string) =>
      `<w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict>`;
    const halves = (more: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box(inner(""))}</mc:Choice><mc:Fallback>${old(inner(more))}</mc:Fallback></mc:AlternateContent></w:r>`;
    const edit = { start: 0, end: 3, replacement: "1" };
    const codes = (more: string) => {
      const file = aWordFile(paragraph(halves(more)));
      const document = openWordDocument(file);
      const asked = new Map([[1, [edit]]]);
      const written = writeTrackedChanges(document, asked, { author, date: "2031-02-03" });
      const made = madeEdits(asked, written);
      expect(judgeText(document, written.bytes, made, author).damage).toEqual([]);
      return written.warnings.map(({ code }) => code);
    };
    expect(codes("")).toEqual([]);
    expect(codes("<w:pict/>")).toEqual(["paragraph-not-editable"]);
  });
});
