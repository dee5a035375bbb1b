import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import { aWordFile, bodyOf, paragraph, run } from "../testing.ts";
import { writeBilingual, writeTranslation } from "./write-translation.ts";

const notice = "Draft & not checked";
const options = { language: "en-US", notice } as const;

function translate(body: string, translations: Record<number, string> = {}) {
  const given = new Map(Object.entries(translations).map(([id, text]) => [Number(id), text]));
  return writeTranslation(openWordDocument(aWordFile(body)), given, options);
}

function texts(bytes: Uint8Array): string[] {
  return openWordDocument(bytes).paragraphs.map(({ text }) => text);
}

describe("the notice of a translation", () => {
  test("stands in a line of its own before the first words, and adds no paragraph", () => {
    const body = paragraph(run("Título", "<w:b/>"), "Title") + paragraph(run("Uno"));
    const { bytes, applied } = translate(body, { 0: "Title", 1: "One" });
    expect(applied).toBe(2);
    expect(texts(bytes)).toEqual([`${notice}\nTitle`, "One"]);
    expect(bodyOf(bytes)).toMatch(
      /^<w:p><w:pPr><w:pStyle w:val="Title"\/><\/w:pPr><w:r><w:rPr><w:b w:val="0"\/>.*<w:t>Draft &amp; not checked<\/w:t><w:cr\/><\/w:r><w:r><w:rPr><w:b\/>/,
    );
  });

  test("is there when no paragraph was translated", () => {
    expect(texts(translate(paragraph(run("Uno"))).bytes)).toEqual([`${notice}\nUno`]);
  });

  test("fills an empty first paragraph without a line more", () => {
    expect(texts(translate(`<w:p/>${paragraph(run("Uno"))}`).bytes)).toEqual([notice, "Uno"]);
    expect(texts(translate(paragraph("", "Title")).bytes)).toEqual([notice]);
  });

  test("passes by a content control, which may be bound to data", () => {
    const control = `<w:sdt><w:sdtContent>${paragraph(run("Campo"))}</w:sdtContent></w:sdt>`;
    expect(texts(translate(control + paragraph(run("Uno"))).bytes)).toEqual([
      "Campo",
      `${notice}\nUno`,
    ]);
    expect(texts(translate(control).bytes)).toEqual([`${notice}\nCampo`]);
  });

  test("goes into the first cell of a table that comes first", () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run("Celda"))}</w:tc></w:tr></w:tbl>`;
    expect(texts(translate(table + paragraph(run("Uno")), { 0: "Cell" }).bytes)).toEqual([
      `${notice}\nCell`,
      "Uno",
    ]);
  });

  test("stands above the original in a bilingual copy", () => {
    const document = openWordDocument(aWordFile(paragraph(run("Uno"))));
    const { bytes } = writeBilingual(document, new Map([[0, "One"]]), options);
    expect(texts(bytes)).toEqual([`${notice}\nUno`, "One"]);
  });

  test("keeps the file's own prefix", () => {
    const uri = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    const { bytes } = translate(`<x:p xmlns:x="${uri}"><x:r><x:t>Uno</x:t></x:r></x:p>`);
    expect(bodyOf(bytes)).toContain('<x:r><x:rPr><x:b x:val="0"/>');
  });
});
