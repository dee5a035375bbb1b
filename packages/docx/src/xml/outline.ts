/**
 * The elements of one XML part in document order, as numbers: what each is, and where it stands in
 * the source. It is the one form in which this package looks at markup. Nothing of the content is
 * held, and nothing is ever serialised from it: readers ask for offsets, and writers splice there.
 *
 * An element is its position in that order, from 1. 0 is the document around the root, and stands
 * for "none" wherever there may be no element.
 */
import type { Span } from "../model.ts";
import type { Resolve, Scope } from "./scope.ts";
import { attributeCode } from "./scope.ts";
import { attributeValue, isSpace } from "./text.ts";

/** An element of an outline, or 0 for none. */
export type Element = number;

/** Numbers kept for each element: its code, four offsets, its parent, what follows it, its scope. */
const WIDTH = 8;
const [CODE, START, OPEN_END, CLOSE_START, END, PARENT, AFTER, SCOPE] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Real files have an element in about every forty characters. */
const CHARACTERS_PER_ELEMENT = 30;

export class Outline {
  readonly source: string;
  readonly #resolve: Resolve;
  #cells: Int32Array;
  /** One more than the last element. */
  size = 0;
  /** The elements that have the attribute the scanner was told to list, in order. */
  readonly identified: Element[] = [];
  /** Each scope that some element has. */
  readonly #scopes: Scope[] = [];

  constructor(source: string, resolve: Resolve, outermost: Scope) {
    this.source = source;
    this.#resolve = resolve;
    this.#cells = new Int32Array(WIDTH * (16 + Math.ceil(source.length / CHARACTERS_PER_ELEMENT)));
    this.add(-1, 0, 0, 0, this.addScope(outermost));
    this.close(0, source.length, source.length);
  }

  /** Makes a scope known; answers its number, for `add`. */
  addScope(scope: Scope): number {
    return this.#scopes.push(scope) - 1;
  }

  /**
   * Adds the next element; until it is closed it ends with its start tag.
   * @param scope the number of the bindings inside it
   */
  add(code: number, start: number, openEnd: number, parent: Element, scope: number): Element {
    const element = this.size++;
    const at = element * WIDTH;
    if (at === this.#cells.length) this.#grow();
    const cells = this.#cells;
    cells[at + CODE] = code;
    cells[at + START] = start;
    cells[at + OPEN_END] = openEnd;
    cells[at + CLOSE_START] = openEnd;
    cells[at + END] = openEnd;
    cells[at + PARENT] = parent;
    cells[at + AFTER] = element + 1;
    cells[at + SCOPE] = scope;
    return element;
  }

  /** Says where the end tag of an element stands; everything added since lies inside. */
  close(element: Element, closeStart: number, end: number): void {
    const at = element * WIDTH;
    const cells = this.#cells;
    cells[at + CLOSE_START] = closeStart;
    cells[at + END] = end;
    cells[at + AFTER] = this.size;
  }

  #grow(): void {
    const larger = new Int32Array(this.#cells.length * 2);
    larger.set(this.#cells);
    this.#cells = larger;
  }

  /** What the element is, as the resolver of names said; negative for the document. */
  code(element: Element): number {
    return this.#cells[element * WIDTH + CODE] as number;
  }

  /** Of the start tag. */
  start(element: Element): number {
    return this.#cells[element * WIDTH + START] as number;
  }

  /** Behind the start tag. */
  openEnd(element: Element): number {
    return this.#cells[element * WIDTH + OPEN_END] as number;
  }

  /** Of the end tag; for an element that closes itself, its end. */
  closeStart(element: Element): number {
    return this.#cells[element * WIDTH + CLOSE_START] as number;
  }

  end(element: Element): number {
    return this.#cells[element * WIDTH + END] as number;
  }

  parent(element: Element): Element {
    return this.#cells[element * WIDTH + PARENT] as number;
  }

  /** The first element behind it that is not inside; `size` when there is none. */
  after(element: Element): number {
    return this.#cells[element * WIDTH + AFTER] as number;
  }

  /** The bindings inside an element. */
  scope(element: Element): Scope {
    return this.#scopes[this.#cells[element * WIDTH + SCOPE] as number] as Scope;
  }

  /** The first child. */
  first(element: Element): Element {
    const next = element + 1;
    return next < this.after(element) ? next : 0;
  }

  /** The next sibling. */
  next(element: Element): Element {
    const after = this.after(element);
    return after < this.after(this.parent(element)) ? after : 0;
  }

  /** The sibling before. */
  previous(element: Element): Element {
    const parent = this.parent(element);
    let at = element - 1;
    if (at === parent) return 0;
    while (this.parent(at) !== parent) at = this.parent(at);
    return at;
  }

  /** The first child of that code. */
  child(element: Element, code: number): Element {
    for (let at = this.first(element); at; at = this.next(at))
      if (this.code(at) === code) return at;
    return 0;
  }

  span(element: Element): Span {
    return { start: this.start(element), end: this.end(element) };
  }

  /** The start tag as it stands. */
  tag(element: Element): string {
    return this.source.slice(this.start(element), this.openEnd(element));
  }

  /** The whole element as it stands. */
  markup(element: Element): string {
    return this.source.slice(this.start(element), this.end(element));
  }

  /** The qualified name as written, prefix included. */
  name(element: Element): string {
    return this.source.slice(this.start(element) + 1, this.#nameEnd(element));
  }

  closesItself(element: Element): boolean {
    return this.source.charCodeAt(this.openEnd(element) - 2) === 47;
  }

  /** The value of the attribute of that code, or null. */
  attribute(element: Element, code: number): string | null {
    const range = this.attributeRange(element, code);
    return range && attributeValue(this.source, range.start, range.end);
  }

  /** Offsets of the value, between the quotes, or null. */
  attributeRange(element: Element, code: number): Span | null {
    const { source } = this;
    const scope = this.scope(element);
    for (let at = this.#nameEnd(element); ; ) {
      while (isSpace(source.charCodeAt(at))) at++;
      // The tag was found well-formed: here it ends, or an attribute stands.
      if (source.charCodeAt(at) === 62 || source.charCodeAt(at) === 47) return null;
      const equals = source.indexOf("=", at);
      let nameEnd = equals;
      while (isSpace(source.charCodeAt(nameEnd - 1))) nameEnd--;
      let start = equals + 1;
      while (isSpace(source.charCodeAt(start))) start++;
      const end = source.indexOf(source.charAt(start), start + 1);
      if (attributeCode(scope, source.slice(at, nameEnd), this.#resolve, at) === code) {
        return { start: start + 1, end };
      }
      at = end + 1;
    }
  }

  #nameEnd(element: Element): number {
    const { source } = this;
    for (let at = this.start(element) + 1; ; at++) {
      const code = source.charCodeAt(at);
      if (code === 62 || code === 47 || isSpace(code)) return at;
    }
  }
}
