/** Hard case 7: hyperlinks. */
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture } from "./edit-fixture.ts";

describe("a hyperlink (hard case 7)", () => {
  const file = fixture("hyperlink");

  test("holds the change of its text inside: w:ins and w:del never stand around it", () => {
    const { body } = edit(file, ["full", "whole"]);
    expect(body).toContain(
      compact(`
        <w:hyperlink r:id="rId9">
          <w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">the </w:t></w:r>
          <w:del w:id="1" ${curie}><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:delText>full</w:delText></w:r></w:del>
          <w:ins w:id="2" ${curie}><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>whole</w:t></w:r></w:ins>
          <w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve"> text</w:t></w:r>
        </w:hyperlink>`),
    );
  });

  test("parts an edit across its edge where the words allow it", () => {
    const { texts, codes, body } = edit(file, ["Read the full", "Reads the entire"]);
    expect(codes).toEqual([]);
    expect(texts).toEqual(["Reads the entire text now"]);
    expect(body).not.toMatch(/<w:(ins|del) [^>]*><w:hyperlink/);
  });

  test("refuses an edit across its edge where they do not", () => {
    expect(edit(file, ["Read the", "XX"]).codes).toEqual(["crosses-hyperlink"]);
  });

  test("does not take in text that is inserted at its edge", () => {
    const { body, texts } = edit(file, ["Read ", "Read all "], [" now", " here now"]);
    expect(texts).toEqual(["Read all the full text here now"]);
    expect(body).toContain(
      '<w:hyperlink r:id="rId9"><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>the full text</w:t></w:r></w:hyperlink>',
    );
  });
});
