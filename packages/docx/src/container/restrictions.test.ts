import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import { DocxRefusal } from "../refusals.ts";
import type { ZipEntry } from "../testing.ts";
import { aWordFile, aZip, namespaces, paragraph, run } from "../testing.ts";

const sound = paragraph(run("The text."));
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";

function refusal(bytes: Uint8Array): [string, object] | null {
  try {
    openWordDocument(bytes);
  } catch (error) {
    if (error instanceof DocxRefusal) return [error.code, error.params];
    throw error;
  }
  return null;
}

describe("documents that may not be edited", () => {
  const settings = (attributes: string): Buffer =>
    aWordFile({ body: sound, settings: `<w:documentProtection ${attributes}/>` });

  test("enforced protection is refused with its kind", () => {
    for (const kind of ["readOnly", "comments", "forms"]) {
      expect(refusal(settings(`w:edit="${kind}" w:enforcement="1"`))).toEqual([
        "protected-document",
        { protection: kind },
      ]);
    }
  });

  test("protection that is not enforced, or asks for tracked changes, is none", () => {
    expect(refusal(settings('w:edit="readOnly" w:enforcement="0"'))).toBeNull();
    expect(refusal(settings('w:edit="readOnly"'))).toBeNull();
    expect(refusal(settings('w:edit="trackedChanges" w:enforcement="true"'))).toBeNull();
  });

  test("protection stands where ranges are open to everyone, or sections to typing", () => {
    const open = `<w:p><w:permStart w:id="1" w:edGrp="everyone"/>${run("Open.")}<w:permEnd w:id="1"/></w:p>`;
    const section = '<w:sectPr><w:formProt w:val="0"/></w:sectPr>';
    const opened: [string, string][] = [
      ["readOnly", open],
      ["forms", sound + section],
    ];
    for (const [kind, body] of opened) {
      const attributes = `w:edit="${kind}" w:enforcement="1"`;
      const file = aWordFile({ body, settings: `<w:documentProtection ${attributes}/>` });
      expect(refusal(file)?.[1]).toEqual({ protection: kind });
    }
  });

  test("an unknown kind of protection is taken for the strictest, and not repeated", () => {
    const [code, params] = refusal(settings('w:edit="my secret" w:enforcement="1"')) ?? [];
    expect(code).toBe("protected-document");
    expect(params).toEqual({ protection: "readOnly" });
  });

  test("limits on formatting alone do not forbid words", () => {
    expect(refusal(settings('w:formatting="1" w:enforcement="1"'))).toBeNull();
  });
});

describe("documents that ask for care", () => {
  const signature = "application/vnd.openxmlformats-package.digital-signature";
  const packageType = "http://schemas.openxmlformats.org/package/2006/relationships";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006";

  /** A package whose relationships and types are these, and its entries beside the text. */
  function aPackage(links: string, types: string, entries: readonly ZipEntry[]): Buffer {
    return aZip([
      {
        name: "[Content_Types].xml",
        data: `<Types xmlns="x"><Default Extension="rels" ContentType="a"/>${types}<Override PartName="/d.xml" ContentType="${word}.document.main+xml"/></Types>`,
      },
      {
        name: "_rels/.rels",
        data: `<Relationships xmlns="${packageType}"><Relationship Id="a" Type="${office}/relationships/officeDocument" Target="/D.XML"/>${links}</Relationships>`,
      },
      { name: "d.xml", data: `<w:document ${namespaces}><w:body>${sound}</w:body></w:document>` },
      ...entries,
    ]);
  }
  const warningsOf = (file: Buffer): string[] =>
    openWordDocument(file).warnings.map((warning) => warning.code);
  const originLink = `<Relationship Id="s" Type="${packageType.replace("/relationships", "")}/relationships/digital-signature/origin" Target="_xmlsignatures/origin.sigs"/>`;

  test.each([
    [
      "origin, relationship and signature",
      originLink,
      `<Default Extension="sigs" ContentType="${signature}-origin"/><Override PartName="/_xmlsignatures/sig1.xml" ContentType="${signature}-xmlsignature+xml"/>`,
    ],
    ["a relationship to an origin of any type", originLink, ""],
    [
      "a signature by its type alone",
      "",
      `<Override PartName="/_xmlsignatures/sig1.xml" ContentType="${signature}-xmlsignature+xml"/>`,
    ],
    [
      "an origin by its type alone",
      "",
      `<Default Extension="sigs" ContentType="${signature}-origin"/>`,
    ],
  ])("a document with %s is signed, and opens with a warning", (_name, links, types) => {
    const entries = [
      { name: "_xmlsignatures/origin.sigs", data: "" },
      { name: "_xmlsignatures/sig1.xml", data: "<Signature/>" },
    ];
    const file = aPackage(links, types, entries);
    expect(warningsOf(file)).toEqual(["signed-document"]);
    expect(openWordDocument(file).paragraphs[0]?.text).toBe("The text.");
  });

  test("a document marked as final opens with a warning", () => {
    const custom = (value: string): ZipEntry => ({
      name: "docProps/custom.xml",
      data: `<Properties xmlns="x" xmlns:vt="y"><property pid="2" name="Other"><vt:bool>true</vt:bool></property><property pid="3" name="_MarkAsFinal"><vt:bool>${value}</vt:bool></property></Properties>`,
    });
    for (const kind of ["custom-properties", "customProperties"]) {
      const link = `<Relationship Id="c" Type="${office}/relationships/${kind}" Target="docProps/custom.xml"/>`;
      expect(warningsOf(aPackage(link, "", [custom("true")]))).toEqual(["marked-as-final"]);
      expect(warningsOf(aPackage(link, "", [custom("false")]))).toEqual([]);
    }
  });

  test("a password for saving gives a warning, a recommendation to only read gives none", () => {
    const file = (attributes: string): Buffer =>
      aWordFile({ body: sound, settings: `<w:writeProtection ${attributes}/>` });
    expect(warningsOf(file('w:recommended="1"'))).toEqual([]);
    expect(warningsOf(file('w:cryptAlgorithmSid="4" w:hash="AAAA" w:salt="BBBB"'))).toEqual([
      "write-protected",
    ]);
    expect(warningsOf(file('w:algorithmName="SHA-512" w:hashValue="AAAA"'))).toEqual([
      "write-protected",
    ]);
  });

  describe("that import another file (w:altChunk)", () => {
    /** The document names the part; its content type goes by the part's extension. */
    function anImportOf(name: string, type: string, data: string | Buffer): Buffer {
      const link = `<Relationship Id="i" Type="${office}/relationships/aFChunk" Target="${name}"/>`;
      const body = `${sound}<w:altChunk r:id="i"/>`;
      return aZip([
        {
          name: "[Content_Types].xml",
          data: `<Types xmlns="x"><Default Extension="rels" ContentType="a"/><Default Extension="${name.split(".")[1]}" ContentType="${type}"/><Override PartName="/d.xml" ContentType="${word}.document.main+xml"/></Types>`,
        },
        {
          name: "_rels/.rels",
          data: `<Relationships xmlns="${packageType}"><Relationship Id="a" Type="${office}/relationships/officeDocument" Target="d.xml"/></Relationships>`,
        },
        {
          name: "_rels/d.xml.rels",
          data: `<Relationships xmlns="${packageType}">${link}</Relationships>`,
        },
        { name: "d.xml", data: `<w:document ${namespaces}><w:body>${body}</w:body></w:document>` },
        { name, data },
      ]);
    }
    const whole = aWordFile(sound);

    test.each([
      ["HTML", "c.html", "text/html", "<p>One<br>two"],
      ["RTF", "c.rtf", "application/rtf", "{\\rtf1 One}"],
      ["a Word file as such", "c.docx", word, whole],
      ["sound XHTML", "c.xhtml", "application/xhtml+xml", "<html><body><p>One</p></body></html>"],
    ])("open with a warning when it is %s", (_name, name, type, data) => {
      expect(warningsOf(anImportOf(name, type, data))).toEqual(["imported-content"]);
    });

    test.each([
      ["a Word file that says it is XML", "c.dat", `${word}.document.main+xml`, whole],
      ["XHTML that is none", "c.xhtml", "application/xhtml+xml", "<!DOCTYPE html><p>One"],
    ])("are refused for what they are when it is %s", (_name, name, type, data) => {
      expect(refusal(anImportOf(name, type, data))).toEqual(["imported-file", {}]);
    });
  });
});
