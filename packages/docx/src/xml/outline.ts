/**
 * The elements of one XML part in document order, as numbers: what each is, and where it stands in
 * the source. It is the one form in which this package looks at markup. Nothing of the content is
 * held, and nothing is ever serialised from it: readers ask for offsets, and writers splice there.
 *
 * An element is its position in that order, from 1. 0 is the document around the root, and stands
 * for "none" wherever there may be no element.
 */
import type { Span } from "../model.ts";
import type { Scope } from "./scope.ts";
import type { StartTag, TagAttribute } from "./seen-tags.ts";
import { attributeValue } from "./text.ts";

/** An element of an outline, or 0 for none. */
export type Element = number;

/** Numbers kept for each element: its code, four offsets, its parent and what follows it. */
const WIDTH = 7;
const [CODE, START, OPEN_END, CLOSE_START, END, PARENT, AFTER] = [0, 1, 2, 3, 4, 5, 6];
/** Real files have an element in about every forty characters. */
const CHARACTERS_PER_ELEMENT = 30;

export class Outline {
  readonly source: string;
  #cells: Int32Array;
  /** Of each element; those that are alike share one. */
  readonly #tags: (StartTag | null)[] = [];
  /** One more than the last element. */
  size = 0;

  constructor(source: string) {
    this.source = source;
    this.#cells = new Int32Array(WIDTH * (16 + Math.ceil(source.length / CHARACTERS_PER_ELEMENT)));
    this.#begin(-1, 0, 0, 0);
    this.#tags.push(null);
  }

  /** Adds the next element; until it is closed it ends with its start tag. */
  add(tag: StartTag, start: number, parent: Element): Element {
    this.#tags.push(tag);
    return this.#begin(tag.code, start, start + tag.length, parent);
  }

  #begin(code: number, start: number, openEnd: number, parent: Element): Element {
    const element = this.size++;
    const at = element * WIDTH;
    if (at >= this.#cells.length) this.#grow();
    const cells = this.#cells;
    cells[at + CODE] = code;
    cells[at + START] = start;
    cells[at + OPEN_END] = openEnd;
    cells[at + CLOSE_START] = openEnd;
    cells[at + END] = openEnd;
    cells[at + PARENT] = parent;
    cells[at + AFTER] = element + 1;
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
    return this.#tag(element).inner;
  }

  /** The bindings around an element. */
  outerScope(element: Element): Scope {
    return this.#tag(element).outer;
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
    return this.#tag(element).name;
  }

  closesItself(element: Element): boolean {
    return this.#tag(element).closesItself;
  }

  /** The value of the attribute of that code, or null. */
  attribute(element: Element, code: number): string | null {
    const attribute = this.#attribute(element, code);
    if (!attribute) return null;
    const start = this.start(element);
    attribute.value ??= attributeValue(this.source, start + attribute.start, start + attribute.end);
    return attribute.value;
  }

  attributeCount(element: Element): number {
    return this.#tag(element).attributes.length;
  }

  /** Offsets of the value, between the quotes, or null. */
  attributeRange(element: Element, code: number): Span | null {
    const attribute = this.#attribute(element, code);
    if (!attribute) return null;
    const start = this.start(element);
    return { start: start + attribute.start, end: start + attribute.end };
  }

  #attribute(element: Element, code: number): TagAttribute | null {
    const { attributes } = this.#tag(element);
    for (const attribute of attributes) if (attribute.code === code) return attribute;
    return null;
  }

  #tag(element: Element): StartTag {
    const tag = this.#tags[element];
    if (!tag) throw new RangeError(`no element ${element}`);
    return tag;
  }
}
