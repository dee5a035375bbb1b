/**
 * XML 1.0 with namespaces, read as events with offsets into the source text.
 *
 * The source is never turned into a tree and never serialised again: whoever reads keeps offsets,
 * and whoever writes splices text at offsets. So everything nobody touched stays byte for byte,
 * whatever it is. In return the scanner must be strict: text that is not well-formed is refused
 * here, because nothing later would notice. DOCTYPE is always refused, so there are no entities but
 * the five of XML, and no expansion to bound.
 */
import type { MarkupLimits } from "../limits.ts";
import { DocxRefusal } from "../refusals.ts";
import { requireName, scanName } from "./name-characters.ts";
import { notWellFormed } from "./not-well-formed.ts";
import type { Resolve, Scope } from "./scope.ts";
import {
  attributeCode,
  elementCode,
  innerScope,
  isDeclaration,
  outermostScope,
  readDeclaration,
} from "./scope.ts";
import { SeenNames } from "./seen-names.ts";
import { attributeValue, forbiddenCharacter, isSpace, readReference } from "./text.ts";

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

/**
 * Scans one document and tells the handler what it meets, in order.
 *
 * @param resolve gives a name's code from namespace URI and local name; called once per distinct
 *   name and scope
 * @throws DocxRefusal `corrupt` (not well-formed), `unsafe-file` (DOCTYPE), `archive-bomb` (depth,
 *   number of elements)
 */
export function scanXml(
  source: string,
  handler: Handler,
  resolve: Resolve,
  limits: MarkupLimits,
): void {
  new Scanner(source, handler, resolve, limits).run();
}

class Scanner implements StartTag {
  readonly #source: string;
  readonly #handler: Handler;
  readonly #resolve: Resolve;
  readonly #limits: MarkupLimits;
  #elementCount = 0;

  start = 0;
  end = 0;
  selfClosing = false;
  depth = 0;
  outerScope: Scope = outermostScope();
  scope: Scope = this.outerScope;

  readonly #names = new SeenNames();
  #name = "";
  /** The attributes of the current tag, one at each index below the count. */
  #attributeCount = 0;
  readonly #attributeNames: string[] = [];
  readonly #attributeCodes: number[] = [];
  readonly #valueStarts: number[] = [];
  readonly #valueEnds: number[] = [];
  readonly #openNames: string[] = [];
  readonly #openCodes: number[] = [];
  readonly #openScopes: Scope[] = [];

  constructor(source: string, handler: Handler, resolve: Resolve, limits: MarkupLimits) {
    this.#source = source;
    this.#handler = handler;
    this.#resolve = resolve;
    this.#limits = limits;
  }

  name(): string {
    return this.#name;
  }

  attributeRange(code: number): { start: number; end: number } | null {
    for (let index = 0; index < this.#attributeCount; index++) {
      if (this.#attributeCodes[index] !== code) continue;
      return {
        start: this.#valueStarts[index] as number,
        end: this.#valueEnds[index] as number,
      };
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
    requireName(target, at);
    if (target.toLowerCase() === "xml" || target.includes(":")) {
      throw notWellFormed("instruction", at);
    }
    this.#handler.other?.(at, close + 2);
    return close + 2;
  }

  #startTag(at: number): number {
    const source = this.#source;
    this.start = at;
    const nameEnd = scanName(source, at + 1);
    const name = this.#names.cut(source, at + 1, nameEnd);
    this.#name = name;
    this.#attributeCount = 0;
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
      const attributeEnd = scanName(source, position);
      const index = this.#attributeCount++;
      this.#attributeNames[index] = this.#names.cut(source, position, attributeEnd);
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
      this.#valueStarts[index] = equals + 1;
      this.#valueEnds[index] = valueEnd;
      position = valueEnd + 1;
    }
    this.end = position;
    this.depth = this.#openNames.length;
    const { xmlDepth, xmlElements } = this.#limits;
    if (this.depth >= xmlDepth) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-depth", allowed: xmlDepth });
    }
    this.#elementCount += 1;
    if (this.#elementCount > xmlElements) {
      throw new DocxRefusal("archive-bomb", { limit: "xml-elements", allowed: xmlElements });
    }
    const outer = this.scope;
    this.outerScope = outer;
    if (declares) this.scope = this.#declare(outer, at);
    this.#resolveAttributes(at);
    const code = elementCode(this.scope, name, this.#resolve, at);
    this.#handler.open(code, this);
    if (this.selfClosing) {
      this.#handler.close(code, position, position);
      this.scope = outer;
    } else {
      this.#openNames.push(name);
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

  /** Finds out what the attributes mean, and refuses two of one name. */
  #resolveAttributes(at: number): void {
    const count = this.#attributeCount;
    const names = this.#attributeNames;
    if (count > 16) {
      if (new Set(names.slice(0, count)).size < count) throw notWellFormed("attribute-twice", at);
    } else {
      for (let i = 1; i < count; i++) {
        for (let j = 0; j < i; j++) {
          if (names[j] === names[i]) throw notWellFormed("attribute-twice", at);
        }
      }
    }
    for (let i = 0; i < count; i++) {
      this.#attributeCodes[i] = attributeCode(this.scope, names[i] as string, this.#resolve, at);
    }
    if (this.scope.hasSynonyms && count > 1) this.#requireDistinctByUri(at);
  }

  /** `a:x` and `b:x` are one attribute when a and b name one namespace (Namespaces in XML, §6.3). */
  #requireDistinctByUri(at: number): void {
    const seen = new Set<string>();
    for (const name of this.#attributeNames.slice(0, this.#attributeCount)) {
      const colon = name.indexOf(":");
      if (colon < 0 || name.startsWith("xmlns:")) continue;
      const key = `${this.scope.bindings.get(name.slice(0, colon))} ${name.slice(colon + 1)}`;
      if (seen.has(key)) throw notWellFormed("attribute-twice", at);
      seen.add(key);
    }
  }

  #declare(outer: Scope, at: number): Scope {
    const added: (readonly [string, string])[] = [];
    for (let index = 0; index < this.#attributeCount; index++) {
      const name = this.#attributeNames[index] as string;
      if (!isDeclaration(name)) continue;
      const [start, end] = [this.#valueStarts[index] as number, this.#valueEnds[index] as number];
      added.push(readDeclaration(name, attributeValue(this.#source, start, end), at));
    }
    return innerScope(outer, added);
  }
}
