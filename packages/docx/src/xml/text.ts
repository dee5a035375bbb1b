/** Characters and references of XML 1.0: what may stand in a part, and how it is written there. */
import { notWellFormed } from "./not-well-formed.ts";

/** Text as element content. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : "&gt;"));
}

/** Text as the content of a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 §2.2 forbids
const forbiddenCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** The same as what is allowed, for long texts: the regular expression engine runs over those twice as fast. */
export const onlyXmlCharacters = /^[\t\n\r\x20-\ufffd]*$/;

/** Whether text can stand in XML 1.0: no control characters, no halves of a surrogate pair. */
export function isXmlText(text: string): boolean {
  return !forbiddenCharacter.test(text) && text.isWellFormed();
}

/** White space of XML 1.0 §2.3, by character code. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** The reference that starts at `at` (an ampersand): its text and the offset behind its semicolon. */
export function readReference(source: string, at: number): { text: string; end: number } {
  const semicolon = source.indexOf(";", at);
  if (semicolon < 0 || semicolon - at > 12) throw notWellFormed("reference", at);
  const name = source.slice(at + 1, semicolon);
  const end = semicolon + 1;
  switch (name) {
    case "amp":
      return { text: "&", end };
    case "lt":
      return { text: "<", end };
    case "gt":
      return { text: ">", end };
    case "quot":
      return { text: '"', end };
    case "apos":
      return { text: "'", end };
  }
  const digits = /^#(?:x([0-9A-Fa-f]+)|([0-9]+))$/.exec(name);
  if (!digits) throw notWellFormed("reference", at);
  const code = digits[1]
    ? Number.parseInt(digits[1], 16)
    : Number.parseInt(digits[2] as string, 10);
  if (code > 0x10ffff || code === 0 || (code >= 0xd800 && code <= 0xdfff)) {
    throw notWellFormed("reference", at);
  }
  const text = String.fromCodePoint(code);
  if (forbiddenCharacter.test(text)) throw notWellFormed("reference", at);
  return { text, end };
}

/** An attribute's value with references resolved and white space normalised (XML 1.0 §3.3.3). */
export function attributeValue(source: string, start: number, end: number): string {
  const raw = source.slice(start, end);
  if (!/[&\t\r\n]/.test(raw)) return raw;
  let value = "";
  for (let at = start; at < end; ) {
    const code = source.charCodeAt(at);
    if (code === 38) {
      const reference = readReference(source, at);
      value += reference.text;
      at = reference.end;
    } else {
      if (code === 13 && source.charCodeAt(at + 1) === 10 && at + 1 < end) at++;
      value += isSpace(code) ? " " : source.charAt(at);
      at++;
    }
  }
  return value;
}
