import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import { aWordFile, field, paragraph, run, style } from "../testing.ts";
import { isReferenceHeading } from "./kinds.ts";

const styles = [
  style("Ttl", "Title"),
  style("H1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
  style("H2", "heading 2", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  style("Own", "My heading", '<w:basedOn w:val="H2"/>'),
  style("Cap", "caption"),
  style("Q", "Quote"),
  style("Src", "Source Code"),
  style("Bib", "Bibliography"),
  style("T1", "toc 1"),
].join("");

function kinds(body: string): (string | number | boolean | null)[][] {
  return openWordDocument(aWordFile({ body, styles })).paragraphs.map((item) =>
    item.headingLevel === null
      ? [item.kind, item.editable]
      : [item.kind, item.editable, item.headingLevel],
  );
}

const plain = (text: string): string => paragraph(run(text));

describe("kinds by style", () => {
  test("built-in names, and styles based on them, say what a paragraph is", () => {
    expect(
      kinds(
        ["Ttl", "H1", "Own", "Cap", "Q", "Src", "Bib", "T1", "Unknown"]
          .map((id) => paragraph(run("Some text"), id))
          .join(""),
      ),
    ).toEqual([
      ["title", true],
      ["heading", true, 1],
      ["heading", true, 2],
      ["caption", true],
      ["quotation", true],
      ["code", false],
      ["reference", false],
      ["contents", false],
      ["text", true],
    ]);
  });

  test("an outline level on the paragraph itself makes a heading, numbering a list", () => {
    expect(
      kinds(
        `<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr>${run("A")}</w:p><w:p><w:pPr><w:numPr/></w:pPr>${run("B")}</w:p>`,
      ),
    ).toEqual([
      ["heading", true, 3],
      ["list", true],
    ]);
  });

  test("a table of contents field is contents, whatever its style", () => {
    expect(kinds(paragraph(field(" TOC \\o ", "Introduction 1")))).toEqual([["contents", false]]);
  });

  test("typewriter text is code, unless most of the manuscript is set so", () => {
    const typed = paragraph(run("x = f(y)", '<w:rFonts w:ascii="Courier New"/>'));
    const rest = plain("One.") + plain("Two.") + plain("Three.");
    expect(kinds(rest + typed)[3]).toEqual(["code", false]);
    expect(kinds(typed + typed + typed)[0]).toEqual(["text", true]);
  });
});

describe("reference lists", () => {
  test("what follows the heading is references, to the next heading of its level", () => {
    expect(
      kinds(
        paragraph(run("7. References"), "H1") +
          plain("Smith J. A title. Journal 2020.") +
          paragraph(run("Web pages"), "H2") +
          plain("Lee K. Another.") +
          paragraph(run("Appendix"), "H1") +
          plain("Prose again."),
      ),
    ).toEqual([
      ["heading", true, 1],
      ["reference", false],
      ["heading", true, 2],
      ["reference", false],
      ["heading", true, 1],
      ["text", true],
    ]);
  });

  test("a heading without style counts when a list stands below it", () => {
    const entry = plain("[1] Smith J. Title. Journal 2019;3:1–9.");
    expect(kinds(`${plain("REFERENCES:")}${entry}${entry}`)).toEqual([
      ["heading", true],
      ["reference", false],
      ["reference", false],
    ]);
    expect(
      kinds(plain("Literature") + plain("We searched widely.") + plain("It was hard.")),
    ).toEqual([
      ["text", true],
      ["text", true],
      ["text", true],
    ]);
  });

  test("figure legends, captions and other back matter end the list", () => {
    const entry = plain("Smith J. Title. Journal 2019.");
    for (const next of ["Figure legends", "Figure 1. The map.", "Acknowledgements", "表 1 结果"]) {
      const [, , after] = kinds(`${plain("References")}${entry}${plain(next)}`);
      expect(after).toEqual(["text", true]);
    }
  });

  test.each([
    "References",
    "BIBLIOGRAPHY",
    "Literature cited",
    "5. Works Cited",
    "Referencias bibliográficas",
    "Referências",
    "参考文献",
    "VI. Bibliografía:",
  ])("%j is the heading of a reference list", (text) => {
    expect(isReferenceHeading(text)).toBe(true);
  });

  test("a sentence about references is not", () => {
    expect(isReferenceHeading("References to this work are many")).toBe(false);
  });
});
