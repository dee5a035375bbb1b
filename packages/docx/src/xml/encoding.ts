/** The bytes of an XML part as text, and back again the same way. */
import { DocxRefusal } from "../refusals.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";
const utf8 = new TextEncoder();

export type DecodedText = { text: string; encoding: Encoding; byteOrderMark: boolean };

/**
 * Decodes a part by its byte order mark or first characters (XML 1.0, appendix F). A package may
 * hold UTF-8 and UTF-16 only (ECMA-376 part 2, §6.2.5).
 * @throws DocxRefusal `corrupt` for another encoding or bytes that are not valid in it
 */
export function decodeXml(bytes: Buffer): DecodedText {
  let encoding: Encoding = "utf-8";
  let skip = 0;
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    skip = 3;
  } else if (a === 0xff && b === 0xfe) {
    encoding = "utf-16le";
    skip = 2;
  } else if (a === 0xfe && b === 0xff) {
    encoding = "utf-16be";
    skip = 2;
  } else if (a === 0x3c && b === 0) {
    encoding = "utf-16le";
  } else if (a === 0 && b === 0x3c) {
    encoding = "utf-16be";
  }
  let text: string;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
    text = decoder.decode(bytes.subarray(skip));
  } catch {
    throw new DocxRefusal("corrupt", { reason: "encoding" });
  }
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  const expected = encoding === "utf-8" ? ["utf-8", "utf8", "us-ascii", "ascii"] : ["utf-16"];
  if (encoding !== "utf-8") expected.push(encoding);
  if (declared !== undefined && !expected.includes(declared))
    throw new DocxRefusal("corrupt", { reason: "encoding" });
  return { text, encoding, byteOrderMark: skip > 0 };
}

/** Whether a part declares an encoding of one byte a character, other than ASCII. */
export function declaresOldEncoding(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 200);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  return declared !== undefined && /^(iso-8859|windows-125|latin)/i.test(declared);
}

/**
 * The inverse of `decodeXml`: same encoding, same byte order, mark kept. The text comes in pieces,
 * none of them ending inside a character, so that a large part never has to be joined.
 */
export function encodeXml(pieces: readonly string[], like: DecodedText): Buffer {
  const marked = like.byteOrderMark ? ["\uFEFF", ...pieces] : pieces;
  const encoding = like.encoding === "utf-8" ? "utf8" : "utf16le";
  let length = 0;
  for (const piece of marked) length += Buffer.byteLength(piece, encoding);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  if (like.encoding === "utf-8") {
    // Twice as fast as a buffer's own way of writing.
    for (const piece of marked) at += utf8.encodeInto(piece, bytes.subarray(at)).written;
    return bytes;
  }
  for (const piece of marked) at += bytes.write(piece, at, encoding);
  return like.encoding === "utf-16be" ? bytes.swap16() : bytes;
}
