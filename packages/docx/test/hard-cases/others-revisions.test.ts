/** Hard cases 9 and 11: what other people inserted, deleted, split and merged. */
import { partText } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { ann, compact, curie, edit, fixture, laidOutFixture, read, texts } from "./edit-fixture.ts";

describe("somebody's insertions and deletions (hard case 9)", () => {
  const file = fixture("others-revisions");
  const gone = `<w:del w:id="4" ${ann}><w:r><w:delText>is gone </w:delText></w:r></w:del>`;

  test("what they inserted is read, what they deleted is not", () => {
    expect(texts(file)).toEqual(["It was certainly added here.", "Paris was nice"]);
  });

  test("deletes inside somebody's insertion by a deletion within it", () => {
    const { body } = edit(file, ["certainly ", ""]);
    expect(body).toContain(
      compact(`
        <w:ins w:id="5" ${ann}>
          <w:r><w:t xml:space="preserve">was </w:t></w:r>
          <w:del w:id="7" ${curie}><w:r><w:delText xml:space="preserve">certainly </w:delText></w:r></w:del>
          <w:r><w:t>added</w:t></w:r>
        </w:ins>`),
    );
  });

  test("splits their insertion around ours, with a new number and their author and date kept", () => {
    const { body } = edit(file, ["certainly", "surely"]);
    expect(body).toContain(
      compact(`
        <w:ins w:id="5" ${ann}>
          <w:r><w:t xml:space="preserve">was </w:t></w:r>
          <w:del w:id="7" ${curie}><w:r><w:delText>certainly</w:delText></w:r></w:del>
        </w:ins>
        <w:ins w:id="8" ${curie}><w:r><w:t>surely</w:t></w:r></w:ins>
        <w:ins w:id="9" ${ann}><w:r><w:t xml:space="preserve"> added</w:t></w:r></w:ins>`),
    );
  });

  test("stands before or behind their insertion where that is enough", () => {
    const { body } = edit(file, ["was", "had been"], ["added", "put"]);
    expect(body).toContain(
      compact(`
        <w:ins w:id="5" ${ann}>
          <w:del w:id="7" ${curie}><w:r><w:delText>was</w:delText></w:r></w:del>
        </w:ins>
        <w:ins w:id="8" ${curie}><w:r><w:t>had been</w:t></w:r></w:ins>
        <w:ins w:id="9" ${ann}>
          <w:r><w:t xml:space="preserve"> certainly </w:t></w:r>
          <w:del w:id="10" ${curie}><w:r><w:delText>added</w:delText></w:r></w:del>
        </w:ins>
        <w:ins w:id="11" ${curie}><w:r><w:t>put</w:t></w:r></w:ins>
        <w:r><w:t xml:space="preserve"> here.</w:t></w:r>`),
    );
  });

  test("leaves no empty insertion of theirs behind in a file laid out with line ends", () => {
    const { bytes, codes } = edit(
      laidOutFixture("others-revisions"),
      ["was", "had been"],
      ["added", "put"],
    );
    expect(codes).toEqual([]);
    expect(partText(bytes)).not.toMatch(/<w:ins [^>]*>\s*<\/w:ins>/);
  });

  test("an edit across the edge of their insertion is made on both sides", () => {
    const { texts, codes } = edit(file, ["added here", "put there"]);
    expect(codes).toEqual([]);
    expect(texts[0]).toBe("It was certainly put there.");
  });

  test("never touches their deletion, not even where text on both sides is replaced", () => {
    const { body, texts } = edit(file, ["It was", "They were"]);
    expect(texts[0]).toBe("They were certainly added here.");
    expect(body).toContain(gone);
  });

  test("deletes in a wrapper inside their insertion, but inserts nothing there", () => {
    expect(edit(file, ["Paris ", ""]).codes).toEqual([]);
    expect(edit(file, ["Paris", "London"]).codes).toEqual(["inside-other-insertion"]);
  });
});

describe("marks on paragraphs, rows and cells (hard case 11)", () => {
  const file = fixture("marks-and-rows");

  test("do not change what is read: paragraphs whose mark is deleted are still two", () => {
    expect(texts(file)).toEqual([
      "The first was.",
      "The second was.",
      "The new row was.",
      "The old row was.",
      "The new cell was.",
      "The old cell was.",
    ]);
  });

  test("leave text editable where it stays, and not where it goes", () => {
    expect(read(file).map(({ editable }) => editable)).toEqual([
      ...[true, true, true, false, true, false],
    ]);
  });

  test("stay as they are beside an edit, and no paragraph comes or goes", () => {
    const { body, texts } = edit(
      file,
      ["first was", "first is"],
      ["second was", "second is"],
      ["new row was", "new row is"],
      ["new cell was", "new cell is"],
    );
    expect(texts).toEqual([
      "The first is.",
      "The second is.",
      "The new row is.",
      "The old row was.",
      "The new cell is.",
      "The old cell was.",
    ]);
    expect(body).toContain(
      compact(`
        <w:p>
          <w:pPr><w:rPr><w:del w:id="1" ${ann}/></w:rPr></w:pPr>
          <w:r><w:t xml:space="preserve">The first </w:t></w:r>
          <w:del w:id="7" ${curie}><w:r><w:delText>was</w:delText></w:r></w:del>
          <w:ins w:id="8" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
          <w:r><w:t>.</w:t></w:r>
        </w:p>`),
    );
  });

  test("a row or cell that goes is left alone, with a warning", () => {
    expect(edit(file, ["old row", "row"], ["old cell", "cell"]).codes).toEqual([
      "paragraph-not-editable",
      "paragraph-not-editable",
    ]);
  });
});
