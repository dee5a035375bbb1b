/** Bytes as text and back, so that every byte that was read is the byte that is written. */
import type { Encoding } from "./model.ts";

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const declared = /\\usepackage\s*\[\s*(?:latin1|latin9|ansinew|cp1252)\s*\]\s*\{inputenc\}/;

/** UTF-8 unless the file says Latin-1, or is no valid UTF-8. Byte order marks stay in the text. */
export function decode(bytes: Uint8Array): { source: string; encoding: Encoding } {
  const latin = (): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const utf8 = decodeUtf8(bytes);
  if (utf8 === null || declared.test(utf8)) return { source: latin(), encoding: "latin-1" };
  return { source: utf8, encoding: "utf-8" };
}

export function encode(source: string, encoding: Encoding): Uint8Array {
  return new Uint8Array(Buffer.from(source, encoding === "latin-1" ? "latin1" : "utf8"));
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
