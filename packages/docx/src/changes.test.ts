import { describe, expect, test } from "vitest";
import { readChanges } from "./changes.ts";
import { openWordDocument } from "./document.ts";
import type { SpanEdit } from "./model.ts";
import { aWordFile, paragraph, run, style } from "./testing.ts";
import { writeTrackedChanges } from "./writing/tracked-changes.ts";

const styles = style("H1", "heading 1");
const by = (author: string): string =>
  `w:id="7" w:author="${author}" w:date="2024-05-06T07:08:09Z"`;
const written = (file: Buffer, edits: [number, SpanEdit[]][]) =>
  writeTrackedChanges(openWordDocument(file), new Map(edits), {
    author: "Curie",
    date: "2031-02-03T04:05:06Z",
  });

describe("changes that were written", () => {
  test("each tells before, after, category, the heading above, and a little of what is around", () => {
    const body =
      paragraph(run("Methods"), "H1") +
      paragraph(run("The cells was grown in medium for the whole of three days and nights."));
    const edit = { start: 4, end: 13, replacement: "cells were", category: "grammar" };
    const { changes, applied } = written(aWordFile({ body, styles }), [[1, [edit]]]);
    expect(applied).toBe(1);
    expect(changes).toEqual([
      {
        paragraph: 1,
        story: "body",
        paragraphKind: "text",
        inTable: false,
        heading: "Methods",
        offset: 10,
        left: "The cells ",
        right: " grown in medium for the whole of three",
        edit,
        before: "was",
        after: "were",
        category: "grammar",
      },
    ]);
  });

  test("an edit without a category is named for what it does", () => {
    const { changes } = written(aWordFile(paragraph(run("One two three."))), [
      [
        0,
        [
          { start: 0, end: 3, replacement: "Two" },
          { start: 3, end: 7, replacement: "" },
          { start: 13, end: 13, replacement: " four" },
        ],
      ],
    ]);
    expect(changes.map((change) => change.category)).toEqual([
      "replacement",
      "deletion",
      "insertion",
    ]);
  });

  test("they come in the order of the document, and edits left out are not among them", () => {
    const body = paragraph(run("One.")) + paragraph(run("Two."));
    const { changes, warnings } = written(aWordFile(body), [
      [1, [{ start: 0, end: 3, replacement: "Three" }]],
      [
        0,
        [
          { start: 0, end: 3, replacement: "Four" },
          { start: 9, end: 9, replacement: "x" },
        ],
      ],
    ]);
    expect(changes.map((change) => change.after)).toEqual(["Four", "Three"]);
    expect(warnings).toHaveLength(1);
  });

  test("a note and a header are under no heading; a table and a box are", () => {
    const file = aWordFile({
      styles,
      body:
        paragraph(run("Results"), "H1") +
        `<w:tbl><w:tr><w:tc>${paragraph(run("cell"))}</w:tc></w:tr></w:tbl>` +
        paragraph(
          `<w:r><w:pict><v:textbox><w:txbxContent>${paragraph(run("box"))}</w:txbxContent></v:textbox></w:pict></w:r>`,
        ),
      footnotes: `<w:footnote w:id="1">${paragraph(run("note"))}</w:footnote>`,
    });
    const document = openWordDocument(file);
    const edits: [number, SpanEdit[]][] = document.paragraphs
      .filter((item) => ["cell", "box", "note"].includes(item.text))
      .map((item) => [item.id, [{ start: 0, end: item.text.length, replacement: "new" }]]);
    const told = written(file, edits).changes.map((change) => [
      change.before,
      change.heading,
      change.inTable,
      change.story,
    ]);
    expect(told).toEqual([
      ["cell", "Results", true, "body"],
      ["box", "Results", false, "text-box"],
      ["note", null, false, "footnote"],
    ]);
  });
});

describe("changes that stand in a file", () => {
  const told = (body: string) =>
    readChanges(openWordDocument(aWordFile({ body, styles }))).map(
      ({ kind, author, text, paragraph: id, offset }) => [kind, author, text, id, offset],
    );

  test("insertions and deletions tell author, date, text and place", () => {
    const body =
      paragraph(run("Aims"), "H1") +
      paragraph(
        `${run("We ")}<w:del ${by("Ann")}><w:r><w:delText>was</w:delText></w:r></w:del><w:ins ${by("Bo")}>${run("were")}</w:ins>${run(" here.")}`,
      );
    expect(readChanges(openWordDocument(aWordFile({ body, styles })))).toEqual([
      {
        paragraph: 1,
        story: "body",
        paragraphKind: "text",
        inTable: false,
        heading: "Aims",
        offset: 3,
        left: "We ",
        right: "were here.",
        kind: "deletion",
        author: "Ann",
        date: "2024-05-06T07:08:09Z",
        text: "was",
      },
      {
        paragraph: 1,
        story: "body",
        paragraphKind: "text",
        inTable: false,
        heading: "Aims",
        offset: 3,
        left: "We ",
        right: " here.",
        kind: "insertion",
        author: "Bo",
        date: "2024-05-06T07:08:09Z",
        text: "were",
      },
    ]);
  });

  test("what one person changed in one stretch is one change, however many runs it has", () => {
    const deleted = (text: string): string =>
      `<w:del ${by("Ann")}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
    const inserted = (text: string): string => `<w:ins ${by("Ann")}>${run(text)}</w:ins>`;
    expect(told(paragraph(deleted("a ") + deleted("b") + inserted("c") + inserted("d")))).toEqual([
      ["deletion", "Ann", "a b", 0, 0],
      ["insertion", "Ann", "cd", 0, 0],
    ]);
  });

  test("a deletion in somebody's insertion is told beside what is left of it", () => {
    const body = paragraph(
      `<w:ins ${by("Ann")}>${run("new ")}<w:del ${by("Bo")}><w:r><w:delText>old</w:delText></w:r></w:del></w:ins>`,
    );
    expect(told(body)).toEqual([
      ["insertion", "Ann", "new ", 0, 0],
      ["deletion", "Bo", "old", 0, 4],
    ]);
  });

  test("moves are told at both ends", () => {
    const body =
      paragraph(`<w:moveFrom ${by("Ann")}>${run("gone")}</w:moveFrom>${run("x")}`) +
      paragraph(`${run("y ")}<w:moveTo ${by("Ann")}>${run("gone")}</w:moveTo>`);
    expect(told(body)).toEqual([
      ["moved-away", "Ann", "gone", 0, 0],
      ["moved-here", "Ann", "gone", 1, 2],
    ]);
  });

  test("marks of paragraphs, rows and cells, and formatting", () => {
    const cell = (mark: string, text: string): string =>
      `<w:tc><w:tcPr>${mark}</w:tcPr>${paragraph(run(text))}</w:tc>`;
    const body =
      `<w:p><w:pPr><w:rPr><w:del ${by("Ann")}/></w:rPr></w:pPr>${run("one")}</w:p>` +
      `<w:p><w:pPr><w:pPrChange ${by("Bo")}><w:pPr/></w:pPrChange></w:pPr>${run("two ")}` +
      `${run("bold", `<w:b/><w:rPrChange ${by("Bo")}><w:rPr/></w:rPrChange>`)}</w:p>` +
      `<w:tbl><w:tr><w:trPr><w:ins ${by("Cy")}/></w:trPr>${cell(`<w:cellDel ${by("Cy")}/>`, "cell")}</w:tr></w:tbl>`;
    expect(told(body)).toEqual([
      ["paragraph-deleted", "Ann", "", 0, 0],
      ["formatting", "Bo", "", 1, 0],
      ["formatting", "Bo", "bold", 1, 4],
      ["row-inserted", "Cy", "", 2, 0],
      ["cell-deleted", "Cy", "", 2, 0],
    ]);
  });

  test("deleted tabs and notes are in the text, deleted field codes are not", () => {
    const body = paragraph(
      `${run("x")}<w:del ${by("Ann")}><w:r><w:tab/><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>REF a</w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="separate"/><w:delText>1</w:delText></w:r><w:r><w:fldChar w:fldCharType="end"/><w:footnoteReference w:id="2"/></w:r></w:del>`,
    );
    expect(told(body)).toEqual([["deletion", "Ann", "\t1\uFFFC", 0, 1]]);
  });

  test("both halves of a text box are told once", () => {
    const content = paragraph(`<w:ins ${by("Ann")}>${run("box")}</w:ins>`);
    const body = paragraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    );
    expect(told(body)).toEqual([["insertion", "Ann", "box", 1, 0]]);
  });

  test("our own changes are read back as they were written", () => {
    const file = aWordFile(paragraph(run("They was here.")));
    const { bytes, changes } = written(file, [[0, [{ start: 5, end: 8, replacement: "were" }]]]);
    const [gone, come] = readChanges(openWordDocument(bytes));
    expect([gone?.text, come?.text]).toEqual([changes[0]?.before, changes[0]?.after]);
    expect(come).toMatchObject({ author: "Curie", date: "2031-02-03T04:05:06Z", offset: 5 });
  });
});
