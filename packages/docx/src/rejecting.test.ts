import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import { readRejectedText } from "./rejecting.ts";
import { aWordFile, paragraph, run, seededRandom } from "./testing.ts";
import { writeTrackedChanges } from "./writing/tracked-changes.ts";

const by = (author: string) => `w:id="7" w:author="${author}" w:date="2024-05-06T07:08:09Z"`;
const inserted = (content: string, author = "Ann") => `<w:ins ${by(author)}>${content}</w:ins>`;
const deleted = (text: string, author = "Ann") =>
  `<w:del ${by(author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const told = (body: string) =>
  readRejectedText(openWordDocument(aWordFile(body))).map(({ text }) => text);

describe("a file with every change rejected", () => {
  test("has its deletions back and its insertions gone, in their places", () => {
    const body = `${run("We ")}${deleted("was")}${inserted(run("were"))}${run(" here")}${inserted(run("."))}`;
    expect(told(paragraph(body))).toEqual(["We was here"]);
  });

  test("has nothing of what one person inserted and another deleted of it", () => {
    const body = `${run("a ")}${inserted(`${run("new ")}${deleted("old ", "Bo")}`)}${deleted("b ")}${run("c")}`;
    expect(told(paragraph(body))).toEqual(["a b c"]);
  });

  test("has moved text where it was", () => {
    const gone = `<w:moveFrom ${by("Ann")}>${run("gone ")}</w:moveFrom>`;
    const come = `<w:moveTo ${by("Ann")}>${run("gone ")}${deleted("more ", "Bo")}</w:moveTo>`;
    expect(told(paragraph(gone + run("x")) + paragraph(run("y ") + come))).toEqual([
      "gone x",
      "y ",
    ]);
  });

  test("has paragraphs joined that were split, and apart that are to be joined", () => {
    const mark = (kind: string, content: string) =>
      `<w:p><w:pPr><w:rPr><w:${kind} ${by("Ann")}/></w:rPr></w:pPr>${content}</w:p>`;
    expect(told(mark("ins", run("One ")) + paragraph(run("two")))).toEqual(["One two"]);
    expect(told(mark("del", run("One ")) + paragraph(run("two")))).toEqual(["One ", "two"]);
  });

  test("reads as before, whatever was written into it with changes tracked", () => {
    const random = seededRandom(20_261_122);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let round = 0; round < 60; round++) {
      const texts = Array.from({ length: 4 }, () =>
        Array.from({ length: 3 + below(12) }, () =>
          "corals grow in warm reefs".slice(below(20)),
        ).join(" "),
      );
      const document = openWordDocument(
        aWordFile(texts.map((text) => paragraph(run(text))).join("")),
      );
      const edits = new Map(
        document.paragraphs.map(({ id, text }) => {
          const start = below(text.length);
          const end = Math.min(text.length, start + below(9));
          return [id, [{ start, end, replacement: ["", "new", "x y"][below(3)] ?? "" }]] as const;
        }),
      );
      const { bytes } = writeTrackedChanges(document, edits, {
        author: "Curie",
        date: "2026-03-02T09:00:00Z",
      });
      expect(readRejectedText(openWordDocument(bytes)).map(({ text }) => text)).toEqual(texts);
    }
  });
});
