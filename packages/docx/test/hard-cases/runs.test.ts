/** Hard cases 1, 13 and 14: text split over runs, white space, characters that are elements. */
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture, read, texts } from "./edit-fixture.ts";

describe("text split over runs (hard case 1)", () => {
  const file = fixture("split-runs");

  test("is read as one, whatever cuts it: numbers of sessions, spelling marks, languages", () => {
    expect(texts(file)).toEqual(["The result was clear."]);
  });

  test("a word over two runs is deleted in each, and only those two are split", () => {
    const { body } = edit(file, ["result", "finding"]);
    expect(body).toBe(
      compact(`
        <w:p>
          <w:r w:rsidR="00A1"><w:rPr><w:b/><w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">The </w:t></w:r>
          <w:del w:id="1" ${curie}>
            <w:r w:rsidR="00A1"><w:rPr><w:b/><w:lang w:val="en-US"/></w:rPr><w:delText>resu</w:delText></w:r>
          </w:del>
          <w:proofErr w:type="gramStart"/>
          <w:del w:id="2" ${curie}>
            <w:r w:rsidR="00A2"><w:rPr><w:b/><w:lang w:val="en-GB"/></w:rPr><w:delText>lt</w:delText></w:r>
          </w:del>
          <w:ins w:id="3" ${curie}>
            <w:r w:rsidR="00A1"><w:rPr><w:b/><w:lang w:val="en-US"/></w:rPr><w:t>finding</w:t></w:r>
          </w:ins>
          <w:proofErr w:type="gramEnd"/>
          <w:r w:rsidR="00A1"><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> was clear.</w:t></w:r>
        </w:p>`),
    );
  });
});

describe("white space (hard case 13)", () => {
  const file = fixture("white-space");

  test("outer spaces count only where they are preserved", () => {
    expect(texts(file)).toEqual(["Trimmed was text", " kept was text "]);
  });

  test("both halves of a split run preserve theirs", () => {
    const { body } = edit(file, ["kept was", "kept is"]);
    expect(body).toContain(
      compact(`
          <w:r><w:t xml:space="preserve"> kept </w:t></w:r>
          <w:del w:id="1" ${curie}><w:r><w:delText xml:space="preserve">was</w:delText></w:r></w:del>
          <w:ins w:id="2" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
          <w:r><w:t xml:space="preserve"> text </w:t></w:r>`),
    );
  });

  test("space that was not shown is not revived: it gets a w:t of its own", () => {
    const { body, texts } = edit(file, ["Trimmed was", "Trimmed is"]);
    expect(texts[0]).toBe("Trimmed is text");
    expect(body).toContain(
      compact(`
          <w:r><w:t> </w:t><w:t xml:space="preserve">Trimmed </w:t></w:r>
          <w:del w:id="1" ${curie}><w:r><w:delText>was</w:delText></w:r></w:del>
          <w:ins w:id="2" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
          <w:r><w:t xml:space="preserve"> text</w:t></w:r>`),
    );
  });
});

describe("characters that are elements (hard case 14)", () => {
  const file = fixture("characters-as-elements");

  test("each is one character of the text, which no edit may touch", () => {
    const [paragraph] = read(file);
    expect(paragraph?.text).toBe("one\ttwo\nthree\nnon\u2011stop\u00ADping\uFFFCfour\tfive");
    const characters = paragraph?.locked.map(({ start, end, reason }) => [
      paragraph.text.slice(start, end),
      reason,
    ]);
    expect(characters).toEqual([
      ["\t", "break"],
      ["\n", "break"],
      ["\n", "break"],
      ["\u2011", "break"],
      ["\u00AD", "break"],
      ["\uFFFC", "symbol"],
      ["\t", "break"],
    ]);
  });

  test("an edit between two of them leaves both in their place in the run", () => {
    const { body } = edit(file, ["three", "3"]);
    expect(body).toContain(
      compact(`
          <w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/></w:r>
          <w:del w:id="1" ${curie}><w:r><w:delText>three</w:delText></w:r></w:del>
          <w:ins w:id="2" ${curie}><w:r><w:t>3</w:t></w:r></w:ins>
          <w:r><w:cr/><w:t>non</w:t>`),
    );
  });

  test("an edit that would delete one is left out, one that keeps it is split around it", () => {
    expect(edit(file, ["two\nthree", "23"]).codes).toEqual(["locked-text"]);
    const { codes, texts } = edit(file, ["two\nthree", "2\n3"]);
    expect(codes).toEqual([]);
    expect(texts[0]).toContain("one\t2\n3\nnon");
  });

  test("none can be written", () => {
    for (const written of ["a\tb", "a\nb", "a\uFFFCb"]) {
      expect(edit(file, ["two", written]).codes).toEqual(["text-not-writable"]);
    }
  });
});
