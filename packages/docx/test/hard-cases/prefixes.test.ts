/** Hard cases 21 and 22: namespaces, their prefixes, and what this package does not know. */
import { aWordFile, namespaces, paragraph, partText, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { curie, edit } from "./edit-fixture.ts";

const transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const strict = "http://purl.oclc.org/ooxml/wordprocessingml/main";

/** The main part after "two" became "2". */
function edited(document: string): string {
  const { bytes, codes } = edit(aWordFile({ document }), ["two", "2"]);
  expect(codes).toEqual([]);
  return partText(bytes);
}

describe("names are known by their namespace (hard case 21)", () => {
  test("a file with another prefix is written with that prefix", () => {
    const document = `<x:document xmlns:x="${transitional}"><x:body><x:p><x:r><x:t>one two</x:t></x:r></x:p></x:body></x:document>`;
    expect(edited(document)).toContain(
      `<x:del ${curie.replace("w:author", 'x:id="1" x:author').replace("w:date", "x:date")}><x:r><x:delText>two</x:delText></x:r></x:del>`,
    );
  });

  test("a file without prefix for elements gets the prefix it has for attributes", () => {
    const document = `<document xmlns="${transitional}" xmlns:q="${transitional}"><body><p><r><t>one two</t></r></p></body></document>`;
    expect(edited(document)).toContain(
      '<del q:id="1" q:author="Curie" q:date="2031-02-03T04:05:06Z"><r><delText>two</delText></r></del>',
    );
  });

  test("a file without any prefix gets one declared where it is needed, and only there", () => {
    const document = `<document xmlns="${transitional}"><body><p><r><t>one two</t></r></p></body></document>`;
    const xml = edited(document);
    expect(xml).toContain(
      `<del xmlns:w="${transitional}" w:id="1" w:author="Curie" w:date="2031-02-03T04:05:06Z"><r><delText>two</delText></r></del>`,
    );
    expect(xml).toContain(`<document xmlns="${transitional}"><body>`);
  });

  test("a prefix that means something else is not taken for w", () => {
    const document = `<document xmlns="${transitional}" xmlns:w="urn:mine"><body><p><r><t>one two</t><w:t>three</w:t></r></p></body></document>`;
    const xml = edited(document);
    expect(xml).toContain(`<del xmlns:w1="${transitional}" w1:id="1"`);
    expect(xml).toContain("<w:t>three</w:t>");
  });

  test("runs side by side with different prefixes are deleted each under its own", () => {
    const document = `<x:document xmlns:x="${transitional}"><x:body><p xmlns="${transitional}"><x:r><x:t>one tw</x:t></x:r><r><t>o three</t></r></p></x:body></x:document>`;
    const xml = edited(document);
    expect(xml).toContain("<x:r><x:delText>tw</x:delText></x:r></x:del>");
    expect(xml).toContain("<r><delText>o</delText></r></del>");
  });

  test("a strict file stays strict, also where both namespaces are bound", () => {
    const document = `<x:document xmlns:w="${transitional}" xmlns:x="${strict}"><x:body><x:p><x:r><x:t>one two</x:t></x:r></x:p></x:body></x:document>`;
    const xml = edited(document);
    expect(xml).toContain('<x:del x:id="1" x:author="Curie" x:date="2031-02-03T04:05:06Z">');
    expect(xml).not.toContain("<w:");
    const unprefixed = `<document xmlns:w="${transitional}" xmlns="${strict}"><body><p><r><t>one two</t></r></p></body></document>`;
    expect(edited(unprefixed)).toContain(`<del xmlns:w1="${strict}" w1:id="1"`);
  });
});

describe("what is not known is kept (hard case 22)", () => {
  const extended = `<w:document ${namespaces} xmlns:kso="urn:kso" mc:Ignorable="w14 kso"><w:body><w:p w14:paraId="1A2B3C4D" w14:textId="77777777" kso:mark="1"><w:pPr><kso:p/></w:pPr><kso:ext kso:a='1' ><kso:b/></kso:ext ><w:r kso:c="2"><w:rPr><w14:glow w14:rad="1"/><kso:d/></w:rPr><w:t>one two</w:t></w:r></w:p></w:body></w:document>`;

  test("to the byte: extensions, their quotes and spaces, paragraph ids, mc:Ignorable", () => {
    const xml = edited(extended);
    const [head] = extended.split("<w:r ");
    expect(xml.startsWith(`${head}<w:r kso:c="2">`)).toBe(true);
  });

  test("properties of extensions go with each part of a split run", () => {
    const properties = '<w:r kso:c="2"><w:rPr><w14:glow w14:rad="1"/><kso:d/></w:rPr>';
    expect(edited(extended).split(properties)).toHaveLength(4);
  });

  test("no paragraph id and no namespace is invented", () => {
    const xml = edited(
      `<w:document ${namespaces}><w:body>${paragraph(run("one two"))}</w:body></w:document>`,
    );
    expect(xml).not.toContain("paraId");
    expect(xml.match(/xmlns/g)).toHaveLength(namespaces.match(/xmlns/g)?.length ?? 0);
  });

  test("text in an element that is not known is read and left alone", () => {
    const file = aWordFile({
      document: `<w:document ${namespaces} xmlns:x="urn:x"><w:body><w:p>${run("one ")}<x:wrap>${run("two")}</x:wrap></w:p></w:body></w:document>`,
    });
    expect(edit(file, ["two", "2"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["one", "1"]).texts).toEqual(["1 two"]);
  });
});
