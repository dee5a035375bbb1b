/** Hard cases 8 and 15: bookmarks, comments, permissions; the marks of notes. */
import { paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture, read } from "./edit-fixture.ts";

const parts = {
  comments: `<w:comment w:id="0" w:author="Ann">${paragraph(run("Was it?"))}</w:comment>`,
  footnotes: `<w:footnote w:type="separator" w:id="-1">${paragraph("<w:r><w:separator/></w:r>")}</w:footnote><w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(" The note was.")}`)}</w:footnote>`,
};

describe("bookmarks, comment ranges and permissions (hard case 8)", () => {
  test("keep place and order when the text they stand in is replaced", () => {
    const { body, texts } = edit(fixture("markers", parts), ["was very happy", "are glad"]);
    expect(texts[0]).toBe("We are glad there\uFFFC.");
    expect(body).toContain(
      compact(`
        <w:r><w:t xml:space="preserve">We </w:t></w:r>
        <w:del w:id="6" ${curie}><w:r><w:delText xml:space="preserve">was </w:delText></w:r></w:del>
        <w:bookmarkStart w:id="4" w:name="there"/>
        <w:commentRangeStart w:id="0"/>
        <w:del w:id="7" ${curie}><w:r><w:delText>very</w:delText></w:r></w:del>
        <w:commentRangeEnd w:id="0"/>
        <w:r><w:commentReference w:id="0"/></w:r>
        <w:del w:id="8" ${curie}><w:r><w:delText xml:space="preserve"> happy</w:delText></w:r></w:del>
        <w:ins w:id="9" ${curie}><w:r><w:t>are glad</w:t></w:r></w:ins>
        <w:bookmarkEnd w:id="4"/>
        <w:permStart w:id="5" w:edGrp="everyone"/>`),
    );
  });
});

describe("the mark of a note (hard case 15)", () => {
  const file = fixture("markers", parts);

  test("is one character of the text that no edit may touch", () => {
    const [body] = read(file);
    expect(body?.text).toBe("We was very happy there\uFFFC.");
    expect(body?.locked).toEqual([{ start: 23, end: 24, reason: "note" }]);
  });

  test("is never deleted with the text around it", () => {
    expect(edit(file, ["there\uFFFC.", "here."]).codes).toEqual(["locked-text"]);
    const { texts, body } = edit(file, ["there\uFFFC.", "here\uFFFC!"]);
    expect(texts[0]).toBe("We was very happy here\uFFFC!");
    expect(body).toContain('<w:footnoteReference w:id="2"/>');
  });

  test("stays in the middle of text that goes: the edit is made on either side", () => {
    const { texts } = edit(file, ["happy there\uFFFC.", "\uFFFC"]);
    expect(texts[0]).toBe("We was very \uFFFC");
  });

  test("does not lend its raised formatting to text that is inserted beside it", () => {
    const { body } = edit(file, ["there", "there, today"]);
    expect(body).toMatch(/<w:ins [^>]*><w:r><w:t>, today<\/w:t>/);
  });

  test("leads to a note whose text is edited in its own part", () => {
    const { part, texts } = edit(file, ["note was", "note is"]);
    expect(texts.at(-1)).toBe(" The note is.");
    expect(part("word/footnotes.xml")).toContain(
      `<w:del w:id="6" ${curie}><w:r><w:delText xml:space="preserve">was</w:delText></w:r></w:del>`,
    );
  });
});
