import { describe, expect, test } from "vitest";
import type { FileKind } from "./container/identify.ts";
import { identifyFile } from "./container/identify.ts";
import { openWordDocument } from "./document.ts";
import type { Limits } from "./limits.ts";
import type { RefusalCode } from "./refusals.ts";
import { DocxRefusal, refusalCodes } from "./refusals.ts";
import { aWordFile, aZip, namespaces, paragraph, run } from "./testing.ts";

const sound = paragraph(run("The text."));

function refusal(bytes: Uint8Array, limits: Partial<Limits> = {}): [RefusalCode, object] | null {
  try {
    openWordDocument(bytes, limits);
  } catch (error) {
    if (error instanceof DocxRefusal) return [error.code, error.params];
    throw error;
  }
  return null;
}

const ole = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1000),
    Buffer.from(`${stream}\0`, "utf16le"),
    Buffer.alloc(100),
  ]);
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const anotherOffice = (type: string): Buffer =>
  aZip([
    {
      name: "[Content_Types].xml",
      data: `<Types xmlns="x"><Override PartName="/a.xml" ContentType="${type}"/></Types>`,
    },
  ]);

describe("files that are no Word files (hard case 25)", () => {
  const cases: [string, Uint8Array, FileKind, RefusalCode][] = [
    ["an empty file", Buffer.alloc(0), "empty", "empty-file"],
    ["a PDF", Buffer.from("%PDF-1.7\n%%EOF"), "pdf", "not-a-word-file"],
    ["a web page", Buffer.from("\uFEFF\n<!DOCTYPE html><html></html>"), "html", "not-a-word-file"],
    ["plain text", Buffer.from("Only text, café."), "text", "not-a-word-file"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), "image", "not-a-word-file"],
    ["noise", Buffer.from([1, 2, 3, 4, 5]), "unknown", "not-a-word-file"],
    ["some zip file", aZip([{ name: "a.txt", data: "a" }]), "zip", "not-a-word-file"],
    ["a .doc of Word 97", ole("WordDocument"), "legacy-word", "legacy-word-file"],
    [
      "Word 2003 XML",
      Buffer.from(
        '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>',
      ),
      "word-xml",
      "legacy-word-file",
    ],
    ["a file with a password", ole("EncryptedPackage"), "encrypted-office", "encrypted"],
    ["an old spreadsheet", ole("Workbook"), "legacy-excel", "other-office-file"],
    ["rich text", Buffer.from("{\\rtf1 x}"), "rtf", "other-office-file"],
    [
      "an OpenDocument text",
      aZip([
        { name: "mimetype", data: "application/vnd.oasis.opendocument.text", stored: true },
        { name: "content.xml", data: "<a/>" },
      ]),
      "odt",
      "other-office-file",
    ],
    [
      "a spreadsheet",
      anotherOffice("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      "xlsx",
      "other-office-file",
    ],
    [
      "slides",
      anotherOffice(
        "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
      ),
      "pptx",
      "other-office-file",
    ],
    [
      "a document with macros",
      aWordFile({
        body: sound,
        mainType: "application/vnd.ms-word.document.macroEnabled.main+xml",
      }),
      "macro-enabled-word",
      "macro-enabled",
    ],
  ];
  test.each(cases)("%s is named by its content and refused", (_name, bytes, kind, code) => {
    expect(identifyFile(bytes)).toBe(kind);
    expect(refusal(bytes)?.[0]).toBe(code);
    expect(refusalCodes).toContain(code);
  });

  test("a Word file is named as one, even cut short", () => {
    const file = aWordFile(sound);
    expect(identifyFile(file)).toBe("docx");
    expect(identifyFile(file.subarray(0, file.length - 30))).toBe("docx");
    expect(refusal(file.subarray(0, file.length - 30))).toEqual([
      "corrupt",
      { reason: "truncated" },
    ]);
  });

  test("a macro project in a file that claims to have none is found", () => {
    const extra = [{ name: "word/vbaProject.bin", data: "x" }];
    expect(refusal(aWordFile({ body: sound, extra }))?.[0]).toBe("macro-enabled");
  });
});

describe("hostile and broken packages (hard cases 24 and 25)", () => {
  const withEntry = (name: string, data: string | Buffer = "x"): Buffer =>
    aWordFile({ body: sound, extra: [{ name, data }] });

  test.each(["../evil.txt", "/etc/x", "a/../../b", "word\\back.xml", "C:x"])(
    "an entry named %j is refused",
    (name) => {
      expect(refusal(withEntry(name))).toEqual(["unsafe-file", { reason: "entry-name" }]);
    },
  );

  test("two entries of one name are refused, in any case", () => {
    expect(refusal(withEntry("WORD/Document.xml"))).toEqual([
      "unsafe-file",
      { reason: "duplicate-entry" },
    ]);
  });

  test("a part with a DOCTYPE is refused", () => {
    const document = `<!DOCTYPE a [<!ENTITY b "c">]><w:document ${namespaces}/>`;
    expect(refusal(aWordFile({ document }))).toEqual(["unsafe-file", { reason: "doctype" }]);
  });

  test("a wrong checksum is refused, in parts that are not read as well", () => {
    const extra = [{ name: "word/media/a.png", data: "picture", crc: 1 }];
    expect(refusal(aWordFile({ body: sound, extra }))).toEqual(["corrupt", { reason: "checksum" }]);
  });

  test("a part that is not well-formed is refused", () => {
    expect(refusal(aWordFile("<w:p>"))?.[0]).toBe("corrupt");
    expect(refusal(withEntry("docProps/app.xml", "<a>"))?.[0]).toBe("corrupt");
  });

  test("a package without main part is refused", () => {
    const empty = aZip([
      {
        name: "[Content_Types].xml",
        data: `<Types xmlns="x"><Override PartName="/d.xml" ContentType="${word}.document.main+xml"/></Types>`,
      },
    ]);
    expect(refusal(empty)).toEqual(["corrupt", { reason: "main-part" }]);
  });

  test("a file over the size limit is refused unread", () => {
    expect(refusal(aWordFile(sound), { fileBytes: 100 })?.[0]).toBe("too-large");
  });

  test("more entries, larger parts, a larger total or a higher ratio than allowed are refused", () => {
    const file = withEntry("word/media/a.bmp", Buffer.alloc(200_000));
    expect(refusal(file)).toBeNull();
    expect(refusal(file, { entries: 4 })?.[1]).toMatchObject({ limit: "entries" });
    expect(refusal(file, { entryBytes: 100_000 })?.[1]).toMatchObject({ limit: "part" });
    expect(refusal(file, { totalBytes: 100_000 })?.[1]).toMatchObject({ limit: "total" });
    expect(refusal(file, { ratioFromBytes: 1000 })?.[1]).toMatchObject({ limit: "ratio" });
    expect(refusal(file, { xmlPartBytes: 100 })?.[1]).toMatchObject({ limit: "part" });
  });

  test("an entry that inflates to more than it declares is stopped there", () => {
    const file = withEntry("word/media/a.bmp", Buffer.alloc(5_000_000));
    const lie = Buffer.from(file);
    const name = Buffer.from("word/media/a.bmp");
    lie.writeUInt32LE(1000, lie.indexOf(name) - 30 + 22);
    lie.writeUInt32LE(1000, lie.lastIndexOf(name) - 46 + 24);
    expect(refusal(lie)).toEqual(["archive-bomb", { limit: "declared-size" }]);
  });

  test("entries that share compressed bytes are refused", () => {
    const inner = { name: "inner.bin", data: "x", stored: true };
    const outer = { name: "outer.bin", data: aZip([inner]), stored: true };
    const file = aWordFile({ body: sound, extra: [outer, inner] });
    expect(refusal(file)).toBeNull();
    // The directory's "inner.bin" now points into the bytes of "outer.bin".
    const headerInside = file.indexOf("inner.bin") - 30;
    file.writeUInt32LE(headerInside, file.lastIndexOf("inner.bin") - 46 + 42);
    expect(refusal(file)).toEqual(["archive-bomb", { limit: "overlapping-entries" }]);
  });

  test("a directory that names an entry otherwise than the entry itself is refused", () => {
    const file = withEntry("inner.bin");
    file.write("other.bin", file.lastIndexOf("inner.bin"));
    expect(refusal(file)).toEqual(["unsafe-file", { reason: "entry-name" }]);
  });

  test("sixty nested tables and five thousand wrappers are read, more is refused", () => {
    const tables = `${"<w:tbl><w:tr><w:tc>".repeat(60)}${sound}${"</w:tc></w:tr></w:tbl>".repeat(60)}`;
    expect(openWordDocument(aWordFile(tables)).paragraphs[0]?.text).toBe("The text.");
    const wrapped = (depth: number): Buffer =>
      aWordFile(
        paragraph(
          `${'<w:smartTag w:element="x">'.repeat(depth)}${run("deep")}${"</w:smartTag>".repeat(depth)}`,
        ),
      );
    expect(openWordDocument(wrapped(5000)).paragraphs[0]?.text).toBe("deep");
    expect(refusal(wrapped(7000))?.[1]).toMatchObject({ limit: "xml-depth" });
  });
});

describe("what is read", () => {
  test("stories come in order, tables in place, empty paragraphs too", () => {
    const document = openWordDocument(
      aWordFile({
        body: `${sound}<w:tbl><w:tr><w:tc>${paragraph(run("cell"))}</w:tc></w:tr></w:tbl>${paragraph("")}`,
        footnotes: `<w:footnote w:id="1">${paragraph(run("foot"))}</w:footnote>`,
        endnotes: `<w:endnote w:id="1">${paragraph(run("end"))}</w:endnote>`,
        footer: paragraph(run("foot line")),
      }),
    );
    expect(
      document.paragraphs.map((item) => [item.id, item.story, item.inTable, item.text]),
    ).toEqual([
      [0, "body", false, "The text."],
      [1, "body", true, "cell"],
      [2, "body", false, ""],
      [3, "footnote", false, "foot"],
      [4, "endnote", false, "end"],
      [5, "footer", false, "foot line"],
    ]);
  });
});
