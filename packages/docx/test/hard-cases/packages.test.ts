/** Hard case 24: the package around the text. */
import { DocxRefusal, openWordDocument } from "@curie/docx";
import {
  aWordFile,
  aZip,
  namespaces,
  paragraph,
  partText,
  run,
  type ZipEntry,
} from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { edit, texts } from "./edit-fixture.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const text = paragraph(run("It was here."));
const document = `<w:document ${namespaces}><w:body>${text}</w:body></w:document>`;

/** A package of a main part and what leads to it. */
function packed(main: string, target: string, ...more: ZipEntry[]): Buffer {
  return aZip([
    {
      name: "[Content_Types].xml",
      data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="sigs" ContentType="application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml"/><Override PartName="/${main}" ContentType="${word}.document.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
    },
    { name: main, data: document },
    ...more,
  ]);
}

function refusal(file: Buffer): [string, object] | null {
  try {
    openWordDocument(file);
  } catch (error) {
    if (error instanceof DocxRefusal) return [error.code, error.params];
    throw error;
  }
  return null;
}

describe("a package (hard case 24)", () => {
  test.each([
    ["another name", "word/document2.xml", "word/document2.xml"],
    ["another folder", "main.xml", "/main.xml"],
    ["another case in the link to it", "word/document.xml", "Word/Document.XML"],
    ["a roundabout link to it", "word/document.xml", "./word/../word/document.xml"],
  ])("whose main part has %s is edited there", (_name, main, target) => {
    const file = packed(main, target);
    expect(texts(file)).toEqual(["It was here."]);
    const { bytes } = edit(file, ["was", "is"]);
    expect(partText(bytes, main)).toContain("<w:delText>was</w:delText>");
  });

  test("with two entries of one name is refused, also where only the case differs", () => {
    for (const name of ["word/document.xml", "WORD/Document.xml"]) {
      const file = packed("word/document.xml", "word/document.xml", { name, data: document });
      expect(refusal(file)).toEqual(["unsafe-file", { reason: "duplicate-entry" }]);
    }
  });

  test("that is signed is edited with a warning: any edit breaks the signature", () => {
    const file = packed("d.xml", "d.xml", { name: "s.sigs", data: "<s/>" });
    expect(openWordDocument(file).warnings).toEqual([{ code: "signed-document" }]);
    expect(edit(file, ["was", "is"]).texts).toEqual(["It is here."]);
  });

  test("that imports other files on opening is edited with a warning: their text is not seen", () => {
    const file = aWordFile(`${text}<w:altChunk r:id="x"/>`);
    expect(openWordDocument(file).warnings).toEqual([{ code: "imported-content" }]);
    expect(edit(file, ["was", "is"]).body).toContain('<w:altChunk r:id="x"/>');
  });

  test("whose author allows no edits is refused, one that asks for tracked changes is edited", () => {
    const settings = (edits: string, enforced: string): Buffer =>
      aWordFile({
        body: text,
        settings: `<w:documentProtection w:edit="${edits}" w:enforcement="${enforced}"/>`,
      });
    for (const kind of ["readOnly", "comments", "forms"]) {
      expect(refusal(settings(kind, "1"))).toEqual(["protected-document", { protection: kind }]);
      expect(refusal(settings(kind, "0"))).toBeNull();
    }
    expect(edit(settings("trackedChanges", "1"), ["was", "is"]).texts).toEqual(["It is here."]);
  });

  test("that may run macros is refused, whatever it calls itself", () => {
    const extra = [{ name: "word/vbaProject.bin", data: "x" }];
    expect(refusal(aWordFile({ body: text, extra }))?.[0]).toBe("macro-enabled");
  });

  test("keeps pictures, fonts, custom XML and what else it holds, packed as it was", () => {
    const extra: ZipEntry[] = [
      { name: "word/media/image1.png", data: Buffer.from([1, 2, 3, 4]), stored: true },
      { name: "customXml/item1.xml", data: "<a xmlns='urn:a' >x</a >" },
      { name: "docProps/thumbnail.jpeg", data: "jpeg".repeat(100) },
    ];
    const { bytes } = edit(aWordFile({ body: text, extra }), ["was", "is"]);
    for (const { name, data } of extra) expect(partText(bytes, name)).toBe(data.toString());
  });
});
