import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import { aWordFile, bodyOf, field, namespaces, paragraph, partText, run } from "../testing.ts";
import { readSegments } from "./segments.ts";
import { writeTranslation } from "./write-translation.ts";

const english = '<w:lang w:val="en-US"/>';
const note = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const written = (text: string, properties = ""): string => run(text, `${properties}${english}`);
const stamp = 'w:author="A" w:date="2020-01-01T00:00:00Z"';

function translate(file: Uint8Array, ...texts: (string | null)[]) {
  const document = openWordDocument(file);
  const translations = new Map<number, string>();
  texts.forEach((text, id) => {
    if (text !== null) translations.set(id, text);
  });
  return writeTranslation(document, translations, { language: "en-US" });
}

/** The content of a single paragraph after its translation, w:pPr and all. */
function translated(content: string, translation: string): string {
  const result = translate(aWordFile(paragraph(content)), translation);
  expect(result.warnings).toEqual([]);
  expect(result.applied).toBe(1);
  return bodyOf(result.bytes).replace(/^<w:p>|<\/w:p>$/g, "");
}

describe("written text", () => {
  test("takes one run a formatting, marked as English, and is escaped", () => {
    const content = run("Uno ") + run("dos", '<w:lang w:val="es-ES"/>');
    expect(translated(content, "One &lt; two")).toBe(written("One &lt; two"));
  });

  test("takes the formatting of its tag, whatever the order", () => {
    const content = run("Los ") + run("resultados", "<w:b/>") + run(" son claros");
    expect(translated(content, 'Clear are the <g id="1">results</g> &amp; <g id="1">so</g>')).toBe(
      written("Clear are the ") +
        written("results", "<w:b/>") +
        written(" &amp; ") +
        written("so", "<w:b/>"),
    );
  });

  test("loses the marks of Chinese type and keeps its fonts", () => {
    const chinese =
      '<w:rFonts w:ascii="Times" w:eastAsia="SimSun" w:hint="eastAsia"/><w:fitText w:val="840" w:id="-1"/><w:sz w:val="24"/><w:lang w:val="zh-CN" w:eastAsia="zh-CN"/>';
    expect(translated(run("研究结果", chinese), "The results")).toBe(
      run(
        "The results",
        '<w:rFonts w:ascii="Times" w:eastAsia="SimSun"/><w:sz w:val="24"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/>',
      ),
    );
    expect(translated(run("研究", '<w:rFonts w:hint="eastAsia"/>'), "Study")).toBe(
      written("Study"),
    );
  });

  test("runs from left to right", () => {
    expect(translated(run("مرحبا", "<w:b/><w:rtl/>"), "Hello")).toBe(written("Hello", "<w:b/>"));
  });

  test("puts the language before what must stand behind it", () => {
    const change = `<w:rPrChange w:id="5" ${stamp}><w:rPr/></w:rPrChange>`;
    expect(translated(run("Uno", `<w:b/>${change}`), "One")).toBe(
      run("One", `<w:b/>${english}${change.replace('"5"', '"6"')}`),
    );
  });

  test("keeps white space at both edges, and hyphens that may not break", () => {
    const content = run("\u3000\u3000第一 ") + note(2);
    expect(translated(content, "First")).toBe(
      written("\u3000\u3000") + written("First") + written(" ") + note(2),
    );
    expect(translated(run("uno"), "non\u2011zero")).toContain(
      "<w:t>non</w:t><w:noBreakHyphen/><w:t>zero</w:t>",
    );
  });

  test("leaves paragraph properties as they are", () => {
    const properties =
      '<w:pPr><w:ind w:firstLineChars="200" w:firstLine="420"/><w:rPr><w:rFonts w:hint="eastAsia"/></w:rPr></w:pPr>';
    expect(translated(properties + run("一"), "One")).toBe(properties + written("One"));
  });

  test("uses the prefixes of the file, and its encoding", () => {
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-16"?><document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><body><p><r><t>Uno</t></r></p></body></document>`;
    const { bytes } = translate(aWordFile({ document: Buffer.from(text, "utf16le") }), "One ");
    const entry = openWordDocument(bytes).source.parts[0]?.decoded;
    expect(entry?.encoding).toBe("utf-16le");
    expect(entry?.text).toContain(
      '<p><r><rPr><lang xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:val="en-US"/></rPr><t xml:space="preserve">One </t></r></p>',
    );
  });
});

describe("objects", () => {
  test("move as slices of the source, fields with all their runs", () => {
    const citation = field(" ADDIN ZOTERO_ITEM CSL_CITATION {} ", run("(Gil)", "<w:i/>"));
    const content = run("Según ") + citation + run(" sí") + note(2) + run(" claro");
    expect(translated(content, 'So<x id="2"/> says <x id="1"/>')).toBe(
      written("So") + note(2) + written(" says ") + citation,
    );
  });

  test("leave a run they share with text for one of their own", () => {
    const content = `<w:r><w:rPr><w:b/></w:rPr><w:t>Uno</w:t><w:tab/><w:t>dos</w:t></w:r>`;
    expect(translated(content, 'Two<x id="1"/>one')).toBe(
      `${written("Two", "<w:b/>")}<w:r><w:rPr><w:b/></w:rPr><w:tab/></w:r>${written("one", "<w:b/>")}`,
    );
  });

  test("leave behind a mark whose partner stands elsewhere", () => {
    const begin = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`;
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const open = '<w:bookmarkStart w:id="1" w:name="a"/>';
    const close = '<w:bookmarkEnd w:id="1"/>';
    const content = `${run("Uno ")}${begin}${open}${run("2")}${end}${run(" tres")}${close}${run(" y")}`;
    const output = translated(content, 'Three and <x id="1"/>');
    expect(output).toContain(begin + run("2") + end);
    expect(output.indexOf(open)).toBeLessThan(output.indexOf(close));
  });

  test("hold text boxes, which are translated in both halves", () => {
    const box = (text: string): string =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const file = aWordFile(paragraph(run("Uno ") + box(run("dos")) + run(" tres")));
    const { bytes, applied } = translate(file, '<x id="1"/>three one', "two");
    expect(applied).toBe(2);
    expect(bodyOf(bytes)).toBe(paragraph(box(written("two")) + written("three one")));
  });
});

describe("wrappers", () => {
  test("stay around their text, wherever that goes", () => {
    const link = (content: string): string => `<w:hyperlink r:id="rId9">${content}</w:hyperlink>`;
    const inserted = (content: string): string => `<w:ins w:id="7" ${stamp}>${content}</w:ins>`;
    const content = run("Véase ") + link(run("aquí")) + run(" y ") + inserted(run("allí"));
    expect(translated(content, '<g id="2">There</g>, and <g id="1">here</g> see')).toBe(
      inserted(written("There")) + written(", and ") + link(written("here")) + written(" see"),
    );
  });

  test("around the whole text stay where they are", () => {
    const content = `<w:hyperlink r:id="rId9">${run("Véase aquí")}${note(2)}</w:hyperlink>`;
    expect(translated(content, "See here")).toBe(
      `<w:hyperlink r:id="rId9">${written("See here")}${note(2)}</w:hyperlink>`,
    );
  });

  test("smart tags go where their text goes", () => {
    const smart = (content: string): string =>
      `<w:smartTag w:uri="u" w:element="place">${content}</w:smartTag>`;
    expect(translated(run("En ") + smart(run("Lima")), '<g id="1">Lima</g>, in')).toBe(
      smart(written("Lima")) + written(", in"),
    );
  });

  test("a link made of a field keeps its code before and its end behind the text", () => {
    const link = (text: string): string => field(' HYPERLINK "https://example.org/" ', text);
    expect(translated(run("Véase ") + link(run("la página")), '<g id="1">The page</g> see')).toBe(
      link(written("The page")) + written(" see"),
    );
  });
});

describe("range marks", () => {
  const open = '<w:bookmarkStart w:id="1" w:name="_Ref1"/>';
  const close = '<w:bookmarkEnd w:id="1"/>';
  const number = field(" SEQ Figure ", "1");

  test("stay beside the object they stood beside", () => {
    const content = `${open}${run("Figura ")}${number}${close}${run(". Resultados")}`;
    expect(translated(content, 'Figure <x id="1"/>. Results')).toBe(
      `${open}${written("Figure ")}${number}${close}${written(". Results")}`,
    );
  });

  test("go to the edge of the word at the same share of the text", () => {
    const start = '<w:commentRangeStart w:id="3"/>';
    const end = `<w:commentRangeEnd w:id="3"/>`;
    const reference = '<w:r><w:commentReference w:id="3"/></w:r>';
    const content = `${run("uno dos ")}${start}${run("tres")}${end}${reference}${run(" cuatro cinco")}`;
    expect(translated(content, "one two three four five")).toBe(
      `${written("one two ")}${start}${written("three")}${end}${reference}${written(" four five")}`,
    );
  });

  test("keep their order when what they stood beside changes places", () => {
    const content = `${run("a ")}${note(2)}${open}${run(" b ")}${close}${note(3)}${run(" c")}`;
    const output = translated(content, 'A <x id="2"/> b <x id="1"/> c');
    expect(output.indexOf(open)).toBeGreaterThan(0);
    expect(output.indexOf(open)).toBeLessThan(output.indexOf(close));
  });

  test("and deleted text stay inside the insertion they stood in", () => {
    const deleted = `<w:del w:id="8" ${stamp}><w:r><w:delText>no</w:delText></w:r></w:del>`;
    const inserted = (content: string): string => `<w:ins w:id="7" ${stamp}>${content}</w:ins>`;
    const file = aWordFile(
      paragraph(run("Uno ") + inserted(run("dos ") + deleted + run("tres")) + run(" fin")),
    );
    const { bytes, warnings } = translate(file, 'End <g id="1">two three</g>.');
    expect(warnings).toEqual([{ code: "deleted-text-kept", paragraph: 0 }]);
    expect(bodyOf(bytes)).toContain(inserted(`${written("two ")}${deleted}${written("three")}`));
  });
});

describe("a translation", () => {
  test("that is unsound is not written, and says what is wrong with it", () => {
    const file = aWordFile(paragraph(run("Uno") + note(2) + run(" dos")));
    const { bytes, applied, warnings } = translate(file, "One two");
    expect(applied).toBe(0);
    expect(warnings).toEqual([
      { code: "unsound-translation", paragraph: 0, problems: [{ code: "missing-tag", id: 1 }] },
    ]);
    expect(Buffer.from(bytes)).toEqual(file);
  });

  test("of a paragraph that has no segment is not written", () => {
    const file = aWordFile(paragraph(field(" DOCPROPERTY Title ", "Título")) + paragraph(run("1")));
    expect(translate(file, "Title", "1", "none").warnings).toEqual([
      { code: "not-translatable", paragraph: 0, reason: "locked" },
      { code: "not-translatable", paragraph: 1, reason: null },
      { code: "unknown-paragraph", paragraph: 2 },
    ]);
  });

  test("says when an object keeps words in their language", () => {
    const moved = `<w:moveTo w:id="4" ${stamp}>${run("dos")}</w:moveTo>`;
    const file = aWordFile(paragraph(run("Uno ") + moved + run(" tres")));
    expect(translate(file, 'One <x id="1"/> three').warnings).toEqual([
      { code: "object-text-kept", paragraph: 0 },
    ]);
  });

  test("changes the part it stands in and no other, and in it no other paragraph", () => {
    const before = `<w:p ><w:r><w:t>Uno</w:t></w:r></w:p >`;
    const file = aWordFile({
      body: before + paragraph(run("Dos")),
      footnotes: `<w:footnote w:id="2">${paragraph(run("Nota"))}</w:footnote>`,
    });
    const { bytes } = translate(file, null, "Two");
    expect(bodyOf(bytes)).toBe(before + paragraph(written("Two")));
    expect(partText(bytes, "word/footnotes.xml")).toBe(partText(file, "word/footnotes.xml"));
  });

  test("that says the same gives the same text back", () => {
    const file = aWordFile(
      paragraph(run(" Uno ", "<w:b/>") + note(2) + run(" dos") + field(" REF a ", "3") + run(". ")),
    );
    const document = openWordDocument(file);
    const same = new Map(
      readSegments(document).segments.map(({ paragraph: id, source }) => [id, source]),
    );
    const { bytes } = writeTranslation(document, same, { language: "en-GB" });
    expect(openWordDocument(bytes).paragraphs.map(({ text }) => text)).toEqual(
      document.paragraphs.map(({ text }) => text),
    );
    expect(bodyOf(bytes)).toContain('w:val="en-GB"');
  });

  test("of a strict file keeps it strict", () => {
    const strict = namespaces.replaceAll(
      "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
      "http://purl.oclc.org/ooxml/wordprocessingml/main",
    );
    const file = aWordFile({
      document: `<w:document ${strict}><w:body>${paragraph(run("Uno"))}</w:body></w:document>`,
    });
    const { bytes } = translate(file, "One");
    expect(partText(bytes)).toContain(strict);
    expect(bodyOf(bytes)).toBe(paragraph(written("One")));
  });
});
