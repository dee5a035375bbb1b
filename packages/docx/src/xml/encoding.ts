/** The bytes of an XML part as text, and back again the same way. */
import type { Span } from "../model.ts";
import { DocxRefusal } from "../refusals.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

export type DecodedText = {
  text: string;
  /** What it was decoded from, without the byte order mark. */
  bytes: Buffer;
  encoding: Encoding;
  byteOrderMark: boolean;
};

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
  const content = bytes.subarray(skip);
  let text: string;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
    text = decoder.decode(content);
  } catch {
    throw new DocxRefusal("corrupt", { reason: "encoding" });
  }
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  const expected = encoding === "utf-8" ? ["utf-8", "utf8", "us-ascii", "ascii"] : ["utf-16"];
  if (encoding !== "utf-8") expected.push(encoding);
  if (declared !== undefined && !expected.includes(declared))
    throw new DocxRefusal("corrupt", { reason: "encoding" });
  return { text, bytes: content, encoding, byteOrderMark: skip > 0 };
}

/** Whether a part declares an encoding of one byte a character, other than ASCII. */
export function declaresOldEncoding(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 200);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  return declared !== undefined && /^(iso-8859|windows-125|latin)/i.test(declared);
}

/**
 * The inverse of `decodeXml`: same encoding, same byte order, mark kept.
 * @param pieces new text, and spans of the decoded text, in its order, whose bytes are copied; none
 *   of them ends inside a character
 */
export function encodeXml(pieces: readonly (string | Span)[], like: DecodedText): Buffer {
  const { text, bytes, encoding } = like;
  const isWide = encoding !== "utf-8";
  const isAscii = text.length === bytes.length;
  const lengthOf = (start: number, end: number): number => {
    if (isWide) return (end - start) * 2;
    return isAscii ? end - start : Buffer.byteLength(text.slice(start, end));
  };
  const output = like.byteOrderMark ? [encode("\uFEFF", encoding)] : [];
  let [at, byte] = [0, 0];
  for (const piece of pieces) {
    if (typeof piece === "string") {
      output.push(encode(piece, encoding));
      continue;
    }
    const from = byte + lengthOf(at, piece.start);
    at = piece.end;
    byte = from + lengthOf(piece.start, at);
    output.push(bytes.subarray(from, byte));
  }
  return Buffer.concat(output);
}

function encode(text: string, encoding: Encoding): Buffer {
  const bytes = Buffer.from(text, encoding === "utf-8" ? "utf8" : "utf16le");
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}
