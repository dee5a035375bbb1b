import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import type { SpanEdit, WarningCode } from "../model.ts";
import {
  aWordFile,
  bodyOf,
  field,
  namespaces,
  paragraph,
  partText,
  run,
  type WordFileParts,
} from "../testing.ts";
import { writeTrackedChanges } from "./tracked-changes.ts";

const options = { author: "Curie", date: "2031-02-03T04:05:06.789Z" };
const stamp = 'w:author="Curie" w:date="2031-02-03T04:05:06Z"';

const del = (id: number, content: string): string =>
  `<w:del w:id="${id}" ${stamp}>${content}</w:del>`;
const ins = (id: number, content: string): string =>
  `<w:ins w:id="${id}" ${stamp}>${content}</w:ins>`;
const deleted = (text: string, properties = ""): string =>
  run(text, properties).replaceAll("w:t>", "w:delText>").replace("<w:t ", "<w:delText ");

/** Edits named by the text they replace: [paragraph, before, after]. */
type Change = [number, string, string];

function edit(file: Uint8Array, ...changes: Change[]) {
  const document = openWordDocument(file);
  const edits = new Map<number, SpanEdit[]>();
  for (const [id, before, after] of changes) {
    const start = document.paragraphs[id]?.text.indexOf(before) ?? -1;
    if (start < 0) throw new Error(`no "${before}" in paragraph ${id}`);
    edits.set(id, [
      ...(edits.get(id) ?? []),
      { start, end: start + before.length, replacement: after },
    ]);
  }
  const written = writeTrackedChanges(document, edits, options);
  return {
    ...written,
    body: bodyOf(written.bytes),
    codes: written.warnings.map((warning): WarningCode => warning.code),
    texts: openWordDocument(written.bytes).paragraphs.map((item) => item.text),
  };
}

function editBody(body: string | WordFileParts, ...changes: Change[]) {
  return edit(aWordFile(body), ...changes);
}

/** The body with our changes undone, run splits and all: what a reader who rejects them has. */
function textAfterRejecting(bytes: Uint8Array): string[] {
  const xml = partText(bytes)
    .replace(new RegExp(`<w:ins w:id="\\d+" ${stamp}>.*?</w:ins>`, "gs"), "")
    .replace(
      new RegExp(`<w:del w:id="\\d+" ${stamp}>(.*?)</w:del>`, "gs"),
      (_whole, inner: string) => inner.replaceAll("w:delText", "w:t"),
    );
  return openWordDocument(aWordFile({ document: xml })).paragraphs.map((item) => item.text);
}

describe("the shape of a change", () => {
  test("a replaced word becomes a deletion and an insertion with the properties of its run", () => {
    const { body, applied } = editBody(paragraph(run("They was here.", "<w:b/>")), [
      0,
      "was",
      "were",
    ]);
    expect(applied).toBe(1);
    expect(body).toBe(
      paragraph(
        run("They ", "<w:b/>") +
          del(1, deleted("was", "<w:b/>")) +
          ins(2, run("were", "<w:b/>")) +
          run(" here.", "<w:b/>"),
      ),
    );
  });

  test("an insertion alone deletes nothing, a deletion alone inserts nothing", () => {
    const { body } = editBody(
      paragraph(run("It is is a test")),
      [0, "is is", "is"],
      [0, " test", " small test"],
    );
    expect(body).not.toContain("<w:t></w:t>");
    expect(body.match(/<w:del /g)).toHaveLength(1);
    expect(body.match(/<w:ins /g)).toHaveLength(1);
  });

  test("an edit at the edge of a run leaves no empty run behind", () => {
    const { body } = editBody(paragraph(run("One two")), [0, "One", "A"], [0, "two", "pair"]);
    expect(body).toBe(
      paragraph(
        `${del(1, deleted("One")) + ins(2, run("A")) + run(" ")}${del(3, deleted("two"))}${ins(4, run("pair"))}`,
      ),
    );
  });

  test("several edits of one paragraph are all made", () => {
    const { texts, applied } = editBody(
      paragraph(run("a bb ccc dddd")),
      [0, "bb", "BB"],
      [0, "dddd", "D"],
      [0, "a", "A"],
    );
    expect(applied).toBe(3);
    expect(texts).toEqual(["A BB ccc D"]);
  });

  test("new text is escaped and white space at its ends is preserved", () => {
    const { body, texts } = editBody(paragraph(run("a b")), [0, "a", " <x> & "]);
    expect(body).toContain('<w:t xml:space="preserve"> &lt;x&gt; &amp; </w:t>');
    expect(texts).toEqual([" <x> &  b"]);
  });

  test("the author is escaped and the date is written in UTC without fractions", () => {
    const document = openWordDocument(aWordFile(paragraph(run("one"))));
    const edits = new Map([[0, [{ start: 0, end: 3, replacement: "two" }]]]);
    const { bytes } = writeTrackedChanges(document, edits, {
      author: 'A "B" & <C>',
      date: "2031-02-03T06:05:06+02:00",
    });
    expect(bodyOf(bytes)).toContain(
      'w:author="A &quot;B&quot; &amp; &lt;C&gt;" w:date="2031-02-03T04:05:06Z"',
    );
    expect(() => writeTrackedChanges(document, edits, { author: " ", date: "2031-01-01" })).toThrow(
      RangeError,
    );
    expect(() => writeTrackedChanges(document, edits, { author: "A", date: "soon" })).toThrow(
      RangeError,
    );
  });

  test("without edits the file comes back byte for byte", () => {
    const file = aWordFile(paragraph(run("one")));
    const document = openWordDocument(file);
    const same = new Map([[0, [{ start: 0, end: 3, replacement: "one" }]]]);
    const written = writeTrackedChanges(document, same, options);
    expect(written.applied).toBe(0);
    expect(Buffer.from(written.bytes).equals(file)).toBe(true);
  });

  test("rejecting gives back the text", () => {
    const file = aWordFile(paragraph(`${run("One ")}${run("two three", "<w:i/>")}${run(" four")}`));
    const before = openWordDocument(file).paragraphs.map((item) => item.text);
    const { bytes, texts } = edit(file, [0, "One two", "1 2"], [0, "four", "4!"]);
    expect(texts).toEqual(["1 2 three 4!"]);
    expect(textAfterRejecting(bytes)).toEqual(before);
  });
});

describe("text split over runs (hard case 1)", () => {
  test("a word split over runs by rsid and proofErr is one word", () => {
    const body = `<w:p><w:r w:rsidR="00A1"><w:t>He w</w:t></w:r><w:proofErr w:type="gramStart"/><w:r w:rsidR="00A2"><w:t>en</w:t></w:r><w:proofErr w:type="gramEnd"/><w:r><w:t>t home</w:t></w:r></w:p>`;
    const { body: after, texts } = editBody(body, [0, "went", "goes"]);
    expect(texts).toEqual(["He goes home"]);
    expect(after).toBe(
      `<w:p><w:r w:rsidR="00A1"><w:t xml:space="preserve">He </w:t></w:r>${del(1, '<w:r w:rsidR="00A1"><w:delText>w</w:delText></w:r>')}<w:proofErr w:type="gramStart"/>${del(2, '<w:r w:rsidR="00A2"><w:delText>en</w:delText></w:r>')}<w:proofErr w:type="gramEnd"/>${del(3, "<w:r><w:delText>t</w:delText></w:r>")}${ins(4, '<w:r w:rsidR="00A2"><w:t>goes</w:t></w:r>')}<w:r><w:t xml:space="preserve"> home</w:t></w:r></w:p>`,
    );
  });

  test("neighbouring deleted runs share one deletion", () => {
    const { body } = editBody(paragraph(run("ab") + run("cd", "<w:i/>") + run("ef")), [
      0,
      "abcdef",
      "",
    ]);
    expect(body).toBe(paragraph(del(1, deleted("ab") + deleted("cd", "<w:i/>") + deleted("ef"))));
  });

  test("an edit over two looks is narrowed to the words that change, each with its own look", () => {
    const { body, texts } = editBody(
      paragraph(`${run("the ")}${run("Homo sapien", "<w:i/>")}${run(" are old")}`),
      [0, "the Homo sapien are", "The Homo sapiens is"],
    );
    expect(texts).toEqual(["The Homo sapiens is old"]);
    expect(body).toContain(run("sapiens", "<w:i/>"));
    expect(body).toContain(ins(2, run("The")));
  });
});

describe("fields and citations (hard cases 2 to 6)", () => {
  const zotero = ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"a"} ';
  const cited = paragraph(
    `${run("As shown ")}${field(zotero, "(Smith, 2020)")}${run(" it work.")}`,
  );

  test("the result of a citation field is text that no edit may touch", () => {
    const document = openWordDocument(aWordFile(cited));
    expect(document.paragraphs[0]?.text).toBe("As shown (Smith, 2020) it work.");
    expect(document.paragraphs[0]?.locked).toEqual([{ start: 9, end: 22, reason: "citation" }]);
    const { codes, applied, bytes } = editBody(cited, [0, "Smith", "Smyth"]);
    expect(codes).toEqual(["locked-text"]);
    expect(applied).toBe(0);
    expect(Buffer.from(bytes).equals(aWordFile(cited))).toBe(true);
  });

  test("an edit around an unchanged citation is split and leaves the citation alone", () => {
    const { texts, codes, body } = editBody(cited, [
      0,
      "shown (Smith, 2020) it work",
      "is shown (Smith, 2020) it works",
    ]);
    expect(codes).toEqual([]);
    expect(texts).toEqual(["As is shown (Smith, 2020) it works."]);
    expect(body).toContain(field(zotero, "(Smith, 2020)"));
  });

  test("field instructions are no text, whatever they hold", () => {
    const document = openWordDocument(aWordFile(paragraph(field(" TOC \\o ", "") + run("x"))));
    expect(document.paragraphs[0]?.text).toBe("x");
  });

  test("an index entry inside a deleted stretch stays", () => {
    const entry =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>XE "a"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const { texts, body } = editBody(paragraph(run("one ") + entry + run("two three")), [
      0,
      "one two",
      "1",
    ]);
    expect(texts).toEqual(["1 three"]);
    expect(body).toContain(entry);
  });

  test("nested fields are told apart by a stack", () => {
    const nested = field(` ADDIN EN.CITE ${""}`, field(" ADDIN EN.CITE.DATA ", "") + run("[1]"));
    const document = openWordDocument(
      aWordFile(paragraph(`${run("See ")}${nested}${run(" end")}`)),
    );
    expect(document.paragraphs[0]?.text).toBe("See [1] end");
    expect(document.paragraphs[0]?.locked).toEqual([{ start: 4, end: 7, reason: "citation" }]);
  });

  test("a field over several paragraphs locks all of them", () => {
    const [open, close] = field(" ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ", "<cut/>").split(
      "<cut/>",
    );
    const document = openWordDocument(
      aWordFile(
        `${paragraph(`${open}${run("Lee, K. (2019). First.")}`)}${paragraph(run("Wu, L. (2018)."))}${paragraph(run("Xi. ") + close)}${paragraph(run("After."))}`,
      ),
    );
    expect(document.paragraphs.map((item) => [item.kind, item.editable])).toEqual([
      ["reference", false],
      ["reference", false],
      ["reference", false],
      ["text", true],
    ]);
  });

  test("a field that never ends locks its own paragraph only and is reported", () => {
    const broken = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r>`;
    const document = openWordDocument(
      aWordFile(paragraph(broken + run("one")) + paragraph(run("two"))),
    );
    expect(document.warnings).toEqual([{ code: "unbalanced-field" }]);
    expect(document.paragraphs.map((item) => [item.text, item.editable])).toEqual([
      ["one", false],
      ["two", true],
    ]);
  });

  test("citations of Mendeley and of Word in content controls are read-only", () => {
    const control = (properties: string): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run("(Wu, 2017)")}</w:sdtContent></w:sdt>`;
    for (const properties of ['<w:tag w:val="MENDELEY_CITATION_v3_x"/>', "<w:citation/>"]) {
      const { codes } = editBody(paragraph(run("see ") + control(properties)), [0, "Wu", "Xu"]);
      expect(codes).toEqual(["locked-text"]);
    }
  });
});

describe("hyperlinks (hard case 7)", () => {
  const link = `<w:hyperlink r:id="rId9">${run("the full text")}</w:hyperlink>`;
  const body = paragraph(run("Read ") + link + run(" now"));

  test("a change inside a hyperlink stands inside it", () => {
    const { body: after, texts } = editBody(body, [0, "full", "whole"]);
    expect(texts).toEqual(["Read the whole text now"]);
    expect(after).toMatch(/<w:hyperlink r:id="rId9">(?:(?!<\/w:hyperlink>).)*<w:del /);
  });

  test("an edit across its edge is refused", () => {
    expect(editBody(body, [0, "Read the", "XX"]).codes).toEqual(["crosses-hyperlink"]);
  });

  test("an edit across its edge is split where the words allow", () => {
    const { texts, codes } = editBody(body, [0, "Read the full", "Reads the entire"]);
    expect(codes).toEqual([]);
    expect(texts).toEqual(["Reads the entire text now"]);
  });

  test("text inserted at its edge goes outside", () => {
    const { body: after } = editBody(body, [0, " now", " here now"]);
    expect(after).toContain("</w:hyperlink>");
    expect(after.indexOf("</w:hyperlink>")).toBeLessThan(after.indexOf("<w:ins "));
  });
});

describe("markers (hard case 8)", () => {
  test("bookmarks and comment ranges inside a replaced stretch keep place and order", () => {
    const start = '<w:bookmarkStart w:id="7" w:name="b"/><w:commentRangeStart w:id="0"/>';
    const end =
      '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:bookmarkEnd w:id="7"/>';
    const { body, texts } = editBody(
      paragraph(`${run("an old ")}${start}${run("apple")}${end}${run("tree grows")}`),
      [0, "old appletree", "new one"],
    );
    expect(texts).toEqual(["an new one grows"]);
    expect(body).toContain(start);
    expect(body).toContain(end);
    expect(body.indexOf(start)).toBeLessThan(body.indexOf(end));
  });
});

describe("changes of other people (hard cases 9 to 11)", () => {
  const theirs = 'w:author="Ann" w:date="2020-01-01T00:00:00Z"';
  const inserted = `<w:ins w:id="5" ${theirs}>${run("was added")}</w:ins>`;

  test("their inserted text is visible and their deleted text is not", () => {
    const gone = `<w:del w:id="6" ${theirs}>${deleted("gone ")}</w:del>`;
    const document = openWordDocument(
      aWordFile(paragraph(`${run("it ")}${inserted}${gone}${run(".")}`)),
    );
    expect(document.paragraphs[0]?.text).toBe("it was added.");
  });

  test("their insertion is split around ours, with a new number and their name and date", () => {
    const { body, texts } = editBody(paragraph(run("it ") + inserted), [0, "was", "were"]);
    expect(texts).toEqual(["it were added"]);
    expect(body).toBe(
      paragraph(
        `${run("it ")}<w:ins w:id="5" ${theirs}>${del(6, deleted("was"))}</w:ins>${ins(7, run("were"))}<w:ins w:id="8" ${theirs}>${run(" added")}</w:ins>`,
      ),
    );
  });

  test("what replaces the end of their insertion stands behind it", () => {
    const { body } = editBody(paragraph(inserted), [0, "added", "put"]);
    expect(body).toBe(
      paragraph(
        `<w:ins w:id="5" ${theirs}>${run("was ")}${del(6, deleted("added"))}</w:ins>${ins(7, run("put"))}`,
      ),
    );
  });

  test("moved text is read where it went and left alone", () => {
    const moved = `<w:moveFrom w:id="1" ${theirs}>${run("here")}</w:moveFrom><w:moveTo w:id="2" ${theirs}>${run("there")}</w:moveTo>`;
    const { codes } = editBody(paragraph(run("go ") + moved), [0, "there", "home"]);
    expect(codes).toEqual(["locked-text"]);
  });

  test("rows marked as deleted are not edited", () => {
    const row = `<w:tr><w:trPr><w:del w:id="3" ${theirs}/></w:trPr><w:tc>${paragraph(run("cell"))}</w:tc></w:tr>`;
    const document = openWordDocument(aWordFile(`<w:tbl>${row}</w:tbl>${paragraph(run("after"))}`));
    expect(document.paragraphs.map((item) => item.editable)).toEqual([false, true]);
  });

  test("a mark on the end of a paragraph is not an insertion around its text", () => {
    const marked = `<w:p><w:pPr><w:rPr><w:ins w:id="3" ${theirs}/></w:rPr></w:pPr>${run("one two")}</w:p>`;
    expect(editBody(marked, [0, "two", "2"]).body).toContain(
      `${run("one ")}${del(4, deleted("two"))}${ins(5, run("2"))}`,
    );
  });

  describe("a run with tracked formatting", () => {
    const bold = `<w:b/><w:rPrChange w:id="4" ${theirs}><w:rPr/></w:rPrChange>`;
    const phrase = paragraph(run("A ") + run("bold text", bold) + run(" here."));

    test("is replaced whole, under its own number and no other", () => {
      const { body, codes } = editBody(phrase, [0, "bold text", "heavy"]);
      expect(codes).toEqual([]);
      expect(body).toContain(ins(6, run("heavy", "<w:b/>")));
      expect(body.match(/rPrChange w:id/g)).toHaveLength(1);
    });

    test("is replaced whole for a word in it while it is short", () => {
      const { body, codes } = editBody(phrase, [0, "text", "word"]);
      expect(codes).toEqual([]);
      expect(body).toBe(
        paragraph(
          run("A ") +
            del(5, run("bold text", bold).replaceAll("w:t>", "w:delText>")) +
            ins(6, run("bold word", "<w:b/>")) +
            run(" here."),
        ),
      );
    });

    test("is replaced whole for an insertion in it and for an edit across its edge", () => {
      expect(editBody(phrase, [0, "bold text", "bold new text"]).body).toContain(
        run("bold new text", "<w:b/>"),
      );
      const across = editBody(phrase, [0, "text here", "word there"]);
      expect(across.codes).toEqual([]);
      expect(across.body).toContain(run("bold word", "<w:b/>"));
      expect(across.body.match(/rPrChange w:id/g)).toHaveLength(1);
    });

    test("takes one edit; the next one in it is left out", () => {
      const { body, codes } = editBody(phrase, [0, "bold", "heavy"], [0, "text", "word"]);
      expect(codes).toEqual(["tracked-formatting"]);
      expect(body).toContain(run("heavy text", "<w:b/>"));
    });

    test("that is long, or holds more than text, is left alone", () => {
      const long = run("bold text ".repeat(8), bold);
      expect(editBody(paragraph(long), [0, "bold", "heavy"]).codes).toEqual(["tracked-formatting"]);
      const mixed = run("bold", bold).replace("</w:r>", "<w:tab/><w:t>text</w:t></w:r>");
      expect(editBody(paragraph(mixed), [0, "ol", "xx"]).codes).toEqual(["tracked-formatting"]);
    });
  });
});

describe("numbers (hard case 12)", () => {
  test("ids are above those of every part, bookmarks and comments included", () => {
    const { body } = editBody(
      {
        body: paragraph(
          `<w:bookmarkStart w:id="41" w:name="x"/><w:bookmarkEnd w:id="41"/>${run("one")}`,
        ),
        footnotes: `<w:footnote w:id="1">${paragraph('<w:ins w:id="70" w:author="A"><w:r><w:t>n</w:t></w:r></w:ins>')}</w:footnote>`,
        comments: `<w:comment w:id="90" w:author="A">${paragraph(run("c"))}</w:comment>`,
      },
      [0, "one", "two"],
    );
    expect(body).toContain('w:id="91"');
    expect(body).toContain('w:id="92"');
  });

  test("a file that uses the largest number gets free small ones", () => {
    const bookmark = (id: number): string =>
      `<w:bookmarkStart w:id="${id}" w:name="b${id}"/><w:bookmarkEnd w:id="${id}"/>`;
    const { body } = editBody(paragraph(bookmark(2147483647) + bookmark(1) + run("one")), [
      0,
      "one",
      "two",
    ]);
    expect(body).toContain(`${del(2, deleted("one"))}${ins(3, run("two"))}`);
  });
});

describe("white space (hard case 13)", () => {
  test("space that is not preserved stays invisible when its run is split", () => {
    const { texts, body } = editBody("<w:p><w:r><w:t> one two</w:t></w:r></w:p>", [0, "one", "1"]);
    expect(texts).toEqual(["1 two"]);
    expect(body).toContain("<w:t> </w:t>");
    expect(body).toContain('<w:t xml:space="preserve"> two</w:t>');
  });
});

describe("characters that are elements (hard cases 14, 15, 17)", () => {
  const mixed = paragraph(
    '<w:r><w:t>a</w:t><w:tab/><w:t>bad</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t><w:sym w:font="Symbol" w:char="F061"/><w:footnoteReference w:id="2"/><w:t>f</w:t></w:r>',
  );

  test("each is one character of the text, and locked", () => {
    const [item] = openWordDocument(aWordFile(mixed)).paragraphs;
    expect(item?.text).toBe("a\tbad\nc\u2011d\u00ADe\uFFFC\uFFFCf");
    expect(item?.locked.map((span) => [span.start, span.reason])).toEqual([
      [1, "break"],
      [5, "break"],
      [7, "break"],
      [9, "break"],
      [11, "symbol"],
      [12, "note"],
    ]);
  });

  test("the run is split around them and they keep their place", () => {
    const { body } = editBody(mixed, [0, "bad", "good"]);
    expect(body).toContain(
      `<w:p><w:r><w:t>a</w:t><w:tab/></w:r>${del(3, deleted("bad"))}${ins(4, run("good"))}<w:r><w:br/><w:t>c</w:t>`,
    );
  });

  test("an edit over a note reference is refused", () => {
    expect(editBody(mixed, [0, "e\uFFFC\uFFFCf", "E"]).codes).toEqual(["locked-text"]);
  });

  test("placeholders, tabs and breaks cannot be written", () => {
    for (const text of ["x\ty", "x\ny", "x\uFFFCy", "x\u0001"]) {
      expect(editBody(mixed, [0, "bad", text]).codes).toEqual(["text-not-writable"]);
    }
  });

  test("an equation is one placeholder, whatever runs it holds", () => {
    const maths = "<m:oMath><m:r><w:rPr/><m:t>x=1</m:t></m:r></m:oMath>";
    const { texts, body } = editBody(paragraph(run("let ") + maths + run(" holds")), [
      0,
      "holds",
      "hold",
    ]);
    expect(texts).toEqual(["let \uFFFC hold"]);
    expect(body).toContain(maths);
  });
});

describe("text boxes (hard case 16)", () => {
  const box = (choice: string, fallback: string): string =>
    `<w:r><w:t>Anchor text</w:t><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${choice}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${fallback}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const inside = paragraph(run("In the box"));

  test("both halves change alike, and the anchor's run too", () => {
    const { body, texts, applied } = editBody(
      paragraph(box(inside, inside)),
      [0, "Anchor", "New"],
      [1, "box", "frame"],
    );
    expect(applied).toBe(2);
    expect(texts).toEqual(["New text\uFFFC", "In the frame"]);
    expect(body.match(/<w:t>frame<\/w:t>/g)).toHaveLength(2);
    expect(new Set(body.match(/w:id="\d+"/g)).size).toBe(body.match(/w:id="\d+"/g)?.length);
  });

  test("halves that differ are read once and not edited", () => {
    const document = openWordDocument(
      aWordFile(paragraph(box(inside, paragraph(run("In a box"))))),
    );
    expect(document.paragraphs.map((item) => [item.story, item.text, item.editable])).toEqual([
      ["body", "Anchor text\uFFFC", true],
      ["text-box", "In the box", false],
    ]);
  });
});

describe("content controls (hard case 18)", () => {
  const control = (properties: string): string =>
    paragraph(
      `${run("Name: ")}<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run("some text")}</w:sdtContent></w:sdt>`,
    );

  test.each(["", "<w:text/>", '<w:lock w:val="sdtLocked"/>'])(
    "text in a control with %j is edited",
    (properties) => {
      const { texts } = editBody(control(properties), [0, "some", "any"]);
      expect(texts).toEqual(["Name: any text"]);
    },
  );

  test.each([
    '<w:lock w:val="contentLocked"/>',
    '<w:lock w:val="sdtContentLocked"/>',
    '<w:dataBinding w:xpath="/a"/>',
    "<w:showingPlcHdr/>",
    "<w:dropDownList/>",
    "<w14:checkbox/>",
    "<w:date/>",
  ])("text in a control with %j is left alone", (properties) => {
    expect(editBody(control(properties), [0, "some", "any"]).codes).toEqual(["locked-text"]);
  });
});

describe("wrappers (hard case 19)", () => {
  test("revisions stand inside smart tags", () => {
    const { body, texts } = editBody(
      paragraph(`<w:smartTag w:element="x">${run("in Pari")}</w:smartTag>${run("s today")}`),
      [0, "Paris", "London"],
    );
    expect(texts).toEqual(["in London today"]);
    expect(body).toMatch(/<w:smartTag w:element="x">.*<w:ins .*<\/w:smartTag>/);
  });

  test("ruby text is read by its base and left alone", () => {
    const ruby = `<w:r><w:ruby><w:rt>${run("とう")}</w:rt><w:rubyBase>${run("東")}</w:rubyBase></w:ruby></w:r>`;
    const document = openWordDocument(aWordFile(paragraph(run("go ") + ruby)));
    expect(document.paragraphs[0]?.text).toBe("go 東");
    expect(document.paragraphs[0]?.locked).toEqual([{ start: 3, end: 4, reason: "markup" }]);
  });

  test("hidden text is not seen and not touched", () => {
    const { texts, body } = editBody(
      paragraph(`${run("a ")}${run("secret ", "<w:vanish/>")}${run("b")}`),
      [0, "a b", "x y"],
    );
    expect(texts).toEqual(["x y"]);
    expect(body).toContain(run("secret ", "<w:vanish/>"));
  });
});

describe("prefixes and encodings (hard cases 21 to 23)", () => {
  const transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";

  test("a file without prefix for elements gets its own prefix for attributes", () => {
    const document = `<document xmlns="${transitional}" xmlns:q="${transitional}"><body><p><r><t>one two</t></r></p></body></document>`;
    const { bytes } = edit(aWordFile({ document }), [0, "two", "2"]);
    expect(partText(bytes)).toContain(
      `<del q:id="1" q:author="Curie" q:date="2031-02-03T04:05:06Z"><r><delText>two</delText></r></del>`,
    );
  });

  test("a file without any prefix gets one declared where it is needed", () => {
    const document = `<document xmlns="${transitional}"><body><p><r><t>one two</t></r></p></body></document>`;
    const { bytes, texts } = edit(aWordFile({ document }), [0, "two", "2"]);
    expect(partText(bytes)).toContain(`<del xmlns:w="${transitional}" w:id="1"`);
    expect(texts).toEqual(["one 2"]);
  });

  test("a strict file stays strict", () => {
    const document = `<x:document xmlns:x="${strict}"><x:body><x:p><x:r><x:t>one two</x:t></x:r></x:p></x:body></x:document>`;
    const { bytes } = edit(aWordFile({ document }), [0, "two", "2"]);
    expect(partText(bytes)).toContain('<x:del x:id="1"');
    expect(partText(bytes)).not.toContain(transitional);
  });

  test("a UTF-16 part stays UTF-16, to the byte order", () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?><w:document ${namespaces}><w:body>${paragraph(run("eins zwei"))}</w:body></w:document>`;
    const source = Buffer.from(`\uFEFF${xml}`, "utf16le").swap16();
    const { bytes, texts } = edit(aWordFile({ document: source }), [0, "zwei", "zwölf"]);
    expect(texts).toEqual(["eins zwölf"]);
    const archive = openWordDocument(bytes).source.parts[0];
    expect(archive?.decoded.encoding).toBe("utf-16be");
    expect(archive?.decoded.byteOrderMark).toBe(true);
  });

  test("CDATA, references, comments and line ends of the source survive around an edit", () => {
    const body = `<!-- c -->\r\n<w:p>\r\n<w:r><w:t><![CDATA[x < y & bad]]></w:t></w:r><?p i?><w:r><w:t>A&#x42;C &#8211; d\r\ne</w:t></w:r>\r\n</w:p>`;
    const { body: after, texts } = editBody(body, [0, "bad", "good"], [0, "BC", "XY"]);
    expect(texts).toEqual(["x < y & goodAXY – d e"]);
    expect(after).toContain("<!-- c -->\r\n<w:p>\r\n");
    expect(after).toContain("<?p i?>");
    expect(after).toContain("&#x42;C</w:delText>");
    expect(after).toContain(" &#8211; d\r\ne</w:t>");
  });

  test("text that holds a comment is left alone", () => {
    expect(
      editBody("<w:p><w:r><w:t>on<!-- x -->e</w:t></w:r><w:r><w:t>.</w:t></w:r></w:p>", [
        0,
        "one",
        "two",
      ]).codes,
    ).toEqual(["locked-text"]);
  });
});

describe("edits that cannot be made", () => {
  const file = aWordFile(paragraph(run("one two 𝒳 e\u0301")) + paragraph(""));
  const refuse = (id: number, ...list: SpanEdit[]): WarningCode[] => {
    const written = writeTrackedChanges(openWordDocument(file), new Map([[id, list]]), options);
    return written.warnings.map((warning) => warning.code);
  };

  test("each comes back with its reason", () => {
    expect(refuse(7, { start: 0, end: 1, replacement: "" })).toEqual(["unknown-paragraph"]);
    expect(refuse(0, { start: 0, end: 99, replacement: "" })).toEqual(["outside-paragraph"]);
    expect(refuse(0, { start: 2, end: 1, replacement: "" })).toEqual(["outside-paragraph"]);
    expect(refuse(0, { start: 0.5, end: 1, replacement: "" })).toEqual(["outside-paragraph"]);
    expect(refuse(0, { start: 8, end: 9, replacement: "x" })).toEqual(["splits-character"]);
    expect(refuse(0, { start: 11, end: 12, replacement: "x" })).toEqual(["splits-character"]);
    expect(refuse(1, { start: 0, end: 0, replacement: "x" })).toEqual(["paragraph-not-editable"]);
    expect(
      refuse(0, { start: 0, end: 5, replacement: "1" }, { start: 4, end: 7, replacement: "2" }),
    ).toEqual(["overlapping-edits"]);
  });

  test("the warning carries the edit as it was given", () => {
    const edit = { start: 0, end: 99, replacement: "x" };
    const written = writeTrackedChanges(openWordDocument(file), new Map([[0, [edit]]]), options);
    expect(written.warnings).toEqual([{ code: "outside-paragraph", paragraph: 0, edit }]);
    expect(written.warnings[0]?.edit).toBe(edit);
  });
});

describe("the package", () => {
  test("entries that did not change keep their compressed bytes, and their order", () => {
    const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
    const file = aWordFile({
      body: paragraph(run("one")),
      styles: "",
      extra: [{ name: "word/media/image1.png", data: picture, stored: true }],
    });
    const before = openWordDocument(file).source.archive;
    const { bytes } = edit(file, [0, "one", "two"]);
    const after = openWordDocument(bytes).source.archive;
    expect(after.entries.map((entry) => entry.name)).toEqual(
      before.entries.map((entry) => entry.name),
    );
    for (const [index, entry] of before.entries.entries()) {
      if (entry.name === "word/document.xml") continue;
      const copy = after.entries[index];
      const packed = before.bytes.subarray(entry.dataAt, entry.dataAt + entry.compressedSize);
      expect(
        after.bytes
          .subarray(copy?.dataAt, (copy?.dataAt ?? 0) + (copy?.compressedSize ?? 0))
          .equals(packed),
      ).toBe(true);
    }
  });

  test("notes, headers and footers are edited in their own parts", () => {
    const { bytes, texts } = editBody(
      {
        body: paragraph(run("body")),
        footnotes: `<w:footnote w:type="separator" w:id="-1">${paragraph("<w:r><w:separator/></w:r>")}</w:footnote><w:footnote w:id="2">${paragraph(run("foot"))}</w:footnote>`,
        endnotes: `<w:endnote w:id="2">${paragraph(run("end"))}</w:endnote>`,
        header: paragraph(run("head")),
      },
      [1, "foot", "toe"],
      [2, "end", "stop"],
      [3, "head", "top"],
    );
    expect(texts).toEqual(["body", "toe", "stop", "top"]);
    expect(partText(bytes, "word/footnotes.xml")).toContain("<w:t>toe</w:t>");
    expect(partText(bytes)).toBe(partText(aWordFile(paragraph(run("body")))));
  });
});
