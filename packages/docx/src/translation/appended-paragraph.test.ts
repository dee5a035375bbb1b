import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import type { WordFileParts } from "../testing.ts";
import { aWordFile, bodyOf, field, paragraph, run } from "../testing.ts";
import { writeBilingual } from "./write-translation.ts";

const english = '<w:lang w:val="en-US"/>';
const written = (text: string, properties = ""): string => run(text, `${properties}${english}`);

function bilingual(content: string | WordFileParts, ...texts: string[]) {
  const document = openWordDocument(aWordFile(content));
  return writeBilingual(document, new Map(texts.entries()), { language: "en-US" });
}

describe("a bilingual copy", () => {
  test("has each translation behind its paragraph, which stays as it was", () => {
    const first = paragraph(run("Uno ") + run("dos", "<w:b/>"));
    const second = paragraph(run("Tres"));
    const { bytes, applied } = bilingual(first + second, 'One <g id="1">two</g>', "Three");
    expect(applied).toBe(2);
    expect(bodyOf(bytes)).toBe(
      first +
        paragraph(written("One ") + written("two", "<w:b/>")) +
        second +
        paragraph(written("Three")),
    );
  });

  test("repeats no numbers, identifiers, notes, links or range marks", () => {
    const source = `<w:p w14:paraId="00AA00BB" w:rsidR="00CC00DD"><w:pPr><w:pStyle w:val="List"/><w:pageBreakBefore/><w:numPr><w:numId w:val="3"/></w:numPr><w:jc w:val="both"/><w:rPr><w:ins w:id="9" w:author="A"/><w:b/></w:rPr></w:pPr>${run("Véase ")}<w:bookmarkStart w:id="1" w:name="a"/><w:hyperlink r:id="rId9">${run("aquí")}</w:hyperlink><w:bookmarkEnd w:id="1"/><w:r><w:footnoteReference w:id="2"/></w:r>${run(" y allí")}</w:p>`;
    const { bytes } = bilingual(source, 'See <g id="1">here</g><x id="2"/> and there');
    expect(bodyOf(bytes)).toBe(
      `${source}<w:p><w:pPr><w:pStyle w:val="List"/><w:numPr><w:numId w:val="0"/></w:numPr><w:jc w:val="both"/><w:rPr><w:b/></w:rPr></w:pPr>${written("See ")}${written("here")}${written(" and there")}</w:p>`,
    );
  });

  test("shows citations and fields as text, and repeats tabs and equations", () => {
    const equation = "<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>";
    const citation = field(" ADDIN ZOTERO_ITEM CSL_CITATION {} ", "(Gil, 2020)");
    const source = paragraph(
      `${run("A")}<w:r><w:tab/></w:r>${run("b ")}${citation}${run(" c ")}${equation}${run(" d")}`,
    );
    const { bytes } = bilingual(source, 'A<x id="1"/>B <x id="2"/> C <x id="3"/> D');
    const tab = `<w:r><w:rPr>${english}</w:rPr><w:tab/></w:r>`;
    expect(bodyOf(bytes)).toBe(
      source +
        paragraph(
          `${written("A")}${tab}${written("B ")}${written("(Gil, 2020)")}${written(" C ")}${equation}${written(" D")}`,
        ),
    );
  });

  test("ends a section behind the translation of its last paragraph", () => {
    const section = '<w:sectPr><w:cols w:num="2"/></w:sectPr>';
    const source = (break_: string): string =>
      `<w:p><w:pPr><w:jc w:val="left"/>${break_}</w:pPr>${run("Fin")}</w:p>`;
    const { bytes } = bilingual(source(section), "End");
    expect(bodyOf(bytes)).toBe(
      `${source("")}<w:p><w:pPr><w:jc w:val="left"/>${section}</w:pPr>${written("End")}</w:p>`,
    );
  });

  test("leaves a content control for plain text with its one paragraph", () => {
    const control = (kind: string): string =>
      `<w:sdt><w:sdtPr>${kind}</w:sdtPr><w:sdtContent>${paragraph(run("Uno"))}</w:sdtContent></w:sdt>`;
    const { applied, warnings } = bilingual(control("<w:text/>") + control(""), "One", "One");
    expect(applied).toBe(1);
    expect(warnings).toEqual([{ code: "no-room", paragraph: 0 }]);
  });
});
