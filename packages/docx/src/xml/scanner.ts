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
import type { Span } from "../model.ts";
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
import type { StartTag } from "./seen-tags.ts";
import { SeenTags } from "./seen-tags.ts";
import { attributeValue, forbiddenCharacter, isSpace, readReference } from "./text.ts";

/**
 * Scans one document.
 *
 * @param resolve gives a name's code from namespace URI and local name; called once per distinct
 *   name and scope
 * @param identity the code of the attribute whose elements `Outline.identified` lists
 * @throws DocxRefusal `corrupt` (not well-formed), `unsafe-file` (DOCTYPE), `archive-bomb` (depth,
 *   number of elements)
 */
export function scanXml(
  source: string,
  resolve: Resolve,
  limits: MarkupLimits,
  identity = -1,
): Outline {
  return new Scanner(source, resolve, limits, identity).run();
}

class Scanner {
  readonly #source: string;
  readonly #resolve: Resolve;
  readonly #limits: MarkupLimits;
  readonly #identity: number;
  readonly #outline: Outline;
  readonly #seen = new SeenTags();

  /** The innermost open element, the tags of all open ones, and the bindings inside it. */
  #element: Element = 0;
  readonly #open: StartTag[] = [];
  #scope: Scope = outermostScope();
  #scopeNumber = 0;
  readonly #scopeNumbers = new Map<Scope, number>([[this.#scope, 0]]);

  /** Where the next ampersand and the next "]]>" stand, at or behind the place of the last look. */
  #ampersand = -1;
  #sectionEnd = -1;

  constructor(source: string, resolve: Resolve, limits: MarkupLimits, identity: number) {
    this.#source = source;
    this.#resolve = resolve;
    this.#limits = limits;
    this.#identity = identity;
    this.#outline = new Outline(source, resolve, this.#scope);
  }

  run(): Outline {
    const source = this.#source;
    if (forbiddenCharacter.test(source)) throw notWellFormed("character");
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
    const tag = this.#seen.find(this.#source, at, this.#scope) ?? this.#readTag(at);
    const { xmlDepth, xmlElements } = this.#limits;
    if (this.#open.length >= xmlDepth) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-depth", allowed: xmlDepth });
    }
    if (this.#outline.size > xmlElements) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-elements", allowed: xmlElements });
    }
    const end = at + tag.length;
    const scope = tag.inner === tag.outer ? this.#scopeNumber : this.#numberOf(tag.inner);
    const element = this.#outline.add(tag.code, at, end, this.#element, scope);
    if (tag.isIdentified) this.#outline.identified.push(element);
    if (tag.closesItself) return end;
    this.#open.push(tag);
    this.#element = element;
    this.#scope = tag.inner;
    this.#scopeNumber = scope;
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
    if (tag.inner !== tag.outer) {
      this.#scope = tag.outer;
      this.#scopeNumber = this.#numberOf(tag.outer);
    }
    return position + 1;
  }

  #numberOf(scope: Scope): number {
    let number = this.#scopeNumbers.get(scope);
    if (number === undefined) {
      number = this.#outline.addScope(scope);
      this.#scopeNumbers.set(scope, number);
    }
    return number;
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
    const inner = this.#declare(outer, attributes, at);
    const isIdentified = this.#resolveAttributes(inner, attributes, at);
    const code = elementCode(inner, name, this.#resolve, at);
    const length = position - at;
    const tag = { length, name, code, closesItself, isIdentified, outer, inner };
    this.#seen.note(source, at, tag);
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
      if (character === quote) return { name: source.slice(at, nameEnd), start: equals + 1, end };
      if (character === 60 || Number.isNaN(character)) throw notWellFormed("attribute", at);
      if (character === 38) end = readReference(source, end).end - 1;
    }
  }

  /** Finds out what the attributes mean, and refuses two of one name; answers whether one is the identity. */
  #resolveAttributes(scope: Scope, attributes: readonly Attribute[], at: number): boolean {
    if (
      attributes.length > 1 &&
      new Set(attributes.map(({ name }) => name)).size < attributes.length
    ) {
      throw notWellFormed("attribute-twice", at);
    }
    let isIdentified = false;
    for (const { name } of attributes) {
      if (attributeCode(scope, name, this.#resolve, at) === this.#identity) isIdentified = true;
    }
    if (scope.hasSynonyms && attributes.length > 1) requireDistinctByUri(scope, attributes, at);
    return isIdentified;
  }

  #declare(outer: Scope, attributes: readonly Attribute[], at: number): Scope {
    const added = attributes
      .filter(({ name }) => isDeclaration(name))
      .map(({ name, start, end }) =>
        readDeclaration(name, attributeValue(this.#source, start, end), at),
      );
    return added.length > 0 ? innerScope(outer, added) : outer;
  }
}

/** An attribute by its name as written, and the offsets of its value. */
type Attribute = Span & { name: string };

/** `a:x` and `b:x` are one attribute when a and b name one namespace (Namespaces in XML, §6.3). */
function requireDistinctByUri(scope: Scope, attributes: readonly Attribute[], at: number): void {
  const seen = new Set<string>();
  for (const { name } of attributes) {
    const colon = name.indexOf(":");
    if (colon < 0 || name.startsWith("xmlns:")) continue;
    const key = `${scope.bindings.get(name.slice(0, colon))} ${name.slice(colon + 1)}`;
    if (seen.has(key)) throw notWellFormed("attribute-twice", at);
    seen.add(key);
  }
}
