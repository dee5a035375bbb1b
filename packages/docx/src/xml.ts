/**
 * XML 1.0 with namespaces, read as events with offsets into the source text.
 *
 * The source is never turned into a tree and never serialised again: whoever reads keeps offsets,
 * and whoever writes splices text at offsets. So everything nobody touched stays byte for byte,
 * whatever it is. In return the scanner must be strict: text that is not well-formed is refused
 * here, because nothing later would notice. DOCTYPE is always refused, so there are no entities but
 * the five of XML, and no expansion to bound.
 */
import type { Limits } from "./limits.ts";
import { DocxRefusal } from "./refusals.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";
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
    throw notWellFormed("encoding");
  }
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  const expected = encoding === "utf-8" ? ["utf-8", "utf8", "us-ascii", "ascii"] : ["utf-16"];
  if (encoding !== "utf-8") expected.push(encoding);
  if (declared !== undefined && !expected.includes(declared)) throw notWellFormed("encoding");
  return { text, encoding, byteOrderMark: skip > 0 };
}

/** Whether a part declares an encoding of one byte a character, other than ASCII. */
export function declaresOldEncoding(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 200);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  return declared !== undefined && /^(iso-8859|windows-125|latin)/i.test(declared);
}

/** The inverse of `decodeXml`: same encoding, same byte order, mark kept. */
export function encodeXml(text: string, like: DecodedText): Buffer {
  const marked = like.byteOrderMark ? `\uFEFF${text}` : text;
  if (like.encoding === "utf-8") return Buffer.from(marked, "utf8");
  const bytes = Buffer.from(marked, "utf16le");
  return like.encoding === "utf-16le" ? bytes : bytes.swap16();
}

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

/** Whether text can stand in XML 1.0: no control characters, no halves of a surrogate pair. */
export function isXmlText(text: string): boolean {
  return !forbiddenCharacter.test(text) && text.isWellFormed();
}

/** Namespace bindings in force at a place. Scopes are shared between all elements that add none. */
export type Scope = {
  readonly bindings: ReadonlyMap<string, string>;
  /** Whether two prefixes may name one namespace: only then can two attributes clash by URI. */
  readonly hasSynonyms: boolean;
  readonly elementCodes: Map<string, number>;
  readonly attributeCodes: Map<string, number>;
  readonly children: Map<string, Scope>;
};

const XML_URI = "http://www.w3.org/XML/1998/namespace";
const XMLNS_URI = "http://www.w3.org/2000/xmlns/";

function makeScope(bindings: ReadonlyMap<string, string>): Scope {
  return {
    bindings,
    hasSynonyms: new Set(bindings.values()).size < bindings.size,
    elementCodes: new Map(),
    attributeCodes: new Map(),
    children: new Map(),
  };
}

/** What a reader of events may ask about the start tag it was just told of. */
export type StartTag = {
  /** Offsets of the whole tag, `<` to behind `>`. */
  readonly start: number;
  readonly end: number;
  readonly selfClosing: boolean;
  /** Number of ancestors. */
  readonly depth: number;
  /** The bindings outside this element, and those inside it. */
  readonly outerScope: Scope;
  readonly scope: Scope;
  /** The qualified name as written, prefix included. */
  name(): string;
  /** The attribute's value by code, or null. */
  attribute(code: number): string | null;
  /** Offsets of the value, between the quotes, or null. */
  attributeRange(code: number): { start: number; end: number } | null;
};

export type Handler = {
  open(code: number, tag: StartTag): void;
  /** `start`…`end` is the end tag; for a self-closing element both equal the end of its tag. */
  close(code: number, start: number, end: number): void;
  /** A stretch of character data as it stands in the source, references not resolved. */
  text(start: number, end: number, isCdata: boolean): void;
  /** A comment or processing instruction. */
  other?(start: number, end: number): void;
};

function notWellFormed(what: string, at?: number): DocxRefusal {
  return new DocxRefusal("corrupt", { reason: "xml", what, ...(at === undefined ? {} : { at }) });
}

// NameStartChar and NameChar of XML 1.0 §2.3.
const nameStart =
  /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]/u;
const nameWhole =
  /^(?:[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}\-.0-9\u00B7\u203F-\u2040]|[\u0300-\u036F])+$/u;

const plainNameCharacter = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  plainNameCharacter[code] = /[A-Za-z0-9_\-.:]/.test(String.fromCharCode(code)) ? 1 : 0;
}

function isSpace(code: number): boolean {
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

/**
 * Scans one document and tells the handler what it meets, in order.
 *
 * @param resolve gives a name's code from namespace URI and local name; called once per distinct
 *   name and scope
 * @throws DocxRefusal `corrupt` (not well-formed), `unsafe-file` (DOCTYPE), `archive-bomb` (depth)
 */
export function scanXml(
  source: string,
  handler: Handler,
  resolve: (uri: string, local: string) => number,
  limits: Pick<Limits, "xmlDepth">,
): void {
  new Scanner(source, handler, resolve, limits.xmlDepth).run();
}

class Scanner implements StartTag {
  readonly #source: string;
  readonly #handler: Handler;
  readonly #resolve: (uri: string, local: string) => number;
  readonly #maxDepth: number;

  start = 0;
  end = 0;
  selfClosing = false;
  depth = 0;
  outerScope: Scope = makeScope(new Map([["xml", XML_URI]]));
  scope: Scope = this.outerScope;

  #nameEnd = 0;
  /** Attribute offsets of the current tag: name start, name end, value start, value end. */
  readonly #attributes: number[] = [];
  #attributeCount = 0;
  readonly #openNames: string[] = [];
  readonly #openCodes: number[] = [];
  readonly #openScopes: Scope[] = [];

  constructor(
    source: string,
    handler: Handler,
    resolve: (uri: string, local: string) => number,
    maxDepth: number,
  ) {
    this.#source = source;
    this.#handler = handler;
    this.#resolve = resolve;
    this.#maxDepth = maxDepth;
  }

  name(): string {
    return this.#source.slice(this.start + 1, this.#nameEnd);
  }

  attributeRange(code: number): { start: number; end: number } | null {
    const list = this.#attributes;
    for (let index = 0; index < this.#attributeCount; index += 4) {
      if (this.#attributeCode(list[index] as number, list[index + 1] as number) === code) {
        return { start: list[index + 2] as number, end: list[index + 3] as number };
      }
    }
    return null;
  }

  attribute(code: number): string | null {
    const range = this.attributeRange(code);
    return range && attributeValue(this.#source, range.start, range.end);
  }

  run(): void {
    const source = this.#source;
    if (forbiddenCharacter.test(source)) throw notWellFormed("character");
    let at = this.#declaration();
    let rooted = false;
    const length = source.length;
    while (at < length) {
      const less = source.indexOf("<", at);
      const textEnd = less < 0 ? length : less;
      if (textEnd > at) this.#text(at, textEnd);
      if (less < 0) break;
      const next = source.charCodeAt(less + 1);
      if (next === 47) {
        at = this.#endTag(less);
      } else if (next === 33) {
        at = this.#markup(less);
      } else if (next === 63) {
        at = this.#instruction(less);
      } else {
        if (this.#openNames.length === 0) {
          if (rooted) throw notWellFormed("second-root", less);
          rooted = true;
        }
        at = this.#startTag(less);
      }
    }
    if (!rooted) throw notWellFormed("no-root", length);
    if (this.#openNames.length > 0) throw notWellFormed("unclosed", length);
  }

  #declaration(): number {
    if (!/^<\?xml[\s?]/.test(this.#source)) return 0;
    const declaration =
      /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.0\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>/.exec(
        this.#source,
      );
    if (!declaration) throw notWellFormed("declaration", 0);
    return declaration[0].length;
  }

  #text(start: number, end: number): void {
    const source = this.#source;
    if (this.#openNames.length === 0) {
      for (let at = start; at < end; at++) {
        if (!isSpace(source.charCodeAt(at))) throw notWellFormed("text-outside-root", at);
      }
      return;
    }
    for (let at = start; at < end; at++) {
      const code = source.charCodeAt(at);
      if (code === 38) at = readReference(source, at).end - 1;
      else if (code === 93 && source.startsWith("]]>", at)) throw notWellFormed("cdata-end", at);
    }
    this.#handler.text(start, end, false);
  }

  #markup(at: number): number {
    const source = this.#source;
    if (source.startsWith("<!--", at)) {
      const dashes = source.indexOf("--", at + 4);
      if (dashes < 0 || source.charCodeAt(dashes + 2) !== 62) throw notWellFormed("comment", at);
      this.#handler.other?.(at, dashes + 3);
      return dashes + 3;
    }
    if (source.startsWith("<![CDATA[", at)) {
      const close = source.indexOf("]]>", at + 9);
      if (close < 0 || this.#openNames.length === 0) throw notWellFormed("cdata", at);
      this.#handler.text(at + 9, close, true);
      return close + 3;
    }
    if (source.startsWith("<!DOCTYPE", at)) {
      throw new DocxRefusal("unsafe-file", { reason: "doctype" });
    }
    throw notWellFormed("markup", at);
  }

  #instruction(at: number): number {
    const source = this.#source;
    const close = source.indexOf("?>", at + 2);
    if (close < 0) throw notWellFormed("instruction", at);
    const target = /^[^ \t\r\n]*/.exec(source.slice(at + 2, close))?.[0] as string;
    this.#requireName(target, at);
    if (target.toLowerCase() === "xml" || target.includes(":")) {
      throw notWellFormed("instruction", at);
    }
    this.#handler.other?.(at, close + 2);
    return close + 2;
  }

  #requireName(name: string, at: number): void {
    if (!nameWhole.test(name) || !nameStart.test(name)) throw notWellFormed("name", at);
  }

  /** The end of the name that starts at `at`; names beyond ASCII are checked against XML 1.0 §2.3. */
  #scanName(at: number): number {
    const source = this.#source;
    let end = at;
    let plain = true;
    for (; ; end++) {
      const code = source.charCodeAt(end);
      if (code < 128) {
        if (plainNameCharacter[code] !== 1) break;
      } else if (code >= 128) {
        plain = false;
      } else {
        break; // NaN: end of input
      }
    }
    const first = source.charCodeAt(at);
    const startsPlain = (first >= 97 && first <= 122) || (first >= 65 && first <= 90);
    if (end === at || !plain || !startsPlain) this.#requireName(source.slice(at, end), at);
    return end;
  }

  #startTag(at: number): number {
    const source = this.#source;
    this.start = at;
    const nameEnd = this.#scanName(at + 1);
    this.#nameEnd = nameEnd;
    this.#attributeCount = 0;
    const list = this.#attributes;
    let declares = false;
    let position = nameEnd;
    for (;;) {
      const before = position;
      while (isSpace(source.charCodeAt(position))) position++;
      const code = source.charCodeAt(position);
      if (code === 62) {
        this.selfClosing = false;
        position++;
        break;
      }
      if (code === 47) {
        if (source.charCodeAt(position + 1) !== 62) throw notWellFormed("tag", at);
        this.selfClosing = true;
        position += 2;
        break;
      }
      if (position === before) throw notWellFormed("tag", at);
      const attributeEnd = this.#scanName(position);
      const count = this.#attributeCount;
      list[count] = position;
      list[count + 1] = attributeEnd;
      if (code === 120 && source.startsWith("xmlns", position)) declares = true;
      let equals = attributeEnd;
      while (isSpace(source.charCodeAt(equals))) equals++;
      if (source.charCodeAt(equals) !== 61) throw notWellFormed("attribute", position);
      equals++;
      while (isSpace(source.charCodeAt(equals))) equals++;
      const quote = source.charCodeAt(equals);
      if (quote !== 34 && quote !== 39) throw notWellFormed("attribute", position);
      let valueEnd = equals + 1;
      for (; ; valueEnd++) {
        const character = source.charCodeAt(valueEnd);
        if (character === quote) break;
        if (character === 60 || Number.isNaN(character)) throw notWellFormed("attribute", position);
        if (character === 38) valueEnd = readReference(source, valueEnd).end - 1;
      }
      list[count + 2] = equals + 1;
      list[count + 3] = valueEnd;
      this.#attributeCount = count + 4;
      position = valueEnd + 1;
    }
    this.end = position;
    this.depth = this.#openNames.length;
    if (this.depth >= this.#maxDepth) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-depth", allowed: this.#maxDepth });
    }
    const outer = this.scope;
    this.outerScope = outer;
    if (declares) this.scope = this.#declare(outer);
    this.#requireDistinctAttributes(at);
    const code = this.#elementCode(source.slice(at + 1, nameEnd), at);
    this.#handler.open(code, this);
    if (this.selfClosing) {
      this.#handler.close(code, position, position);
      this.scope = outer;
    } else {
      this.#openNames.push(source.slice(at + 1, nameEnd));
      this.#openCodes.push(code);
      this.#openScopes.push(outer);
    }
    return position;
  }

  #endTag(at: number): number {
    const source = this.#source;
    const name = this.#openNames.pop();
    if (name === undefined || !source.startsWith(name, at + 2)) throw notWellFormed("end-tag", at);
    let position = at + 2 + name.length;
    while (isSpace(source.charCodeAt(position))) position++;
    if (source.charCodeAt(position) !== 62) throw notWellFormed("end-tag", at);
    this.#handler.close(this.#openCodes.pop() as number, at, position + 1);
    this.scope = this.#openScopes.pop() as Scope;
    return position + 1;
  }

  #declare(outer: Scope): Scope {
    const source = this.#source;
    const list = this.#attributes;
    const added: [string, string][] = [];
    for (let index = 0; index < this.#attributeCount; index += 4) {
      const name = source.slice(list[index], list[index + 1]);
      const isDefault = name === "xmlns";
      if (!isDefault && !name.startsWith("xmlns:")) continue;
      const prefix = isDefault ? "" : name.slice(6);
      const uri = attributeValue(source, list[index + 2] as number, list[index + 3] as number);
      const bad =
        prefix === "xmlns" ||
        prefix.includes(":") ||
        uri === XMLNS_URI ||
        (prefix === "xml") !== (uri === XML_URI) ||
        (!isDefault && (uri.trim() === "" || prefix === ""));
      if (bad) throw notWellFormed("namespace", list[index]);
      added.push([prefix, uri]);
    }
    const key = JSON.stringify(added);
    let scope = outer.children.get(key);
    if (!scope) {
      const changes = added.some(([prefix, uri]) => outer.bindings.get(prefix) !== uri);
      scope = changes ? makeScope(new Map([...outer.bindings, ...added])) : outer;
      outer.children.set(key, scope);
    }
    return scope;
  }

  #requireDistinctAttributes(at: number): void {
    const source = this.#source;
    const list = this.#attributes;
    const count = this.#attributeCount;
    if (count > 64) {
      const names = new Set<string>();
      for (let i = 0; i < count; i += 4) names.add(source.slice(list[i], list[i + 1]));
      if (names.size * 4 !== count) throw notWellFormed("attribute-twice", at);
    } else {
      for (let i = 4; i < count; i += 4) {
        const length = (list[i + 1] as number) - (list[i] as number);
        for (let j = 0; j < i; j += 4) {
          if ((list[j + 1] as number) - (list[j] as number) !== length) continue;
          if (source.slice(list[j], list[j + 1]) === source.slice(list[i], list[i + 1])) {
            throw notWellFormed("attribute-twice", at);
          }
        }
      }
    }
    for (let i = 0; i < count; i += 4) {
      this.#attributeCode(list[i] as number, list[i + 1] as number);
    }
    if (this.scope.hasSynonyms && count > 4) this.#requireDistinctByUri(at);
  }

  /** `a:x` and `b:x` are one attribute when a and b name one namespace (Namespaces in XML, §6.3). */
  #requireDistinctByUri(at: number): void {
    const seen = new Set<string>();
    for (let index = 0; index < this.#attributeCount; index += 4) {
      const name = this.#source.slice(this.#attributes[index], this.#attributes[index + 1]);
      const colon = name.indexOf(":");
      if (colon < 0 || name.startsWith("xmlns:")) continue;
      const key = `${this.scope.bindings.get(name.slice(0, colon))} ${name.slice(colon + 1)}`;
      if (seen.has(key)) throw notWellFormed("attribute-twice", at);
      seen.add(key);
    }
  }

  #elementCode(name: string, at: number): number {
    const known = this.scope.elementCodes.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(":");
    const prefix = colon < 0 ? "" : name.slice(0, colon);
    const local = name.slice(colon + 1);
    const uri = this.scope.bindings.get(prefix) ?? (colon < 0 ? "" : undefined);
    if (uri === undefined || prefix === "xmlns" || !isLocalName(local) || colon === 0) {
      throw notWellFormed("namespace", at);
    }
    const code = this.#resolve(uri, local);
    this.scope.elementCodes.set(name, code);
    return code;
  }

  #attributeCode(start: number, end: number): number {
    const name = this.#source.slice(start, end);
    const known = this.scope.attributeCodes.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(":");
    let code = 0;
    if (colon < 0) {
      // An attribute without prefix is in no namespace.
      code = name === "xmlns" ? 0 : this.#resolve("", name);
    } else if (!name.startsWith("xmlns:")) {
      const uri = this.scope.bindings.get(name.slice(0, colon));
      if (uri === undefined || !isLocalName(name.slice(colon + 1))) {
        throw notWellFormed("namespace", start);
      }
      code = this.#resolve(uri, name.slice(colon + 1));
    }
    this.scope.attributeCodes.set(name, code);
    return code;
  }
}

function isLocalName(local: string): boolean {
  return nameStart.test(local) && !local.includes(":");
}

/** An attribute's value with references resolved and white space normalised (XML 1.0 §3.3.3). */
function attributeValue(source: string, start: number, end: number): string {
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
