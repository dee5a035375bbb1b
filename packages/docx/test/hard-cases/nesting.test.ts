/** Hard case 20: elements within elements, however deep, and however many. */
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { edit } from "./edit-fixture.ts";

const text = run("It was deep.");

describe("nesting (hard case 20)", () => {
  test("sixty tables within one another are read and edited", () => {
    const open = "<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:tc><w:tcPr/>".repeat(60);
    const close = "<w:p/></w:tc></w:tr></w:tbl>".repeat(60);
    const { texts, codes } = edit(aWordFile(`${open}${paragraph(text)}${close}`), ["was", "is"]);
    expect(codes).toEqual([]);
    expect(texts[0]).toBe("It is deep.");
  });

  const wrapped = (depth: number): Buffer =>
    aWordFile(
      paragraph(
        `${'<w:smartTag w:element="x">'.repeat(depth)}${text}${"</w:smartTag>".repeat(depth)}`,
      ),
    );

  test("five thousand wrappers around one run are read and edited", () => {
    expect(edit(wrapped(5000), ["was", "is"]).texts).toEqual(["It is deep."]);
  });

  test("more than that is refused, with the limit it crossed", () => {
    expect(() => openWordDocument(wrapped(7000))).toThrow(
      new DocxRefusal("archive-bomb", { limit: "xml-depth", allowed: 6000 }),
    );
  });

  test("a part of more than half a million elements is refused, however small it is", () => {
    const paragraphs = "<w:p/>".repeat(500_000);
    expect(() => openWordDocument(aWordFile(paragraphs))).toThrow(
      new DocxRefusal("archive-bomb", { limit: "xml-elements", allowed: 500_000 }),
    );
  });
});
