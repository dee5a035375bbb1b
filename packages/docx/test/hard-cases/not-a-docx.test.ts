/** Hard case 25: files of other kinds under the name of a Word file, each named by what it holds. */
import { gzipSync } from "node:zlib";
import type { FileKind, RefusalCode } from "@curie/docx";
import { DocxRefusal, identifyFile, openWordDocument, refusalCodes } from "@curie/docx";
import { aWordFile, aZip, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";

const sound = aWordFile(paragraph(run("The text.")));
const text = (content: string): Buffer => Buffer.from(content, "utf8");
const wide = (content: string): Buffer => Buffer.from(`\uFEFF${content}`, "utf16le");

/** A compound file with these streams in its directory ([MS-CFB] §2.6.1). */
const compound = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(`${name}\0`.padEnd(64, "\0"), "utf16le")),
  ]);

const officePackage = (type: string): Buffer =>
  aZip([
    {
      name: "[Content_Types].xml",
      data: `<Types xmlns="x"><Override PartName="/a.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`,
    },
  ]);

const openDocument = (kind: string): Buffer =>
  aZip([
    { name: "mimetype", data: `application/vnd.oasis.opendocument.${kind}`, stored: true },
    { name: "content.xml", data: "<a/>" },
  ]);

const withMainType = (mainType: string): Buffer => aWordFile({ body: "<w:p/>", mainType });

function refusal(bytes: Uint8Array): RefusalCode | null {
  try {
    openWordDocument(bytes);
  } catch (error) {
    if (error instanceof DocxRefusal) return error.code;
    throw error;
  }
  return null;
}

type Case = [name: string, bytes: Uint8Array, kind: FileKind, code: RefusalCode];

const cases: Case[] = [
  ["an empty file", Buffer.alloc(0), "empty", "empty-file"],
  ["a PDF", text("%PDF-1.7\n%%EOF"), "pdf", "not-a-word-file"],
  ["plain text", text("Only text, café."), "text", "not-a-word-file"],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), "image", "not-a-word-file"],
  ["noise", Buffer.from([1, 2, 3, 4, 5]), "unknown", "not-a-word-file"],
  ["some zip file", aZip([{ name: "a.txt", data: "a" }]), "zip", "not-a-word-file"],
  ["rich text", text("{\\rtf1 x}"), "rtf", "other-office-file"],
  ["an old spreadsheet", compound("Workbook"), "legacy-excel", "other-office-file"],
  ["old slides", compound("PowerPoint Document"), "legacy-powerpoint", "other-office-file"],
  ["a spreadsheet", officePackage("spreadsheetml.sheet.main+xml"), "xlsx", "other-office-file"],
  ["slides", officePackage("presentationml.presentation.main+xml"), "pptx", "other-office-file"],
  ["an OpenDocument text", openDocument("text"), "odt", "other-office-file"],
  [
    "an OpenDocument spreadsheet",
    openDocument("spreadsheet"),
    "open-document",
    "other-office-file",
  ],
  [
    "a file of Apple Pages",
    aZip([{ name: "Index/Document.iwa", data: "x" }]),
    "iwork",
    "other-office-file",
  ],
  [
    "Word 2003 XML",
    text('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
    "word-xml",
    "legacy-word-file",
  ],
  ["a web page behind a byte order mark", text("\uFEFF<html></html>"), "html", "not-a-word-file"],
  ["a web page in UTF-16", wide("<html></html>"), "html", "not-a-word-file"],
  ["one of the other byte order", wide("<html></html>").swap16(), "html", "not-a-word-file"],
  ["a web page behind comments", text("<!-- a --><!-- b --> <html>"), "html", "not-a-word-file"],
  ["a server's error message", text("<div><p>Not found</p></div>"), "html", "not-a-word-file"],
  [
    "a web page saved in one file",
    text("MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x"),
    "html",
    "not-a-word-file",
  ],
  [
    "an e-mail with the file inside",
    text(`From: a\r\n\r\n${sound.toString("base64")}`),
    "text",
    "not-a-word-file",
  ],
  ["a Word file written in base64", text(sound.toString("base64")), "text", "not-a-word-file"],
  ["a Word file packed by gzip", gzipSync(sound), "archive", "not-a-word-file"],
  ["a Word file inside a zip", aZip([{ name: "a.docx", data: sound }]), "zip", "not-a-word-file"],
  [
    "a flat OpenDocument text",
    text('<?xml version="1.0"?><a office:mimetype="application/vnd.oasis.opendocument.text"/>'),
    "odt",
    "other-office-file",
  ],
  [
    "a flat OPC document",
    text('<?xml version="1.0"?><pkg:package xmlns:pkg="x"/>'),
    "word-xml",
    "legacy-word-file",
  ],
  ["LaTeX", text("\\documentclass{article}"), "text", "not-a-word-file"],
  ["spaces alone", text("  \n"), "text", "not-a-word-file"],
  ["zeros alone", Buffer.alloc(512), "unknown", "not-a-word-file"],
  [
    "the lock file of an open document",
    Buffer.concat([Buffer.from([3]), text("Ann"), Buffer.alloc(158)]),
    "unknown",
    "not-a-word-file",
  ],
  [
    "a file with a password",
    compound("EncryptionInfo", "EncryptedPackage"),
    "encrypted-office",
    "encrypted",
  ],
  [
    "a file under rights management",
    compound("\u0006DataSpaces", "DRMEncryptedTransform", "EncryptedPackage"),
    "encrypted-office",
    "encrypted",
  ],
  ["a .doc", compound("WordDocument", "1Table"), "legacy-word", "legacy-word-file"],
  ["an e-mail of Outlook", compound("__properties_version1.0"), "ole", "not-a-word-file"],
  [
    "a .docm",
    withMainType("application/vnd.ms-word.document.macroEnabled.main+xml"),
    "macro-enabled-word",
    "macro-enabled",
  ],
  [
    "a .dotm",
    withMainType("application/vnd.ms-word.template.macroEnabledTemplate.main+xml"),
    "macro-enabled-word",
    "macro-enabled",
  ],
  ["half of a Word file", sound.subarray(0, sound.length >> 1), "docx", "corrupt"],
  ["the first bytes of one", sound.subarray(0, 10), "zip", "corrupt"],
];

describe("files that are no Word file are refused by what they hold (hard case 25)", () => {
  test.each(cases)("%s", (_name, bytes, kind, code) => {
    expect(identifyFile(bytes)).toBe(kind);
    expect(refusal(bytes)).toBe(code);
    expect(refusalCodes).toContain(code);
  });

  test("a template is a Word file", () => {
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml";
    expect(refusal(withMainType(type))).toBeNull();
  });

  test("a Word file cut short is damaged, and still one", () => {
    const cut = sound.subarray(0, sound.length - 30);
    expect(identifyFile(cut)).toBe("docx");
    expect(() => openWordDocument(cut)).toThrow(
      new DocxRefusal("corrupt", { reason: "truncated" }),
    );
  });

  test("what stands behind the zip does not matter", () => {
    expect(refusal(Buffer.concat([sound, Buffer.alloc(1000)]))).toBeNull();
  });

  test("a hundred comments before a page that never comes cost no time", () => {
    const startedAt = performance.now();
    expect(identifyFile(text("<!---->".repeat(500)))).toBe("text");
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
