/**
 * XML 1.0 with namespaces, read into an outline: where each element stands in the source text.
 *
 * The source is never turned into a tree and never serialised again: whoever reads keeps offsets,
 * and whoever writes splices text at offsets. So everything nobody touched stays byte for byte,
 * whatever it is. In return the scanner must be strict: text that is not well-formed is refused
 * here, because nothing later would notice. DOCTYPE is always refused, so there are no entities but
 * the five of XML, and no expansion to bound.
 *
 * A part has few different start tags and repeats them all the time. One that was read before under
 * the same bindings is known again by its characters: nothing in it can be wrong that was right.
 */
import type { MarkupLimits } from "../limits.ts";
import { DocxRefusal } from "../refusals.ts";
import { requireName, scanName } from "./name-characters.ts";
import { notWellFormed } from "./not-well-formed.ts";
import type { Element } from "./outline.ts";
import { Outline } from "./outline.ts";
import type { Resolve, Scope } from "./scope.ts";
import {
  attributeCode,
  elementCode,
  innerScope,
  isDeclaration,
  outermostScope,
  readDeclaration,
} from "./scope.ts";
import type { StartTag, TagAttribute } from "./seen-tags.ts";
import { SeenTags } from "./seen-tags.ts";
import { attributeValue, isSpace, onlyXmlCharacters, readReference } from "./text.ts";

/**
 * Scans one document.
 *
 * @param resolve gives a name's code from namespace URI and local name; called once per distinct
 *   name and scope
 * @throws DocxRefusal `corrupt` (not well-formed), `unsafe-file` (DOCTYPE), `archive-bomb` (depth,
 *   number of elements)
 */
export function scanXml(source: string, resolve: Resolve, limits: MarkupLimits): Outline {
  return new Scanner(source, resolve, limits).run();
}

class Scanner {
  readonly #source: string;
  readonly #resolve: Resolve;
  readonly #limits: MarkupLimits;
  readonly #outline: Outline;
  readonly #seen: SeenTags;

  /** The innermost open element, the tags of all open ones, and the bindings inside it. */
  #element: Element = 0;
  readonly #open: StartTag[] = [];
  #scope: Scope = outermostScope();

  /** Where the next ampersand and the next "]]>" stand, at or behind the place of the last look. */
  #ampersand = -1;
  #sectionEnd = -1;

  constructor(source: string, resolve: Resolve, limits: MarkupLimits) {
    this.#source = source;
    this.#resolve = resolve;
    this.#limits = limits;
    this.#outline = new Outline(source);
    this.#seen = new SeenTags(source);
  }

  run(): Outline {
    const source = this.#source;
    if (!onlyXmlCharacters.test(source)) throw notWellFormed("character");
    let at = this.#declaration();
    const length = source.length;
    while (at < length) {
      const less = source.indexOf("<", at);
      const textEnd = less < 0 ? length : less;
      if (textEnd > at) this.#text(at, textEnd);
      if (less < 0) break;
      const next = source.charCodeAt(less + 1);
      if (next === 47) at = this.#endTag(less);
      else if (next === 33) at = this.#markup(less);
      else if (next === 63) at = this.#instruction(less);
      else at = this.#startTag(less);
    }
    if (this.#outline.size === 1) throw notWellFormed("no-root", length);
    if (this.#open.length > 0) throw notWellFormed("unclosed", length);
    this.#outline.close(0, length, length);
    return this.#outline;
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
    if (this.#open.length === 0) {
      for (let at = start; at < end; at++) {
        if (!isSpace(source.charCodeAt(at))) throw notWellFormed("text-outside-root", at);
      }
      return;
    }
    if (this.#ampersand < start) this.#ampersand = this.#find("&", start);
    while (this.#ampersand < end) {
      this.#ampersand = this.#find("&", readReference(source, this.#ampersand).end);
    }
    if (this.#sectionEnd < start) this.#sectionEnd = this.#find("]]>", start);
    if (this.#sectionEnd < end) throw notWellFormed("cdata-end", this.#sectionEnd);
  }

  #find(what: string, from: number): number {
    const at = this.#source.indexOf(what, from);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  }

  #markup(at: number): number {
    const source = this.#source;
    if (source.startsWith("<!--", at)) {
      const dashes = source.indexOf("--", at + 4);
      if (dashes < 0 || source.charCodeAt(dashes + 2) !== 62) throw notWellFormed("comment", at);
      return dashes + 3;
    }
    if (source.startsWith("<![CDATA[", at)) {
      const close = source.indexOf("]]>", at + 9);
      if (close < 0 || this.#open.length === 0) throw notWellFormed("cdata", at);
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
    requireName(target, at);
    if (target.toLowerCase() === "xml" || target.includes(":")) {
      throw notWellFormed("instruction", at);
    }
    return close + 2;
  }

  #startTag(at: number): number {
    if (this.#open.length === 0 && this.#outline.size > 1) throw notWellFormed("second-root", at);
    const tag = this.#seen.find(at, this.#scope) ?? this.#readTag(at);
    const { xmlDepth, xmlElements } = this.#limits;
    if (this.#open.length >= xmlDepth) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-depth", allowed: xmlDepth });
    }
    if (this.#outline.size > xmlElements) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-elements", allowed: xmlElements });
    }
    const end = at + tag.length;
    const element = this.#outline.add(tag, at, this.#element);
    if (tag.closesItself) return end;
    this.#open.push(tag);
    this.#element = element;
    this.#scope = tag.inner;
    return end;
  }

  #endTag(at: number): number {
    const source = this.#source;
    const tag = this.#open.pop();
    if (!tag || !source.startsWith(tag.name, at + 2)) throw notWellFormed("end-tag", at);
    let position = at + 2 + tag.name.length;
    while (isSpace(source.charCodeAt(position))) position++;
    if (source.charCodeAt(position) !== 62) throw notWellFormed("end-tag", at);
    this.#outline.close(this.#element, at, position + 1);
    this.#element = this.#outline.parent(this.#element);
    this.#scope = tag.outer;
    return position + 1;
  }

  /** Reads a start tag letter by letter, and remembers it if it may come again. */
  #readTag(at: number): StartTag {
    const source = this.#source;
    const outer = this.#scope;
    const nameEnd = scanName(source, at + 1);
    const name = source.slice(at + 1, nameEnd);
    const attributes: Attribute[] = [];
    let closesItself = false;
    let position = nameEnd;
    for (;;) {
      const before = position;
      while (isSpace(source.charCodeAt(position))) position++;
      const code = source.charCodeAt(position);
      if (code === 62) {
        position++;
        break;
      }
      if (code === 47) {
        if (source.charCodeAt(position + 1) !== 62) throw notWellFormed("tag", at);
        closesItself = true;
        position += 2;
        break;
      }
      if (position === before) throw notWellFormed("tag", at);
      const attribute = this.#readAttribute(position);
      attributes.push(attribute);
      position = attribute.end + 1;
    }
    const declared = attributes.filter(({ name }) => isDeclaration(name));
    const inner = declared.length > 0 ? innerScope(outer, this.#declarations(declared, at)) : outer;
    const length = position - at;
    const code = elementCode(inner, name, this.#resolve, at);
    this.#resolveAttributes(inner, attributes, at);
    const tag = { length, name, code, attributes, closesItself, outer, inner };
    this.#seen.note(at, tag);
    return tag;
  }

  #readAttribute(at: number): Attribute {
    const source = this.#source;
    const nameEnd = scanName(source, at);
    let equals = nameEnd;
    while (isSpace(source.charCodeAt(equals))) equals++;
    if (source.charCodeAt(equals) !== 61) throw notWellFormed("attribute", at);
    equals++;
    while (isSpace(source.charCodeAt(equals))) equals++;
    const quote = source.charCodeAt(equals);
    if (quote !== 34 && quote !== 39) throw notWellFormed("attribute", at);
    for (let end = equals + 1; ; end++) {
      const character = source.charCodeAt(end);
      if (character === quote) {
        const name = source.slice(at, nameEnd);
        const start = equals + 1;
        return { name, code: 0, start, end, value: null };
      }
      if (character === 60 || Number.isNaN(character)) throw notWellFormed("attribute", at);
      if (character === 38) end = readReference(source, end).end - 1;
    }
  }

  #declarations(attributes: readonly Attribute[], at: number): (readonly [string, string])[] {
    return attributes.map(({ name, start, end }) =>
      readDeclaration(name, attributeValue(this.#source, start, end), at),
    );
  }

  /** Finds out what the attributes mean, and refuses two of one name. */
  #resolveAttributes(scope: Scope, attributes: readonly Attribute[], at: number): void {
    if (hasTwoAlike(attributes.map(({ name }) => name))) throw notWellFormed("attribute-twice", at);
    for (const attribute of attributes) {
      attribute.code = attributeCode(scope, attribute.name, this.#resolve, at);
      attribute.start -= at;
      attribute.end -= at;
    }
    if (scope.hasSynonyms) requireDistinctByUri(scope, attributes, at);
  }
}

/** With its name as written, until it is known what that means. */
type Attribute = TagAttribute & { name: string };

/** `a:x` and `b:x` are one attribute when a and b name one namespace (Namespaces in XML, §6.3). */
function requireDistinctByUri(scope: Scope, attributes: readonly Attribute[], at: number): void {
  const names = attributes
    .map(({ name }) => name)
    .filter((name) => name.includes(":") && !name.startsWith("xmlns:"))
    .map((name) => {
      const colon = name.indexOf(":");
      return `${scope.bindings.get(name.slice(0, colon))} ${name.slice(colon + 1)}`;
    });
  if (hasTwoAlike(names)) throw notWellFormed("attribute-twice", at);
}

function hasTwoAlike(names: readonly string[]): boolean {
  if (names.length > 16) return new Set(names).size < names.length;
  return names.some((name, index) => names.indexOf(name) < index);
}
