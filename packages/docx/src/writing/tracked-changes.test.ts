import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import type { SpanEdit, WarningCode } from "../model.ts";
import { aWordFile, bodyOf, paragraph, partText, run, type WordFileParts } from "../testing.ts";
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
      new RangeError("date must be an ISO instant"),
    );
    expect(() =>
      writeTrackedChanges(document, edits, { author: "A\u0001", date: "2031-01-01" }),
    ).toThrow(new RangeError("author must be a name"));
  });

  test("without edits the file comes back byte for byte", () => {
    const file = aWordFile(paragraph(run("one")));
    const document = openWordDocument(file);
    const same = new Map([[0, [{ start: 0, end: 3, replacement: "one" }]]]);
    const written = writeTrackedChanges(document, same, options);
    expect(written.applied).toBe(0);
    expect(Buffer.from(written.bytes).equals(file)).toBe(true);
  });

  test("without edits also what another program would write otherwise stays", () => {
    const file = aWordFile(paragraph(run("one")));
    // Its first entry says that its sizes follow behind it, as files written in one go do.
    file.writeUInt16LE(8, 6);
    file.writeUInt16LE(8, file.indexOf(Buffer.from("PK\u0001\u0002")) + 8);
    const same = new Map([[0, [{ start: 0, end: 3, replacement: "one" }]]]);
    for (const edits of [new Map(), same]) {
      const { bytes } = writeTrackedChanges(openWordDocument(file), edits, options);
      expect(Buffer.from(bytes).equals(file)).toBe(true);
    }
  });

  test("rejecting gives back the text", () => {
    const file = aWordFile(paragraph(`${run("One ")}${run("two three", "<w:i/>")}${run(" four")}`));
    const before = openWordDocument(file).paragraphs.map((item) => item.text);
    const { bytes, texts } = edit(file, [0, "One two", "1 2"], [0, "four", "4!"]);
    expect(texts).toEqual(["1 2 three 4!"]);
    expect(textAfterRejecting(bytes)).toEqual(before);
  });
});

test("changes are told in the order of the document, each by what it does", () => {
  const { changes } = edit(
    aWordFile(paragraph(run("one two six")) + paragraph(run("it was")) + paragraph(run("a a b"))),
    [2, "a a", "a"],
    [1, "was", "is"],
    [0, "six", "6"],
    [0, "two", "two or"],
  );
  expect(changes.map((one) => [one.paragraph, one.category, one.before, one.after])).toEqual([
    [0, "insertion", "", " or"],
    [0, "replacement", "six", "6"],
    [1, "replacement", "was", "is"],
    [2, "deletion", " a", ""],
  ]);
});

describe("an edit over several runs", () => {
  test("neighbouring deleted runs share one deletion", () => {
    const { body } = editBody(paragraph(run("ab") + run("cd", "<w:i/>") + run("ef")), [
      0,
      "abcdef",
      "",
    ]);
    expect(body).toBe(paragraph(del(1, deleted("ab") + deleted("cd", "<w:i/>") + deleted("ef"))));
  });

  test("an edit over two kinds of formatting is narrowed to the words that change, each with its own", () => {
    const { body, texts } = editBody(
      paragraph(`${run("the ")}${run("Homo sapien", "<w:i/>")}${run(" are old")}`),
      [0, "the Homo sapien are", "The Homo sapiens is"],
    );
    expect(texts).toEqual(["The Homo sapiens is old"]);
    expect(body).toContain(run("sapiens", "<w:i/>"));
    expect(body).toContain(ins(2, run("The")));
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

test("a run fitted into a width is split like any other, and each part keeps the width's number", () => {
  const fitted = '<w:fitText w:val="840" w:id="-44"/>';
  const { body, codes } = editBody(paragraph(run("one two", fitted)), [0, "two", "three"]);
  expect(codes).toEqual([]);
  expect(body).toContain(ins(2, run("three", fitted)));
  expect(body).toContain(run("one ", fitted));
});

describe("a run with tracked formatting", () => {
  const theirs = 'w:author="Ann" w:date="2020-01-01T00:00:00Z"';
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

  test("is left alone where something stands between it and the rest of the edit", () => {
    const apart = paragraph(
      `${run("A ")}<w:bookmarkStart w:id="1" w:name="b"/>${run("bold text", bold)}<w:bookmarkEnd w:id="1"/>`,
    );
    expect(editBody(apart, [0, "A b", "Th"]).codes).toEqual(["tracked-formatting"]);
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
