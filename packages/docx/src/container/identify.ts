/** Names a file by its content alone: what its name claims is often wrong. */
import { inflateRawSync } from "node:zlib";
import { defaultLimits } from "../limits.ts";
import type { Archive } from "./archive.ts";
import { asBuffer, readArchive, readEntry } from "./archive.ts";

export const fileKinds = [
  "docx",
  "macro-enabled-word",
  "xlsx",
  "pptx",
  "odt",
  "open-document",
  "iwork",
  "epub",
  "legacy-word",
  "legacy-excel",
  "legacy-powerpoint",
  "encrypted-office",
  "ole",
  "word-xml",
  "rtf",
  "pdf",
  "html",
  "xml",
  "image",
  "zip",
  "archive",
  "text",
  "empty",
  "unknown",
] as const;
export type FileKind = (typeof fileKinds)[number];

const OLE_SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const signatures: readonly (readonly [FileKind, Buffer])[] = [
  ["image", Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ["image", Buffer.from([0xff, 0xd8, 0xff])],
  ["image", Buffer.from("GIF8")],
  ["image", Buffer.from("II*\0")],
  ["image", Buffer.from("MM\0*")],
  ["archive", Buffer.from("Rar!")],
  ["archive", Buffer.from([0x37, 0x7a, 0xbc, 0xaf])],
  ["archive", Buffer.from([0x1f, 0x8b])],
  ["archive", Buffer.from("BZh")],
  ["archive", Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a])],
];

/** The kind of a file, never throwing: what cannot be told is `unknown`. */
export function identifyFile(bytes: Uint8Array): FileKind {
  const file = asBuffer(bytes);
  if (file.length === 0) return "empty";
  if (file.length >= 4 && file.readUInt16LE(0) === 0x4b50 && [3, 5, 7].includes(file[2] ?? 0)) {
    return identifyZip(file);
  }
  if (file.subarray(0, 8).equals(OLE_SIGNATURE)) return identifyOle(file);
  for (const [kind, signature] of signatures) {
    if (file.subarray(0, signature.length).equals(signature)) return kind;
  }
  return identifyText(file);
}

/** Stream names of a compound file are UTF-16 in its directory ([MS-CFB] §2.6.1). */
function identifyOle(file: Buffer): FileKind {
  const holds = (name: string): boolean => file.includes(Buffer.from(`${name}\0`, "utf16le"));
  if (holds("EncryptedPackage")) return "encrypted-office";
  if (holds("WordDocument")) return "legacy-word";
  if (holds("PowerPoint Document")) return "legacy-powerpoint";
  if (holds("Workbook") || holds("Book")) return "legacy-excel";
  return "ole";
}

function identifyZip(file: Buffer): FileKind {
  let archive: Archive;
  try {
    archive = readArchive(file, defaultLimits);
  } catch {
    return identifyDamagedZip(file);
  }
  const read = (name: string): string => {
    const entry = archive.entries.find((candidate) => candidate.name.toLowerCase() === name);
    if (!entry || entry.size > 4 * 1024 * 1024) return "";
    try {
      return readEntry(archive, entry).toString("latin1").replaceAll("\0", "");
    } catch {
      return "";
    }
  };
  if (archive.entries.some((entry) => entry.name.endsWith(".iwa"))) return "iwork";
  const stated = kindOfMediaType(read("mimetype").trim());
  if (stated) return stated;
  const types = read("[content_types].xml");
  if (/vnd\.ms-word\.[a-z]+\.macroEnabled/i.test(types)) return "macro-enabled-word";
  if (/wordprocessingml\.(document|template)\.main/.test(types)) return "docx";
  if (/spreadsheetml|ms-excel\.(sheet|template)/.test(types)) return "xlsx";
  if (/presentationml|ms-powerpoint/.test(types)) return "pptx";
  return "zip";
}

/** Whether a truncated package was a Word file can still be told from its first entries. */
function identifyDamagedZip(file: Buffer): FileKind {
  const head = file.subarray(0, 64 * 1024);
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "odt";
  if (head.includes("word/document.xml") || head.includes("word/_rels/")) return "docx";
  const nameLength = file.length >= 30 ? file.readUInt16LE(26) : 0;
  const dataAt = 30 + nameLength + (file.length >= 30 ? file.readUInt16LE(28) : 0);
  if (file.toString("latin1", 30, 30 + nameLength) === "[Content_Types].xml") {
    try {
      const types = inflateRawSync(file.subarray(dataAt), { maxOutputLength: 1024 * 1024 });
      if (types.includes("wordprocessingml.")) return "docx";
    } catch {
      return "zip";
    }
  }
  return "zip";
}

/** The kind an entry "mimetype" states, as OpenDocument and EPUB have one, and hardly any other. */
function kindOfMediaType(type: string): FileKind | null {
  if (type === "application/epub+zip") return "epub";
  if (type.startsWith("application/vnd.oasis.opendocument.text")) return "odt";
  if (type.startsWith("application/vnd.oasis.opendocument")) return "open-document";
  return null;
}

function identifyText(file: Buffer): FileKind {
  const encoding = wideEncoding(file);
  const head = textOf(file.subarray(0, 4096), encoding);
  const start = head.replace(/^(\u00EF\u00BB\u00BF|\uFEFF)?\s*/, "");
  if (start.startsWith("{\\rtf")) return "rtf";
  if (head.slice(0, 1024).includes("%PDF-")) return "pdf";
  if (webPage.test(behindComments(start)) || webFragment.test(start)) return "html";
  if (isWebArchive(start)) return "html";
  if (start.startsWith("<?xml") || start.startsWith("<w:") || start.startsWith("<pkg:")) {
    if (/office:mimetype="application\/vnd\.oasis\.opendocument\.text"/.test(head)) return "odt";
    const isWord = /progid="Word\.Document"|\/wordml|<pkg:package|<w:document/.test(head);
    return isWord ? "word-xml" : "xml";
  }
  return isReadable(file, encoding) ? "text" : "unknown";
}

type WideEncoding = "utf-16le" | "utf-16be";

function wideEncoding(file: Buffer): WideEncoding | null {
  if (file[0] === 0xff && file[1] === 0xfe) return "utf-16le";
  return file[0] === 0xfe && file[1] === 0xff ? "utf-16be" : null;
}

function textOf(bytes: Buffer, encoding: WideEncoding | null): string {
  if (encoding === null) return bytes.toString("latin1");
  const whole = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (encoding === "utf-16be" ? whole.swap16() : whole).toString("utf16le");
}

const webPage = /^<(!doctype html|html)(?=[\s/>])/i;
/** A piece of a page, such as the error message of a server. */
const webFragment = /^<(head|body|meta|title|div|p|br|table|h[1-6])(?=[\s/>])/i;

/** What comes after an XML declaration and comments. */
function behindComments(text: string): string {
  let at = /^(<\?xml[^>]*>\s*)?/.exec(text)?.[0].length ?? 0;
  while (text.startsWith("<!--", at)) {
    const close = text.indexOf("-->", at);
    if (close < 0) break;
    at = close + 3;
    while (/\s/.test(text.charAt(at))) at++;
  }
  return text.slice(at);
}

/** A page saved with its pictures in one file (.mht), which is written as an e-mail is. */
function isWebArchive(start: string): boolean {
  return /^[\w-]+:/.test(start) && /^content-type:\s*multipart\/related/im.test(start);
}

function isReadable(file: Buffer, encoding: WideEncoding | null): boolean {
  if (encoding) return true;
  const sample = file.subarray(0, 64 * 1024);
  for (const byte of sample)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) return false;
  return true;
}
